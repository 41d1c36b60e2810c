import { html, LitElement } from "lit";
import { readPalette } from "../../board/canvas/paint.js";
import { t } from "../../i18n/index.js";
import seatColors from "../../table/frame/seat-colors.css";
import { onTheme } from "../../table/theme-of.js";
import { signed } from "../../table/words/signed.js";
import base from "../../ui/base.css";
import { handed } from "../../ui/properties.js";
import { TextController } from "../../ui/text-controller.js";
import { Pointing } from "./chart-pointing.js";
import styles from "./score-chart.css";

/** @typedef {import("../../core/engine/types.js").ScoreStep} ScoreStep */

/** Each seat has its own dashes as well as its colour. */
const DASHES = [[], [10, 4], [3, 4], [12, 4, 3, 4]];

/**
 * How the scores grew over the game; the numbers themselves stand in the score table. Or how the chances went: then each
 * of its steps can be touched. Fires "st-step" {step}.
 */
class StScoreChart extends LitElement {
  static properties = { ...handed("seats", "steps", "rounds"), chances: { type: Boolean } };

  static styles = [base, seatColors, styles];

  constructor() {
    super();
    /** @type {import("../../table/types.js").SeatInfo[]} */
    this.seats = [];
    /** @type {ScoreStep[]} */
    this.steps = [];
    /** First step of each round. @type {{step: number, round: number}[]} */
    this.rounds = [];
    /** Chances in percent instead of points. */
    this.chances = false;
    /** @type {typeof import("uplot") | null} */
    this.library = null;
    /** @type {import("uplot") | null} */
    this.plot = null;
    /** Where somebody points; only chances know of it. */
    this.pointing = new Pointing(this);
    new TextController(this);
    this.observer = new ResizeObserver(() => this.draw());
    this.stopListening = () => {};
  }

  connectedCallback() {
    super.connectedCallback();
    this.stopListening = onTheme(() => this.draw());
    void this.load();
  }

  firstUpdated() {
    // Events of a canvas are heard on the way down only.
    this.renderRoot.addEventListener("contextrestored", () => this.draw(), { capture: true });
  }

  /** Only the end of a game needs the library, and where it does not run, the score table is enough. */
  async load() {
    try {
      this.library ??= (await import("uplot")).default;
      this.draw();
    } catch {
      this.hidden = true;
    }
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stopListening();
    this.observer.disconnect();
    this.plot?.destroy();
    this.plot = null;
  }

  updated() {
    const place = this.renderRoot.querySelector(".plot");
    if (place) this.observer.observe(place);
    this.draw();
  }

  draw() {
    const place = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(".plot"));
    const { library } = this;
    if (!library || !place || this.steps.length === 0 || place.clientWidth === 0) return;
    this.plot?.destroy();
    const palette = readPalette();
    const font = `14px ${palette("--font-ui")}`;
    const axis = {
      stroke: palette("--ink-soft"),
      font,
      grid: { stroke: palette("--panel-border"), width: 0.5 },
      ticks: { show: false },
    };
    const series = this.seats.map((seat, i) => ({
      // White wood needs a darker line on light paper.
      stroke: palette(seat.color === "white" ? "--seat-white-line" : `--seat-${seat.color}`),
      width: 2.5,
      dash: DASHES[i] ?? [],
      points: { show: false },
      ...(this.chances ? {} : { paths: library.paths.stepped?.({ align: 1 }) }),
    }));
    this.plot = new library(
      {
        width: place.clientWidth,
        height: place.clientHeight,
        legend: { show: false },
        cursor: { show: false },
        scales: { x: { time: false }, ...(this.chances && { y: { range: [0, 100] } }) },
        axes: [
          {
            ...axis,
            label: t("chart-rounds"),
            labelFont: font,
            labelSize: 20,
            size: 30,
            splits: () => this.ticks().map(({ step }) => step),
            values: () => this.ticks().map(({ round }) => `${round}`),
          },
          { ...axis, size: 42, values: (_plot, heights) => heights.map(signed) },
        ],
        series: [{}, ...series],
      },
      [
        this.steps.map(({ step }) => step),
        ...this.seats.map((_, i) => this.steps.map(({ totals }) => totals[i] ?? 0)),
      ],
      place,
    );
  }

  /** At most a dozen rounds are named. */
  ticks() {
    const every = Math.ceil(this.rounds.length / 12);
    return this.rounds.filter((_, i) => i % every === 0);
  }

  render() {
    return html`<figure>
      ${
        this.chances
          ? this.pointing.render(html`<div class="plot" data-part="chances-chart"></div>`)
          : html`<div class="plot" role="img" aria-label=${t("chart-label")} data-part="score-chart"></div>`
      }
      <figcaption>
        <ul class="legend">
          ${this.seats.map(
            (seat, i) =>
              html`<li class="seat-${seat.color}">
                <svg viewBox="0 0 32 12" aria-hidden="true">
                  <line x1="0" y1="6" x2="32" y2="6" stroke-dasharray=${(DASHES[i] ?? []).join(" ")} />
                </svg>
                <st-seat-mark .color=${seat.color} .symbol=${seat.symbol}></st-seat-mark>
                <bdi>${seat.name}</bdi>
              </li>`,
          )}
        </ul>
      </figcaption>
    </figure>`;
  }
}

customElements.define("st-score-chart", StScoreChart);
