/** Devices for the tests of what is kept: a storage in memory, a journal in a database in memory. */

import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { Journal, openDatabase } from "../../../web/app/keeping/journal.js";
import { Store } from "../../../web/app/keeping/store.js";

/** A localStorage that can be full. */
export class FakeStorage {
  constructor(entries = {}) {
    Object.assign(this, entries);
    Object.defineProperty(this, "full", { value: false, writable: true, enumerable: false });
  }

  get length() {
    return Object.keys(this).length;
  }

  getItem(key) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }

  setItem(key, text) {
    if (this.full) throw new DOMException("full", "QuotaExceededError");
    this[key] = text;
  }

  removeItem(key) {
    delete this[key];
  }
}

/** One device: what is on its disk stays when its tabs are closed. */
export class Device {
  constructor(entries) {
    this.storage = new FakeStorage(entries);
    this.factory = new IDBFactory();
    this.denied = false;
  }

  /** @returns {Promise<Store>} the store of a new tab */
  async tab() {
    const store = new Store(this.storage, new Journal(() => this.database()));
    await store.ready;
    return store;
  }

  async database() {
    if (this.denied) throw new DOMException("denied", "SecurityError");
    globalThis.indexedDB = this.factory;
    return openDatabase();
  }

  /** What the browser had not flushed is gone: localStorage as it was before. */
  crash(before) {
    for (const key of Object.keys(this.storage)) delete this.storage[key];
    Object.assign(this.storage, before);
  }
}

let counter = 0;

/** @param {string[]} actions */
export function game(actions, more = {}) {
  counter += 1;
  return {
    version: 2,
    id: `game${counter}`,
    game: "thurn-und-taxis",
    title: "",
    record: { game: "thurn-und-taxis", players: ["Anna", "Ben"], options: {}, seed: 7, actions },
    seats: [
      { name: "Anna", color: "blue", symbol: "circle", kind: "person" },
      { name: "Ben", color: "yellow", symbol: "diamond", kind: "person" },
    ],
    created: 1,
    updated: 2,
    revision: "",
    view: null,
    status: { current: 0, round: 1, over: false, winners: [] },
    ...more,
  };
}

/** The same game after some more actions. */
export function after(saved, ...texts) {
  const { record } = saved;
  return { ...saved, record: { ...record, actions: [...record.actions, ...texts] } };
}
