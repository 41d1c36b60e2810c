/**
 * A place of the lagoon that answers as it does to a touch on the board.
 *
 * @param {import("../table.js").MurTable} table
 * @param {import("../../../board/lagoon/places.js").Hit} hit
 * @param {string} words
 * @returns {import("../../../table/told/types.js").ToldPlace}
 */
export function place(table, hit, words) {
  return { id: `${hit.kind}-${hit.id}`, words, press: () => table.selection.touch(hit) };
}
