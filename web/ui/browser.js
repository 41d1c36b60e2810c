/** True when the page can ask to fill the whole screen, which an iPhone does not let it do. */
export function canFillScreen() {
  return document.fullscreenEnabled === true;
}

function fillsScreen() {
  return Boolean(document.fullscreenElement);
}

/** What the button does that fills the screen or gives it back, and its picture. */
export function fullScreenWish() {
  return fillsScreen()
    ? /** @type {const} */ ({ text: "full-screen-off", picture: "smaller" })
    : /** @type {const} */ ({ text: "full-screen", picture: "larger" });
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
 * Fetches every script of the page past the browser's cache, which may hold one that is not what it should be, and
 * loads the page anew.
 */
export async function reloadFresh() {
  const list = document.querySelector("script[type=importmap]")?.textContent ?? "{}";
  const { integrity = {} } = JSON.parse(list);
  await Promise.allSettled(Object.keys(integrity).map((file) => fetch(file, { cache: "reload" })));
  location.reload();
}
