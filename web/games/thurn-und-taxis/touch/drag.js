import { listenToGestures } from "../../../board/canvas/gestures.js";
import { duration, EASE, haunt } from "../../../table/motion.js";
import { explainMissed } from "./legal-actions.js";

/** @typedef {import("../../../board/canvas/gestures.js").Touch} Touch */
/**
 * A card that is dragged. City and key are those from the beginning: its element may become another card meanwhile.
 *
 * @typedef {{source: HTMLElement, ghost: HTMLElement, zone: Element | null, city: string | null, key: string, seat: number | null | undefined}} Dragged
 */

/** A card that is this near to a place is drawn into it. */
const MAGNET_PX = 36;

/**
 * Drags cards with mouse, finger or pen: from the display to the own route and hand, from the hand to an end of the route.
 * A card that falls anywhere else glides back, and is told where it belongs; so is one of the panel in which cards are discarded.
 */
export class Drag {
  /** @param {import("../table.js").TutTable} table */
  constructor(table) {
    this.table = table;
    /** @type {Dragged | null} */
    this.dragged = null;
  }

  /**
   * Listens inside the table's shadow root.
   *
   * @param {ShadowRoot} root
   */
  attach(root) {
    listenToGestures(root, {
      source: ({ target }) => this.cardAt(target),
      lift: (touch) => this.lift(touch),
      drag: (touch) => this.move(touch),
      drop: (_touch, isCancelled) => this.drop(isCancelled),
    });
  }

  /** @param {EventTarget | null} target @returns {HTMLElement | null} */
  cardAt(target) {
    return target instanceof Element ? target.closest("[data-drag]") : null;
  }

  /** @param {Touch} touch */
  lift({ source }) {
    const { table } = this;
    const frame = table.getBoundingClientRect();
    const ghost = /** @type {HTMLElement} */ (source.cloneNode(true));
    haunt(table, ghost, source.getBoundingClientRect(), frame);
    const { city = null, key, part = "" } = source.dataset;
    this.dragged = { source, ghost, zone: null, city, key: key ?? part, seat: table.view?.seat };
    source.classList.add("lifted");
    table.lifted(isFromHand(this.dragged) ? city : null);
    // The ends of the route show by themselves what may go there.
    if (isOpen(this.dragged)) this.own?.classList.add("wanted");
  }

  /** Where an open card is let go. @returns {Element | null} */
  get own() {
    return this.table.renderRoot.querySelector("[data-drop=hand]");
  }

  /** @param {Touch} touch */
  move({ from, at: [x, y] }) {
    const { dragged } = this;
    if (!dragged) return;
    const [dx, dy] = [x - from[0], y - from[1]];
    dragged.ghost.style.setProperty("transform", `translate(${dx}px, ${dy}px) rotate(2deg)`);
    const zone = this.zoneAt(dragged, x, y);
    if (dragged.zone === zone) return;
    dragged.zone?.classList.remove("magnet");
    zone?.classList.add("magnet");
    dragged.zone = zone;
  }

  /**
   * The nearest place for a card under or close to a point.
   *
   * @param {Dragged} dragged
   * @param {number} x
   * @param {number} y
   */
  zoneAt(dragged, x, y) {
    if (isDiscarded(dragged)) return null;
    let best = null;
    let nearest = MAGNET_PX;
    for (const zone of this.table.renderRoot.querySelectorAll("[data-drop]")) {
      if ((dropOf(zone) === "hand") === isFromHand(dragged)) continue;
      const box = zone.getBoundingClientRect();
      const dx = Math.max(box.left - x, 0, x - box.right);
      const dy = Math.max(box.top - y, 0, y - box.bottom);
      const distance = Math.hypot(dx, dy);
      if (distance < nearest) {
        nearest = distance;
        best = zone;
      }
    }
    return best;
  }

  /** @param {boolean} isCancelled */
  drop(isCancelled) {
    const { dragged, table } = this;
    if (!dragged) return;
    const { source, ghost, zone, city, key, seat } = dragged;
    this.dragged = null;
    zone?.classList.remove("magnet");
    this.own?.classList.remove("wanted");
    source.classList.remove("lifted");
    const time = zone ? 0 : duration(table.settings.animationSpeed);
    const remove = () => ghost.remove();
    ghost
      .animate({ transform: "none" }, { duration: time, easing: EASE })
      .finished.then(remove, remove);
    table.lifted(null);
    // Another person may sit at the table by now.
    if (isCancelled || seat !== table.view?.seat) return;
    const end = zone && dropOf(zone);
    if (end === "hand") table.selection.take(city, key, true);
    else if (isDiscarded(dragged)) table.feedback.info("tut-info-drop-discard", key);
    else if (isOpen(dragged)) table.feedback.info("tut-info-drop", key);
    else if (end && city) table.selection.place(end, { city, key });
    else if (city) explainMissed(table, city, key);
  }
}

/** @param {Element} zone */
function dropOf(zone) {
  return /** @type {"hand" | import("../types.js").End} */ (zone.getAttribute("data-drop"));
}

/** @param {{key: string}} card */
function isFromHand({ key }) {
  return key.startsWith("hand-");
}

/** True for a card of the panel in which cards are discarded. @param {{key: string}} card */
function isDiscarded({ key }) {
  return key.startsWith("keep-");
}

/** @param {{key: string}} card */
function isOpen(card) {
  return !isFromHand(card) && !isDiscarded(card);
}
