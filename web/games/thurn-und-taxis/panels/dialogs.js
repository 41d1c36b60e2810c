import { html } from "lit";
import { guideButton } from "../../../table/guide/guide-card.js";
import { help, windowOver } from "../../../table/windows.js";
import { cardName, cityList } from "../board.js";
import { answersOf, everything } from "../expansions/index.js";
import { SHORTCUTS } from "../touch/keyboard.js";
import { cardFace } from "./card.js";
import { openPlayer } from "./players.js";

/** @typedef {import("../table.js").TutTable} TutTable */
/** @typedef {import("../types.js").Action} Action */
/** @typedef {{kind: "abandon", action: Action} | {kind: "help" | "unclosed"} | {kind: "player", seat: number}} DialogState */

/** The modal windows of the table: giving up a route, leaving one open, and help. @param {TutTable} table */
export function dialogs(table) {
  return windowOver(table, (/** @type {DialogState} */ dialog) => {
    if (dialog.kind === "abandon") return abandon(table, dialog.action);
    if (dialog.kind === "unclosed") return unclosed(table);
    if (dialog.kind === "player") return openPlayer(table, dialog.seat);
    return helpWindow(table);
  });
}

/**
 * @param {TutTable} table
 * @param {Action} action
 */
function abandon(table, action) {
  const { t, own, board } = table;
  const lost = own?.route ?? [];
  const city = action.card ? cardName(board, action.card, t) : "";
  return html`<div class="dialog-body" data-part="abandon">
    <h2 id="dialog-title">${t("tut-abandon-title", { count: lost.length })}</h2>
    <p>${t("tut-abandon-text", { count: lost.length, cities: cityList(board, lost, t), city })}</p>
    <div class="lost" aria-hidden="true">
      ${lost.map((id) => html`<span class="card" data-country=${table.countryId(id)}>${cardFace(table, id)}</span>`)}
    </div>
    <div class="dialog-buttons">
      <button class="tool" autofocus data-part="abandon-no" @click=${() => table.windows.close()}>${t("tut-abandon-no")}</button>
      <button class="primary danger" data-part="abandon-yes" @click=${() => table.confirmAbandon(action)}>
        ${t("tut-abandon-yes", { city })}
      </button>
    </div>
  </div>`;
}

/** Before the turn is ended while houses are being chosen: they would not be placed. @param {TutTable} table */
function unclosed(table) {
  const { t, moves } = table;
  const end = () => {
    table.windows.close();
    if (moves.end) table.carryOut(moves.end);
  };
  return html`<div class="dialog-body" data-part="unclosed">
    <h2 id="dialog-title">${t("tut-unclosed-title")}</h2>
    <p>${t("tut-unclosed-text")}</p>
    <div class="dialog-buttons">
      <button class="tool danger" data-part="unclosed-end" @click=${end}>${t("tut-unclosed-end")}</button>
      <button class="primary" autofocus data-part="unclosed-back" @click=${() => table.windows.close()}>
        ${t("tut-unclosed-back")}
      </button>
    </div>
  </div>`;
}

/**
 * What has to be said besides the three steps: expansions put words of their own in the place of some, and add others.
 *
 * @param {TutTable} table
 */
function helpRules(table) {
  const { officials = "officials", end = "end" } = everything(
    table,
    (one) => one.help?.(table).instead,
  );
  return [officials, ...answersOf(table, (one) => one.help?.(table).more).flat(), end];
}

/** @param {TutTable} table */
function helpWindow(table) {
  return help(table, {
    steps: ["take", "lay", "close"],
    rules: helpRules(table),
    keys: SHORTCUTS,
    more: html`<p>${guideButton(table.guide)}</p>`,
  });
}
