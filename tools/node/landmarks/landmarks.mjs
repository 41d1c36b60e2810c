/**
 * Landmarks of cities, put together once instead of in every page from what their sketches say. A module imports them:
 * `import landmarks from "spieltisch:landmarks"`.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { ellipse, path as outline } from "../../../web/board/canvas/drawing.js";
import {
  arch,
  arena,
  block,
  box,
  bulb,
  COPPER,
  cupola,
  gable,
  gold,
  hall,
  inked,
  leaning,
  line,
  palace,
  point,
  ROOF,
  ROOF_SHADE,
  rose,
  SHADE,
  steps,
  teeth,
  temple,
  tower,
  WALL,
} from "./stone.mjs";

/**
 * @import { Draw } from "./stone.mjs"
 * @import { Sketched } from "spieltisch:landmarks"
 */

/** What a module imports. */
export const LANDMARKS = "spieltisch:landmarks";

const SKETCHES = "web/art/landmarks/sketches.json";

/**
 * The landmarks of all cities as the text of a module.
 *
 * @param {string} root
 */
export function landmarksModule(root) {
  const sketches = JSON.parse(readFileSync(path.join(root, SKETCHES), "utf8"));
  const all = Object.entries(sketches).map(([city, sketch]) => [city, read(sketch)]);
  return `export default ${JSON.stringify(Object.fromEntries(all))};`;
}

/**
 * A sketch names shapes from behind to the front, each with its left edge, its width and height, and how far above the
 * ground it begins.
 *
 * @param {string} sketch
 * @returns {Sketched}
 */
function read(sketch) {
  const shapes = sketch.split("; ").map((words) => {
    const [name = "", ...numbers] = words.split(" ");
    const draw = SHAPES[name];
    if (!draw) throw new Error(`no shape: ${words}`);
    const [x = 0, w = 0, h = 0, b = 0] = numbers.map(Number);
    return { x, w, top: h + b, parts: draw(x, w, h, b) };
  });
  const left = Math.min(...shapes.map(({ x }) => x));
  const right = Math.max(...shapes.map(({ x, w }) => x + w));
  return {
    parts: shapes.flatMap(({ parts }) => parts),
    middle: (left + right) / 2,
    w: right - left,
    h: Math.max(...shapes.map(({ top }) => top)),
  };
}

/** A bridge of stone over water. @type {Draw} */
function bridge(x, w, h, b) {
  const count = Math.max(2, Math.round(w / 11));
  const span = w / count;
  const r = span * 0.36;
  const spring = -b - h * 0.3;
  const rights = Array.from({ length: count }, (_, i) => x + span * (i + 0.5) + r).reverse();
  const arches = rights.map(
    (right) => outline`H${right}V${spring}A${r} ${h * 0.5} 0 0 0 ${right - 2 * r} ${spring}V${-b}`,
  );
  return [
    ...water(x, w, 3.4, b - 1.6),
    inked(outline`M${x} ${-b}V${-b - h}H${x + w}V${-b}${arches.join("")}Z`, WALL),
    line(outline`M${x} ${-b - h + 2}H${x + w}`, 0.8),
  ];
}

/** @type {Draw} */
function water(x, w, h, b) {
  const waves = Math.max(2, Math.round(w / 7));
  const step = w / waves;
  const wave = outline`q${step / 2} -1.8 ${step} 0`;
  return [
    { d: ellipse(x + w / 2, -b - h / 2, w / 2, h / 2), fill: "--art-water" },
    { d: outline`M${x} ${-b}${wave.repeat(waves)}`, stroke: "--art-water-deep", width: 0.9 },
  ];
}

/** Turns shares of a shape's width and height into a place. @type {(...box: Parameters<Draw>) => (share: number, up: number) => string} */
function placeIn(x, w, h, b) {
  return (share, up) => outline`${x + w * share} ${-b - h * up}`;
}

/** A rock on which something stands. @type {Draw} */
function rock(x, w, h, b) {
  const at = placeIn(x, w, h, b);
  const edge = outline`M${at(0, 0)}Q${at(0.06, 0.75)} ${at(0.2, 0.92)}L${at(0.3, 1)}H${x + w * 0.76}Q${at(0.92, 0.8)} ${at(1, 0)}Z`;
  const clefts = `M${at(0.16, 0.66)}L${at(0.13, 0.2)}M${at(0.32, 0.7)}L${at(0.3, 0.24)}M${at(0.7, 0.7)}L${at(0.76, 0.16)}M${at(0.84, 0.6)}L${at(0.9, 0.14)}`;
  return [inked(edge, "--art-paper-shade"), line(clefts, 0.8)];
}

