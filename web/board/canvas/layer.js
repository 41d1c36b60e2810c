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
