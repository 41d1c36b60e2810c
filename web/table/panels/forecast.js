import { html, nothing } from "lit";
import { symbolMark } from "../../art/pieces.js";
import { hasText } from "../../i18n/index.js";
import { icon } from "../frame/icons.js";
import { signed } from "../words/telling.js";

/** @typedef {import("../game-table.js").GameTable<any>} AnyTable */
/** @typedef {import("../../core/engine/types.js").Score} Score */

/** @typedef {{seat: number, score: Score, whole: boolean}} Forecast */

/**
 * What everybody would have if the game ended now, as the engine counts it: whole, or what lies open of it.
 *
 * @param {readonly {score: Score | null, openScore?: Score}[]} seats
 * @returns {Forecast[]} in the order of the table, since who has "at least" less may have more; none where a game does not tell
 */
export function forecasts(seats) {
  return seats.flatMap(({ score, openScore }, seat) => {
    const known = score ?? openScore;
    return known ? [{ seat, score: known, whole: score !== null }] : [];
  });
}

/** @param {AnyTable} table */
function rowsOf(table) {
  return table.view?.over ? [] : forecasts(table.view?.observation.seats ?? []);
}

/** Leads to the window below. @param {AnyTable} table */
export function forecastButton(table) {
  if (rowsOf(table).length === 0) return nothing;
  return html`<p>
    <button class="tool" data-part="forecast-open" @click=${() => table.windows.open({ kind: "forecast" })}>
      ${icon("star")}<span>${table.t("table-forecast")}</span>
    </button>
  </p>`;
}

/**
 * What everybody would have if the game ended now, part by part.
 *
 * @param {AnyTable} table
 * @param {unknown} head of the window
 */
export function forecast(table, head) {
  const { t } = table;
  const rows = rowsOf(table);
  return html`<div class="dialog-body" data-part="forecast">
    ${head}
    <ul class="forecasts">
      ${rows.map(({ seat, score, whole }) => {
        const look = table.seats[seat];
        return html`<li class="seat-${look?.color ?? ""}" data-part="forecast-${seat}">
          <p class="forecast-head">
            <span class="mark">${look ? symbolMark(look.symbol) : nothing}</span>
            <b>${table.nameOf(seat)}</b>
            <b class="forecast-total">${t(whole ? "table-forecast-total" : "table-forecast-least", { total: score.total, shown: signed(score.total) })}</b>
          </p>
          <p>${partsInWords(table, score)}</p>
        </li>`;
      })}
    </ul>
    ${rows.every(({ whole }) => whole) ? nothing : html`<p class="soft">${t("table-forecast-hidden")}</p>`}
  </div>`;
}

/** @param {AnyTable} table @param {Score} score */
function partsInWords({ t }, { parts }) {
  return Object.entries(parts)
    .map(([id, points]) => {
      const part = hasText(`score-part-${id}`) ? t(`score-part-${id}`) : id;
      return t("table-forecast-part", { part, points: signed(points) });
    })
    .join(" · ");
}
