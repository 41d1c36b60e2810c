import {
  boxPath,
  context2d,
  newCanvas,
  paintParts,
  paintPath,
  paintText,
  readPalette,
} from "./paint.js";

/**
 * @import { Part } from "./drawing.js"
 * @import { Look } from "./paint.js"
 * @import { Box } from "./types.js"
 *
 * @typedef {object} Written
 * @property {number} size
 * @property {number} [weight]
 * @property {"display" | "text" | "ui"} [font]
 * @property {string} [fill]
 * @property {number} [fit] squeeze the text to this width if it is wider
 * @property {"start" | "end"} [at] which end of the text is at the place, instead of its middle
 */

/** Marks that keep inserted words apart in a text that is read from both sides. */
const ISOLATES = /[\u2066-\u2069]/gu;

/** A picture to be given away, in the colours that the page has now. */
export class Picture {
  /** @param {number} width in pixels @param {number} height */
  constructor(width, height) {
    this.width = width;
    this.canvas = newCanvas({ width, height: Math.round(height) });
    this.ctx = context2d(this.canvas);
    this.palette = readPalette();
    this.box({ x: 0, y: 0, w: width, h: height }, { fill: "--panel" });
  }

  /** @param {string} text @param {number} x @param {number} y of its middle @param {Written} look */
  text(text, x, y, { at, ...look }) {
    const { ctx, palette } = this;
    const line = { y, font: /** @type {const} */ ("ui"), fill: "--ink", ...look };
    const words = text.replace(ISOLATES, "");
    ctx.font = `${line.weight ?? 400} ${line.size}px ${palette(`--font-${line.font}`)}`;
    const half = Math.min(ctx.measureText(words).width, line.fit ?? this.width) / 2;
    const middle = x + (at === "start" ? half : at === "end" ? -half : 0);
    paintText(ctx, { ...line, text: words, x: middle }, palette);
  }

  /** @param {Box} box @param {Look} look @param {number} [r] of its corners */
  box(box, look, r = 0) {
    paintPath(this.ctx, boxPath(box, r), look, this.palette);
  }

  /** @param {Part[]} parts */
  parts(parts) {
    paintParts(this.ctx, parts, this.palette);
  }

  /** A drawing cut to its box. @param {{parts: Part[], box: Box}} drawing @param {number} x @param {number} y @param {number} scale */
  place({ parts, box }, x, y, scale) {
    const { ctx } = this;
    ctx.save();
    ctx.translate(x, y);
    ctx.scale(scale, scale);
    ctx.translate(-box.x, -box.y);
    ctx.clip(boxPath(box));
    this.parts(parts);
    ctx.restore();
  }

  /** A title, and what is said beside it. @param {string} title @param {string} more @param {number} margin @param {number} y */
  head(title, more, margin, y) {
    const room = this.width - 2 * margin;
    this.text(title, margin, y, { size: 48, font: "display", fit: room * 0.6, at: "start" });
    const end = {
      size: 26,
      fill: "--ink-soft",
      fit: room * 0.35,
      at: /** @type {const} */ ("end"),
    };
    this.text(more, margin + room, y, end);
  }
}
