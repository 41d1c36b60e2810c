import { svg } from "lit";
import PATHS from "./icons.json" with { type: "json" };

/**
 * A sign from its path in a box of 24 by 24.
 *
 * @param {string} path
 */
export function sign(path) {
  return svg`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;
}

/** @param {keyof typeof PATHS} name */
export function icon(name) {
  return sign(PATHS[name]);
}

/** Small signs on the buttons of every table, drawn in the colour of their text. */
export const COMMON = PATHS;
