import { expect, test } from "vitest";
import { blake2b, commitment, fromHex, toHex } from "./blake2b";

// Expected values are Python's hashlib.blake2b of the same bytes
test("hashes are those of the standard", () => {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  expect(toHex(blake2b(bytes(""), 32))).toBe("0e5751c026e543b2e8ab2eb06099daa1d1e5df47778f7787faab45cdf12fe3a8");
  expect(toHex(blake2b(bytes("abc".repeat(100)), 64))).toBe("dc0196ca1b7a45dd227ee061cbe33d1f0aabedf5dcf42a4f79d4a10d28abec9273f3566f1d4c6d8fd9e40680ce06bb1cb3f7892d1dfa98111d93f8159fb8a11d");
  expect(toHex(blake2b(bytes("x".repeat(128)), 32))).toBe("164ffb7089bae6f5a62fb0795e751dc9e88eac92e1a5b2fafe93a25abf2d9c3b");
});

test("a commitment is made as the server makes it", () => {
  const secret = Uint8Array.from({ length: 32 }, (_, i) => i);
  expect(commitment(secret)).toBe("73d66c21051b5ec5396cafbe7169477ccb2a2e469d1c10736db5816b86df5be6");
  expect(fromHex(toHex(secret))).toEqual(secret);
});
