import { ellipse, roundedBox } from "../../canvas/drawing.js";

/** @import { Part } from "../../canvas/drawing.js" */

const INK = "--art-ink";

/**
 * A customer, 10 wide and 22 high, feet at the origin. The three differ in dress as well as in colour: a lady with
 * a fan, a gentleman with a three-cornered hat, a monk's hood.
 *
 * @param {"red" | "blue" | "grey"} colour
 * @returns {Part[]}
 */
export function customer(colour) {
  const paint = `--goods-${colour}`;
  const deep = `--goods-${colour}-deep`;
  const shadow = { d: ellipse(0.8, 0, 6.5, 2), fill: "--art-black", opacity: 0.3 };
  if (colour === "red")
    return [
      shadow,
      { d: "M-6.4 0C-5-6-3-9-2-13H2C3-9 5-6 6.4 0Z", fill: paint, stroke: INK, width: 1.1 },
      { d: "M0-9C1-6 2-3 2.5 0", stroke: deep, width: 1.2 },
      { d: "M-2.2-13-5.6-9.5", stroke: INK, width: 1.4 },
      {
        d: "M-8.6-9.200A4 4 0 0 1-4.6-12.400L-5.4-9Z",
        fill: "--art-light",
        stroke: INK,
        width: 0.7,
      },
      { d: ellipse(0, -16, 3.3), fill: "--art-skin", stroke: INK, width: 1 },
      {
        d: "M-3.4-16C-4-20.5 4-20.5 3.4-16 2-18.3-2-18.3-3.4-16Z",
        fill: "--art-hair",
        stroke: INK,
        width: 0.8,
      },
      { d: ellipse(0, -20.3, 1.9), fill: "--art-hair", stroke: INK, width: 0.8 },
    ];
  if (colour === "blue")
    return [
      shadow,
      { d: "M-2.6 0V-5M2.6 0V-5", stroke: INK, width: 2.2 },
      {
        d: "M-5.2-3.5-3.6-13H3.600L5.2-3.500Q0-1.5-5.2-3.500Z",
        fill: paint,
        stroke: INK,
        width: 1.1,
      },
      { d: "M0-13V-3", stroke: "--art-gold", width: 1 },
      { d: ellipse(0, -15.6, 3.2), fill: "--art-skin", stroke: INK, width: 1 },
      {
        d: "M-6.5-17C-3-18.5 3-18.5 6.5-17L3.5-21.500Q0-20-3.5-21.500Z",
        fill: deep,
        stroke: INK,
        width: 0.9,
      },
    ];
  return [
    shadow,
    {
      d: "M-5.6 0C-6-7-4.5-12-2.5-14H2.500C4.5-12 6-7 5.6 0Z",
      fill: paint,
      stroke: INK,
      width: 1.1,
    },
    { d: "M-1.6-4H1.600M0-9V0", stroke: deep, width: 1.1 },
    {
      d: "M-4.4-14.500C-4.8-21 4.8-21 4.4-14.5 2.5-12-2.5-12-4.4-14.500Z",
      fill: deep,
      stroke: INK,
      width: 1,
    },
    { d: ellipse(0, -15.6, 2.5), fill: "--art-skin", stroke: INK, width: 0.8 },
  ];
}

/**
 * A gondolier in a seat's colour, 12 wide and 26 high, feet at the origin; his oar leans to the right.
 *
 * @param {import("../../canvas/drawing.js").Paint} paint
 * @returns {Part[]}
 */
export function gondolier(paint) {
  return [
    { d: "M8-22 3.5 7", stroke: "--art-walnut-deep", width: 1.7 },
    { d: "M-2.4 0V-7M2.4 0V-7", stroke: "--art-black-cloth", width: 2.8 },
    { d: "M-5-6-4-15Q0-17 4-15L5-6Q0-4.5-5-6Z", fill: paint, stroke: INK, width: 1.2 },
    { d: "M-4.4-12.500H4.400M-4.7-9.500H4.7", stroke: "--art-light", width: 1.3, opacity: 0.8 },
    { d: "M3.6-13.5 7-12.5", stroke: INK, width: 1.8 },
    { d: ellipse(0, -18.3, 3.3), fill: "--art-skin", stroke: INK, width: 1 },
    { d: roundedBox(-3.2, -24, 6.4, 4), fill: "--art-linen", stroke: INK, width: 1 },
    {
      d: "M-6.2-20.400Q0-18.4 6.2-20.400L5-21.700H-5Z",
      fill: "--art-linen",
      stroke: INK,
      width: 1,
    },
    { d: "M-3.2-21H3.2", stroke: paint, width: 1.3 },
  ];
}

/**
 * A gondola from the side, 38 wide, its water line at y = 0, in a seat's colour.
 *
 * @param {import("../../canvas/drawing.js").Paint} paint
 * @returns {Part[]}
 */
export function gondola(paint) {
  return [
    { d: "M-17 3.600Q0 7 17 3.6", stroke: "--lagoon-light", width: 1.4, opacity: 0.8 },
    {
      d: "M-18.5-8.500C-17-4-15-2.5-12-2H11C14.5-2.3 16.8-5 17.6-9.5 19.8-5.5 19 0 15.5 3Q0 5.5-14 3C-17.5 1-19.5-4-18.5-8.500Z",
      fill: paint,
      stroke: INK,
      width: 1.4,
    },
    { d: "M-13.5 0.600Q0 2.6 14.5 0.4", stroke: "--art-black", width: 1.1, opacity: 0.45 },
    {
      d: "M17.6-9.5 20.6-10.600M18.4-7 21-7.400M18.6-4.6 21-4.6",
      stroke: "--art-iron",
      width: 1.2,
    },
  ];
}
