/** A storage as browsers have it: its entries are its own properties. */
export class FakeStorage {
  /** @param {Record<string, string>} [entries] */
  constructor(entries = {}) {
    Object.assign(this, entries);
    /** Thrown at the next writes, as a full or a forbidden storage does. @type {unknown} */
    this.refusal = null;
    Object.defineProperty(this, "refusal", { enumerable: false });
  }

  /** @returns {Record<string, string>} */
  get entries() {
    return /** @type {any} */ (this);
  }

  get length() {
    return Object.keys(this).length;
  }

  /** @param {number} index */
  key(index) {
    return Object.keys(this)[index] ?? null;
  }

  /** @param {string} key */
  getItem(key) {
    return Object.hasOwn(this.entries, key) ? (this.entries[key] ?? null) : null;
  }

  /** @param {string} key @param {string} value */
  setItem(key, value) {
    if (this.refusal) throw this.refusal;
    this.entries[key] = `${value}`;
  }

  /** @param {string} key */
  removeItem(key) {
    delete this.entries[key];
  }

  clear() {
    for (const key of Object.keys(this)) this.removeItem(key);
  }
}
