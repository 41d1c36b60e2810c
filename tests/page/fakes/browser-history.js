/** A browser with one tab: address, history, and the events that tell of both. To be made before each test. */

export class FakeBrowser extends EventTarget {
  constructor(hash = "") {
    super();
    /** @type {{hash: string, state: any}[]} */
    this.entries = [{ hash: "", state: null }];
    this.at = 0;
    const browser = this;
    this.location = {
      get hash() {
        return browser.entry.hash;
      },
      set hash(value) {
        browser.visit(value.startsWith("#") ? value : `#${value}`, false);
      },
      replace: (/** @type {string} */ value) => this.visit(value, true),
    };
    this.history = {
      get state() {
        return browser.entry.state;
      },
      get length() {
        return browser.entries.length;
      },
      pushState: (/** @type {any} */ state) => this.push({ hash: this.entry.hash, state }),
      replaceState: (/** @type {any} */ state) => {
        this.entry.state = state;
      },
      go: (/** @type {number} */ by) => {
        queueMicrotask(() => this.move(by));
      },
    };
    this.entry.hash = hash;
    Object.assign(globalThis, {
      window: this,
      location: this.location,
      history: this.history,
    });
  }

  /** @returns {{hash: string, state: any}} */
  get entry() {
    return /** @type {{hash: string, state: any}} */ (this.entries[this.at]);
  }

  /** What has been pressed or asked for has happened. */
  async settled() {
    for (let i = 0; i < 10; i += 1) await Promise.resolve();
  }

  /** Presses Back. */
  async back() {
    this.move(-1);
    await this.settled();
  }

  /** @param {{hash: string, state: any}} entry */
  push(entry) {
    this.entries.splice(this.at + 1, this.entries.length, entry);
    this.at += 1;
  }

  /** @param {string} hash @param {boolean} replace */
  visit(hash, replace) {
    if (replace) this.entries[this.at] = { hash, state: null };
    else this.push({ hash, state: null });
    queueMicrotask(() => this.tell(true));
  }

  /** @param {number} by */
  move(by) {
    const { hash } = this.entry;
    if (!this.entries[this.at + by]) return;
    this.at += by;
    this.tell(this.entry.hash !== hash);
  }

  /** @param {boolean} address whether it is another one */
  tell(address) {
    this.dispatchEvent(new Event("popstate"));
    if (address) this.dispatchEvent(new Event("hashchange"));
  }
}
