/** @import { Board, Box, City, Point } from "../types.js" */

/** Height of every board in map units. */
const HEIGHT = 1000;
/** Land drawn beyond the board's own frame, so that towns at the edge have room for their names. */
const LAND_MARGIN = 40;
/** Width of the ornamental frame, and of the bare paper around it. */
export const FRAME = 30;
const RIM = 12;

/** @param {Board} board */
function boardWidth(board) {
  return board.map.aspect * HEIGHT;
}

/** @param {Box} box @param {number} by @returns {Box} */
export function grow(box, by) {
  return { x: box.x - by, y: box.y - by, w: box.w + 2 * by, h: box.h + 2 * by };
}

/** The land inside the frame. @param {Board} board @returns {Box} */
export function land(board) {
  return grow({ x: 0, y: 0, w: boardWidth(board), h: HEIGHT }, LAND_MARGIN);
}

/** The whole sheet of paper. @param {Board} board @returns {Box} */
export function sheet(board) {
  return grow(land(board), FRAME + RIM);
}

/** @param {Board} board @param {City} city @returns {Point} */
export function cityPoint(board, city) {
  return [city.x * boardWidth(board), city.y * HEIGHT];
}

/**
 * From longitude and latitude to map units.
 *
 * @param {Board} board
 * @returns {(place: Point) => Point}
 */
export function projection(board) {
  const { west, east, north, south } = board.map.frame;
  const width = boardWidth(board);
  return ([lon, lat]) => [
    ((lon - west) / (east - west)) * width,
    ((north - lat) / (north - south)) * HEIGHT,
  ];
}
