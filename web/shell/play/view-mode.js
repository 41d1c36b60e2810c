/** @typedef {import("../../core/engine/types.js").Standout} Costly */
/** @typedef {"table" | "players" | "counting" | "end" | "analysis" | "replay" | "endedReplay" | "decision" | "coached"} ModeName */

/**
 * `costly` is the decision that is looked at on the board, in the modes "decision" and "coached" only; a moment that was
 * chosen in the chart has none.
 *
 * @typedef {{name: ModeName, costly: Costly | null}} ViewMode
 * @typedef {"players" | "count" | "recount" | "end" | "analysis" | "replay" | "coached" | "close" | "interrupt"} ViewEvent
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
 * | counting | the table at the end of the game, counted step by step; the result is next |
 * | end | the result, after the game |
 * | analysis | the analysis, after the game |
 * | replay | an earlier moment in the place of the present |
 * | endedReplay | the same; opened from the result or the count, or the game has ended meanwhile: the result is next |
 * | decision | an earlier moment that was opened from the analysis, which is next |
 * | coached | a decision that the coach has noted, while the game goes on |
 *
 * The events "count" and "end" come from buttons and from the game itself, "recount" from the end of a replay, "interrupt" from a curtain or
 * another tab, in front of which no earlier moment may stay on the board.
 *
 * @type {Readonly<Record<ModeName, Partial<Record<ViewEvent, ModeName>>>>}
 */
const TRANSITIONS = {
  table: {
    players: "players",
    count: "counting",
    end: "end",
    replay: "replay",
    coached: "coached",
  },
  players: { close: "table", count: "counting", end: "end" },
  counting: { close: "end", end: "end", interrupt: "table", replay: "endedReplay" },
  end: {
    close: "table",
    interrupt: "table",
    count: "counting",
    replay: "endedReplay",
    analysis: "analysis",
  },
  analysis: { close: "end", end: "end", interrupt: "table", replay: "decision" },
  replay: {
    close: "table",
    interrupt: "table",
    count: "endedReplay",
    recount: "counting",
    end: "endedReplay",
  },
  endedReplay: { close: "end", interrupt: "table", recount: "counting" },
  decision: { close: "analysis", interrupt: "table" },
  coached: { close: "table", interrupt: "table", count: "endedReplay", end: "endedReplay" },
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
