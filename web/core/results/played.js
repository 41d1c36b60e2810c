import { gameEntry } from "../../games/index.js";
import { LEVELS, playerAt, seated } from "../seats/seats.js";

/** @typedef {import("../storage/types.js").Result} Result */
/** @typedef {import("../storage/types.js").ResultSeat} ResultSeat */
/** A game as one person played it. @typedef {{result: Result, seat: ResultSeat}} Played */

/** @param {Result} result @returns {readonly ResultSeat[]} */
const peopleIn = ({ seats }) => seats.filter(({ kind }) => kind === "person");

/**
 * @param {ResultSeat} seat of a person
 * @param {Result} result
 * @param {string} first who played alone before there was a name
 * @returns {string} empty for one without a name who played alone
 */
function personOf({ name, given }, result, first) {
  return given && peopleIn(result).length === 1 ? first : name;
}

/**
 * @param {readonly Result[]} results
 * @param {string} first
 * @returns {{name: string, games: number}[]} who has played, those with most games first
 */
export function peopleOf(results, first) {
  const names = results.flatMap((result) =>
    peopleIn(result).map((seat) => personOf(seat, result, first)),
  );
  const count = (/** @type {string} */ name) => names.filter((one) => one === name).length;
  const all = [...new Set(names)].map((name) => ({ name, games: count(name) }));
  return all.sort((one, other) => other.games - one.games);
}

/**
 * @param {readonly Result[]} results
 * @param {string} name
 * @param {string} first
 * @returns {Played[]} the games of one person, in the same order
 */
export function playedBy(results, name, first) {
  return results.flatMap((result) => {
    const seat = peopleIn(result).find((one) => personOf(one, result, first) === name);
    return seat ? [{ result, seat }] : [];
  });
}

/**
 * @param {ResultSeat} seat of a person
 * @param {Result} result
 * @param {readonly Result[]} results
 * @param {string} first
 * @returns {Played[]} the games of the same kind among them that the same person played
 */
export function gamesOf(seat, result, results, first) {
  const same = results.filter(({ game }) => game === result.game);
  return playedBy(same, personOf(seat, result, first), first);
}

/** @param {{game: string, options?: Record<string, unknown>}} result @returns {string[]} ids of its expansions */
export function extrasOf({ game, options = {} }) {
  const all = gameEntry(game)?.expansions ?? [];
  return all.filter(({ option, on }) => options[option] === on).map(({ id }) => id);
}

/**
 * Those who had more points in a game than in any before with the same expansions.
 *
 * @param {Result} result
 * @param {readonly Result[]} results
 * @param {string} first
 * @returns {string[]} the names at its seats
 */
export function recordsIn(result, results, first) {
  const before = results.filter(
    (one) =>
      one.game === result.game &&
      one.when < result.when &&
      extrasOf(one).join(" ") === extrasOf(result).join(" "),
  );
  return peopleIn(result).flatMap((seat) => {
    const earlier = playedBy(before, personOf(seat, result, first), first);
    const isRecord = earlier.length > 0 && earlier.every((one) => one.seat.points < seat.points);
    return isRecord ? [seat.name] : [];
  });
}

/** @typedef {import("../storage/types.js").SavedGame} SavedGame */
/** @typedef {import("../engine/types.js").HistoryStep} HistoryStep */
/** How many of the turns of a person's seat that person played. @typedef {{seat: number, own: number, all: number}} Shared */

/**
 * The seats with those who played their turns, whoever sat there in the end; of several levels the weakest.
 *
 * @param {Pick<SavedGame, "seats" | "sat">} saved
 * @param {readonly HistoryStep[]} history
 */
export function whoPlayed(saved, history) {
  return saved.seats.map((info, seat) => {
    const own = history.filter((one) => one.seat === seat);
    const players = own.flatMap(({ step }) => playerAt(saved, seat, step) ?? []);
    const levels = players.map((one) => (one.kind === "computer" ? one.level : null));
    const level = LEVELS.find((one) => levels.includes(one));
    if (players.length === 0) return info;
    return seated(info, level ? { kind: "computer", level } : { kind: "person" });
  });
}

/**
 * @param {Pick<SavedGame, "seats" | "sat">} saved
 * @param {readonly HistoryStep[]} history
 * @returns {Shared | undefined} of the first seat at which both a person and a computer played
 */
export function sharedTurns(saved, history) {
  if (!saved.sat) return undefined;
  return saved.seats.map((_, seat) => turnsAt(saved, history, seat)).find((one) => one.isShared);
}

/** @param {Pick<SavedGame, "seats" | "sat">} saved @param {readonly HistoryStep[]} history @param {number} seat */
function turnsAt(saved, history, seat) {
  /** For each turn of the seat whether a person played its steps; what it is asked before and between turns is no turn. @type {boolean[][]} */
  const turns = [];
  const begun = (/** @type {HistoryStep} */ { events }) =>
    /** @type {import("../engine/types.js").TurnBegan | undefined} */ (
      events.find((told) => told.event === "turn-began" && told.seat === seat)
    );
  // A first turn is told only after a set-up in which players decide.
  let isFresh = !history.some((one) => begun(one)?.round === 1);
  for (const one of history) {
    if (one.seat === seat) {
      if (isFresh) turns.push([]);
      turns.at(-1)?.push(playerAt(saved, seat, one.step)?.kind === "person");
      isFresh = false;
    }
    isFresh ||= begun(one) !== undefined;
  }
  const own = turns.filter((steps) => steps.every(Boolean)).length;
  return {
    seat,
    own,
    all: turns.length,
    isShared: own < turns.length && turns.flat().some(Boolean),
  };
}
