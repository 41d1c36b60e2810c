import { html } from "lit";
import { ellipse, roundedBox, toSvg } from "../board/canvas/drawing.js";
import { drawnOnce } from "./drawn.js";
import { inked } from "./paints.js";
import { hornParts } from "./pieces.js";
import { townParts } from "./town.js";

/**
 * @import { Board, Stack } from "./types.js"
 * @import { Part } from "../board/canvas/drawing.js"
 */

/** Size of a bonus tile in its own units. */
const TILE = { w: 56, h: 62 };

/** What a tile is for stands on a band at its top. */
const BAND = { x: 4.5, y: 4.5, w: 47, h: 24 };
const ROUND_BAND = roundedBox(BAND.x, BAND.y, BAND.w, BAND.h, 3);
const GOLD = "--map-gold-light";

/**
 * A bonus tile: above what it is for (colours of the countries, or the length of the route), below its points.
 * Without a value it is the outline of an empty place.
 *
 * @param {Pick<Stack, "id" | "kind" | "length" | "countries">} stack
 * @param {number | null} value
 * @param {Board} board
 * @returns {Part[]}
 */
function tileParts(stack, value, board) {
  if (value === null) {
    const place = roundedBox(1.5, 1.5, TILE.w - 3, TILE.h - 3, 6);
    const dashes = { stroke: "--map-tile-edge", width: 1.6, dash: "5 4", opacity: 0.75 };
    return [{ d: place, fill: "--map-label", ...dashes }, ...bandParts(stack, board, true)];
  }
  const edge = { stroke: "--map-tile-edge", width: 1 };
  return [
    inked(roundedBox(0.8, 0.8, TILE.w - 1.6, TILE.h - 1.6, 6), "--map-tile", 1.6),
    { d: roundedBox(3, 3, TILE.w - 6, TILE.h - 6, 4.4), ...edge },
    ...bandParts(stack, board, false),
    { d: ellipse(TILE.w / 2, 43.6, 14.8), fill: GOLD, ...edge, width: 1.2 },
    lettering(String(value), TILE.w / 2, 52.4, 27, "--art-ink"),
  ];
}

/** @param {string} text @param {number} x @param {number} y @param {number} size @param {string} fill @returns {Part} */
function lettering(text, x, y, size, fill) {
  return { text, x, y, size, font: "text", weight: 700, fill };
}

/** @param {Pick<Stack, "kind" | "length" | "countries">} stack @param {Board} board @param {boolean} isFaint @returns {Part[]} */
function bandParts(stack, board, isFaint) {
  const opacity = isFaint ? 0.45 : 1;
  const ground = isFaint ? 0.35 : 1;
  if (stack.kind === "route") {
    const longest = Math.max(...board.stacks.map((other) => other.length ?? 0));
    const text = `${stack.length ?? ""}${stack.length === longest ? "+" : ""}`;
    return [
      { d: ROUND_BAND, fill: "--art-walnut-deep", opacity: ground },
      { d: "M9 22.5C16.5 10.5 12.5 24.5 20.5 11.5", stroke: GOLD, width: 2, opacity },
      { d: ellipse(9.3, 22, 2.6), fill: GOLD, opacity },
      { d: ellipse(20.3, 11.5, 2.6), fill: GOLD, opacity },
      lettering(text, 36.5, 24.9, 26, GOLD),
    ];
  }
  if (stack.kind === "end") {
    return [
      { d: ROUND_BAND, fill: "--wax", opacity: ground },
      { parts: hornParts(GOLD), x: 12.9, y: 5.7, scale: 0.72 },
    ];
  }
  const ink = { stroke: "--art-ink", width: 1, opacity };
  if (stack.kind === "freeCity") {
    return [
      { d: ROUND_BAND, fill: "--map-gold", ...ink },
      { parts: townParts("free", 1), x: TILE.w / 2, y: 25.5, scale: 0.8 },
    ];
  }
  const countries = board.countries.filter(({ id }) => stack.countries?.includes(id));
  const { x, y, w, h } = BAND;
  const step = w / Math.max(1, countries.length);
  /** @type {Part[]} */
  const stripes = countries.map(({ hex }, i) => ({
    d: roundedBox(x + i * step, y, step + 0.2, h),
    fill: hex,
    opacity,
  }));
  return [...stripes, { d: roundedBox(x, y, w, h), ...ink }];
}

/**
 * A bonus tile as a picture.
 *
 * @param {Pick<Stack, "id" | "kind" | "length" | "countries">} stack
 * @param {number | null} value  null draws the empty place
 * @param {Board} board
 */
export function bonusTile(stack, value, board) {
  const tile = () =>
    html`<svg class="art art-tile" viewBox="0 0 ${TILE.w} ${TILE.h}" aria-hidden="true">${toSvg(tileParts(stack, value, board))}</svg>`;
  return drawnOnce(board, `tile ${stack.id} ${value}`, tile);
}
