import { listeners } from "../../core/listeners.js";
import { memoized } from "./memo.js";

/**
 * @import { Part, Shape } from "./drawing.js"
 * @import { Box, Point } from "./types.js"
 */

/**
 * The colours of the theme as the canvas needs them: real values instead of names.
 *
 * @typedef {(token: string) => string} Palette
 */

/** How an outline is painted. @typedef {Omit<Shape, "d">} Look */

/**
 * Reads the tokens of web/theme.css as they are now, each when it is first asked for: after a change of theme there has to be
 * another palette.
 *
 * @returns {Palette}
 */
export function readPalette() {
  const style = getComputedStyle(document.documentElement);
  const read = (/** @type {string} */ token) => style.getPropertyValue(token).trim();
  return memoized((token) => (token.startsWith("--") ? read(token) : token), new Map());
}

/**
 * The number of a step that is advised, on a seal.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {readonly [number, number]} at
 * @param {number} number
 * @param {Palette} palette
 * @param {number} scale
 */
export function paintStep(ctx, [x, y], number, palette, scale) {
  const r = Math.max(17, 10 / scale);
  ctx.beginPath();
  ctx.arc(x, y, r, 0, Math.PI * 2);
  ctx.fillStyle = palette("--wax");
  ctx.strokeStyle = ctx.shadowColor = palette("--art-light");
  ctx.lineWidth = r * 0.2;
  ctx.stroke();
  ctx.fill();
  const text = { text: `${number}`, x, y: y + r * 0.08, size: r * 1.4, weight: 700 };
  paintText(ctx, { ...text, font: "ui", fill: "--art-light" }, palette);
}

/** The outline of a text: pieces are put together anew for each picture, of the same outlines. */
export const pathOf = memoized((/** @type {string} */ d) => new Path2D(d), new Map());

/**
 * Letters one line.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {import("./drawing.js").Lettering} lettering
 * @param {Palette} palette
 * @param {"middle" | "alphabetic"} [baseline]
 */
export function paintText(ctx, lettering, palette, baseline = "middle") {
  const { text, x, y, size, font, fill, weight = 400, fit } = lettering;
  ctx.font = `${weight} ${size}px ${palette(`--font-${font}`)}`;
  // Where it is painted small, letters would else stand on whole pixels.
  ctx.textRendering = "geometricPrecision";
  ctx.textAlign = "center";
  ctx.textBaseline = baseline;
  ctx.fillStyle = palette(fill);
  ctx.fillText(text, x, y, fit);
}

/**
 * Paints parts about the present origin of the canvas.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Part[]} parts
 * @param {Palette} palette
 */
export function paintParts(ctx, parts, palette) {
  ctx.lineJoin = "round";
  ctx.lineCap = "round";
  for (const part of parts) {
    if ("parts" in part) {
      ctx.save();
      ctx.translate(part.x, part.y);
      ctx.rotate(((part.turn ?? 0) * Math.PI) / 180);
      ctx.scale(part.scale, part.scale);
      paintParts(ctx, part.parts, palette);
      ctx.restore();
    } else if ("d" in part) paintPath(ctx, pathOf(part.d), part, palette);
    else paintText(ctx, part, palette, "alphabetic");
  }
}

/**
 * Fills an outline, then draws its line.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Path2D | Box} outline
 * @param {Look} look
 * @param {Palette} palette
 */
export function paintPath(ctx, outline, { fill, stroke, width = 1, opacity = 1, dash }, palette) {
  const before = ctx.globalAlpha;
  ctx.globalAlpha = before * opacity;
  if (fill) {
    ctx.fillStyle = palette(fill);
    if ("w" in outline) ctx.fillRect(outline.x, outline.y, outline.w, outline.h);
    else ctx.fill(outline);
  }
  if (stroke) {
    ctx.strokeStyle = palette(stroke);
    ctx.lineWidth = width;
    if (dash) ctx.setLineDash(dash.split(" ").map(Number));
    if ("w" in outline) ctx.strokeRect(outline.x, outline.y, outline.w, outline.h);
    else ctx.stroke(outline);
    if (dash) ctx.setLineDash([]);
  }
  ctx.globalAlpha = before;
}

/** @param {Box} box @param {number} by @returns {Box} */
export function grow(box, by) {
  return { x: box.x - by, y: box.y - by, w: box.w + 2 * by, h: box.h + 2 * by };
}

/** @param {number} x @param {number} y @param {number} rx @param {number} [ry] */
export function ovalPath(x, y, rx, ry = rx) {
  const path = new Path2D();
  path.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2);
  return path;
}

/** @param {Box} box @param {number} [r]  radius of its corners */
export function boxPath({ x, y, w, h }, r = 0) {
  const path = new Path2D();
  if (r === 0) path.rect(x, y, w, h);
  else path.roundRect(x, y, w, h, r);
  return path;
}

/** @param {readonly Point[]} line @param {Path2D} [path] @param {boolean} [close] */
export function tracePath(line, path = new Path2D(), close = false) {
  line.forEach(([x, y], i) => {
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  if (close) path.closePath();
  return path;
}

/**
 * Widths of text at size 1, in the faces that the map uses.
 *
 * @param {Palette} palette
 */
export function textMeasures(palette) {
  const ctx = context2d(document.createElement("canvas"));
  /** @param {number} weight @param {string} font  the name of its token @returns {(text: string) => number} */
  const by = (weight, font) =>
    memoized((text) => {
      // Not before it is needed: where a page has just changed, to ask for a token is to lay out all of it.
      ctx.font = `${weight} 100px ${palette(font)}`;
      return ctx.measureText(text).width / 100;
    }, new Map());
  return { label: by(500, "--font-ui"), name: by(400, "--font-display") };
}

/** @param {HTMLCanvasElement} canvas */
export function context2d(canvas) {
  return /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
}

/** Told when something that was lost can be painted again. @type {import("../../core/listeners.js").Listeners<[]>} */
const painters = listeners();

/**
 * A canvas of that size. A browser may lose what is painted on it, as when its graphics process crashes on a tablet short of memory: the
 * owner of one also asks for `onContextRestored`.
 *
 * @param {{width?: number, height?: number}} [size]
 */
export function newCanvas(size = {}) {
  const canvas = Object.assign(document.createElement("canvas"), size);
  canvas.addEventListener("contextrestored", () => painters.tell());
  return canvas;
}

/** Something that was lost can be painted again. @param {() => void} painter @returns {() => void} stops listening */
export function onContextRestored(painter) {
  const stop = painters(painter);
  if ("oncontextrestored" in globalThis) return stop;
  // A browser that does not say it has most likely lost it while the page was hidden.
  const seen = () => document.hidden || painter();
  document.addEventListener("visibilitychange", seen);
  return () => {
    stop();
    document.removeEventListener("visibilitychange", seen);
  };
}
