import { gondolas, islands } from "./islands.js";
import { ring } from "./ring.js";
import { stocks } from "./stocks.js";

/** The lagoon in words, for those who do not see it: what lies where, and what a touch of it would be. @type {import("../../../table/told/types.js").ToldGame<import("../table.js").MurTable>} */
export const told = {
  charts: (table) => [ring(table), ...islands(table), gondolas(table), stocks(table)],

  live(table) {
    const { selection, moves, bridge } = table;
    if (!table.deciding) return [];
    return [
      ...spaces(table),
      ...moves.ships(selection.passing).map((no) => `ship-${no}`),
      ...bridge.sites().map((id) => `cell-${id}`),
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

/** Where one is already, a touch does what is to be done there, if that is one thing. @param {import("../table.js").MurTable} table */
function spaces({ moves, bridge }) {
  return Object.entries(bridge.spaces()).flatMap(([no, { kind }]) =>
    kind === "here" && moves.plain.length !== 1 ? [] : [`space-${no}`],
  );
}
