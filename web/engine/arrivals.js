/**
 * How far a start is: what the page loads by itself and what its worker tells, as one.
 *
 * @typedef {import("./worker.js").Progress} Progress
 * @typedef {import("spieltisch:site").RuntimeFile} RuntimeFile
 */
export class Arrivals {
  /** What is sent of each file of the page, as far as that is known. @type {number[]} */
  #lengths = [];
  #expected = 0;
  #left = 0;
  #loaded = 0;
  /** @type {Progress} */
  #told = { stage: "download", loaded: 0, total: 0, file: "" };

  /** @param {(progress: Progress) => void} tell */
  constructor(tell) {
    this.tell = tell;
  }

  /**
   * @param {RuntimeFile} wanted that the page is about to load
   * @returns {{onBytes: (bytes: number, sent: number) => void, onLength: (sent: number) => void}} for its download
   */
  expect({ file, bytes }) {
    this.#expected += 1;
    this.#left += bytes;
    return {
      onLength: (sent) => void this.#lengths.push(sent),
      onBytes: (bytes, sent) => {
        this.#left -= bytes;
        this.#loaded += sent;
        this.hear({ ...this.#told, file });
      },
    };
  }

  /** @param {Progress} progress of the worker, which knows of its own files only */
  hear(progress) {
    this.#told = progress;
    const { stage, loaded, total, file } = progress;
    const isKnown = total > 0 && this.#lengths.length === this.#expected;
    this.tell({
      stage: this.#left > 0 ? "download" : stage,
      loaded: loaded + this.#loaded,
      total: isKnown ? this.#lengths.reduce((sum, length) => sum + length, total) : 0,
      file,
    });
  }
}
