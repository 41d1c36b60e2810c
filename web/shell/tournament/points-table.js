import { html } from "lit";
import { pointsOf } from "../../core/results/tournament/points.js";
import { language, t } from "../../i18n/index.js";
import { signed } from "../../table/words/telling.js";

/** @typedef {import("../../core/storage/types.js").Tournament} Tournament */

/** Who has how many points. @param {Tournament} tournament @param {readonly import("../../core/storage/types.js").Result[]} all */
export function pointsTable(tournament, all) {
  const score = new Intl.NumberFormat(language(), { maximumFractionDigits: 2 });
  const heads = /** @type {const} */ (["games", "wins", "score", "points"]);
  return html`<table data-part="tournament-points">
    <caption>${t("tournament-standings")}</caption>
    <thead>
      <tr>
        <td></td>
        ${heads.map((head) => html`<th scope="col">${t(`tournament-head-${head}`)}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${pointsOf(tournament, all).map(
        (row) => html`<tr>
          <th scope="row">${row.games > 0 ? t("score-rank-number", { rank: row.rank }) : ""} <bdi>${row.name}</bdi></th>
          <td>${row.games}</td>
          <td>${row.wins}</td>
          <td><b>${score.format(row.score)}</b></td>
          <td>${signed(row.points)}</td>
        </tr>`,
      )}
    </tbody>
    <tfoot>
      <tr>
        <td colspan="5" class="hint">${t("tournament-score-about")}</td>
      </tr>
    </tfoot>
  </table>`;
}
