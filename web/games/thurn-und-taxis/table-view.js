import { html, nothing } from "lit";
import {
  boardPlace,
  drawersOf,
  side,
  stylesOf,
  tableFrame,
} from "../../table/frame/table-frame.js";
import { guideCard } from "../../table/guide/guide-card.js";
import { logPanel } from "../../table/panels/log.js";
import { allOf, answersOf, firstShown, partStyles } from "./expansions/index.js";
import flourishCss from "./flourish/flourish.css";
import layout from "./layout.css";
import lowLayout from "./low-layout.css";
import narrowCards from "./narrow-cards.css";
import cardCss from "./panels/card.css";
import carriagesCss from "./panels/carriages.css";
import { carriages } from "./panels/carriages.js";
import closingCss from "./panels/closing.css";
import { closingPanel } from "./panels/closing.js";
import lostCss from "./panels/dialogs.css";
import { dialogs } from "./panels/dialogs.js";
import discardCss from "./panels/discard.css";
import { discardPanel } from "./panels/discard.js";
import displayCss from "./panels/display.css";
import { display } from "./panels/display.js";
import handCss from "./panels/hand.css";
import { icon } from "./panels/icons.js";
import officialsCss from "./panels/officials.css";
import { officials } from "./panels/officials.js";
import playersCss from "./panels/players.css";
import { playerBoxes } from "./panels/players.js";
import routeCss from "./panels/route.css";
import stacksCss from "./panels/stacks.css";
import { shelf, stacks } from "./panels/stacks.js";
import trayCss from "./panels/tray.css";
import { tray } from "./panels/tray.js";
import smallLayout from "./small-layout.css";
import { allActions } from "./words/actions-list.js";
import { tell } from "./words/describe.js";
import { turnEnd } from "./words/prompt.js";

/** @typedef {import("./table.js").TutTable} TutTable */

/** All regions of the table in reading order; `layout.js` says where each one lies. @param {TutTable} table */
export function arrange(table) {
  const { guide } = table;
  const wide = table.arrangement.shape === "wide";
  const sheet = table.closing ? closingPanel(table) : decision(table);
  const asking = sheet === nothing ? "" : "asking";
  const players = playerBoxes(table);
  const drawers = drawersOf(
    () => logPanel(table, tell),
    () => allActions(table),
    { sign: icon("tile"), content: () => goods(table) },
  );
  const regions = html`${wide ? nothing : players}
    ${boardPlace(
      table,
      html`${allOf(table, (part) => part.overMap?.(table))} ${shelf(table)}`,
      guideBeside(table) ? nothing : guideCard(guide),
    )}
    <div class="market">${display(table)} ${officials(table)}</div>
    ${tray(table)}
    ${sheet}`;
  const rest = side(table, drawers, {
    players: wide ? players : nothing,
    panels: beside(table),
    look: table.seats.length > 2 ? "crowded" : "",
  });
  return tableFrame(table, {
    look: `${asking} ${hasExpansions(table) ? "rich" : ""}`,
    end: turnEnd(table),
    regions,
    beside: rest,
    drawers,
    windows: dialogs(table),
  });
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

/** What lies in a drawer on small screens. @param {TutTable} table */
function goods(table) {
  return html`${carriages(table)} ${stacks(table)} ${allOf(table, (part) => part.goods?.(table))}`;
}

/** What stands beside the map where there is room. @param {TutTable} table */
function beside(table) {
  return html`<div class="panel ladder-panel">${carriages(table)}</div>
    ${guideBeside(table) ? guideCard(table.guide) : nothing}`;
}

export const tableStyles = stylesOf(
  [
    ...[cardCss, displayCss, handCss, routeCss, trayCss, officialsCss, carriagesCss, stacksCss],
    ...[playersCss, closingCss, discardCss, lostCss, flourishCss],
    ...partStyles,
  ],
  [layout, smallLayout, narrowCards, lowLayout],
);
