import { within } from "../canvas/camera.js";
import { grow } from "../canvas/paint.js";
import { CELL, cellsOf, courtyards, flagOf, islandBox, middleOf, slotsOf } from "./geometry.js";
import { stockPlaces } from "./pieces.js";

/**
 * @import { Camera } from "../canvas/camera.js"
 * @import { Box, Island, LagoonBoard, LagoonState, Place, Point } from "./types.js"
 */

/** Below this scale the name of an island could not be read. */
const NAMES_FROM_SCALE = 0.56;

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
    const short = scale < NAMES_FROM_SCALE;
    const size = short ? Math.min(27, 12 / scale) : Math.min(19, Math.max(15.5, 12 / scale));
    const text = short ? String(island.no) : `${island.no} · ${island.name}`;
    const wide = short ? size + 36 : island.name.length * 8.6 + 34;
    const high = short ? size + 4 : 24;
    return { x: x - wide / 2, y: y - high + 2, w: wide, h: high, text, size };
  }

  /** @param {Place} place @returns {Box | null} */
  boxOf({ kind, id }) {
    if (kind === "space") return this.slots.get(Number(id))?.quay ?? null;
    if (kind === "ship") return shipBox(this.slots.get(Number(id))?.berth);
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

/**
 * @typedef {{kind: "space" | "ship" | "cell" | "gondola" | "island" | "stock" | "pile" | "bag" | "garden", id: string}} Hit
 */

/** Of a ship from its middle, in units of the board. */
const SHIP_REACH = 27;

/** @param {readonly number[]} [berth] @returns {Box | null} */
function shipBox(berth) {
  if (!berth) return null;
  const [x = 0, y = 0] = berth;
  return { x: x - SHIP_REACH, y: y - SHIP_REACH, w: 2 * SHIP_REACH, h: 2 * SHIP_REACH };
}

/** The least reach around anything that can be pressed. */
const FINGER_REACH_PX = 22;

/**
 * What a touch means: what may be chosen now counts before everything else, also when it is touched a little beside.
 *
 * @param {Places} places
 * @param {LagoonState} state
 * @param {Camera} camera
 * @param {Point} at  in css pixels
 * @returns {Hit | null}
 */
export function hitAt(places, state, camera, at) {
  const p = camera.toMap(at);
  const reach = FINGER_REACH_PX / camera.scale;
  return (
    chosen(places, state, p, reach) ??
    shipOrFlag(places, state, p, camera.scale) ??
    exact(places, p, camera.scale) ??
    nearest(
      [...places.slots.values()].map(({ space, quay }) => ({
        hit: { kind: /** @type {const} */ ("space"), id: String(space.no) },
        box: quay,
      })),
      p,
      reach * 0.6,
    )
  );
}

/** @param {Places} places @param {LagoonState} state @param {Point} p @param {number} reach @returns {Hit | null} */
function chosen(places, state, p, reach) {
  /** @type {{hit: Hit, box: import("./types.js").Box | undefined}[]} */
  const options = [
    ...state.sites.map((id) => ({
      hit: { kind: /** @type {const} */ ("cell"), id },
      box: places.cells.get(id)?.box,
    })),
    ...Object.keys(state.berths).map((id) => ({
      hit: { kind: /** @type {const} */ ("gondola"), id },
      box: places.gondolas.get(Number(id))?.box,
    })),
  ];
  // In the middle of another space, a gondola or a park a touch means that, and no neighbour.
  const others = [
    ...[...places.cells].flatMap(([id, { box }]) => (state.sites.includes(id) ? [] : [box])),
    ...[...places.gondolas].flatMap(([no, { box }]) => (no in state.berths ? [] : [box])),
    ...places.islands.flatMap(courtyards),
  ];
  return nearest(options, p, others.some((box) => within(p, grow(box, -CELL / 4))) ? 0 : reach);
}

/**
 * Ships pass close to the flags of islands: whichever middle is nearer is meant.
 *
 * @param {Places} places
 * @param {LagoonState} state
 * @param {Point} p
 * @param {number} scale
 * @returns {Hit | null}
 */
function shipOrFlag(places, state, [px, py], scale) {
  /** @type {Hit | null} */
  let best = null;
  let least = SHIP_REACH;
  for (const { space } of state.ships) {
    const slot = places.slots.get(space);
    if (!slot) continue;
    const far = Math.hypot(px - slot.berth[0], py - slot.berth[1]);
    if (far >= least) continue;
    least = far;
    best = { kind: "ship", id: String(space) };
  }
  for (const island of places.islands) {
    const box = places.flagBox(island, scale);
    const far = Math.hypot(px - box.x - box.w / 2, py - box.y - box.h / 2);
    if (within([px, py], box) && (best === null || far < least))
      return { kind: "island", id: island.id };
  }
  return best;
}

/** @param {Places} places @param {Point} p @param {number} scale @returns {Hit | null} */
function exact(places, p, scale) {
  for (const { no, box } of places.gondolas.values()) {
    if (within(p, box)) return { kind: "gondola", id: String(no) };
  }
  for (const [id, { box }] of places.cells) if (within(p, box)) return { kind: "cell", id };
  for (const { kind, id, box } of places.stocks) if (within(p, box)) return { kind, id };
  for (const island of places.gardens) {
    const boxes = [places.flagBox(island, scale), ...cellsOf(island).map(({ box }) => box)];
    if (boxes.some((box) => within(p, box))) return { kind: "garden", id: island.id };
  }
  return null;
}

/**
 * @template H
 * @param {{hit: H, box: Box | undefined}[]} options
 * @param {Point} p
 * @param {number} reach
 * @returns {H | null}
 */
function nearest(options, [x, y], reach) {
  let best = null;
  let least = reach;
  for (const { hit, box } of options) {
    if (!box) continue;
    const dx = Math.max(box.x - x, 0, x - box.x - box.w);
    const dy = Math.max(box.y - y, 0, y - box.y - box.h);
    // Inside, the middle decides between neighbours.
    const inside = dx === 0 && dy === 0;
    const far = inside
      ? -1 / (1 + Math.hypot(x - box.x - box.w / 2, y - box.y - box.h / 2))
      : Math.hypot(dx, dy);
    if (far < least) {
      least = far;
      best = hit;
    }
  }
  return best;
}
