import { listenToGestures } from "../../../board/canvas/gestures.js";
import { about, aboutShip, whyNoGondolier } from "./about.js";

/** @typedef {import("../table.js").MurTable} MurTable */
/** @typedef {import("../../../board/lagoon/places.js").Hit} Hit */

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
 * @param {Hit | null} [hit] where it was put down; null beside all places, left out while it is carried
 * @internal
 */
export function carry(table, part = "", hit) {
  const { selection, feedback, t } = table;
  if (part !== "press-draw" && part !== "own-gondoliers") carryTile(table, tileOf(part), hit);
  else if (hit === undefined) return;
  else if (part === "press-draw")
    feedback.info("mur-info-tap-draw", part, { press: t("mur-press-draw") });
  else if (hit?.kind === "gondola") selection.touch(hit);
  else {
    const why = whyNoGondolier(table);
    if (why) feedback.info(why, part);
    else selection.beside();
  }
}

/**
 * A tile was taken up by hand, or put down: it is chosen, and built where it was carried.
 *
 * @param {MurTable} table
 * @param {string | null} tile
 * @param {Hit | null} [hit] where it was put down; null beside all places, left out while it is carried
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
  const site = hit?.kind === "cell" ? hit : undefined;
  if (!isLegal) void feedback.explain({ type: "build", tile, place: site?.id }, "map", site);
  else if (site) selection.touch(site);
  else selection.beside();
}

/** @param {string} part @returns {string | null} null for the drawn street */
function tileOf(part) {
  const tile = part.replace(/^(press-tile|held)-/u, "");
  return tile === "street" ? null : tile;
}

/**
 * A hand was put on the board and moved. Only ships can be carried there; anything else says what it is.
 *
 * @param {MurTable} table
 * @param {Hit} held
 * @param {Hit | null} [hit] where it was put down; null beside all places, left out while it is carried
 */
export function carryOnBoard(table, held, hit) {
  if (held.kind === "ship") carryShip(table, Number(held.id), hit);
  else if (hit !== undefined && held.kind === "island") table.selection.beside();
  else if (hit !== undefined) about(table, held);
}

/**
 * A ship was taken up by hand, or put down: it is chosen, and sails where it was carried.
 *
 * @param {MurTable} table
 * @param {number} from
 * @param {Hit | null} [hit] where it was put down; null beside all places, left out while it is carried
 * @internal
 */
export function carryShip(table, from, hit) {
  const { selection } = table;
  if (table.inputQueue.waits(`carry-${from}`, () => carryShip(table, from, hit), "map")) return;
  const isLegal = table.moves.ships(selection.passing).includes(from);
  if (isLegal && selection.ship !== from) selection.chooseShip(from);
  if (hit === undefined) return;
  // Whoever drags a ship wants to sail, and not to know what its space is for.
  if (!isLegal) aboutShip(table, from);
  else if ((hit?.kind === "ship" || hit?.kind === "space") && hit.id !== String(from))
    selection.touch({ kind: "space", id: hit.id });
  else selection.beside();
}
