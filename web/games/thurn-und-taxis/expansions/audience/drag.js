/** @typedef {import("../../table.js").TutTable} TutTable */

/** How far a finger may tremble before a tap becomes a drag. */
const THRESHOLD = 8;

/**
 * Carries a cleric with mouse, finger or pen.
 *
 * @param {TutTable} table
 * @param {PointerEvent} start
 * @param {(place: number | null) => void} dropped  number of a coach; null is the bench, -1 nowhere
 */
export function dragCleric(table, start, dropped) {
  const source = start.currentTarget;
  if (!(source instanceof HTMLElement) || start.button !== 0 || table.busy) return;
  const art = source.querySelector(".cleric-art");
  /** @type {HTMLElement | null} */
  let ghost = null;
  const stop = new AbortController();
  const { signal } = stop;

  /** @param {PointerEvent} event */
  const move = (event) => {
    const far = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY);
    if (!ghost && far < THRESHOLD) return;
    if (!ghost) {
      source.setPointerCapture(start.pointerId);
      ghost = lift(table, art);
    }
    const frame = table.getBoundingClientRect();
    ghost?.style.setProperty(
      "transform",
      `translate(${event.clientX - frame.left}px, ${event.clientY - frame.top}px) translate(-50%, -60%)`,
    );
  };
  /** @param {PointerEvent} event */
  const up = (event) => {
    stop.abort();
    if (!ghost) return;
    ghost.remove();
    dropped(event.type === "pointerup" ? placeAt(table, event.clientX, event.clientY) : -1);
  };
  source.addEventListener("pointermove", move, { signal });
  source.addEventListener("pointerup", up, { signal });
  source.addEventListener("pointercancel", up, { signal });
}

/**
 * @param {TutTable} table
 * @param {Element | null} art
 */
function lift(table, art) {
  const ghost = document.createElement("div");
  ghost.className = "ghost cleric-ghost";
  if (art) ghost.append(...[...art.children].map((one) => one.cloneNode(true)));
  table.ghosts?.append(ghost);
  return ghost;
}

/**
 * @param {TutTable} table
 * @param {number} x
 * @param {number} y
 */
function placeAt({ renderRoot }, x, y) {
  const root = /** @type {ShadowRoot} */ (renderRoot);
  const under = root.elementFromPoint(x, y);
  const seat = under?.closest("[data-coach-seat]");
  if (seat instanceof HTMLElement) return Number(seat.dataset.coachSeat);
  return under?.closest("[data-cleric-pool]") ? null : -1;
}
