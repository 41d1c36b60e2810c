import { t } from "../../../i18n/index.js";
import lessons from "./lessons.json";

/** @typedef {import("../table.js").MurTable} MurTable */
/** @typedef {import("../../../table/guide/course.js").Lesson<MurTable>} Lesson */

/** After these rounds one has bought, or knows why not. */
const BUYING_ROUNDS = 3;

/** The moments for the lessons in lessons.json, by their ids. @type {Record<string, Lesson["fits"]>} */
const MOMENTS = {
  offer: ({ seen }) => seen.phase === "offer",
  character: ({ seen }) => seen.phase === "character",
  special: ({ seen }) => seen.phase === "special",
  search: ({ seen }) => seen.phase === "choose",
  assign: ({ seen }) => seen.phase === "assign",
  place: ({ seen }) => seen.phase === "place",
  street: ({ seen }) => seen.phase === "street",
  pass: ({ selection }) => selection.passing,
  ship: ({ selection }) => selection.ship !== null,
  aim: ({ selection }) => selection.aim !== null,
  site: ({ selection, moves }) => selection.tile !== undefined && moves.builds.length > 0,
  welcome: ({ seen, selection }) => seen.sailed === 0 && seen.round === 1 && !selection.open,
  sail: (table) => sails(table) && table.seen.round === 1,
  goal: (table) => table.tapPreview.isFirstGame && sails(table) && table.seen.round === 2,
  "last-round": (table) => sails(table) && table.seen.last !== null,
  "end-near": (table) => sails(table) && table.seen.empty.length === 1,
  "build-it": (table) => unbuilt(table) && canReach(table, "build"),
  dear: (table) =>
    sails(table) &&
    (table.seen.reach ?? []).some(({ usable, price }) => usable && (price ?? 0) > 0),
  broke: (table) => sails(table) && table.own?.gold === 0,
  gondolier: (table) =>
    (table.own?.characterCount ?? 0) > (table.own?.gondoliers.placed ?? 0) &&
    canReach(table, "gondolier"),
  income: (table) =>
    Object.values(table.own?.income ?? {}).some((gold) => gold > 1) && canReach(table, "income"),
  beads: (table) => (table.own?.produces ?? 0) > 0 && canReach(table, "production"),
  "first-buy": (table) =>
    table.seen.round <= BUYING_ROUNDS &&
    !unbuilt(table) &&
    canReach(table, "glass", "shop", "palace"),
  cards: (table) => sails(table) && table.seen.round > 1,
  look: (table) => offers(table, "look"),
  buy: (table) => offers(table, "search") && offers(table, "buy"),
  "buy-top": (table) => offers(table, "buy") && !offers(table, "search"),
  berth: ({ moves }) => moves.places.length > 0,
  hire: (table) => offers(table, "hire", "dismiss"),
  produce: ({ moves }) => moves.produces.some(({ count }) => count),
  sell: ({ moves }) => moves.sells.some(({ count }) => count),
  build: ({ seen, moves }) => seen.phase === "act" && moves.draws.length + moves.builds.length > 0,
  "build-more": ({ seen }) => seen.phase === "build",
  done: ({ seen }) => seen.phase === "done",
};

/** What lessons show that is no element of the page. @type {Record<string, Lesson["shows"]>} */
const SHOWN = {
  "end-near": ({ bridge, seen }) => bridge.boxOf({ kind: "stock", id: seen.empty[0] ?? "" }),
  cards: ({ bridge }) => bridge.boxOf({ kind: "pile", id: "character" }),
};

/** What the words of lessons depend on. @type {Record<string, Lesson["args"]>} */
const ARGS = {
  berth: ({ own }) => ({ ...own?.prices }),
  hire: ({ own }) => ({ ...own?.prices }),
  buy: ({ moves }) => Object.fromEntries(moves.plain.map(({ type, gold }) => [type, -gold])),
  income: ({ seen }) => ({ chosen: seen.options.income === "chosen" ? "yes" : "no" }),
  search: ({ seen }) => ({ sort: seen.choice?.[0]?.split("-")[0] ?? "shop" }),
};

const LESSONS = lessons.map(({ quays, shows = null, ...lesson }) => ({
  ...lesson,
  fits: MOMENTS[lesson.id] ?? (() => false),
  args: ARGS[lesson.id],
  shows: SHOWN[lesson.id] ?? (quays ? quayOf(quays) : shows),
}));

/** @param {MurTable} table */
function sails({ seen }) {
  return seen.phase === "sail" && seen.sailed === 0;
}

/**
 * The cheapest space within reach that has one of these actions.
 *
 * @param {MurTable} table
 * @param {readonly string[]} actions
 */
function goalOf({ seen }, actions) {
  return (seen.reach ?? [])
    .filter(({ action, usable, moves }) => usable && moves?.length && actions.includes(action))
    .sort((one, other) => (one.price ?? 0) - (other.price ?? 0))[0];
}

/** @param {MurTable} table @param {...string} actions */
function canReach(table, ...actions) {
  return sails(table) && goalOf(table, actions) !== undefined;
}

/** The nearest space with one of these actions. @param {readonly string[]} actions @returns {(table: MurTable) => DOMRect | null} */
function quayOf(actions) {
  return (table) => {
    const goal = goalOf(table, actions);
    return goal ? table.bridge.boxOf({ kind: "space", id: String(goal.space) }) : null;
  };
}

/** The bar under the board offers one of these. @param {MurTable} table @param {...string} types */
function offers({ seen, moves }, ...types) {
  return seen.phase === "act" && moves.plain.some(({ type }) => types.includes(type));
}

/** Buildings are bought and not built yet. @param {MurTable} table */
function unbuilt({ own }) {
  return Object.values(own?.counts ?? {}).some((count) => count > 0);
}

/**
 * The guide through a first game.
 *
 * @type {import("../../../table/guide/course.js").Course<MurTable>}
 */
export const COURSE = {
  game: "murano",
  words: "mur-guide",
  chapters: ["ships", "buy", "build", "gold", "people", "end"],
  lessons: () => LESSONS,
};

/** So many buildings on one island the goal asks for. */
const BUILDINGS = 3;

/**
 * How much of the goal that the guide sets was reached when the game ended, on the island where most of it was.
 *
 * @param {Pick<import("../types.js").Observation, "gondolas" | "islands" | "seats">} seen
 * @param {number} seat
 */
export function firstGoal({ gondolas, islands, seats }, seat) {
  const reached = islands.map(({ id, buildings }) => {
    const own = Object.values(buildings).filter(({ owner }) => owner === seat);
    const parts = [
      own.length >= BUILDINGS,
      gondolas.some((one) => one.seat === seat && one.island === id),
      seats[seat]?.characters?.some(({ scored }) => scored?.island === id && scored.points > 0),
    ];
    return parts.filter(Boolean).length;
  });
  return t("mur-end-goal", { reached: Math.max(...reached) });
}
