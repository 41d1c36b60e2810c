import { html, LitElement, nothing } from "lit";
import { t } from "../../i18n/index.js";
import { windowOf } from "../../ui/dialogs.js";
import { icon } from "../../ui/icons.js";
import { onPanels } from "../../ui/page-styles.js";
import { publicProperties, TextController } from "../../ui/reactive.js";
import styles from "./analysis.css";
import { COSTLY, inPlace } from "./score-table.js";

/** @typedef {import("../../core/engine/types.js").Costly} Costly */
/** @typedef {import("../../core/engine/types.js").Analysis} Analysis */

/**
 * The analysis of a game that is over: everybody's chances over the turns, and the decisions that cost most.
 * Fires "st-show" {step, costly}, where `costly` is null for a place in the chart, and "st-close".
 */
class StAnalysis extends LitElement {
  static properties = { ...publicProperties("review", "words", "seats", "rounds") };

  static styles = [onPanels, styles];

  constructor() {
    super();
    /** @type {import("./review.js").Review | null} */
    this.review = null;
    /** @type {import("../../core/session/game-words.js").GameWords | null} */
    this.words = null;
    /** @type {import("../../table/types.js").SeatInfo[]} */
    this.seats = [];
    /** @type {{step: number, round: number}[]} */
    this.rounds = [];
    this.redraw = () => this.requestUpdate();
    /** @type {{step: number, totals: number[]}[]} */
    this.points = [];
    /** For how much of the work the chart was drawn. */
    this.drawn = "";
    /** The decisions as they are shown. @type {Costly[]} */
    this.shown = [];
    /** True once it has thought since this window was opened: the space for it then stays. */
    this.hasRun = false;
    new TextController(this);
  }

  connectedCallback() {
    super.connectedCallback();
    this.review?.addEventListener("change", this.redraw);
    void this.review?.begin();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.review?.removeEventListener("change", this.redraw);
  }

  /** The chart is drawn anew only when there is more to see: forty times at most, and at the end. */
  willUpdate() {
    const { analysis = null, running = false } = this.review ?? {};
    this.hasRun ||= running;
    this.shown = inPlace(this.shown, analysis?.costly ?? [], !running);
    const now = analysis ? `${running} ${Math.floor(analysis.progress * 40)}` : "";
    if (now === this.drawn) return;
    this.drawn = now;
    this.points = calmed(analysis?.chances ?? [], this.seats.length);
  }

  render() {
    const { review } = this;
    const analysis = review?.analysis;
    return windowOf(
      this,
      t("analysis-title"),
      html`<div class="body" data-part="analysis">
        ${this.hasRun ? this.renderProgress(analysis?.progress ?? 0) : nothing}
        ${
          this.hasRun || this.points.length > 2
            ? html`<section class="chart">
                <h3>${t("analysis-chart")}</h3>
                <st-score-chart
                  ?hidden=${this.points.length <= 2}
                  chances
                  .seats=${this.seats}
                  .steps=${this.points}
                  .rounds=${this.rounds}
                  @st-step=${(/** @type {CustomEvent} */ { detail }) => this.show(detail.step, null)}
                ></st-score-chart>
              </section>`
            : nothing
        }
        ${analysis || review?.running ? this.renderCostly(analysis?.done ?? false) : nothing}
      </div>`,
      { wide: true },
    );
  }

  /** @param {number} progress */
  renderProgress(progress) {
    return html`<div class="running ${this.review?.running ? "" : "ended"}">
      <label for="progress">${t("analysis-running")}</label>
      <button class="button" data-part="analysis-stop" @click=${() => this.review?.stop()}>
        ${t("analysis-stop")}
      </button>
      <progress id="progress" max="1" .value=${progress} data-part="analysis-progress"></progress>
    </div>`;
  }

  /** @param {number} step @param {Costly | null} costly */
  show(step, costly) {
    this.dispatchEvent(new CustomEvent("st-show", { detail: { step, costly } }));
  }

  /** @param {boolean} done */
  renderCostly(done) {
    const costly = this.shown;
    const isRunning = this.review?.running ?? false;
    const isNone = costly.length === 0 && !isRunning;
    const kept = Array.from({ length: isRunning ? COSTLY - costly.length : 0 });
    return html`<section aria-labelledby="costly">
      <h3 id="costly">${t(isRunning ? "analysis-costly-yet" : "analysis-costly")}</h3>
      ${isNone ? html`<p>${t(done ? "analysis-none" : "analysis-none-yet")}</p>` : html`<p class="soft small" data-part="analysis-about">${t("analysis-costly-about")}</p>`}
      <ol data-part="analysis-costly">
        ${costly.map((one) => this.renderOne(one))} ${kept.map(() => html`<li class="kept" aria-hidden="true"></li>`)}
      </ol>
    </section>`;
  }

  /** @param {Costly} one */
  renderOne(one) {
    const { words } = this;
    const seat = this.seats[one.seat];
    if (!words || !seat) return nothing;
    const round = this.rounds.findLast(({ step }) => step <= one.step)?.round ?? 1;
    const reasons = words.reasons(one.reasons);
    return html`<li>
      <div class="who">
        <st-seat-mark .color=${seat.color} .symbol=${seat.symbol}></st-seat-mark>
        <h4>${t("analysis-decision", { round, name: seat.name })}</h4>
        <span
          >${t("analysis-cost", {
            from: Math.round(one.chance * 100),
            to: Math.round(one.betterChance * 100),
          })}</span
        >
      </div>
      <p>${t("analysis-played", { action: words.action(one.action) })}</p>
      <p class="better">${t("analysis-better", { action: words.action(one.better) })}</p>
      ${
        reasons.length > 0
          ? html`<ul class="why small">
              ${reasons.map((reason) => html`<li>${reason}</li>`)}
            </ul>`
          : nothing
      }
      <button
        class="button"
        data-part="analysis-show"
        @click=${() => this.show(one.step, one)}
      >
        ${icon("play")} ${t("analysis-show")}
      </button>
    </li>`;
  }
}

/**
 * Chances in percent, each the mean over the last turn of every seat: one value is an estimate from a few games, and
 * its noise is not what the chart is about. The end stays what it is.
 *
 * @param {Analysis["chances"]} chances
 * @param {number} seats
 * @returns {{step: number, totals: number[]}[]}
 */
function calmed(chances, seats) {
  return chances.map(({ step, chances: each }, at) => {
    const isEnd = at === chances.length - 1 && each.some((chance) => chance === 1);
    const around = isEnd
      ? [each]
      : chances.slice(Math.max(0, at - seats + 1), at + 1).map((one) => one.chances);
    const mean = (/** @type {number} */ seat) =>
      around.reduce((sum, one) => sum + (one[seat] ?? 0), 0) / around.length;
    return { step, totals: each.map((_, seat) => Math.round(mean(seat) * 100)) };
  });
}

customElements.define("st-analysis", StAnalysis);
