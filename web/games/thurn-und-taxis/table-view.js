import { html, nothing } from "lit";
import { usesDrawers } from "../../table/arrangement.js";
import { bubble, bubbleCss } from "../../table/bubble.js";
import { coachCard, coachCss, coachLight } from "../../table/coach-card.js";
import { dialogCss } from "../../table/dialog-css.js";
import { frameCss } from "../../table/frame-css.js";
import { hintMarksCss } from "../../table/hint-marks.js";
import { logPanel } from "../../table/log.js";
import { prompt, promptCss, turnButtons } from "../../table/prompt.js";
import { shared } from "../../table/shared-css.js";
import { spotlightCss } from "../../table/spotlight.js";
import { allOf, answersOf, firstShown, partStyles } from "./expansions/index.js";
import { layout } from "./layout.js";
import { narrowCards, smallLayout } from "./layout-small.js";
import { cardCss } from "./panels/card.js";
import { carriages, carriagesCss } from "./panels/carriages.js";
import { closingPanel } from "./panels/closing.js";
import { closingCss } from "./panels/closing-css.js";
import { dialogs, lostCss } from "./panels/dialogs.js";
import { discardCss, discardPanel } from "./panels/discard.js";
import { display, displayCss } from "./panels/display.js";
import { hand, handCss } from "./panels/hand.js";
import { icon } from "./panels/icons.js";
import { officials, officialsCss } from "./panels/officials.js";
import { players, playersCss } from "./panels/players.js";
import { route, routeCss } from "./panels/route.js";
import { stacks, stacksCss } from "./panels/stacks.js";
import { actionsCss, actionsList } from "./words/actions-list.js";
import { tell } from "./words/describe.js";
import { promptWords, turnEnd } from "./words/prompt.js";

/** @typedef {import("./table.js").TutTable} TutTable */

/** All regions of the table in reading order; `layout.js` says where each one lies. @param {TutTable} table */
export function arrange(table) {
  const { t, arrangement } = table;
  const { shape, scale } = arrangement;
  const sheet = table.closing ? closingPanel(table) : decision(table);
  const asking = sheet !== nothing;
  return html`<div class="frame ${shape} ${scale} ${usesDrawers(arrangement) ? "chips" : ""} ${asking ? "asking" : ""} ${hasExpansions(table) ? "rich" : ""}">
    <div class="table" aria-busy=${table.busy}>
      ${prompt(table, promptWords(table))} ${turnButtons(table, turnEnd(table))} ${shape === "wide" ? nothing : players(table)}
      <div class="map-place">
        <section class="map" data-key="map" aria-label=${t("tut-region-map")}>
          <div class="map-canvas" data-testid="map"></div>
          ${allOf(table, (part) => part.overMap?.(table))}
        </section>
        ${guideBeside(table) ? nothing : coachCard(table.guide)}
      </div>
      <div class="market">${display(table)} ${officials(table)}</div>
      <div class="tray">${route(table)} ${hand(table)}</div>
      ${usesDrawers(arrangement) ? tools(table, true) : side(table)}
      ${sheet}
    </div>
    ${coachLight(table.guide)} ${drawer(table)} ${bubble(table)} ${dialogs(table)}
    <div class="ghosts"></div>
    <div class="live hidden-words" role="status" aria-live="polite"></div>
  </div>`;
}

/** Whether the guide's card has room at the side: not with many people who own many things. @param {TutTable} table */
function guideBeside(table) {
  return table.arrangement.shape === "wide" && (table.seats.length < 3 || !hasExpansions(table));
}

/** @param {TutTable} table */
function hasExpansions(table) {
  return answersOf(table, (part) => part.id).length > 0;
}

/** The panel of a decision that belongs to the end of a turn or to an expansion. @param {TutTable} table */
function decision(table) {
  return firstShown(table, (part) => part.sheet?.(table)) ?? discardPanel(table);
}

/** What stands beside the map where there is room. @param {TutTable} table */
function side(table) {
  return html`<div class="side ${table.seats.length > 2 ? "crowded" : ""}">
    ${table.arrangement.shape === "wide" ? players(table) : nothing}
    <div class="panel ladder-panel">${carriages(table)}</div>
    <div class="panel stacks-panel">${stacks(table)}</div>
    ${guideBeside(table) ? coachCard(table.guide) : nothing}
    <div class="panel log-panel">${logPanel(table, tell)}</div>
    ${tools(table, false)}
  </div>`;
}

/**
 * @param {TutTable} table
 * @param {boolean} narrow
 */
function tools(table, narrow) {
  const { t, drawer: open } = table;
  /** @type {readonly ["log" | "goods" | "actions", "log" | "tile" | "list"][]} */
  const names = narrow
    ? [
        ["log", "log"],
        ["goods", "tile"],
        ["actions", "list"],
      ]
    : [["actions", "list"]];
  return html`<div class="tools">
    ${names.map(
      ([name, sign]) => html`<button
        class="tool ${narrow ? "icon-tool" : ""}"
        data-testid="tool-${name}"
        aria-expanded=${open === name}
        aria-label=${t(`tut-tool-${name}`)}
        title=${t(`tut-tool-${name}`)}
        @click=${() => table.toggleDrawer(name)}
      >
        ${icon(sign)} ${narrow ? nothing : html`<span>${t(`tut-tool-${name}`)}</span>`}
      </button>`,
    )}
    <button class="tool icon-tool" data-testid="tool-help" aria-label=${t("tut-tool-help")} title=${t("tut-tool-help")} @click=${() => table.openDialog({ kind: "help" })}>
      ${icon("help")}
    </button>
  </div>`;
}

/** What has no place of its own on small screens, and the list of all actions. @param {TutTable} table */
function drawer(table) {
  const { t, drawer: name } = table;
  if (!name) return nothing;
  const content =
    name === "actions"
      ? actionsList(table)
      : name === "log"
        ? logPanel(table, tell)
        : html`${carriages(table)} ${stacks(table)} ${allOf(table, (part) => part.goods?.(table))}`;
  return html`<section class="drawer drawer-${name}" aria-labelledby="drawer-title">
    <header class="sheet-head">
      <h2 id="drawer-title" tabindex="-1">${t(`tut-tool-${name}`)}</h2>
      <button class="tool icon-tool" aria-label=${t("table-close-dialog")} @click=${() => table.toggleDrawer(name)}>${icon("close")}</button>
    </header>
    <div class="sheet-body">${content}</div>
  </section>`;
}

export const tableStyles = [
  shared,
  frameCss,
  cardCss,
  promptCss,
  displayCss,
  handCss,
  routeCss,
  officialsCss,
  carriagesCss,
  stacksCss,
  playersCss,
  closingCss,
  discardCss,
  bubbleCss,
  actionsCss,
  coachCss,
  spotlightCss,
  dialogCss,
  hintMarksCss,
  lostCss,
  ...partStyles,
  layout,
  smallLayout,
  narrowCards,
];
