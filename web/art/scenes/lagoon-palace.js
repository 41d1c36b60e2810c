import { ellipse, polygon, roundedBox } from "../../canvas/drawing.js";
import { inked } from "../ink.js";
import { markPath } from "../pieces.js";
import { flag, light, sky } from "./strokes.js";

/** @import { Part } from "../../canvas/drawing.js" */
/** @import { Scene, SceneLook } from "./types.js" */

const WATER = 142;
/** The palace: its left edge, its width, and how high it stands. */
const HOUSE = { x: 388, w: 176, top: 34 };

/** The winner's gondola before his palace at the lagoon. @param {SceneLook} look @returns {Scene} */
export function lagoonPalace(look) {
  return {
    back: [...sky(WATER), ...light(262, 62, 22), ...city(), ...water(), ...palace(look)],
    moving: gondola(look),
    front: [...poles(look), ...ripples()],
  };
}

/** The other shore: houses, a dome, the bell tower of San Donato. @returns {Part[]} */
function city() {
  /** @type {[number, number, number, number][]} */
  const houses = [
    [0, 34, 34, 0],
    [36, 26, 44, 1],
    [64, 30, 30, 0],
    [150, 28, 38, 1],
    [180, 24, 28, 0],
    [206, 30, 40, 1],
    [238, 26, 26, 0],
    [266, 34, 34, 0],
    [302, 24, 44, 1],
    [328, 34, 30, 0],
    [362, 30, 40, 1],
    [566, 30, 40, 1],
    [598, 42, 32, 0],
  ];
  return [
    ...houses.flatMap(([x, w, h, gable]) => [
      inked(
        polygon(
          gable
            ? [
                [x, WATER],
                [x, WATER - h],
                [x + w / 2, WATER - h - 9],
                [x + w, WATER - h],
                [x + w, WATER],
              ]
            : [
                [x, WATER],
                [x, WATER - h],
                [x + w, WATER - h],
                [x + w, WATER],
              ],
        ),
        gable ? "--scene-brick-far" : "--scene-wall-far",
        0.9,
      ),
      {
        d: [0.2, 0.5, 0.8]
          .map(
            (share) => `M${x + w * share} ${WATER - h + 6}v5M${x + w * share} ${WATER - h + 17}v5`,
          )
          .join(""),
        stroke: "--scene-window",
        width: 2.2,
      },
    ]),
    // bell tower
    inked(roundedBox(108, 52, 20, 90), "--scene-brick", 1.1),
    { d: "M121 53H128V142H121Z", fill: "--art-black", opacity: 0.16 },
    { d: "M112 140V84M118 140V84M124 140V84", stroke: "--scene-line", width: 0.8, opacity: 0.5 },
    inked(roundedBox(106, 46, 24, 7), "--scene-stone", 1),
    inked(roundedBox(109, 30, 18, 17), "--scene-brick", 1),
    {
      d: "M112 46v-7a2.4 2.4 0 0 1 4.8 0v7ZM119.5 46v-7a2.4 2.4 0 0 1 4.8 0v7Z",
      fill: "--scene-window",
    },
    inked("M106 31L118 6 130 31Z", "--art-copper", 1.1),
    inked(ellipse(118, 5, 2), "--art-gold", 0.8),
    // dome
    inked("M72 108C72 90 82 82 92 82C102 82 112 90 112 108Z", "--art-copper", 1),
    inked(roundedBox(70, 107, 44, 35), "--scene-wall-far", 1),
    { d: "M80 142v-18a4 4 0 0 1 8 0v18ZM96 142v-18a4 4 0 0 1 8 0v18Z", fill: "--scene-window" },
    { d: "M92 82V74M89.5 77H94.5", stroke: "--art-ink", width: 1.1 },
  ];
}

