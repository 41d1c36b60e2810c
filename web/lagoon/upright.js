/** @import { LagoonBoard } from "./types.js" */

/** Where the islands lie when the board stands upright, as column and row of their corner. */
const ORIGINS = {
  "sacca-mattia": [1, 1.3],
  "san-donato": [7.4, 1.3],
  navagero: [8.7, 7.6],
  "san-pietro-martire": [9.7, 15],
  "santo-stefano": [5, 15],
  "sacca-serenella": [0.4, 15],
};
const STOCKS = [1, 8.2];
const SIZE = { cols: 14, rows: 21.4, side: 62 };
/** So many spaces lie at the left and at the right; the others above and below. */
const BESIDE = 5;
const BELOW = 4;

/**
 * The same lagoon for a view that is higher than wide: the islands in three rows, the ring drawn around them. Nothing
 * about the game changes by it.
 *
 * @param {LagoonBoard} board
 * @returns {LagoonBoard}
 */
export function upright(board) {
  return {
    ...board,
    lagoon: SIZE,
    islands: board.islands.map((island) => {
      const origin = ORIGINS[/** @type {keyof typeof ORIGINS} */ (island.id)] ?? island.origin;
      const [dx, dy] = [0, 1].map((axis) => (origin[axis] ?? 0) - (island.origin[axis] ?? 0));
      const gondolas = island.gondolas.map((gondola) => ({
        ...gondola,
        cell: [(gondola.cell[0] ?? 0) + (dx ?? 0), (gondola.cell[1] ?? 0) + (dy ?? 0)],
      }));
      return { ...island, origin, gondolas };
    }),
    stackIsland: { ...board.stackIsland, origin: STOCKS },
    ring: {
      spaces: board.ring.spaces.map((space, index) => ({ ...space, edge: edgeOf(index) })),
    },
  };
}

/** @param {number} index of a space, in the direction of travel */
function edgeOf(index) {
  if (index < BESIDE) return "left";
  if (index < BESIDE + BELOW) return "bottom";
  return index < 2 * BESIDE + BELOW ? "right" : "top";
}
