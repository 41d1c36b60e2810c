import { begun } from "../../../i18n/lists.js";
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
  else aboutBag(table);
}

/** @param {MurTable} table @param {number} no */
export function aboutSpace(table, no) {
  const { t, seen } = table;
  const reach = table.deciding ? seen.reach?.find((one) => one.space === no) : null;
  const more = [];
  if (seen.ships.some(({ space, red }) => space === no && red)) more.push(t("mur-about-red"));
  if (reach?.moves?.length)
    more.push(
      t("mur-prompt-aim", {
        space: spaceName(no, t),
        ships: reach.moves.length,
        price: reach.price ?? 0,
      }),
    );
  // No further ship has to reach the space that the turn has reached.
  if (reach?.rule && seen.space !== no)
    more.push(table.feedback.lineOf({ rule: reach.rule, data: reach.data }).text);
  table.feedback.say(`${begun(spaceName(no, t))}. ${spaceDoes(no, table)}`, "map", more, {
    kind: "space",
    id: String(no),
  });
}

/** @param {MurTable} table @param {string} pile */
function aboutPile(table, pile) {
  const { character, special } = table.seen.pile;
  const count = pile === "character" ? character : special;
  table.feedback.info("mur-about-pile", "map", { pile, count }, { kind: "pile", id: pile });
}

/** @param {MurTable} table */
export function aboutBag(table) {
  const { bag } = table.seen;
  table.feedback.info("mur-about-bag", "map", { ...bag }, { kind: "bag", id: "bag" });
}

/** @param {MurTable} table @param {import("../types.js").Sort} sort */
export function aboutStock(table, sort) {
  const { t, seen } = table;
  const count = sort === "street" ? seen.streets : seen.stock[sort];
  const words = unseenWords(sort, table);
  table.feedback.say(
    t("mur-about-stock", { sort: sortName(sort, t), count }),
    "map",
    words ? [words] : [],
    { kind: "stock", id: sort },
  );
}

/** @param {MurTable} table @param {string} id */
export function aboutCell(table, id) {
  const { t, seen } = table;
  const island = islandOfCell(id);
  const state = seen.islands.find((one) => one.no === island?.no);
  const name = island?.name ?? "";
  const place = { kind: "cell", id };
  const street = state?.streets[id];
  const built = state?.buildings[id];
  if (street)
    table.feedback.info(
      "mur-about-street",
      "map",
      { island: name, tile: tileName(street, t) },
      place,
    );
  else if (built) {
    table.feedback.info(
      "mur-about-building",
      "map",
      {
        island: name,
        tile: tileName(built.tile, t),
        owner: built.owner === null ? "none" : table.nameOf(built.owner),
      },
      place,
    );
  } else {
    const paved = isPaved(id);
    table.feedback.info(
      paved ? "mur-about-paved" : "mur-about-site",
      "map",
      { island: name, usable: state?.open.includes(id) ? "yes" : "no" },
      place,
    );
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
  const held = table.seen.gondolas.find((one) => one.no === no);
  const seat = held?.seat ?? null;
  table.feedback.info(
    "mur-about-gondola",
    "map",
    {
      no,
      island: islandName(islandOfGondola(no)?.id ?? ""),
      owner: seat === null ? "none" : table.nameOf(seat),
    },
    { kind: "gondola", id: String(no) },
  );
}
