/**
 * @import { Part, Shape } from "./drawing.js"
 */

/**
 * The colours of the theme as the canvas needs them: real values instead of names.
 *
 * @typedef {(token: string) => string} Palette
 */

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

/** By their text: many a piece is put together anew for each picture, of the same outlines. @type {Map<string, Path2D>} */
const paths = new Map();

/** @param {Shape} shape */
function pathOf({ d }) {
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
    } else if ("d" in part) {
      const before = ctx.globalAlpha;
      ctx.globalAlpha = before * (part.opacity ?? 1);
      if (part.fill) {
        ctx.fillStyle = palette(part.fill);
        ctx.fill(pathOf(part));
      }
      if (part.stroke) {
        ctx.strokeStyle = palette(part.stroke);
        ctx.lineWidth = part.width ?? 1;
        if (part.dash) ctx.setLineDash(part.dash.split(" ").map(Number));
        ctx.stroke(pathOf(part));
        if (part.dash) ctx.setLineDash([]);
      }
      ctx.globalAlpha = before;
    } else {
      ctx.font = `${part.weight ?? 400} ${part.size}px ${palette(`--font-${part.font}`)}`;
      ctx.textAlign = "center";
      ctx.textBaseline = "alphabetic";
      ctx.fillStyle = palette(part.fill);
      ctx.fillText(part.text, part.x, part.y, part.fit);
    }
  }
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
