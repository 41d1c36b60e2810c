/**
 * Stands in the page itself and runs before anything else is read or drawn: a foreign page that has this one
 * in a frame gets nothing but a link, and a browser that is too old gets nothing but words that say so. Also what is there
 * when no other script came.
 */

import { FOREIGN_FRAME } from "./i18n/foreign-frame.js";
import { TOO_OLD } from "./i18n/too-old.js";
import { reloadFresh } from "./ui/fresh-reload.js";
import { watchSlash } from "./ui/parts/last-slash.js";
import { watchTypes } from "./ui/parts/wrong-type.js";

/** True if any page around this one is of another origin. */
function isInForeignFrame() {
  try {
    /** @type {Window} */
    let frame = window;
    while (frame !== frame.parent) {
      frame = frame.parent;
      // Another origin does not tell.
      if (frame.origin !== window.origin) return true;
    }
    return false;
  } catch {
    return true;
  }
}

/** What came last of all that styles need and the build cannot say in other words, in each of the engines. */
function isTooOld() {
  return !(
    "adoptedStyleSheets" in document &&
    window.CSS &&
    CSS.supports("selector(:has(a))") &&
    CSS.supports("color", "color-mix(in oklab, currentColor, transparent)")
  );
}

/**
 * Lets nothing more run or be drawn, and shows one thing in the place of all that the page consists of.
 *
 * @param {{en: string, de: string}} words
 * @param {HTMLElement} shown what has them
 */
function showOnly(words, shown) {
  const root = document.documentElement;
  root.hidden = true;
  // What comes after this is neither fetched nor run. (To stop the page here would leave some browsers without a picture.)
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "default-src 'none'";
  document.head.appendChild(policy);
  document.addEventListener("DOMContentLoaded", () => {
    const first = navigator.languages.map((tag) => tag.slice(0, 2)).find((tag) => tag in words);
    const language = /** @type {keyof typeof words} */ (first ?? "en");
    shown.textContent = words[language];
    const body = document.createElement("body");
    body.appendChild(shown);
    root.lang = language;
    root.textContent = "";
    root.appendChild(body);
    root.hidden = false;
  });
}

if (isInForeignFrame()) {
  const link = document.createElement("a");
  link.href = location.href;
  link.target = "_top";
  showOnly(FOREIGN_FRAME, link);
} else if (isTooOld()) showOnly(TOO_OLD, document.createElement("p"));
else {
  watchTypes();
  watchSlash();
}

// The words for a page whose scripts did not come: trying again asks for all of them anew.
addEventListener("click", (event) => {
  if (!(event.target instanceof Element && event.target.closest(".unlaid a"))) return;
  event.preventDefault();
  void reloadFresh();
});
