import { grow } from "../canvas/paint.js";
import { land, OccupancyGrid } from "./land/geometry.js";

import { placeOrnaments } from "./land/sheet.js";
import { placeCloseNames, placeNames } from "./lettering/country-names.js";
import { placeLabels } from "./lettering/labels.js";
import { placeCityTiles } from "./pieces/city-pieces.js";
import { drawnRoads, roadWidth } from "./pieces/roads.js";
import { placeLandmarks, townBox } from "./pieces/towns.js";

/**
 * @import { CountryName } from "./lettering/country-names.js"
 * @import { Label } from "./lettering/labels.js"
 * @import { Row } from "./pieces/city-pieces.js"
 * @import { Placed } from "./pieces/towns.js"
 * @import { Board, Box, Point } from "./types.js"
 */

/** A scale, how many houses may stand in a town, and the scale of the whole map. @typedef {{scale: number, seats: number, whole?: number}} Wanted */

/**
 * Where everything stands at a scale. Things that must stay readable grow against the map on small screens, so each
 * size of screen has its own arrangement; chance plays no part in it.
 *
 * @typedef {object} Layout
 * @property {number} scale  css pixels per map unit by which things were sized
 * @property {Map<string, Label>} labels
 * @property {Map<string, Row>} rows  room for the houses of a town
 * @property {Wanted} wanted  what was asked for
 * @property {Map<string, Box>} cityTiles  room for the tile that lies at a city
 * @property {Map<string, Placed>} landmarks
 * @property {CountryName[]} names
 * @property {Box | null} cartouche
 * @property {Box | null} compass
 * @property {OccupancyGrid} spaces  what is taken; hills and woods keep away from it
 */

/**
 * Above this scale nothing needs to grow against the map any more: towns and names stay where they are. Only
 * country names that found no room at a readable size come up in closer looks.
 */
const LARGEST_SCALE = 0.46;
const NAME_SCALES = [1.2, 0.95, 0.75, 0.6];
/** How much room the name of a town has around it, in sizes of its letters. */
const LABEL_MARGIN = 0.36;
/** How much a road takes of the room for what may lie on it. */
const ROAD_WEIGHT = 2;

/** @param {number} scale */
export function layoutScale(scale) {
  if (scale >= LARGEST_SCALE) return NAME_SCALES.find((step) => scale >= step) ?? LARGEST_SCALE;
  // steps of about five per cent, so that small changes of the window do not move every name
  return (
    LARGEST_SCALE * 1.05 ** Math.floor(Math.log(scale / LARGEST_SCALE) / Math.log(1.05) + 1e-6)
  );
}

/**
 * Arranges everything, in steps of some milliseconds each.
 *
 * @param {Board} board
 * @param {Wanted} wanted
 * @param {{label: (text: string) => number, name: (text: string) => number}} measure
 * @param {Point[][]} seas
 * @param {Layout} [whole]  of the whole map, for a closer look
 * @returns {Generator<void, Layout>}
 * @internal
 */
