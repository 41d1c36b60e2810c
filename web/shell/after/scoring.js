import { html, nothing } from "lit";
import { HASTE_MS } from "../../core/press-constants.js";
import { getPrefs } from "../../core/settings/prefs.js";
import { t } from "../../i18n/index.js";
import { duration } from "../../table/motion.js";
import { signed } from "../../table/words/telling.js";
import { announce } from "../../ui/announcer.js";
import { BackController } from "../../ui/back/back.js";
import block from "../../ui/block.css";
import { button, icon } from "../../ui/icons.js";
import { isUntaken } from "../../ui/keyboard.js";
import { elementWith, eventsOf, onPanels } from "../../ui/reactive.js";
import styles from "./scoring.css";

/** @typedef {import("../../core/engine/types.js").Counting} Counting */
/** @typedef {import("../../core/engine/types.js").View} View */
/** @typedef {import("../../core/session/game-words.js").GameWords} GameWords */

/** A step is worded as an event is. @param {Counting["steps"][number]} step @param {GameWords} words */
export function stepText(step, words) {
  return words.describe([{ ...step, event: "counted" }]).join("");
}

/** Time for which a step is told, where things move by themselves. */
const STEP_MS = 1500;

/** Where the counting of a finished game has come to, step by step. */
export class Scoring {
  /** Number of the step that is told. */
  at = 0;
  /** What the table shows meanwhile, for the step that is told. @type {{at: number, view: View} | null} */
  #shown = null;
  /** When a step last came by itself: a press so soon was meant for the one before. */
  #cameAt = Number.NEGATIVE_INFINITY;
  /** Whoever goes on by hand goes at an own pace. */
  #byHand = false;
  /** Leads to the next step. @type {ReturnType<typeof setTimeout> | undefined} */
  #timer = undefined;

  /**
   * @param {Counting} counting
   * @param {Pick<import("../play/game-loader.js").Loaded, "words" | "table">} loaded
   * @param {import("lit").LitElement} host of the table
   */
  constructor({ begin, steps }, { words, table }, host) {
    this.begin = begin;
    this.steps = steps;
    this.words = words;
    this.table = table;
    this.host = host;
    void this.#tell();
  }

  /** Tells the next step. @returns {boolean} false after the last one */
  next() {
    if (this.at + 1 >= this.steps.length) return performance.now() < this.#cameAt + HASTE_MS;
    this.#byHand = true;
    this.#goOn();
    return true;
  }

  #goOn() {
    this.at += 1;
    void this.#tell();
  }

  /** Takes the marks off the board. */
  end() {
    clearTimeout(this.#timer);
    this.at = this.steps.length;
    this.table.pulse?.([]);
  }

  async #tell() {
    const { at, host, table } = this;
    clearTimeout(this.#timer);
    host.requestUpdate();
    announce(this.spoken);
    await host.updateComplete;
    await table.updateComplete;
    if (at !== this.at) return;
    table.pulse?.(this.step?.telling.focus ?? []);
    const isLast = at + 1 >= this.steps.length;
    if (duration(getPrefs().animationSpeed) > 0 && !isLast && !this.#byHand)
      this.#timer = setTimeout(() => {
        this.#cameAt = performance.now();
        this.#goOn();
      }, STEP_MS);
  }

  get step() {
    return this.steps[this.at];
  }

  /** By seat, with the step that is told. */
  get totals() {
    return this.step?.totals ?? this.begin;
  }

  get text() {
    return this.step ? stepText(this.step, this.words) : "";
  }

  /** The step, in words for those who do not see the points climb. */
  get spoken() {
    const { step, text, totals } = this;
    if (!step) return "";
    return t("scoring-spoken", { text, points: step.points, total: totals[step.seat] ?? 0 });
  }

  /** The end of the game as far as it is counted. @param {View} view of the end */
  shown(view) {
    const { at, totals, steps, words } = this;
    if (this.#shown?.at !== at) {
      const scores = totals.map((total, seat) => ({ parts: {}, ...view.scores?.[seat], total }));
      const { observation } = view;
      const seen = words.module.counted?.(observation, steps, at) ?? observation;
      // Who has won is told last.
      this.#shown = { at, view: { ...view, scores, winners: [], observation: seen } };
    }
    return this.#shown.view;
  }
}

/**
 * The strip below the table that tells what is counted, with everybody's points so far. It is one button, since a press
 * anywhere on it goes on. Fires "st-next" and "st-close". Keys: Enter, space or arrow right, Escape.
 */
class StScoring extends elementWith({
  /** @type {Scoring | null} */
  scoring: null,
  at: 0,
  /** @type {readonly import("../../table/types.js").SeatInfo[]} */
  seats: [],
}) {
  static styles = [onPanels, block, styles];

  constructor() {
    super();
    new BackController(this);
    this.hear(eventsOf(window, "keydown"), (event) => this.keyPressed(event));
  }

  firstUpdated() {
    this.renderRoot.querySelector("button")?.focus({ preventScroll: true });
  }

  /** @param {KeyboardEvent} event */
  keyPressed(event) {
    const path = /** @type {Element[]} */ (event.composedPath());
    if (event.repeat || !isUntaken(event)) return;
    const isPress = ["Enter", " "].includes(event.key) && !path[0]?.matches?.("button, a, input");
    if (!isPress && event.key !== "ArrowRight" && event.key !== "Escape") return;
    // The same Escape would close the window of the result.
    event.preventDefault();
    this.fire(event.key === "Escape" ? "st-close" : "st-next");
  }

  render() {
    const { scoring, seats } = this;
    const { step, steps = [], totals = [], at = 0 } = scoring ?? {};
    if (!scoring || !step) return html``;
    const seat = seats[step.seat];
    return html`<section class="bar" aria-label=${t("scoring")} data-part="scoring">
      <button type="button" class="told" data-part="scoring-next" aria-label=${t("scoring-next")} @click=${() => this.fire("st-next")}>
        <span class="count">${t("replay-count", { step: at + 1, last: steps.length })}</span>
        <st-seat-mark .color=${seat?.color} .symbol=${seat?.symbol}></st-seat-mark>
        <span class="text" data-part="scoring-text">${scoring.text}</span>
        ${step.part === "gold" ? icon("trophy") : html`<b class="points" data-part="scoring-points">${step.points > 0 ? "+" : ""}${signed(step.points)}</b>`}
        ${icon("next")}
      </button>
      <ul class="totals">
        ${seats.map(
          ({ color, symbol, name }, number) => html`<li class=${number === step.seat ? "now" : ""}>
            <st-seat-mark .color=${color} .symbol=${symbol}></st-seat-mark><bdi>${name}</bdi>
            ${number === step.seat && step.points ? html`<small>${signed((totals[number] ?? 0) - step.points)} →</small>` : nothing}
            <b data-part="scoring-total-${number}">${signed(totals[number] ?? 0)}</b>
          </li>`,
        )}
      </ul>
      ${button(html`<span>${t("scoring-skip")}</span>`, () => this.fire("st-close"), { part: "scoring-skip", picture: "last" })}
    </section>`;
  }
}

customElements.define("st-scoring", StScoring);
