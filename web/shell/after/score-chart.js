import { html, nothing } from "lit";
import { readPalette } from "../../board/canvas/paint.js";
import { language, t } from "../../i18n/index.js";
import { onTheme } from "../../table/drawn-board.js";
import seatColors from "../../table/frame/seat-colors.css";
import { signed } from "../../table/words/telling.js";
import base from "../../ui/base.css";
import { elementWith } from "../../ui/reactive.js";
import styles from "./score-chart.css";

/** Points between two lines of the grid. */
const LINES = 20;

/** Heights at one step, by seat; `low` and `high`: between which they surely are. @typedef {{step: number, totals: readonly number[], low?: readonly number[], high?: readonly number[], percents?: readonly number[]}} ChartStep */

/**
 * @param {number[]} steps in order
 * @param {number} value
 * @returns {number | null} null where there are none
 * @internal
 */
export function nearestStep(steps, value) {
  const nearer = (/** @type {number} */ one, /** @type {number} */ other) =>
    Math.abs(other - value) < Math.abs(one - value) ? other : one;
  return steps.length > 0 ? steps.reduce(nearer) : null;
}

/**
 * Where a key leads among so many places, as with every slider.
 *
 * @param {string} key
 * @param {number} at -1 for nowhere yet
 * @param {number} count
 * @returns {number | null} null for a key that leads nowhere
 * @internal
 */
