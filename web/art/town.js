import LANDMARKS from "spieltisch:landmarks";
import { path } from "../board/canvas/drawing.js";
import { memoized } from "../board/canvas/memo.js";
import { hash, seededRandom } from "../board/canvas/random.js";

/** @import { Part } from "../board/canvas/drawing.js" */

/** One house or tower that stands on the ground: its left edge, its width and height. @typedef {(x: number, w: number, h: number) => Part[]} Draw */

const WALL = "--map-town-wall";
const SHADE = "--map-town-shade";
const ROOF = "--map-town-roof";
const ROOF_SHADE = "--map-town-roof-shade";

/** @param {string} d @param {string} fill @returns {Part} */
function inked(d, fill) {
  return { d, fill, stroke: "--map-town-ink", width: 1 };
}

/** @param {string} d @param {number} width @returns {Part} */
function line(d, width) {
  return { d, stroke: "--map-town-ink", width };
}

/** @type {Draw} */
function gableHouse(x, w, h) {
  const [mid, right, top] = [x + w / 2, x + w, -h - w * 0.62];
  return [
    inked(path`M${x} 0L${x} ${-h}L${mid} ${top}L${right} ${-h}L${right} 0Z`, WALL),
    { d: path`M${mid} 0L${mid} ${top}L${right} ${-h}L${right} 0Z`, fill: SHADE },
    {
      d: path`M${x - 1} ${-h + 0.6}L${mid} ${top - 0.6}L${right + 1} ${-h + 0.6}`,
      stroke: ROOF_SHADE,
      width: 2,
    },
    line(path`M${x + w * 0.3} ${-h * 0.62}v${h * 0.3}M${x + w * 0.7} ${-h * 0.62}v${h * 0.3}`, 1.1),
  ];
}

/** A wall that stands on the ground. @param {number} x @param {number} w @param {number} h */
function wall(x, w, h) {
  return inked(path`M${x} 0L${x} ${-h}L${x + w} ${-h}L${x + w} 0Z`, WALL);
}

/** @type {Draw} */
function longHouse(x, w, h) {
  const ridge = -h - h * 0.95;
  const lean = Math.min(4, w * 0.2);
  const slope = path`L${x + w - lean} ${ridge}L${x + w + 0.8} ${-h}Z`;
  const windows = [0.25, 0.5, 0.75].map((share) => path`M${x + w * share} ${-h * 0.65}v2.4`);
  return [
    wall(x, w, h),
    inked(path`M${x - 0.8} ${-h}L${x + lean} ${ridge}${slope}`, ROOF),
    { d: path`M${x + w * 0.55} ${-h}L${x + w * 0.6} ${ridge}${slope}`, fill: ROOF_SHADE },
    line(windows.join(""), 1.1),
  ];
}

/** @param {Draw} top @returns {Draw} */
function tower(top) {
  return (x, w, h) => {
    const [mid, right, shade] = [x + w / 2, x + w, x + w * 0.58];
    return [
      wall(x, w, h),
      { d: path`M${shade} 0L${shade} ${-h}L${right} ${-h}L${right} 0Z`, fill: SHADE },
      line(path`M${mid} ${-h * 0.82}v3M${mid} ${-h * 0.5}v2.4`, 1.4),
      ...top(x, w, h),
    ];
  };
}

/** The cross on a top. @param {number} x @param {number} y @param {number} half  of its arms @returns {Part} */
function cross(x, y, half) {
  return line(path`M${x} ${y}v-4M${x - half} ${y - 2.4}h${2 * half}`, 0.9);
}

/** A tower with a pointed roof. */
const spire = tower((x, w, h) => {
  const [mid, tip] = [x + w / 2, -h - w * 2.3];
  const roof = path`M${x - 0.8} ${-h}L${mid} ${tip}L${x + w + 0.8} ${-h}Z`;
  return [inked(roof, "--map-town-spire"), cross(mid, tip, 1.6)];
});

/** A tower with a dome like an onion. */
const onion = tower((x, w, h) => {
  const [mid, r] = [x + w / 2, w * 0.66];
  const [low, high, tip] = [-h - r * 0.7, -h - r * 1.3, -h - r * 2.3];
  const dome = path`M${x + 0.5} ${-h}C${x - r * 0.75} ${low} ${mid - r * 0.5} ${high} ${mid} ${tip}C${mid + r * 0.5} ${high} ${x + w + r * 0.75} ${low} ${x + w - 0.5} ${-h}Z`;
  return [inked(dome, "--map-town-spire"), cross(mid, tip, 1.5)];
});

