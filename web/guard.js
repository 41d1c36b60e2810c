/**
 * Stands in the page itself and runs before anything else is read or drawn: a foreign page that has this one
 * in a frame gets nothing but a link, and a browser that is too old gets nothing but words that say so. Also what is there
 * when no other script came.
 */

import words from "./i18n/guard.json" with { type: "json" };
import { reloadFresh } from "./ui/browser.js";

/** What a browser takes. */
const TYPES = { SCRIPT: /^(text|application)\/(x-)?(java|ecma)script\b/i, LINK: /^text\/css\b/i };

/**
 * A host that does not know scripts or styles sends them as something else, and the browser refuses them: then nothing of the
 * page runs but this. It looks why a part did not come, and says it instead of the words that stand there.
 */
function watchTypes() {
  // What goes wrong with a part is told to that part only, on the way down.
  addEventListener("error", (event) => void checkType(event.target), { capture: true });
  // Styles may have been refused before this script ran.
  addEventListener("load", () => {
    for (const link of document.querySelectorAll('link[rel="stylesheet"]'))
      if (link instanceof HTMLLinkElement && !link.sheet) void checkType(link);
  });
}

/** @param {EventTarget | null} part */
async function checkType(part) {
  const address =
    part instanceof HTMLScriptElement
      ? part.src
      : part instanceof HTMLLinkElement && ["stylesheet", "modulepreload"].includes(part.rel)
        ? part.href
        : "";
  if (!address) return;
  const script = part instanceof HTMLScriptElement || /\.js$/.test(address);
  const answer = await fetch(address, { method: "HEAD" }).catch(() => null);
  if (!answer?.ok) return;
  const type = answer.headers.get("content-type") ?? "";
  // A page stands in its place: what is there already fits.
  if (type.startsWith("text/html")) return;
  if (document.readyState === "loading")
    await new Promise((ready) => addEventListener("DOMContentLoaded", ready, { once: true }));
  if (!TYPES[script ? "SCRIPT" : "LINK"].test(type)) say(new URL(address).pathname, type);
}

/**
 * @param {string} file
 * @param {string} type that the host says
 */
function say(file, type) {
  const place = document.querySelector(".unlaid");
  // The words stand there once; where the page came all the same, there is nothing to say.
  if (!place || place.hasAttribute("data-wrong-type")) return;
  place.setAttribute("data-wrong-type", type);
  place.replaceChildren(
    ...Object.entries(words.wrongType).map(([language, { text, help, again }]) => {
      const said = document.createElement("p");
      said.lang = language;
      const link = document.createElement("a");
      link.href = "./";
      link.textContent = again;
      said.append(`${text} (${file}: ${type || "–"}) ${help} `, link);
      return said;
    }),
  );
}

/**
 * Where a host shows the page of a folder also without the slash at the end of its address, whatever the page consists of is
 * looked for beside the folder. When a part is missing and lies behind the slash, the page goes there.
 */
function watchSlash() {
  const there = new URL(location.href);
  if (there.pathname.endsWith("/")) return;
  there.pathname += "/";
  // What goes wrong with a part is told to that part only, on the way down.
  addEventListener("error", ({ target }) => void findThere(target), { capture: true });

  /** @param {EventTarget | null} part */
  async function findThere(part) {
    const file = part instanceof HTMLScriptElement && part.getAttribute("src");
    if (!file) return;
    const answer = await fetch(new URL(file, there), { method: "HEAD" }).catch(() => null);
    const type = answer?.headers.get("content-type") ?? "";
    // Some hosts have a page for everything.
    if (answer?.ok && !type.startsWith("text/html")) location.replace(there);
  }
}

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
  showOnly(words.foreignFrame, link);
} else if (isTooOld()) showOnly(words.tooOld, document.createElement("p"));
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
