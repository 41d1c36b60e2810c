import { anchorBubble } from "./frame/bubble.js";

/**
 * How the table is laid out: its shape, and how large cards and text may be.
 *
 * @typedef {"wide" | "upright" | "phone" | "lying"} Shape
 * @typedef {"tight" | "plain" | "large" | "huge"} Scale
 * @typedef {{shape: Shape, scale: Scale}} Arrangement
 */

/**
 * Chooses by the size of the table at ordinary text size: text of double size has the arrangement of
 * a device half as large.
 *
 * @param {number} width
 * @param {number} height
 * @param {boolean} [across] the screen is wider than high; the table alone may be so when something stands below it
 * @returns {Arrangement}
 */
export function arrangementOf(width, height, across = width >= height) {
  /** @type {Shape} */
  let shape = across ? "wide" : "upright";
  if (across && (height < 540 || width < 900)) shape = "lying";
  if (!across && (width < 640 || height < 860)) shape = "phone";
  // Very small, as with huge text on a phone: one column that scrolls.
  const tight = width < 320 || (across && height < (width < 640 ? 280 : 210));
  if (tight) shape = "phone";
  /** @type {Scale} */
  let scale = "plain";
  if (shape === "wide" && width >= 1360 && height >= 780) scale = "large";
  if (shape === "wide" && width >= 1900 && height >= 1000) scale = "huge";
  if (tight) scale = "tight";
  return { shape, scale };
}

/**
 * Log, tiles and carriages lie in drawers instead of on the table.
 *
 * @param {Arrangement} arrangement
 */
export function usesDrawers({ shape }) {
  return shape === "phone" || shape === "lying";
}

/** Gives a table the arrangement that suits its size and the size of the text. */
export class ArrangementController {
  /** @param {import("./game-table.js").GameTable<any>} table */
  constructor(table) {
    this.table = table;
    this.sizes = new ResizeObserver(() => this.measure());
    table.addController(this);
  }

  hostConnected() {
    this.sizes.observe(this.table);
    this.measure();
  }

  hostDisconnected() {
    this.sizes.disconnect();
  }

  measure() {
    const { table } = this;
    const { clientWidth: width, clientHeight: height } = table;
    const times = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
    table.arrangement = arrangementOf(width / times, height / times, innerWidth >= innerHeight);
    table.requestUpdate();
    // The drawn board takes its new size a little later.
    requestAnimationFrame(() => anchorBubble(table, true));
  }
}
