import { part } from "../../../table/part-names.js";
import { answersOf } from "../expansions/index.js";

/** @typedef {import("../table.js").TutTable} TutTable */

/** @typedef {import("../../../table/guide/course.js").Lesson<TutTable>} Lesson */

/** @type {readonly Lesson[]} */
const LESSONS = [
  {
    id: "discard",
    chapter: "close",
    fits: ({ moves }) => moves.discards.length > 0,
    shows: null,
  },
  { id: "closing", chapter: "close", fits: ({ closing }) => closing !== null, shows: ".modes" },
  {
    id: "wagner",
    chapter: "officials",
    fits: ({ closing, moves }) =>
      closing !== null && moves.closes.some(({ official }) => official === "wagner"),
    shows: part("close-wagner"),
  },
  {
    id: "both-ends",
    chapter: "lay",
    fits: ({ choices }) => choices.selected !== null,
    shows: part("route"),
  },
  {
    id: "welcome",
    chapter: "take",
    fits: ({ moves, seen }) => moves.takes.length > 0 && seen.taken === 0 && seen.round === 1,
    shows: part("map"),
    once: true,
  },
  {
    id: "take",
    chapter: "take",
    fits: ({ moves, seen }) => moves.takes.length > 0 && seen.taken === 0 && seen.round === 1,
    shows: ".display",
  },
  {
    id: "second",
    chapter: "take",
    fits: ({ moves, seen }) => seen.forced && seen.taken === 1 && moves.takes.length > 0,
    shows: ".display",
  },
  {
    id: "begin",
    chapter: "lay",
    fits: ({ moves }) => moves.lays.some(({ end }) => end === "first"),
    shows: ".hand",
  },
  {
    id: "no-fit",
    chapter: "lay",
    fits: ({ moves, seen }) => seen.laid === 0 && moves.canAbandon && !moves.canFit,
    shows: ".hand",
  },
  {
    id: "extend",
    chapter: "lay",
    fits: ({ moves, seen }) => moves.canFit && seen.laid === 0,
    shows: ".hand",
  },
  {
    id: "close",
    chapter: "close",
    fits: ({ moves }) => moves.closes.length > 0,
    shows: part("btn-close"),
  },
  {
    id: "tiles",
    chapter: "close",
    fits: ({ moves, own }) => moves.end !== null && (own?.tiles.length ?? 0) > 0,
    shows: `.shelf, ${part("tool-goods")}`,
    once: true,
  },
  {
    id: "carriages",
    chapter: "carriages",
    fits: ({ moves, seen, own }) =>
      moves.end !== null && seen.round >= 2 && (own?.route.length ?? 0) > 0 && hasCarriages(seen),
    shows: ".next-carriage",
    once: true,
  },
  {
    id: "end",
    chapter: "lay",
    fits: ({ moves, seen }) => moves.end !== null && seen.round <= 2,
    shows: part("btn-end-turn"),
  },
  {
    id: "take-plan",
    chapter: "take",
    fits: ({ moves, seen }) => moves.takes.length > 0 && seen.taken === 0,
    shows: ".display",
  },
  {
    id: "amtmann",
    chapter: "officials",
    fits: ({ moves }) => moves.exchange !== null,
    shows: part("official-amtmann"),
  },
  {
    id: "postmeister",
    chapter: "officials",
    fits: ({ moves, seen }) => seen.taken === 1 && moves.takes.length > 0,
    shows: part("official-postmeister"),
  },
  {
    id: "postillion",
    chapter: "officials",
    fits: ({ moves }) => moves.lays.some(({ official }) => official === "postillion"),
    shows: part("official-postillion"),
  },
  {
    id: "last-round",
    chapter: "carriages",
    fits: ({ seen }) => seen.ending !== null,
    shows: ".players",
    once: true,
  },
];

/** @param {import("../types.js").Observation} seen */
function hasCarriages({ carriageSupply }) {
  return Object.keys(carriageSupply).length > 0;
}

/**
 * The guide through a first game; the lessons of expansions come first.
 *
 * @type {import("../../../table/guide/course.js").Course<TutTable>}
 */
export const COURSE = {
  game: "thurn-und-taxis",
  words: "tut-guide",
  chapters: ["take", "lay", "close", "carriages", "officials"],
  lessons: (table) => [...answersOf(table, (part) => part.lessons).flat(), ...LESSONS],
};
