import { overlap } from "./land/geometry.js";
import { placeOrnaments } from "./land/ornaments.js";
import { grow, land } from "./land/sheet.js";
import { Spaces } from "./land/spaces.js";
import { landByCountry } from "./lettering/country-rooms.js";
import { NARROWEST, placeLabels } from "./lettering/labels.js";
import { placeNames } from "./lettering/names.js";
import { placeShortNames } from "./lettering/short-names.js";
import { placeCityTiles } from "./pieces/city-pieces.js";
import { placeLandmarks } from "./pieces/landmarks.js";
import { roadWidth } from "./pieces/roads.js";
import { townBox } from "./pieces/towns.js";

/**
 * @import { Board, Box, Point } from "./types.js"
 * @import { DrawnRoad } from "./pieces/roads.js"
 * @import { Label } from "./lettering/labels.js"
 * @import { Row } from "./pieces/houses.js"
 * @import { CountryName } from "./lettering/names.js"
 * @import { Placed } from "./pieces/landmarks.js"
 */

/** A scale, how many houses may stand in a town, and the scale of the whole map. @typedef {{scale: number, seats: number, whole?: number}} Wanted */

/**
 * Where everything stands at a scale. Things that must stay readable grow against the map on small screens, so each
 * size of screen has its own arrangement; chance plays no part in it.
 *
 * @typedef {object} Layout
 * @property {number} scale  css pixels per map unit by which things were sized
 * @property {Map<string, DrawnRoad>} roads
 * @property {Map<string, Label>} labels
 * @property {Map<string, Row>} rows  room for the houses of a town
 * @property {Wanted} wanted  what was asked for
 * @property {Map<string, Box>} cityTiles  room for the tile that lies at a city
 * @property {Map<string, Placed>} landmarks
 * @property {CountryName[]} names
 * @property {Box | null} cartouche
 * @property {Box | null} compass
 * @property {Spaces} spaces  what is taken; hills and woods keep away from it
 */

/**
 * Above this scale nothing needs to grow against the map any more: towns and names stay where they are. Only
 * country names that found no room at a readable size come up in closer looks.
 */
const ENOUGH = 0.46;
const CLOSER = [1.2, 0.95, 0.75, 0.6];
/** How much room the name of a town has around it, in sizes of its letters. */
const RIM = 0.36;
/** How much a road takes of the room for what may lie on it. */
const ROAD = 2;

/** @param {number} scale */
export function layoutScale(scale) {
  if (scale >= ENOUGH) return CLOSER.find((step) => scale >= step) ?? ENOUGH;
  // steps of about five per cent, so that small changes of the window do not move every name
  return ENOUGH * 1.05 ** Math.floor(Math.log(scale / ENOUGH) / Math.log(1.05) + 1e-6);
}

/**
 * Arranges everything, in steps of some milliseconds each.
 *
 * @param {Board} board
 * @param {Map<string, DrawnRoad>} roads
 * @param {Wanted} wanted
 * @param {{label: (text: string) => number, name: (text: string) => number}} measure
 * @param {Point[][]} seas
 * @param {Layout} [whole]  of the whole map, for a closer look
 * @returns {Generator<void, Layout>}
 */
export function* arrangeMap(board, roads, wanted, measure, seas, whole) {
  const { seats } = wanted;
  const scale = Math.min(ENOUGH, wanted.scale);
  const { labels, rows } = yield* placeLabels(board, roads, scale, seats, measure.label, whole);
  yield;
  const spaces = new Spaces(land(board));
  for (const city of board.cities) spaces.takeBox(grow(townBox(board, city, scale), 5), 8);
  for (const { box, font } of labels.values()) spaces.takeBox(grow(box, font * RIM), 10);
  for (const { box } of rows.values()) spaces.takeBox(grow(box, 2), 5);
  const beside = roadWidth(scale) * 0.5 + 4;
  for (const { line } of roads.values()) spaces.takeLine(line, beside, ROAD);
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
  const short = yield* placeShortNames(board, spaces, wanted.scale, measure.name, full);
  /** @param {1 | -1} sign */
  const takeRoads = (sign) => {
    for (const { line } of roads.values()) spaces.takeLine(line, beside, ROAD * sign);
  };
  /** @param {1 | -1} sign */
  const takeRims = (sign) => {
    for (const { box, font } of labels.values()) {
      spaces.takeBox(grow(box, font * RIM), 10 * sign);
      spaces.takeBox(box, -10 * sign);
    }
    for (const { box } of rows.values()) spaces.takeBox(grow(box, 2), 5 * sign);
  };
  // The next ones are written across roads, as on old maps, and the last ones close to towns, where houses may come to stand.
  takeRoads(-1);
  const across = yield* placeShortNames(board, spaces, wanted.scale, measure.name, short);
  takeRims(-1);
  let names = yield* placeShortNames(board, spaces, wanted.scale, measure.name, across, true);
  // Only on the narrowest phones a town keeps back its name where its country would have none: a touch tells it.
  const lands = landByCountry(board);
  for (const { city, box } of scale < NARROWEST ? [...labels.values()] : []) {
    const isOver = board.countries.some(
      ({ id }) =>
        !names.some(({ country }) => country === id) &&
        lands.get(id)?.some(([x, y]) => overlap(box, { x, y, w: 1, h: 1 }) > 0),
    );
    if (!isOver) continue;
    spaces.takeBox(box, -10);
    const before = names.length;
    names = yield* placeShortNames(board, spaces, wanted.scale, measure.name, names, true);
    if (names.length > before) labels.delete(city.id);
    else spaces.takeBox(box, 10);
  }
  takeRims(1);
  takeRoads(1);
  yield;
  for (const sea of seas) spaces.takeArea(sea, -1);
  const { cartouche, compass } = placeOrnaments(board, spaces, scale);
  return {
    wanted,
    scale,
    roads,
    labels,
    rows,
    cityTiles,
    landmarks,
    names,
    cartouche,
    compass,
    spaces,
  };
}

/**
 * Where the towns and their names stand.
 *
 * @param {Board} board
 * @param {Layout} layout
 * @returns {Box[]}
 */
export function townsAndNames(board, { labels, landmarks, scale }) {
  const towns = board.cities.map((city) => {
    const town = townBox(board, city, scale);
    const { box } = landmarks.get(city.id) ?? { box: town };
    const y = Math.min(town.y, box.y);
    return { ...town, y, h: town.y + town.h - y };
  });
  return [...towns, ...[...labels.values()].map(({ box }) => box)];
}
