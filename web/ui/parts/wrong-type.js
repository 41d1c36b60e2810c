/**
 * A host that does not know scripts or styles sends them as something else, and the browser refuses them: then nothing of the
 * page runs but this. It looks why a part did not come, and says it instead of the words that stand there.
 */

import { WRONG_TYPE } from "../../i18n/wrong-type.js";

/** What a browser takes. */
const TYPES = { SCRIPT: /^(text|application)\/(x-)?(java|ecma)script\b/i, LINK: /^text\/css\b/i };

/** Watches the scripts and styles of the page from here on. */
export function watchTypes() {
  // What goes wrong with a part is told to that part only, on the way down.
  addEventListener("error", (event) => void look(event.target), { capture: true });
  // Styles may have been refused before this script ran.
  addEventListener("load", () => {
    for (const link of document.querySelectorAll('link[rel="stylesheet"]'))
      if (link instanceof HTMLLinkElement && !link.sheet) void look(link);
  });
}

/** @param {EventTarget | null} part */
async function look(part) {
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
    ...Object.entries(WRONG_TYPE).map(([language, { text, help, again }]) => {
      const words = document.createElement("p");
      words.lang = language;
      const link = document.createElement("a");
      link.href = "./";
      link.textContent = again;
      words.append(`${text} (${file}: ${type || "–"}) ${help} `, link);
      return words;
    }),
  );
}
