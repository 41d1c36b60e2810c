/** @typedef {import("../../core/engine/types.js").Standout} Costly */
/** @typedef {"table" | "players" | "end" | "analysis" | "replay" | "endedReplay" | "decision" | "coached"} ModeName */

/**
 * `costly` is the decision that is looked at on the board, in the modes "decision" and "coached" only; a moment that was
 * chosen in the chart has none.
 *
 * @typedef {{name: ModeName, costly: Costly | null}} ViewMode
 * @typedef {"players" | "end" | "analysis" | "replay" | "coached" | "close" | "interrupt"} ViewEvent
 */

/** The mode in which every game opens. @type {ViewMode} */
export const TABLE_ONLY = { name: "table", costly: null };

/**
 * The modes of view and the events that change them. An event without an entry changes nothing.
 *
 * | mode | what is seen |
 * |---|---|
 * | table | the table in the present |
 * | players | the list of the seats over it |
 * | end | the result, after the game |
 * | analysis | the analysis, after the game |
 * | replay | an earlier moment in the place of the present |
 * | endedReplay | the same; the game has ended meanwhile, so the result is next |
 * | decision | an earlier moment that was opened from the analysis, which is next |
 * | coached | a decision that the coach has noted, while the game goes on |
 *
 * The event "end" comes from the button and from the game itself, "interrupt" from a curtain or
 * another tab, in front of which no earlier moment may stay on the board.
 *
 * @type {Readonly<Record<ModeName, Partial<Record<ViewEvent, ModeName>>>>}
 */
const TRANSITIONS = {
  table: { players: "players", end: "end", replay: "replay", coached: "coached" },
  players: { close: "table", end: "end" },
  end: { close: "table", interrupt: "table", replay: "replay", analysis: "analysis" },
  analysis: { close: "end", end: "end", interrupt: "table", replay: "decision" },
  replay: { close: "table", interrupt: "table", end: "endedReplay" },
  endedReplay: { close: "end", interrupt: "table" },
  decision: { close: "analysis", interrupt: "table" },
  coached: { close: "table", interrupt: "table", end: "endedReplay" },
};

/**
 * @param {ViewMode} mode
 * @param {ViewEvent} event
 * @param {Costly | null} [costly] the decision to show on the board
 * @returns {ViewMode} the same object if nothing changes
 */
export function nextMode(mode, event, costly = null) {
  const name = TRANSITIONS[mode.name][event];
  if (!name) return mode;
  return { name, costly: name === "decision" || name === "coached" ? costly : null };
}

/** True if an earlier moment is on the board. @param {ViewMode} mode */
export function isReplay({ name }) {
  return ["replay", "endedReplay", "decision", "coached"].includes(name);
}
