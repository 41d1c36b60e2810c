import { html } from "lit";
import { usesDrawers } from "../../../table/arrangement.js";
import { answersOf } from "../expansions/index.js";
import { hand } from "./hand.js";
import { route } from "./route.js";

/** @typedef {import("../table.js").TutTable} TutTable */
/** @typedef {import("../types.js").SeatState} SeatState */

/**
 * What things need side by side at least, in rem: a finger's room for a hand card, where cards are huge that of its name; a name
 * that runs upwards for a card on the route.
 */
const HAND_CARD = 3.2;
const HUGE_HAND_CARD = 7;
const ROUTE_CARD = 1.75;
/** Both ends of a route and the buttons beside it. */
const ENDS_AND_TOOLS = 16.5;

/**
 * How much room route and hand need side by side, in rem.
 *
 * @param {TutTable} table
 * @param {SeatState} own
 */
function roomFor(table, own) {
  const card = table.arrangement.scale === "huge" ? HUGE_HAND_CARD : HAND_CARD;
  const beside = answersOf(table, (part) => part.besideRoom?.(own));
  return beside.reduce(
    (sum, room) => sum + room,
    own.handCount * card + own.route.length * ROUTE_CARD + ENDS_AND_TOOLS,
  );
}

/** The own route and the own hand: side by side, or as tickets in rows of their own where that is too much. @param {TutTable} table */
export function tray(table) {
  const { own, arrangement, trayRoom } = table;
  const many = own !== null && !usesDrawers(arrangement) && roomFor(table, own) > trayRoom.width;
  return html`<div class="tray ${many ? "tickets" : ""}">${route(table)} ${hand(table)}</div>`;
}

/** Knows how wide the tray is, and has the table drawn again when that changes. */
export class TrayRoom {
  /** @param {TutTable} table */
  constructor(table) {
    this.table = table;
    /** In rem. Before it is measured there is room for all. */
    this.width = Number.POSITIVE_INFINITY;
    /** @type {Element | null} */
    this.tray = null;
    this.sizes = new ResizeObserver(([size]) => this.measured(size?.contentRect.width ?? 0));
    table.addController(this);
  }

  hostUpdated() {
    const tray = this.table.renderRoot.querySelector(".tray");
    if (tray === this.tray) return;
    this.sizes.disconnect();
    this.tray = tray;
    if (tray) this.sizes.observe(tray);
  }

  /** An observer that goes on would keep the whole table that was left. */
  hostDisconnected() {
    this.sizes.disconnect();
    this.tray = null;
  }

  /** @param {number} pixels */
  measured(pixels) {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    if (pixels / rem === this.width) return;
    this.width = pixels / rem;
    this.table.requestUpdate();
  }
}
