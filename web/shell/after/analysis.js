import { html, nothing } from "lit";
import { gapsOf } from "../../core/results/weakness.js";
import { lossOf, roundsOf } from "../../core/session/game-words.js";
import { listed, t } from "../../i18n/index.js";
import { partName, signed } from "../../table/words/telling.js";
import { windowOf } from "../../ui/dialogs.js";
import { button } from "../../ui/icons.js";
import { elementWith, onPanels } from "../../ui/reactive.js";
import styles from "./analysis.css";
import { decidedBy } from "./review.js";

/** @typedef {import("../../core/engine/types.js").Standout} Costly */

/** By game, at which button of its lists the analysis was left: there it is opened again. @type {Map<string | undefined, number>} */
const left = new Map();

/** Lists of turns that were open then. @type {Set<string>} */
const opened = new Set();

/**
 * The analysis of a game that is over: everybody's chances over the turns, the decisions that cost most, and all turns.
 * Fires "st-show" {step, costly}, where `costly` is null for a place in the chart, "st-try" {costly} and "st-close".
 */
class StAnalysis extends elementWith({
  /** The same for the whole life of the element. @type {import("./review.js").Review | null} */
  review: null,
  /** @type {import("../../core/session/game-words.js").GameWords | null} */
  words: null,
  /** @type {import("../../table/types.js").SeatInfo[]} */
  seats: [],
  /** @type {readonly import("../../core/engine/types.js").HistoryStep[]} */
  history: [],
}) {
  static styles = [onPanels, styles];

  constructor() {
    super();
    /** @type {import("./score-chart.js").ChartStep[]} */
    this.points = [];
    /** For how much of the work the chart was drawn. */
    this.drawn = "";
    this.hear((redraw) => {
      this.review?.addEventListener("change", redraw);
      void this.review?.begin();
      return () => this.review?.removeEventListener("change", redraw);
    });
  }

  /** The chart is drawn anew only when there is more to see: forty times at most, and at the end. */
  willUpdate() {
    const { analysis = null, running = false } = this.review ?? {};
    const now = analysis ? `${running} ${Math.floor(analysis.progress * 40)}` : "";
    if (now === this.drawn) return;
    this.drawn = now;
    const rows = analysis?.chances ?? [];
    this.points = rows.map(({ chances: totals, ...row }) => ({ ...row, totals }));
  }

  /** The window is shown first. */
  firstUpdated() {
    const button = this.listed[left.get(this.review?.session.keeper.id) ?? -1];
    requestAnimationFrame(() => button?.focus());
  }

  get listed() {
    return [...this.renderRoot.querySelectorAll(/** @type {"button"} */ ("li button"))];
  }

  render() {
    const { review } = this;
    const analysis = review?.analysis;
    return windowOf(
      this,
      t("analysis-title"),
      html`<div class="body" data-part="analysis" @click=${(/** @type {{target: any}} */ { target }) => left.set(review?.session.keeper.id, this.listed.indexOf(target.closest("button")))}>
        ${this.renderProgress(analysis)} ${this.renderGaps()}
        <section class="chart">
          <h3>${t("analysis-chart")}</h3>
          <st-score-chart
            ?hidden=${this.points.length <= 2}
            chances
            ?unfinished=${!analysis?.done}
            .seats=${this.seats}
            .steps=${this.points}
            .rounds=${roundsOf(this.history)}
            @st-step=${(/** @type {CustomEvent} */ { detail }) => this.fire("st-show", { step: detail.step, costly: null })}
          ></st-score-chart>
          <p class="soft small" data-part="analysis-chart-about">${this.saidOfChart()}</p>
        </section>
        ${analysis || review?.running ? this.renderCostly(analysis?.done ?? false) : nothing}
        <section ?hidden=${!analysis?.done || analysis.brilliant.length === 0}>
          <h3>${t("analysis-brilliant")}</h3>
          <ol>${analysis?.brilliant.map((one) => this.renderOne(one))}</ol>
        </section>
        <section ?hidden=${!analysis?.done} data-part="analysis-people">
          <h3>${t("analysis-turns")}</h3>
          ${analysis?.people.map((one) => this.renderPerson(one))}
        </section>
      </div>`,
      { wide: true },
    );
  }

  get decided() {
    return decidedBy(this.review?.session ?? { saved: null, history: [] });
  }

  /** Whose view the chart shows: that of the only person, or what lies open to several. */
  saidOfChart() {
    const people = this.decided.people;
    const name = (people.length === 1 && this.seats[people[0] ?? 0]?.name) || "";
    const about = t("analysis-chart-about", { count: people.length, name });
    const bands = t("analysis-chart-bands", { running: this.review?.running ? "yes" : "no" });
    // Once all is known its room stays: what is below does not move under a finger.
    return html`${about} <span class=${this.review?.analysis?.done ? "over" : ""}>${bands}</span>`;
  }

  /** How far it is; then, in the same place, so that nothing moves up under a finger, how people played. @param {import("../../core/engine/types.js").Analysis | null | undefined} analysis */
  renderProgress(analysis) {
    const isRunning = this.review?.running ?? false;
    const said = analysis?.done
      ? analysis.people.flatMap((one) => (one.accuracy === null ? [] : this.said(one)))
      : [];
    return html`<div class="running">
      <label for="progress" data-part="analysis-state">${isRunning ? t("analysis-running", { percent: Math.floor(100 * (analysis?.progress ?? 0)) }) : analysis?.done ? said.join(" · ") : t("analysis-stopped")}</label>
      ${isRunning ? button(t("analysis-stop"), () => this.review?.stop(), { part: "analysis-stop" }) : this.review?.isEnough && !analysis?.done ? button(t("analysis-go-on"), () => void this.review?.begin(false), { part: "analysis-go-on" }) : nothing}
      <progress id="progress" class=${isRunning ? "" : "over"} max="1" .value=${analysis?.progress ?? 0} data-part="analysis-progress"></progress>
    </div>`;
  }

  /** By what the only person has fewer points than the winner: all of it, so that it can be added up. */
  renderGaps() {
    const { ranking, scores } = this.review?.session.view ?? {};
    const seats = (ranking ?? []).map((one) => ({ ...one, parts: scores?.[one.seat]?.parts }));
    const own = seats.find(({ seat }) => this.decided.people.join() === `${seat}`);
    const [best] = seats;
    if (!own || !best || own === best) return nothing;
    const parts = gapsOf([{ seat: own, result: { seats } }]).gaps.map(({ id, points }) =>
      t("results-score", {
        name: partName(id),
        points: points < 0 ? signed(points) : `+${points}`,
      }),
    );
    return html`<p ?hidden=${parts.length === 0} data-part="analysis-gaps">${t("analysis-gaps", { name: this.seats[best.seat]?.name ?? "", parts: listed(parts), all: best.total - own.total })}</p>`;
  }

  /** How well somebody played, and how luckily. @param {import("../../core/engine/types.js").Person} person */
  said({ seat, accuracy, turns, then: _, ...told }) {
    const percent = accuracy === null ? "none" : Math.round(accuracy * 100);
    const name = this.seats[seat]?.name ?? "";
    return t("analysis-person", { ...told, name, percent, turns: turns.length });
  }

  /** @param {import("../../core/engine/types.js").Person} person */
  renderPerson(person) {
    const { color, symbol } = this.seats[person.seat] ?? {};
    const list = `${this.review?.session.keeper.id} ${person.seat}`;
    return html`<details ?open=${opened.has(list)} @toggle=${(/** @type {{target: any}} */ { target }) => opened[target.open ? "add" : "delete"](list)}>
      <summary>
        <st-seat-mark .color=${color} .symbol=${symbol}></st-seat-mark> ${this.said(person)}</summary>
      <ul>${person.turns.map((turn) => [this.renderBetween(turn.between), this.renderTurn(turn)])} ${this.renderBetween(person.then)}</ul>
    </details>`;
  }

  /** @param {import("../../core/engine/types.js").Between | null} between two turns of somebody */
  renderBetween(between) {
    const name = this.seats[between?.seat ?? 0]?.name ?? "";
    return between && html`<li class="soft">${t("analysis-between", { ...between, name })}</li>`;
  }

  /** @param {import("../../core/engine/types.js").Turn} turn */
  renderTurn({ step, best, draw, remarks, round, before, after }) {
    const drawn = this.history[draw ?? -1]?.events ?? [];
    const said = remarks.map((remark) => t(`analysis-turn-${remark.id}`, { ...remark }));
    return html`<li>
      <button class="button quiet" data-part="analysis-turn" @click=${() => this.fire("st-show", { step: best?.step ?? step, costly: best })}>
        ${t("analysis-turn", { round, before, after })} <b>${listed(said)}</b> ${this.words?.describe(drawn).join(" ")}
      </button>
    </li>`;
  }

  /** @param {boolean} done */
  renderCostly(done) {
    const costly = this.review?.analysis?.costly ?? [null, null, null];
    const more = this.review?.analysis?.more ?? 0;
    const isRunning = this.review?.running ?? false;
    const isNone = !costly.some(Boolean) && !isRunning;
    return html`<section class=${done ? "" : "unfinished"} aria-labelledby="costly">
      <h3 id="costly">${t(isRunning ? "analysis-costly-yet" : "analysis-costly")}</h3>
      ${isNone ? html`<p>${t(done ? "analysis-none" : "analysis-none-yet")}</p>` : html`<p class="soft small" data-part="analysis-about">${t("analysis-costly-about")}</p>`}
      <ol data-part="analysis-costly">
        ${costly.map((one) => (one ? this.renderOne(one) : html`<li class="kept soft" ?hidden=${!isRunning}>${t("analysis-kept")}</li>`))}
      </ol>
      <p class="soft small" ?hidden=${!isRunning && more === 0} data-part="analysis-more">${isRunning ? t("analysis-costly-more") : t("analysis-costly-rest", { more })}</p>
    </section>`;
  }

  /** @param {Costly} one */
  renderOne(one) {
    const { words } = this;
    const seat = this.seats[one.seat];
    if (!words || !seat) return nothing;
    const { round, kind, cost } = one;
    return html`<li>
      <div class="who">
        <st-seat-mark .color=${seat.color} .symbol=${seat.symbol}></st-seat-mark>
        <h4>${t("analysis-decision", { round, name: seat.name })}</h4>
        <span>${t("analysis-cost", { kind, ...lossOf(cost) })}</span>
      </div>
      ${kind === "advised" ? html`<p class="soft">${t("analysis-advised")}</p>` : nothing}
      <p>${t("analysis-played", { action: words.action(one.action) })}</p>
      <p class="small">${words.reasons(one.lacks).join("")}</p>
      <p class="better">${t("analysis-better", { kind, action: words.action(one.better) })}</p>
      <ul class="why small">${words.reasons(one.reasons).map((reason) => html`<li>${reason}</li>`)}</ul>
      <div class="row">
        ${button(t("analysis-show"), () => this.fire("st-show", { step: one.step, costly: one }), { part: "analysis-show", picture: "play" })}
        ${kind === "brilliant" || !this.decided.people.includes(one.seat) ? nothing : button(t("analysis-try"), () => this.fire("st-try", one), { part: "analysis-try", picture: "restart" })}
      </div>
    </li>`;
  }
}

customElements.define("st-analysis", StAnalysis);
