import { ellipse, polygon, roundedBox } from "../../canvas/drawing.js";

/** @import { Part } from "../../canvas/drawing.js" */

/** Side of the box in which a tile is drawn; a building stands on its lower edge. */
export const TILE = 40;

const INK = "--art-ink";

/** A glass factory: brick hall, kiln with its fire, chimney. @returns {Part[]} */
export function glassFactory() {
  return [
    {
      d: "M27 13C24 10 27 7 25 3.5 31 3.5 34 6 33 9Z",
      fill: "--art-light",
      opacity: 0.55,
    },
    { d: roundedBox(26, 9, 6.4, 16), fill: "--art-brick", stroke: INK, width: 1.2 },
    { d: roundedBox(24.8, 7.6, 8.8, 3.2), fill: "--art-copper", stroke: INK, width: 1 },
    { d: "M22 37.500V25a8 8 0 0 1 16 0V37.500Z", fill: "--art-brick", stroke: INK, width: 1.3 },
    { d: "M32 18.300A8 8 0 0 1 38 25V37.500H34V25Z", fill: "--art-black", opacity: 0.22 },
    { d: "M2.5 37.500V21H24V37.500Z", fill: "--art-linen", stroke: INK, width: 1.3 },
    {
      d: polygon([
        [0.8, 21.5],
        [7, 12.5],
        [19.5, 12.5],
        [25.6, 21.5],
      ]),
      fill: "--art-copper",
      stroke: INK,
      width: 1.3,
    },
    { d: "M7 17.200H20.500M4.6 20H23", stroke: "--art-green-deep", width: 0.9, opacity: 0.7 },
    { d: "M26.2 37.500v-7a3.8 3.8 0 0 1 7.6 0v7Z", fill: "--art-fire", stroke: INK, width: 1.1 },
    { d: "M28.2 37.500v-4.500a1.8 2.4 0 0 1 3.6 0v4.500Z", fill: "--art-light" },
    { d: ellipse(8, 30, 3.4), fill: "--bead-blue", stroke: INK, width: 0.9 },
    { d: ellipse(16.6, 30, 3.4), fill: "--bead-green", stroke: INK, width: 0.9 },
    { d: ellipse(7, 28.8, 1), fill: "--art-light" },
    { d: ellipse(15.6, 28.8, 1), fill: "--art-light" },
  ];
}

/** How the awning of each colour is cut and striped, so that nobody needs to tell the colours apart. */
const AWNINGS = {
  red: { edge: "q2.25 3.4 4.5 0t4.5 0 4.5 0 4.5 0 4.5 0 4.5 0 4.5 0 4.5 0", stripes: true },
  blue: { edge: "l3 4 3-4 3 4 3-4 3 4 3-4 3 4 3-4 3 4 3-4 3 4 3-4", stripes: false },
  grey: { edge: "v3h36v-3", stripes: false },
};

/**
 * A shop: an awning in its colour over the door, its goods in the window.
 *
 * @param {"red" | "blue" | "grey"} colour
 * @returns {Part[]}
 */
export function shop(colour) {
  const paint = `--goods-${colour}`;
  const { edge, stripes } = AWNINGS[colour];
  return [
    { d: "M4 37.500V12H36V37.500Z", fill: "--art-linen", stroke: INK, width: 1.3 },
    { d: "M28 12H36V37.500H28Z", fill: "--art-black", opacity: 0.1 },
    {
      d: polygon([
        [2, 12.6],
        [8, 5.5],
        [32, 5.5],
        [38, 12.6],
      ]),
      fill: "--art-roof",
      stroke: INK,
      width: 1.3,
    },
    { d: "M7 9.200H33", stroke: INK, width: 0.7, opacity: 0.5 },
    { d: roundedBox(7.5, 25, 13, 9.5), fill: "--art-walnut-deep", stroke: INK, width: 1 },
    { d: "M24 37.500V27a4 4 0 0 1 8 0V37.500Z", fill: "--art-walnut", stroke: INK, width: 1 },
    ...wares(colour),
    {
      d: `M2 22.5 5 15H35L38 22.5 ${edge.startsWith("v") ? "v3H2Z" : ""}`,
      fill: paint,
      stroke: INK,
      width: 1.2,
    },
    ...(edge.startsWith("v") ? [] : [{ d: `M2 22.4${edge}`, fill: paint, stroke: INK, width: 1 }]),
    ...(stripes
      ? [
          {
            d: "M10.5 15 8.8 22.500M19 15V22.500M29.5 15 31.2 22.5",
            stroke: "--art-light",
            width: 2.4,
            opacity: 0.85,
          },
        ]
      : []),
    ...(colour === "blue"
      ? [
          {
            d: polygon([
              [20, 16],
              [22.5, 18.8],
              [20, 21.6],
              [17.5, 18.8],
            ]),
            fill: "--art-light",
          },
        ]
      : []),
    ...(colour === "grey"
      ? [{ d: "M4.4 19.200H35.6", stroke: "--art-light", width: 2, opacity: 0.9 }]
      : []),
  ];
}

