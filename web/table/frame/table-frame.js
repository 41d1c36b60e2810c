import { html, nothing } from "lit";
import { usesDrawers } from "../arrangement.js";
import guideCardCss from "../guide/guide-card.css";
import { guideLight } from "../guide/guide-card.js";
import hintMarksCss from "../guide/hint-marks.css";
import spotlightCss from "../guide/spotlight.css";
import actionsCss from "../panels/actions-list.css";
import forecastCss from "../panels/forecast.css";
import playersCss from "../panels/players.css";
import promptCss from "../panels/prompt.css";
import { prompt, turnButtons } from "../panels/prompt.js";
import toldCss from "../told/told-board.css";
import { toldBoard } from "../told/told-board.js";
import bubbleCss from "./bubble.css";
import { bubble } from "./bubble.js";
import dialogCss from "./dialog.css";
import forcedCss from "./forced.css";
import frameCss from "./frame.css";
import { icon, signButton } from "./icons.js";
import layoutCss from "./layout.css";
import seatColors from "./seat-colors.css";
import shared from "./shared.css";

/** @typedef {import("../game-table.js").GameTable<any>} AnyTable */

/** `label` where the sign says more than the name of the drawer. @typedef {{sign: unknown, label?: string, content: () => unknown}} Drawer */

/**
 * What lies in drawers on small screens; the list of all actions does so everywhere.
 *
 * @typedef {object} Drawers
 * @property {Drawer} log
 * @property {Drawer} [goods] what else has no place of its own on small screens
 * @property {Drawer} actions
 */

/**
 * @param {() => unknown} log
 * @param {() => unknown} actions
 * @param {Drawer} [goods]
 * @returns {Drawers}
 */
export function drawersOf(log, actions, goods) {
  return {
    log: { sign: icon("log"), content: log },
    ...(goods ? { goods } : {}),
    actions: { sign: icon("list"), content: actions },
  };
}

/**
 * The frame of a table: the line above, the regions of the game, and what lies over all of them.
 *
 * @param {AnyTable} table
 * @param {object} parts
 * @param {string} [parts.look] classes besides those of the arrangement
 * @param {unknown} [parts.end] the button that ends the turn
 * @param {unknown} parts.regions in reading order; the style sheet of the game says where each one lies
 * @param {unknown} [parts.beside] what is read after the buttons of the turn, which follow what a turn is made with
 * @param {Drawers} parts.drawers
 * @param {unknown} parts.windows
 */
export function tableFrame(table, parts) {
  const { look = "", end = nothing, regions, beside = nothing, drawers, windows } = parts;
  const { shape, scale } = table.arrangement;
  const chips = usesDrawers(table.arrangement) ? "chips" : "";
  const reading = table.told.isBeside ? "reading" : "";
  const advised = table.childElementCount > 0 ? "advised" : "";
  const replaying = table.access === "replaying" ? "replaying" : "";
  return html`<div class="frame ${shape} ${scale} ${chips} ${reading} ${advised} ${replaying} ${look}">
    <div class="table" aria-busy=${table.shut}>${prompt(table)} ${regions} ${turnButtons(table, end)} ${beside} <slot></slot></div>
    ${guideLight(table.guide)} ${openDrawer(table, drawers)} ${bubble(table)} ${windows}
    <div class="ghosts" inert></div>
  </div>`;
}

/**
 * The place of a drawn board, which is put into `.map-canvas`, and of the board in words, which replaces the
 * picture for screen readers.
 *
 * @param {AnyTable} table
 * @param {unknown} over what lies on the board
 * @param {unknown} [beside] what shares its place
 */
export function boardPlace(table, over, beside = nothing) {
  return html`<div class="map-place">
    <section class="map" data-part="map" aria-label=${table.word("region-map")}>
      <div class="map-canvas" data-part="board" data-coming=${table.t("table-laying")} aria-hidden="true"></div>
      <p class="lost-words">${table.word("lost-board")}</p>
      ${table.told.isBeside ? nothing : toldBoard(table)} ${over}
    </section>
    ${beside}
  </div>`;
}

