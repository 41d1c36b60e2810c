/** @import { Point } from "./types.js" */

/**
 * What hands do on the map, told in five words.
 *
 * @typedef {object} Hands
 * @property {(dx: number, dy: number) => void} pan
 * @property {(factor: number, at: Point) => void} zoom
 * @property {(at: Point) => boolean} tap  true when something was hit (then a second tap is no double tap)
 * @property {(at: Point | null) => void} hover
 * @property {() => boolean} pannable  false leaves a finger's drag to the page
 */

const TAP_REACH = 9;
const DOUBLE_TAP = 320;

/**
 * Listens to pointers and the wheel.
 *
 * @param {HTMLElement} element
 * @param {Hands} hands
 * @returns {() => void} stops listening
 */
export function listen(element, hands) {
  /** @type {Map<number, Point>} */
  const down = new Map();
  /** @type {Point | null} */
  let start = null;
  let moved = false;
  let lastTap = 0;
  const stop = new AbortController();
  const { signal } = stop;

  /** @param {{clientX: number, clientY: number}} event @returns {Point} */
  const at = (event) => {
    const box = element.getBoundingClientRect();
    return [event.clientX - box.left, event.clientY - box.top];
  };

  element.addEventListener(
    "pointerdown",
    (event) => {
      if (event.pointerType === "mouse" && event.button !== 0) return;
      down.set(event.pointerId, at(event));
      if (down.size === 1) {
        start = at(event);
        moved = false;
      } else {
        moved = true;
      }
    },
    { signal },
  );

  element.addEventListener(
    "pointermove",
    (event) => {
      const now = at(event);
      const before = down.get(event.pointerId);
      if (!before) {
        if (event.pointerType === "mouse") hands.hover(now);
        return;
      }
      if (!moved && start && Math.hypot(now[0] - start[0], now[1] - start[1]) > TAP_REACH) {
        moved = true;
        element.setPointerCapture(event.pointerId);
      }
      if (!moved) return;
      const old = [...down.values()];
      down.set(event.pointerId, now);
      const current = [...down.values()];
      const [from, to] = [middle(old), middle(current)];
      hands.pan(to[0] - from[0], to[1] - from[1]);
      if (current.length === 2) hands.zoom(spread(current) / (spread(old) || 1), to);
    },
    { signal },
  );

  /** @param {PointerEvent} event */
  const up = (event) => {
    if (!down.delete(event.pointerId)) return;
    if (down.size > 0 || moved || event.type === "pointercancel") return;
    const point = at(event);
    if (hands.tap(point)) {
      lastTap = 0;
      return;
    }
    if (event.timeStamp - lastTap < DOUBLE_TAP) {
      hands.zoom(1.8, point);
      lastTap = 0;
    } else {
      lastTap = event.timeStamp;
    }
  };
  element.addEventListener("pointerup", up, { signal });
  element.addEventListener("pointercancel", up, { signal });
  element.addEventListener("pointerleave", () => hands.hover(null), { signal });

  element.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      const pixels = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
      hands.zoom(
        Math.exp(-Math.max(-120, Math.min(120, pixels)) * (event.ctrlKey ? 0.01 : 0.0022)),
        at(event),
      );
    },
    { signal, passive: false },
  );

  // One finger scrolls the page while there is nothing to pan; two always belong to the map.
  element.addEventListener(
    "touchmove",
    (event) => {
      if (event.touches.length > 1 || hands.pannable()) event.preventDefault();
    },
    { signal, passive: false },
  );
  return () => stop.abort();
}

/** @param {Point[]} points @returns {Point} */
function middle(points) {
  return [
    points.reduce((sum, p) => sum + p[0], 0) / points.length,
    points.reduce((sum, p) => sum + p[1], 0) / points.length,
  ];
}

/** @param {Point[]} points */
function spread([a, b]) {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}
