/**
 * Whatever can be touched, shown or asked about on the page has a name in its attribute `data-part`. Hints, lessons, answers and
 * focus know parts by these names, and so do the tests, which press what a person presses.
 */

/**
 * @param {string} name
 * @returns {string} the selector of a part
 */
export function part(name) {
  return `[data-part="${name}"]`;
}

/** A card is known by its place, too, since the same city may lie in several. @param {string} name */
export function partOrCard(name) {
  return `${part(name)}, [data-key="${name}"]`;
}

/**
 * Marks the parts of a table that an advised action is made with.
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
