import { equal, notEqual } from "node:assert/strict";
import { test } from "node:test";
import { checksum } from "../../../../web/core/engine/picture/bytes.js";

/** Bytes that look like none in particular, always the same. @param {number} length */
function bytes(length) {
  let state = 7;
  return Uint8Array.from({ length }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) | 0;
    return state >>> 16;
  });
}

test("the same bytes have the same checksum, wherever they lie", () => {
  const some = bytes(1000);
  const elsewhere = new Uint8Array(1016);
  elsewhere.set(some, 8);
  equal(checksum(some), checksum(elsewhere.subarray(8, 1008)));
  equal(checksum(some).split(" ").length, 5);
});

test("each bit that is turned over shows, also in what is left over at the end", () => {
  const some = bytes(77);
  const before = checksum(some);
  for (let bit = 0; bit < some.length * 8; bit++) {
    some[bit >> 3] ^= 1 << (bit & 7);
    notEqual(checksum(some), before, `bit ${bit}`);
    some[bit >> 3] ^= 1 << (bit & 7);
  }
  equal(checksum(some), before);
});

test("what is cut off, put at the end, in another place or emptied shows", () => {
  const some = bytes(4096);
  const all = new Set([checksum(some), checksum(some.slice(0, -1)), checksum(some.slice(16))]);
  const longer = new Uint8Array(some.length + 16);
  longer.set(some);
  all.add(checksum(longer));
  for (const step of [4, 16, 64, 1024]) {
    const moved = some.slice();
    moved.copyWithin(0, step, 2 * step);
    moved.set(some.subarray(0, step), step);
    all.add(checksum(moved));
    const emptied = some.slice();
    emptied.fill(0, step, 2 * step);
    all.add(checksum(emptied));
  }
  equal(all.size, 4 + 2 * 4);
});
