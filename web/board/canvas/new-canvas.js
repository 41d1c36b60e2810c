import { Listeners } from "./listeners.js";

/** @type {Listeners<[]>} */
const painters = new Listeners();

/**
 * A canvas. A browser may lose what is painted on it, as when its graphics process crashes on a tablet short of memory: whoever
 * keeps one also asks for `onRestored`.
 */
export function newCanvas() {
  const canvas = document.createElement("canvas");
  canvas.addEventListener("contextrestored", () => painters.tell());
  return canvas;
}

/** Something that was lost can be painted again. @param {() => void} painter @returns {() => void} stops listening */
export function onRestored(painter) {
  const stop = painters.add(painter);
  if ("oncontextrestored" in globalThis) return stop;
  // A browser that does not say it has most likely lost it while nobody looked.
  const seen = () => document.hidden || painter();
  document.addEventListener("visibilitychange", seen);
  return () => {
    stop();
    document.removeEventListener("visibilitychange", seen);
  };
}
