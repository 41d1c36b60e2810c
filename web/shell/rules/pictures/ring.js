import board from "../../../../py/spieltisch/murano/boards/murano.json";
import { actionSign, coin, SIGN, ship } from "../../../art/murano/figures.js";
import { ellipse, roundedBox, wordless } from "../../../board/canvas/drawing.js";
import { arrow, WIDTH } from "./strokes.js";

/** @import { Part } from "../../../board/canvas/drawing.js" */

const HEIGHT = 252;
const QUAY = { w: 52, h: 40 };
/** How far the ships lie from the edge. */
const BERTH = { x: 72, y: 60 };
const RED = 14;

/** Where ships head for, in degrees, clockwise from the right. @type {Record<string, number>} */
const COURSE = { left: 90, bottom: 0, right: -90, top: 180 };

/** The space that is wanted, the ship that makes room there, and the one that comes. */
const WANTED = 7;
const NEXT = 8;
const BEHIND = 4;

/** In the middle: the way in which all ships travel, against the clock. @type {[number, number][]} */
const TURNING = Array.from({ length: 13 }, (_, i) => {
  const angle = -1.1 - i * 0.42;
  return [WIDTH / 2 + Math.cos(angle) * 34, HEIGHT / 2 + Math.sin(angle) * 20];
});

/** The ring of spaces with its ships: one makes room, the next one comes. */
export function ring() {
  const { spaces } = board.ring;
  /** @type {Part[]} */
  const parts = [
    { d: roundedBox(1, 1, WIDTH - 2, HEIGHT - 2, 8), fill: "--lagoon-deep" },
    { d: roundedBox(58, 46, WIDTH - 116, HEIGHT - 92, 14), fill: "--lagoon-sea" },
    {
      d: roundedBox(110, 92, WIDTH - 220, HEIGHT - 184, 10),
      fill: "--lagoon-stone",
      stroke: "--lagoon-stone-edge",
      width: 4,
    },
    ...spaces.flatMap((space) => quay(space.no, space.action)),
    ...arrow(TURNING, "--wax", 3),
    ...spaces
      .filter(({ no, anchor }) => anchor && no !== WANTED && no !== BEHIND)
      .flatMap(({ no }) => shipAt(no)),
    ...shipAt(WANTED, 0.45),
    ...shipAt(BEHIND, 0.45),
    ...arrow([berth(WANTED), berth(NEXT)], "--lagoon-glow", 3),
    ...arrow([berth(BEHIND), [88, HEIGHT - BERTH.y], berth(WANTED, -16)], "--lagoon-glow", 3),
    { parts: coin(11, "0"), x: (berth(WANTED)[0] + berth(NEXT)[0]) / 2, y: HEIGHT - 84, scale: 1 },
    { parts: coin(11, "1"), x: 124, y: HEIGHT - 84, scale: 1 },
  ];
  return { parts, height: HEIGHT };
}

/** @param {number} no @returns {{edge: string, share: number}} */
function placeOf(no) {
  const { spaces } = board.ring;
  const edge = spaces.find((space) => space.no === no)?.edge ?? "left";
  const along = spaces.filter((space) => space.edge === edge);
  const index = along.findIndex((space) => space.no === no);
  const back = edge === "right" || edge === "top";
  return { edge, share: ((back ? along.length - 1 - index : index) + 0.5) / along.length };
}

/** @param {number} no @param {number} [before] so far to the left @returns {[number, number]} the middle of its ship */
function berth(no, before = 0) {
  const { edge, share } = placeOf(no);
  const across = 58 + share * (WIDTH - 116) + before;
  const down = 46 + share * (HEIGHT - 92);
  if (edge === "left") return [BERTH.x, down];
  if (edge === "right") return [WIDTH - BERTH.x, down];
  return [across, edge === "top" ? BERTH.y : HEIGHT - BERTH.y];
}

/** @param {number} no @param {string} action @returns {Part[]} */
function quay(no, action) {
  const { edge } = placeOf(no);
  const [bx, by] = berth(no);
  const across = edge === "top" || edge === "bottom";
  const w = across ? 41 : QUAY.w;
  const h = across ? QUAY.h : 37;
  const x = across ? bx - w / 2 : edge === "left" ? 4 : WIDTH - 4 - w;
  const y = across ? (edge === "top" ? 4 : HEIGHT - 4 - h) : by - h / 2;
  const scale = Math.min(w / SIGN.w, h / SIGN.h) * 0.92;
  const wanted = no === WANTED;
  return [
    {
      d: roundedBox(x, y, w, h, 5),
      fill: wanted ? "--lagoon-glow-soft" : "--lagoon-quay",
      stroke: wanted ? "--lagoon-glow" : "--lagoon-quay-edge",
      width: wanted ? 4 : 1.4,
    },
    {
      parts: wordless(actionSign(action)),
      x: x + (w - SIGN.w * scale) / 2,
      y: y + (h - SIGN.h * scale) / 2,
      scale,
    },
  ];
}

/** @param {number} no @param {number} [faint] @returns {Part[]} */
function shipAt(no, faint) {
  const [x, y] = berth(no);
  return [
    ...(faint ? [{ d: ellipse(x, y, 21, 13), fill: "--lagoon-glow", opacity: faint }] : []),
    { parts: ship(no === RED), x, y, scale: 0.62, turn: COURSE[placeOf(no).edge] ?? 0 },
  ];
}
