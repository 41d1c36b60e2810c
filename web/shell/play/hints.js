import { html, nothing } from "lit";
import { engineService } from "../../core/engine/service.js";
import { thinkers } from "../../core/engine/thinkers.js";
import { thought } from "../../core/engine/thinking.js";
import { FRESH_MS } from "../../core/press-constants.js";
import { lossOf } from "../../core/session/game-words.js";
import { t } from "../../i18n/index.js";
import { BackController } from "../../ui/back/back.js";
import { closeButton } from "../../ui/dialogs.js";
import { button, icon } from "../../ui/icons.js";
import { activeElement } from "../../ui/keyboard.js";
import { elementWith, onPanels } from "../../ui/reactive.js";
import styles from "./hint-card.css";
import { isWanted } from "./table-overlays.js";

/** @typedef {import("../../core/session/game-session.js").GameSession} GameSession */
/** @typedef {import("../../core/engine/types.js").Hint} Hint */

/** Advice for the deciding person, from that person's own knowledge. Fires "change". */
export class Hints extends EventTarget {
  /** @param {GameSession} session */
  constructor(session) {
    super();
    this.session = session;
    this.isThinking = false;
    /** @type {Hint | null} */
    this.hint = null;
    /** When that came, in milliseconds of the page. */
    this.came = 0;
    this.stopped = new AbortController();
    /** The position of the question. @type {import("../../core/engine/types.js").View | null} */
    this.position = null;
    /** When a hint was followed last: by whom, in which round. */
    this.followed = "";
    session.addEventListener("change", () => {
      if (this.isOpen && session.view !== this.position) this.close();
    });
  }

  /** True while a hint can advise the deciding person. */
  get isPossible() {
    const { phase, view, levels, saved } = this.session;
    // It would say what is to be found.
    const isAsked = saved?.origin?.lesson !== undefined;
    return levels.length > 0 && phase === "playing" && !isAsked && (view?.actions.length ?? 0) > 0;
  }

  get isOpen() {
    return this.isThinking || this.hint !== null;
  }

  /**
   * Thinks, and shows the advice if the position is still there. A second call shows the best found so far, a third one
   * puts the advice away, unless it has just come.
   */
  async ask() {
    if (this.isThinking) this.stop();
    else if (this.hint && performance.now() - this.came >= FRESH_MS) this.close();
    else if (!this.hint && this.isPossible && (await isWanted(this.session))) await this.think();
  }

  get #turn() {
    const { seat, view } = this.session;
    return `${seat} ${view?.observation.round}`;
  }

  /** A hint was followed in this turn, and there is more to decide in it: the next one is asked for. */
  get hasNext() {
    return this.isPossible && this.followed === this.#turn;
  }

  /** Follows the advice. @param {(hint: Hint) => void} act */
  follow(act) {
    const { hint } = this;
    if (!hint) return;
    this.followed = this.#turn;
    this.close();
    act(hint);
  }

  async think() {
    const { session } = this;
    const position = session.view;
    this.position = position;
    this.stopped = new AbortController();
    this.show(true, null);
    try {
      const params = { seat: session.seat, hints: session.saved?.hints };
      const { hint } = await thinkers.run(
        { ...thought("hint", params, "think"), lanes: 1 },
        { record: session.saved?.record ?? {}, table: engineService, stop: this.stopped.signal },
      );
      if (this.position !== position) return;
      // What is the only thing to do counts as no advice.
      if (position?.actions.length !== 1) session.keeper.noteHint(hint.note);
      this.show(false, hint);
    } catch (error) {
      if (this.position !== position) return;
      this.close();
      await session.calls.failed(error);
    }
  }

  /** Ends thinking with the best found so far. */
  stop() {
    this.stopped.abort();
  }

  close() {
    this.position = null;
    this.stopped.abort();
    this.show(false, null);
  }

  /**
   * @param {boolean} isThinking
   * @param {Hint | null} hint
   */
  show(isThinking, hint) {
    this.isThinking = isThinking;
    this.hint = hint;
    this.came = performance.now();
    this.dispatchEvent(new Event("change"));
  }
}

/**
 * Advice in words. The chance of the best one; by how much that of another one is less, null where it is about as good.
 *
 * @typedef {{action: string, percent: number | null, reasons: string[]}} Advice
 */