/** @returns {Part[]} */
function water() {
  /** @type {Part[]} */
  const parts = [
    { d: `M0 ${WATER}H640V200H0Z`, fill: "--scene-water" },
    { d: "M0 168C140 160 330 174 640 164V200H0Z", fill: "--scene-water-deep", opacity: 0.6 },
    // The light lies on it.
    { d: `M248 ${WATER}H276L300 200H224Z`, fill: "--scene-light", opacity: 0.2 },
  ];
  for (let i = 0; i < 44; i++) {
    const x = (i * 89) % 636;
    const y = WATER + 4 + ((i * 31) % 54);
    parts.push({
      d: `M${x} ${y}q${4 + y / 40}-2.2 ${8 + y / 20} 0t${8 + y / 20} 0`,
      stroke: "--scene-foam",
      width: 1,
      opacity: 0.55,
    });
  }
  return parts;
}

/** @param {SceneLook} look @returns {Part[]} */
function palace(look) {
  const { x, w, top } = HOUSE;
  const step = w / 9;
  const arch = (/** @type {number} */ i, /** @type {number} */ foot, /** @type {number} */ h) => {
    const at = x + step * (i + 0.5);
    const r = step * 0.33;
    return `M${at - r} ${foot}V${foot - h}Q${at - r} ${foot - h - r * 1.1} ${at} ${foot - h - r * 2.1}Q${at + r} ${foot - h - r * 1.1} ${at + r} ${foot - h}V${foot}Z`;
  };
  const row = (
    /** @type {number[]} */ columns,
    /** @type {number} */ foot,
    /** @type {number} */ h,
  ) => columns.map((i) => inked(arch(i, foot, h), "--scene-window", 1.1));
  const merlons = Array.from({ length: 22 }, (_, i) => {
    const at = x + (w / 22) * i;
    return `M${at + 1} ${top}V${top - 6}l${w / 44 - 1}-5 ${w / 44 - 1} 5V${top}`;
  }).join("");
  return [
    {
      d: `M${x} ${WATER}H${x + w}L${x + w - 10} 192H${x + 10}Z`,
      fill: "--scene-wall",
      opacity: 0.35,
    },
    ...flag(look, x + w / 2, top, 30, 17),
    inked(`M${x} ${WATER}V${top}H${x + w}V${WATER}Z`, "--scene-wall", 1.5),
    {
      d: `M${x + w * 0.82} ${top}H${x + w}V${WATER}H${x + w * 0.82}Z`,
      fill: "--scene-shade",
      opacity: 0.22,
    },
    {
      d: [0, 1, 2, 3, 4].map((i) => `M${x + 4} ${top + 9 + i * 4.6}H${x + w - 4}`).join(""),
      stroke: "--scene-shade",
      width: 0.6,
      opacity: 0.4,
      dash: "7 5",
    },
    { d: merlons, fill: "--scene-stone", stroke: "--art-ink", width: 0.9 },
    inked(roundedBox(x - 3, top - 1, w + 6, 5), "--scene-stone", 1),
    // Upper windows in pairs, the loggia, the water gates.
    ...row([0, 1, 7, 8], top + 33, 11),
    ...row([3, 4, 5], top + 33, 13),
    inked(roundedBox(x - 2, top + 36, w + 4, 4), "--scene-stone", 1),
    inked(roundedBox(x + step * 1.9, top + 41, step * 5.2, 33), "--scene-stone", 1),
    ...row([2, 3, 4, 5, 6], top + 70, 13),
    ...row([0.2, 7.8], top + 70, 12),
    {
      d: [2.5, 3.5, 4.5, 5.5]
        .map((i) => `M${x + step * (i + 0.5)} ${top + 71}V${top + 54}`)
        .join(""),
      stroke: "--art-ink",
      width: 2.6,
    },
    {
      d: [2.5, 3.5, 4.5, 5.5]
        .map((i) => `M${x + step * (i + 0.5)} ${top + 71}V${top + 54}`)
        .join(""),
      stroke: "--scene-stone",
      width: 1.4,
    },
    inked(roundedBox(x + step * 1.4, top + 70, step * 6.2, 5), "--scene-stone", 1),
    ...row([0, 1, 7, 8], WATER - 4, 13),
    ...banner(look, x + step * 2.2, top + 75),
    ...banner(look, x + step * 6.8, top + 75),
    inked(
      `M${x + w / 2 - 15} ${WATER}V${WATER - 18}Q${x + w / 2 - 15} ${WATER - 26} ${x + w / 2} ${WATER - 33}Q${x + w / 2 + 15} ${WATER - 26} ${x + w / 2 + 15} ${WATER - 18}V${WATER}Z`,
      "--scene-stone",
      1.2,
    ),
    inked(
      `M${x + w / 2 - 11} ${WATER}V${WATER - 17}Q${x + w / 2 - 11} ${WATER - 22} ${x + w / 2} ${WATER - 28}Q${x + w / 2 + 11} ${WATER - 22} ${x + w / 2 + 11} ${WATER - 17}V${WATER}Z`,
      "--scene-window",
      1,
    ),
    inked(
      `M${x + w / 2 - 24} ${WATER + 4}H${x + w / 2 + 24}L${x + w / 2 + 19} ${WATER - 1}H${x + w / 2 - 19}Z`,
      "--scene-stone",
      1,
    ),
  ];
}

