/** Devices for the tests of what is kept: a storage in memory, a journal in a database in memory. */

import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { openDatabase } from "../../../../web/core/storage/database.js";
import { Journal } from "../../../../web/core/storage/journal.js";
import { Store } from "../../../../web/core/storage/store.js";
import { FakeStorage } from "../../fakes/storage.js";

/** @typedef {import("../../../../web/core/storage/types.js").SavedGame} SavedGame */

/** One device: what is on its disk stays when its tabs are closed. */
export class Device {
  /** @param {Record<string, string>} [entries] of localStorage */
  constructor(entries) {
    this.storage = new FakeStorage(entries);
    this.factory = new IDBFactory();
    this.denied = false;
    this.late = false;
  }

  /** @returns {Promise<Store>} the store of a new tab, once the database has said what it has; not where it `answers` never */
  async tab(answers = true) {
    const store = new Store(/** @type {any} */ (this.storage), new Journal(() => this.database()));
    if (answers) await store.ready;
    return store;
  }

  async database() {
    if (this.denied) throw new DOMException("denied", "SecurityError");
    if (this.late) return new Promise(() => {});
    globalThis.indexedDB = this.factory;
    return openDatabase();
  }

  /**
   * What the browser had not flushed is gone.
   *
   * @param {object} before localStorage as it was
   */
  crash(before) {
    for (const key of Object.keys(this.storage)) this.storage.removeItem(key);
    Object.assign(this.storage, before);
  }
}

let counter = 0;

/**
 * @param {string[]} actions
 * @param {Partial<SavedGame>} [more]
 * @returns {SavedGame}
 */
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

/**
 * The same game after some more actions.
 *
 * @param {SavedGame} saved
 * @param {...string} texts
 */
export function after(saved, ...texts) {
  const actions = [...actionsOf(saved), ...texts];
  return { ...saved, record: { ...saved.record, actions } };
}

/**
 * @param {SavedGame | null} saved
 * @returns {string[]} what was done in it
 */
export function actionsOf(saved) {
  return /** @type {string[]} */ (saved?.record.actions ?? []);
}

/**
 * @param {Store} store
 * @param {string} id
 * @returns {SavedGame}
 */
export function loaded(store, id) {
  const game = store.load(id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}
