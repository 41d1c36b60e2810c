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

const BAND_HEIGHT = 24;

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
  const empty = value === null;
  /** @type {Part[]} */
  const parts = empty
    ? [
        {
          d: roundedBox(1.5, 1.5, TILE.w - 3, TILE.h - 3, 6),
          fill: "--map-label",
          stroke: "--map-tile-edge",
          width: 1.6,
          dash: "5 4",
          opacity: 0.75,
        },
      ]
    : [
        inked(roundedBox(0.8, 0.8, TILE.w - 1.6, TILE.h - 1.6, 6), "--map-tile", 1.6),
        { d: roundedBox(3, 3, TILE.w - 6, TILE.h - 6, 4.4), stroke: "--map-tile-edge", width: 1 },
      ];
  parts.push(...bandParts(stack, board, empty));
  if (empty) return parts;
  parts.push(
    {
      d: ellipse(TILE.w / 2, 43.6, 14.8),
      fill: "--map-gold-light",
      stroke: "--map-tile-edge",
      width: 1.2,
    },
    {
      text: String(value),
      x: TILE.w / 2,
      y: 52.4,
      size: 27,
      font: "text",
      weight: 700,
      fill: "--art-ink",
    },
  );
  return parts;
}

/** @param {Pick<Stack, "kind" | "length" | "countries">} stack @param {Board} board @param {boolean} faint @returns {Part[]} */
function bandParts(stack, board, faint) {
  const left = 4.5;
  const width = TILE.w - 9;
  const top = 4.5;
  const opacity = faint ? 0.45 : 1;
  if (stack.kind === "route") {
    const longest = Math.max(...board.stacks.map((other) => other.length ?? 0));
    const text = `${stack.length ?? ""}${stack.length === longest ? "+" : ""}`;
    return [
      {
        d: roundedBox(left, top, width, BAND_HEIGHT, 3),
        fill: "--art-walnut-deep",
        opacity: faint ? 0.35 : 1,
      },
      {
        d: `M${left + 4.5} ${top + 18}C${left + 12} ${top + 6} ${left + 8} ${top + 20} ${left + 16} ${top + 7}`,
        stroke: "--map-gold-light",
        width: 2,
        opacity,
      },
      { d: ellipse(left + 4.8, top + 17.5, 2.6), fill: "--map-gold-light", opacity },
      { d: ellipse(left + 15.8, top + 7, 2.6), fill: "--map-gold-light", opacity },
      {
        text,
        x: left + 32,
        y: top + 20.4,
        size: 26,
        font: "text",
        weight: 700,
        fill: "--map-gold-light",
      },
    ];
  }
  if (stack.kind === "end") {
    return [
      { d: roundedBox(left, top, width, BAND_HEIGHT, 3), fill: "--wax", opacity: faint ? 0.35 : 1 },
      { parts: hornParts("--map-gold-light"), x: left + 8.4, y: top + 1.2, scale: 0.72 },
    ];
  }
  if (stack.kind === "freeCity") {
    return [
      {
        d: roundedBox(left, top, width, BAND_HEIGHT, 3),
        fill: "--map-gold",
        stroke: "--art-ink",
        width: 1,
        opacity,
      },
      { parts: townParts("free", 1), x: TILE.w / 2, y: top + BAND_HEIGHT - 3, scale: 0.8 },
    ];
  }
  const chosen = new Set(stack.countries ?? []);
  const countries = board.countries.filter((country) => chosen.has(country.id));
  const step = width / Math.max(1, countries.length);
  /** @type {Part[]} */
  const stripes = countries.map((country, i) => ({
    d: roundedBox(left + i * step, top, step + 0.2, BAND_HEIGHT),
    fill: country.hex,
    opacity,
  }));
  return [
    ...stripes,
    { d: roundedBox(left, top, width, BAND_HEIGHT), stroke: "--art-ink", width: 1, opacity },
  ];
}

/**
 * A bonus tile as a picture.
 *
 * @param {Pick<Stack, "id" | "kind" | "length" | "countries">} stack
 * @param {number | null} value  null draws the empty place
 * @param {Board} board
 */
export function bonusTile(stack, value, board) {
  return drawnOnce(board, `tile ${stack.id} ${value}`, () => drawTile(stack, value, board));
}

/** @param {Parameters<typeof tileParts>[0]} stack @param {number | null} value @param {Board} board */
function drawTile(stack, value, board) {
  return html`<svg class="art art-tile" viewBox="0 0 ${TILE.w} ${TILE.h}" aria-hidden="true">${toSvg(tileParts(stack, value, board))}</svg>`;
}