/** A tower with a low roof. */
const capped = tower((x, w, h) => {
  const ridge = -h - w * 0.8;
  const roof = path`M${x - 1} ${-h}L${x + w * 0.3} ${ridge}L${x + w * 0.7} ${ridge}L${x + w + 1} ${-h}Z`;
  return [inked(roof, ROOF)];
});

/** Around a town, with a gate in its middle. @param {number} half  of its width @param {number} h @returns {Part[]} */
function townWall(half, h) {
  const teeth = Math.round(half / 2.4);
  const step = (2 * half) / (2 * teeth + 1);
  const battlements = path`h${step}v1.8h${step}v-1.8`.repeat(teeth) + path`h${step}`;
  const shade = path`M${half * 0.2} 1.5V${-h + 2}H${half}V1.5Z`;
  return [
    inked(`M${-half} 1.5V${-h}${battlements}V1.5Z`, WALL),
    { d: shade, fill: SHADE, opacity: 0.8 },
    { d: "M-3 1.5V-2.6A3 3 0 0 1 3 -2.6V1.5Z", fill: "--map-town-ink" },
  ];
}

/**
 * A small town in profile, as old maps show it. It stands about the origin; the same name always gives the same town.
 *
 * @param {string} name
 * @param {1 | 2 | 3} size
 * @returns {Part[]}
 */
export function townParts(name, size) {
  const random = seededRandom(hash(name));
  const church = [spire, onion, spire][Math.floor(random() * 3)] ?? spire;
  const isFlipped = random() < 0.5;
  const jitter = () => (random() - 0.5) * 2.4;
  /** @param {Draw} draw @param {number} x @param {number} w @param {number} h */
  const at = (draw, x, w, h) => draw(isFlipped ? -x - w : x, w, h);
  if (size === 1)
    return [
      ...at(church, -6, 7.5, 20 + jitter()),
      ...at(longHouse, -1, 14, 7.5 + jitter() * 0.5),
      ...at(gableHouse, -17, 9.5, 8),
      ...at(longHouse, -9, 11, 5),
      ...at(gableHouse, 8, 8, 6),
    ];
  if (size === 2)
    return [
      ...at(church, -3, 8, 25 + jitter()),
      ...at(longHouse, 3, 15, 11 + jitter()),
      ...at(capped, -19, 6.5, 15 + jitter()),
      ...at(gableHouse, -14, 11, 11),
      ...at(gableHouse, 13, 9.5, 9 + jitter()),
      ...at(longHouse, -24, 10, 6),
      ...townWall(23, 6.5),
    ];
  const hall = 14 + jitter();
  const height = 19 + jitter();
  return [
    ...at(church, -10, 7.5, 27),
    ...at(church, -1, 7.5, 27),
    ...at(longHouse, 4, 17, hall),
    ...at(random() < 0.5 ? spire : capped, 20, 7, height),
    ...at(gableHouse, -23, 11.5, 12 + jitter()),
    ...at(gableHouse, -13, 10, 9),
    ...at(gableHouse, 10, 11, 10),
    ...at(capped, -30, 7, 12),
    ...townWall(29, 7),
  ];
}

/**
 * What a city is known by, standing with the middle of its foot at the origin.
 *
 * @typedef {object} Landmark
 * @property {Part[]} parts
 * @property {Part[]} plain  without fine lines, for where it is small
 * @property {number} w
 * @property {number} h
 */

/** What water and bridges need below the ground. */
export const FOOT = 2;

/** What a city is known by; null for one that has no sketch. */
export const landmark = memoized((/** @type {string} */ city) => {
  const sketched = LANDMARKS[city];
  if (!sketched) return null;
  const { parts, middle, w, h } = sketched;
  /** @param {Part[]} some @returns {Part[]} */
  const centred = (some) => [{ parts: some, x: -middle, y: 0, scale: 1 }];
  const plain = parts.filter((part) => "d" in part && part.fill);
  return { parts: centred(parts), plain: centred(plain), w, h };
}, new Map());
