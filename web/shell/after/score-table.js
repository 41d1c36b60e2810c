import { html, nothing } from "lit";
import { hasText, t } from "../../i18n/index.js";
import { signed } from "../../table/words/telling.js";
import base from "../../ui/base.css";
import { elementWith } from "../../ui/reactive.js";
import styles from "./score-table.css";

/** @typedef {import("../../core/engine/types.js").Analysis} Analysis */

/** How many decisions are named. */
export const COSTLY = 3;

/**
 * What several engines have found, each in its share of one analysis.
 *
 * @param {(Analysis | undefined)[]} shares as far as each is; undefined where one has not begun
 * @returns {Analysis}
 */
export function merged(shares) {
  const known = shares.flatMap((share) => (share ? [share] : []));
  /** @type {Map<number, Analysis["chances"][number]>} */
  const chances = new Map(known.flatMap((share) => share.chances).map((one) => [one.step, one]));
  /** @type {Analysis["costly"]} */
  const costly = [];
  const all = known.flatMap((share) => share.costly);
  for (const one of all.sort((a, b) => costOf(b) - costOf(a))) {
    // One decision of a turn is enough: the others follow from it.
    const taken = costly.some(({ turn }) => turn === one.turn);
    if (!taken && costly.length < COSTLY) costly.push(one);
  }
  return {
    done: shares.every((share) => share?.done),
    progress: known.reduce((sum, { progress }) => sum + progress, 0) / Math.max(1, shares.length),
    chances: [...chances.values()].sort((a, b) => a.step - b.step),
    costly,
  };
}

/** @param {Analysis["costly"][number]} one */
function costOf({ chance, betterChance }) {
  return betterChance - chance;
}

/**
 * The decisions as they are shown, so that no entry moves or changes under a finger: while there is thinking they are only
 * added, and in the end those that hold stay in their places.
 *
 * @param {Analysis["costly"]} shown before
 * @param {Analysis["costly"]} now
 * @param {boolean} isFinal
 * @returns {Analysis["costly"]}
 */
export function inPlace(shown, now, isFinal) {
  const isIn = (/** @type {Analysis["costly"]} */ list, /** @type {number} */ wanted) =>
    list.find(({ step }) => step === wanted);
  const fresh = now.filter(({ step }) => !isIn(shown, step));
  const places = shown.map((one) => (isFinal ? (isIn(now, one.step) ?? fresh.shift()) : one));
  return [...places, ...fresh].flatMap((one) => one ?? []).slice(0, COSTLY);
}

/** @typedef {import("../../table/types.js").SeatInfo} SeatInfo */

/** The final scores, part by part, one column per seat in the order of the ranking. */
class StScoreTable extends elementWith({
  /** @type {SeatInfo[]} */
  seats: [],
  /** @type {import("../../core/engine/types.js").Score[]} */
  scores: [],
  /** @type {import("../../core/engine/types.js").RankRow[]} */
  ranking: [],
  /** The parts of the score, in this game. @type {string[]} */
  parts: [],
}) {
  static styles = [base, styles];

  render() {
    const { seats, scores, parts } = this;
    // The engine ranks them from best to worst.
    const columns = this.ranking;
    const mark = (/** @type {{rank: number}} */ { rank }) => (rank === 1 ? "winner" : "");
    /**
     * @param {string} head
     * @param {(column: import("../../core/engine/types.js").RankRow) => string} cell
     * @param {{part?: string, look?: string}} [names]
     */
    const row = (head, cell, { part, look } = {}) =>
      html`<tr class=${look ?? nothing}>
        <th scope="row">${head}</th>
        ${columns.map(
          (column) =>
            html`<td class=${mark(column)} data-part=${part ? `${part}-${column.seat}` : nothing}>${cell(column)}</td>`,
        )}
      </tr>`;
    return html`<table data-part="score-table">
      <caption class="visually-hidden">
        ${t("score-title")}
      </caption>
      <thead>
        <tr>
          <td></td>
          ${columns.map((column) => {
            const seat = seats[column.seat];
            if (!seat) return nothing;
            return html`<th scope="col" class=${mark(column)}>
              <st-seat-mark .color=${seat.color} .symbol=${seat.symbol}></st-seat-mark>
              <bdi>${seat.name}</bdi>
            </th>`;
          })}
        </tr>
      </thead>
      <tbody>
        ${parts.map((part) =>
          row(hasText(`score-part-${part}`) ? t(`score-part-${part}`) : part, ({ seat }) =>
            signed(scores[seat]?.parts[part] ?? 0),
          ),
        )}
      </tbody>
      <tfoot>
        ${row(t("score-total"), ({ total }) => signed(total), { part: "total" })}
        ${row(t("score-rank"), ({ rank }) => t("score-rank-number", { rank }), { look: "rank" })}
      </tfoot>
    </table>`;
  }
}

customElements.define("st-score-table", StScoreTable);
