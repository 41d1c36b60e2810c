import { css, html, LitElement, nothing } from "lit";
import { handed } from "../../ground/properties.js";
import { base } from "../../ground/styles.js";
import { TextController } from "../../ground/text-controller.js";
import { hasText, t } from "../../i18n/index.js";
import { signed } from "../../table/words/signed.js";

/** @typedef {import("../../table/types.js").SeatInfo} SeatInfo */

/** The final scores, part by part, one column per seat in the order of the ranking. */
class StScoreTable extends LitElement {
  static properties = { ...handed("seats", "scores", "ranking", "parts") };

  static styles = [
    base,
    css`
      :host {
        display: block;
        overflow-x: auto;
      }
      table {
        width: 100%;
        border-collapse: collapse;
        font-variant-numeric: tabular-nums lining-nums;
      }
      th,
      td {
        padding: var(--space-1) var(--space-3);
        border-bottom: 1px solid color-mix(in oklab, var(--panel-border) 60%, transparent);
        text-align: center;
      }
      tbody th,
      tfoot th {
        text-align: left;
        font-weight: 500;
      }
      thead th {
        min-width: 4.5rem;
        vertical-align: bottom;
        font-size: var(--size-2);
        font-weight: 500;
        hyphens: auto;
        overflow-wrap: anywhere;
        line-height: 1.15;
      }
      thead st-seat-mark {
        --mark-size: 1.75rem;
        display: block;
        margin: 0 auto var(--space-1);
      }
      .winner {
        background: color-mix(in oklab, transparent, var(--glow) 18%);
      }
      thead .winner {
        border-radius: var(--radius) var(--radius) 0 0;
        font-weight: 700;
      }
      tfoot td,
      tfoot th {
        border-bottom: 0;
        border-top: 2px solid var(--accent);
        font-size: var(--size-4);
        font-weight: 700;
      }
      tfoot .rank td,
      tfoot .rank th {
        border-top: 0;
        padding-top: 0;
        font-size: var(--size-2);
        font-weight: 500;
        color: var(--ink-soft);
      }
      @media (max-width: 30rem) {
        th,
        td {
          padding-inline: 0.15rem;
        }
        table {
          table-layout: fixed;
        }
        thead td {
          width: 6.9rem;
        }
        thead th {
          min-width: 0;
          font-size: var(--size-1);
          letter-spacing: -0.02em;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {SeatInfo[]} */
    this.seats = [];
    /** @type {import("../../engine/types.js").Score[]} */
    this.scores = [];
    /** @type {import("../../engine/types.js").RankRow[]} */
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
