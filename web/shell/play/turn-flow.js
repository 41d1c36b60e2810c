import { decisionText, isEndTriggered, isTurnBegan } from "../../core/session/game-words.js";
import { getPrefs } from "../../core/settings/prefs.js";
import { t } from "../../i18n/index.js";
import { announce } from "../../ui/announcer.js";
import { showToast } from "../../ui/toasts.js";

/** @typedef {import("../../core/session/game-session.js").GameSession} GameSession */
/** @typedef {import("../../core/engine/types.js").GameEvent} GameEvent */

/**
 * How the page tells what happens.
 *
 * @typedef {object} Voice
 * @property {typeof announce} announce
 * @property {(events: readonly GameEvent[]) => void} playEvents
 * @property {(toast: import("../../ui/toasts.js").Toast) => void} showToast
 * @property {(text: string) => void} answer on the table
 */

/** How long the result of a turn stays in view before the curtain falls, by animation speed. */
const BEAT = { off: 0, fast: 350, normal: 800, slow: 1400 };

/** How long a thing that another player did is looked at, by animation speed. */
const LOOK = { off: 900, fast: 900, normal: 1500, slow: 2500 };

/** @returns {number} milliseconds from one piece of news to the next */
export function newsPause() {
  return LOOK[getPrefs().animationSpeed];
}

/** @returns {Promise<void>} a moment to look */
export function beat() {
  return new Promise((resolve) => setTimeout(resolve, BEAT[getPrefs().animationSpeed]));
}

/** From one action of a computer to the next, so that people can follow; by animation speed. */
const PAUSE = { off: 300, fast: 500, normal: 1000, slow: 1800 };
/** At a quick pace an action is seen in the log rather than followed. */
const QUICK = { pause: 30, turnMs: 600, hurried: true };
/** After skipping to one's own turn, nothing is waited for. */
const HURRIED = { pause: 0, turnMs: 600, hurried: true };

/**
 * How fast computers play: milliseconds from one action to the next, the longest time of thought for a turn, and
 * `hurried` where there is no pause to look at what they did.
 *
 * @param {boolean} hurried the person has skipped to their own turn
 */
export function paceOf(hurried) {
  const { computerPace, animationSpeed } = getPrefs();
  if (hurried) return HURRIED;
  if (computerPace === "quick") return QUICK;
  const pause = computerPace === "slow" ? PAUSE.slow : PAUSE[animationSpeed];
  return { pause, turnMs: Number.POSITIVE_INFINITY, hurried: false };
}

/** The course of a turn: each action is told, the end comes by itself where wanted, the next person is asked. */
export class TurnFlow extends EventTarget {
  /**
   * @param {GameSession} session
   * @param {(events: readonly GameEvent[]) => string[]} describe
   * @param {Partial<Voice>} [voice]
   */
  constructor(session, describe, voice = {}) {
    super();
    this.session = session;
    this.describe = describe;
    /** @type {Voice} */
    this.voice = { announce, showToast, playEvents: () => {}, answer: announce, ...voice };
    /** The turn has ended and the curtain is about to fall. */
    this.passing = false;
    /** A step is being taken back; nothing happens by itself then. */
    this.undoing = false;
    /** A turn waits for the decisions of others. */
    this.interrupted = false;
  }

  /** @param {readonly string[]} actions */
  async act(actions) {
    if (await this.step(actions)) await this.finish();
  }

  /**
   * @param {readonly string[]} actions
   * @returns {Promise<boolean>} true when they were done, or some of them
   */
  async step(actions) {
    return (await this.carryOut(() => this.session.act(actions))) !== null;
  }

  /**
   * Tells what an action brought about, and notes whether it interrupts a turn.
   *
   * @param {() => Promise<GameEvent[] | null>} act
   * @returns {Promise<GameEvent[] | null>} the events, or null when it was not done
   */
  async carryOut(act) {
    const { session } = this;
    const wasOrdinary = session.saved !== null && decisionText(session.saved) === "";
    const events = await act();
    if (!events) return null;
    if (events.some(isTurnBegan)) this.interrupted = false;
    else if (wasOrdinary && session.saved && decisionText(session.saved)) this.interrupted = true;
    this.tell(events);
    return events;
  }

  /** @param {number | "turn"} steps */
  async undo(steps) {
    this.undoing = true;
    try {
      const isOwn = this.session.phase === "playing";
      if (await this.session.undo(steps)) this.tellUndone(steps);
      else this.voice.answer(t(isOwn ? "table-info-own-turn" : "table-info-too-late"));
    } finally {
      this.undoing = false;
    }
  }

  /** A turn that was to begin again, but goes back no further than to what was revealed, is told to eyes as well. @param {number | "turn"} steps */
  tellUndone(steps) {
    const { session, voice } = this;
    const last = session.history.at(-1);
    const isWhole = last?.seat !== session.seat || last.events.some(isTurnBegan);
    if (steps !== "turn") voice.announce(t("undone"));
    else if (session.view?.undo.blocked === "revealed" && !isWhole)
      voice.answer(t("undone-revealed"));
    else voice.announce(t("undone-turn"));
  }

  /** Ends the turn by itself where nothing else is left to do, and passes the device on. */
  async finish() {
    const { session } = this;
    if (this.undoing) return;
    const [only, ...others] = session.view?.actions ?? [];
    if (only?.type === "end" && others.length === 0 && !getPrefs().confirmTurns) {
      const step = session.view?.step;
      await beat();
      // The person may have taken a step back, or left, in the meantime.
      if (session.closed || session.view?.step !== step) return;
      if (!(await this.step([only.text]))) return;
    }
    if (session.view?.current !== session.seat) await this.passOn();
  }

  /** After a moment to look, the next one is asked to decide. @param {boolean} [hurried] without that moment */
  async passOn(hurried = false) {
    const { session } = this;
    if (!session.view || session.view.over) return;
    this.setPassing(true);
    if (!hurried) await beat();
    this.setPassing(false);
    if (!session.closed) await session.handOver(this.interrupted ? "continue" : "turn");
  }

  /** @param {readonly GameEvent[]} events */
  tell(events) {
    this.voice.playEvents(events);
    // Behind a curtain that fell meanwhile nothing is said.
    if (this.session.phase !== "curtain") this.voice.announce(this.describe(events).join(" "));
    const trigger = events.find(isEndTriggered);
    if (trigger && !this.session.view?.over) this.announceLastRound(trigger);
  }

  /** @param {import("../../core/engine/types.js").EndTriggered} trigger */
  announceLastRound({ seat, by = this.session.saved?.game, last }) {
    const name = this.session.saved?.seats[seat]?.name ?? "";
    const args = { name, last: last === seat ? "yes" : "no" };
    const text = `${t("last-round")} ${t(`last-round-${by}`, args)}`;
    // The table of Murano says it to eyes for as long as it lasts.
    if (by === "murano") this.voice.announce(text);
    else this.voice.showToast({ text, seconds: 10 });
  }

  /** @param {boolean} passing */
  setPassing(passing) {
    this.passing = passing;
    this.dispatchEvent(new Event("change"));
  }
}
