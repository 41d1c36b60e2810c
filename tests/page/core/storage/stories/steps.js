/** What can happen to kept games, each as one step of a story (fast-check's commands). */

import fc from "fast-check";
import { clear } from "../../../../../web/core/storage/aside.js";
import { meant } from "../../../../../web/core/storage/belonging.js";
import { JOURNAL } from "../../../../../web/core/storage/durability.js";
import { bringIn } from "../../../../../web/core/storage/files/all-games.js";
import { actionsOf, game } from "../devices.js";
import { pause } from "./world.js";

/** @typedef {import("./world.js").World} World */
/** @typedef {import("./world.js").Wish} Wish */
/** @typedef {import("./disk.js").Mood} Mood */

/** @typedef {(world: World) => Promise<void> | void} Work */

/** One step, with the words in which a story is printed. */
class Step {
  /** @param {string} words @param {Work} work */
  constructor(words, work) {
    this.words = words;
    this.work = work;
  }

  check() {
    return true;
  }

  /** @param {object} _ @param {World} world */
  async run(_, world) {
    await this.work(world);
    await pause();
    world.stepped();
  }

  toString() {
    return this.words;
  }
}

/** @type {Record<string, (...given: any[]) => Step>} */
export const steps = {
  begin: (/** @type {number} */ at, /** @type {Wish} */ wish) =>
    new Step(`begin(${at}, "${wish}")`, async (world) => {
      const tab = await world.tab(at);
      world.count += 1;
      const saved = game([`new ${world.count}`]);
      await world.through(tab, tab.store.save(saved), wish);
      world.shown(tab, saved.id, [], actionsOf(saved));
      await world.openGame(tab, saved.id, wish);
    }),

  playOn: (/** @type {number} */ at, /** @type {number} */ pick, /** @type {Wish} */ wish) =>
    new Step(`playOn(${at}, ${pick}, "${wish}")`, async (world) => {
      const tab = await world.tab(at);
      const from = world.picked(tab, pick);
      if (!from) return;
      const actions = actionsOf(from).slice(0, 1);
      const origin = { id: from.id, step: actions.length };
      const trial = game(actions, { study: true, trial: true, origin });
      await world.through(tab, tab.store.save(trial), wish);
      await world.openGame(tab, trial.id, wish);
    }),

  rename: (/** @type {number} */ at, /** @type {number} */ pick, /** @type {Wish} */ wish) =>
    new Step(`rename(${at}, ${pick}, "${wish}")`, async (world) => {
      const tab = await world.tab(at);
      const saved = world.picked(tab, pick);
      if (!saved || world.isPlayed(saved.id)) return;
      const named = { ...meant(saved), title: `Name ${world.count}`, second: false };
      await world.through(tab, tab.store.save(named), wish);
    }),

  open: (/** @type {number} */ at, /** @type {number} */ pick, /** @type {Wish} */ wish) =>
    new Step(`open(${at}, ${pick}, "${wish}")`, async (world) => {
      const tab = await world.tab(at);
      const saved = world.picked(tab, pick);
      if (saved) await world.openGame(tab, saved.id, wish);
    }),

  act: (/** @type {number} */ at, /** @type {number} */ many, /** @type {Wish} */ wish) =>
    new Step(`act(${at}, ${many}, "${wish}")`, async (world) => {
      const tab = await world.tab(at);
      for (let i = 0; i < many; i += 1) {
        world.count += 1;
        await world.play(tab, (actions) => [...actions, `act ${world.count}`], wish);
      }
    }),

  undo: (/** @type {number} */ at, /** @type {Wish} */ wish) =>
    new Step(`undo(${at}, "${wish}")`, async (world) => {
      const tab = await world.tab(at);
      const undone = (/** @type {string[]} */ all) => (all.length > 1 ? all.slice(0, -1) : all);
      await world.play(tab, undone, wish);
    }),

  leave: (/** @type {number} */ at) =>
    new Step(`leave(${at})`, async (world) => {
      const tab = await world.tab(at);
      const { saved } = tab.open?.keeper ?? {};
      const isPlayed = tab.open?.plays;
      world.leave(tab);
      if (saved?.trial && isPlayed) await world.through(tab, tab.store.forget(saved.id), "on");
    }),

  putAside: (/** @type {number} */ at, /** @type {number} */ pick, /** @type {Wish} */ wish) =>
    new Step(`putAside(${at}, ${pick}, "${wish}")`, async (world) => {
      const tab = await world.tab(at);
      const saved = world.picked(tab, pick);
      if (!saved || (world.hasLocks && world.isPlayed(saved.id))) return;
      await world.through(tab, tab.store.remove(saved.id), wish);
    }),

  bringBack: (/** @type {number} */ at, /** @type {number} */ pick, /** @type {Wish} */ wish) =>
    new Step(`bringBack(${at}, ${pick}, "${wish}")`, async (world) => {
      const tab = await world.tab(at);
      const saved = world.picked(tab, pick, "deleted");
      if (saved) await world.through(tab, tab.store.restore(saved.id), wish);
    }),

  purge: (/** @type {number} */ at, /** @type {Wish} */ wish) =>
    new Step(`purge(${at}, "${wish}")`, async (world) => {
      const tab = await world.tab(at);
      const { games, deleted } = tab.store.list();
      await world.through(tab, tab.store.purge(deleted), wish);
      world.promises.removed(deleted.map(actionsOf), games.map(actionsOf));
    }),

  exportAll: (/** @type {number} */ at) =>
    new Step(`exportAll(${at})`, async (world) => {
      world.files.push(...(await world.tab(at)).store.list().games);
    }),

  importOne: (/** @type {number} */ at, /** @type {number} */ pick, /** @type {Wish} */ wish) =>
    new Step(`importOne(${at}, ${pick}, "${wish}")`, async (world) => {
      const file = world.files[pick % world.files.length];
      if (!file) return;
      const tab = await world.tab(at);
      const { id } = game([]);
      const saved = { ...game(actionsOf(file)), id };
      await world.through(tab, tab.store.save(saved), wish);
      world.shown(tab, id, [], actionsOf(file));
    }),

  importAll: (/** @type {number} */ at, /** @type {number} */ pick, /** @type {Wish} */ wish) =>
    new Step(`importAll(${at}, ${pick}, "${wish}")`, async (world) => {
      const file = world.files[pick % world.files.length];
      if (!file) return;
      const tab = await world.tab(at);
      const isLocked = async (/** @type {string} */ id) => world.hasLocks && world.isPlayed(id);
      const fresh = { ...game(actionsOf(file)), id: file.id };
      const given = { store: tab.store, isLocked, replay: async () => ({}) };
      await world.through(tab, bringIn(fresh, given), wish);
    }),

  clearTable: (/** @type {number} */ at) =>
    new Step(`clearTable(${at})`, async (world) => {
      const tab = await world.tab(at);
      if (world.disk.mood !== "fine") return;
      world.leave(tab);
      await clear(tab.store);
      world.setStorage({ [JOURNAL]: world.storage.entries[JOURNAL] ?? "" });
      world.promises.all = [];
      world.close(at);
      for (const { open } of world.tabs.flatMap((tab) => tab ?? [])) {
        await open?.keeper.follow();
        if (open) open.plays &&= !open.keeper.isGone;
      }
    }),

  reload: (/** @type {number} */ at) =>
    new Step(`reload(${at})`, async (world) => {
      const id = world.tabs[at]?.open?.keeper.id;
      world.close(at);
      const tab = await world.tab(at);
      // The address still names the game.
      if (id && tab.store.load(id)) await world.openGame(tab, id, "on");
    }),

  retry: (/** @type {number} */ at) =>
    new Step(`retry(${at})`, async (world) => {
      const tab = await world.tab(at);
      await world.through(tab, tab.store.retry(), "on");
    }),

  kill: (/** @type {number} */ back) => new Step(`kill(${back})`, (world) => world.kill(back)),

  flush: () =>
    new Step("flush()", (world) => {
      world.past = [];
    }),

  disk: (/** @type {Mood} */ mood) =>
    new Step(`disk("${mood}")`, (world) => world.disk.become(mood)),

  room: (/** @type {boolean} */ isFull) =>
    new Step(`room(${isFull})`, (world) => {
      world.storage.full = isFull;
    }),

  clock: (/** @type {number} */ years) =>
    new Step(`clock(${years})`, (world) => {
      world.years = years;
    }),

  /** The last that kept games here was a version of the page that knew no lineages. */
  asBefore: () =>
    new Step("asBefore()", (world) => {
      world.close(0);
      world.close(1);
      const forget = (/** @type {string} */ text) => {
        const { line: _, ...rest } = JSON.parse(text);
        return JSON.stringify(rest);
      };
      const texts = Object.entries(world.storage.entries).map(([key, text]) => [
        key,
        text.startsWith("{") ? forget(text) : text,
      ]);
      world.setStorage(Object.fromEntries(texts));
      for (const base of world.disk.tables.bases?.values() ?? []) base.text = forget(base.text);
      for (const head of world.disk.tables.heads?.values() ?? []) head.line = undefined;
    }),

  wipeShelf: () =>
    new Step("wipeShelf()", (world) => {
      // A second course that the database did not take is in the browser's memory alone, which the page says.
      const known = [...(world.disk.tables.heads?.values() ?? [])].map(({ id }) => id);
      const alone = Object.entries(world.storage.entries)
        .filter(([key]) => /^spieltisch:(game|deleted):/u.test(key))
        .map(([, text]) => JSON.parse(text))
        .filter(({ id }) => !known.includes(id))
        .map(actionsOf);
      world.setStorage({});
      world.promises.shelfWiped(alone);
    }),

  wipeAll: () =>
    new Step("wipeAll()", async (world) => {
      // Without locks two tabs may play one game: which of their states is kept again first is chance.
      const played = world.tabs
        .filter((tab) => tab?.open?.plays)
        .map((tab) => tab?.open?.keeper.id);
      if (world.disk.mood !== "fine" || new Set(played).size < played.length) return;
      world.disk.clear();
      world.setStorage({});
      world.promises.wiped();
      for (const tab of world.tabs) if (tab?.open?.plays) await world.keptAgain(tab);
      world.promises.tidy();
    }),

  wipeJournal: () =>
    new Step("wipeJournal()", (world) => {
      world.disk.clear();
      const texts = Object.entries(world.storage.entries);
      const games = texts.filter(([key]) => /^spieltisch:(game|deleted):/u.test(key));
      world.promises.journalWiped(games.map(([, text]) => actionsOf(JSON.parse(text))));
    }),
};

