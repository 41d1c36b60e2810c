/*
 * The parts of the page have names in `data-part`, by which hints, lessons, answers, focus and tests find them.
 */

/** What answers a press in its own way. */
export const PRESSABLE = "button, a, input, select, label, summary, .seat, [data-look]";
/** Signs and cards that are no buttons and have words of their own; a drawn board answers by itself. */
export const SIGN = "[title]:not([data-part=board]), [data-city]";
/** What a button that switches something says of itself. */
const SWITCHED = ["aria-pressed", "aria-expanded"];

/** The selector of a part. @param {string} name */
export function part(name) {
  return `[data-part="${name}"]`;
}

/** The selector of a part, or of a card by its place, since the same city may lie in several. @param {string} name */
export function partOrCard(name) {
  return `${part(name)}, [data-key="${name}"]`;
}

/**
 * Marks the parts with which an advised action is made.
 *
 * @param {ParentNode} root
 * @param {readonly string[]} names of the parts
 */
export function markHint(root, names) {
  for (const marked of root.querySelectorAll("[data-hinted]")) {
    if (!names.includes(marked.getAttribute("data-part") ?? ""))
      marked.removeAttribute("data-hinted");
  }
  for (const name of names) root.querySelector(part(name))?.setAttribute("data-hinted", "");
}

/** @param {Event} event @returns {Element | null} the innermost part of the page that has a name */
export function pressedPart(event) {
  return named(event.composedPath()[0] ?? null);
}

/** @param {EventTarget | null} target @returns {Element | null} the innermost part of the page that has a name */
export function named(target) {
  return /** @type {Partial<Element> | null} */ (target)?.closest?.("[data-part]") ?? null;
}

/** @param {Event} event @param {string} around a selector */
export function isIn(event, around) {
  return event
    .composedPath()
    .some((one) => /** @type {Partial<Element>} */ (one).matches?.(around));
}

/** @param {Element | null} element */
export function stateOf(element) {
  return SWITCHED.map((name) => element?.getAttribute(name) ?? "").join("");
}

/** @param {Element | null} element */
export function nameOf(element) {
  return element?.getAttribute("data-part") ?? "";
}
