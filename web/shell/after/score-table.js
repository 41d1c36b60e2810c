import { html, LitElement, nothing } from "lit";
import { hasText, t } from "../../i18n/index.js";
import { signed } from "../../table/words/telling.js";
import base from "../../ui/base.css";
import { publicProperties, TextController } from "../../ui/reactive.js";
import styles from "./score-table.css";

/** @typedef {import("../../table/types.js").SeatInfo} SeatInfo */

/** The final scores, part by part, one column per seat in the order of the ranking. */
class StScoreTable extends LitElement {
  static properties = { ...publicProperties("seats", "scores", "ranking", "parts") };

  static styles = [base, styles];

  constructor() {
    super();
    /** @type {SeatInfo[]} */
    this.seats = [];
    /** @type {import("../../core/engine/types.js").Score[]} */
    this.scores = [];
    /** @type {import("../../core/engine/types.js").RankRow[]} */
    this.ranking = [];
    /** The parts of the score, in this game. @type {string[]} */
    this.parts = [];
    new TextController(this);
  }

  render() {
    const { seats, scores, parts } = this;
    // The engine ranks them from best to worst.
    const columns = this.ranking;
    const mark = (/** @type {{rank: number}} */ row) => (row.rank === 1 ? "winner" : "");
    return html`<table data-part="score-table">
      <caption class="visually-hidden">
        ${t("score-title")}
      </caption>
      <thead>
        <tr>
          <td></td>
          ${columns.map((row) => {
            const seat = seats[row.seat];
            if (!seat) return nothing;
            return html`<th scope="col" class=${mark(row)}>
              <st-seat-mark .color=${seat.color} .symbol=${seat.symbol}></st-seat-mark>
              <bdi>${seat.name}</bdi>
            </th>`;
          })}
        </tr>
      </thead>
      <tbody>
        ${parts.map(
          (part) =>
            html`<tr>
              <th scope="row">${hasText(`score-part-${part}`) ? t(`score-part-${part}`) : part}</th>
              ${columns.map(
                (row) =>
                  html`<td class=${mark(row)}>${signed(scores[row.seat]?.parts[part] ?? 0)}</td>`,
              )}
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${t("score-total")}</th>
          ${columns.map(
            (row) =>
              html`<td class=${mark(row)} data-part="total-${row.seat}">${signed(row.total)}</td>`,
          )}
        </tr>
        <tr class="rank">
          <th scope="row">${t("score-rank")}</th>
          ${columns.map(
            (row) =>
              html`<td class=${mark(row)}>${t("score-rank-number", { rank: row.rank })}</td>`,
          )}
        </tr>
      </tfoot>
    </table>`;
  }
}

customElements.define("st-score-table", StScoreTable);
