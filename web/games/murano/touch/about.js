import { begun } from "../../../i18n/index.js";
import {
  islandName,
  islandOfCell,
  islandOfGondola,
  sortName,
  spaceDoes,
  spaceName,
  tileName,
  unseenWords,
} from "../board.js";

/** @typedef {import("../table.js").MurTable} MurTable */

/**
 * Explains a place of the board after a long press, also where a tap would be an action. The other functions here are for
 * taps that mean no action.
 *
 * @param {MurTable} table
 * @param {import("../../../board/lagoon/places.js").Hit} hit
 */
export function about(table, { kind, id }) {
  if (kind === "space" || kind === "ship") aboutSpace(table, Number(id));
  else if (kind === "cell") aboutCell(table, id);
  else if (kind === "gondola") aboutGondola(table, Number(id));
  else if (kind === "island") void table.windows.open({ kind: "island", island: id });
  else if (kind === "stock") aboutStock(table, /** @type {import("../types.js").Sort} */ (id));
  else if (kind === "pile") aboutPile(table, id);
  else if (kind === "garden")
    table.feedback.info("mur-about-garden", "map", { island: islandName(id) });
  else aboutBag(table);
}

/** @param {MurTable} table @param {number} no */
export function aboutSpace(table, no) {
  const { t, seen, selection } = table;
  // Whoever passes pays neither for the way nor for the action.
  const reach =
    table.deciding && !selection.passing ? seen.reach?.find((one) => one.space === no) : null;
  const ships = reach?.moves?.length;
  const more = [];
  if (seen.ships.some(({ space, red }) => space === no && red)) more.push(t("mur-about-red"));
  if (ships)
    more.push(t("mur-prompt-aim", { space: spaceName(no, t), ships, price: reach.price ?? 0 }));
  // No further ship has to reach the space that the turn has reached.
  if (reach?.rule && seen.space !== no)
    more.push(table.feedback.lineOf({ rule: reach.rule, data: reach.data }).text);
  const words = `${begun(spaceName(no, t))}. ${spaceDoes(no, table)}`;
  table.feedback.say(words, "map", more, { kind: "space", id: String(no) });
}

/** @param {MurTable} table @param {string} pile */
function aboutPile(table, pile) {
  const { character, special } = table.seen.pile;
  const count = pile === "character" ? character : special;
  table.feedback.info("mur-about-pile", "map", { pile, count }, { kind: "pile", id: pile });
}

/** @param {MurTable} table */
function aboutBag(table) {
  const { bag } = table.seen;
  table.feedback.info("mur-about-bag", "map", { ...bag }, { kind: "bag", id: "bag" });
}

/** @param {MurTable} table @param {import("../types.js").Sort} sort */
export function aboutStock(table, sort) {
  const { t, seen } = table;
  const count = sort === "street" ? seen.streets : seen.stock[sort];
  const more = [unseenWords(sort, table)].filter(Boolean);
  const words = t("mur-about-stock", { sort: sortName(sort, t), count });
  table.feedback.say(words, "map", more, { kind: "stock", id: sort });
}

/** @param {MurTable} table @param {string} id */
export function aboutCell(table, id) {
  const { feedback, seen, t } = table;
  const island = islandOfCell(id);
  const state = seen.islands.find((one) => one.no === island?.no);
  const name = { island: island?.name ?? "" };
  const place = { kind: "cell", id };
  const street = state?.streets[id];
  const built = state?.buildings[id];
  if (street) {
    const words = { ...name, tile: tileName(street, t) };
    feedback.info("mur-about-street", "map", words, place);
  } else if (built) {
    const owner = built.owner === null ? "none" : table.nameOf(built.owner);
    const words = { ...name, tile: tileName(built.tile, t), owner };
    feedback.info("mur-about-building", "map", words, place);
  } else {
    const words = { ...name, usable: state?.open.includes(id) ? "yes" : "no" };
    feedback.info(isPaved(id) ? "mur-about-paved" : "mur-about-site", "map", words, place);
  }
}

/** @param {string} id */
function isPaved(id) {
  const island = islandOfCell(id);
  const column = id.charCodeAt(1) - 97;
  const row = Number(id.slice(2)) - 1;
  return island?.grid[row]?.[column] === "S";
}

/** @param {MurTable} table @param {number} no */
export function aboutGondola(table, no) {
  const seat = table.seen.gondolas.find((one) => one.no === no)?.seat ?? null;
  const island = islandName(islandOfGondola(no)?.id ?? "");
  const words = { no, island, owner: seat === null ? "none" : table.nameOf(seat) };
  table.feedback.info("mur-about-gondola", "map", words, { kind: "gondola", id: String(no) });
}
