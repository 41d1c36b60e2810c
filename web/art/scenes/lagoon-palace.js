import { inPaint, recoloured } from "../paints.js";
import { flag, markPath } from "../pieces.js";
import BANNERS from "./banners.svg";
import GONDOLA from "./gondola.svg";
import SHORE from "./lagoon.svg";
import PALACE from "./palace.svg";
import POLES from "./poles.svg";

/** @import { Part } from "../../board/canvas/drawing.js" */
/** @import { Scene, SceneLook } from "./types.js" */

/** The middle of the roof of the palace. */
const ROOF = { x: 476, y: 34 };
/** The middles of the marks on its banners, and on the cabin of the gondola. */
const BANNER_MARKS = { x: [431.02, 520.98], y: 119.6 };
const CABIN_MARK = { x: 251, y: 150 };

/** The winner's gondola before his palace at the lagoon. @param {SceneLook} look @returns {Scene} */
export function lagoonPalace(look) {
  const paint = `--seat-${look.color}`;
  /** @param {number} x @param {number} y @returns {Part} */
  const mark = (x, y) => ({ d: markPath(look.symbol, x, y, 5), fill: `${paint}-ink` });
  // The shirt of a white seat has stripes, too.
  const striped = { "--seat-blue": look.color === "white" ? "--art-iron" : paint };
  return {
    back: [
      ...SHORE,
      ...flag(look, ROOF.x, ROOF.y, 30, 17),
      ...PALACE,
      ...inPaint(BANNERS, paint),
      ...BANNER_MARKS.x.map((x) => mark(x, BANNER_MARKS.y)),
    ],
    moving: [
      ...recoloured(GONDOLA, { "--seat-red": paint, ...striped }),
      mark(CABIN_MARK.x, CABIN_MARK.y),
    ],
    front: inPaint(POLES, paint),
  };
}
