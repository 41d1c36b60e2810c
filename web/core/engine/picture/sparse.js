/**
 * A picture of the memory without what is empty in it, which is more than half: quicker written and read than anything
 * compressed (docs/decisions/091). The length of the memory, how many pages there are, their numbers, the pages.
 */

const PAGE = 65_536;
const NUMBER = Uint32Array.BYTES_PER_ELEMENT;

/**
 * @param {Uint8Array} memory
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function withoutEmptyPages(memory) {
  const pages = [];
  for (let at = 0; at < memory.length; at += PAGE) {
    if (memory.subarray(at, at + PAGE).some((byte) => byte !== 0)) pages.push(at / PAGE);
  }
  const head = NUMBER * (2 + pages.length);
  const packed = new Uint8Array(head + PAGE * pages.length);
  new Uint32Array(packed.buffer, 0, 2 + pages.length).set([memory.length, pages.length, ...pages]);
  pages.forEach((page, i) => {
    packed.set(memory.subarray(page * PAGE, (page + 1) * PAGE), head + i * PAGE);
  });
  return packed;
}

/**
 * @param {Uint8Array<ArrayBuffer>} packed as `withoutEmptyPages` wrote it
 * @returns {Uint8Array<ArrayBuffer>} the memory
 * @throws {RangeError} it is something else
 */
export function withEmptyPages(packed) {
  const { buffer } = packed;
  const [length = 0, count = 0] = new Uint32Array(buffer, 0, 2);
  const numbers = new Uint32Array(buffer, 2 * NUMBER, count);
  const head = NUMBER * (2 + count);
  const memory = new Uint8Array(length);
  numbers.forEach((page, i) => {
    const from = head + i * PAGE;
    // The last page of a memory may be shorter than its place.
    memory.set(packed.subarray(from, from + Math.min(PAGE, length - page * PAGE)), page * PAGE);
  });
  return memory;
}
