import { css, html, nothing } from "lit";
import { guideButton } from "../../../table/coach-card.js";
import { cardName, cityList } from "../board.js";
import { SHORTCUTS } from "../touch/keyboard.js";
import { cardFace } from "./card.js";
import { icon } from "./icons.js";

/** @typedef {import("../table.js").TutTable} TutTable */
/** @typedef {import("../types.js").Action} Action */
/** @typedef {{kind: "abandon", action: Action} | {kind: "help"}} DialogState */

/** The modal windows of the table: giving up a route, and help. @param {TutTable} table */
export function dialogs(table) {
  const { dialog } = table;
  return html`<dialog
    class="dialog"
    aria-labelledby="dialog-title"
    @close=${() => table.dialogClosed()}
    @click=${(/** @type {Event} */ event) => {
      if (event.target === event.currentTarget) table.closeDialog();
    }}
  >
    ${dialog?.kind === "abandon" ? abandon(table, dialog.action) : nothing}
    ${dialog?.kind === "help" ? help(table) : nothing}
  </dialog>`;
}

/**
 * @param {TutTable} table
 * @param {Action} action
 */
function abandon(table, action) {
  const { t, own, board } = table;
  const lost = own?.route ?? [];
  const city = action.card ? cardName(board, action.card, t) : "";
  return html`<div class="dialog-body" data-testid="abandon">
    <h2 id="dialog-title">${t("tut-abandon-title", { count: lost.length })}</h2>
    <p>${t("tut-abandon-text", { count: lost.length, cities: cityList(board, lost, t), city })}</p>
    <div class="lost" aria-hidden="true">
      ${lost.map((id) => html`<span class="card" data-country=${table.countryId(id)}>${cardFace(table, id)}</span>`)}
    </div>
    <div class="dialog-buttons">
      <button class="tool" autofocus data-testid="abandon-no" @click=${() => table.closeDialog()}>${t("tut-abandon-no")}</button>
      <button class="primary danger" data-testid="abandon-yes" @click=${() => table.confirmAbandon(action)}>
        ${t("tut-abandon-yes", { city })}
      </button>
    </div>
  </div>`;
}

/** @param {TutTable} table */
function help(table) {
  const { t } = table;
  return html`<div class="dialog-body">
    <header class="dialog-head">
      <h2 id="dialog-title">${t("tut-help-title")}</h2>
      <button class="tool icon-tool" aria-label=${t("table-close-dialog")} @click=${() => table.closeDialog()}>${icon("close")}</button>
    </header>
    <ol class="help-turn">
      ${["take", "lay", "close"].map((step) => html`<li><b>${t(`tut-help-${step}`)}</b> ${t(`tut-help-${step}-text`)}</li>`)}
    </ol>
    <p>${t("tut-help-officials")}</p>
    <p>${t("tut-help-end")}</p>
    <p>
      ${guideButton(table.guide)}
    </p>
    <h3>${t("tut-help-keys")}</h3>
    <dl class="keys">
      ${SHORTCUTS.map(([key, id]) => html`<dt><kbd>${key}</kbd></dt><dd>${t(id)}</dd>`)}
    </dl>
  </div>`;
}

export const lostCss = css`
  .lost {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem;
  }
  .lost .card {
    cursor: default;
    opacity: 0.85;
  }
`;
