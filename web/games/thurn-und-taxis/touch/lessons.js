import { t } from "../../../i18n/index.js";
import { boardFor, cityId } from "../board.js";
import { answersOf } from "../expansions/index.js";
import { helps } from "../words.js";
import lessons from "./lessons.json";

/** @typedef {import("../table.js").TutTable} TutTable */

/** The moments for the lessons in lessons.json, by their ids. @type {Record<string, (table: TutTable) => boolean>} */
const MOMENTS = {
  discard: ({ moves, seen }) => moves.discards.length > 0 && !seen.ending,
  closing: ({ closing }) => closing !== null,
  wagner: ({ closing, moves }) => closing !== null && helps("wagner", moves.closes),
  "both-ends": ({ selection: { selected }, moves }) =>
    selected !== null && moves.isBetweenEnds(selected.city),
  welcome: (table) => takesAfter(table, 0) && table.seen.round === 1,
  take: (table) => takesAfter(table, 0) && table.seen.round === 1,
  goal: (table) => takesAfter(table, 0) && table.seen.round === 2,
  second: (table) => table.seen.forced && takesAfter(table, 1),
  begin: ({ moves }) => moves.begins,
  // The header says where a further card may still save the route.
  "no-fit": ({ moves, seen }) =>
    seen.laid === 0 && moves.canAbandon && !moves.canFit && !helps("postmeister", moves.takes),
  extend: ({ moves, seen }) => moves.canFit && !moves.begins && seen.laid === 0,
  close: ({ moves }) => moves.closes.length > 0,
  tiles: ({ moves, own }) => moves.end !== null && (own?.tiles.length ?? 0) > 0,
  carriages: ({ moves, seen, own }) =>
    moves.end !== null && seen.round >= 2 && (own?.route.length ?? 0) > 0,
  end: ({ moves, seen }) => moves.end !== null && seen.round <= 2,
  "take-plan": (table) => takesAfter(table, 0),
  // Where no open card that the map marks would join the route or the hand.
  amtmann: (table) =>
    table.moves.exchange !== null && table.selection.armed === null && !joining(table),
  postmeister: (table) => takesAfter(table, 1) && !table.seen.forced,
  postillion: ({ moves }) => helps("postillion", moves.lays),
  "last-round": ({ moves, seen }) =>
    seen.ending !== null && (moves.takes.length > 0 || moves.closes.length > 0),
};

/**
 * @param {readonly Omit<import("../../../table/guide/course.js").Lesson<TutTable>, "fits">[]} all
 * @param {typeof MOMENTS} moments
 */
const withMoments = (all, moments) =>
  all.map((lesson) => ({ ...lesson, fits: moments[lesson.id] ?? (() => false) }));
const LESSONS = withMoments(lessons, MOMENTS);

/** An open card would join the route or the hand; and with an empty hand two cards must be taken. @param {TutTable} table */
function joining({ seen, own }) {
  const { route = [], hand = [] } = own?.joins ?? {};
  return (
    own?.hand?.length === 0 ||
    seen.display.some((card) => card && [...route, ...hand].includes(cityId(card)))
  );
}

/** @param {TutTable} table @param {0 | 1} taken how many cards of this turn */
function takesAfter({ moves, seen }, taken) {
  return moves.takes.length > 0 && seen.taken === taken;
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
  lessons: (table) => [
    ...answersOf(table, (part) => withMoments(part.lessons ?? [], part.moments ?? {})),
    // An expansion may do without carriages.
    ...LESSONS.filter(
      ({ chapter }) => chapter !== "carriages" || Object.keys(table.seen.carriageSupply).length > 0,
    ),
  ],
};

/** The carriage that the goal asks for. */
const CARRIAGE = 5;

/**
 * How much of the goal that the guide sets was reached when the game ended.
 *
 * @param {Pick<import("../types.js").View["observation"], "options" | "seats">} seen
 * @param {number} seat
 */
export function firstGoal({ options, seats }, seat) {
  const { carriage = 0, houses = [] } = seats[seat] ?? {};
  const { cities, countries } = boardFor(options);
  const isWhole = countries.some(({ id }) => {
    const own = cities.filter(({ country }) => country === id);
    // One house in a country of one city is no feat.
    return own.length > 1 && own.every((city) => houses.includes(city.id));
  });
  if (carriage >= CARRIAGE === isWhole)
    return t(isWhole ? "tut-end-goal-reached" : "tut-end-goal-missed");
  return t("tut-end-goal-half", { missing: isWhole ? "carriage" : "country" });
}
