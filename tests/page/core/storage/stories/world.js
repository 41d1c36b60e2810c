/** A device with its browser, as stories happen to it: two tabs, what they share, and whoever plays. */

import "fake-indexeddb/auto";
import { RecordKeeper } from "../../../../../web/core/session/record-keeper.js";
import { Journal } from "../../../../../web/core/storage/journal.js";
import { Store } from "../../../../../web/core/storage/store.js";
import { SavedElsewhere } from "../../../../../web/core/storage/tabs/lock.js";
import { FakeStorage } from "../../../fakes/storage.js";
import { actionsOf } from "../devices.js";
import { Disk } from "./disk.js";
import { Promises } from "./promises.js";

/** @typedef {import("../../../../../web/core/storage/types.js").SavedGame} SavedGame */
/** @typedef {"on" | "again" | "heal"} Wish what somebody does who is told that something takes long */

/**
 * One tab. `open`: the game whose table is on the screen, and whether it is played here.
 *
 * @typedef {{store: Store, open: {keeper: RecordKeeper, plays: boolean} | null}} Tab
 */

export class World {
  /**
   * @param {{tick(ms: number): void}} clock
   * @param {boolean} hasLocks whether the browser lets one tab play at a time
   */
  constructor(clock, hasLocks) {
    this.clock = clock;
    this.hasLocks = hasLocks;
    this.disk = new Disk();
    this.storage = new FakeStorage();
    /** @type {(Tab | null)[]} */
    this.tabs = [null, null];
    this.promises = new Promises();
    /** localStorage as it was, step by step: a killed browser falls back to one of these. @type {Record<string, string>[]} */
    this.past = [{}];
    /** Files that somebody made. @type {SavedGame[]} */
    this.files = [];
    this.count = 0;
    /** How often somebody was asked whether to go on with what is here. */
    this.asked = 0;
    /** By how much the clock goes wrong. */
    this.years = 0;
  }

  /** @param {number} index @returns {Promise<Tab>} */
  async tab(index) {
    const known = this.tabs[index];
    if (known) return known;
    const store = new Store(/** @type {any} */ (this.storage), new Journal(() => this.disk.open()));
    const tab = { store, open: null };
    this.tabs[index] = tab;
    void store.ready;
    await pause();
    return tab;
  }

  /** @param {Tab} tab @param {number} pick @param {"games" | "deleted"} [where] @returns {SavedGame | null} */
  picked(tab, pick, where = "games") {
    const games = tab.store.list()[where];
    games.sort((a, b) => (a.id < b.id ? -1 : 1));
    return games[pick % games.length] ?? null;
  }

  /**
   * Waits for something that whoever sits there waits for. It must end, or the page must say why it does not, and do what
   * is wished then.
   *
   * @template T
   * @param {Tab} tab
   * @param {Promise<T>} promise
   * @param {Wish} wish
   * @param {RecordKeeper} [keeper]
   * @returns {Promise<T>}
   */
  async through(tab, promise, wish, keeper) {
    let ended = false;
    const end = () => {
      ended = true;
    };
    promise.then(end, end);
    for (let round = 0; round < 12; round += 1) {
      await pause();
      if (ended) return promise;
      if (round % 2 === 0) this.clock.tick(7000);
      else if (keeper?.looking === "denied") {
        this.asked += 1;
        if (wish === "heal") this.disk.become("fine");
        keeper.answer(wish === "on" || round > 4 ? "on" : "again");
      } else if (tab.store.patience.isTried) {
        if (wish === "heal") this.disk.become("fine");
        else if (wish === "again" && round < 4) void tab.store.retry();
        else tab.store.patience.answer("on");
      } else if (keeper?.looking === "long") {
        this.asked += 1;
        if (wish === "on") keeper.answer("on");
        else this.disk.become("fine");
      } else throw new Error("deaf: nothing happens and nothing is said");
    }
    throw new Error("deaf: nothing helps");
  }

  /** @param {Tab} tab @param {string} id @param {Wish} wish */
  async openGame(tab, id, wish) {
    this.leave(tab);
    const keeper = new RecordKeeper(id, {
      store: tab.store,
      persist: () => {},
      conflict: () => {
        if (tab.open) tab.open.plays = false;
      },
    });
    tab.open = { keeper, plays: false };
    await this.takeOver(tab, wish);
  }

  /** @param {Tab} tab @param {Wish} wish */
  async takeOver(tab, wish) {
    const { open } = tab;
    if (!open || (this.hasLocks && this.isPlayed(open.keeper.id))) return;
    open.plays = true;
    const { keeper } = open;
    const { asked } = this;
    // What is on the screen of this tab was asked about when it came there.
    const isUnknown =
      !keeper.saved && !tab.store.last.has(keeper.id) && !tab.store.unsure.has(keeper.id);
    await this.through(tab, keeper.catchUp(), wish, keeper);
    open.plays = keeper.saved !== null;
    const isAsked = this.asked > asked;
    const isDenied = tab.store.journal.connection.state === "denied";
    if (isDenied && this.hadDatabase && isUnknown && open.plays && !isAsked)
      throw new Error("it goes on from what localStorage has, unasked");
  }

