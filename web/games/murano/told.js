import { isCourtyard } from "../../board/lagoon/geometry.js";
import { begun, listed } from "../../i18n/index.js";
import { islandName, sortsName, spaceDoes, spaceName, tileName } from "./board.js";
import { sitesOf, spacesOf } from "./lagoon-state.js";

/** The lagoon in words, for those who do not see it: what lies where, and what a touch of it would be. @type {import("../../table/told/types.js").ToldGame<import("./table.js").MurTable>} */
export const told = {
  charts: (table) => [ring(table), ...islands(table), gondolas(table), stocks(table)],

  live(table) {
    const { selection, moves } = table;
    if (!table.deciding) return [];
    const sites = sitesOf(table).map((id) => `cell-${id}`);
    // A chosen tile asks for its site only.
    if (selection.tile !== undefined) return sites;
    return [
      ...spaces(table),
      ...moves.ships(selection.passing).map((no) => `ship-${no}`),
      ...sites,
      ...moves.places.map(({ gondola }) => `gondola-${gondola}`),
      ...(moves.draws.length > 0 ? ["stock-street"] : []),
    ];
  },

  chosen: ({ selection: { aim, ship, site } }) => [
    ...(aim === null ? [] : [`space-${aim}`]),
    ...(ship === null ? [] : [`ship-${ship}`]),
    ...(site === null ? [] : [`cell-${site}`]),
  ],
};

/** Where one is already, a touch does what is to be done there, if that is one thing. @param {import("./table.js").MurTable} table */
function spaces(table) {
  const { moves } = table;
  return Object.entries(spacesOf(table)).flatMap(([no, { kind }]) =>
    kind === "here" && moves.plain.length !== 1 ? [] : [`space-${no}`],
  );
}

/** @typedef {import("./table.js").MurTable} MurTable */

/**
 * The ring: what each space is for, what lies there, and what the way to it costs now.
 *
 * @param {MurTable} table
 * @returns {import("../../table/told/types.js").ToldChart}
 * @internal
 */
export function ring(table) {
  const { board, seen, t } = table;
  return {
    id: "ring",
    title: t("mur-told-ring"),
    notes: [t("mur-told-ring-about")],
    head: [t("mur-told-space"), t("mur-told-ship"), t("mur-told-way"), t("mur-told-does")],
    rows: board.ring.spaces.map(({ no }) => {
      const id = String(no);
      const ship = seen.ships.find(({ space }) => space === no);
      const words = t("mur-told-ship-at", { red: ship?.red ? "yes" : "no", no });
      return [
        place(table, { kind: "space", id }, begun(spaceName(table.board, no, t))),
        ship ? place(table, { kind: "ship", id }, words) : "–",
        wayTo(table, no),
        spaceDoes(no, table),
      ];
    }),
  };
}

/** What it takes to come there now, or why no ship can; empty while another player is at the turn. @param {MurTable} table @param {number} no */
function wayTo({ feedback, deciding, moves, seen, selection, t }, no) {
  if (!deciding) return "";
  // Whoever passes pays neither for the way nor for the action.
  if (selection.passing) {
    const ways = selection.ship === null ? moves.passes : moves.waysOf(selection.ship, true);
    const isWay = ways.some(({ to }) => to === no);
    return isWay ? t("mur-told-trip", { ships: 1, price: 0 }) : t("mur-told-pass-not");
  }
  if (seen.space === no) return t("mur-told-here");
  const reach = seen.reach?.find(({ space }) => space === no);
  if (!reach) return "";
  if (reach.rule) return feedback.lineOf({ rule: reach.rule, data: reach.data }).text;
  const ships = reach.moves?.length ?? 0;
  return ships > 0 ? t("mur-told-trip", { ships, price: reach.price ?? 0 }) : "";
}

/** @typedef {import("./types.js").IslandState} IslandState */
/** @typedef {import("../../table/told/types.js").ToldChart} ToldChart */

const COLOURS = /** @type {const} */ (["red", "blue", "grey"]);

