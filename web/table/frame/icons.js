import { svg } from "lit";

/** Small signs on the buttons of every table, drawn in the colour of their text. */
const PATHS = {
  undo: "M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3",
  restart: "M5 12a7 7 0 1 0 2.2-5.1M4 3.5v4.6h4.6",
  check: "M4.5 12.5 10 18 20 6.5",
  close: "M6 6l12 12M18 6 6 18",
  down: "M5 9l7 7 7-7",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  skip: "M5 6l6 6-6 6M12 6l6 6-6 6M20 6v12",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  help: "M9 9a3 3 0 1 1 4.4 2.7c-.9.5-1.4 1.1-1.4 2.3M12 17.5h.01",
  hint: "M9.5 18h5M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.7.6 1 1.2 1 2.1h5c0-.9.3-1.5 1-2.1A6 6 0 0 0 12 3z",
  log: "M6 3h12v18H6zM9 8h6M9 12h6M9 16h4",
  words: "M4 5h16v11H11l-4 4v-4H4zM8 9h8M8 12h5",
  anew: "M12 5v14M5 12h14",
  flag: "M6 21V4h12l-3 4 3 4H6",
  star: "M12 3.5l2.6 5.6 6 .8-4.4 4.2 1.1 6.1L12 17.2l-5.3 3 1.1-6.1L3.4 9.9l6-.8z",
};

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

export const COMMON = PATHS;
