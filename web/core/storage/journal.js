import { following, knows, numberOf } from "./courses.js";
import { Connection, entryBetween, isHead, joined } from "./database.js";
import { parseSave } from "./saved-game.js";

/** @typedef {import("./types.js").Aside} Aside */
/** @typedef {import("./types.js").Head} Head */
/** @typedef {import("./types.js").Place} Place */
/** @typedef {import("./types.js").SavedGame} SavedGame */
/** @typedef {import("./types.js").SaveProblem} SaveProblem */
/** @typedef {import("./database.js").Database} Database */

/** After so many entries the whole game is written again. */
const LONGEST = 48;

/** Under this id lies, as a game that is gone, the number of the last clearing and who cleared. */
export const CLEARING = "cleared";
/** After so many clearings nothing that was there before is left anywhere. */
const CLEARINGS = 10;

/**
 * The games of this device on the disk, in IndexedDB: what was saved here is there after any crash of the browser.
 * A save is one small entry; from time to time the whole game is written and its entries go.
 *
 *   heads    id -> Head
 *   bases    id -> {id, text}, a game as localStorage has it
 *   entries  [id, number] -> Entry
 *   asides   key -> Aside
 */
export class Journal {
  /** @param {() => Promise<Database>} [open] */
  constructor(open) {
    this.connection = new Connection(open);
  }

  /**
   * Keeps a game, and returns when it is on the disk.
   *
   * @param {SavedGame} game with its new revision
   * @param {SavedGame | null} before the state that this one follows, if it is at hand
   * @returns {Promise<"kept" | "conflict" | SaveProblem>} "conflict": there is a state that this one was not made from
   */
  async keep(game, before) {
    return this.write(["heads", "bases", "entries"], async (stores) => {
      const head = /** @type {Head | undefined} */ (await stores.heads.get(game.id));
      if (isUnknown(head, game)) return "conflict";
      const number = numberOf(game.revision);
      const follows = head?.place === "kept" && head.revision === before?.revision;
      const entry = follows && number - head.base <= LONGEST ? entryBetween(before, game) : null;
      const writes = entry ? [stores.entries.put(entry)] : putWhole(stores, game);
      writes.push(stores.heads.put(headOf(game, "kept", entry && head ? head.base : number)));
      const written = Promise.all(writes);
      // Of one that is aborted the transaction tells.
      written.catch(() => {});
      // A press waits for this one: it ends at once, without an answer to each of its parts.
      stores.heads.transaction.commit();
      await written;
      return "kept";
    });
  }

  /**
   * Writes whole games as they are, but for those of which there is a state that they were not made from.
   *
   * @param {readonly {game: SavedGame, place: Place}[]} games
   */
  async take(games) {
    return this.write(["heads", "bases", "entries"], async (stores) => {
      for (const { game, place } of games) await putKnown(stores, game, place);
      return "kept";
    });
  }

  /**
   * Writes a whole game and where it stands.
   *
   * @param {SavedGame} game
   * @param {Place} place
   * @returns {Promise<"kept" | "conflict" | SaveProblem>}
   */
  async put(game, place) {
    return this.write(["heads", "bases", "entries"], (stores) => putKnown(stores, game, place));
  }

  /**
   * Forgets a game for good; that it is gone is remembered, and which states of it are.
   *
   * @param {SavedGame} game with the revision that its removal has
   * @returns {Promise<"kept" | "conflict" | SaveProblem>}
   */
  async purge(game) {
    return this.write(["heads", "bases", "entries"], async (stores) => {
      const { id, line } = game;
      if (isUnknown(await stores.heads.get(id), game)) return "conflict";
      await stores.heads.put({ ...headOf(game, "gone", numberOf(game.revision)), line });
      await stores.bases.delete(id);
      await stores.entries.delete(entriesOf(id));
      return "kept";
    });
  }

  /** @param {string} id what is there of it cannot be read; it was put aside */
  async drop(id) {
    return this.write(["heads", "bases", "entries"], async (stores) => {
      // It may have been removed meanwhile.
      if ((await stores.heads.get(id))?.place === "gone") return "kept";
      await stores.heads.delete(id);
      await stores.bases.delete(id);
      await stores.entries.delete(entriesOf(id));
      return "kept";
    });
  }

  /**
   * Forgets everything but which states of games there were: after a crash localStorage may have them again.
   *
   * @param {readonly SavedGame[]} games all that are known
   * @param {string} tab which tab clears
   * @returns {Promise<"kept" | SaveProblem>}
   */
  async clear(games, tab) {
    return this.write(["heads", "bases", "entries", "asides"], async (stores) => {
      /** @type {Map<string, any>} */
      const heads = new Map(games.map((game) => [game.id, headOf(game, "kept", 0)]));
      for (const head of await stores.heads.getAll()) heads.set(head.id, head);
      const number = 1 + (heads.get(CLEARING)?.number ?? 0);
      heads.delete(CLEARING);
      await Promise.all(Object.values(stores).map((one) => one.clear()));
      const mark = { id: CLEARING, number, revision: `${number}.${tab}`, place: "gone", base: 0 };
      await stores.heads.put(mark);
      for (const head of heads.values()) {
        const { id, line, place, revision = "", clearing = number } = head;
        const known = games.filter((game) => game.id === id);
        const gone = place === "gone" ? head : following({ ...head, revision, line }, tab, known);
        if (number - clearing >= CLEARINGS) continue;
        await stores.heads.put({ ...headOf(gone, "gone", 0), line: gone.line, clearing });
      }
      return "kept";
    });
  }

