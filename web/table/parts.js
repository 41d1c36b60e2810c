/*
 * The parts of the page have names in `data-part`, by which hints, lessons, answers, focus and tests find them.
 */

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