/** A peak with snow. @type {Draw} */
function peak(x, w, h, b) {
  const at = placeIn(x, w, h, b);
  const top = at(0.46, 1);
  const snow = `M${at(0.32, 0.7)}L${top}L${at(0.62, 0.7)}L${at(0.5, 0.8)}L${at(0.42, 0.66)}Z`;
  return [
    inked(`M${at(0, 0)}L${top}L${at(1, 0)}Z`, "--art-paper-shade"),
    { d: `M${top}L${at(1, 0)}L${at(0.56, 0)}Z`, fill: SHADE },
    inked(snow, "--art-light"),
  ];
}

/** A ship with its sails. @type {Draw} */
function ship(x, w, h, b) {
  const at = placeIn(x, w, h, b);
  return [
    line(`M${at(0.5, 0.2)}L${at(0.5, 1)}`, 1.3),
    inked(`M${at(0.54, 0.34)}L${at(0.54, 0.94)}Q${at(0.96, 0.7)} ${at(0.92, 0.34)}Z`, WALL),
    inked(`M${at(0.46, 0.34)}L${at(0.46, 0.82)}Q${at(0.14, 0.6)} ${at(0.1, 0.34)}Z`, SHADE),
    inked(outline`M${at(0, 0.26)}H${x + w}L${at(0.84, 0)}H${x + w * 0.16}Z`, ROOF_SHADE),
  ];
}

/** The sails of a mill on its tower. @type {Draw} */
function mill(x, w, h, b) {
  const mid = x + w / 2;
  const hub = -b - h * 0.66;
  const arm = Math.min(w * 0.62, h * 0.34) * 0.72;
  const [left, right, up, down] = [mid - arm, mid + arm, hub - arm, hub + arm];
  const cap = -b - h * 0.72;
  const body = outline`M${mid - w * 0.26} ${-b}L${mid - w * 0.16} ${cap}L${mid + w * 0.16} ${cap}L${mid + w * 0.26} ${-b}Z`;
  return [
    inked(body, ROOF_SHADE),
    ...cupola(0, COPPER)(mid - w * 0.16, w * 0.32, h * 0.16, b + h * 0.72),
    line(outline`M${left} ${up}L${right} ${down}M${right} ${up}L${left} ${down}`, 1.6),
  ];
}

/** A column with a golden figure. @type {Draw} */
function column(x, w, h, b) {
  const mid = x + w / 2;
  return [
    ...block(x, w, h * 0.16, b),
    inked(box(mid - w * 0.2, w * 0.4, h * 0.6, b + h * 0.16), WALL),
    inked(ellipse(mid, -b - h * 0.88, w * 0.34, h * 0.12), "--map-gold"),
  ];
}

/** @type {Draw} */
function tree(x, w, h, b) {
  return [
    line(outline`M${x + w / 2} ${-b}v${-h * 0.5}`, 1.4),
    inked(ellipse(x + w / 2, -b - h * 0.62, w / 2, h * 0.38), "--art-green"),
  ];
}

/** A fountain: water over a basin. @type {Draw} */
function fountain(x, w, h, b) {
  const [left, mid, right, rim] = [x + w * 0.1, x + w / 2, x + w * 0.9, -b - h * 0.24];
  const jet = outline`M${left} ${rim}Q${mid} ${-b - h * 1.7} ${right} ${rim}Q${mid} ${-b - h * 1.1} ${left} ${rim}Z`;
  return [
    { d: jet, fill: "--art-water", stroke: "--art-water-deep", width: 0.9 },
    ...block(x, w, h * 0.24, b),
  ];
}

/** The vocabulary of landmarks. @type {Record<string, Draw | undefined>} */
const SHAPES = {
  block,
  arch,
  steps,
  hall,
  palace,
  temple,
  arena,
  gable,
  rose,
  gold,
  teeth,
  bridge,
  water,
  rock,
  peak,
  ship,
  mill,
  column,
  tree,
  fountain,
  roof: point(ROOF, ROOF_SHADE),
  spike: point(COPPER, COPPER),
  dome: cupola(0.3, COPPER),
  cupola: cupola(0.3, ROOF),
  cap: cupola(0, COPPER),
  spire: tower(0.56, point(COPPER, COPPER)),
  onion: tower(0.42, bulb),
  hood: tower(0.28, cupola(0, COPPER)),
  hat: tower(0.3, point(ROOF, ROOF_SHADE)),
  cone: tower(0.5, point(ROOF, ROOF_SHADE)),
  donjon: tower(0.12, teeth),
  leaning: leaning(0.16),
  tilted: leaning(-0.1),
};
