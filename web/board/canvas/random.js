/** Chance that always falls the same way: the same board gives the same drawing on every device. */

/**
 * @param {string} text
 * @returns {number} a 32-bit hash (FNV-1a)
 */
export function hash(text) {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/**
 * @param {number} seed
 * @returns {() => number} numbers from 0 up to 1 (mulberry32)
 */
export function seededRandom(seed) {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Smooth value noise over the plane.
 *
 * @param {number} seed
 * @returns {(x: number, y: number) => number} from -1 to 1, one bump per unit
 */
export function noise(seed) {
  /** @param {number} ix @param {number} iy */
  const corner = (ix, iy) => {
    let h = Math.imul(ix, 0x27d4eb2f) ^ Math.imul(iy, 0x165667b1) ^ seed;
    h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1;
  };
  /** @param {number} t */
  const ease = (t) => t * t * (3 - 2 * t);
  return (x, y) => {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const u = ease(x - ix);
    const v = ease(y - iy);
    const top = corner(ix, iy) * (1 - u) + corner(ix + 1, iy) * u;
    const bottom = corner(ix, iy + 1) * (1 - u) + corner(ix + 1, iy + 1) * u;
    return top * (1 - v) + bottom * v;
  };
}
