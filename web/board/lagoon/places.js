import { CELL, cellsOf, flagOf, islandBox, middleOf, slotsOf } from "./geometry.js";
import { stockPlaces } from "./stocks.js";

/** @import { Box, Island, LagoonBoard, Place, Point } from "./types.js" */

/** Below this scale the name of an island could not be read. */
const SHORT = 0.56;

/** Everything that has a place on the board, found once per board. */
export class Places {
  /**
   * @param {LagoonBoard} board
   * @param {number} players
   */
  constructor(board, players) {
    this.board = board;
    this.slots = slotsOf(board);
    this.islands = board.islands.filter((island) => island.players.includes(players));
    this.gardens = board.islands.filter((island) => !island.players.includes(players));
    this.stocks = stockPlaces(board);
    /** @type {Map<string, {kind: "S" | "B", box: Box, island: Island}>} */
    this.cells = new Map();
    /** @type {Map<number, {no: number, cell: number[], index: number, box: Box}>} */
    this.gondolas = new Map();
    for (const island of this.islands) {
      for (const { id, kind, box } of cellsOf(island)) this.cells.set(id, { kind, box, island });
      island.gondolas.forEach(({ no, cell }, index) => {
        const [x, y] = middleOf(cell);
        const box = { x: x - CELL / 2, y: y - CELL / 2, w: CELL, h: CELL };
        this.gondolas.set(no, { no, cell, index, box });
      });
    }
  }

  /**
   * The flag of an island: its name, or in a small picture only its number, but large.
   *
   * @param {Island} island
   * @param {number} scale  css pixels per unit
   * @returns {Box & {text: string, size: number}}
   */
  flagBox(island, scale) {
    const [x, y] = flagOf(island);
    const short = scale < SHORT;
    const size = short ? Math.min(27, 12 / scale) : Math.min(19, Math.max(15.5, 12 / scale));
    const text = short ? String(island.no) : `${island.no} · ${island.name}`;
    const wide = short ? size + 36 : island.name.length * 8.6 + 34;
    const high = short ? size + 4 : 24;
    return { x: x - wide / 2, y: y - high + 2, w: wide, h: high, text, size };
  }

  /** @param {Place} place @returns {Box | null} */
  boxOf({ kind, id }) {
    if (kind === "space") return this.slots.get(Number(id))?.quay ?? null;
    if (kind === "cell") return this.cells.get(id)?.box ?? null;
    if (kind === "gondola") return this.gondolas.get(Number(id))?.box ?? null;
    if (kind === "island") {
      const island = this.islands.find((one) => one.id === id);
      return island ? islandBox(island) : null;
    }
    return this.stocks.find((one) => one.kind === kind && one.id === id)?.box ?? null;
  }

  /** @param {Place} place @returns {Point | null} */
  middle(place) {
    const box = this.boxOf(place);
    return box ? [box.x + box.w / 2, box.y + box.h / 2] : null;
  }
}
