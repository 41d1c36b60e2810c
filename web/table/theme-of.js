/** @typedef {"light" | "dark"} Theme */

/** The theme of the page: chosen by the reader, or else that of the device. @returns {Theme} */
export function themeOf() {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/**
 * Calls back whenever the theme may have changed.
 *
 * @param {(theme: Theme) => void} callback
 * @returns {() => void} undo
 */
export function onTheme(callback) {
  const changed = () => callback(themeOf());
  const dark = matchMedia("(prefers-color-scheme: dark)");
  dark.addEventListener("change", changed);
  const attributes = new MutationObserver(changed);
  attributes.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ["data-theme"],
  });
  return () => {
    dark.removeEventListener("change", changed);
    attributes.disconnect();
  };
}
