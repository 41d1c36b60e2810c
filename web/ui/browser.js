/** True when the page can ask to fill the whole screen, which an iPhone does not let it do. */
export function canFillScreen() {
  return document.fullscreenEnabled === true;
}

export function fillsScreen() {
  return Boolean(document.fullscreenElement);
}

/** Fills the screen, or gives it back. */
export async function toggleFullScreen() {
  try {
    if (fillsScreen()) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen({ navigationUI: "hide" });
  } catch (error) {
    // The browser has the last word.
    console.warn("full screen", error);
  }
}

/**
 * @param {() => void} callback
 * @returns {() => void} undo
 */
export function onFullScreen(callback) {
  document.addEventListener("fullscreenchange", callback);
  return () => document.removeEventListener("fullscreenchange", callback);
}

/**
 * Fetches every script of the page past the browser's cache, which may hold one that is not what it should be, and
 * loads the page anew.
 */
export async function reloadFresh() {
  const list = document.querySelector("script[type=importmap]")?.textContent ?? "{}";
  const { integrity = {} } = JSON.parse(list);
  await Promise.allSettled(Object.keys(integrity).map((file) => fetch(file, { cache: "reload" })));
  location.reload();
}
