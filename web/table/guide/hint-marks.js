import { css } from "lit";

/**
 * Marks the parts of a table that an advised action is made with.
 *
 * @param {ParentNode} root
 * @param {readonly string[]} testids of the parts
 */
export function markHint(root, testids) {
  for (const part of root.querySelectorAll("[data-hinted]")) {
    if (!testids.includes(part.getAttribute("data-testid") ?? ""))
      part.removeAttribute("data-hinted");
  }
  for (const testid of testids) {
    root.querySelector(`[data-testid="${testid}"]`)?.setAttribute("data-hinted", "");
  }
}

export const hintMarksCss = css`
  [data-hinted] {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    animation: hinted 1.1s ease-in-out infinite alternate;
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
