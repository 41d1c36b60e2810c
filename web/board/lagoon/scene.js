import { coin } from "../../art/murano/figures.js";
import { changedLayers } from "../canvas/layer.js";
import {
  boxPath,
  grow,
  ovalPath,
  paintParts,
  paintPath,
  paintStep,
  paintText,
  pathOf,
  tracePath,
} from "../canvas/paint.js";
import { sailingRoute } from "./geometry.js";
import { paintRise } from "./motion.js";
import {
  paintAim,
  paintBuilding,
  paintGondola,
  paintRim,
  paintShip,
  paintStocks,
  paintStreet,
} from "./pieces.js";

/**
 * @import { Palette } from "../canvas/paint.js"
 * @import { Slot } from "./geometry.js"
 * @import { Motion } from "./motion.js"
 * @import { Places } from "./places.js"
 * @import { Box, LagoonBoard, LagoonState, Point, SpaceLight } from "./types.js"
 *
 * What the changing layers are painted from.
 *
 * @typedef {object} Scene
 * @property {LagoonState} state
 * @property {Places} places
 * @property {Motion} motion
 * @property {Palette} palette
 * @property {number} scale  css pixels per unit
 * @property {Box} sheet
 */

/** The layers on which each part of the state lies; all else is a piece. @type {Record<string, ("pieces" | "lights")[]>} */
const LAYERS = {
  spaces: ["lights"],
  journeys: ["lights"],
  sites: ["lights"],
  berths: ["lights"],
  ghost: ["lights"],
  marks: ["lights"],
  steps: ["lights"],
  // A gondola that may be taken is painted once more, above its light.
  gondolaColours: ["pieces", "lights"],
  placed: ["pieces", "lights"],
  seats: ["pieces", "lights"],
};

/** @param {LagoonState} before @param {LagoonState} after */
export function layersToRepaint(before, after) {
  return changedLayers(before, after, LAYERS, ["pieces"]);
}

/** @param {LagoonState} state @param {number | null} seat */
function lookOf(state, seat) {
  return seat === null ? null : (state.seats[seat] ?? null);
}

/** @param {CanvasRenderingContext2D} ctx @param {Scene} scene */
export function paintPieces(ctx, scene) {
  const { state, places, motion, palette } = scene;
  for (const [id, tile] of Object.entries(state.streets)) {
    const cell = places.cells.get(id);
    if (cell)
      motion.paintFalling(ctx, `cell:${id}`, cell.box, () =>
        paintStreet(ctx, cell.box, tile, palette),
      );
  }
  for (const id of state.open) {
    const cell = places.cells.get(id);
    if (cell) paintUsable(ctx, cell.box, palette);
  }
  for (const [id, { tile, owner }] of Object.entries(state.buildings)) {
    const cell = places.cells.get(id);
    if (cell && motion.rising?.place !== `cell:${id}`)
      motion.paintFalling(ctx, `cell:${id}`, cell.box, () =>
        paintBuilding(ctx, cell.box, tile, lookOf(state, owner), palette),
      );
  }
  for (const gondola of places.gondolas.values())
    motion.paintFalling(ctx, `gondola:${gondola.no}`, gondola.box, () =>
      paintGondola(ctx, gondola, state, palette),
    );
  paintStocks(ctx, places.board, state, palette, scene.scale);
  paintShips(ctx, scene);
  paintRising(ctx, scene);
}

/** Ships under way are elsewhere than their state says. @param {CanvasRenderingContext2D} ctx @param {Scene} scene */
function paintShips(ctx, { state, places, motion, palette }) {
  const { ships } = motion;
  const under = new Set(ships.map(({ to }) => to));
  for (const ship of state.ships) {
    const slot = places.slots.get(ship.space);
    if (slot && !under.has(ship.space)) paintShip(ctx, slot.berth, slot.course, ship, palette);
  }
  for (const ship of ships) paintShip(ctx, ship.at, ship.course, ship, palette);
}

