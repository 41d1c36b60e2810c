/**
 * @import { Camera } from "../canvas/camera.js"
 * @import { Places } from "./places.js"
 * @import { Box, LagoonState, Point } from "./types.js"
 */

/**
 * @typedef {{kind: "space" | "ship" | "cell" | "gondola" | "island" | "stock" | "pile" | "bag", id: string}} Hit
 */

/** So far from its middle a ship is touched, in units of the board. */
const SHIP = 27;
/** The least reach around anything to be touched, in css pixels. */
const FINGER = 22;

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
  const reach = FINGER / camera.scale;
  return (
    chosen(places, state, p, reach) ??
    shipOrFlag(places, state, p, camera.scale) ??
    exact(places, p) ??
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
  return nearest(options, p, reach);
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
  let least = SHIP;
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

/** @param {Places} places @param {Point} p @returns {Hit | null} */
function exact(places, p) {
  for (const { no, box } of places.gondolas.values()) {
    if (within(p, box)) return { kind: "gondola", id: String(no) };
  }
  for (const [id, { box }] of places.cells) if (within(p, box)) return { kind: "cell", id };
  for (const { kind, id, box } of places.stocks) if (within(p, box)) return { kind, id };
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

/** @param {Point} p @param {Box} box */
function within([x, y], box) {
  return x >= box.x && x <= box.x + box.w && y >= box.y && y <= box.y + box.h;
}
