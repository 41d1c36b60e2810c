import { html, nothing } from "lit";
import { usesDrawers } from "../../table/arrangement.js";
import { stylesOf } from "../../table/frame/styles.js";
import { boardPlace, drawersOf, side, tableFrame } from "../../table/frame/table-frame.js";
import { guideCard } from "../../table/guide/guide-card.js";
import { logPanel } from "../../table/panels/log.js";
import { endButton } from "../../table/panels/prompt.js";
import layout from "./layout.css";
import actBarCss from "./panels/act-bar.css";
import { actBar } from "./panels/act-bar.js";
import cardCss from "./panels/card.css";
import islandCardCss from "./panels/island-card.css";
import { islandCard } from "./panels/island-card.js";
import legendCss from "./panels/legend.css";
import ownCss from "./panels/own.css";
import { goodsDrawer, ownPanel } from "./panels/own.js";
import playersCss from "./panels/players.css";
import { playerBoxes } from "./panels/players.js";
import sheetCss from "./panels/sheets.css";
import { hasOpenSheet, hasSheet, sheet } from "./panels/sheets.js";
import windowsCss from "./panels/windows.css";
import { windows } from "./panels/windows.js";
import { allActions } from "./words/actions-list.js";
import { tell } from "./words/sentences.js";

/** @typedef {import("./table.js").MurTable} MurTable */

/** All regions of the table in reading order; `layout.js` says where each one lies. @param {MurTable} table */
export function arrange(table) {
  const { arrangement, guide } = table;
  const wide = arrangement.shape === "wide";
  const players = playerBoxes(table);
  const drawers = drawersOf(
    () => logPanel(table, tell, true),
    () => allActions(table),
    goodsDrawer(table),
  );
  const regions = html`${wide ? nothing : players}
    ${boardPlace(table, html`${sun(table)} ${islandCard(table)}`, wide || hasOpenSheet(table) ? nothing : guideCard(guide))}
    ${hasSheet(table) ? sheet(table) : actBar(table)}`;
  const beside = html`${ownPanel(table, usesDrawers(arrangement))}
    ${side(table, drawers, wide ? { players, panels: guideCard(guide) } : { players: nothing })}`;
  return tableFrame(table, {
    end: endButton(table),
    regions,
    beside,
    drawers,
    windows: windows(table),
  });
}

/** Slow light on the water. @param {MurTable} table */
function sun({ settings }) {
  return settings.animationSpeed === "off"
    ? nothing
    : html`<div class="sun" aria-hidden="true"></div>`;
}

export const tableStyles = stylesOf(
  [cardCss, actBarCss, ownCss, playersCss, islandCardCss, legendCss, sheetCss, windowsCss],
  [layout],
);