  /** True if localStorage remembers that there was a database. */
  get hadDatabase() {
    return /^(1|cleared.*)$/u.test(this.storage.entries["spieltisch:journal"] ?? "");
  }

  /** What the clock of the device says, in milliseconds. */
  now() {
    return 1e12 + this.count + this.years * 365 * 86_400_000;
  }

  /** @param {string} id */
  isPlayed(id) {
    return this.tabs.some((tab) => tab?.open?.plays && tab.open.keeper.id === id);
  }

  /** @param {Tab} tab */
  leave(tab) {
    if (tab.open) tab.open.keeper.isLeft = true;
    tab.open = null;
  }

  /**
   * The person at the open table does something.
   *
   * @param {Tab} tab
   * @param {(actions: string[]) => string[]} change
   * @param {Wish} wish
   */
  async play(tab, change, wish) {
    if (tab.open && !tab.open.plays) await this.takeOver(tab, wish);
    const saved = tab.open?.keeper.saved;
    if (!tab.open?.plays || !saved) return;
    const { keeper } = tab.open;
    const before = actionsOf(saved);
    const after = change(before);
    if (after === before) return;
    const next = { ...saved, record: { ...saved.record, actions: after }, updated: this.now() };
    try {
      await this.through(tab, keeper.write(next), wish, keeper);
    } catch (error) {
      // It was not shown as done.
      if (!(error instanceof SavedElsewhere)) throw error;
      return;
    }
    this.shown(tab, saved.id, before, after);
  }

  /** @param {Tab} tab @param {string} id @param {string[]} before @param {string[]} after */
  shown({ store }, id, before, after) {
    /** @type {import("./promises.js").Level} */
    const told = store.where.unsaved.has(id)
      ? "page"
      : store.where.behind.has(id)
        ? "memory"
        : "disk";
    const kept = store.load(id);
    // A copy that another tab has put aside meanwhile, without locks, stands for an action taken back here: it has all of it.
    const aside = store.list().deleted.find((one) => one.id === id);
    const isAside = !kept && aside && `${actionsOf(aside)},`.startsWith(`${after},`);
    if (!isAside && actionsOf(kept).join() !== after.join()) throw new Error("not what was shown");
    this.promises.done(before, after, store.problem === null ? "disk" : told);
  }

  /** The page notices that what it plays was erased. @param {Tab} tab */
  async keptAgain(tab) {
    const { keeper } = tab.open ?? {};
    if (!keeper?.saved) return;
    await this.through(tab, keeper.keepErased(), "on", keeper);
    const kept = tab.store.load(keeper.id);
    // Another tab may have done it, where localStorage has no room.
    const heads = [...(this.disk.tables.heads?.values() ?? [])];
    // A trial in which nobody has acted is not among the games.
    if (kept?.trial) return;
    if (kept) this.shown(tab, keeper.id, [], actionsOf(kept));
    else if (!heads.some(({ id }) => id === keeper.id))
      throw new Error("what is open is not kept again");
  }

  /** @param {number} index the tab is closed, or loaded anew */
  close(index) {
    if (!this.tabs[index]) return;
    this.tabs[index] = null;
    this.promises.fallTo("memory");
  }

  /** @param {number} back the whole browser is killed, and localStorage falls back so many steps */
  kill(back) {
    this.tabs = [null, null];
    this.disk.kill();
    const past = this.past[Math.max(0, this.past.length - 1 - back)] ?? {};
    this.past = [past];
    this.setStorage(past);
    this.promises.fallTo("disk");
  }

  /** @param {Record<string, string>} entries */
  setStorage(entries) {
    const { full } = this.storage;
    this.storage = new FakeStorage(entries);
    this.storage.full = full;
    for (const tab of this.tabs)
      if (tab) tab.store.shelf.storage = /** @type {any} */ (this.storage);
  }

  /** One step of the story is over. */
  stepped() {
    this.count += 1;
    this.past.push({ ...this.storage.entries });
  }

  /** All is well again, and somebody looks at every game. @returns {Promise<string[][]>} what is missing */
  async lookedThrough() {
    this.close(0);
    this.close(1);
    this.disk.become("fine");
    this.storage.full = false;
    await pause();
    const tab = await this.tab(0);
    await this.through(tab, tab.store.ready, "heal");
    for (const { id } of tab.store.list().games) await this.openGame(tab, id, "heal");
    const { games, deleted } = tab.store.list();
    return this.promises.missing([...games, ...deleted].map(actionsOf));
  }
}

/** Everything runs that waits for nothing outside. */
export function pause() {
  return new Promise((resolve) => setImmediate(resolve));
}
