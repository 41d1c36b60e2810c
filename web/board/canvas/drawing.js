import { nothing, svg } from "lit";

/**
 * One drawing for two painters: a list of parts that becomes SVG in a panel (here) and strokes on the canvas of the
 * map (web/board/canvas/paint.js). A paint is a colour of the data files ("#B5297C") or the name of a token ("--map-ink").
 *
 * @typedef {string} Paint
 *
 * @typedef {object} Shape
 * @property {string} d  path data
 * @property {Paint} [fill]
 * @property {Paint} [stroke]
 * @property {number} [width]  of the stroke, 1 when left out
 * @property {number} [opacity]
 * @property {string} [dash]  lengths of dashes and gaps, separated by blanks
 *
 * @typedef {object} Lettering
 * @property {string} text
 * @property {number} x  the middle of the text
 * @property {number} y  the base line
 * @property {number} size
 * @property {"display" | "text" | "ui"} font
 * @property {Paint} fill
 * @property {number} [weight]
 * @property {number} [fit]  squeeze the text to this width if it is wider
 *
 * @typedef {{parts: Part[], x: number, y: number, scale: number, turn?: number}} Group  parts moved, resized, and turned
 *   by degrees
 *
 * @typedef {Shape | Lettering | Group} Part
 */

/** @param {Paint | undefined} paint */
function css(paint) {
  if (paint === undefined) return "none";
  return paint.startsWith("--") ? `var(${paint})` : paint;
}

/** Rough width of a letter as a share of its size, to decide which names are squeezed. */
const LETTER_WIDTH = 0.5;

/** @param {Part} part @returns {import("lit").TemplateResult<2>} */
function one(part) {
  if ("parts" in part)
    return svg`<g transform=${`translate(${part.x} ${part.y}) rotate(${part.turn ?? 0}) scale(${part.scale})`}>${part.parts.map(one)}</g>`;
  if ("d" in part) {
    return svg`<path d=${part.d} fill=${css(part.fill)} stroke=${css(part.stroke)} stroke-width=${part.width ?? 1}
			opacity=${part.opacity ?? 1} stroke-dasharray=${part.dash ?? "none"} stroke-linejoin="round" stroke-linecap="round"></path>`;
  }
  const isWide = part.fit && part.text.length * part.size * LETTER_WIDTH > part.fit;
  return svg`<text x=${part.x} y=${part.y} font-size=${part.size} font-family=${`var(--font-${part.font})`} fill=${css(part.fill)}
			font-weight=${part.weight ?? 400} text-anchor="middle" textLength=${isWide ? part.fit : nothing}
			lengthAdjust=${isWide ? "spacingAndGlyphs" : nothing}>${part.text}</text>`;
}

/** @param {Part[]} parts */
export function toSvg(parts) {
  return parts.map(one);
}

/** The same without its lettering, which would be too small to be read. @param {readonly Part[]} parts @returns {Part[]} */
export function wordless(parts) {
  /** @param {Part} part @returns {Part[]} */
  const rest = (part) => {
    if ("text" in part) return [];
    return "parts" in part ? [{ ...part, parts: wordless(part.parts) }] : [part];
  };
  return parts.flatMap(rest);
}

/** Shortens coordinates. @param {number} n */
function round(n) {
  return Math.round(n * 100) / 100;
}

/**
 * Path data with short coordinates: path`M${x} ${y}h${w}Z`.
 *
 * @param {TemplateStringsArray} texts
 * @param {...(number | string)} values  numbers, or path data that is ready
 */
export function path(texts, ...values) {
  const short = values.map((value) => (typeof value === "number" ? round(value) : value));
  return String.raw(texts, ...short);
}

/** @param {[number, number][]} points @param {boolean} [close] */
export function polygon(points, close = true) {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}${close ? "Z" : ""}`;
}

/** @param {number} cx @param {number} cy @param {number} rx @param {number} [ry] */
export function ellipse(cx, cy, rx, ry = rx) {
  return `M${round(cx - rx)} ${round(cy)}a${round(rx)} ${round(ry)} 0 1 0 ${round(2 * rx)} 0a${round(rx)} ${round(ry)} 0 1 0 ${round(-2 * rx)} 0Z`;
}

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} [r] */
export function roundedBox(x, y, w, h, r = 0) {
  if (r === 0) return `M${round(x)} ${round(y)}h${round(w)}v${round(h)}h${round(-w)}Z`;
  const a = `a${r} ${r} 0 0 1`;
  return `M${round(x + r)} ${round(y)}h${round(w - 2 * r)}${a} ${r} ${r}v${round(h - 2 * r)}${a} ${-r} ${r}h${round(2 * r - w)}${a} ${-r} ${-r}v${round(2 * r - h)}${a} ${r} ${-r}Z`;
}
