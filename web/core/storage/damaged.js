/** @typedef {import("./types.js").Aside} Aside */

/** Texts of games that cannot be read. They stay until somebody removes them. */
export class Damaged {
  /** @param {import("./journal.js").Journal} journal */
  constructor(journal) {
    this.journal = journal;
    /** @type {Aside[]} */
    this.all = [];
  }

  async load() {
    this.all = await this.journal.asides();
  }

  /**
   * Keeps a damaged text, so that the good copy can take its place.
   *
   * @param {string} key
   * @param {string} text
   */
  async keep(key, text) {
    if (this.all.some((aside) => aside.text === text)) return;
    await this.add([{ key: `${key}#${Date.now().toString(36)}`, text, reason: "unreadable" }]);
  }

  /** @param {readonly Aside[]} asides */
  async add(asides) {
    this.all = [...this.all, ...asides];
    await this.journal.putAside(asides);
  }

  /** @param {string} key @returns {Promise<boolean>} whether it was one of these */
  async discard(key) {
    const isOne = this.all.some((aside) => aside.key === key);
    if (!isOne) return false;
    await this.journal.discard(key);
    this.all = this.all.filter((aside) => aside.key !== key);
    return true;
  }
}