/** A cloth that hangs from the loggia. @param {SceneLook} look @param {number} x @param {number} y @returns {Part[]} */
function banner({ color, symbol }, x, y) {
  return [
    inked(
      `M${x - 8} ${y}H${x + 8}V${y + 24}L${x} ${y + 19} ${x - 8} ${y + 24}Z`,
      `--seat-${color}`,
      1.1,
    ),
    { d: `M${x - 8} ${y + 2.4}H${x + 8}`, stroke: "--art-gold", width: 1.4 },
    { d: markPath(symbol, x, y + 10.6, 5), fill: `--seat-${color}-ink` },
  ];
}

/** @param {SceneLook} look @returns {Part[]} */
function gondola(look) {
  const paint = `--seat-${look.color}`;
  return [
    {
      d: "M118 190C170 200 310 200 352 184 320 196 180 198 118 190Z",
      fill: "--scene-shade",
      opacity: 0.5,
    },
    inked(
      "M112 146C112 158 122 166 140 169H312C332 167 345 156 349 134 356 144 356 168 338 179 310 192 160 194 130 180 112 172 106 158 112 146Z",
      "--art-black-cloth",
      1.6,
    ),
    { d: "M122 168C150 178 310 180 340 164", stroke: "--art-gold", width: 1.8 },
    { d: "M126 177C160 187 300 188 330 177", stroke: paint, width: 3.2 },
    // the iron at the bow
    inked(
      "M346 138C350 128 356 122 362 124 358 128 359 132 362 133 357 135 358 139 361 141 356 143 353 150 351 158Z",
      "--art-iron",
      1.1,
    ),
    { d: "M354 137h9M354 143h8M353 149h8", stroke: "--art-iron", width: 2 },
    // the cabin
    inked("M222 170V148H282V170Z", paint, 1.4),
    inked("M216 150C222 132 282 132 288 150Z", paint, 1.4),
    { d: "M216 150H288", stroke: "--art-gold", width: 2.4 },
    { d: "M262 134C276 138 284 144 287 150H282V170H266Z", fill: "--art-black", opacity: 0.2 },
    inked("M232 170V158a6 6 0 0 1 12 0V170Z", "--scene-window", 1),
    inked("M258 170V158a6 6 0 0 1 12 0V170Z", "--scene-window", 1),
    inked(ellipse(251, 150, 8), paint, 1),
    { d: markPath(look.symbol, 251, 150, 5), fill: `${paint}-ink` },
    // a lantern at the bow
    { d: "M318 166V146", stroke: "--art-ink", width: 1.8 },
    { d: ellipse(318, 141, 12), fill: "--scene-lamp", opacity: 0.35 },
    inked("M314 146V138L318 133 322 138V146Z", "--scene-window", 1),
    ...gondolier(look),
  ];
}

