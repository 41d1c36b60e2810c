/**
 * @param {readonly import("../../table/types.js").Player[]} seats
 * @returns {number | null} the seat of the only person at the table: to whom the page says "you"
 */
export function aloneAt(seats) {
  const first = seats.findIndex(({ kind }) => kind === "person");
  const last = seats.findLastIndex(({ kind }) => kind === "person");
  return first >= 0 && first === last ? first : null;
}
