import { ellipse, round } from "../../board/canvas/drawing.js";
import {
  block,
  COPPER,
  corners,
  cupola,
  INK,
  inked,
  line,
  path,
  ROOF_SHADE,
  SHADE,
  WALL,
} from "./stone.js";

/** @import { Draw } from "./stone.js" */

/** A bridge of stone over water. @type {Draw} */
export function bridge(x, w, h, b) {
  const count = Math.max(2, Math.round(w / 11));
  const span = w / count;
  const r = span * 0.36;
  const top = -b - h;
  let d = `M${round(x)} ${round(-b)}V${round(top)}H${round(x + w)}V${round(-b)}`;
  for (let i = count - 1; i >= 0; i -= 1) {
    const right = x + span * (i + 0.5) + r;
    d += `H${round(right)}V${round(-b - h * 0.3)}A${round(r)} ${round(h * 0.5)} 0 0 0 ${round(right - 2 * r)} ${round(-b - h * 0.3)}V${round(-b)}`;
  }
  return [
    ...water(x, w, 3.4, b - 1.6),
    { d: `${d}Z`, fill: WALL, ...INK },
    line(`M${round(x)} ${round(top + 2)}H${round(x + w)}`, 0.8),
  ];
}

/** @type {Draw} */
export function water(x, w, h, b) {
  const waves = Math.max(2, Math.round(w / 7));
  const step = w / waves;
  let d = `M${round(x)} ${round(-b)}`;
  for (let i = 0; i < waves; i += 1) d += `q${round(step / 2)} -1.8 ${round(step)} 0`;
  return [
    { d: ellipse(x + w / 2, -b - h / 2, w / 2, h / 2), fill: "--art-water" },
    { d, stroke: "--art-water-deep", width: 0.9 },
  ];
}

/** A rock on which something stands. @type {Draw} */
export function rock(x, w, h, b) {
  const at = (/** @type {number} */ share, /** @type {number} */ up) =>
    `${round(x + w * share)} ${round(-b - h * up)}`;
  return [
    {
      d: `M${at(0, 0)}Q${at(0.06, 0.75)} ${at(0.2, 0.92)}L${at(0.3, 1)}H${round(x + w * 0.76)}Q${at(0.92, 0.8)} ${at(1, 0)}Z`,
      fill: "--art-paper-shade",
      ...INK,
    },
    line(
      `M${at(0.16, 0.66)}L${at(0.13, 0.2)}M${at(0.32, 0.7)}L${at(0.3, 0.24)}M${at(0.7, 0.7)}L${at(0.76, 0.16)}M${at(0.84, 0.6)}L${at(0.9, 0.14)}`,
      0.8,
    ),
  ];
}

/** A peak with snow. @type {Draw} */
export function peak(x, w, h, b) {
  const top = /** @type {[number, number]} */ ([x + w * 0.46, b + h]);
  return [
    inked([[x, b], top, [x + w, b]], "--art-paper-shade"),
    { d: path([top, [x + w, b], [x + w * 0.56, b]]), fill: SHADE },
    inked(
      [
        [x + w * 0.32, b + h * 0.7],
        top,
        [x + w * 0.62, b + h * 0.7],
        [x + w * 0.5, b + h * 0.8],
        [x + w * 0.42, b + h * 0.66],
      ],
      "--art-light",
    ),
  ];
}

/** A ship with its sails. @type {Draw} */
export function ship(x, w, h, b) {
  const at = (/** @type {number} */ share, /** @type {number} */ up) =>
    `${round(x + w * share)} ${round(-b - h * up)}`;
  return [
    line(`M${at(0.5, 0.2)}L${at(0.5, 1)}`, 1.3),
    {
      d: `M${at(0.54, 0.34)}L${at(0.54, 0.94)}Q${at(0.96, 0.7)} ${at(0.92, 0.34)}Z`,
      fill: WALL,
      ...INK,
    },
    {
      d: `M${at(0.46, 0.34)}L${at(0.46, 0.82)}Q${at(0.14, 0.6)} ${at(0.1, 0.34)}Z`,
      fill: SHADE,
      ...INK,
    },
    {
      d: `M${at(0, 0.26)}H${round(x + w)}L${at(0.84, 0)}H${round(x + w * 0.16)}Z`,
      fill: ROOF_SHADE,
      ...INK,
    },
  ];
}

/** The sails of a mill on its tower. @type {Draw} */
export function mill(x, w, h, b) {
  const mid = x + w / 2;
  const hub = -b - h * 0.66;
  const r = Math.min(w * 0.62, h * 0.34);
  const arm = r * 0.72;
  return [
    inked(
      [
        [mid - w * 0.26, b],
        [mid - w * 0.16, b + h * 0.72],
        [mid + w * 0.16, b + h * 0.72],
        [mid + w * 0.26, b],
      ],
      ROOF_SHADE,
    ),
    ...cupola(0, COPPER)(mid - w * 0.16, w * 0.32, h * 0.16, b + h * 0.72),
    line(
      `M${round(mid - arm)} ${round(hub - arm)}L${round(mid + arm)} ${round(hub + arm)}M${round(mid + arm)} ${round(hub - arm)}L${round(mid - arm)} ${round(hub + arm)}`,
      1.6,
    ),
  ];
}

/** A column with a golden figure. @type {Draw} */
export function column(x, w, h, b) {
  const mid = x + w / 2;
  return [
    ...block(x, w, h * 0.16, b),
    inked(corners(mid - w * 0.2, w * 0.4, h * 0.6, b + h * 0.16), WALL),
    { d: ellipse(mid, -b - h * 0.88, w * 0.34, h * 0.12), fill: "--map-gold", ...INK },
  ];
}

/** A tower that leans. @param {number} lean @returns {Draw} */
export function leaning(lean) {
  return (x, w, h, b) => {
    const shift = h * lean;
    const at = (/** @type {number} */ up) =>
      `M${round(x + shift * up)} ${round(-b - h * up)}h${round(w)}`;
    return [
      inked(
        [
          [x, b],
          [x + shift, b + h],
          [x + w + shift, b + h],
          [x + w, b],
        ],
        WALL,
      ),
      {
        d: path([
          [x + w * 0.6, b],
          [x + w * 0.6 + shift, b + h],
          [x + w + shift, b + h],
          [x + w, b],
        ]),
        fill: SHADE,
      },
      line([0.16, 0.32, 0.48, 0.64, 0.8].map(at).join(""), 1),
    ];
  };
}

/** A tree. @type {Draw} */
export function tree(x, w, h, b) {
  return [
    line(`M${round(x + w / 2)} ${round(-b)}v${round(-h * 0.5)}`, 1.4),
    { d: ellipse(x + w / 2, -b - h * 0.62, w / 2, h * 0.38), fill: "--art-green", ...INK },
  ];
}

/** A fountain: water over a basin. @type {Draw} */
export function fountain(x, w, h, b) {
  const mid = round(x + w / 2);
  return [
    {
      d: `M${round(x + w * 0.1)} ${round(-b - h * 0.24)}Q${mid} ${round(-b - h * 1.7)} ${round(x + w * 0.9)} ${round(-b - h * 0.24)}Q${mid} ${round(-b - h * 1.1)} ${round(x + w * 0.1)} ${round(-b - h * 0.24)}Z`,
      fill: "--art-water",
      stroke: "--art-water-deep",
      width: 0.9,
    },
    ...block(x, w, h * 0.24, b),
  ];
}
