import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.FOLDTABLE_AT ?? "http://127.0.0.1:8420";

// The bundle is committed, for machines without node: names follow from contents, so the same sources make the same files
export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../../src/foldtable/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    sourcemap: false,
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