/** Advice in words in a strip beside the table, so that no board is covered, or that it is thought over. Fires "st-close", "st-stop" and "st-follow". */
class StHint extends elementWith({
  /** Best first; null while the engine thinks. @type {Advice[] | null} */
  advice: null,
  /** Why it leaves the plan of the turn before; empty where it does not. */
  left: "",
  /** How many hints a game for the ladder has left; empty for any other game. */
  few: "",
  /** Everything else is shown as well. */
  full: false,
  /** "Do it" or Enter was pressed before there is advice. */
  early: false,
  /** It was pressed before the advice can have been read, and is done then. */
  kept: false,
}) {
  static styles = [onPanels, styles];

  constructor() {
    super();
    /** When the advice came. */
    this.since = Number.NEGATIVE_INFINITY;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** What had the keyboard before. @type {Element | null} */
    this.cameFrom = null;
    new BackController(this);
  }

  connectedCallback() {
    super.connectedCallback();
    this.cameFrom = activeElement();
    document.addEventListener("keydown", this.wait, true);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener("keydown", this.wait, true);
    clearTimeout(this.timer);
    const { cameFrom } = this;
    if (activeElement() === document.body && cameFrom instanceof HTMLElement) cameFrom.focus();
  }

  /** The keyboard has gone to something else that it can press: a touch beside everything leaves it on the table, where Enter does nothing. */
  get isLeft() {
    const active = activeElement();
    return active !== this.cameFrom && !/^(body|main)$/.test(`${active?.localName}`);
  }

  /** Enter is meant for the advice that is still to come, and not for what had the keyboard before. @param {KeyboardEvent} event */
  wait = (event) => {
    if (event.key !== "Enter" || this.advice || this.isLeft) return;
    event.preventDefault();
    event.stopPropagation();
    this.early = true;
  };

  /** The keyboard goes to what follows the advice, unless it has gone elsewhere meanwhile. @param {Map<string, unknown>} changes */
  updated(changes) {
    // The same advice may be drawn again.
    if (!changes.has("advice") || !this.advice || changes.get("advice")) return;
    this.since = performance.now();
    if (this.isLeft) return;
    /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(".primary"))?.focus();
  }

  /** Another piece of advice begins short. */
  willUpdate() {
    if (this.advice) this.early = false;
    else {
      this.full = this.kept = false;
      clearTimeout(this.timer);
    }
  }

  render() {
    const [best] = this.advice ?? [];
    return html`<aside class="panel" aria-labelledby="title" data-part="hint">
      ${icon("hint")}
      <div class="said" role="status">
        <h2 id="title" data-part="hint-action">${best ? best.action : t(this.early ? "hint-early" : "hint-thinking")}</h2>
        <small class="soft" data-part="hint-few">${this.few}</small>
        ${best ? html`<p data-part="hint-reasons">${this.left} ${best.reasons[0]}</p>` : html`<progress data-part="hint-progress"></progress>`}
      </div>
      ${button(t("hint-do"), this.follow, { part: "hint-do", look: "primary", busy: !best || this.kept })}
      ${best ? this.moreKey() : button(t("hint-stop"), () => this.fire("st-stop"), { part: "hint-stop", look: "quiet" })}
      ${closeButton(this, t("close"), "hint-close")}
      ${this.advice && this.full ? this.renderMore(this.advice) : nothing}
    </aside>`;
  }

  /** What is pressed sooner than it can have been read is done then; a second press adds nothing. @param {Event} event */
  follow = ({ timeStamp }) => {
    if (!this.advice) this.early = true;
    else if (!this.kept) {
      this.kept = true;
      this.timer = setTimeout(() => this.fire("st-follow"), this.since + FRESH_MS - timeStamp);
    }
  };

  /** It stays where it is when it is pressed, so that a second press undoes the first. */
  moreKey() {
    return html`<button type="button" class="button quiet" aria-expanded=${this.full} data-part="hint-more" @click=${this.sets("full", !this.full)}>
      ${t(this.full ? "hint-less" : "hint-more")}
    </button>`;
  }

  /** The part shown on demand: another reason, figures, other actions. @param {Advice[]} advice */
  renderMore([best, ...others]) {
    return html`<div class="more" data-part="hint-figures">
      ${best?.reasons.slice(1).map((reason) => html`<p>${reason}</p>`)}
      ${best ? html`<p data-part="hint-chance">${t("hint-chance", { percent: best.percent ?? 0 })}</p>` : nothing}
      ${others.length > 0 ? html`<p class="soft">${t("hint-others")}</p>` : nothing}
      ${others.map(({ action, percent }) => html`<p>${percent === null ? t("hint-even", { action }) : t("hint-option", { action, ...lossOf(percent) })}</p>`)}
      <p class="soft">${t("hint-honest")}</p>
    </div>`;
  }
}

customElements.define("st-hint", StHint);
