import { context2d, newCanvas } from "./paint.js";

/**
 * One layer of a drawn board: a canvas that fills the board's place, and what is painted on it, in units of the board. It
 * is painted with the next picture of the browser, once, however often that was asked for.
 */
export class Layer {
  /** @type {((ctx: CanvasRenderingContext2D) => void)[]} */
  #paints = [];
  #ctx;
  #density = 1;
  #frame = 0;
  /** Where the board lies, in css pixels. */
  #camera = { x: 0, y: 0, scale: 1 };

  /** @param {HTMLElement} parent */
  constructor(parent) {
    this.canvas = newCanvas();
    Object.assign(this.canvas.style, { position: "absolute", inset: "0" });
    this.#ctx = context2d(this.canvas);
    /** An empty layer is hidden: a browser composes each picture of all layers that are visible. */
    this.isEmpty = () => false;
    parent.append(this.canvas);
  }

  /** True while the browser has lost the canvas and paints nothing on it. */
  get isLost() {
    return this.#ctx.isContextLost?.() ?? false;
  }

  /**
   * What lies on it, from the lowest to the highest; each begins with a canvas of its own settings.
   *
   * @param {...((ctx: CanvasRenderingContext2D) => void)} paints
   */
  add(...paints) {
    this.#paints.push(...paints);
    this.paintSoon();
  }

  /** @param {number} width @param {number} height  in css pixels @param {number} density  device pixels per css pixel */
  resize(width, height, density) {
    this.#density = density;
    Object.assign(this.canvas, { width: width * density, height: height * density });
    Object.assign(this.canvas.style, { width: `${width}px`, height: `${height}px` });
    this.paintSoon();
  }

  /** @param {{x: number, y: number, scale: number}} camera */
  place({ x, y, scale }) {
    this.#camera = { x, y, scale };
    this.paintSoon();
  }

  paintSoon() {
    this.#frame ||= requestAnimationFrame(() => this.paint());
  }

  /** Paints at once. */
  paint() {
    this.stop();
    const { width, height } = this.canvas;
    const { x, y, scale } = this.#camera;
    const ctx = this.#ctx;
    const dots = this.#density;
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.clearRect(0, 0, width, height);
    const isEmpty = this.isEmpty();
    this.canvas.style.visibility = isEmpty ? "hidden" : "";
    if (isEmpty) return;
    ctx.setTransform(scale * dots, 0, 0, scale * dots, x * dots, y * dots);
    for (const paint of this.#paints) {
      ctx.save();
      paint(ctx);
      ctx.restore();
    }
  }

  /** Nothing that was asked for is painted any more. */
  stop() {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }
}

/**
 * The layers of a drawn board that have to be painted again when something else lies on it.
 *
 * @template {string} L
 * @param {object} before
 * @param {object} after
 * @param {Readonly<Record<string, readonly L[]>>} layers  on which each part of the state is painted
 * @param {readonly NoInfer<L>[]} otherwise  where all other parts are
 * @returns {Set<L>}
 */
export function changedLayers(before, after, layers, otherwise) {
  const [old, now] = [before, after].map((state) => new Map(Object.entries(state)));
  const keys = new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  const changed = [...keys].filter(
    (key) => JSON.stringify(old?.get(key)) !== JSON.stringify(now?.get(key)),
  );
  return new Set(changed.flatMap((key) => layers[key] ?? otherwise));
}

/**
 * @import { Camera } from "./camera.js"
 * @import { Box } from "./types.js"
 */

/** Steps run in one task until they have taken so long. */
const SLICE_MS = 8;

/**
 * What a step yields that has painted much. A browser without a graphics card lays the ink at the end of the task in which
 * it was asked for, and that takes longer than asking.
 */
export const PAINTED = "inked";

/**
 * Makes as many steps as fit into one task.
 *
 * @param {Generator<void | typeof PAINTED, void>} steps
 * @returns {boolean} true after the last one
 */
export function runSlice(steps) {
  const began = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return true;
    if (value === PAINTED || performance.now() - began >= SLICE_MS) return false;
  }
}

/** Two dots per css pixel are as sharp as the eye sees here; more would only cost memory. */
const MOST_PIXELS = 9_000_000;
/** How much more than the view is kept on each side, as a share of it. */
const SPARE_SHARE = 0.3;

/**
 * The part of a board around the view, kept as pictures and drawn anew for every zoom, so that ink is always crisp. New
 * ones are painted out of sight: those before them stay until `show`, however long it takes.
 */
