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
  /** @type {Map<string, string>} */
  const known = new Map();
  return (token) => {
    if (!token.startsWith("--")) return token;
    let value = known.get(token);
    if (value === undefined) {
      value = style.getPropertyValue(token).trim();
      known.set(token, value);
    }
    return value;
  };
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
  ctx.fillStyle = palette("--art-light");
  ctx.font = `700 ${r * 1.4}px ${palette("--font-ui")}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "middle";
  ctx.fillText(`${number}`, x, y + r * 0.08);
}

/** By their text: pieces are put together anew for each picture, of the same outlines. @type {Map<string, Path2D>} */
const paths = new Map();

/** An outline that is painted again and again. @param {string} d */
export function pathOf(d) {
  let path = paths.get(d);
  if (!path) {
    path = new Path2D(d);
    paths.set(d, path);
  }
  return path;
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
    else {
      ctx.font = `${part.weight ?? 400} ${part.size}px ${palette(`--font-${part.font}`)}`;
      ctx.textAlign = "center";
      ctx.textBaseline = "alphabetic";
      ctx.fillStyle = palette(part.fill);
      ctx.fillText(part.text, part.x, part.y, part.fit);
    }
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
  const by = (weight, font) => {
    /** @type {Map<string, number>} */
    const known = new Map();
    return (text) => {
      let width = known.get(text);
      if (width === undefined) {
        // Not before it is needed: where a page has just changed, to ask for a token is to lay out all of it.
        ctx.font = `${weight} 100px ${palette(font)}`;
        width = ctx.measureText(text).width / 100;
        known.set(text, width);
      }
      return width;
    };
  };
  return { label: by(500, "--font-ui"), name: by(400, "--font-display") };
}

/** @param {HTMLCanvasElement} canvas */
export function context2d(canvas) {
  return /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
}

/** Called when something that was lost can be painted again. @type {Set<() => void>} */
const painters = new Set();

/**
 * A canvas. A browser may lose what is painted on it, as when its graphics process crashes on a tablet short of memory: the
 * owner of one also asks for `onContextRestored`.
 */
export function newCanvas() {
  const canvas = document.createElement("canvas");
  canvas.addEventListener("contextrestored", () => {
    for (const painter of painters) painter();
  });
  return canvas;
}

/** Something that was lost can be painted again. @param {() => void} painter @returns {() => void} stops listening */
export function onContextRestored(painter) {
  painters.add(painter);
  const stop = () => void painters.delete(painter);
  if ("oncontextrestored" in globalThis) return stop;
  // A browser that does not say it has most likely lost it while the page was hidden.
  const seen = () => document.hidden || painter();
  document.addEventListener("visibilitychange", seen);
  return () => {
    stop();
    document.removeEventListener("visibilitychange", seen);
  };
}
