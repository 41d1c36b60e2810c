/** @typedef {import("../types.js").GameEvent} GameEvent */

/** From a look at cards to what came of it. */
const LOOKING = ["looked", "recruited", "declined"];

/**
 * The characters that the reader has seen go under the pile and that must still lie there: fewer cards have been drawn since
 * than lie above them.
 *
 * @param {readonly {events: readonly GameEvent[]}[]} history as the reader knows it
 * @param {number} left cards in the pile now
 * @returns {Set<string>}
 */
export function underPile(history, left) {
  const events = history.flatMap((step) => step.events);
  // Going back from now: cards that were kept, or are looked at, were in the pile before.
  let size = left + events.filter(({ event }) => event === "recruited").length;
  const last = events.findLast(({ event }) => LOOKING.includes(event));
  if (last?.event === "looked") size += last.count;
  /** By card how many lie above it. @type {Map<string, number>} */
  const above = new Map();
  /** Cards that a player looks at; null where they are hidden. @type {readonly string[] | null} */
  let drawn = null;
  for (const event of events) {
    if (event.event === "looked") {
      drawn = event.cards;
      for (const [card, count] of above) {
        if (count < event.count || drawn?.includes(card)) above.delete(card);
        else above.set(card, count - event.count);
      }
    } else if (event.event === "recruited" || event.event === "declined") {
      const kept = event.event === "recruited" ? event.card : null;
      if (event.event === "recruited") size -= 1;
      const back = (drawn ?? []).filter((card) => card !== kept);
      for (const card of back) above.set(card, size - back.length);
      drawn = null;
    }
  }
  return new Set(above.keys());
}
