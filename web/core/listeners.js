/**
 * Those who want to be told of something.
 *
 * @template {unknown[]} What  they are told
 */
export class Listeners {
  /** @type {Set<(...what: What) => void>} */
  #all = new Set();

  /** @param {(...what: What) => void} listener @returns {() => void} stops listening */
  add = (listener) => {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  };

  /** @param {What} what */
  tell(...what) {
    for (const listener of [...this.#all]) listener(...what);
  }
}
