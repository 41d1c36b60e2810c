import { html, nothing } from "lit";
import { t } from "../../i18n/index.js";
import { signed } from "../../table/words/telling.js";
import { windowOf } from "../../ui/dialogs.js";
import { button } from "../../ui/icons.js";
import { onPanels } from "../../ui/page-styles.js";
import { elementWith } from "../../ui/reactive.js";
import styles from "./analysis.css";

/** @typedef {import("../../core/engine/types.js").Standout} Costly */

/** How many decisions are named. */
const COSTLY = 3;

/**
 * The analysis of a game that is over: everybody's chances over the turns, and the decisions that cost most.
 * Fires "st-show" {step, costly}, where `costly` is null for a place in the chart, and "st-close".
 */
class StAnalysis extends elementWith({
  /** The same for the whole life of the element. @type {import("./review.js").Review | null} */
  review: null,
  /** @type {import("../../core/session/game-words.js").GameWords | null} */
  words: null,
  /** @type {import("../../table/types.js").SeatInfo[]} */
  seats: [],
  /** @type {{step: number, round: number}[]} */
  rounds: [],
}) {
  static styles = [onPanels, styles];

  constructor() {
    super();
    /** @type {import("./score-chart.js").ChartStep[]} */
    this.points = [];
    /** For how much of the work the chart was drawn. */
    this.drawn = "";
    /** True once it has thought since this window was opened: the space for it then stays. */
    this.hasRun = false;
    this.hear((redraw) => {
      this.review?.addEventListener("change", redraw);
      void this.review?.begin();
      return () => this.review?.removeEventListener("change", redraw);
    });
  }

  /** The chart is drawn anew only when there is more to see: forty times at most, and at the end. */
  willUpdate() {
    const { analysis = null, running = false } = this.review ?? {};
    this.hasRun ||= running;
    const now = analysis ? `${running} ${Math.floor(analysis.progress * 40)}` : "";
    if (now === this.drawn) return;
    this.drawn = now;
    const points = analysis?.chances ?? [];
    this.points = points.map((row) => ({ ...row, totals: row.chances.map((one) => one * 100) }));
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
                  ?unfinished=${!analysis?.done}
                  .seats=${this.seats}
                  .steps=${this.points}
                  .rounds=${this.rounds}
                  @st-step=${(/** @type {CustomEvent} */ { detail }) => this.show(detail.step, null)}
                ></st-score-chart>
              </section>`
            : nothing
        }
        ${analysis || review?.running ? this.renderCostly(analysis?.done ?? false) : nothing}
        ${
          analysis?.done && analysis.brilliant.length > 0
            ? html`<section>
                <h3>${t("analysis-brilliant")}</h3>
                <ol>
                  ${analysis.brilliant.map((one) => this.renderOne(one))}
                </ol>
              </section>`
            : nothing
        }
        <ul class="why" data-part="analysis-people">
          ${analysis?.done ? analysis.people.map((person) => this.renderPerson(person)) : nothing}
        </ul>
      </div>`,
      { wide: true },
    );
  }

  /** @param {number} progress */
  renderProgress(progress) {
    return html`<div class="running ${this.review?.running ? "" : "ended"}">
      <label for="progress">${t("analysis-running")}</label>
      ${button(t("analysis-stop"), () => this.review?.stop(), { part: "analysis-stop" })}
      <progress id="progress" max="1" .value=${progress} data-part="analysis-progress"></progress>
    </div>`;
  }

  /** @param {number} step @param {Costly | null} costly */
  show(step, costly) {
    this.fire("st-show", { step, costly });
  }

  /** @param {import("../../core/engine/types.js").Person} person */
  renderPerson({ seat, accuracy, luck }) {
    const name = this.seats[seat]?.name ?? "";
    const [percent, change] = [Math.round(accuracy * 100), signed(Math.round(luck * 100))];
    return html`<li>${t("analysis-person", { name, percent, luck: change })}</li>`;
  }

  /** @param {boolean} done */
  renderCostly(done) {
    const costly = this.review?.analysis?.costly ?? [];
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
        <span>${t(one.brilliant ? "analysis-gain" : "analysis-cost", { cost: one.cost })}</span>
      </div>
      ${one.advised ? html`<p class="soft">${t("analysis-advised")}</p>` : nothing}
      <p>${t("analysis-played", { action: words.action(one.action) })}</p>
      <p class="better">
        ${t(one.brilliant ? "analysis-instead" : "analysis-better", { action: words.action(one.better) })}
      </p>
      ${
        reasons.length > 0
          ? html`<ul class="why small">
              ${reasons.map((reason) => html`<li>${reason}</li>`)}
            </ul>`
          : nothing
      }
      ${button(t("analysis-show"), () => this.show(one.step, one), { part: "analysis-show", picture: "play" })}
    </li>`;
  }
}

customElements.define("st-analysis", StAnalysis);
