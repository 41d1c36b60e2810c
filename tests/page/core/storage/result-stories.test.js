import { deepEqual, equal } from "node:assert/strict";
import { describe, test } from "node:test";
import "../../fakes/document.js";
import "fake-indexeddb/auto";
import { IDBFactory } from "fake-indexeddb";
import { Connection } from "../../../../web/core/storage/database.js";
import { openResults, Results } from "../../../../web/core/storage/results/results.js";
import { FakeStorage } from "../../fakes/storage.js";

/** @typedef {import("../../../../web/core/storage/types.js").Result} Result */
/** @typedef {import("../../../../web/core/storage/types.js").Note} Note */

const STORIES = Number(process.env.STORIES ?? 150);
const FIRST_SEED = Number(process.env.STORY_SEED ?? 1);
const STEPS = 14;
const POSITIONS = ["puzzle-1a", "puzzle-2b"];

/** @param {string} id @param {string} deal @param {number} points @returns {Result} */
function result(id, deal, points) {
  const seats = [{ name: "Anna", kind: /** @type {const} */ ("person"), points, rank: 1 }];
  return { id, deal, when: points, game: "murano", options: {}, rounds: 9, seats };
}

/** @param {number} seed @returns {() => number} numbers from 0 to 1 (mulberry32) */
function seeded(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A device with two tabs, and what a person would expect of it. */
class Story {
  storage = new FakeStorage();
  factory = new IDBFactory();
  /** @type {Results[]} */
  tabs = [];
  /** The points that count, by deal. @type {Map<string, number>} */
  counted = new Map();
  /** Deals whose results were deleted. @type {Set<string>} */
  deleted = new Set();
  /** @type {Set<string>} */
  solved = new Set();
  /** What was exported last. @type {Note[]} */
  file = [];
  deals = 0;
  copies = 0;
  /** @type {string[]} */
  told = [];

  /** @param {() => number} random */
  constructor(random) {
    this.random = random;
    this.tabs = [this.tab(), this.tab()];
  }

  tab() {
    const open = () => {
      globalThis.indexedDB = this.factory;
      return openResults();
    };
    return new Results(/** @type {any} */ (this.storage), new Connection(open));
  }

  /** @param {number} count */
  any(count) {
    return Math.floor(this.random() * count);
  }

  async step() {
    const at = this.any(2);
    const tab = this.tabs[at] ?? this.tab();
    const names = /** @type {const} */ ([
      "play",
      "copy",
      "copy",
      "clear",
      "save",
      "bring",
      "bring",
      "reload",
      "solve",
      "fill",
    ]);
    const name = names[this.any(names.length)] ?? "play";
    this.told.push(`${name} in ${at}`);
    await this[name](tab, at);
  }

  /** @param {Results} tab */
  async play(tab) {
    this.deals += 1;
    const deal = `deal-${this.deals}`;
    await tab.add([result(`game${this.deals}`, deal, this.deals)]);
    this.counted.set(deal, this.deals);
  }

  /** Another copy of a game ends, with more points. @param {Results} tab */
  async copy(tab) {
    if (this.deals === 0) return;
    const deal = `deal-${1 + this.any(this.deals)}`;
    this.copies += 1;
    await tab.add([result(`copy${this.copies}`, deal, 100 + this.copies)]);
  }

  /** @param {Results} tab */
  async clear(tab) {
    equal(await tab.clear(), "kept");
    for (const deal of this.counted.keys()) this.deleted.add(deal);
    this.counted.clear();
    this.solved.clear();
  }

  /** @param {Results} tab */
  async save(tab) {
    await tab.ready;
    this.file = tab.everything();
  }

  /** @param {Results} tab */
  async bring(tab) {
    const before = this.counted.size;
    for (const note of this.file) {
      if (!("seats" in note)) this.solved.add(note.id);
      else if (!this.counted.has(note.deal ?? "")) {
        this.counted.set(note.deal ?? "", note.seats[0]?.points ?? 0);
        this.deleted.delete(note.deal ?? "");
      }
    }
    equal(
      (await tab.bring(this.file)).games,
      this.counted.size - before,
      "what came is what is told",
    );
  }

  /** @param {Results} _ @param {number} at */
  async reload(_, at) {
    this.tabs[at] = this.tab();
  }

  /** @param {Results} tab */
  async solve(tab) {
    const id = POSITIONS[this.any(POSITIONS.length)] ?? "";
    await tab.answer(id, true);
    this.solved.add(id);
  }

  /** localStorage has room, or has none any more. */
  async fill() {
    this.storage.full = !this.storage.full;
  }

  async check() {
    const tab = this.tab();
    await tab.ready;
    const counted = tab.list().map(({ deal, seats }) => [deal, seats[0]?.points]);
    deepEqual(counted.sort(), [...this.counted].sort());
    deepEqual([...tab.answers().keys()].sort(), [...this.solved].sort());
  }
}

describe("random stories of results", () => {
  test(`each deal counts once, deleted ones stay away, and a file brings them back (${STORIES} from ${FIRST_SEED})`, async () => {
    for (let seed = FIRST_SEED; seed < FIRST_SEED + STORIES; seed += 1) {
      const story = new Story(seeded(seed));
      try {
        for (let step = 0; step < STEPS; step += 1) {
          await story.step();
          await story.check();
        }
      } catch (error) {
        throw new Error(`seed ${seed}: ${story.told.join(", ")}`, { cause: error });
      }
    }
  });
});
