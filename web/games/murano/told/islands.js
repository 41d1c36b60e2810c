import { islandName, tileName } from "../board.js";
import { place } from "./place.js";

/** @typedef {import("../table.js").MurTable} MurTable */
/** @typedef {import("../types.js").IslandState} IslandState */
/** @typedef {import("../../../table/told/types.js").ToldChart} ToldChart */

const COLOURS = /** @type {const} */ (["red", "blue", "grey"]);

/** Each island as it lies, cell by cell. @param {MurTable} table @returns {ToldChart[]} */
export function islands(table) {
  const { own, seen, t } = table;
  return seen.islands.map((state) => {
    const { customers, id, no } = state;
    const name = islandName(id);
    const grid = table.board.islands.find((one) => one.id === id)?.grid ?? [];
    const columns = [...(grid[0] ?? "")].map((_, column) => letter(column));
    return {
      id,
      title: t("mur-told-island", { no, name }),
      notes: [
        COLOURS.map((colour) => t("mur-customers", { colour, count: customers[colour] })).join(" "),
        t("mur-island-income", { gold: own?.income[id] ?? 0 }),
      ],
      tools: [
        {
          id: `island-${id}`,
          words: t("mur-told-counts", { name }),
          press: () => void table.windows.open({ kind: "island", island: id }),
        },
      ],
      head: [t("mur-told-row"), ...columns],
      rows: grid.map((kinds, row) => [
        String(row + 1),
        ...[...kinds].map((kind, column) =>
          cell(table, state, kind, `${letter(column)}${row + 1}`),
        ),
      ]),
    };
  });
}

/** @param {number} column */
function letter(column) {
  return String.fromCharCode(97 + column);
}

/**
 * @param {MurTable} table
 * @param {IslandState} state
 * @param {string} kind what the board shows there: paved, building site, or water
 * @param {string} name of the cell on its island
 */
function cell(table, state, kind, name) {
  const { t } = table;
  if (kind !== "S" && kind !== "B") return t("mur-told-water");
  const id = `${state.no}${name}`;
  const words = t("mur-told-cell", { cell: name, what: lyingThere(table, state, kind, id) });
  return place(table, { kind: "cell", id }, words);
}

/** @param {MurTable} table @param {IslandState} state @param {string} kind @param {string} id */
function lyingThere(table, { buildings, open, streets }, kind, id) {
  const { t } = table;
  const street = streets[id];
  if (street) return tileName(street, t);
  const built = buildings[id];
  if (!built) {
    if (kind === "S") return t("mur-told-paved");
    return t("mur-told-site", { usable: open.includes(id) ? "yes" : "no" });
  }
  const tile = tileName(built.tile, t);
  return built.owner === null
    ? tile
    : t("mur-told-owned", { tile, name: table.nameOf(built.owner) });
}

/** Who stands on which gondola, island by island. @param {MurTable} table @returns {ToldChart} */
export function gondolas(table) {
  const { moves, seen, t } = table;
  /** @param {number} no */
  const priceOf = (no) => -(moves.places.find(({ gondola }) => gondola === no)?.gold ?? 0);
  return {
    id: "gondolas",
    title: t("mur-told-gondolas"),
    head: [t("mur-told-at"), t("mur-told-gondolas")],
    rows: seen.islands.map(({ id }) => [
      islandName(id),
      seen.gondolas
        .filter(({ island }) => island === id)
        .map(({ no, seat, used }) =>
          place(
            table,
            { kind: "gondola", id: String(no) },
            t("mur-told-gondola", {
              no,
              owner: seat === null ? "none" : table.nameOf(seat),
              used: used ? "yes" : "no",
              price: priceOf(no),
            }),
          ),
        ),
    ]),
  };
}
