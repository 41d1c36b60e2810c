import { arrange } from "./arrange.js";
import { lengthWithin, outside, overlap } from "./geometry.js";
import { houseSize } from "./houses.js";
import { cityPoint, land } from "./sheet.js";
import { townBox } from "./towns.js";

/**
 * @import { Board, Box, City, Point } from "./types.js"
 * @import { Palette } from "./paint.js"
 * @import { DrawnRoad } from "./roads.js"
 */

/**
 * @typedef {object} Label
 * @property {City} city
 * @property {Box} box
 * @property {number} font  size in map units
 * @property {string} side
 */

const SIDES = ["n", "ne", "e", "se", "s", "sw", "w", "nw"];

/** Smallest lettering in css pixels; below that names grow against the map instead of shrinking with it. */
const SMALLEST = 12;

/** @param {number} scale  css pixels per map unit */
export function labelFont(scale) {
  return Math.max(27, SMALLEST / scale);
}

/** @param {number} font @param {number} width  of the text at size 1 */
function labelSize(font, width) {
  return { w: width * font + font * 0.62, h: font * 1.16 };
}

/** @param {Box} town @param {Point} point @param {string} side @param {{w: number, h: number}} size @param {number} gap @returns {Box} */
function boxAt(town, point, side, { w, h }, gap) {
  const corner = side.length === 2;
  const west = town.x - gap - w;
  const east = town.x + town.w + gap;
  const north = town.y - gap * 0.6 - h;
  const south = town.y + town.h + gap * 0.6;
  const pull = corner ? town.w * 0.22 : 0;
  const x = side.includes("e") ? east - pull : side.includes("w") ? west + pull : point[0] - w / 2;
  const lift = corner ? town.h * 0.42 : 0;
  const y = side.includes("n")
    ? north + lift
    : side.includes("s")
      ? south - lift
      : town.y + town.h * 0.56 - h / 2;
  return { x, y, w, h };
}

/**
 * Where the names would stand if there were room enough: the sides of the data file.
 *
 * @param {Board} board
 * @param {(text: string) => number} measure  width of a name at size 1
 * @returns {Map<string, Box>}
 */
export function nominalLabels(board, measure) {
  return new Map(
    board.cities.map((city) => {
      const town = townBox(board, city, 1);
      return [
        city.id,
        boxAt(
          town,
          cityPoint(board, city),
          city.label,
          labelSize(labelFont(1), measure(city.name)),
          5,
        ),
      ];
    }),
  );
}

/**
 * Places the name and the row of houses of every town for a scale. Wide open maps keep the sides of the data file;
 * where names must stay readable on a small screen they look for the next best side.
 *
 * @param {Board} board
 * @param {Map<string, DrawnRoad>} roads
 * @param {number} scale
 * @param {(text: string) => number} measure
 * @returns {{labels: Map<string, Label>, rows: Map<string, Box>}}
 */