/** @param {CanvasRenderingContext2D} ctx @param {Scene} scene */
function paintRising(ctx, { state, places, motion, palette, scale, sheet }) {
  const { rising } = motion;
  const id = rising?.place.replace("cell:", "") ?? "";
  const cell = places.cells.get(id);
  const building = state.buildings[id];
  if (!rising || !cell || !building) return;
  const site = { cell: cell.box, sheet, tile: building.tile, owner: lookOf(state, building.owner) };
  paintRise(ctx, site, rising.time, palette, scale);
}

/**
 * What may be chosen, and what is marked.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Scene} scene
 * @param {Map<string, number>} beats  how far the pulse of each place has come, 0 to 1
 */
export function paintLights(ctx, { state, places, palette, scale, sheet }, beats) {
  for (const id of state.sites) {
    const cell = places.cells.get(id);
    if (cell) paintSite(ctx, cell.box, palette, scale);
  }
  for (const [no, price] of Object.entries(state.berths)) {
    const gondola = places.gondolas.get(Number(no));
    if (!gondola) continue;
    const { x, y, w, h } = gondola.box;
    paintSite(ctx, { x: x - 2, y: y - 2, w: w + 4, h: h + 4 }, palette, scale);
    ctx.globalAlpha = 1;
    paintGondola(ctx, gondola, state, palette);
    // Whose shop stands above is seen there.
    paintPrice(ctx, [x + w - 6, y + h - 6], price, palette, scale);
  }
  // Beside the chosen one the others step back.
  const hasAim = Object.values(state.spaces).some(({ kind }) => kind === "chosen");
  for (const [no, light] of Object.entries(state.spaces)) {
    const slot = places.slots.get(Number(no));
    // What brings nothing looks as what is out of reach.
    if (slot && (!light.idle || light.price !== null))
      paintSpaceLight(ctx, slot, { idle: hasAim, ...light }, palette, scale);
  }
  paintGhost(ctx, state, places, palette, scale);
  for (const journey of state.journeys)
    paintJourney(ctx, places.board, places.slots, journey, palette);
  for (const place of state.marks) {
    const box = places.boxOf(place);
    const time = beats.get(`${place.kind}:${place.id}`) ?? 1;
    // Beside numbered steps a rim tells enough, and hides no number and no price.
    const rim = place.chosen ? "--lagoon-glow" : place.hinted ? "--hinted" : "--lagoon-ink";
    const isRim = rim !== "--lagoon-ink" || place.quiet || state.steps.length > 0;
    if (box && isRim) paintRim(ctx, box, rim, palette, scale);
    else if (box) paintHexagon(ctx, box, palette, time, sheet);
  }
  // Over the rims, which would cut them.
  for (const [no, { price }] of Object.entries(state.spaces)) {
    const slot = places.slots.get(Number(no));
    if (slot && price !== null) paintPrice(ctx, tagOf(slot.quay), price, palette, scale);
  }
  for (const [index, place] of state.steps.entries()) {
    const at = stepAt(places, place);
    if (at) paintStep(ctx, at, index + 1, palette, scale);
  }
}

/** Where the number of a step stands. @param {Places} places @param {LagoonState["steps"][number]} place */
function stepAt(places, place) {
  const slot = places.slots.get(Number(place.id));
  return slot && place.kind === "space" ? tagOf(slot.quay, true) : places.middle(place);
}

/** A space of the ring that may be chosen now, with the price of the ships. @param {CanvasRenderingContext2D} ctx @param {Slot} slot @param {SpaceLight} light @param {Palette} palette @param {number} scale */
function paintSpaceLight(ctx, { quay }, light, palette, scale) {
  const isChosen = light.kind !== "open";
  // What brings something and costs nothing shines brighter.
  const isDear = !isChosen && (light.idle || (light.price ?? 0) > 0);
  const [units, px, blur, opacity] = isChosen
    ? [6, 3, 26, 1]
    : isDear
      ? [2.4, 1.4, 0, 0.75]
      : [5, 2.4, 18, 1];
  const rim = boxPath(quay, 9);
  if (light.kind === "chosen") paintAim(ctx, rim, palette, scale);
  ctx.save();
  ctx.shadowColor = palette("--lagoon-glow");
  ctx.shadowBlur = blur;
  const glow = { stroke: "--lagoon-glow", width: Math.max(units, px / scale), opacity };
  paintPath(ctx, rim, glow, palette);
  ctx.restore();
  if (isChosen) paintPath(ctx, rim, { stroke: "--lagoon-glow-soft", width: 2 }, palette);
}

