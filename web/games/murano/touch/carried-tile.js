import { listenToGestures } from "../../../board/canvas/gestures.js";

/** @typedef {import("../table.js").MurTable} MurTable */

/** The buttons of tiles under the board, and the player's own tiles. */
const TILES = '[data-part^="press-tile-"], .own-part.tiles [data-part^="held-"]';

/**
 * Lets a hand carry a tile to its site. The tile stays where it is: where it can go shines. A finger that stays on the bar
 * scrolls it.
 *
 * @param {MurTable} table
 * @param {ShadowRoot} root of the table
 */
export function carryTiles(table, root) {
  listenToGestures(root, {
    source: ({ target }) => (target instanceof Element ? target.closest(TILES) : null),
    lift: ({ source }) => carryTile(table, tileOf(source)),
    drag: ({ source }, _dx, dy) => source.closest(".act-bar")?.scrollBy(0, -dy),
    drop({ source, at }, isCancelled) {
      if (!isCancelled) carryTile(table, tileOf(source), table.bridge.hitAt(at));
    },
  });
}

/**
 * A tile was taken up by hand, or put down: it is chosen, and built where it was carried.
 *
 * @param {MurTable} table
 * @param {string | null} tile
 * @param {import("../../../board/lagoon/places.js").Hit | null} [hit] where it was put down; null beside all places, left out while it is carried
 * @internal
 */
export function carryTile(table, tile, hit) {
  const { selection, inputQueue, moves, feedback } = table;
  if (inputQueue.waits(`carry-${tile}`, () => carryTile(table, tile, hit), "map")) return;
  const isLegal = moves.tiles.includes(tile);
  if (isLegal && selection.tile !== tile) {
    selection.clear();
    selection.tile = tile;
  }
  if (hit === undefined) return;
  if (hit && isLegal) selection.touch(hit);
  else if (hit?.kind === "cell")
    void feedback.explain({ type: "build", tile, place: hit.id }, "map", hit);
  else selection.beside();
}

/** @param {HTMLElement} source @returns {string | null} null for the drawn street */
function tileOf({ dataset: { part = "" } }) {
  const tile = part.replace(/^(press-tile|held)-/u, "");
  return tile === "street" ? null : tile;
}
