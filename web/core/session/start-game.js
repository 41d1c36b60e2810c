import { engineService } from "../engine/service.js";
import { peopleAt, seated } from "../seats/seats.js";
import { newGameId, newSeed, SAVE_VERSION } from "../storage/saved-game.js";
import { store } from "../storage/store.js";
import { EngineTable } from "./engine-table.js";
import { positionOf } from "./record-keeper.js";

/** @typedef {import("../../table/types.js").SeatInfo} SeatInfo */

/**
 * Begins a game and keeps it.
 *
 * @param {string} game
 * @param {SeatInfo[]} seats
 * @param {import("../engine/types.js").OptionValues} options
 * @param {{seed?: number, title?: string, daily?: string, study?: true, series?: import("../storage/types.js").Series, bout?: import("../storage/types.js").Bout}} [more]
 * @returns {Promise<string>} the id under which it is kept
 */
export async function startGame(game, seats, options, { seed, title = "", ...more } = {}) {
  const table = new EngineTable(engineService);
  const players = seats.map((seat) => seat.name);
  const { record, open } = await table.begin(game, players, options, seed ?? newSeed());
  return keep(game, seats, title, record, open, more);
}

/**
 * Begins a game as another one was after some of its actions, with the same deal and people, and keeps it as one of its own,
 * which counts in no statistics.
 *
 * @param {import("../storage/types.js").SavedGame} saved
 * @param {number} step the number of actions that have been done
 * @param {string} title
 * @param {object} [more]
 * @param {import("../storage/types.js").Lesson} [more.lesson] what is to be decided there
 * @param {Pick<import("../storage/types.js").Lesson, "better" | "cost" | "chance">} [more.lost] by what was decided there; it is to be decided once more
 * @param {boolean} [more.moved] everybody sits a seat farther on
 * @returns {Promise<string>} the id under which it is kept
 */
export async function branchGame(saved, step, title, { lesson, lost, moved } = {}) {
  const { id, game, record } = saved;
  const actions = /** @type {string[]} */ (record.actions);
  const seats = withPeople(saved);
  const sit = moved ? movedOn(seats) : seats;
  const players = sit.map(({ name }) => name);
  const begun = { ...record, players, actions: actions.slice(0, step) };
  const open = await new EngineTable(engineService).load(begun);
  const played = { step, seat: open.current, actions: actions.slice(step) };
  // Several actions may be one decision: the engine words all of it.
  const done = lost && (await engineService.call("judge", played)).answer;
  const task = lost ? { ...lost, action: done.text, done } : lesson;
  const more = task && { trial: /** @type {const} */ (true) };
  const origin = { id, step, ...(task && { lesson: task }) };
  return keep(game, sit, title, begun, open, { study: true, ...more, origin });
}

/**
 * Begins a game as one was before a decision, which is to be made once more.
 *
 * @param {import("../storage/types.js").SavedGame} saved
 * @param {string} title
 * @param {Omit<import("../storage/types.js").Lost, "task">} lost
 */
export function studyAt(saved, title, { step = 0, better = "", chance = 0, cost }) {
  return branchGame(saved, step, title, { lost: { better, cost, chance } });
}

/**
 * The seats for those who play on: a person who handed a seat over sits there again, and one sits at a table of computers.
 *
 * @param {Pick<import("../storage/types.js").SavedGame, "seats" | "sat">} saved
 * @returns {SeatInfo[]}
 */
export function withPeople({ seats, sat = [] }) {
  const had = new Set(sat.flatMap(({ seat, kind }) => (kind === "person" ? [seat] : [])));
  if (had.size + peopleAt(seats).length === 0) had.add(0);
  return seats.map((one, seat) => (had.has(seat) ? seated(one, { kind: "person" }) : one));
}

/**
 * @template T
 * @param {readonly T[]} seats
 * @returns {T[]} as they are when everybody sits a seat farther on
 */
export function movedOn(seats) {
  return [...seats.slice(-1), ...seats.slice(0, -1)];
}

/**
 * @param {string} game
 * @param {SeatInfo[]} seats
 * @param {string} title
 * @param {import("../engine/types.js").GameRecord} record
 * @param {import("../engine/types.js").View} open the position as everybody may see it
 * @param {Pick<import("../storage/types.js").SavedGame, "study" | "daily" | "origin" | "trial" | "series" | "bout">} [more]
 */
async function keep(game, seats, title, record, open, more = {}) {
  const id = newGameId();
  // A storage that refuses is reported by its own banner; the game is then played from memory.
  await store.save({
    version: SAVE_VERSION,
    id,
    game,
    title,
    record,
    seats: seats.map((seat) => ({ ...seat })),
    created: Date.now(),
    revision: "",
    ...more,
    ...positionOf(open),
  });
  return id;
}