export function keyedTo(key, at, count) {
  const to = {
    ArrowLeft: at - 1,
    ArrowDown: at - 1,
    ArrowRight: at + 1,
    ArrowUp: at + 1,
    PageDown: at - 10,
    PageUp: at + 10,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined || count === 0 ? null : Math.min(count - 1, Math.max(0, to));
}

/** Nothing lies above the highest line of the grid. @param {unknown} _plot @param {number} low @param {number} high @returns {[number, number]} */
function toLines(_plot, low, high) {
  return [Math.floor(low / LINES) * LINES, Math.floor(high / LINES + 1) * LINES];
}

/**
 * Where a step stands on an axis on which rounds are equally long, however much is done in them.
 *
 * @param {number} step
 * @param {readonly {step: number}[]} rounds first step of each
 * @param {number} last step of all
 * @internal
 */
export function placeOf(step, rounds, last) {
  const at = Math.max(
    0,
    rounds.findLastIndex((one) => one.step <= step),
  );
  const from = rounds[at]?.step ?? 0;
  const to = rounds[at + 1]?.step ?? last;
  return at + (to > from ? (step - from) / (to - from) : 0);
}

/** Each seat has its own dashes as well as its colour. */
export const DASHES = [[], [10, 4], [3, 4], [12, 4, 3, 4], [18, 6]];

/**
 * How the scores grew over the game; the numbers themselves stand in the score table. Or how the chances went: then each
 * of its steps can be touched. Or how a rating grew over many games. Fires "st-step" {step}.
 */
class StScoreChart extends elementWith({
  /** @type {import("../../table/types.js").SeatInfo[]} */
  seats: [],
  /** @type {ChartStep[]} */
  steps: [],
  /** First step of each round. @type {{step: number, round: number}[]} */
  rounds: [],
  /** Chances in percent instead of points. */
  chances: false,
  /** A rating over games instead, called so for a screen reader. */
  rating: "",
  /** The heights may still change: bands show by how much. */
  unfinished: false,
  /** The step that is pointed at; null for none. Only the chart of chances has one. @type {number | null} */
  pointed: null,
}) {
  static styles = [base, seatColors, styles];

  constructor() {
    super();
    /** @type {typeof import("uplot") | null} */
    this.library = null;
    /** @type {import("uplot") | null} */
    this.plot = null;
    this.observer = new ResizeObserver(() => this.draw());
    this.hear(onTheme, () => this.draw());
  }

  connectedCallback() {
    super.connectedCallback();
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
    const paths =
      this.chances || this.rating ? {} : { paths: library.paths.stepped?.({ align: 1 }) };
    const shown = (/** @type {number} */ one) => signed(this.chances ? Math.round(one * 100) : one);
    const axis = {
      stroke: palette("--ink-soft"),
      font,
      grid: { stroke: palette("--panel-border"), width: 0.5 },
      ticks: { show: false },
    };
    // White wood needs an edge on light paper.
    const pale = this.seats.flatMap(({ color }, i) => (color === "white" ? [i] : []));
    const edges = pale.map(() => ({
      stroke: palette("--seat-white-ink"),
      width: 4.5,
      points: { show: false },
      ...paths,
    }));
    const series = this.seats.map((seat, i) => ({
      stroke: palette(`--seat-${seat.color}`),
      width: 2.5,
      dash: DASHES[i] ?? [],
      points: { show: false },
      ...paths,
    }));
    const bounds = this.unfinished ? /** @type {const} */ (["high", "low"]) : [];
    const count = series.length;
    const first = 1 + edges.length;
    const heights = (/** @type {number} */ i) => this.steps.map(({ totals }) => totals[i] ?? 0);
    this.plot = new library(
      {
        width: place.clientWidth,
        height: place.clientHeight,
        legend: { show: false },
        cursor: { show: false },
        scales: { x: { time: false }, y: { range: this.chances ? [0, 1] : toLines } },
        axes: [
          {
            ...axis,
            label: t(this.rating ? "chart-games" : "chart-rounds"),
            labelFont: font,
            labelSize: 20,
            size: 30,
            splits: () => this.ticks().map(({ step }) => this.placeOf(step)),
            values: () => this.ticks().map(({ round }) => `${round}`),
          },
          { ...axis, size: 42, values: (_plot, heights) => heights.map(shown) },
        ],
        series: [
          {},
          ...edges,
          ...series,
          ...bounds.flatMap(() => series.map(() => ({ width: 0, points: { show: false } }))),
        ],
        bands: series.slice(0, bounds.length * count).map(({ stroke }, i) => ({
          series: /** @type {[number, number]} */ ([first + count + i, first + 2 * count + i]),
          // Seen on light and dark paper, whatever the colour of the seat.
          fill: `color-mix(in srgb, color-mix(in srgb, ${stroke}, ${axis.stroke}) 24%, transparent)`,
        })),
      },
      [
        this.places,
        ...pale.map(heights),
        ...this.seats.map((_, i) => heights(i)),
        ...bounds.flatMap((bound) =>
          this.seats.map((_, i) => this.steps.map((step) => step[bound]?.[i] ?? 0)),
        ),
      ],
      place,
    );
  }

  /** @param {number} step */
  placeOf(step) {
    return placeOf(step, this.rounds, this.steps.at(-1)?.step ?? 0);
  }

  /** Where the steps stand. */
  get places() {
    return this.steps.map(({ step }) => this.placeOf(step));
  }

  /** At most a dozen rounds are named. */
  ticks() {
    const every = Math.ceil(this.rounds.length / 12);
    return this.rounds.filter((_, i) => i % every === 0);
  }

  render() {
    return html`<figure>
      ${this.chances || this.rating ? nothing : html`<p class="title">${t("chart-title")}</p>`}
      ${
        this.chances
          ? this.renderChances(html`<div class="plot" data-part="chances-chart"></div>`)
          : html`<div class="plot" role="img" aria-label=${this.rating || t("chart-label")} data-part="score-chart"></div>`
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

  /** @param {number | null} step */
  point(step) {
    this.pointed = step;
  }

  /** The number of a step among those of the chart. */
  get at() {
    const { steps } = this;
    const at = steps.findIndex(({ step }) => step >= (this.pointed ?? 0));
    return at < 0 ? steps.length - 1 : at;
  }

  /** @param {PointerEvent | MouseEvent} event */
  nearest({ clientX }) {
    const { plot, steps, places } = this;
    if (!plot) return null;
    const value = plot.posToVal(clientX - plot.over.getBoundingClientRect().left, "x");
    return steps[places.indexOf(nearestStep(places, value) ?? -1)]?.step ?? null;
  }

  /** @param {number | null} step */
  open(step) {
    if (step === null) return;
    this.point(step);
    this.fire("st-step", { step });
  }

  /** @param {KeyboardEvent} event */
  keyed(event) {
    const { steps } = this;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      return this.open(steps[this.at]?.step ?? null);
    }
    const at = keyedTo(event.key, this.pointed === null ? -1 : this.at, steps.length);
    if (at === null) return;
    event.preventDefault();
    this.point(steps[at]?.step ?? null);
  }

  /** What stands at the step that is pointed at, in words. */
  get words() {
    const { seats, steps, rounds } = this;
    const there = steps[this.at];
    if (!there) return "";
    const round = rounds.findLast(({ step }) => step <= there.step)?.round ?? 1;
    const each = seats.map(({ name }, seat) =>
      t("analysis-chance", { name, percent: there.percents?.[seat] ?? 0 }),
    );
    return t("analysis-place", {
      round,
      chances: new Intl.ListFormat(language(), { type: "unit" }).format(each),
    });
  }

  /** @param {unknown} place of the plot */
  renderChances(place) {
    const { plot, steps } = this;
    const left =
      this.pointed === null || !plot
        ? null
        : plot.over.offsetLeft + plot.valToPos(this.placeOf(steps[this.at]?.step ?? 0), "x");
    return html`<div
        class="place open"
        role="slider"
        tabindex="0"
        aria-label=${t("analysis-chart-label")}
        aria-valuemin="0"
        aria-valuemax=${Math.max(0, steps.length - 1)}
        aria-valuenow=${this.at}
        aria-valuetext=${this.words}
        data-part="chances-place"
        @pointermove=${(/** @type {PointerEvent} */ event) => this.point(this.nearest(event))}
        @pointerleave=${() => this.point(null)}
        @click=${(/** @type {MouseEvent} */ event) => this.open(this.nearest(event))}
        @keydown=${(/** @type {KeyboardEvent} */ event) => this.keyed(event)}
      >
        ${place}${left === null ? nothing : html`<i .style=${`left: ${left}px`}></i>`}
      </div>
      <p class="said soft" aria-hidden="true">${this.pointed === null ? t("analysis-open") : this.words}</p>`;
  }
}

customElements.define("st-score-chart", StScoreChart);
