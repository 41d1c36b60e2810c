/** @typedef {import("../table.js").MurTable} MurTable */
/** @typedef {import("../types.js").GameEvent} GameEvent */

/** The buildings that are celebrated: palaces, and those that only one has. @type {readonly string[]} */
const GREAT = ["palace", "special"];

/**
 * What is celebrated of a change: palaces and special buildings rise over the lagoon.
 *
 * @param {MurTable} table
 * @param {readonly GameEvent[]} events
 * @returns {import("../../../table/flourishes.js").Flourish[]}
 */
export function flourishesOf(table, events) {
  return events.flatMap((event) => {
    if (event.event !== "built" || !GREAT.includes(event.sort)) return [];
    const { lagoon } = table.stage;
    if (!lagoon) return [];
    return {
      onBoard: true,
      play(layer, time) {
        lagoon.rise(event.place, time);
        // The board draws it; this only counts the time.
        return [layer.animate([], { duration: time })];
      },
      end: () => lagoon.motion.settle(),
    };
  });
}
