/**
 * The address of the page names the screen: `#/`, `#/new`, `#/game/<id>`.
 * A fragment works on every static host and in every sub-folder.
 *
 * @typedef {{screen: "home"} | {screen: "new"} | {screen: "game", id: string}} Route
 */

/**
 * @param {string} hash
 * @returns {Route}
 */
export function parseRoute(hash) {
  const [, screen, id] = hash.split("/");
  if (screen === "new") return { screen: "new" };
  if (screen === "game" && id) return { screen: "game", id };
  return { screen: "home" };
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
