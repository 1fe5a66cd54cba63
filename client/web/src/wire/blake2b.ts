/** BLAKE2b (RFC 7693), which browsers don't bring along: to check in the page that the dice are those that were promised. */

const MASK = (1n << 64n) - 1n;
const START = [0x6a09e667f3bcc908n, 0xbb67ae8584caa73bn, 0x3c6ef372fe94f82bn, 0xa54ff53a5f1d36f1n, 0x510e527fade682d1n, 0x9b05688c2b3e6c1fn, 0x1f83d9abfb41bd6bn, 0x5be0cd19137e2179n];
const ORDER = [
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15],
  [14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3],
  [11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4],
  [7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8],
  [9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13],
  [2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9],
  [12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11],
  [13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10],
  [6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5],
  [10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0],
];

const turned = (x: bigint, by: bigint): bigint => ((x >> by) | (x << (64n - by))) & MASK;

export function blake2b(data: Uint8Array, size: number): Uint8Array {
  const h = [...START];
  h[0] = (h[0] as bigint) ^ 0x01010000n ^ BigInt(size);
  const whole = Math.max(Math.ceil(data.length / 128), 1);
  for (let block = 0; block < whole; block += 1) {
    const bytes = new Uint8Array(128);
    bytes.set(data.subarray(block * 128, (block + 1) * 128));
    const view = new DataView(bytes.buffer);
    const m = Array.from({ length: 16 }, (_, i) => view.getBigUint64(i * 8, true));
    const v = [...h, ...START] as bigint[];
    const last = block === whole - 1;
    v[12] = (v[12] as bigint) ^ BigInt(last ? data.length : (block + 1) * 128);
    if (last) v[14] = (v[14] as bigint) ^ MASK;
    const mix = (a: number, b: number, c: number, d: number, x: bigint, y: bigint): void => {
      v[a] = ((v[a] as bigint) + (v[b] as bigint) + x) & MASK;
      v[d] = turned((v[d] as bigint) ^ (v[a] as bigint), 32n);
      v[c] = ((v[c] as bigint) + (v[d] as bigint)) & MASK;
      v[b] = turned((v[b] as bigint) ^ (v[c] as bigint), 24n);
      v[a] = ((v[a] as bigint) + (v[b] as bigint) + y) & MASK;
      v[d] = turned((v[d] as bigint) ^ (v[a] as bigint), 16n);
      v[c] = ((v[c] as bigint) + (v[d] as bigint)) & MASK;
      v[b] = turned((v[b] as bigint) ^ (v[c] as bigint), 63n);
    };
    for (let round = 0; round < 12; round += 1) {
      const s = (ORDER[round % 10] as number[]).map((i) => m[i] as bigint);
      for (let i = 0; i < 4; i += 1) mix(i, 4 + i, 8 + i, 12 + i, s[2 * i] as bigint, s[2 * i + 1] as bigint);
      for (let i = 0; i < 4; i += 1) mix(i, 4 + ((i + 1) % 4), 8 + ((i + 2) % 4), 12 + ((i + 3) % 4), s[8 + 2 * i] as bigint, s[9 + 2 * i] as bigint);
    }
    for (let i = 0; i < 8; i += 1) h[i] = (h[i] as bigint) ^ (v[i] as bigint) ^ (v[i + 8] as bigint);
  }
  const out = new Uint8Array(64);
  const view = new DataView(out.buffer);
  h.forEach((word, i) => view.setBigUint64(i * 8, word, true));
  return out.slice(0, size);
}

/** What is shown before play, of this secret; must agree with `core/fair.py`. */
export function commitment(secret: Uint8Array): string {
  const head = new TextEncoder().encode("foldtable commitment\n");
  const all = new Uint8Array(head.length + secret.length);
  all.set(head);
  all.set(secret, head.length);
  return toHex(blake2b(all, 32));
}

export const toHex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
export const fromHex = (hex: string): Uint8Array => new Uint8Array((hex.match(/../g) ?? []).map((pair) => parseInt(pair, 16)));
