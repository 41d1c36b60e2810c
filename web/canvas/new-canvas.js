import { Listeners } from "./listeners.js";

/** @type {Listeners<[]>} */
const painters = new Listeners();
const restored = () => painters.tell();

// Where a browser does not say that it has lost a picture, it has most likely happened while nobody looked.
if (!("oncontextrestored" in globalThis))
  document.addEventListener("visibilitychange", () => document.hidden || restored());

/**
 * A canvas. A browser may lose what is painted on it, as when its graphics process crashes on a tablet short of memory: whoever
 * keeps one also asks for `onRestored`.
 */
export function newCanvas() {
  const canvas = document.createElement("canvas");
  canvas.addEventListener("contextrestored", restored);
  return canvas;
}

/** Something that was lost can be painted again. @param {() => void} painter @returns {() => void} stops listening */
export const onRestored = (painter) => painters.add(painter);
