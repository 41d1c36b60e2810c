/**
 * An IndexedDB in memory that works in microtasks, so that thousands of stories take seconds, and that does what real ones do to
 * people: it can be denied, late, full, aborting or hanging. As much of it as the journal uses.
 */

/** @typedef {"fine" | "denied" | "late" | "full" | "aborting" | "hanging"} Mood */

/** @typedef {Map<string, any>} Table */

const KEYS = {
  heads: (/** @type {any} */ one) => one.id,
  bases: (/** @type {any} */ one) => one.id,
  entries: (/** @type {any} */ one) => [one.id, one.number],
  asides: (/** @type {any} */ one) => one.key,
};

export class Disk {
  constructor() {
    /** @type {Record<string, Table>} */
    this.tables = Object.fromEntries(Object.keys(KEYS).map((name) => [name, new Map()]));
    /** @type {Mood} */
    this.mood = "fine";
    /** Those who wait until it answers. @type {(() => void)[]} */
    this.waiting = [];
    /** The transactions one after the other. @type {Promise<unknown>} */
    this.queue = Promise.resolve();
    /** Of a browser that was killed nothing is heard any more. */
    this.life = 0;
  }

  /** @param {Mood} mood */
  become(mood) {
    this.mood = mood;
    if (mood === "late" || mood === "hanging") return;
    const waiting = this.waiting.splice(0);
    for (const go of waiting) go();
  }

  /** The browser is killed: what has not ended never will. */
  kill() {
    this.life += 1;
    this.waiting = [];
    this.queue = Promise.resolve();
  }

  clear() {
    for (const table of Object.values(this.tables)) table.clear();
  }

  /** @param {Mood} mood @returns {Promise<void>} when it is not like that any more */
  async until(mood) {
    const { life } = this;
    while (this.mood === mood) await new Promise((go) => this.waiting.push(() => go(undefined)));
    if (life !== this.life) await new Promise(() => {});
  }

  /** @returns {Promise<any>} as `openDatabase` gives it */
  async open() {
    await this.until("late");
    if (this.mood === "denied") throw new DOMException("denied", "SecurityError");
    return {
      addEventListener: () => {},
      close: () => {},
      transaction: (/** @type {string[]} */ names) => new Transaction(this, names),
    };
  }
}

/** One transaction: all of it is written, or nothing. */
class Transaction {
  /** @param {Disk} disk @param {string[]} names */
  constructor(disk, names) {
    this.disk = disk;
    this.open = 0;
    /** @type {Record<string, Table>} */
    this.own = {};
    /** @type {() => void} */
    let end = () => {};
    /** @type {Promise<void>} */
    const ended = new Promise((resolve) => {
      end = resolve;
    });
    this.end = end;
    const before = disk.queue;
    /** Its turn has come. */
    this.turn = before.then(() => disk.until("hanging"));
    this.turn.then(() => {
      for (const name of names) this.own[name] = new Map(disk.tables[name]);
    });
    this.done = this.turn
      .then(() => ended)
      .then(() => {
        if (disk.mood === "full") throw new DOMException("no room", "QuotaExceededError");
        if (disk.mood === "aborting") throw new DOMException("aborted", "AbortError");
        Object.assign(disk.tables, this.own);
      });
    disk.queue = this.done.catch(() => {});
    this.stores = Object.fromEntries(
      Object.entries(KEYS).map(([name, keyOf]) => [name, this.storeOf(name, keyOf)]),
    );
  }

  /** @param {string} name */
  objectStore(name) {
    return this.stores[name];
  }

  commit() {
    this.end();
  }

  /** @param {string} name @param {(one: any) => any} keyOf */
  storeOf(name, keyOf) {
    const ask = (/** @type {(table: Table) => any} */ work) => this.request(name, work);
    return {
      transaction: this,
      get: (/** @type {any} */ key) => ask((table) => copyOf(table.get(nameOf(key)))),
      put: (/** @type {any} */ one) => {
        const copy = copyOf(one);
        return ask((table) => void table.set(nameOf(keyOf(copy)), copy));
      },
      delete: (/** @type {any} */ key) => ask((table) => void remove(table, keyOf, key)),
      getAllKeys: () => ask((table) => [...table.keys()].map((key) => JSON.parse(key))),
      clear: () => ask((table) => void table.clear()),
      getAll: (/** @type {any} */ range) =>
        ask((table) =>
          [...table.values()]
            .filter((one) => !range || isIn(keyOf(one), range))
            .sort((a, b) => a.number - b.number)
            .map(copyOf),
        ),
    };
  }

  /** @param {string} name @param {(table: Table) => any} work */
  async request(name, work) {
    this.open += 1;
    await this.turn;
    const answer = work(this.own[name] ?? new Map());
    this.open -= 1;
    void this.endWhenQuiet();
    return answer;
  }

  /** Ends by itself when nothing was asked for a while, as real ones do. */
  async endWhenQuiet() {
    for (let i = 0; i < 12; i += 1) await undefined;
    if (this.open === 0) this.end();
  }
}

/** @param {any} key */
function nameOf(key) {
  return JSON.stringify(key);
}

/** @param {Table} table @param {(one: any) => any} keyOf @param {any} key one key, or a range */
function remove(table, keyOf, key) {
  if (!(key instanceof IDBKeyRange)) return table.delete(nameOf(key));
  for (const [name, one] of [...table]) if (isIn(keyOf(one), key)) table.delete(name);
  return true;
}

/** @param {any} key @param {any} range of one game's entries */
function isIn(key, range) {
  return key[0] === range.lower[0] && key[1] >= range.lower[1] && key[1] <= range.upper[1];
}

/** @param {any} value */
function copyOf(value) {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}
