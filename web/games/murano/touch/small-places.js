/** @typedef {import("../table.js").MurTable} MurTable */
/** @typedef {import("../../../board/lagoon/types.js").Place} Place */

/** A finger may miss a target that is smaller than this on the screen. */
const EASY_TARGET_PX = 40;

/**
 * Tells that a finger can miss a place, so that its first tap only shows it. So it does on the whole island that was
 * enlarged for a small place. Where one tap was chosen it acts, since building and placing can be taken back.
 *
 * @param {MurTable} table
 * @param {Place} place
 */
export function isSmall({ bridge, settings, tapGuard }, place) {
  if (!tapGuard.byFinger || settings.lookFirst === "never") return false;
  const size = bridge.sizeOf(place);
  return bridge.forSite || (size !== null && size < EASY_TARGET_PX);
}

/**
 * Enlarges the island of a place whose neighbours lie under the same finger.
 *
 * @param {MurTable} table
 * @param {Place} place
 * @param {{id: string} | null} island
 */
export function enlargeFor({ bridge }, place, island) {
  if (island && bridge.isTiny(place)) bridge.enlarge(island.id, true);
}