/** Each island as it lies, cell by cell. @param {MurTable} table @returns {ToldChart[]} @internal */
export function islands(table) {
  const { own, seen, t } = table;
  return seen.islands.map((state) => {
    const { customers, id, no } = state;
    const name = islandName(table.board, id);
    const grid = table.board.islands.find((one) => one.id === id)?.grid ?? [];
    const columns = [...(grid[0] ?? "")].map((_, column) => String(column + 1));
    return {
      id,
      title: t("mur-told-island", { no, name }),
      notes: [
        listed(COLOURS.map((colour) => t("mur-customers", { colour, count: customers[colour] }))),
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
          isCourtyard(grid, column, row)
            ? t("mur-told-garden")
            : cell(table, state, kind, row, column),
        ),
      ]),
    };
  });
}

/**
 * @param {MurTable} table
 * @param {IslandState} state
 * @param {string} kind what the board shows there: paved, building site, or water
 * @param {number} row
 * @param {number} column
 */
function cell(table, state, kind, row, column) {
  const { t } = table;
  if (kind !== "S" && kind !== "B") return t("mur-told-water");
  const id = `${state.no}${String.fromCharCode(97 + column)}${row + 1}`;
  const what = lyingThere(table, state, kind, id);
  const words = t("mur-told-cell", { row: row + 1, column: column + 1, what });
  return place(table, { kind: "cell", id }, words);
}

/** @param {MurTable} table @param {IslandState} state @param {string} kind @param {string} id */
function lyingThere(table, { buildings, open, streets }, kind, id) {
  const { t } = table;
  const street = streets[id];
  if (street) return tileName(street, t);
  const built = buildings[id];
  if (!built && kind === "S") return t("mur-told-paved");
  if (!built) return t("mur-told-site", { usable: open.includes(id) ? "yes" : "no" });
  const tile = tileName(built.tile, t);
  return built.owner === null
    ? tile
    : t("mur-told-owned", { tile, name: table.nameOf(built.owner) });
}

/** Who stands on which gondola, island by island. @param {MurTable} table @returns {ToldChart} @internal */
export function gondolas(table) {
  const { moves, seen, t } = table;
  /** @param {number} no */
  const priceOf = (no) => -(moves.places.find(({ gondola }) => gondola === no)?.gold ?? 0);
  return {
    id: "gondolas",
    title: t("mur-told-gondolas"),
    head: [t("mur-told-at"), t("mur-told-gondolas")],
    rows: seen.islands.map(({ id }) => [
      islandName(table.board, id),
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

const SORTS = /** @type {const} */ (["street", "glass", "shop", "palace", "special"]);
const PILES = /** @type {const} */ (["character", "special"]);

/** What is left of everything. @param {MurTable} table @returns {import("../../table/told/types.js").ToldChart} */
function stocks(table) {
  const { seen, t } = table;
  return {
    id: "stocks",
    title: t("mur-told-stocks"),
    notes: [t("mur-help-end")],
    head: [t("mur-told-stock"), t("mur-told-left")],
    rows: [
      ...SORTS.map((id) => [
        place(table, { kind: "stock", id }, sortsName(id, t)),
        t("mur-told-count", { count: id === "street" ? seen.streets : seen.stock[id] }),
      ]),
      ...PILES.map((id) => [
        place(table, { kind: "pile", id }, t(`mur-told-pile-${id}`)),
        t("mur-told-count", { count: seen.pile[id] }),
      ]),
      [
        place(table, { kind: "bag", id: "" }, t("mur-told-bag")),
        t("mur-about-bag", { ...seen.bag }),
      ],
    ],
  };
}

/**
 * A place of the lagoon that answers as it does to a touch on the board.
 *
 * @param {import("./table.js").MurTable} table
 * @param {import("../../board/lagoon/places.js").Hit} hit
 * @param {string} words
 * @returns {import("../../table/told/types.js").ToldPlace}
 */
function place(table, hit, words) {
  return { id: `${hit.kind}-${hit.id}`, words, press: () => table.selection.touch(hit) };
}
