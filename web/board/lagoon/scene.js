import { changedLayers } from "../canvas/layer.js";
import { paintStep } from "../canvas/paint.js";
import {
  paintHexagon,
  paintJourney,
  paintPrice,
  paintSite,
  paintSpaceLight,
  paintUsable,
} from "./lights.js";
import { paintRise } from "./motion.js";
import { paintBuilding, paintGondola, paintShip, paintStocks, paintStreet } from "./pieces.js";

/**
 * @import { Palette } from "../canvas/paint.js"
 * @import { Motion } from "./motion.js"
 * @import { Places } from "./places.js"
 * @import { Box, LagoonState } from "./types.js"
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

/** The lagoon before anything lies on it. @type {LagoonState} */
export const EMPTY = {
  ships: [],
  seats: [],
  streets: {},
  buildings: {},
  open: [],
  placed: {},
  gondolaColours: [],
  stock: {},
  pile: { character: 0, special: 0 },
  beads: 0,
  empty: [],
  ending: false,
  spaces: {},
  journeys: [],
  sites: [],
  berths: {},
  marks: [],
  steps: [],
};

/** The layers on which each part of the state lies; all else is a piece. @type {Record<string, ("pieces" | "lights")[]>} */
const LAYERS = {
  spaces: ["lights"],
  journeys: ["lights"],
  sites: ["lights"],
  berths: ["lights"],
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
    paintPrice(ctx, [x + w - 6, y + 6], price, palette, scale);
  }
  for (const [no, light] of Object.entries(state.spaces)) {
    const slot = places.slots.get(Number(no));
    if (slot) paintSpaceLight(ctx, slot, light, palette, scale);
  }
  for (const journey of state.journeys)
    paintJourney(ctx, places.board, places.slots, journey, palette);
  for (const place of state.marks) {
    const box = places.boxOf(place);
    const time = beats.get(`${place.kind}:${place.id}`) ?? 1;
    if (box) paintHexagon(ctx, box, palette, time, sheet);
  }
  for (const [index, place] of state.steps.entries()) {
    const box = places.boxOf(place);
    if (box) paintStep(ctx, [box.x + 10, box.y + 12], index + 1, palette, scale);
  }
}
