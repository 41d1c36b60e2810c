import { boxPath, grow, paintPath } from "../canvas/paint.js";

/**
 * @import { Palette } from "../canvas/paint.js"
 * @import { Box } from "./types.js"
 */

/** A mark that hides nothing. @param {CanvasRenderingContext2D} ctx @param {Box} box @param {"--lagoon-glow" | "--lagoon-ink"} stroke a chosen place glows @param {Palette} palette @param {number} scale */
export function paintRim(ctx, box, stroke, palette, scale) {
  const rim = boxPath(grow(box, 1), 8);
  const isChosen = stroke === "--lagoon-glow";
  const width = isChosen ? Math.max(7, 3.4 / scale) : Math.max(2.4, 1.4 / scale);
  const edge = isChosen ? "--lagoon-shade" : "--lagoon-flag";
  paintPath(ctx, rim, { stroke: edge, width: width * (isChosen ? 1.7 : 2.2) }, palette);
  paintPath(ctx, rim, { stroke, width }, palette);
}

/** Below the light of the space that is chosen, which stands out among those that may be. @param {CanvasRenderingContext2D} ctx @param {Path2D} rim @param {Palette} palette @param {number} scale */
export function paintAim(ctx, rim, palette, scale) {
  paintPath(ctx, rim, { fill: "--lagoon-glow", opacity: 0.4 }, palette);
  paintPath(ctx, rim, { stroke: "--lagoon-ink", width: Math.max(11, 6 / scale) }, palette);
}
