import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";

/** How much larger the light is than what it shows, in pixels. */
const MARGIN = 5;

/**
 * A light on one thing of a table. For a moment everything is dimmed of which the lesson does not speak, and stays
 * within reach: the light takes no touch away. `aimSpotlight` puts it in its place.
 *
 * @param {string} id  another id is another light: it appears anew
 * @param {boolean} calm  without dimming the rest
 */
export function spotlight(id, calm) {
  const dimming = html`<svg class="dimming" aria-hidden="true"><path></path></svg>`;
  return keyed(
    id,
    html`${calm ? nothing : dimming}
      <div class="spotlight" data-part="spotlight" aria-hidden="true"></div>`,
  );
}

/**
 * Puts the light of a table where its thing is now.
 *
 * @param {ParentNode} root
 * @param {object} lesson
 * @param {string | DOMRect | null} lesson.shown  a selector, of which the first that is on the screen counts, or a place
 * @param {string} [lesson.lit]  a selector: all of which the lesson speaks as well
 * @param {DOMRect} frame  of the table
 */
export function aimSpotlight(root, { shown, lit = "" }, frame) {
  const light = root.querySelector(".spotlight");
  if (!(light instanceof HTMLElement)) return;
  const box = typeof shown === "string" ? boxesOf(root, shown)[0] : shown;
  light.hidden = !box;
  root.querySelector(".dimming")?.toggleAttribute("hidden", !box);
  if (!box) return;
  const left = Math.max(frame.left + 1, box.left - MARGIN);
  const top = Math.max(frame.top + 1, box.top - MARGIN);
  light.style.setProperty("left", `${left - frame.left}px`);
  light.style.setProperty("top", `${top - frame.top}px`);
  light.style.setProperty("width", `${Math.min(frame.right - 1, box.right + MARGIN) - left}px`);
  light.style.setProperty("height", `${Math.min(frame.bottom - 1, box.bottom + MARGIN) - top}px`);
  const holes = [box, ...(lit ? boxesOf(root, lit) : [])].map((one) => ({
    left: one.left - frame.left - MARGIN,
    top: one.top - frame.top - MARGIN,
    right: one.right - frame.left + MARGIN,
    bottom: one.bottom - frame.top + MARGIN,
  }));
  root.querySelector(".dimming > path")?.setAttribute("d", around(frame, holes));
}

/**
 * All of a frame but some boxes, which may lie over one another: as the path of an SVG, row by row.
 *
 * @param {{width: number, height: number}} frame
 * @param {readonly {left: number, top: number, right: number, bottom: number}[]} holes
 */
export function around({ width, height }, holes) {
  const xs = edges(width, holes, ({ left, right }) => [left, right]);
  const ys = edges(height, holes, ({ top, bottom }) => [top, bottom]);
  let path = "";
  for (const [row, top] of ys.slice(0, -1).entries()) {
    const bottom = ys[row + 1] ?? top;
    for (const [column, left] of xs.slice(0, -1).entries()) {
      const right = xs[column + 1] ?? left;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (holes.some((one) => x > one.left && x < one.right && y > one.top && y < one.bottom))
        continue;
      path += `M${left} ${top}H${right}V${bottom}H${left}z`;
    }
  }
  return path;
}

/**
 * Where something begins or ends along one side of a frame, in whole pixels.
 *
 * @template B
 * @param {number} size
 * @param {readonly B[]} boxes
 * @param {(box: B) => number[]} endsOf
 */
function edges(size, boxes, endsOf) {
  const inside = boxes.flatMap(endsOf).map((at) => Math.round(Math.min(size, Math.max(0, at))));
  return [...new Set([0, ...inside, Math.round(size)])].sort((one, other) => one - other);
}

/** @param {ParentNode} root @param {string} selector @returns {DOMRect[]} of what is on the screen */
function boxesOf(root, selector) {
  const boxes = [...root.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
  return boxes.filter(({ width, height }) => width > 0 && height > 0);
}
