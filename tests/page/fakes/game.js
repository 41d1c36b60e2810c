import { GameSession } from "../../../web/core/session/game-session.js";
import { Journal } from "../../../web/core/storage/journal.js";
import { Store } from "../../../web/core/storage/store.js";
import { FakeClaim } from "./claim.js";
import { FakeEngine } from "./engine.js";
import { FakeStorage } from "./storage.js";

/** @typedef {import("../../../web/table/types.js").SeatInfo} SeatInfo */
/** @typedef {import("../../../web/core/storage/types.js").SavedGame} SavedGame */

/** @type {readonly SeatInfo[]} */
const SEATS = [
  { name: "Anna", color: "blue", symbol: "circle", kind: "person" },
  { name: "Ben", color: "yellow", symbol: "diamond", kind: "person" },
  { name: "Cleo", color: "red", symbol: "square", kind: "person" },
];

/**
 * @param {...("person" | "computer")} kinds
 * @returns {SeatInfo[]}
 */
export function seatsOf(...kinds) {
  return kinds.map((kind, seat) => {
    const { name, color, symbol } = /** @type {SeatInfo} */ (SEATS[seat]);
    const player = /** @type {const} */ ({ kind: "computer", level: "merchant" });
    return { name, color, symbol, ...(kind === "computer" ? player : { kind }) };
  });
}

/**
 * A game as it comes out of the store.
 *
 * @param {SeatInfo[]} seats
 * @param {{seat: number, text: string}[]} [actions]
 * @returns {SavedGame}
 */
export function savedGame(seats, actions = []) {
  const players = seats.map(({ name }) => name);
  return {
    version: 2,
    id: "one",
    game: "small",
    title: "",
    record: { game: "small", players, actions },
    seats,
    created: 1,
    updated: 2,
    revision: "1.first",
    view: null,
    status: { current: 0, round: 1, over: false, winners: [] },
  };
}

/**
 * @param {FakeStorage} storage
 * @returns {Store} of a tab that has no database, only this storage
 */
export function tabWith(storage) {
  const denied = () => Promise.reject(new DOMException("denied", "SecurityError"));
  return new Store(/** @type {any} */ (storage), new Journal(denied));
}

/**
 * Another tab goes on with the game.
 *
 * @param {FakeStorage} storage
 * @param {Partial<SavedGame>} [changes]
 */
export async function saveElsewhere(storage, changes = {}) {
  const other = tabWith(storage);
  const game = other.load("one");
  if (!game) throw new Error("there is no game");
  await other.save({ ...game, ...changes });
}

/**
 * A session with everything around it made up: its store lies in memory, its engine plays a small game.
 *
 * @param {SeatInfo[]} seats
 * @param {{actions?: {seat: number, text: string}[], save?: Partial<SavedGame>, storage?: FakeStorage, store?: Store}} [options]
 *   with the storage of another session this is one in another tab; `store`: of a tab that has a database
 */
export function sessionWith(seats, { actions = [], save = {}, storage: shared, store: own } = {}) {
  const saved = { ...savedGame(seats, actions), ...save };
  const storage =
    shared ?? new FakeStorage({ [`spieltisch:game:${saved.id}`]: JSON.stringify(saved) });
  const store = own ?? tabWith(storage);
  const engine = new FakeEngine();
  const claim = new FakeClaim();
  const page = { isHidden: false };
  /** @type {string[]} */
  const said = [];
  const session = new GameSession("one", {
    store,
    persist: () => said.push("persist"),
    engine: /** @type {any} */ (engine),
    claim,
    isHidden: () => page.isHidden,
    hush: () => said.push("hush"),
    fault: (error) => {
      throw error;
    },
  });
  /** Every phase that was shown, each once. @type {string[]} */
  const phases = [];
  session.addEventListener("change", () => {
    if (phases.at(-1) !== session.phase) phases.push(session.phase);
  });
  /** @type {unknown[]} */
  const complaints = [];
  session.addEventListener("complaint", (event) => {
    complaints.push(/** @type {CustomEvent} */ (event).detail);
  });
  session.addEventListener("recovered", () => said.push("recovered"));
  return { session, store, storage, engine, claim, page, said, phases, complaints };
}

/**
 * @param {SavedGame | null} saved
 * @returns {unknown[]} what was done in it
 */
export function actionsOf(saved) {
  const actions = saved?.record.actions;
  return Array.isArray(actions) ? actions : [];
}

/** @returns {{promise: Promise<void>, go: () => void}} something to wait for until a test lets it go on */
export function gate() {
  let go = () => {};
  /** @type {Promise<void>} */
  const promise = new Promise((resolve) => {
    go = () => resolve();
  });
  return { promise, go };
}

/** Lets everything run that waits for nothing outside. */
export function settled() {
  return new Promise((resolve) => setTimeout(resolve));
}
