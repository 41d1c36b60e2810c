import { html, nothing } from "lit";
import { engineService } from "../../core/engine/service.js";
import { thinkers } from "../../core/engine/thinkers.js";
import { thought } from "../../core/engine/thinking.js";
import { keepsResults } from "../../core/settings/prefs.js";
import { results } from "../../core/storage/results/results.js";
import { t } from "../../i18n/index.js";
import { button, icon } from "../../ui/icons.js";
import { elementWith, onPanels } from "../../ui/reactive.js";
import hintStyles from "./hint-card.css";
import styles from "./study.css";

/** @typedef {import("../../core/session/game-session.js").GameSession} GameSession */
/** @typedef {import("../../core/engine/types.js").Judged} Judged */
/** @typedef {"on" | "again" | "back" | "show" | "next" | "own" | "all"} Way */

/**
 * Lets an engine judge one decision of the person who made it, or is about to.
 *
 * @param {GameSession} session
 * @param {object} decision the parameters of the call
 * @param {AbortSignal} stop
 * @returns {Promise<Judged>}
 */
export function judged(session, decision, stop) {
  const { saved } = session;
  const work = { ...thought("judge", { ...decision, hints: saved?.hints }), lanes: 1 };
  const course = { record: saved?.record ?? {}, table: engineService, stop };
  return /** @type {Promise<any>} */ (thinkers.run(work, course));
}

/** A costly decision that is made once more: what a person is about to do is judged before it is done. Fires "change". */
export class Study extends EventTarget {
  /** @param {GameSession} session */
  constructor(session) {
    super();
    this.session = session;
    /** What the person is about to do; empty before the first try. @type {readonly string[]} */
    this.tried = [];
    /** The verdict on it; null while it is thought over. @type {Judged | null} */
    this.verdict = null;
    /** How many wrong answers there were. */
    this.misses = 0;
    /** The solution is shown, which a wrong answer alone does not do. */
    this.isRevealed = false;
    this.stopped = new AbortController();
  }

  /** An action of the position. @param {string} [wanted] its text */
  action(wanted) {
    return this.session.view?.actions.find(({ text }) => text === wanted) ?? null;
  }

  /** What was tried, with all its parts once it is judged. */
  get answer() {
    return this.verdict?.answer ?? this.action(this.tried[0]);
  }

  /** The action to mark on the board: what was tried, or what would have been better. */
  get advised() {
    const worse = this.isRevealed ? this.verdict?.worse : null;
    const hinted = worse?.better ?? this.answer;
    return { hinted, reasons: (worse ?? this.verdict)?.reasons ?? [], line: worse?.line ?? [] };
  }

  /** @param {readonly string[]} actions that a person is about to do */
  async judge(actions) {
    const { session } = this;
    const { lesson, saved } = session;
    const origin = saved?.origin;
    this.stopped.abort();
    this.stopped = new AbortController();
    const { signal } = this.stopped;
    this.show(actions, null);
    const decision = { step: origin?.step, seat: session.seat, actions, lesson };
    try {
      const verdict = await judged(session, decision, signal);
      if (signal.aborted) return;
      const isWhole = verdict.outcome !== "begun";
      if (isWhole) this.misses = verdict.worse ? this.misses + 1 : 0;
      if (isWhole && lesson?.task && origin && keepsResults())
        void results.answer(origin.id, verdict.outcome === "found");
      this.show(actions, verdict);
    } catch (error) {
      if (signal.aborted) return;
      this.again();
      await session.calls.failed(error);
    }
  }

  /**
   * One decision has one verdict: until it is found, no other is made. A solved position rests: going on is chosen in the strip.
   * A press that repeats the answer is no new try either.
   *
   * @param {readonly string[]} actions that a person is about to do
   * @returns {"study-is-thinking" | "study-rests" | "study-answered" | null} what is said in their place
   */
  held(actions) {
    const { tried, verdict, session } = this;
    if (!verdict) return tried.length > 0 ? "study-is-thinking" : null;
    if (session.lesson?.task !== undefined && verdict.outcome === "found") return "study-rests";
    return `${actions}` === `${tried}` ? "study-answered" : null;
  }

  /** Shows the solution. */
  reveal() {
    this.isRevealed = true;
    this.show(this.tried, this.verdict);
  }

  /** Forgets what was tried: another try. */
  again() {
    this.stopped.abort();
    this.show([], null);
  }

  /** From now on it is a game like any other. @returns {readonly string[]} what is played: what was tried last, unless better was shown */
  end() {
    const { keeper, saved } = this.session;
    const tried = this.isRevealed && this.verdict?.worse ? [] : this.tried;
    const { lesson: _, ...origin } = saved?.origin ?? { id: "", step: 0 };
    if (saved) keeper.note({ ...saved, origin });
    this.again();
    return tried;
  }

  /**
   * @param {readonly string[]} tried
   * @param {Judged | null} verdict
   */
  show(tried, verdict) {
    this.tried = tried;
    this.verdict = verdict;
    this.dispatchEvent(new Event("change"));
  }
}

/**
 * What is to be decided, or how it was decided now, in a strip beside the table. Fires "st-" and the name of the button that was
 * pressed.
 */
class StStudy extends elementWith({
  /** What is asked, or how it went. */
  heading: "",
  /** @type {readonly string[]} */
  said: [],
  /** "asked", "thinking", or the outcome. */
  state: "asked",
  /** The names of the buttons. @type {readonly Way[]} */
  ways: [],
}) {
  static styles = [onPanels, hintStyles, styles];

  render() {
    const { state, ways } = this;
    // Each button keeps its place, whichever comes first.
    const first = ways.includes("show")
      ? "again"
      : (ways.find((way) => /next|own/.test(way)) ?? "on");
    return html`<aside class="panel ${state}" aria-labelledby="title" data-part="study" data-state=${state}>
      ${icon(state === "found" || state === "even" ? "trophy" : "hint")}
      <div class="said" role="status">
        <h2 id="title" data-part="study-title">${this.heading}</h2>
        <details>
          <summary title=${t("hint-more")} data-part="study-said">${this.said.join(" ")}</summary>
        </details>
        ${state === "thinking" ? html`<progress></progress>` : nothing}
      </div>
      <div class="row">
        ${ways.map((name) =>
          button(t(`study-${name}`), () => this.fire(`st-${name}`), {
            part: `study-${name}`,
            look: name === first ? "primary" : "",
          }),
        )}
      </div>
    </aside>`;
  }
}

customElements.define("st-study", StStudy);
