/**
 * @param {readonly import("../../table/types.js").Player[]} seats
 * @returns {number | null} the seat of the only person at the table: to whom the page says "you"
 */
export function aloneAt(seats) {
  const first = seats.findIndex(({ kind }) => kind === "person");
  const last = seats.findLastIndex(({ kind }) => kind === "person");
  return first >= 0 && first === last ? first : null;
}

/**
 * @param {readonly (import("../../table/types.js").Player & {level?: string})[]} seats
 * @param {{options?: Record<string, unknown>}} [seen] what can be seen on the table
 * @returns {boolean} whether it was begun as the guided first game
 */
export function isGuided(seats, seen) {
  const isWeak = seats.some(({ kind, level }) => kind === "computer" && level === "apprentice");
  return (
    seats.length === 2 && aloneAt(seats) !== null && isWeak && seen?.options?.start === "seat-1"
  );
}
