import { part } from "../../../table/parts.js";

/** @typedef {import("../table.js").MurTable} MurTable */
/** @typedef {import("../../../table/guide/course.js").Lesson<MurTable>} Lesson */

const MAP = part("map");
const BAR = ".act-bar";
const CARDS = ".sheet-body";
/** The whole panel, from its title to its buttons. */
const SHEET = ".sheet";
const OWN = part("own");

/** @param {MurTable} table */
function sails({ seen }) {
  return seen.phase === "sail" && seen.sailed === 0;
}

/** @param {import("../types.js").Observation["phase"]} name @returns {Lesson["fits"]} */
function inPhase(name) {
  return ({ seen }) => seen.phase === name;
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

/** @param {...string} actions @returns {(table: MurTable) => DOMRect | null} */
function quayOf(...actions) {
  return (table) => {
    const goal = goalOf(table, actions);
    return goal ? table.bridge.boxOf({ kind: "space", id: String(goal.space) }) : null;
  };
}

/** @param {MurTable} table @param {...string} actions */
function canReach(table, ...actions) {
  return sails(table) && goalOf(table, actions) !== undefined;
}

/** The bar under the board offers one of these. @param {MurTable} table @param {...string} types */
function offers({ seen, moves }, ...types) {
  return seen.phase === "act" && moves.plain.some(({ type }) => types.includes(type));
}

/** Buildings are bought and not built yet. @param {MurTable} table */
function unbuilt({ own }) {
  return Object.values(own?.counts ?? {}).some((count) => count > 0);
}

/** @type {readonly Lesson[]} */
const LESSONS = [
  { id: "offer", chapter: "people", fits: inPhase("offer"), shows: null },
  {
    id: "character",
    chapter: "people",
    fits: inPhase("character"),
    shows: CARDS,
    lit: `${SHEET}, ${MAP}, ${OWN}`,
  },
  { id: "special", chapter: "build", fits: inPhase("special"), shows: CARDS, lit: SHEET },
  { id: "search", chapter: "buy", fits: inPhase("choose"), shows: CARDS, lit: SHEET },
  { id: "assign", chapter: "end", fits: inPhase("assign"), shows: CARDS, lit: SHEET },
  { id: "place", chapter: "end", fits: inPhase("place"), shows: MAP, lit: BAR },
  { id: "street", chapter: "build", fits: inPhase("street"), shows: MAP, lit: BAR },
  { id: "pass", chapter: "ships", fits: ({ selection }) => selection.passing, shows: MAP },
  { id: "ship", chapter: "ships", fits: ({ selection }) => selection.ship !== null, shows: MAP },
  {
    id: "aim",
    chapter: "ships",
    fits: ({ selection }) => selection.aim !== null,
    shows: part("press-sail"),
    lit: MAP,
  },
  {
    id: "site",
    chapter: "build",
    fits: ({ selection, moves }) => selection.tile !== undefined && moves.builds.length > 0,
    shows: MAP,
    lit: BAR,
  },
  {
    id: "welcome",
    chapter: "ships",
    fits: (table) => sails(table) && table.seen.round === 1,
    shows: MAP,
    once: true,
  },
  {
    id: "sail",
    chapter: "ships",
    fits: (table) => sails(table) && table.seen.round === 1,
    shows: MAP,
  },
  {
    id: "last-round",
    chapter: "end",
    fits: (table) => sails(table) && table.seen.last !== null,
    shows: part("last-round"),
    lit: `${MAP}, ${OWN}`,
    once: true,
  },
  {
    id: "end-near",
    chapter: "end",
    fits: (table) => sails(table) && table.seen.empty.length === 1,
    shows: ({ bridge, seen }) => bridge.boxOf({ kind: "stock", id: seen.empty[0] ?? "" }),
    lit: MAP,
    once: true,
  },
  {
    id: "build-it",
    chapter: "build",
    fits: (table) => unbuilt(table) && canReach(table, "build"),
    shows: quayOf("build"),
    lit: `${MAP}, ${OWN}`,
  },
  {
    id: "dear",
    chapter: "ships",
    fits: (table) =>
      sails(table) &&
      (table.seen.reach ?? []).some(({ usable, price }) => usable && (price ?? 0) > 0),
    shows: MAP,
  },
  {
    id: "broke",
    chapter: "gold",
    fits: (table) => sails(table) && table.own?.gold === 0,
    shows: part("press-pass"),
    lit: MAP,
  },
  {
    id: "gondolier",
    chapter: "people",
    fits: (table) =>
      (table.own?.characterCount ?? 0) > (table.own?.gondoliers.placed ?? 0) &&
      canReach(table, "gondolier"),
    shows: quayOf("gondolier"),
    lit: `${MAP}, ${OWN}`,
  },
  {
    id: "income",
    chapter: "gold",
    fits: (table) =>
      Object.values(table.own?.income ?? {}).some((gold) => gold > 1) && canReach(table, "income"),
    shows: quayOf("income"),
    lit: `${MAP}, ${OWN}`,
  },
  {
    id: "beads",
    chapter: "gold",
    fits: (table) => (table.own?.produces ?? 0) > 0 && canReach(table, "production"),
    shows: quayOf("production"),
    lit: `${MAP}, ${OWN}`,
  },
  {
    id: "first-buy",
    chapter: "buy",
    fits: (table) => !unbuilt(table) && canReach(table, "glass", "shop", "palace"),
    shows: quayOf("glass", "shop", "palace"),
    lit: `${MAP}, ${OWN}`,
  },
  {
    id: "cards",
    chapter: "people",
    fits: (table) => sails(table) && table.seen.round > 1,
    shows: ({ bridge }) => bridge.boxOf({ kind: "pile", id: "character" }),
    lit: `${MAP}, ${OWN}`,
    once: true,
  },
  {
    id: "look",
    chapter: "people",
    fits: (table) => offers(table, "look"),
    shows: part("press-look"),
    lit: BAR,
  },
  { id: "buy", chapter: "buy", fits: (table) => offers(table, "search"), shows: BAR, lit: MAP },
  {
    id: "berth",
    chapter: "people",
    fits: ({ moves }) => moves.places.length > 0,
    shows: MAP,
    lit: OWN,
  },
  {
    id: "hire",
    chapter: "people",
    fits: (table) => offers(table, "hire", "dismiss"),
    shows: BAR,
    lit: OWN,
  },
  {
    id: "produce",
    chapter: "gold",
    fits: ({ moves }) => moves.produces.some(({ count }) => count),
    shows: BAR,
    lit: OWN,
  },
  {
    id: "sell",
    chapter: "gold",
    fits: ({ moves }) => moves.sells.some(({ count }) => count),
    shows: BAR,
    lit: OWN,
  },
  {
    id: "build",
    chapter: "build",
    fits: ({ seen, moves }) => seen.phase === "act" && moves.draws.length + moves.builds.length > 0,
    shows: BAR,
    lit: MAP,
  },
  {
    id: "build-more",
    chapter: "build",
    fits: inPhase("build"),
    shows: BAR,
    lit: `${MAP}, ${part("btn-end-turn")}`,
  },
  { id: "done", chapter: "ships", fits: inPhase("done"), shows: part("btn-end-turn") },
];

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
