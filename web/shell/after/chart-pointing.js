import { html, nothing } from "lit";
import { language, t } from "../../i18n/index.js";

/**
 * @typedef {object} Chart what is pointed at
 * @property {import("../../table/types.js").SeatInfo[]} seats
 * @property {import("../../core/engine/types.js").ScoreStep[]} steps
 * @property {{step: number, round: number}[]} rounds
 * @property {import("uplot") | null} plot
 */

/** Pointing at a step of a chart: by mouse, finger or keys. Pressing it fires "st-step" {step} at the chart. */
export class Pointing {
  /** @param {import("lit").LitElement & Chart} chart */
  constructor(chart) {
    this.chart = chart;
    /** The step that is pointed at; null for none. @type {number | null} */
    this.step = null;
  }

  /** @param {number | null} step */
  point(step) {
    if (step === this.step) return;
    this.step = step;
    this.chart.requestUpdate();
  }

  /** The number of a step among those of the chart. */
  get at() {
    const { steps } = this.chart;
    const at = steps.findIndex(({ step }) => step >= (this.step ?? 0));
    return at < 0 ? steps.length - 1 : at;
  }

  /** @param {PointerEvent | MouseEvent} event */
  nearest({ clientX }) {
    const { plot, steps } = this.chart;
    if (!plot) return null;
    const value = plot.posToVal(clientX - plot.over.getBoundingClientRect().left, "x");
    return nearestStep(
      steps.map(({ step }) => step),
      value,
    );
  }

  /** @param {number | null} step */
  open(step) {
    if (step === null) return;
    this.point(step);
    this.chart.dispatchEvent(new CustomEvent("st-step", { detail: { step } }));
  }

  /** @param {KeyboardEvent} event */
  keyed(event) {
    const { steps } = this.chart;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.open(steps[this.at]?.step ?? null);
      return;
    }
    const at = keyedTo(event.key, this.step === null ? -1 : this.at, steps.length);
    if (at === null) return;
    event.preventDefault();
    this.point(steps[at]?.step ?? null);
  }

  /** What stands at the step that is pointed at, in words. */
  get words() {
    const { seats, steps, rounds } = this.chart;
    const there = steps[this.at];
    if (!there) return "";
    const round = rounds.findLast(({ step }) => step <= there.step)?.round ?? 1;
    const each = seats.map(({ name }, seat) =>
      t("analysis-chance", { name, percent: there.totals[seat] ?? 0 }),
    );
    return t("analysis-place", {
      round,
      chances: new Intl.ListFormat(language(), { type: "unit" }).format(each),
    });
  }

  /** @param {unknown} plot the place of the plot */
  render(plot) {
    const { plot: drawn, steps } = this.chart;
    const left =
      this.step === null || !drawn
        ? null
        : drawn.over.offsetLeft + drawn.valToPos(steps[this.at]?.step ?? 0, "x");
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
        ${plot}${left === null ? nothing : html`<i .style=${`left: ${left}px`}></i>`}
      </div>
      <p class="said soft" aria-hidden="true">
        ${this.step === null ? t("analysis-open") : this.words}
      </p>`;
  }
}

/**
 * @param {number[]} steps in order
 * @param {number} value
 * @returns {number | null} null where there are none
 */
export function nearestStep(steps, value) {
  let found = null;
  for (const step of steps) {
    if (found === null || Math.abs(step - value) < Math.abs(found - value)) found = step;
  }
  return found;
}

/**
 * Where a key leads among so many places, as with every slider.
 *
 * @param {string} key
 * @param {number} at -1 for nowhere yet
 * @param {number} count
 * @returns {number | null} null for a key that leads nowhere
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
