import { listenToGestures } from "../../../board/canvas/gestures.js";

/** @typedef {import("../table.js").MurTable} MurTable */

/** The buttons of tiles under the board, the player's own tiles, and what looks as if it could be carried as they are. */
const CARRIED =
  '[data-part^="press-tile-"], .own-part.tiles [data-part^="held-"], [data-part=own-gondoliers], [data-part=press-draw]';

/**
 * Lets a hand carry a tile to its site. The tile stays where it is: where it can go shines. A finger that stays on the bar
 * scrolls it.
 *
 * @param {MurTable} table
 * @param {ShadowRoot} root of the table
 */
export function carryTiles(table, root) {
  listenToGestures(root, {
    source: ({ target }) => (target instanceof Element ? target.closest(CARRIED) : null),
    lift: ({ source }) => carry(table, source.dataset.part),
    drag: ({ source }, _dx, dy) => source.closest(".act-bar")?.scrollBy(0, -dy),
    drop({ source, at }, isCancelled) {
      if (!isCancelled) carry(table, source.dataset.part, table.bridge.hitAt(at));
    },
  });
}

/**
 * Something was taken up by hand, or put down. A street has to be drawn before it has a place.
 *
 * @param {MurTable} table
 * @param {string} [part] what was taken up
 * @param {import("../../../board/lagoon/places.js").Hit | null} [hit] where it was put down; null beside all places, left out while it is carried
 * @internal
 */
export function carry(table, part = "", hit) {
  const { selection, feedback, t } = table;
  if (part !== "press-draw" && part !== "own-gondoliers") carryTile(table, tileOf(part), hit);
  else if (hit === undefined) return;
  else if (part === "press-draw")
    feedback.info("mur-info-tap-draw", part, { press: t("mur-press-draw") });
  else if (hit?.kind === "gondola") selection.touch(hit);
  else selection.beside();
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

/** @param {string} part @returns {string | null} null for the drawn street */
function tileOf(part) {
  const tile = part.replace(/^(press-tile|held)-/u, "");
  return tile === "street" ? null : tile;
}
