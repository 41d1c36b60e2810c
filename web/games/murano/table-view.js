import { html, nothing } from "lit";
import { usesDrawers } from "../../table/arrangement.js";
import { bubble, bubbleCss } from "../../table/bubble.js";
import { coachCard, coachCss, coachLight } from "../../table/coach-card.js";
import { dialogCss } from "../../table/dialog-css.js";
import { frameCss } from "../../table/frame-css.js";
import { hintMarksCss } from "../../table/hint-marks.js";
import { icon } from "../../table/icons.js";
import { logPanel } from "../../table/log.js";
import { prompt, promptCss, turnButtons } from "../../table/prompt.js";
import { shared } from "../../table/shared-css.js";
import { spotlightCss } from "../../table/spotlight.js";
import { layout } from "./layout.js";
import { actBar, actBarCss } from "./panels/act-bar.js";
import { cardCss } from "./panels/card-css.js";
import { islandCard, islandCardCss } from "./panels/island-card.js";
import { ownGoods, ownPanel } from "./panels/own.js";
import { ownCss } from "./panels/own-css.js";
import { players, playersCss } from "./panels/players.js";
import { hasSheet, sheet, sheetCss } from "./panels/sheets.js";
import { windows, windowsCss } from "./panels/windows.js";
import { actionsCss, actionsList } from "./words/actions-list.js";
import { tell } from "./words/describe.js";
import { endButton, promptWords } from "./words/prompt.js";

/** @typedef {import("./table.js").MurTable} MurTable */

/** All regions of the table in reading order; `layout.js` says where each one lies. @param {MurTable} table */
export function arrange(table) {
  const { t, arrangement } = table;
  const { shape, scale } = arrangement;
  const drawers = usesDrawers(arrangement);
  return html`<div class="frame ${shape} ${scale} ${drawers ? "chips" : ""}">
    <div class="table" aria-busy=${table.busy}>
      ${prompt(table, promptWords(table))} ${turnButtons(table, endButton(table))}
      ${shape === "wide" ? nothing : players(table)}
      <div class="map-place">
        <section class="map" data-key="map" aria-label=${t("mur-region-map")}>
          <div class="map-canvas" data-testid="map"></div>
          ${table.settings.animationSpeed === "off" ? nothing : html`<div class="sun" aria-hidden="true"></div>`}
          ${islandCard(table)}
        </section>
        ${shape === "wide" || hasSheet(table) ? nothing : coachCard(table.guide)}
      </div>
      ${actBar(table)} ${ownPanel(table, drawers)}
      ${drawers ? tools(table, true) : side(table)} ${sheet(table)}
    </div>
    ${coachLight(table.guide)} ${drawer(table)} ${bubble(table)} ${windows(table)}
    <div class="ghosts"></div>
    <div class="live hidden-words" role="status" aria-live="polite"></div>
  </div>`;
}

/** What stands beside the board where there is room. @param {MurTable} table */
function side(table) {
  return html`<div class="side">
    ${table.arrangement.shape === "wide" ? html`${players(table)} ${coachCard(table.guide)}` : nothing}
    <div class="panel log-panel">${logPanel(table, tell, true)}</div>
    ${tools(table, false)}
  </div>`;
}

/**
 * @param {MurTable} table
 * @param {boolean} narrow
 */
function tools(table, narrow) {
  const { t, drawer: open } = table;
  /** @type {readonly ["log" | "goods" | "actions", "log" | "star" | "list"][]} */
  const names = narrow
    ? [
        ["log", "log"],
        ["goods", "star"],
        ["actions", "list"],
      ]
    : [["actions", "list"]];
  return html`<div class="tools">
    ${names.map(
      ([name, sign]) => html`<button
        class="tool ${narrow ? "icon-tool" : ""}"
        data-testid="tool-${name}"
        aria-expanded=${open === name}
        aria-label=${t(`mur-tool-${name}`)}
        title=${t(`mur-tool-${name}`)}
        @click=${() => table.toggleDrawer(name)}
      >
        ${icon(sign)} ${narrow ? nothing : html`<span>${t(`mur-tool-${name}`)}</span>`}
      </button>`,
    )}
    <button
      class="tool icon-tool"
      data-testid="tool-help"
      aria-label=${t("mur-tool-help")}
      title=${t("mur-tool-help")}
      @click=${() => table.openDialog({ kind: "help" })}
    >
      ${icon("help")}
    </button>
  </div>`;
}

/** What has no place of its own on small screens, and the list of all actions. @param {MurTable} table */
function drawer(table) {
  const { t, drawer: name } = table;
  if (!name) return nothing;
  const content =
    name === "actions"
      ? actionsList(table)
      : name === "log"
        ? logPanel(table, tell, true)
        : ownGoods(table);
  return html`<section class="drawer drawer-${name}" aria-labelledby="drawer-title">
    <header class="sheet-head">
      <h2 id="drawer-title" tabindex="-1">${t(`mur-tool-${name}`)}</h2>
      <button
        class="tool icon-tool"
        aria-label=${t("table-close-dialog")}
        @click=${() => table.toggleDrawer(name)}
      >
        ${icon("close")}
      </button>
    </header>
    <div class="sheet-body">${content}</div>
  </section>`;
}

export const tableStyles = [
  shared,
  frameCss,
  promptCss,
  bubbleCss,
  coachCss,
  spotlightCss,
  dialogCss,
  hintMarksCss,
  cardCss,
  actBarCss,
  actionsCss,
  ownCss,
  playersCss,
  islandCardCss,
  sheetCss,
  windowsCss,
  layout,
];
