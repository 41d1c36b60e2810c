import { ellipse } from "../../board/canvas/drawing.js";
import { inked } from "../ink.js";
import { markPath } from "../pieces.js";

/** @import { Part } from "../../board/canvas/drawing.js" */
/** @import { SceneLook } from "./types.js" */

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
