import { onLanguage } from "../i18n/index.js";

/** Speaks to screen readers through two quiet places of the document. */

/** @typedef {"polite" | "assertive"} Tone */

/** What belongs together comes in as little time, in milliseconds. */
const TOGETHER = 60;

/** @type {Map<Tone, HTMLElement>} */
const regions = new Map();
/** What is about to be said. @type {Map<Tone, Set<string>>} */
const waiting = new Map();
/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** @param {Tone} tone */
function regionOf(tone) {
  let region = regions.get(tone);
  if (!region) {
    region = document.createElement("div");
    region.className = "announcer";
    region.setAttribute("aria-live", tone);
    region.setAttribute("role", tone === "polite" ? "status" : "alert");
    document.body.append(region);
    regions.set(tone, region);
  }
  return region;
}

/** Makes the places early: readers only notice changes of what is already there. What was said in another language goes. */
export function prepareAnnouncer() {
  regionOf("polite");
  regionOf("assertive");
  onLanguage(forgetAnnouncements);
}

/**
 * Says something, together with all else that is to be said of the same action: what comes from two places at once, a reader
 * cuts short.
 *
 * @param {string} text
 * @param {Tone} [tone]
 */
export function announce(text, tone = "polite") {
  if (!text) return;
  // A pause also lets the same sentence be read twice in a row.
  regionOf(tone).textContent = "";
  waiting.set(tone, (waiting.get(tone) ?? new Set()).add(text));
  clearTimeout(timer);
  timer = setTimeout(say, TOGETHER);
}

function say() {
  for (const [tone, texts] of waiting) regionOf(tone).textContent = [...texts].join(" ");
  waiting.clear();
}

/** Takes back what was said and what is about to be said: it may name a hidden card. */
export function forgetAnnouncements() {
  clearTimeout(timer);
  waiting.clear();
  for (const region of regions.values()) region.textContent = "";
}
