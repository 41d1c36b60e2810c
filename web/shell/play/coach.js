import { html, nothing } from "lit";
import { isFatal } from "../../core/engine/service.js";
import { endsTurn } from "../../core/session/game-words.js";
import { getPrefs } from "../../core/settings/prefs.js";
import { t } from "../../i18n/index.js";
import { closeButton } from "../../ui/dialogs.js";
import { button, icon } from "../../ui/icons.js";
import { elementWith, onPanels } from "../../ui/reactive.js";
import styles from "./coach.css";
import { judged } from "./study.js";

/** @typedef {import("../../core/engine/types.js").Standout & {told: Pick<import("../../core/engine/types.js").Judged, "reasons" | "brings">, at: number}} Costly `at`: how many steps were done when it was told */

/**
 * Judges each decision of a person who plays alone, and notes one that was costly, however late the verdict comes: through the
 * turn in which it is told, or the next one, until that person acts after that. Fires "change".
 */
export class Coach extends EventTarget {
  /**
   * @param {import("../../core/session/game-session.js").GameSession} session
   * @param {(step: number) => boolean} isLed whether the guide said what to do there: then it has the word
   */
  constructor(session, isLed) {
    super();
    this.session = session;
    this.isLed = isLed;
    /** @type {Costly | null} */
    this.note = null;
    /** How many actions of the game were looked at; null before the table is there. @type {number | null} */
    this.counted = null;
    /** One decision after the other. */
    this.work = Promise.resolve();
    this.stopped = new AbortController();
    session.addEventListener("change", () => this.look());
  }

  get isOn() {
    const { people, levels, saved } = this.session;
    // Of the deal of a day it would tell too much, and leave no trace as a hint does.
    return getPrefs().coach && people.length === 1 && levels.length > 0 && !saved?.daily;
  }

  /** Looks at what was done, or taken back, since it looked last. */
  look() {
    const { phase, history, people } = this.session;
    const isHere = phase === "playing" || phase === "computer";
    const since = this.counted ?? history.length;
    this.counted = isHere ? history.length : null;
    if (!isHere) this.stop();
    const { note } = this;
    if (note && (!isHere || this.isOver(note))) this.show(null);
    if (!isHere || !this.isOn) return;
    for (const one of history.slice(since)) if (one.seat === people[0]) this.follow(one.step - 1);
  }

  /** The turns that the person has ended since; others may have something to do in them. @param {number} step a position */
  ends(step) {
    const { history, people } = this.session;
    return history.filter((one) => one.step > step && endsTurn(one, people[0]));
  }

  /** It was taken back, what was better is done after all, or the person has acted after the turn in which it could be read. @param {Costly} note */
  isOver({ step, better, at }) {
    const { history, people } = this.session;
    const [turn, read] = [this.ends(step), this.ends(at)].map(([end]) => end?.step);
    const isDone = history.slice(step, turn).some(({ text }) => text === better.text);
    const later = history.slice(read ?? history.length);
    return isDone || step >= history.length || later.some(({ seat }) => seat === people[0]);
  }

  /** @param {number} step the position before the decision */
  follow(step) {
    const { signal } = this.stopped;
    const { text } = this.session.history[step] ?? {};
    // Whatever else is taken back meanwhile, it is judged.
    const isGone = () => signal.aborted || this.session.history[step]?.text !== text;
    this.work = this.work.then(() => this.judge(step, signal, isGone));
  }

  /** @param {number} step @param {AbortSignal} signal @param {() => boolean} isGone */
  async judge(step, signal, isGone) {
    const { session } = this;
    if (isGone() || this.isLed(step)) return;
    try {
      const { worse, ...told } = await judged(session, { step, seat: session.people[0] }, signal);
      if (isGone() || worse?.kind !== "costly" || !this.isOn) return;
      const note = { ...worse, told, at: session.history.length };
      if (this.isOver(note)) return;
      // The analysis is to say the same of it.
      if (told.note) session.keeper.noteHint(told.note);
      this.show(note);
    } catch (error) {
      // What cannot be judged was not asked for.
      if (!isGone() && isFatal(error)) await session.calls.recover();
    }
  }

  /** How many presses are to be taken back to be before the decision; 0 where something was revealed since, -1 while others play. */
  get presses() {
    const { note } = this;
    const { history, phase, saved, view, people } = this.session;
    if (!note || phase !== "playing") return -1;
    const joined = new Set(saved?.joined);
    const since = history.filter(({ step, seat }) => step > note.step && seat === people[0]);
    const own = since.filter(({ step }) => step - 1 === note.step || !joined.has(step - 1)).length;
    return own <= (view?.undo.steps ?? 0) ? own : 0;
  }

  stop() {
    this.stopped.abort();
    this.stopped = new AbortController();
  }

  /** @param {Costly | null} note */
  show(note) {
    this.note = note;
    this.dispatchEvent(new Event("change"));
  }
}

/** The note in the bar, in the place of the game's name, so that nothing moves or is covered. Fires "st-show", "st-undo" and "st-close". */
class StCoach extends elementWith({
  cost: "",
  /** Wordings, the fullest last: the last that fits is seen. @type {string[]} */
  text: [],
  whole: "",
  presses: -1,
}) {
  static styles = [onPanels, styles];

  render() {
    return html`<aside aria-label=${t("pref-coach")} data-part="coach">
      <button class="button quiet" title=${this.whole} data-part="coach-show" @click=${() => this.fire("st-show")}>
        ${icon("remark")}<b data-of=${t("coach-cost-of")}>${this.cost}</b>
        ${this.text.reduce((less, more) => html`<span class="room"><span><span aria-hidden="true">${less}</span><span>${more}</span></span></span>`, /** @type {unknown} */ (t("coach-press")))}
      </button>
      ${this.presses > 0 ? button(t("coach-back"), () => this.fire("st-undo"), { part: "coach-back", look: "quiet roomy" }) : nothing}
      ${this.presses === 0 ? html`<small class="roomy">${t("coach-kept")}</small>` : nothing}
      ${closeButton(this, t("close"), "coach-close")}
    </aside>`;
  }
}

customElements.define("st-coach", StCoach);
