import { cameFrom, depth, replaceNext, stepBack, toScreen } from "./back/back.js";
import { eventsOf } from "./reactive.js";

/**
 * The address of the page names the screen: `#/`, `#/new`, `#/new/<game>`, on its corrected data `#/new/<game>/copy`, `#/series`, `#/game/<id>`, `#/rules/<place>`, `#/results`, at
 * one game `#/results/<game>`, `#/daily`, `#/puzzles`, at one game `#/puzzles/<game>`, `#/tournament`, `#/copy/<game>`,
 * with corrections in it `#/copy/<game>/<code>`, `#/about`. Doors from outside show the home page with something open on it:
 * `#/alone`, `#/import`, with a game in it `#/import/<code>`. A fragment works on every static host and in every sub-folder.
 *
 * @typedef {{screen: "home", door?: "alone" | "import" | "continue", code?: string} | {screen: "new", game: string, of?: number, copy?: boolean} | {screen: "copy", game: string, code?: string} | {screen: "game", id: string}
 *   | {screen: "rules", anchor: string} | {screen: "results" | "puzzles", game?: string} | {screen: "about" | "daily" | "tournament" | "unknown"}} Route
 */

/**
 * @param {string} hash
 * @returns {Route}
 */
export function parseRoute(hash) {
  const [begin, screen = "", id, code] = hash.split("/");
  if (begin !== "#" && begin !== "") return { screen: "unknown" };
  if (screen === "") return hash.length <= 2 ? { screen: "home" } : { screen: "unknown" };
  if (screen === "import" && id) return { screen: "home", door: screen, code: id };
  if (screen === "alone" || screen === "import" || screen === "continue")
    return { screen: "home", door: screen };
  if (screen === "new")
    return { screen, game: decoded(id ?? ""), ...(code === "copy" && { copy: true }) };
  if (screen === "series") return { screen: "new", game: "", of: 3 };
  if (screen === "copy") return { screen, game: decoded(id ?? ""), ...(code && { code }) };
  if (screen === "rules") return { screen: "rules", anchor: decoded(id ?? "") };
  if (screen === "results" || screen === "puzzles")
    return { screen, ...(id && { game: decoded(id) }) };
  if (screen === "about" || screen === "daily" || screen === "tournament") return { screen };
  if (screen === "game" && id) return { screen: "game", id };
  return { screen: "unknown" };
}

/** @param {string} part of an address, perhaps typed by hand */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return "";
  }
}

/** @returns {Route} */
export function currentRoute() {
  return parseRoute(location.hash);
}

/**
 * Goes to a screen; where one came from there, by going back, so that no screen lies twice on the way.
 *
 * @param {string} path begins with "/"
 * @param {{replace?: boolean}} [options] whether Back is not to lead to the screen that is left
 */
export function go(path, { replace = false } = {}) {
  const hash = `#${path}`;
  if (location.hash === hash) return;
  if (cameFrom(hash)) stepBack();
  else if (depth() > 0) toScreen(() => go(path, { replace }));
  else if (replace) {
    replaceNext();
    location.replace(hash);
  } else location.hash = path;
}

/**
 * @param {(route: Route) => void} callback
 * @returns {() => void} undo
 */
export function onRoute(callback) {
  return eventsOf(window, "hashchange")(() => callback(currentRoute()));
}

/**
 * Opens the rules over the present screen; `StApp` listens for the event.
 *
 * @param {Pick<EventTarget, "dispatchEvent">} from the element that wants it
 * @param {string | null} [anchor] a rule's id, or the id of a section; null closes them
 */
export function showRules(from, anchor = "") {
  from.dispatchEvent(
    new CustomEvent("st-rules", { detail: { anchor }, bubbles: true, composed: true }),
  );
}

/**
 * Closes the rules: the next person did not open them.
 *
 * @param {Pick<EventTarget, "dispatchEvent">} from
 */
export function putRulesAway(from) {
  showRules(from, null);
}