/** @param {"red" | "blue" | "grey"} colour @returns {Part[]} */
function wares(colour) {
  const paint = `--goods-${colour}`;
  if (colour === "red")
    return [{ d: "M10 34 10.5 28H13.500L14 34ZM15.5 34 15 30.500H19L18.5 34Z", fill: paint }];
  if (colour === "blue")
    return [
      {
        d: "M9.5 34c-1-4 1-4 1-6.500h2c0 2.5 2 2.5 1 6.500ZM15.5 34c-.6-2.5.6-2.8.6-4.500h1.800c0 1.7 1.2 2 .6 4.500Z",
        fill: paint,
      },
    ];
  return [{ d: "M9 30.500h10c-.6 2.6-2 3.5-5 3.500s-4.4-.9-5-3.500Z", fill: paint }];
}

/**
 * A palace with one to three crests on its front.
 *
 * @param {number} crests
 * @returns {Part[]}
 */
export function palace(crests) {
  /** @type {Part[]} */
  const parts = [
    { d: "M3.5 37.500V9.500H36.500V37.500Z", fill: "--art-stucco", stroke: INK, width: 1.3 },
    { d: "M29.5 9.500H36.500V37.500H29.500Z", fill: "--art-stucco-shade", opacity: 0.75 },
    {
      d: "M2.5 9.800V5.500l2.5-2.5 2.5 2.5 2.5-2.5 2.5 2.5 2.5-2.5 2.5 2.5 2.5-2.5 2.5 2.5 2.5-2.5 2.5 2.5 2.5-2.5 2.5 2.5 2.5-2.5 2.5 2.500V9.800Z",
      fill: "--art-light",
      stroke: INK,
      width: 1,
    },
    { d: "M3.5 23.500H36.5", stroke: INK, width: 0.9 },
  ];
  for (const x of [5.4, 13.2, 21, 28.8]) {
    parts.push({
      d: `M${x} 37.500V31q0-3 2.9-5.3 2.9 2.3 2.9 5.300V37.500Z`,
      fill: "--art-walnut-deep",
      stroke: INK,
      width: 0.9,
    });
  }
  const wide = crests === 1 ? [20] : crests === 2 ? [13.6, 26.4] : [9.6, 20, 30.4];
  for (const x of wide) parts.push(...shield(x, 16.4, 4.7));
  return parts;
}

/** A crest of Murano glass: a little shield. @param {number} x @param {number} y @param {number} r @returns {Part[]} */
export function shield(x, y, r) {
  return [
    {
      d: `M${x - r} ${y - r}H${x + r}V${y + r * 0.1}Q${x + r} ${y + r} ${x} ${y + r * 1.35}Q${x - r} ${y + r} ${x - r} ${y + r * 0.1}Z`,
      fill: "--art-red",
      stroke: INK,
      width: 1,
    },
    {
      d: `M${x - r * 0.9} ${y + r * 0.5} ${x + r * 0.9} ${y - r * 0.9}V${y - r * 0.2}L${x - r * 0.5} ${y + r * 0.95}Z`,
      fill: "--art-gold",
    },
  ];
}

/** A special building: columns, and a red dome with a golden ball. @returns {Part[]} */
export function specialBuilding() {
  return [
    { d: "M20 1.500V7", stroke: INK, width: 1.6 },
    { d: ellipse(20, 3, 2.1), fill: "--art-gold", stroke: INK, width: 0.9 },
    {
      d: "M7.5 20.500C7 11 13 6 20 6S33 11 32.5 20.500Z",
      fill: "--art-red",
      stroke: INK,
      width: 1.3,
    },
    {
      d: "M27 9C31.5 12 33 16 32.5 20.500H26C28 16 28 12 27 9Z",
      fill: "--art-red-deep",
      opacity: 0.75,
    },
    { d: "M14.5 19C14 13.5 16 9.5 18 7.5", stroke: "--art-light", width: 1.2, opacity: 0.7 },
    { d: roundedBox(4.5, 20, 31, 4.4), fill: "--art-light", stroke: INK, width: 1.1 },
    { d: "M6.5 24.400H33.500V37.500H6.500Z", fill: "--art-walnut-deep", stroke: INK, width: 1.1 },
    ...[8, 14.4, 22.6, 29].map((x) => ({
      d: roundedBox(x, 24.4, 3, 11),
      fill: "--art-light",
      stroke: INK,
      width: 0.8,
    })),
    { d: roundedBox(3.5, 35, 33, 3), fill: "--art-linen", stroke: INK, width: 1 },
  ];
}

/**
 * Any tile by its id: "glass", "shop-red", "palace-2", "special", "street-red-2" are known to the engine.
 *
 * @param {string} tile
 * @returns {Part[]}
 */
export function buildingParts(tile) {
  const [sort, what = ""] = tile.split("-");
  if (sort === "glass") return glassFactory();
  if (sort === "shop") return shop(/** @type {"red" | "blue" | "grey"} */ (what || "red"));
  if (sort === "palace") return palace(Number(what) || 1);
  return specialBuilding();
}
