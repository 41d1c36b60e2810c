import data from "./layouts.json" with { type: "json" };

/**
 * @import { BoardFile, Box, Island, LagoonBoard, Point, Space } from "./types.js"
 */

/**
 * How the lagoon is laid out: across on a screen that is wider than high, tall where it is higher, narrow on a phone held
 * upright, where no word is lettered on a quay. It depends on the screen and not on the space that is left beside other
 * things: islands stay where they are when something comes or goes.
 *
 * @typedef {"across" | "tall" | "narrow"} LayoutName
 *
 * @typedef {object} LagoonLayout  columns and rows in building spaces, depths of the quays in units
 * @property {{cols: number, rows: number, side: number, depth: number}} water
 * @property {Record<string, number[]>} origins  the corner of each island
 * @property {string[]} below  islands whose name flies below them
 * @property {number[]} stocks
 * @property {number[][]} serenella  berths of the only island that has no bay for them
 * @property {{beside: number, below: number}} ring  so many spaces lie at the left and right, and below and above
 */

/** @type {Record<LayoutName, LagoonLayout>} */
const LAYOUTS = data.layouts;
/** Bays in which the gondolas of an island lie, by column and row of its grid. @type {Record<string, number[][]>} */
const BAYS = data.bays;
/** The stocks lie in four columns and two rows, which keep their size when the islands grow. */
const STOCKS = [3.02, 3.02];

/**
 * The lagoon as it lies on a screen. The islands are drawn as large as the water and the ring around them allow.
 *
 * @param {BoardFile} board
 * @param {LayoutName} layout
 * @returns {LagoonBoard}
 */
