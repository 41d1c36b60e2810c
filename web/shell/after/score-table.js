import { html, nothing } from "lit";
import { hasText, t } from "../../i18n/index.js";
import { signed } from "../../table/words/telling.js";
import base from "../../ui/base.css";
import { elementWith } from "../../ui/reactive.js";
import styles from "./score-table.css";

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