/** @param {SceneLook} look @returns {Part[]} */
function gondolier({ color }) {
  const paint = `--seat-${color}`;
  const stripes = color === "white" ? "--art-iron" : paint;
  return [
    { d: "M156 170 155 148M172 170 169 148", stroke: "--art-ink", width: 7.6 },
    { d: "M156 170 155 148M172 170 169 148", stroke: "--art-black-cloth", width: 5.6 },
    inked("M148 151C145 134 149 121 161 120 171 120 176 132 175 151Z", "--art-light", 1.3),
    {
      d: "M148.5 129.5H173.5M147.4 135.5H174.6M147.6 141.5H175",
      stroke: stripes,
      width: 2.6,
    },
    inked("M147.5 146H175.4L175.6 152H148Z", paint, 1),
    { d: "M149 150C144 156 146 162 143 166", stroke: paint, width: 3.4 },
    // the oar
    { d: "M186 104 136 192", stroke: "--art-ink", width: 4.2 },
    { d: "M186 104 136 192", stroke: "--art-leather", width: 2.6 },
    { d: "M142 182 132 199", stroke: "--art-ink", width: 8 },
    { d: "M142 182 132 199", stroke: "--art-leather", width: 6 },
    // both arms at it
    {
      d: "M168 126C172 126 176 121 178 118M153 127C154 138 160 142 165 141",
      stroke: "--art-ink",
      width: 7,
    },
    {
      d: "M168 126C172 126 176 121 178 118M153 127C154 138 160 142 165 141",
      stroke: "--art-light",
      width: 4.8,
    },
    inked(ellipse(179, 117, 3.2), "--art-skin", 1),
    inked(ellipse(166, 140, 3.2), "--art-skin", 1),
    // head and straw hat
    inked(ellipse(163, 111, 7.4), "--art-skin", 1.1),
    {
      d: "M155.5 111C155 102 164 101 167 103.5 162 105.5 160.5 108 160 112.5 158 116 156 114 155.5 111Z",
      fill: "--art-hair",
    },
    { d: ellipse(166.5, 111, 0.9), fill: "--art-ink" },
    { d: "M164.5 115.2Q167 116.4 168.6 114.6", stroke: "--art-ink", width: 1 },
    inked("M155 104V97.5Q163 95.6 171 97.5V104Z", "--art-linen", 1.1),
    { d: "M155.2 101.8H170.8", stroke: paint, width: 3 },
    inked(ellipse(163, 104.6, 13.4, 2.6), "--art-linen", 1.1),
    {
      d: "M156 104C150 106 148 111 149 115M155.5 104C152 107 152 110 153 113",
      stroke: paint,
      width: 2,
    },
  ];
}

/** Striped poles at which ships are moored. @param {SceneLook} look @returns {Part[]} */
function poles({ color }) {
  return [
    [376, 186, 74],
    [586, 190, 82],
    [604, 184, 66],
  ].flatMap(([x = 0, y = 0, h = 0]) => [
    { d: `M${x} ${y}V${y - h}`, stroke: "--art-ink", width: 7.6 },
    { d: `M${x} ${y}V${y - h}`, stroke: `--seat-${color}-ink`, width: 5.6 },
    { d: `M${x} ${y}V${y - h}`, stroke: `--seat-${color}`, width: 5.6, dash: "7 7" },
    inked(ellipse(x, y - h - 3, 4.4), "--art-gold", 1),
    { d: `M${x - 9} ${y}q9-4 18 0`, stroke: "--scene-foam", width: 1.4 },
  ]);
}

/** @returns {Part[]} */
function ripples() {
  return [
    {
      d: "M100 192q16-5 32 0t32 0M300 191q14-4 28 0t28 0M200 197q12-4 24 0t24 0M420 178q12-4 24 0t24 0M520 188q10-3 20 0t20 0",
      stroke: "--scene-foam",
      width: 1.4,
      opacity: 0.8,
    },
  ];
}