export function placeLabels(board, roads, scale, measure) {
  const font = labelFont(scale);
  const room = land(board);
  const gap = Math.max(5, 1.5 / scale);
  const towns = new Map(board.cities.map((city) => [city.id, townBox(board, city, scale)]));
  const lines = [...roads.values()].map((road) => road.line);
  const { w: hw, h: hh } = houseSize(scale);

  /** @param {City} city @param {Box} box @param {number} road @param {number} own */
  const disturbance = (city, box, road, own) => {
    let cost = outside(box, room) * scale * scale * 20;
    for (const [id, town] of towns) {
      const area = overlap(box, town) * scale * scale;
      if (area > 0) cost += id === city.id ? area * own : 25 + area * 3;
    }
    for (const line of lines) cost += lengthWithin(line, box) * scale * road;
    return cost;
  };

  const names = board.cities.map((city) => {
    const town = /** @type {Box} */ (towns.get(city.id));
    const point = cityPoint(board, city);
    const size = labelSize(font, measure(city.name));
    return SIDES.map((side) => {
      const box = boxAt(town, point, side, size, gap);
      const away = Math.abs(((SIDES.indexOf(side) - SIDES.indexOf(city.label) + 12) % 8) - 4);
      return {
        box,
        value: { city, side },
        cost: disturbance(city, box, 0.9, 0.3) + (away === 0 ? 0 : 8 + away * 2),
      };
    });
  });
  const rows = board.cities.map((city) => {
    const town = /** @type {Box} */ (towns.get(city.id));
    const point = cityPoint(board, city);
    const shapes = [
      { w: hw * 4, h: hh, extra: 0 },
      { w: hw * 2, h: hh * 1.8, extra: 7 },
    ];
    return shapes.flatMap((size) =>
      SIDES.map((side) => {
        const box = boxAt(town, point, side, size, gap * 0.4);
        if (side === "s") box.y -= town.h * 0.1;
        const wish = side === "s" ? 0 : side.includes("s") ? 4 : side === "n" ? 10 : 6;
        return {
          box,
          value: { city, side },
          cost: disturbance(city, box, 0.35, 0.2) + wish + size.extra,
        };
      }),
    );
  });
  const count = names.length;
  // A name is never covered; that two rows of houses touch is the lesser evil.
  const chosen = arrange([...names, ...rows], 1.2, 30, (a, b) =>
    a < count || b < count ? 1.5 : 0.5,
  );
  return {
    labels: new Map(
      chosen
        .slice(0, count)
        .map(({ box, value }) => [
          value.city.id,
          { city: value.city, box, font, side: value.side },
        ]),
    ),
    rows: new Map(chosen.slice(count).map(({ box, value }) => [value.city.id, box])),
  };
}

/**
 * A ribbon with the name and a band in the colour of the country.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Label} label
 * @param {string | null} colour
 * @param {Palette} palette
 */
export function paintLabel(ctx, label, colour, palette) {
  const { box, font } = label;
  const { x, y, w, h } = box;
  const band = h * 0.17;
  const tail = h * 0.24;
  const line = Math.max(1.1, font * 0.045);
  ctx.lineJoin = "round";
  ctx.lineWidth = line;
  ctx.strokeStyle = palette("--map-label-edge");

  // the folded ends behind
  for (const side of [-1, 1]) {
    const edge = side < 0 ? x : x + w;
    ctx.beginPath();
    ctx.moveTo(edge - side * tail, y + h * 0.22);
    ctx.lineTo(edge + side * tail, y + h * 0.22);
    ctx.lineTo(edge + side * tail * 0.4, y + h * 0.68);
    ctx.lineTo(edge + side * tail, y + h * 1.12);
    ctx.lineTo(edge - side * tail, y + h * 1.12);
    ctx.closePath();
    ctx.fillStyle = colour ?? palette("--map-gold");
    ctx.fill();
    ctx.stroke();
  }

  const ribbon = new Path2D();
  ribbon.rect(x, y, w, h);
  ctx.save();
  ctx.shadowColor = palette("--map-shadow");
  ctx.globalAlpha = 1;
  ctx.fillStyle = palette("--map-label");
  ctx.fill(ribbon);
  ctx.restore();
  ctx.fillStyle = colour ?? palette("--map-gold");
  ctx.fillRect(x, y + h - band, w, band);
  ctx.stroke(ribbon);
  ctx.lineWidth = line * 0.6;
  ctx.beginPath();
  ctx.moveTo(x, y + h - band);
  ctx.lineTo(x + w, y + h - band);
  ctx.stroke();

  ctx.font = `500 ${font}px ${palette("--font-ui")}`;
  ctx.textAlign = "center";
  ctx.textBaseline = "alphabetic";
  ctx.fillStyle = palette("--map-label-ink");
  ctx.fillText(label.city.name, x + w / 2, y + h * 0.73);
}
