import { hasText, t } from "../../i18n/index.js";

/** @typedef {import("../../table/types.js").GameModule} GameModule */
/** @typedef {import("../../table/types.js").SeatInfo} SeatInfo */
/** @typedef {import("../engine/types.js").GameEvent} GameEvent */
/** @typedef {import("../engine/types.js").Action} Action */
/** @typedef {import("../engine/types.js").HistoryStep} HistoryStep */
/** @typedef {import("../engine/types.js").Reason} Reason */

/** The words of one game for what happens at its table. */
export class GameWords {
  /**
   * @param {GameModule} module
   * @param {SeatInfo[]} seats
   * @param {import("../engine/types.js").OptionValues} options
   */
  constructor(module, seats, options) {
    this.module = module;
    this.context = { t, seats, board: module.board(options) };
  }

  get seats() {
    return this.context.seats;
  }

  /** What players did, as the log tells it. That the display filled up again is seen on the table. @param {readonly GameEvent[]} events */
  tell(events) {
    const done = events.filter(({ seat }) => seat !== undefined);
    return this.module.tell(done, this.context).flatMap(({ told }) => (told.text ? [told] : []));
  }

  /** @param {readonly GameEvent[]} events */
  describe(events) {
    return this.tell(events).map(({ text }) => text);
  }

  /** Where on the board events happened. @param {readonly GameEvent[]} events */
  places(events) {
    return this.tell(events).flatMap(({ focus }) => focus);
  }

  /** @param {Action} action */
  action(action) {
    return this.module.textFor(action, this.context);
  }

  /**
   * @param {Action} action that is advised
   * @param {readonly Action[]} [following] the rest of what is decided with it, if it is the best
   * @returns {Action} as it is to be shown
   */
  advice(action, following) {
    return this.module.advice?.(action, following) ?? action;
  }

  /** @param {readonly Reason[]} reasons */
  reasons(reasons) {
    // A place of which the last one spoke is not named again.
    const short = reasons.map(({ id, data }, at) =>
      data?.there && data.there === reasons[at - 1]?.data?.there
        ? { id, data: { ...data, there: 0 } }
        : { id, data },
    );
    return short.flatMap((reason) => this.module.reasonFor(reason, this.context) || []);
  }
}

/**
 * What a seat is to do outside the ordinary course of a turn: before the first turn, after the last one, or in the middle
 * of another player's turn. Each game has its own such phases, known here only by their texts.
 *
 * @param {import("../storage/types.js").SavedGame} game
 * @returns {string} empty for an ordinary turn
 */
export function decisionText({ game, view, status, seats }) {
  const key = `decision-${game}-${view?.observation.phase}`;
  const seat = seats[status.current ?? -1];
  return seat && hasText(key) ? t(key, { name: seat.name }) : "";
}

/** From so many per cent on a decision is said to lose the game, and where so small a part of a good chance is left. */
const [WHOLE, PART] = [90, 0.2];

/**
 * How what a decision loses is told: by both chances, unless it loses the game or the chances look alike.
 *
 * @param {number} cost in per cent
 * @param {readonly number[]} [percents] the chance with it and with the better one, as they are shown
 */
export function lossOf(cost, [percent = 0, better = 0] = []) {
  const isAll = cost >= WHOLE || (better >= 50 && percent <= PART * better);
  return { cost, percent, better, how: isAll ? "all" : percent < better ? "part" : "cost" };
}

/**
 * The step at which each round began.
 *
 * @param {readonly HistoryStep[]} history
 */
export function roundsOf(history) {
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
 * The steps with which a turn begins, in order.
 *
 * @param {readonly HistoryStep[]} history
 */
export function turnsOf(history) {
  return [0, ...history.filter(({ events }) => events.some(isTurnBegan)).map(({ step }) => step)];
}

// What the frame understands of the events of every game (docs/new-game.md).

/** @param {GameEvent} event @returns {event is import("../engine/types.js").TurnBegan} */
export const isTurnBegan = (event) => event.event === "turn-began";

/** @param {GameEvent} event @returns {event is import("../engine/types.js").EndTriggered} */
export const isEndTriggered = (event) => event.event === "end-triggered";

/** @param {readonly HistoryStep[]} history @returns {number} where the last turn ends: what follows is the count, by hand as well; -1 while another one follows */
export function lastTurnOf(history) {
  const began = history.findLastIndex(({ events }) => events.some(isTurnBegan));
  return history.findIndex((step, i) => i > began && began >= 0 && endsTurn(step, step.seat));
}

/** @param {{events: readonly {event: string, seat?: number}[]}} step @param {number | null | undefined} seat @returns {boolean} whether the seat has ended its turn with it */
export function endsTurn({ events }, seat) {
  return events.some((one) => one.event === "turn-ended" && one.seat === seat);
}
