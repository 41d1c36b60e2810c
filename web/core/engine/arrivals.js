/**
 * How far a start is: what is loaded here and what a worker tells of its own files, as one.
 *
 * @typedef {import("./worker.js").Progress} Progress
 * @typedef {import("spieltisch:site").RuntimeFile} RuntimeFile
 */
export class Arrivals {
  /** What is sent of each file that is loaded here, as far as that is known. @type {number[]} */
  #lengths = [];
  #expected = 0;
  #left = 0;
  #loaded = 0;
  /** What the start does once all files are there. @type {Progress["stage"]} */
  #stage = "start";
  /** What the worker has told of its files; null where there is none. @type {{loaded: number, total: number} | null} */
  #elsewhere = null;

  /**
   * @param {(progress: Progress) => void} tell
   * @param {{worker?: boolean}} [of] whether a worker loads something as well
   */
  constructor(tell, { worker = false } = {}) {
    this.tell = tell;
    if (!worker) return;
    this.#stage = "download";
    this.#elsewhere = { loaded: 0, total: 0 };
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
        this.#say(file);
      },
    };
  }

  /** @param {Progress} progress of the worker, which knows of its own files only */
  hear({ stage, loaded, total, file }) {
    this.#stage = stage;
    this.#elsewhere = { loaded, total };
    this.#say(file);
  }

  /** @param {Progress["stage"]} stage that begins here now */
  reach(stage) {
    this.#stage = stage;
    this.#say("");
  }

  /** @param {string} file that moved last */
  #say(file) {
    const { loaded, total } = this.#elsewhere ?? { loaded: 0, total: 0 };
    const isKnown =
      this.#lengths.length === this.#expected && (this.#elsewhere === null || total > 0);
    this.tell({
      stage: this.#left > 0 ? "download" : this.#stage,
      loaded: loaded + this.#loaded,
      total: isKnown ? this.#lengths.reduce((sum, length) => sum + length, total) : 0,
      file,
    });
  }
}
