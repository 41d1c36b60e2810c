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
import { allOf, firstOf, partStyles, partsOf } from "./expansions/index.js";
import flourishCss from "./flourishes.css";
import layout from "./layout.css";
import lowLayout from "./low-layout.css";
import narrowCards from "./narrow-cards.css";
import cardCss from "./panels/card.css";
import closingCss from "./panels/closing.css";
import { closingPanel } from "./panels/closing.js";
import lostCss from "./panels/dialogs.css";
import { dialogs, discardPanel } from "./panels/dialogs.js";
import discardCss from "./panels/discard.css";

import displayCss from "./panels/display.css";
import marketCss from "./panels/market.css";
import { carriages, display, officials, shelf, stacks } from "./panels/market.js";
import { icon } from "./panels/pictures.js";
import playersCss from "./panels/players.css";
import { playerBoxes } from "./panels/players.js";
import trayCss from "./panels/tray.css";
import { tray } from "./panels/tray.js";
import smallLayout from "./small-layout.css";
import { allActions, tell, turnEnd } from "./words.js";

/** @typedef {import("./table.js").TutTable} TutTable */

/** All regions of the table in reading order; `layout.css` says where each one lies. @param {TutTable} table */
export function arrange(table) {
  const { shape } = table.arrangement;
  const wide = shape === "wide";
  const isRich = partsOf(table).length > 0;
  const sheet = table.closing
    ? closingPanel(table)
    : (firstOf(table, (part) => part.sheet?.(table)) ?? discardPanel(table));
  const isOver = table.view?.over && table.access !== "replaying";
  const players = playerBoxes(table);
  const guide = guideCard(table.guide);
  // Many players with many things leave the guide no room at the side of a wide table.
  const isGuideBeside = shape === "upright" || (wide && (table.seats.length < 3 || !isRich));
  // The panel lies over the side of an upright table.
  const isGuideOver = shape === "upright" && sheet !== nothing;
  const drawers = drawersOf(
    () => logPanel(table, tell),
    () => allActions(table),
    { sign: icon("tile"), content: () => html`${carriages(table)} ${stacks(table)}` },
  );
  return tableFrame(table, {
    look: `${table.access} ${sheet === nothing ? "" : "asking"} ${isRich ? "rich" : ""} ${isOver ? "over" : ""}`,
    end: turnEnd(table),
    regions: html`${wide ? nothing : players}
      ${boardPlace(
        table,
        html`${allOf(table, (part) => part.overMap?.(table))} ${shelf(table)}`,
        isGuideBeside ? nothing : guide,
      )}
      <div class="market">${display(table)} ${officials(table)}</div>
      ${tray(table)} ${isGuideOver ? html`<div class="sheet sheet-place">${table.guide.lesson ? guide : nothing} ${sheet}</div>` : sheet}`,
    beside: side(table, drawers, {
      players: wide ? players : nothing,
      panels: html`<div class="panel ladder-panel">${carriages(table)}</div>
        ${isGuideBeside && !isGuideOver ? guide : nothing}`,
      look: table.seats.length > 2 ? "crowded" : "",
    }),
    drawers,
    windows: dialogs(table),
  });
}

export const tableStyles = stylesOf(
  [
    cardCss,
    displayCss,
    trayCss,
    marketCss,
    playersCss,
    closingCss,
    discardCss,
    lostCss,
    flourishCss,
    ...partStyles,
  ],
  [layout, smallLayout, narrowCards, lowLayout],
);
