import { mount } from "svelte";
import App from "./App.svelte";
import "./theme/base.css";

mount(App, { target: document.getElementById("page") as HTMLElement });
