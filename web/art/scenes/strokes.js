import { ellipse } from "../../canvas/drawing.js";
import { inked } from "../ink.js";
import { markPath } from "../pieces.js";

/** @import { Part } from "../../canvas/drawing.js" */
/** @import { SceneLook } from "./types.js" */

/**
 * A sky as engravers draw it: lines that come closer the higher they lie.
 *
 * @param {number} horizon
 * @returns {Part[]}
 */
export function sky(horizon) {
  /** @type {Part[]} */
  const parts = [
    { d: `M0 0H640V${horizon}H0Z`, fill: "--scene-sky" },
    {
      d: `M0 ${horizon * 0.45}C180 ${horizon * 0.36} 420 ${horizon * 0.56} 640 ${horizon * 0.42}V${horizon}H0Z`,
      fill: "--scene-dawn",
      opacity: 0.5,
    },
    {
      d: `M0 ${horizon * 0.72}C180 ${horizon * 0.66} 420 ${horizon * 0.8} 640 ${horizon * 0.7}V${horizon}H0Z`,
      fill: "--scene-dawn",
      opacity: 0.6,
    },
  ];
  for (let y = 3, step = 3.4; y < horizon * 0.75; y += step, step *= 1.09)
    parts.push({
      d: `M0 ${y}C160 ${y - 2.4} 430 ${y + 3} 640 ${y - 0.6}`,
      stroke: "--scene-line",
      width: 0.6,
      opacity: 0.3,
    });
  for (let i = 0; i < 26; i++)
    parts.push({
      d: ellipse((i * 197) % 640, ((i * 83) % 61) + 6, i % 5 === 0 ? 1.3 : 0.8),
      fill: "--scene-star",
    });
  return parts;
}

/** Sun or moon, with rays. @param {number} x @param {number} y @param {number} r @returns {Part[]} */
export function light(x, y, r) {
  const rays = Array.from({ length: 28 }, (_, i) => {
    const angle = (i * Math.PI) / 14;
    const [near, far] = [r * 1.22, r * (i % 2 === 0 ? 2.1 : 1.65)];
    const at = (/** @type {number} */ by) =>
      `${(x + Math.cos(angle) * by).toFixed(1)} ${(y + Math.sin(angle) * by).toFixed(1)}`;
    return `M${at(near)}L${at(far)}`;
  }).join("");
  return [
    { d: ellipse(x, y, r * 1.9), fill: "--scene-light", opacity: 0.16 },
    { d: ellipse(x, y, r * 1.4), fill: "--scene-light", opacity: 0.22 },
    { d: rays, stroke: "--scene-light", width: 1, opacity: 0.75 },
    { d: ellipse(x, y, r), fill: "--scene-light" },
  ];
}

/**
 * A flag in the winner's colour that flies to the right, with the mark of the seat.
 *
 * @param {SceneLook} look
 * @param {number} x the foot of the pole
 * @param {number} y
 * @param {number} height
 * @param {number} size of the cloth
 * @returns {Part[]}
 */
export function flag({ color, symbol }, x, y, height, size) {
  const top = y - height;
  const [w, h] = [size * 1.7, size];
  return [
    { d: `M${x} ${y}V${top - 2}`, stroke: "--art-ink", width: 2.4 },
    { d: `M${x} ${y}V${top - 1}`, stroke: "--art-gold", width: 1 },
    inked(
      `M${x} ${top}C${x + w * 0.3} ${top - h * 0.2} ${x + w * 0.55} ${top + h * 0.24} ${x + w} ${top}L${x + w * 0.84} ${top + h * 0.52} ${x + w} ${top + h}C${x + w * 0.55} ${top + h * 1.24} ${x + w * 0.3} ${top + h * 0.8} ${x} ${top + h}Z`,
      `--seat-${color}`,
      1.1,
    ),
    {
      d: `M${x + w * 0.5} ${top + h * 0.06}C${x + w * 0.6} ${top + h * 0.1} ${x + w * 0.8} ${top + h * 0.06} ${x + w} ${top}L${x + w * 0.84} ${top + h * 0.52} ${x + w} ${top + h}C${x + w * 0.8} ${top + h * 1.06} ${x + w * 0.62} ${top + h * 1.1} ${x + w * 0.5} ${top + h * 1.05}Z`,
      fill: "--art-black",
      opacity: 0.16,
    },
    ...(size >= 14
      ? [
          {
            d: markPath(symbol, x + w * 0.4, top + h * 0.52, h * 0.28),
            fill: `--seat-${color}-ink`,
          },
        ]
      : []),
    inked(ellipse(x, top - 3, 2.2), "--art-gold", 0.9),
  ];
}

/** A round tree. @param {number} x @param {number} y its foot @param {number} s @returns {Part[]} */
export function tree(x, y, s) {
  return [
    { d: `M${x} ${y}v${-9 * s}`, stroke: "--art-walnut-deep", width: 2.6 * s },
    inked(
      `M${x - 9 * s} ${y - 9 * s}C${x - 13 * s} ${y - 17 * s} ${x - 7 * s} ${y - 22 * s} ${x - 5 * s} ${y - 23 * s}C${x - 3 * s} ${y - 31 * s} ${x + 6 * s} ${y - 30 * s} ${x + 6 * s} ${y - 23 * s}C${x + 13 * s} ${y - 20 * s} ${x + 12 * s} ${y - 11 * s} ${x + 8 * s} ${y - 8 * s}C${x + 4 * s} ${y - 5 * s} ${x - 5 * s} ${y - 5 * s} ${x - 9 * s} ${y - 9 * s}Z`,
      "--scene-wood",
      1,
    ),
    {
      d: `M${x - 5 * s} ${y - 19 * s}q4 4 9 1M${x - 7 * s} ${y - 12 * s}q5 4 11 1M${x + 1 * s} ${y - 25 * s}q3 3 4 1`,
      stroke: "--scene-wood-light",
      width: 1.1 * s,
    },
  ];
}
