import { begun } from "../../../i18n/index.js";
import {
  actionOf,
  islandName,
  islandNumbered,
  islandOfCell,
  islandOfGondola,
  sortName,
  spaceDoes,
  spaceName,
  tileName,
  unseenWords,
} from "../board.js";

/** @typedef {import("../table.js").MurTable} MurTable */
/** @typedef {import("../../../board/lagoon/places.js").Hit} Hit */

/**
 * Explains a place of the board after a long press, also where a tap would be an action. The other functions here are for
 * taps that mean no action.
 *
 * @param {MurTable} table
 * @param {Hit} hit
 */
export function about(table, hit) {
  const { kind, id } = hit;
  if (kind === "island") return void table.windows.open({ kind: "island", island: id });
  const [words = "", ...more] = linesAbout(table, hit);
  // A ship is spoken of as its space; the sea has no place of its own.
  const place = { kind: kind === "ship" ? "space" : kind, id: kind === "bag" ? "bag" : id };
  table.feedback.say(words, "map", more, kind === "garden" ? undefined : place);
}

/**
 * What there is to say of a place, the first line in short.
 *
 * @param {MurTable} table
 * @param {Hit | null} hit null for none
 * @returns {string[]}
 */
export function linesAbout(table, hit) {
  return hit ? LINES[hit.kind](table, hit.id) : [];
}

/** @type {Record<Hit["kind"], (table: MurTable, id: string) => string[]>} */
const LINES = {
  space: (table, id) => spaceLines(table, Number(id)),
  ship: (table, id) => spaceLines(table, Number(id)),
  cell: (table, id) => [cellWords(table, id)],
  gondola: (table, id) => gondolaLines(table, Number(id)),
  island: islandLines,
  stock: (table, id) => stockLines(table, /** @type {import("../types.js").Sort} */ (id)),
  pile({ seen, t }, id) {
    const pile = id === "character" ? "character" : "special";
    return [t("mur-about-pile", { pile, count: seen.pile[pile] })];
  },
  garden: ({ board, t }, id) => [t("mur-about-garden", { island: islandName(board, id) })],
  bag: ({ seen, t }) => [t("mur-about-bag", { ...seen.bag })],
};

/** @param {number} no @returns {{kind: "space", id: string}} */
export function spaceOf(no) {
  return { kind: "space", id: String(no) };
}

/** What would be built on a site. @param {MurTable} table @param {import("../types.js").Action | null | undefined} action */
export function siteWords({ board, seen, t }, action) {
  const tile = begun(tileName(action?.tile ?? seen.street ?? "street-none", t));
  return t("mur-look-site", { tile, island: islandOfCell(board, action?.place ?? "")?.name ?? "" });
}

/** What a question ends with. @param {import("../types.js").Action} action @param {MurTable} table */
export function lastWords({ final, ends }, { t }) {
  return [...(ends ? [t("mur-look-ends")] : []), ...(final ? [t("mur-look-final")] : [])];
}

/** @param {MurTable} table @param {number} no */
function spaceLines(table, no) {
  const { t, seen, selection } = table;
  // Whoever passes pays neither for the way nor for the action.
  const reach =
    table.deciding && !selection.passing ? seen.reach?.find((one) => one.space === no) : null;
  const ships = reach?.moves?.length;
  const lines = [`${begun(spaceName(table.board, no, t))}. ${spaceDoes(no, table)}`];
  if (seen.ships.some(({ space, red }) => space === no && red)) lines.push(t("mur-about-red"));
  if (ships)
    lines.push(
      t("mur-prompt-aim", { space: spaceName(table.board, no, t), ships, price: reach.price ?? 0 }),
    );
  // No further ship has to reach the space that the turn has reached.
  if (reach?.rule && seen.space !== no)
    lines.push(table.feedback.lineOf({ rule: reach.rule, data: reach.data }).text);
  return lines;
}

/** @param {MurTable} table @param {import("../types.js").Sort} sort */
function stockLines(table, sort) {
  const { t, seen } = table;
  const count = sort === "street" ? seen.streets : seen.stock[sort];
  const words = t("mur-about-stock", { sort: sortName(sort, t), count });
  return [words, unseenWords(sort, table)].filter(Boolean);
}

