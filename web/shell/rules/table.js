import { html, nothing } from "lit";
import { t } from "../../i18n/index.js";
import { isMade } from "./provenance.js";

/**
 * @param {import("../../i18n/ids.js").TextId[]} heads
 * @param {unknown[][]} rows the first cell names its row
 * @param {boolean} [numbers] whether all other cells are short numbers
 */
export function table(heads, rows, numbers = false) {
  return html`<div class="wide" role="group" tabindex="0" aria-label=${t(heads[0])}>
    <table class=${numbers ? "numbers" : ""}>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${t(head)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([first, ...rest]) =>
            html`<tr>
              <th scope="row">${first}</th>
              ${rest.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** @param {string | undefined} provenance */
export function ring(provenance) {
  return isMade(provenance)
    ? html`<span class="ring" title=${t("rules-made-mark")}
        >°<span class="visually-hidden"> (${t("rules-made-mark")})</span></span
      >`
    : nothing;
}

/** What the ring means, where there is one. @param {boolean} any */
export function legend(any) {
  return any
    ? html`<p class="legend"><span class="ring">°</span> ${t("rules-made-mark")}</p>`
    : nothing;
}
