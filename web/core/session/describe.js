import { t } from "../../i18n/index.js";

/** @typedef {import("../engine/types.js").GameEvent} GameEvent */
/** @typedef {import("../../table/types.js").GameModule} GameModule */
/** @typedef {import("../../table/types.js").SeatInfo} SeatInfo */
/** @typedef {import("../engine/types.js").HistoryStep} HistoryStep */

/**
 * Turns events into sentences with the words of their game, as its log does.
 *
 * @param {GameModule} module
 * @param {SeatInfo[]} seats
 * @param {import("../engine/types.js").OptionValues} options
 * @returns {(events: readonly GameEvent[]) => import("../../table/types.js").DescribedEvent[]}
 */
export function teller(module, seats, options) {
  const board = module.board(options);
  return (events) => {
    // Only what people did; that the display filled up again is seen on the table.
    const done = events.filter(({ seat }) => seat !== undefined);
    return module.tell(done, { t, seats, board }).flatMap(({ told }) => (told.text ? [told] : []));
  };
}

/**
 * The step at which each round began.
 *
 * @param {readonly HistoryStep[]} history
 * @returns {{step: number, round: number}[]}
 */
export function roundsOf(history) {
  /** @type {{step: number, round: number}[]} */
  const rounds = [{ step: 0, round: 1 }];
  for (const { step, events } of history) {
    for (const event of events) {
      const last = rounds.at(-1)?.round ?? 0;
      if (isTurnBegan(event) && event.round > last) rounds.push({ step, round: event.round });
    }
  }
  return rounds;
}

/**
 * @param {readonly HistoryStep[]} history
 * @param {number} seat
 * @returns {HistoryStep[]} the steps after the last one of `seat`
 */
export function stepsSince(history, seat) {
  const last = history.findLastIndex((step) => step.seat === seat);
  return history.slice(last + 1);
}

// What the frame understands of the events of every game (docs/new-game.md).

/** @param {GameEvent} event @returns {event is import("../engine/types.js").TurnBegan} */
export const isTurnBegan = (event) => event.event === "turn-began";

/** @param {GameEvent} event @returns {event is import("../engine/types.js").EndTriggered} */
export const isEndTriggered = (event) => event.event === "end-triggered";
