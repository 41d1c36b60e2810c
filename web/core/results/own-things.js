import { me, takeMe } from "../seats/me.js";
import { isObject } from "../storage/loose.js";
import { badge, takeBadge } from "./badge.js";

/** What a device knows of whoever plays on it, besides games and results: it leaves with all games. */

/** @returns {Record<string, unknown>} */
export function ownThings() {
  return { me: me(), badge: badge() };
}

/**
 * Takes over what is not known here: nobody's name or badge changes.
 *
 * @param {unknown} value from outside
 */
export function takeOwnThings(value) {
  if (!isObject(value)) return;
  takeMe(value.me);
  takeBadge(value.badge);
}