export class OffscreenPicture {
  /** Painted out of sight; without dots in the meantime. @type {HTMLCanvasElement[]} */
  #coming;
  /** The part that these will show. @type {Box} */
  #comingPart = { x: 0, y: 0, w: 0, h: 0 };

  /**
   * @param {Box} all  the whole sheet
   * @param {number} count  of pictures that lie over each other
   */
  constructor(all, count) {
    this.all = all;
    /** For what it was painted last (`wish` of the board). */
    this.made = "";
    /** What is seen. @type {HTMLCanvasElement[]} */
    this.canvases = Array.from({ length: count }, () => newCanvas());
    this.#coming = this.canvases.map(() => newCanvas());
    /** The part of the sheet that the pictures show. @type {Box} */
    this.part = this.#comingPart;
  }

  /** True if the pictures reach over a view. @param {Box} view */
  covers(view) {
    const { part, all } = this;
    return (
      Math.max(view.x, all.x) >= part.x &&
      Math.max(view.y, all.y) >= part.y &&
      Math.min(view.x + view.w, all.x + all.w) <= part.x + part.w &&
      Math.min(view.y + view.h, all.y + all.h) <= part.y + part.h
    );
  }

  /**
   * Begins new pictures of the part around the view; those begun before and not shown are lost.
   *
   * @param {Camera} camera
   * @param {number} density  device pixels per css pixel
   * @param {number} [margin]  around the sheet, in css pixels
   * @returns {{contexts: CanvasRenderingContext2D[], dots: number}} ready to paint in units of the board; dots per unit
   */
  begin(camera, density, margin = 0) {
    const { scale } = camera;
    this.#comingPart = this.#around(camera.view(), margin / scale);
    const { x, y, w, h } = this.#comingPart;
    let dots = scale * density;
    dots *= Math.min(1, Math.sqrt(MOST_PIXELS / (w * h * dots * dots)));
    const contexts = this.#coming.map((canvas) => {
      canvas.width = Math.max(1, Math.ceil(w * dots));
      canvas.height = Math.max(1, Math.ceil(h * dots));
      const ctx = context2d(canvas);
      ctx.setTransform(dots, 0, 0, dots, -x * dots, -y * dots);
      return ctx;
    });
    return { contexts, dots };
  }

  /** Shows the pictures that were begun, and gives the memory of those before them back. */
  show() {
    [this.canvases, this.#coming] = [this.#coming, this.canvases];
    this.part = this.#comingPart;
    for (const canvas of this.#coming) Object.assign(canvas, { width: 0, height: 0 });
  }

  /**
   * Paints one of the pictures in its place. At the size at which it was drawn each of its dots comes to lie on one of the
   * canvas: it is as crisp as it was drawn, and without a graphics card a large picture is painted in a fraction of the time.
   *
   * @param {CanvasRenderingContext2D} ctx  in units of the board
   * @param {number} [index]  from the lowest
   */
  paint(ctx, index = 0) {
    const { x, y, w, h } = this.part;
    const canvas = this.canvases[index];
    if (!canvas || w <= 0) return;
    const { a: dots, d, e, f } = ctx.getTransform();
    // A canvas has whole dots, at most one more than it needs: the last row and column are not quite full.
    if (isAlike(canvas.width, w * dots) && isAlike(canvas.height, h * d)) {
      ctx.setTransform(1, 0, 0, 1, 0, 0);
      ctx.drawImage(canvas, Math.round(x * dots + e), Math.round(y * d + f));
    } else ctx.drawImage(canvas, x, y, w, h);
  }

  /** The view with some room to pan, cut to the sheet. @param {Box} view @param {number} margin @returns {Box} */
  #around(view, margin) {
    const { all } = this;
    const x0 = Math.max(all.x - margin, view.x - view.w * SPARE_SHARE);
    const y0 = Math.max(all.y - margin, view.y - view.h * SPARE_SHARE);
    const x1 = Math.min(all.x + all.w + margin, view.x + view.w * (1 + SPARE_SHARE));
    const y1 = Math.min(all.y + all.h + margin, view.y + view.h * (1 + SPARE_SHARE));
    return { x: x0, y: y0, w: Math.max(1, x1 - x0), h: Math.max(1, y1 - y0) };
  }
}

/** True if so many dots are drawn on as many. @param {number} kept @param {number} shown */
function isAlike(kept, shown) {
  return Math.abs(kept - shown) < 1.5;
}
