/** Few and soft sounds, made here rather than fetched; off unless somebody wants them. */

import { page } from "./page.svelte";

let context: AudioContext | undefined;

function tone(frequency: number, after: number, length: number, loudness: number): void {
  context ??= new AudioContext();
  const start = context.currentTime + after;
  const source = new OscillatorNode(context, { type: "sine", frequency });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.linearRampToValueAtTime(loudness, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  source.connect(gain).connect(context.destination);
  source.start(start);
  source.stop(start + length);
}

/** A thing was put down. */
export function tap(): void {
  if (page.sound) tone(190 + Math.random() * 40, 0, 0.09, 0.05);
}

/** It is the reader's turn. */
export function chime(): void {
  if (!page.sound) return;
  tone(587, 0, 0.5, 0.05);
  tone(880, 0.13, 0.7, 0.04);
}
