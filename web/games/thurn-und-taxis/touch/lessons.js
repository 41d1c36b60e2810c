import { cityId } from "../board.js";
import { answersOf } from "../expansions/index.js";
import lessons from "./lessons.json";

/** @typedef {import("../table.js").TutTable} TutTable */

/** The moments for the lessons in lessons.json, by their ids. @type {Record<string, (table: TutTable) => boolean>} */
const MOMENTS = {
  discard: ({ moves, seen }) => moves.discards.length > 0 && !seen.ending,
  closing: ({ closing }) => closing !== null,
  wagner: ({ closing, moves }) => closing !== null && helps("wagner", moves.closes),
  "both-ends": ({ selection: { selected }, moves }) =>
    selected !== null && moves.isBetweenEnds(selected.city),
  welcome: (table) => takesFirst(table) && table.seen.round === 1,
  take: (table) => takesFirst(table) && table.seen.round === 1,
  second: (table) => table.seen.forced && takesSecond(table),
  begin: ({ moves }) => moves.begins,
  "no-fit": ({ moves, seen }) => seen.laid === 0 && moves.canAbandon && !moves.canFit,
  extend: ({ moves, seen }) => moves.canFit && !moves.begins && seen.laid === 0,
  close: ({ moves }) => moves.closes.length > 0,
  tiles: ({ moves, own }) => moves.end !== null && (own?.tiles.length ?? 0) > 0,
  carriages: ({ moves, seen, own }) =>
    moves.end !== null &&
    seen.round >= 2 &&
    (own?.route.length ?? 0) > 0 &&
    Object.keys(seen.carriageSupply).length > 0,
  end: ({ moves, seen }) => moves.end !== null && seen.round <= 2,
  "take-plan": (table) => takesFirst(table),
  amtmann: (table) => table.moves.exchange !== null && !anyJoins(table),
  postmeister: (table) => takesSecond(table),
  postillion: ({ moves }) => helps("postillion", moves.lays),
  "last-round": ({ seen }) => seen.ending !== null,
};

const LESSONS = lessons.map((lesson) => ({ ...lesson, fits: MOMENTS[lesson.id] ?? (() => false) }));

/** @param {TutTable} table */
function takesFirst({ moves, seen }) {
  return moves.takes.length > 0 && seen.taken === 0;
}

/** @param {TutTable} table */
function takesSecond({ moves, seen }) {
  return moves.takes.length > 0 && seen.taken === 1;
}

/** @param {string} id @param {readonly import("../types.js").Action[]} actions */
function helps(id, actions) {
  return actions.some(({ official }) => official === id);
}

/** True if the map marks an open card because it would join the route or the hand. @param {TutTable} table */
function anyJoins({ seen, own }) {
  const { route = [], hand = [] } = own?.joins ?? {};
  return seen.display.some((card) => card !== null && [...route, ...hand].includes(cityId(card)));
}

/**
 * The guide through a first game. The lessons of expansions come first.
 *
 * @type {import("../../../table/guide/course.js").Course<TutTable>}
 */
export const COURSE = {
  game: "thurn-und-taxis",
  words: "tut-guide",
  chapters: ["take", "lay", "close", "carriages", "officials"],
  lessons: (table) => [...answersOf(table, (part) => part.lessons), ...LESSONS],
};
