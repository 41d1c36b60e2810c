/**
 * Stands in the page itself and runs before anything else is read or drawn: a page of somebody else that has this one
 * in a frame gets nothing but a link. Also what is there when no other script came.
 */

import { loadAnew } from "./ground/renew.js";
import { watchTypes } from "./ground/wrong-type.js";
import { FOREIGN_FRAME } from "./i18n/foreign-frame.js";

/** Whether any page around this one is of another origin. */
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

/** Lets nothing more run or be drawn, and shows a link to the page in the place of all that it consists of. */
function showOnlyLink() {
  const root = document.documentElement;
  root.hidden = true;
  // What comes after this is neither fetched nor run. (To stop the page here would leave some browsers without a picture.)
  const policy = document.createElement("meta");
  policy.httpEquiv = "Content-Security-Policy";
  policy.content = "default-src 'none'";
  document.head.append(policy);
  document.addEventListener("DOMContentLoaded", () => {
    const first = navigator.languages
      .map((tag) => tag.slice(0, 2))
      .find((tag) => tag in FOREIGN_FRAME);
    const language = /** @type {keyof typeof FOREIGN_FRAME} */ (first ?? "en");
    const link = document.createElement("a");
    link.href = location.href;
    link.target = "_top";
    link.textContent = FOREIGN_FRAME[language];
    const body = document.createElement("body");
    body.append(link);
    root.lang = language;
    root.replaceChildren(body);
    root.hidden = false;
  });
}

if (isInForeignFrame()) showOnlyLink();
else watchTypes();

// The words for a page whose scripts did not come: trying again asks for all of them anew.
addEventListener("click", (event) => {
  if (!(event.target instanceof Element && event.target.closest(".unlaid a"))) return;
  event.preventDefault();
  void loadAnew();
});