export function layOutBoard(board, layout) {
  const { water, origins, below, stocks, serenella, ring } = LAYOUTS[layout];
  return {
    ...board,
    lagoon: water,
    islands: board.islands.map((island) => {
      const [x = 0, y = 0] = origins[island.id] ?? [];
      const bays = BAYS[island.id] ?? serenella;
      const gondolas = island.gondolas.map((gondola, index) => {
        const [column = 0, row = 0] = bays[index] ?? [];
        return { ...gondola, cell: [x + column, y + row] };
      });
      /** @type {"above" | "below"} */
      const flag = below.includes(island.id) ? "below" : "above";
      return { ...island, origin: [x, y], gondolas, flag };
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

/** Side of a building space in units of the board: so large that the islands fill the water. */
export const CELL = 53;
/** Middle of the channel of the ships, measured outwards from the edge of the lagoon. */
const CHANNEL_OFFSET = 3;
/** Where the quays begin, and what is left around them. */
const QUAY_OFFSET = 24;
const SHEET_RIM = 4;

/** @param {LagoonBoard} board */
export function waterOf({ lagoon }) {
  return { x: 0, y: 0, w: lagoon.cols * CELL, h: lagoon.rows * CELL };
}

/** The whole board with its quays. @param {LagoonBoard} board @returns {Box} */
export function sheetOf(board) {
  const water = waterOf(board);
  const across = QUAY_OFFSET + board.lagoon.side + SHEET_RIM;
  const down = QUAY_OFFSET + board.lagoon.depth + SHEET_RIM;
  return { x: -across, y: -down, w: water.w + 2 * across, h: water.h + 2 * down };
}

/**
 * A place on the ring: the quay with the sign of the action, and the berth of a ship before it.
 *
 * @typedef {object} Slot
 * @property {Space} space
 * @property {Box} quay
 * @property {Point} berth
 * @property {number} course  direction of travel at the berth, in radians, clockwise from the right
 */

const COURSE = { left: Math.PI / 2, bottom: 0, right: -Math.PI / 2, top: Math.PI };

/** @param {LagoonBoard} board @returns {Map<number, Slot>} by number of the space */
export function slotsOf(board) {
  const { w, h } = waterOf(board);
  const { side, depth } = board.lagoon;
  /** @type {Map<number, Slot>} */
  const slots = new Map();
  for (const edge of /** @type {const} */ (["left", "bottom", "right", "top"])) {
    const spaces = board.ring.spaces.filter((space) => space.edge === edge);
    const across = edge === "top" || edge === "bottom";
    const pitch = (across ? w : h) / spaces.length;
    const gap = across ? 22 : 16;
    spaces.forEach((space, index) => {
      // Right and top are travelled backwards.
      const place = edge === "right" || edge === "top" ? spaces.length - 1 - index : index;
      const from = place * pitch + gap / 2;
      const middle = (place + 0.5) * pitch;
      const far = across ? h : w;
      const near = edge === "left" || edge === "top";
      const quay = across
        ? { x: from, y: near ? -QUAY_OFFSET - depth : far + QUAY_OFFSET, w: pitch - gap, h: depth }
        : { x: near ? -QUAY_OFFSET - side : far + QUAY_OFFSET, y: from, w: side, h: pitch - gap };
      const off = near ? -CHANNEL_OFFSET : far + CHANNEL_OFFSET;
      /** @type {Point} */
      const berth = across ? [middle, off] : [off, middle];
      slots.set(space.no, { space, quay, berth, course: COURSE[edge] });
    });
  }
  return slots;
}

/**
 * Where a ship is on its way: along the channel from one berth to the next, round the corners.
 *
 * @param {LagoonBoard} board
 * @param {Map<number, Slot>} slots
 * @param {number} from
 * @param {number} to
 * @returns {Point[]}
 */
export function sailingRoute(board, slots, from, to) {
  const { w, h } = waterOf(board);
  const count = board.ring.spaces.length;
  /** @type {Record<string, Point>} the corner at the end of each edge */
  const corners = {
    left: [-CHANNEL_OFFSET, h + CHANNEL_OFFSET],
    bottom: [w + CHANNEL_OFFSET, h + CHANNEL_OFFSET],
    right: [w + CHANNEL_OFFSET, -CHANNEL_OFFSET],
    top: [-CHANNEL_OFFSET, -CHANNEL_OFFSET],
  };
  /** @type {Point[]} */
  const way = [];
  for (let no = from; ; no = (no % count) + 1) {
    const slot = slots.get(no);
    if (!slot) break;
    way.push(slot.berth);
    if (no === to) break;
    const next = slots.get((no % count) + 1);
    const corner = corners[slot.space.edge];
    if (next && next.space.edge !== slot.space.edge && corner) way.push(corner);
  }
  return way;
}

/** A space with land all around that is no building space. @param {readonly string[]} grid @param {number} column @param {number} row */
export function isCourtyard(grid, column, row) {
  const land = (/** @type {number} */ x, /** @type {number} */ y) =>
    /[SB]/.test(grid[y]?.[x] ?? ".");
  const around = [land(column - 1, row), land(column + 1, row), land(column, row - 1)];
  return !land(column, row) && land(column, row + 1) && around.every(Boolean);
}

/** @param {Island} island @returns {{id: string, kind: "S" | "B", box: Box}[]} */
export function cellsOf(island) {
  const [ox = 0, oy = 0] = island.origin;
  return island.grid.flatMap((line, row) =>
    [...line].flatMap((kind, column) => {
      if (kind !== "S" && kind !== "B") return [];
      const box = { x: (ox + column) * CELL, y: (oy + row) * CELL, w: CELL, h: CELL };
      // As the engine writes it.
      return { id: `${island.no}${String.fromCharCode(97 + column)}${row + 1}`, kind, box };
    }),
  );
}

/** @param {Island} island @returns {Box[]} */
export function courtyards(island) {
  const grid = island.grid.map((line, row) =>
    line.replace(/./g, (_, column) => (isCourtyard(island.grid, column, row) ? "B" : ".")),
  );
  return cellsOf({ ...island, grid }).map(({ box }) => box);
}

/** The box around an island with its gondolas. @param {Island} island @returns {Box} */
export function islandBox(island) {
  const [ox = 0, oy = 0] = island.origin;
  const columns = [ox, ox + Math.max(...island.grid.map((line) => line.length))];
  const rows = [oy, oy + island.grid.length];
  for (const { cell } of island.gondolas) {
    columns.push(cell[0] ?? 0, (cell[0] ?? 0) + 1);
    rows.push(cell[1] ?? 0, (cell[1] ?? 0) + 1);
  }
  const [x0, x1] = [Math.min(...columns), Math.max(...columns)];
  const [y0, y1] = [Math.min(...rows), Math.max(...rows)];
  return { x: x0 * CELL, y: y0 * CELL, w: (x1 - x0) * CELL, h: (y1 - y0) * CELL };
}

/** @param {number[]} cell @returns {Point} its middle */
export function middleOf([column = 0, row = 0]) {
  return [(column + 0.5) * CELL, (row + 0.5) * CELL];
}

/**
 * The flag with an island's name flies above it, or below it where there is more room.
 *
 * @param {Island} island
 * @returns {Point} the middle of its lower edge
 */
export function flagOf(island) {
  const [ox = 0, oy = 0] = island.origin;
  const wide = Math.max(...island.grid.map((line) => line.length));
  const below = (oy + island.grid.length) * CELL + 24;
  return [(ox + wide / 2) * CELL, island.flag === "below" ? below : oy * CELL - 6];
}

/** Where the stocks lie. @param {LagoonBoard} board @returns {Box} */
export function stackBox({ stackIsland: { origin, size } }) {
  const [x = 0, y = 0, w = 0, h = 0] = [...origin, ...size].map((cells) => cells * CELL);
  return { x, y, w, h };
}
