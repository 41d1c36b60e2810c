/** @import { BoardFile, LagoonBoard } from "./types.js" */

/**
 * How the lagoon lies on a screen: across where that is wider than high, tall where it is higher, narrow on a phone held
 * upright, where no word is lettered on a quay. It belongs to the screen, not to what is left of it beside other things:
 * the islands stay where they are when something comes or goes.
 *
 * @typedef {"across" | "tall" | "narrow"} Lie
 *
 * @typedef {object} Places  columns and rows in building spaces, depths of the quays in units
 * @property {{cols: number, rows: number, side: number, depth: number}} water
 * @property {Record<string, [number, number]>} origins  the corner of each island
 * @property {readonly string[]} below  islands whose name flies below them
 * @property {[number, number]} stocks
 * @property {[number, number][]} serenella  berths of the only island that has no bay for them
 * @property {{beside: number, below: number}} ring  so many spaces lie at the left and right, and below and above
 */

/** @type {Record<Lie, Places>} */
const LIES = {
  across: {
    water: { cols: 19.17, rows: 10.94, side: 88, depth: 56 },
    origins: {
      "sacca-mattia": [0.65, 0.72],
      "san-donato": [6.75, 0.72],
      navagero: [14.5, 0.72],
      "santo-stefano": [0.65, 5.22],
      "sacca-serenella": [5.5, 6.22],
      "san-pietro-martire": [10.15, 5.22],
    },
    below: ["santo-stefano", "sacca-serenella", "san-pietro-martire"],
    stocks: [15.3, 6.95],
    serenella: [0, 1, 2, 3].map((column) => [column, -1]),
    ring: { beside: 4, below: 5 },
  },
  tall: {
    water: { cols: 15.5, rows: 16.8, side: 96, depth: 58 },
    origins: {
      "sacca-mattia": [1.2, 0.75],
      "san-donato": [8.2, 0.75],
      navagero: [1.2, 5.5],
      "san-pietro-martire": [10.3, 5.5],
      "santo-stefano": [1.7, 11.25],
      "sacca-serenella": [9, 11.6],
    },
    below: [],
    stocks: [6.3, 7.1],
    serenella: beside([1, 2]),
    ring: { beside: 5, below: 4 },
  },
  narrow: {
    water: { cols: 12.6, rows: 16.8, side: 60, depth: 56 },
    origins: {
      "sacca-mattia": [0.55, 0.75],
      "san-donato": [6.1, 0.75],
      navagero: [0.55, 5.5],
      "san-pietro-martire": [8.05, 5.5],
      "santo-stefano": [0.7, 11.25],
      "sacca-serenella": [6.9, 11.6],
    },
    below: [],
    stocks: [4.35, 7.65],
    serenella: beside([1, 2]),
    ring: { beside: 5, below: 4 },
  },
};

/** The stocks lie in four columns and two rows, which keep their size when the islands grow. */
const STOCKS = [3.02, 3.02];

/** Bays in which the gondolas of an island lie, by column and row of its grid. @type {Record<string, [number, number][]>} */
const BAYS = {
  "sacca-mattia": [
    [0, 3],
    [0, 0],
    [3, 3],
    [4, 3],
  ],
  "san-donato": [
    [0, 0],
    [0, 3],
    [5, 3],
    [5, 0],
  ],
  navagero: [
    [0, 2],
    [0, 4],
    [2, 3],
    [3, 0],
  ],
  "san-pietro-martire": [
    [0, 0],
    [0, 2],
    [3, 2],
    [3, 0],
  ],
  "santo-stefano": [
    [0, 4],
    [3, 4],
    [3, 3],
    [3, 0],
  ],
};

/** Two berths at the left of an island of four columns, two at its right. @param {number[]} rows @returns {[number, number][]} */
function beside(rows) {
  return [-1, 4].flatMap((column) =>
    rows.map((row) => /** @type {[number, number]} */ ([column, row])),
  );
}

/**
 * The lagoon as it lies on a screen. The islands are drawn as large as the water allows and the ring around them; nothing
 * about the game changes by it.
 *
 * @param {BoardFile} board
 * @param {Lie} lie
 * @returns {LagoonBoard}
 */
export function arranged(board, lie) {
  const { water, origins, below, stocks, serenella, ring } = LIES[lie];
  return {
    ...board,
    lagoon: water,
    islands: board.islands.map((island) => {
      const origin = origins[island.id] ?? [0, 0];
      const bays = BAYS[island.id] ?? serenella;
      const gondolas = island.gondolas.map((gondola, index) => {
        const [column, row] = bays[index] ?? [0, 0];
        return { ...gondola, cell: [origin[0] + column, origin[1] + row] };
      });
      /** @type {"above" | "below"} */
      const flag = below.includes(island.id) ? "below" : "above";
      return { ...island, origin, gondolas, flag };
    }),
    stackIsland: { ...board.stackIsland, origin: stocks, size: STOCKS },
    ring: {
      spaces: board.ring.spaces.map((space, index) => ({ ...space, edge: edgeOf(index, ring) })),
    },
  };
}

/** @param {number} index of a space, in the direction of travel @param {{beside: number, below: number}} ring */
function edgeOf(index, { beside: high, below: wide }) {
  if (index < high) return "left";
  if (index < high + wide) return "bottom";
  return index < 2 * high + wide ? "right" : "top";
}
