import { listenToGestures } from "../../../../board/canvas/gestures.js";

/** @typedef {import("../../table.js").TutTable} TutTable */

/**
 * Carries clerics (`data-carry`, with the rank) with mouse, finger or pen.
 *
 * @param {TutTable} table
 * @param {HTMLElement} sheet  where the clerics and their places are
 * @param {(rank: string, place: number | null) => void} dropped  number of a coach; null is the bench
 * @returns {() => void} stops listening
 */
export function carryClerics(table, sheet, dropped) {
  /** @type {HTMLElement | null} */
  let ghost = null;
  return listenToGestures(sheet, {
    source({ target }) {
      const cleric = target instanceof Element ? target.closest("[data-carry]") : null;
      return cleric instanceof HTMLElement ? cleric : null;
    },
    lift({ source }) {
      ghost = lift(table, source.querySelector(".cleric-art"));
    },
    drag({ at: [x, y] }) {
      const [from, to] = [sheet, table].map((element) => element.getBoundingClientRect());
      ghost?.style.setProperty(
        "transform",
        `translate(${x + from.left - to.left}px, ${y + from.top - to.top}px) translate(-50%, -60%)`,
      );
    },
    drop({ source, at: [x, y] }, cancelled) {
      ghost?.remove();
      const { left, top } = sheet.getBoundingClientRect();
      const place = cancelled ? undefined : placeAt(table, x + left, y + top);
      if (place !== undefined) dropped(source.dataset.carry ?? "", place);
    },
  });
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
 * @returns {number | null | undefined} undefined for nowhere
 */
function placeAt({ renderRoot }, x, y) {
  const root = /** @type {ShadowRoot} */ (renderRoot);
  const under = root.elementFromPoint(x, y);
  const seat = under?.closest("[data-coach-seat]");
  if (seat instanceof HTMLElement) return Number(seat.dataset.coachSeat);
  return under?.closest("[data-cleric-pool]") ? null : undefined;
}
