import { COMMON, sign } from "../../../table/frame/icons.js";

/** Small signs beside numbers and on buttons, drawn in the colour of their text. */
const PATHS = {
  ...COMMON,
  house: "M3 11.5 12 4l9 7.5M6 10v9.5h12V10",
  carriage: "M3 6h13l3 5v5H3zM7.5 18.5a2 2 0 1 0 .01 0M16 18.5a2 2 0 1 0 .01 0M10 6v5h9",
  tile: "M6 3h12v18H6zM6 8h12M12 11.2a3.4 3.4 0 1 0 .01 0",
  hand: "M5 7.5 12 5l7 2.5-2.2 12h-9.6zM12 5v14",
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
  return sign(PATHS[name]);
}
