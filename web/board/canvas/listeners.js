/**
 * Whoever wants to hear of one thing.
 *
 * @template {unknown[]} What  what they are told
 */
export class Listeners {
  /** @type {((...what: What) => void)[]} */
  #all = [];

  /** @param {(...what: What) => void} listener @returns {() => void} stops listening */
  add(listener) {
    this.#all.push(listener);
    return () => {
      this.#all = this.#all.filter((one) => one !== listener);
    };
  }

  /** @param {What} what */
  tell(...what) {
    for (const listener of this.#all) listener(...what);
  }
}
