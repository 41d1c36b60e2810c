import { me, takeMe } from "../seats/me.js";
import { PREFS } from "../settings/kept-prefs.js";
import { drafts, takeDrafts } from "../settings/own-copy.js";
import { getPrefs, setPrefs } from "../settings/prefs.js";
import { lasting } from "../settings/remembered.js";
import { isObject } from "../storage/loose.js";
import { results } from "../storage/results/results.js";
import { badge, takeBadge } from "./badge.js";

/** What a device knows of whoever plays on it, besides games and results: it leaves with all games. */

lasting.own = (key) => results.own(key);
lasting.keepOwn = (own) => results.keepOwn(own);
// A browser that is killed forgets in localStorage what was chosen last.
results.addEventListener("change", () => {
  const prefs = Object.entries(getPrefs());
  const chosen = prefs.flatMap(([key, now]) => {
    const { values } = PREFS[/** @type {keyof import("../settings/kept-prefs.js").Prefs} */ (key)];
    const own = results.own(key);
    return own !== now && values.some((value) => value === own) ? [[key, own]] : [];
  });
  if (chosen.length > 0) setPrefs(Object.fromEntries(chosen));
});

/** @returns {Record<string, unknown>} */
export function ownThings() {
  return { me: me(), badge: badge(), copies: drafts() };
}

/**
 * Takes over what is not known here: nobody's name, badge or corrections change.
 *
 * @param {unknown} value from outside
 * @returns {number} for how many printed games there are corrections now
 */
export function takeOwnThings(value) {
  if (!isObject(value)) return 0;
  takeMe(value.me);
  takeBadge(value.badge);
  return takeDrafts(value.copies);
}
