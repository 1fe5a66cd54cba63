/** One connection to one table, which comes back by itself. It knows messages, not what they mean. */

import type { Reply, Request } from "./types";

export type State = "connecting" | "live" | "lost" | "closed";

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const SILENCE = 25_000; // after so long without a word we ask whether anybody is there
const PATIENCE = 6_000;

export class Wire {
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private retry: number | undefined;
  private pulse: number | undefined;
  private lastWord = 0;
  private done = false;

  constructor(
    private readonly hello: () => Request,
    private readonly hear: (reply: Reply) => void,
    private readonly turn: (state: State) => void,
  ) {
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.awake);
    this.connect();
  }

  /** False if nobody hears it now; what must not be lost is kept by whoever sends it. */
  send(request: Request): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(request));
    return true;
  }

  close(): void {
    this.done = true;
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.awake);
    clearTimeout(this.retry);
    clearInterval(this.pulse);
    this.socket?.close();
    this.turn("closed");
  }

  private connect(): void {
    if (this.done) return;
    clearTimeout(this.retry);
    this.turn("connecting");
    const socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => {
      this.lastWord = Date.now();
      this.send(this.hello());
      this.turn("live");
      clearInterval(this.pulse);
      this.pulse = window.setInterval(this.feel, 5_000);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.wait = FIRST_WAIT;
      this.lastWord = Date.now();
      const reply = JSON.parse(event.data) as Reply;
      if (reply.type === "bye" && !reply.again) this.done = true;
      this.hear(reply);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      clearInterval(this.pulse);
      this.turn(this.done ? "closed" : "lost");
      if (this.done) return;
      // Not all at once: a server that comes back is met by everybody
      this.retry = window.setTimeout(() => this.connect(), this.wait * (0.7 + Math.random() * 0.6));
      this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
    };
  }

  private readonly again = (): void => {
    if (this.done || this.socket?.readyState === WebSocket.OPEN) return;
    this.wait = FIRST_WAIT;
    this.connect();
  };

  private readonly awake = (): void => {
    if (document.visibilityState === "visible") this.again();
  };

  private readonly feel = (): void => {
    const quiet = Date.now() - this.lastWord;
    if (quiet > SILENCE + PATIENCE) this.socket?.close();
    else if (quiet > SILENCE) this.send({ type: "ping", number: 0 });
  };
}