  /** @returns {Promise<Head[]>} */
  async heads() {
    /** @type {[Head[], any[], any[]]} */
    const [heads, bases, entries] = await this.connection.read(
      ["heads", "bases", "entries"],
      ({ heads, bases, entries }) =>
        Promise.all([heads.getAll(), bases.getAllKeys(), entries.getAllKeys()]),
      /** @type {any} */ ([[], [], []]),
    );
    const ids = new Set([...bases, ...entries.map(([id]) => id)]);
    for (const { id } of heads) ids.delete(id);
    const whole = await Promise.all([
      ...heads.map((head) => this.mended(head.id, head)),
      ...[...ids].map((id) => this.mended(id)),
    ]);
    return whole.filter((head) => head !== undefined);
  }

  /**
   * @param {string} id
   * @param {Head} [head]
   * @returns {Promise<Head | undefined>} that head; in the place of a damaged or missing one what the game itself says, else
   *   that there is something
   */
  async mended(id, head) {
    if (head && isHead(head)) return head;
    const { game, isEmpty } = await this.read(id);
    if (game) return headOf(game, "kept", 0);
    return isEmpty ? undefined : { id, number: 0, revision: "", place: "kept", base: 0 };
  }

  /**
   * The last state of a game, joined from what was written.
   *
   * @param {string} id
   * @returns {Promise<{game: SavedGame | null, left: Aside[], latest?: string, isEmpty?: boolean}>} `left`: what could not be
   *   used, the last of it with the revision `latest`
   */
  async read(id) {
    const [base, entries] = await this.connection.read(
      ["bases", "entries"],
      ({ bases, entries }) => Promise.all([bases.get(id), entries.getAll(entriesOf(id))]),
      /** @type {[any, any[]]} */ ([null, []]),
    );
    const key = `journal:${id}`;
    try {
      const { game, left } = joined(parseSave(base.text, id), entries);
      if (left.length === 0) return { game, left: [] };
      const text = JSON.stringify({ id, entries: left });
      const latest = String(entries.at(-1)?.revision ?? "");
      return { game, left: [{ key, text, reason: "unreadable", lost: left.length }], latest };
    } catch {
      if (!base && entries.length === 0) return { game: null, left: [], isEmpty: true };
      const text = JSON.stringify({ id, base: base?.text ?? null, entries });
      return { game: null, left: [{ key, text, reason: "unreadable" }] };
    }
  }

  /** @param {string} id @returns {Promise<Head | undefined>} */
  async head(id) {
    const head = await this.connection.read(["heads"], ({ heads }) => heads.get(id), undefined);
    return this.mended(id, head);
  }

  /** @returns {Promise<Aside[]>} */
  async asides() {
    return this.connection.read(["asides"], ({ asides }) => asides.getAll(), []);
  }

  /**
   * Keeps what cannot be used, so that it can be exported.
   *
   * @param {readonly Aside[]} asides
   */
  async putAside(asides) {
    if (asides.length === 0) return "kept";
    return this.write(["asides"], async (stores) => {
      for (const aside of asides) await stores.asides.put(aside);
      return "kept";
    });
  }

  /** @param {string} key */
  async discard(key) {
    return this.write(["asides"], async (stores) => {
      await stores.asides.delete(key);
      return "kept";
    });
  }

  /**
   * @template {string} R
   * @param {string[]} names
   * @param {(stores: Record<string, any>) => Promise<R>} work
   */
  write(names, work) {
    return this.connection.write(names, work);
  }
}

/**
 * @param {Record<string, any>} stores
 * @param {SavedGame} game
 * @returns {Promise<unknown>[]}
 */
function putWhole(stores, game) {
  return [
    stores.bases.put({ id: game.id, text: JSON.stringify(game) }),
    stores.entries.delete(entriesOf(game.id)),
  ];
}

/**
 * Writes a whole game and where it stands, unless there is a state that it was not made from.
 *
 * @param {Record<string, any>} stores
 * @param {SavedGame} game
 * @param {Place} place
 * @returns {Promise<"kept" | "conflict">}
 */
async function putKnown(stores, game, place) {
  if (isUnknown(await stores.heads.get(game.id), game)) return "conflict";
  await Promise.all(putWhole(stores, game));
  await stores.heads.put(headOf(game, place, numberOf(game.revision)));
  return "kept";
}

/**
 * @param {SavedGame} game
 * @param {Place} place
 * @param {number} base
 * @returns {Head}
 */
function headOf({ id, revision }, place, base) {
  return { id, number: numberOf(revision), revision, place, base };
}

/**
 * @param {Head | undefined} head
 * @param {SavedGame} game
 * @returns {boolean} whether that head is of a state from which this game was not made
 */
function isUnknown(head, { revision, line }) {
  // Junk, and what was never numbered, stand against nothing.
  if (!head || !isHead(head) || head.number === 0) return false;
  return head.revision !== revision && !knows(line, head.revision);
}

/** @param {string} id */
function entriesOf(id) {
  return IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);
}
