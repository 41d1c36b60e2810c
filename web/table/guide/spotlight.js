import { css, html } from "lit";
import { keyed } from "lit/directives/keyed.js";

/** How much larger the light is than what it shows, in pixels. */
const MARGIN = 5;

/**
 * A light on one thing of a table. Everything else is dimmed for a moment, and stays within reach: the light takes no
 * touch away. `aimSpotlight` puts it in its place.
 *
 * @param {string} id  another id is another light: it appears anew
 * @param {boolean} calm  without dimming the rest
 */
export function spotlight(id, calm) {
  const look = calm ? "spotlight calm" : "spotlight";
  return keyed(id, html`<div class=${look} data-part="spotlight" aria-hidden="true"></div>`);
}

/**
 * Puts the light of a table where its thing is now.
 *
 * @param {ParentNode} root
 * @param {string | DOMRect | null} shown  a selector, of which the first that is on the screen counts, or a place
 * @param {DOMRect} frame  of the table
 */
export function aimSpotlight(root, shown, frame) {
  const light = root.querySelector(".spotlight");
  if (!(light instanceof HTMLElement)) return;
  const box = typeof shown === "string" ? firstOf(root, shown) : shown;
  light.hidden = !box;
  if (!box) return;
  const left = Math.max(frame.left + 1, box.left - MARGIN);
  const top = Math.max(frame.top + 1, box.top - MARGIN);
  light.style.setProperty("left", `${left - frame.left}px`);
  light.style.setProperty("top", `${top - frame.top}px`);
  light.style.setProperty("width", `${Math.min(frame.right - 1, box.right + MARGIN) - left}px`);
  light.style.setProperty("height", `${Math.min(frame.bottom - 1, box.bottom + MARGIN) - top}px`);
}

/** @param {ParentNode} root @param {string} selector */
function firstOf(root, selector) {
  const boxes = [...root.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  return boxes.find(({ width, height }) => width > 0 && height > 0);
}

export const spotlightCss = css`
  .spotlight {
    position: absolute;
    z-index: 25;
    border: 3px solid var(--accent);
    border-radius: calc(var(--radius) * 1.3);
    box-shadow: 0 0 0 3px color-mix(in srgb, var(--glow) 75%, transparent);
    pointer-events: none;
    animation: light-up 0.3s ease-out;
  }
  .spotlight[hidden] {
    display: none;
  }
  /* Painted once; only how much of it is seen changes, which costs nothing. */
  .spotlight::before {
    position: absolute;
    inset: -3px;
    border-radius: inherit;
    box-shadow: 0 0 0 120vmax color-mix(in srgb, var(--wood-dark) 55%, transparent);
    content: "";
    opacity: 0;
    animation: dim-around 2.6s ease-out;
  }
  .spotlight.calm::before {
    animation: none;
  }
  @keyframes light-up {
    from {
      transform: scale(1.12);
      opacity: 0;
    }
  }
  @keyframes dim-around {
    12%,
    60% {
      opacity: 1;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .spotlight,
    .spotlight::before {
      animation: none;
    }
  }
`;