export function* arrangeMap(board, wanted, measure, seas, whole) {
  const { seats } = wanted;
  const roads = drawnRoads(board);
  const scale = Math.min(LARGEST_SCALE, wanted.scale);
  const { labels, rows } = yield* placeLabels(board, roads, scale, seats, measure.label, whole);
  yield;
  const spaces = new OccupancyGrid(land(board));
  for (const city of board.cities) spaces.takeBox(grow(townBox(board, city, scale), 5), 8);
  for (const { box, font } of labels.values()) spaces.takeBox(grow(box, font * LABEL_MARGIN), 10);
  for (const { box } of rows.values()) spaces.takeBox(grow(box, 2), 5);
  const beside = roadWidth(scale) * 0.5 + 4;
  for (const { line } of roads.values()) spaces.takeLine(line, beside, ROAD_WEIGHT);
  yield;
  const cityTiles = placeCityTiles(board, spaces, scale);
  const taken = [...labels.values(), ...rows.values()].map(({ box }) => box);
  yield;
  const landmarks = placeLandmarks(board, roads, [...taken, ...cityTiles.values()], scale);
  for (const { box } of landmarks.values()) spaces.takeBox(grow(box, 3), 6);
  yield;
  for (const sea of seas) spaces.takeArea(sea);
  const wide = yield* placeNames(board, spaces, scale, measure.name);
  const known = { names: wide, scale };
  const full = yield* placeNames(board, spaces, wanted.scale, measure.name, known);
  const close = yield* placeCloseNames(board, spaces, wanted.scale, measure.name, full);
  /** @param {1 | -1} sign */
  const takeRoads = (sign) => {
    for (const { line } of roads.values()) spaces.takeLine(line, beside, ROAD_WEIGHT * sign);
  };
  /** @param {1 | -1} sign */
  const takeRims = (sign) => {
    for (const { box, font } of labels.values()) {
      spaces.takeBox(grow(box, font * LABEL_MARGIN), 10 * sign);
      spaces.takeBox(box, -10 * sign);
    }
    for (const { box } of rows.values()) spaces.takeBox(grow(box, 2), 5 * sign);
  };
  // The next ones are written across roads, as on old maps, and the last ones close to towns, where houses may come to stand.
  takeRoads(-1);
  const across = yield* placeCloseNames(board, spaces, wanted.scale, measure.name, close);
  takeRims(-1);
  const names = yield* placeCloseNames(board, spaces, wanted.scale, measure.name, across, true);
  takeRims(1);
  takeRoads(1);
  yield;
  for (const sea of seas) spaces.takeArea(sea, -1);
  const ornaments = placeOrnaments(board, spaces, scale);
  const placed = { labels, rows, cityTiles, landmarks, names, ...ornaments };
  return { wanted, scale, spaces, ...placed };
}

/** @typedef {Box & {city: string, isName: boolean}} Kept */

/**
 * Where the towns and their names stand, each with its city.
 *
 * @param {Board} board
 * @param {Layout} layout
 * @returns {Kept[]}
 */
export function townsAndNames(board, { labels, landmarks, scale }) {
  const towns = board.cities.map((city) => {
    const town = townBox(board, city, scale);
    const { box } = landmarks.get(city.id) ?? { box: town };
    const y = Math.min(town.y, box.y);
    return { ...town, y, h: town.y + town.h - y, city: city.id, isName: false };
  });
  return [...towns, ...[...labels].map(([city, { box }]) => ({ ...box, city, isName: true }))];
}

/** Widths of text at size 1. @typedef {{label: (text: string) => number, name: (text: string) => number}} Measure */

/**
 * Where everything stands on a map. It follows from the board, the letters and what is wanted now, and from nothing that
 * was seen before: letters that come late leave the same map behind as those that were there from the beginning.
 */
export class LayoutCache {
  /** What was arranged last, of the whole map and of a closer look. @type {Layout[]} */
  #known = [];

  /**
   * @param {Board} board
   * @param {Measure} measure
   */
  constructor(board, measure) {
    this.board = board;
    this.measure = measure;
  }

  /** Other letters than before: names have another width. @param {Measure} measure */
  letter(measure) {
    this.measure = measure;
    this.#known = [];
  }

  /**
   * Arranges everything, in steps; what was wanted last is known. A closer look leaves names and houses at their sides.
   *
   * @param {Wanted} wanted
   * @param {Point[][]} seas  where no country has its name
   * @returns {Generator<void, Layout>}
   */
  *arranged(wanted, seas) {
    const known = this.#known.find((one) => isSame(one.wanted, wanted));
    if (known) return known;
    const { board, measure } = this;
    const { scale, seats, whole = scale } = wanted;
    /** @type {Layout | undefined} */
    const before =
      whole < scale ? yield* this.arranged({ scale: whole, seats, whole }, seas) : undefined;
    const layout = yield* arrangeMap(board, wanted, measure, seas, before);
    // Letters may have come meanwhile.
    if (measure === this.measure) this.#known = before ? [before, layout] : [layout];
    return layout;
  }
}

/** @param {Wanted} one @param {Wanted} other */
function isSame(one, other) {
  return (
    one.scale === other.scale &&
    one.seats === other.seats &&
    (one.whole ?? one.scale) === (other.whole ?? other.scale)
  );
}