/** Mostly one tab and one game: what collides is what is told of. */
const at = fc.constantFrom(0, 0, 0, 1);
const pick = fc.constantFrom(0, 0, 0, 1, 2);
const wish = fc.constantFrom("on", "again", "heal");
const mood = fc.constantFrom("denied", "late", "full", "aborting", "hanging");

/** Every step with whatever it may be given, the more often the more often it happens. @type {[number, fc.Arbitrary<Step>][]} */
const ALL = [
  [1, fc.tuple(at, wish).map(([a, w]) => step("begin", a, w))],
  [1, fc.tuple(at, pick, wish).map(([a, p, w]) => step("playOn", a, p, w))],
  [1, fc.tuple(at, pick, wish).map(([a, p, w]) => step("rename", a, p, w))],
  [4, fc.tuple(at, pick, wish).map(([a, p, w]) => step("open", a, p, w))],
  [5, fc.tuple(at, fc.integer({ min: 1, max: 3 }), wish).map(([a, n, w]) => step("act", a, n, w))],
  [2, fc.tuple(at, wish).map(([a, w]) => step("undo", a, w))],
  [1, at.map((a) => step("leave", a))],
  [2, fc.tuple(at, pick, wish).map(([a, p, w]) => step("putAside", a, p, w))],
  [2, fc.tuple(at, pick, wish).map(([a, p, w]) => step("bringBack", a, p, w))],
  [1, fc.tuple(at, wish).map(([a, w]) => step("purge", a, w))],
  [1, at.map((a) => step("exportAll", a))],
  [1, fc.tuple(at, pick, wish).map(([a, p, w]) => step("importOne", a, p, w))],
  [2, fc.tuple(at, pick, wish).map(([a, p, w]) => step("importAll", a, p, w))],
  [1, at.map((a) => step("clearTable", a))],
  [3, at.map((a) => step("reload", a))],
  [1, at.map((a) => step("retry", a))],
  [3, fc.nat(6).map((back) => step("kill", back))],
  [1, fc.constant(null).map(() => step("flush"))],
  [2, mood.map((one) => step("disk", one))],
  [4, fc.constant(null).map(() => step("disk", "fine"))],
  [1, fc.boolean().map((isFull) => step("room", isFull))],
  [1, fc.integer({ min: -1, max: 1 }).map((years) => step("clock", years))],
  [1, fc.constant(null).map(() => step("asBefore"))],
  [1, fc.constant(null).map(() => step("wipeShelf"))],
  [1, fc.constant(null).map(() => step("wipeJournal"))],
  [1, fc.constant(null).map(() => step("wipeAll"))],
];

/** @type {fc.Arbitrary<Step>[]} */
export const anyStep = ALL.flatMap(([often, one]) => Array(often).fill(one));

/** @param {string} name @param {...unknown} given @returns {Step} */
function step(name, ...given) {
  const make = steps[name];
  if (!make) throw new Error(`no step ${name}`);
  return make(...given);
}
