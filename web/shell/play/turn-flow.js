import { decisionText, isEndTriggered, isTurnBegan } from "../../core/session/game-words.js";
import { getPrefs } from "../../core/settings/prefs.js";
import { t } from "../../i18n/index.js";
import { announce } from "../../ui/announcer.js";

/** @typedef {import("../../core/session/game-session.js").GameSession} GameSession */
/** @typedef {import("../../core/engine/types.js").GameEvent} GameEvent */

/**
 * How the page tells what happens.
 *
 * @typedef {object} Voice
 * @property {typeof announce} announce
 * @property {(events: readonly GameEvent[]) => void} playEvents
 * @property {(text: string) => void} answer on the table
 * @property {(text: string) => void} note on the table, for a moment
 */

/** Time for which the result of a turn stays in view before the curtain falls, by animation speed. */
const BEAT_MS = { off: 0, fast: 350, normal: 800, slow: 1400 };

/** Time for which the recap shows an action of another player, by animation speed. */
const LOOK_MS = { off: 900, fast: 900, normal: 1500, slow: 2500 };

/** @returns {number} milliseconds from one piece of news to the next */
export function newsPause() {
  return LOOK_MS[getPrefs().animationSpeed];
}

/** @returns {Promise<void>} after a moment to look */
export function beat() {
  return new Promise((resolve) => setTimeout(resolve, BEAT_MS[getPrefs().animationSpeed]));
}

/** Time from one action of a computer to the next, so that people can follow, by animation speed. */
const PAUSE_MS = { off: 300, fast: 500, normal: 1000, slow: 1800 };
/** At a quick pace people read the actions in the log. */
const QUICK = { pauseMs: 30, turnMs: 600, hurried: true };
/** After a person skipped to their own turn, nothing pauses. */
const HURRIED = { pauseMs: 0, turnMs: 600, hurried: true };

/**
 * The pace of computers: time from one action to the next, longest thinking time for a turn, and `hurried` if no pause
 * shows their last action.
 *
 * @param {boolean} hurried the person has skipped to their own turn
 */
export function paceOf(hurried) {
  const { computerPace, animationSpeed } = getPrefs();
  if (hurried) return HURRIED;
  if (computerPace === "quick") return QUICK;
  const pauseMs = computerPace === "slow" ? PAUSE_MS.slow : PAUSE_MS[animationSpeed];
  return { pauseMs, turnMs: Number.POSITIVE_INFINITY, hurried: false };
}

/** The course of a turn: it announces each action, ends the turn by itself if that is wanted, and hands over. */
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
    this.voice = { announce, playEvents: () => {}, answer: announce, note: announce, ...voice };
    /** True after the end of a turn, until the curtain falls. */
    this.passing = false;
    /** True while a step is being taken back; then no turn ends by itself. */
    this.undoing = false;
    /** True while a turn waits for decisions of other players. */
    this.interrupted = false;
  }

  /** @param {readonly string[]} actions */
  async act(actions) {
    if (await this.step(actions)) await this.finish();
  }

  /**
   * @param {readonly string[]} actions
   * @returns {Promise<boolean>} true if at least some of them were carried out
   */
  async step(actions) {
    return (await this.carryOut(() => this.session.act(actions))) !== null;
  }

  /**
   * Announces the events of an action, and notes if it interrupts a turn.
   *
   * @param {() => Promise<GameEvent[] | null>} act
   * @returns {Promise<GameEvent[] | null>} the events, or null if it was not carried out
   */
  async carryOut(act) {
    const { session } = this;
    const before = session.saved;
    const events = await act();
    if (!events) return null;
    const after = session.saved;
    if (events.some(isTurnBegan)) this.interrupted = false;
    else if (before && decisionText(before) === "" && after && decisionText(after))
      this.interrupted = true;
    this.tell(events);
    return events;
  }

  /** @param {number | "turn"} steps */
  async undo(steps) {
    this.undoing = true;
    try {
      const { phase, history } = this.session;
      const isOwn = phase === "playing";
      if (await this.session.undo(steps)) this.tellUndone(steps, history);
      else this.voice.answer(t(isOwn ? "table-info-own-turn" : "table-info-too-late"));
    } finally {
      this.undoing = false;
    }
  }

  /**
   * Tells what was taken back, which may be the only thing that shows it; a turn that went back only as far as something
   * revealed says why.
   *
   * @param {number | "turn"} steps
   * @param {readonly {seat: number, events: readonly GameEvent[]}[]} before all steps until then
   */
  tellUndone(steps, before) {
    const { session, voice } = this;
    const last = session.history.at(-1);
    const isWhole = last?.seat !== session.seat || last.events.some(isTurnBegan);
    const own = before.slice(session.history.length).filter(({ seat }) => seat === session.seat);
    const told = own.map(({ events }) => {
      const [first = "", ...more] = this.describe(events);
      // What a closed route brought would fill the screen.
      return more.length > 1 ? `${first} …` : [first, ...more].join(" ");
    });
    if (steps !== "turn") voice.note(t("undone", { what: told.filter(Boolean).join(" ") }));
    else if (session.view?.undo.blocked === "revealed" && !isWhole)
      voice.answer(t("undone-revealed"));
    else voice.note(t("undone-turn"));
  }

  /** Ends the turn by itself if nothing else is legal, and passes the device on. */
  async finish() {
    const { session } = this;
    if (this.undoing) return;
    const [only, ...others] = session.view?.actions ?? [];
    if (only?.type === "end" && others.length === 0 && !getPrefs().confirmTurns) {
      const step = session.view?.step;
      await beat();
      // The person may have taken back a step, or left, meanwhile.
      if (session.closed || session.view?.step !== step) return;
      if (!(await this.step([only.text]))) return;
    }
    if (session.view?.current !== session.seat) await this.passOn();
  }

  /** After a moment to look, hands over to the next player. @param {boolean} [hurried] without that moment */
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
    // What the end brings is told by its scene.
    const told = this.session.isCounting ? [] : events;
    this.voice.playEvents(told);
    // Nothing is announced behind a curtain that fell meanwhile.
    if (this.session.phase !== "curtain") this.voice.announce(this.describe(told).join(" "));
    const trigger = events.find(isEndTriggered);
    if (trigger && !this.session.view?.over) this.announceLastRound(trigger);
  }

  /** @param {import("../../core/engine/types.js").EndTriggered} trigger */
  announceLastRound({ seat, by = this.session.saved?.game, last }) {
    const name = this.session.saved?.seats[seat]?.name ?? "";
    const args = { name, last: last === seat ? "yes" : "no" };
    // The table shows it for as long as it lasts.
    this.voice.announce(`${t("last-round")} ${t(`last-round-${by}`, args)}`);
  }

  /** @param {boolean} passing */
  setPassing(passing) {
    this.passing = passing;
    this.dispatchEvent(new Event("change"));
  }
}
