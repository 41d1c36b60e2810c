import { part } from "../../../table/parts.js";
import { cityId } from "../board.js";
import { answersOf } from "../expansions/index.js";

/** @typedef {import("../table.js").TutTable} TutTable */

/** @typedef {import("../../../table/guide/course.js").Lesson<TutTable>} Lesson */

const MAP = part("map");
/** From its title to its button. */
const SHEET_AND_MAP = `.sheet, ${MAP}`;
const CARDS_AND_ROUTE = ".display, .route, .hand";

/** @type {readonly Lesson[]} */
const LESSONS = [
  {
    id: "discard",
    chapter: "close",
    fits: ({ moves }) => moves.discards.length > 0,
    shows: null,
  },
  {
    id: "closing",
    chapter: "close",
    fits: ({ closing }) => closing !== null,
    shows: ".modes",
    lit: SHEET_AND_MAP,
  },
  {
    id: "wagner",
    chapter: "officials",
    fits: ({ closing, moves }) =>
      closing !== null && moves.closes.some(({ official }) => official === "wagner"),
    shows: part("close-wagner"),
    lit: SHEET_AND_MAP,
  },
  {
    id: "both-ends",
    chapter: "lay",
    fits: ({ choices: { selected }, moves }) =>
      selected !== null && moves.isBetweenEnds(selected.city),
    shows: part("route"),
    lit: MAP,
  },
  {
    id: "welcome",
    chapter: "take",
    fits: ({ moves, seen }) => moves.takes.length > 0 && seen.taken === 0 && seen.round === 1,
    shows: MAP,
    lit: CARDS_AND_ROUTE,
    once: true,
  },
  {
    id: "take",
    chapter: "take",
    fits: ({ moves, seen }) => moves.takes.length > 0 && seen.taken === 0 && seen.round === 1,
    looks: true,
    shows: ".display",
    lit: MAP,
  },
  {
    id: "second",
    chapter: "take",
    fits: ({ moves, seen }) => seen.forced && seen.taken === 1 && moves.takes.length > 0,
    shows: ".display",
    lit: `${MAP}, ${part("official-postmeister")}`,
  },
  {
    id: "begin",
    chapter: "lay",
    fits: ({ moves }) => moves.begins,
    shows: ".hand",
    lit: ".route",
    each: true,
  },
  {
    id: "no-fit",
    chapter: "lay",
    fits: ({ moves, seen }) => seen.laid === 0 && moves.canAbandon && !moves.canFit,
    shows: ".hand",
    lit: ".route",
  },
  {
    id: "extend",
    chapter: "lay",
    fits: ({ moves, seen }) => moves.canFit && !moves.begins && seen.laid === 0,
    shows: ".hand",
    lit: `.route, ${MAP}`,
  },
  {
    id: "close",
    chapter: "close",
    fits: ({ moves }) => moves.closes.length > 0,
    shows: part("btn-close"),
    lit: ".route",
  },
  {
    id: "tiles",
    chapter: "close",
    fits: ({ moves, own }) => moves.end !== null && (own?.tiles.length ?? 0) > 0,
    shows: `.shelf, ${part("tool-goods")}`,
    lit: `.players, ${MAP}`,
    once: true,
  },
  {
    id: "carriages",
    chapter: "carriages",
    fits: ({ moves, seen, own }) =>
      moves.end !== null && seen.round >= 2 && (own?.route.length ?? 0) > 0 && hasCarriages(seen),
    shows: ".next-carriage",
    lit: ".ladder-panel, .route",
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
    lit: `.route, .hand, ${MAP}`,
  },
  {
    id: "amtmann",
    chapter: "officials",
    fits: ({ moves, seen, own }) => moves.exchange !== null && !anyJoins(seen, own),
    shows: part("official-amtmann"),
    lit: ".display",
  },
  {
    id: "postmeister",
    chapter: "officials",
    fits: ({ moves, seen }) => seen.taken === 1 && moves.takes.length > 0,
    shows: part("official-postmeister"),
    lit: ".display, .hand, .route",
  },
  {
    id: "postillion",
    chapter: "officials",
    fits: ({ moves }) => moves.lays.some(({ official }) => official === "postillion"),
    shows: part("official-postillion"),
    lit: ".hand, .route",
  },
  {
    id: "last-round",
    chapter: "carriages",
    fits: ({ seen }) => seen.ending !== null,
    shows: ".players",
    lit: ".route",
    once: true,
  },
];

/**
 * Whether an open card is marked on the map since it goes with the route or the hand.
 *
 * @param {import("../types.js").Observation} seen
 * @param {TutTable["own"]} own
 */
function anyJoins({ display }, own) {
  const { route = [], hand = [] } = own?.joins ?? {};
  return display.some((card) => card !== null && [...route, ...hand].includes(cityId(card)));
}

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
