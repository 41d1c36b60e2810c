import { HOUSE, houseParts } from "../../art/pieces.js";
import { landmark } from "../../art/town.js";
import { ellipse, polygon, roundedBox } from "../../board/canvas/drawing.js";
import { memoized } from "../../board/canvas/memo.js";
import { regions } from "../../board/map/land/countries.js";
import { cityPoint, land } from "../../board/map/land/geometry.js";
import { boardFor, cityId, housesByCity } from "./board.js";

/**
 * Draws the board as it stands, from public information only.
 *
 * @type {import("../../table/types.js").PositionPicture}
 */
export function drawPosition({ view, seats, options }, large) {
  const { observation } = /** @type {import("./types.js").View} */ (/** @type {unknown} */ (view));
  const state = {
    houses: housesByCity(observation.seats),
    otherRoutes: observation.seats.map(({ route }, seat) => ({ seat, cities: route.map(cityId) })),
    seats: /** @type {import("../../art/types.js").SeatLook[]} */ (seats),
  };
  return positionPicture(boardFor(options), state, large);
}

/**
 * @import { Board, City, MapState, Point } from "../../board/map/types.js"
 * @import { Part } from "../../board/canvas/drawing.js"
 */

/** Sizes in map units: what stands on the board is seen from far away. */
const HOUSE_SCALES = { large: { few: 2.5, many: 1.7 }, small: { few: 4, many: 2.5 } };
const TOWN_RADIUS = 17;
const LANDMARK_SCALE = 1.9;
const ROUTE_WIDTH = 15;

/** What never changes of a board: with the landmarks of the cities, and without. */
const GROUNDS = {
  large: memoized((/** @type {Board} */ board) => drawGround(board, true)),
  small: memoized((/** @type {Board} */ board) => drawGround(board, false)),
};

/**
 * The board as it stands, as a small picture: countries, roads, houses, and the routes that lie before the players.
 *
 * @param {Board} board
 * @param {Pick<MapState, "houses" | "otherRoutes" | "seats">} state
 * @param {boolean} large  with the landmarks of the cities
 */
export function positionPicture(board, state, large) {
  const parts = [
    ...GROUNDS[large ? "large" : "small"](board),
    ...routes(board, state),
    ...houses(board, state, large),
  ];
  return { box: land(board), parts };
}

/** @param {Board} board @param {boolean} large @returns {Part[]} */
function drawGround(board, large) {
  const { x, y, w, h } = land(board);
  const points = pointsOf(board);
  const roads = board.roads.map(({ a, b }) => polygon([at(points, a), at(points, b)], false));
  const towns = board.cities.map((city) => {
    const [cx, cy] = at(points, city.id);
    return ellipse(cx, cy, TOWN_RADIUS);
  });
  return [
    { d: roundedBox(x, y, w, h), fill: "--map-paper" },
    ...regions(board).regions.flatMap(({ country, rings }) => {
      const d = rings.map((ring) => polygon(ring.filter((_, i) => i % 4 === 0))).join("");
      return [
        { d, fill: country.hex, opacity: 0.34 },
        { d, stroke: "--map-border", width: 4, opacity: 0.7 },
      ];
    }),
    { d: roads.join(""), stroke: "--map-road-edge", width: 11 },
    { d: roads.join(""), stroke: "--map-road", width: 6 },
    {
      d: towns.join(""),
      fill: "--map-relief-fill",
      stroke: "--map-ink",
      width: 4,
      opacity: large ? 0.6 : 1,
    },
    ...(large ? board.cities.flatMap((city) => view(city, at(points, city.id))) : []),
  ];
}

/** @param {City} city @param {Point} point @returns {Part[]} */
function view({ id }, [x, y]) {
  const known = landmark(id);
  return known ? [{ parts: known.plain, x, y: y + 6, scale: LANDMARK_SCALE }] : [];
}

/** @param {Board} board @param {Pick<MapState, "otherRoutes" | "seats">} state @returns {Part[]} */
function routes(board, { otherRoutes = [], seats = [] }) {
  const points = pointsOf(board);
  return otherRoutes.flatMap(({ seat, cities }) => {
    const look = seats[seat];
    if (!look || cities.length === 0) return [];
    const d = polygon(
      cities.map((city) => at(points, city)),
      false,
    );
    const line = cities.length === 1 ? d + d.replace("M", "L") : d;
    return [
      { d: line, stroke: "--art-ink", width: ROUTE_WIDTH + 7 },
      { d: line, stroke: `--seat-${look.color}`, width: ROUTE_WIDTH },
    ];
  });
}

/** @param {Board} board @param {Pick<MapState, "houses" | "seats">} state @param {boolean} large @returns {Part[]} */
function houses(board, { houses = {}, seats = [] }, large) {
  const sizes = HOUSE_SCALES[large ? "large" : "small"];
  const points = pointsOf(board);
  const cities = [...board.cities].sort((a, b) => a.y - b.y);
  return cities.flatMap(({ id }) => {
    const owners = houses[id] ?? [];
    const scale = owners.length > 2 ? sizes.many : sizes.few;
    const step = HOUSE.w * scale * 0.92;
    const [x, y] = at(points, id);
    return owners.flatMap((seat, index) => {
      const look = seats[seat];
      if (!look) return [];
      const left = x + (index - owners.length / 2) * step;
      const top = y - HOUSE.h * scale * 0.2;
      return [{ parts: houseParts(look.color, look.symbol), x: left, y: top, scale }];
    });
  });
}

/** @param {Board} board @returns {Map<string, Point>} */
function pointsOf(board) {
  return new Map(board.cities.map((city) => [city.id, cityPoint(board, city)]));
}

/** @param {Map<string, Point>} points @param {string} city @returns {Point} */
function at(points, city) {
  return points.get(city) ?? [0, 0];
}
