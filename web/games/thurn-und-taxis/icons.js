import { svg } from "lit";

/** Small signs beside numbers and on buttons, drawn in the colour of their text. */
const PATHS = {
  house: "M3 11.5 12 4l9 7.5M6 10v9.5h12V10",
  carriage: "M3 6h13l3 5v5H3zM7.5 18.5a2 2 0 1 0 .01 0M16 18.5a2 2 0 1 0 .01 0M10 6v5h9",
  tile: "M6 3h12v18H6zM6 8h12M12 11.2a3.4 3.4 0 1 0 .01 0",
  hand: "M5 7.5 12 5l7 2.5-2.2 12h-9.6zM12 5v14",
  undo: "M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3",
  restart: "M5 12a7 7 0 1 0 2.2-5.1M4 3.5v4.6h4.6",
  check: "M4.5 12.5 10 18 20 6.5",
  close: "M6 6l12 12M18 6 6 18",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  list: "M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01",
  help: "M9 9a3 3 0 1 1 4.4 2.7c-.9.5-1.4 1.1-1.4 2.3M12 17.5h.01",
  hint: "M9.5 18h5M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.7.6 1 1.2 1 2.1h5c0-.9.3-1.5 1-2.1A6 6 0 0 0 12 3z",
  log: "M6 3h12v18H6zM9 8h6M9 12h6M9 16h4",
  anew: "M12 5v14M5 12h14",
  flag: "M6 21V4h12l-3 4 3 4H6",
  star: "M12 3.5l2.6 5.6 6 .8-4.4 4.2 1.1 6.1L12 17.2l-5.3 3 1.1-6.1L3.4 9.9l6-.8z",
  office: "M12 3l8 4v6c0 4-3.6 6.6-8 8-4.4-1.4-8-4-8-8V7z",
  south: "M12 4v15M6 13l6 6.5 6-6.5",
  seal: "M12 4a6 6 0 1 0 .01 0M9 15l-1.5 6 4.5-2.4 4.5 2.4L15 15",
  horseshoe:
    "M4.5 20h3.5c-1.6-3.6-1.8-6.2-1-8.6a5.2 5.2 0 0 1 10 0c.8 2.4 .6 5-1 8.6h3.500c2-4.6 2.2-8 1-11.2a9 9 0 0 0-17 0C2.3 12 2.500 15.4 4.500 20z",
  team: "M3 17v-4l3-4 5-5 1 3 5 2 3 5-2 3-4-2-3 1 1 4M9 9h.01",
  letter: "M3.5 6h17v12h-17zM3.5 7l8.5 6 8.5-6",
  rider: "M5 20l3-6 5-1 4 2 3-3M10 13l2-5M12 5.5a1.8 1.8 0 1 0 .01 0M12 9l4 1.5M8 14l1 6M17 15l1 5",
  stamp: "M7 20h10M8 17h8l-1.5-5a3.5 3.5 0 1 0-5 0z",
};

/**
 * @param {keyof typeof PATHS} name
 */
export function icon(name) {
  return svg`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${PATHS[name]} /></svg>`;
}
