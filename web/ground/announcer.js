/** Speaks to screen readers through two quiet places of the document. */

/** @type {Map<string, HTMLElement>} */
const regions = new Map();
/** @type {Set<ReturnType<typeof setTimeout>>} */
const waiting = new Set();

/** @param {"polite" | "assertive"} tone */
function regionOf(tone) {
  let region = regions.get(tone);
  if (!region) {
    region = document.createElement("div");
    region.className = "announcer";
    region.setAttribute("aria-live", tone);
    region.setAttribute("role", tone === "polite" ? "status" : "alert");
    // Set by script because the page's policy allows no style attributes in markup.
    Object.assign(region.style, {
      position: "fixed",
      width: "1px",
      height: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    });
    document.body.append(region);
    regions.set(tone, region);
  }
  return region;
}

/** Makes the places early: readers only notice changes of what is already there. */
export function prepareAnnouncer() {
  regionOf("polite");
  regionOf("assertive");
}

/**
 * @param {string} text
 * @param {"polite" | "assertive"} [tone]
 */
export function announce(text, tone = "polite") {
  const region = regionOf(tone);
  region.textContent = "";
  // A pause lets the same sentence be read twice in a row.
  const timer = setTimeout(() => {
    waiting.delete(timer);
    region.textContent = text;
  }, 60);
  waiting.add(timer);
}

/** Takes back what was said and what is about to be said: it may name a hidden card. */
export function forgetAnnouncements() {
  for (const timer of waiting) clearTimeout(timer);
  waiting.clear();
  for (const region of regions.values()) region.textContent = "";
}
