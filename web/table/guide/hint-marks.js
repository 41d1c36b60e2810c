import { part } from "../part-names.js";

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
