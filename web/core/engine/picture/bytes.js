/** Number of independent lanes: a single one would depend on its own last step each time. */
const LANES = 4;
/** An odd number: to multiply by it loses nothing, so that one word that differs always shows. */
const PRIME = 0x01000193;

/**
 * A checksum that tells whether bytes are as they were kept. It finds damage and not intent (code that can write here can write
 * the checksum, too), and so it takes a tenth of the time of a cryptographic one, for which every later visit would wait.
 *
 * @param {Uint8Array<ArrayBuffer>} bytes from the beginning of a buffer
 * @returns {string} their number, and 128 bits of them
 */
export function checksum(bytes) {
  const whole = bytes.length - (bytes.length % (4 * LANES));
  const words = new Int32Array(bytes.buffer, bytes.byteOffset, whole / 4);
  let a = 1;
  let b = 2;
  let c = 3;
  let d = 4;
  for (let i = 0; i < words.length; i += LANES) {
    a = Math.imul(a ^ words[i], PRIME);
    b = Math.imul(b ^ words[i + 1], PRIME);
    c = Math.imul(c ^ words[i + 2], PRIME);
    d = Math.imul(d ^ words[i + 3], PRIME);
    // High bits come down again.
    a ^= d >>> 15;
    b ^= a >>> 15;
    c ^= b >>> 15;
    d ^= c >>> 15;
  }
  for (const byte of bytes.subarray(whole)) a = Math.imul(a ^ byte, PRIME);
  return [bytes.length, ...[a, b, c, d].map((lane) => (lane >>> 0).toString(16))].join(" ");
}

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
  for (let at = 0; at < memory.length; at += PAGE)
    if (memory.subarray(at, at + PAGE).some((byte) => byte !== 0)) pages.push(at / PAGE);
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
