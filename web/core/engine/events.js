/**
 * What the frame understands of the events of every game (docs/new-game.md).
 *
 * @typedef {import("./types.js").GameEvent} GameEvent
 */

/** @param {GameEvent} event @returns {event is import("./types.js").TurnBegan} */
export const isTurnBegan = (event) => event.event === "turn-began";

/** @param {GameEvent} event @returns {event is import("./types.js").EndTriggered} */
export const isEndTriggered = (event) => event.event === "end-triggered";