/** Where the price of a space hangs, and at the other corner towards the lagoon the number of a step. @param {Box} quay @param {boolean} [isStep] @returns {Point} @internal */
export function tagOf({ x, y, w, h }, isStep = false) {
  if (w > h) return [isStep ? x + 12 : x + w - 12, y < 0 ? y + h - 2 : y + 2];
  const out = isStep ? 17 : -3;
  return [x < 0 ? x + w + out : x - out, isStep ? y + h - 6 : y + 12];
}

/** @param {CanvasRenderingContext2D} ctx @param {Point} at @param {number} price @param {Palette} palette @param {number} scale */
function paintPrice(ctx, [x, y], price, palette, scale) {
  const r = Math.max(14, 8.5 / scale);
  const disc = `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  const tick = `M${-r * 0.45} ${r * 0.05}L${-r * 0.1} ${r * 0.42} ${r * 0.5} ${-r * 0.38}`;
  const free = [
    { d: disc, fill: "--ok", stroke: "--lagoon-flag", width: r * 0.14 },
    { d: tick, stroke: "--lagoon-flag", width: r * 0.24 },
  ];
  const parts = price === 0 ? free : coin(r, String(price));
  paintParts(ctx, [{ parts, x, y, scale: 1 }], palette);
}

/**
 * A cell that may be built on, or a gondola that may be chosen.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Box} cell
 * @param {Palette} palette
 * @param {number} scale
 */
function paintSite(ctx, cell, palette, scale) {
  paintPath(ctx, grow(cell, -1), { fill: "--lagoon-glow", opacity: 0.42 }, palette);
  ctx.save();
  ctx.shadowColor = palette("--lagoon-glow");
  ctx.shadowBlur = 10;
  const glow = { stroke: "--lagoon-glow", width: Math.max(3, 1.8 / scale) };
  paintPath(ctx, grow(cell, -2.5), glow, palette);
  ctx.restore();
  paintPath(ctx, grow(cell, -0.8), { stroke: "--lagoon-shade" }, palette);
}

/**
 * The tile that is looked at, on its site, with the points that it would bring.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {LagoonState} state
 * @param {Places} places
 * @param {Palette} palette
 * @param {number} scale
 */
function paintGhost(ctx, state, places, palette, scale) {
  const { ghost } = state;
  const box = ghost && places.cells.get(ghost.cell)?.box;
  if (!ghost || !box) return;
  for (const id of ghost.opens) {
    const cell = places.cells.get(id);
    if (cell) paintUsable(ctx, cell.box, palette);
  }
  if (ghost.tile.startsWith("street")) paintStreet(ctx, box, ghost.tile, palette);
  else paintBuilding(ctx, box, ghost.tile, null, palette);
  // A veil: it is not there yet.
  paintPath(ctx, grow(box, -1), { fill: "--lagoon-flag", opacity: 0.3 }, palette);
  const rim = { stroke: "--lagoon-glow", width: Math.max(3, 1.8 / scale) };
  paintPath(ctx, grow(box, -1.5), rim, palette);
  if (ghost.points !== 0)
    paintPoints(ctx, [box.x + box.w - 4, box.y + 4], ghost.points, palette, scale);
}

/** @param {CanvasRenderingContext2D} ctx @param {Point} at @param {number} points @param {Palette} palette @param {number} scale */
function paintPoints(ctx, [x, y], points, palette, scale) {
  const r = Math.max(15, 10 / scale);
  const disc = ovalPath(x, y, r);
  const rim = { fill: "--lagoon-flag", stroke: "--lagoon-mark", width: r * 0.16 };
  paintPath(ctx, disc, rim, palette);
  const text = points > 0 ? `+${points}` : `\u2212${-points}`;
  const lettering = { text, x, y: y + r * 0.06, size: r * 1.1, weight: 700 };
  paintText(ctx, { ...lettering, font: "ui", fill: "--lagoon-ink" }, palette);
}

/** The brown square of a usable building space. @param {CanvasRenderingContext2D} ctx @param {Box} cell @param {Palette} palette */
function paintUsable(ctx, cell, palette) {
  paintPath(ctx, grow(cell, -12), { stroke: "--lagoon-site", width: 3.6 }, palette);
}

/**
 * The way of a ship that would sail.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {LagoonBoard} board
 * @param {Map<number, Slot>} slots
 * @param {readonly number[]} journey
 * @param {Palette} palette
 */
function paintJourney(ctx, board, slots, [from, to], palette) {
  const way = sailingRoute(board, slots, from, to);
  const line = tracePath(way);
  ctx.save();
  ctx.lineJoin = "round";
  ctx.lineCap = "round";
  paintPath(ctx, line, { stroke: "--lagoon-shade", width: 9, dash: "2 12" }, palette);
  paintPath(ctx, line, { stroke: "--lagoon-glow", width: 5, dash: "2 12" }, palette);
  const [ax, ay] = way.at(-2) ?? [0, 0];
  const [bx, by] = way.at(-1) ?? [0, 0];
  ctx.translate(bx, by);
  ctx.rotate(Math.atan2(by - ay, bx - ax));
  const arrow = { fill: "--lagoon-glow", stroke: "--lagoon-shade", width: 2 };
  paintPath(ctx, pathOf("M16 0L-8 -13V13Z"), arrow, palette);
  ctx.restore();
}

/** The broader line of a hexagon, in units. */
const HEXAGON_LINE = 9;

/**
 * Middle and half sizes of a hexagon: around its place as far as the sheet goes.
 *
 * @param {Box} box
 * @param {number} time  0 to 1
 * @param {Box} sheet
 * @internal
 */
export function hexagonAround({ x, y, w, h }, time, sheet) {
  const by = 16 - 8 * (1 - (1 - time) ** 3);
  const wide = by + Math.min(w, h) * 0.16;
  const edge = HEXAGON_LINE / 2;
  const left = Math.max(x - wide, sheet.x + edge);
  const right = Math.min(x + w + wide, sheet.x + sheet.w - edge);
  const top = Math.max(y - by, sheet.y + edge);
  const bottom = Math.min(y + h + by, sheet.y + sheet.h - edge);
  return {
    cx: (left + right) / 2,
    cy: (top + bottom) / 2,
    rx: (right - left) / 2,
    ry: (bottom - top) / 2,
  };
}

/**
 * The hexagon around what a line of the log is about.
 *
 * @param {CanvasRenderingContext2D} ctx
 * @param {Box} box
 * @param {Palette} palette
 * @param {number} time  0 to 1: opens while it comes
 * @param {Box} sheet  beyond which nothing is seen
 */
function paintHexagon(ctx, box, palette, time, sheet) {
  const { cx, cy, rx, ry } = hexagonAround(box, time, sheet);
  const slant = rx * 0.62;
  const [left, right, top, bottom] = [cx - slant, cx + slant, cy - ry, cy + ry];
  const hexagon = new Path2D(
    `M${cx - rx} ${cy}L${left} ${top}H${right}L${cx + rx} ${cy}L${right} ${bottom}H${left}Z`,
  );
  ctx.lineJoin = "round";
  paintPath(ctx, hexagon, { stroke: "--lagoon-flag", width: HEXAGON_LINE }, palette);
  paintPath(ctx, hexagon, { stroke: "--lagoon-mark", width: 5 }, palette);
}
