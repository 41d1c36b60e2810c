/**
 * Those who want to be told of something: called with one more, it answers with what ends that.
 *
 * @template {unknown[]} What they are told
 * @typedef {{(listener: (...what: What) => void): () => void, tell(...what: What): void}} Listeners
 */

/** @template {unknown[]} What @returns {Listeners<What>} */
export function listeners() {
  /** @type {Set<(...what: What) => void>} */
  const all = new Set();
  return Object.assign(
    (/** @type {(...what: What) => void} */ listener) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
    {
      tell: (/** @type {What} */ ...what) => [...all].forEach((listener) => void listener(...what)),
    },
  );
}
