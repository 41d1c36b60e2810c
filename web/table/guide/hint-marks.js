import { css } from "lit";
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

export const hintMarksCss = css`
  [data-hinted] {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    animation: hinted 1.1s ease-in-out 5 alternate forwards;
  }
  @keyframes hinted {
    from {
      box-shadow: 0 0 0 0 color-mix(in srgb, var(--glow) 40%, transparent);
    }
    to {
      box-shadow: 0 0 1.1rem 0.35rem var(--glow);
    }
  }
`;
