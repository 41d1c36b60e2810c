/**
 * The address of the page names the screen: `#/`, `#/new`, `#/new/<game>`, `#/game/<id>`, `#/rules/<place>`.
 * A fragment works on every static host and in every sub-folder.
 *
 * @typedef {{screen: "home"} | {screen: "new", game: string} | {screen: "game", id: string}
 *   | {screen: "rules", anchor: string}} Route
 */

/**
 * @param {string} hash
 * @returns {Route}
 */
export function parseRoute(hash) {
  const [, screen, id] = hash.split("/");
  if (screen === "new") return { screen: "new", game: decoded(id ?? "") };
  if (screen === "rules") return { screen: "rules", anchor: decoded(id ?? "") };
  if (screen === "game" && id) return { screen: "game", id };
  return { screen: "home" };
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
 * @param {string} path begins with "/"
 * @param {{replace?: boolean}} [options]
 */
export function go(path, { replace = false } = {}) {
  if (location.hash === `#${path}`) return;
  if (replace) location.replace(`#${path}`);
  else location.hash = path;
}

/**
 * @param {(route: Route) => void} callback
 * @returns {() => void} undo
 */
export function onRoute(callback) {
  const listener = () => callback(currentRoute());
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}