/** The element in which the board is drawn, if it is there already. @param {AnyTable} table */
export function canvasPlace(table) {
  return /** @type {HTMLElement | null} */ (table.renderRoot.querySelector(".map-canvas"));
}

/**
 * What stands beside the board where there is room, or else the buttons that open it.
 *
 * @param {AnyTable} table
 * @param {Drawers} drawers
 * @param {object} parts
 * @param {unknown} parts.players where the table is wide; otherwise they stand above
 * @param {unknown} [parts.panels] between the players and the log
 * @param {string} [parts.look] a class
 */
export function side(table, drawers, { players, panels = nothing, look = "" }) {
  if (usesDrawers(table.arrangement)) return tools(table, drawers, true);
  return html`<div class="side ${look}">
    ${players} ${panels}
    <div class="panel log-panel">${table.told.isBeside ? toldBoard(table) : drawers.log.content()}</div>
    ${tools(table, drawers, false)}
  </div>`;
}

/**
 * The buttons of drawers and help. Where there is room only the list of all actions lies in a drawer.
 *
 * @param {AnyTable} table
 * @param {Drawers} drawers
 * @param {boolean} narrow
 */
function tools(table, drawers, narrow) {
  const help = table.word("tool-help");
  const shown = Object.entries(drawers).filter(([name]) => narrow || name === "actions");
  return html`<div class="tools" role="toolbar" aria-label=${table.t("table-region-tools")} data-group>
    ${shown.map(([name, { sign, label }]) => {
      const words = table.word(`tool-${name}`);
      return html`<button
        class="tool ${narrow ? "icon-tool" : ""}"
        data-part="tool-${name}"
        aria-expanded=${table.drawer === name}
        aria-label=${label ?? words}
        title=${words}
        @click=${() => table.windows.toggleDrawer(name)}
      >
        ${sign} ${narrow ? nothing : html`<span>${words}</span>`}
      </button>`;
    })}
    ${narrow ? nothing : toldButton(table)}
    ${signButton("help", help, () => table.windows.open({ kind: "help" }), { part: "tool-help", title: help })}
  </div>`;
}

/** Opens the board in words beside the picture; where there is little room it lies in the help. @param {AnyTable} table */
function toldButton(table) {
  const { told, t } = table;
  if (!told.isThere) return nothing;
  return html`<button
    class="tool icon-tool"
    data-part="tool-told"
    aria-expanded=${told.open}
    aria-label=${t("table-told")}
    aria-keyshortcuts="B"
    title=${t("table-told")}
    @click=${() => told.toggle()}
  >
    ${icon("words")}
  </button>`;
}

/** @param {AnyTable} table @param {Drawers} drawers */
function openDrawer(table, drawers) {
  const { t, drawer: name } = table;
  const drawer = drawers[/** @type {keyof Drawers} */ (name)];
  if (!drawer) return nothing;
  return html`<section class="drawer drawer-${name}" aria-labelledby="drawer-title">
    <header class="sheet-head">
      <h2 id="drawer-title" tabindex="-1">${table.word(`tool-${name}`)}</h2>
      ${signButton("close", t("table-close-dialog"), () => table.windows.toggleDrawer(name))}
    </header>
    <div class="sheet-body">${drawer.content()}</div>
  </section>`;
}

/**
 * The style sheets of a table.
 *
 * @param {readonly import("lit").CSSResult[]} panels of the game
 * @param {readonly import("lit").CSSResult[]} layout where each region lies
 */
export function stylesOf(panels, layout) {
  const common = [
    seatColors,
    shared,
    frameCss,
    promptCss,
    playersCss,
    bubbleCss,
    actionsCss,
    toldCss,
  ];
  const over = [guideCardCss, spotlightCss, dialogCss, forecastCss, hintMarksCss];
  return [...common, ...over, ...panels, layoutCss, ...layout, forcedCss];
}