/** @param {MurTable} table @param {string} id */
function islandLines({ board, own, seen, t }, id) {
  const customers = seen.islands.find((one) => one.id === id)?.customers;
  if (!customers) return [islandName(board, id)];
  const colours = /** @type {const} */ (["red", "blue", "grey"]);
  return [
    islandNumbered(board, id),
    ...colours.map((colour) => t("mur-customers", { colour, count: customers[colour] })),
    t("mur-island-income", { gold: own?.income[id] ?? 0 }),
  ];
}

/** @param {MurTable} table @param {string} id */
function cellWords(table, id) {
  const { seen, t } = table;
  const island = islandOfCell(table.board, id);
  const state = seen.islands.find((one) => one.no === island?.no);
  const name = { island: island?.name ?? "" };
  const street = state?.streets[id];
  const built = state?.buildings[id];
  if (street) return t("mur-about-street", { ...name, tile: tileName(street, t) });
  if (!built) {
    const words = { ...name, usable: state?.open.includes(id) ? "yes" : "no" };
    if (!isPaved(table.board, id)) return t("mur-about-site", words);
    const press = table.moves.draws.length > 0 ? t("mur-press-draw") : "none";
    return t("mur-about-paved", { ...name, press });
  }
  const owner = built.owner === null ? "none" : table.nameOf(built.owner);
  return t("mur-about-building", { ...name, tile: tileName(built.tile, t), owner });
}

/** @param {MurTable["board"]} board @param {string} id */
function isPaved(board, id) {
  const island = islandOfCell(board, id);
  const column = id.charCodeAt(1) - 97;
  return island?.grid[Number(id.slice(2)) - 1]?.[column] === "S";
}

/** The turn has reached a space on which gondoliers are placed. @param {MurTable} table */
export function placesGondoliers({ board, seen: { phase, space } }) {
  return phase === "act" && space !== null && actionOf(board, space) === "gondolier";
}

/** Why no gondolier can be placed now; null where one can. @param {MurTable} table @returns {"mur-about-gondola-placed" | "mur-about-gondola-closed" | null} */
export function whyNoGondolier(table) {
  const { board, deciding, seen } = table;
  if (!deciding || placesGondoliers(table)) return null;
  const isPlaced =
    seen.phase === "done" && seen.space !== null && actionOf(board, seen.space) === "gondolier";
  return isPlaced ? "mur-about-gondola-placed" : "mur-about-gondola-closed";
}

/** @param {MurTable} table @param {number} no */
function gondolaLines(table, no) {
  const { t, seen } = table;
  const seat = seen.gondolas.find((one) => one.no === no)?.seat ?? null;
  const island = islandName(table.board, islandOfGondola(table.board, no)?.id ?? "");
  const words = { no, island, owner: seat === null ? "none" : table.nameOf(seat) };
  const why = seat === null ? whyNoGondolier(table) : null;
  return [t("mur-about-gondola", words), ...(why ? [t(why)] : [])];
}

/** The space of the next ship that would come to a space. @param {MurTable} table @param {number} no */
export function shipBehind({ board, seen }, no) {
  const { length } = board.ring.spaces;
  const gap = (/** @type {{space: number}} */ { space }) => (no - space + length - 1) % length;
  const [first] = [...seen.ships].sort((one, other) => gap(one) - gap(other));
  return first?.space ?? 1;
}

/** Says of a ship that cannot sail what its way would cost, or why it leads nowhere. @param {MurTable} table @param {number} space */
export function aboutShip(table, space) {
  const { seen, own, t } = table;
  const { passing } = table.selection;
  const place = { kind: "ship", id: String(space) };
  const price = passing ? 0 : (seen.nextShip ?? 0);
  const gold = own?.gold ?? 0;
  const isMoved = seen.ships.some((one) => one.space === space && one.moved);
  if (table.deciding && price > gold && !isMoved) {
    return table.feedback.info("mur-ship-price", "map", { price, gold }, place);
  }
  const to = (space % table.board.ring.spaces.length) + 1;
  const isLate = seen.nextShip === null && seen.space !== null;
  const stuck = isMoved || seen.phase === "offer" ? undefined : t("mur-ship-stuck", { space });
  const text = isLate ? t("mur-ship-acted") : stuck;
  table.feedback.explain({ type: passing ? "pass" : "sail", from: space, to }, "map", place, text);
}
