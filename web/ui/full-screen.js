/** Filling the whole screen, where the browser lets a page do so (an iPhone does not). */

/** True when the page can ask for it. */
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
