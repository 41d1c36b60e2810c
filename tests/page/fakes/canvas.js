/** As much of a browser as a drawn board needs to be painted out of sight; to be imported before the board. */

import "./document.js";

/** How often each canvas was wiped and painted. @type {WeakMap<object, number>} */
const painted = new WeakMap();

class Canvas {
  style = {};
  width = 0;
  height = 0;
  #context = contextOf(this);

  getContext() {
    return this.#context;
  }

  addEventListener() {}

  remove() {}
}

/** Takes whatever is painted. @param {Canvas} canvas @returns {any} */
function contextOf(canvas) {
  const known = {
    canvas,
    clearRect: () => painted.set(canvas, (painted.get(canvas) ?? 0) + 1),
    measureText: (/** @type {string} */ text) => ({ width: 50 * text.length }),
    createImageData: (/** @type {number} */ w, /** @type {number} */ h) => ({
      data: new Uint8ClampedArray(4 * w * h),
    }),
    createPattern: () => null,
    getTransform: () => ({ a: 1, d: 1, e: 0, f: 0 }),
    createLinearGradient: () => ({ addColorStop() {} }),
    createRadialGradient: () => ({ addColorStop() {} }),
  };
  return new Proxy(known, {
    get: (target, name) => (name in target ? Reflect.get(target, name) : () => {}),
    set: () => true,
  });
}

class Path2D {}
for (const name of ["addPath", "arc", "bezierCurveTo", "closePath", "ellipse", "lineTo", "moveTo"])
  Object.assign(Path2D.prototype, { [name]() {} });
for (const name of ["quadraticCurveTo", "rect", "roundRect"])
  Object.assign(Path2D.prototype, { [name]() {} });

Object.assign(document, {
  addEventListener() {},
  removeEventListener() {},
  createElement: (/** @type {string} */ name) =>
    name === "canvas"
      ? new Canvas()
      : { style: {}, append() {}, remove() {}, addEventListener() {} },
});
Object.assign(globalThis, {
  Path2D,
  window: globalThis,
  getComputedStyle: () => ({ getPropertyValue: () => "1" }),
  matchMedia: () => ({ matches: false }),
  cancelAnimationFrame: () => {},
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
});

/** A place for a board on a screen. @returns {any} */
export function boardPlace() {
  return {
    clientWidth: 900,
    clientHeight: 700,
    style: {},
    append() {},
    addEventListener() {},
    setPointerCapture() {},
    getBoundingClientRect: () => ({ left: 0, top: 0 }),
    toggleAttribute() {},
  };
}

/**
 * How often the layers of a board have been painted since the last time.
 *
 * @param {{layers: Record<string, {canvas: object}>}} board
 */
export function repainted(board) {
  return Object.fromEntries(
    Object.entries(board.layers).map(([name, { canvas }]) => {
      const times = painted.get(canvas) ?? 0;
      painted.set(canvas, 0);
      return [name, times];
    }),
  );
}
