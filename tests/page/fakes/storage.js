/** A localStorage as browsers have it, with its entries as its own properties. It can be full. */
export class FakeStorage {
  /** @param {Record<string, string>} [entries] */
  constructor(entries = {}) {
    Object.assign(this, entries);
    this.full = false;
    Object.defineProperty(this, "full", { enumerable: false });
  }

  /** @returns {Record<string, string>} */
  get entries() {
    return /** @type {any} */ (this);
  }

  get length() {
    return Object.keys(this).length;
  }

  /** @param {string} key */
  getItem(key) {
    return Object.hasOwn(this, key) ? (this.entries[key] ?? null) : null;
  }

  /** @param {string} key @param {string} text */
  setItem(key, text) {
    if (this.full) throw new DOMException("no room left", "QuotaExceededError");
    this.entries[key] = `${text}`;
  }

  /** @param {string} key */
  removeItem(key) {
    delete this.entries[key];
  }
}
