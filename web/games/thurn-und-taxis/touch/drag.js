import { listenToGestures } from "../../../board/canvas/gestures.js";
import { haunt } from "../../../table/motion.js";

/** @typedef {import("../table.js").TutTable} TutTable */
/** @typedef {import("../../../board/canvas/gestures.js").Touch} Touch */
/**
 * A card that is carried; what it is, is known from the beginning: meanwhile its element may have become another card.
 *
 * @typedef {{source: HTMLElement, ghost: HTMLElement, zone: Element | null, city: string | null, key: string, seat: number | null}} Held
 */

/** How near to a place a card is drawn into it. */
const MAGNET = 36;

/**
 * Dragging cards with mouse, finger or pen: from the display to the hand, from the hand to an end of
 * the route. Dropping anywhere else changes nothing.
 */
export class Drag {
  /** @param {TutTable} table */
  constructor(table) {
    this.table = table;
    /** @type {Held | null} */
    this.held = null;
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
      drop: (_touch, cancelled) => this.drop(cancelled),
    });
  }

  /** @param {EventTarget | null} target */
  cardAt(target) {
    const card = target instanceof Element ? target.closest("[data-drag]") : null;
    return card instanceof HTMLElement ? card : null;
  }

  /** @param {Touch} touch */
  lift({ source }) {
    const { table } = this;
    const frame = table.getBoundingClientRect();
    const box = source.getBoundingClientRect();
    const ghost = /** @type {HTMLElement} */ (source.cloneNode(true));
    haunt(table, ghost, box, frame);
    const city = source.dataset.city ?? null;
    const key = source.dataset.key ?? source.dataset.part ?? "";
    this.held = { source, ghost, zone: null, city, key, seat: table.view?.seat ?? null };
    source.classList.add("lifted");
    table.lifted(fromHand(key) ? city : null);
  }

  /** @param {Touch} touch */
  move({ from, at: [x, y] }) {
    const { held } = this;
    if (!held) return;
    const [dx, dy] = [x - from[0], y - from[1]];
    held.ghost.style.setProperty("transform", `translate(${dx}px, ${dy}px) rotate(2deg)`);
    this.hover(held, this.zoneAt(held, x, y));
  }

  /**
   * The nearest place for a card under or close to a point.
   *
   * @param {Held} held
   * @param {number} x
   * @param {number} y
   */
  zoneAt({ key }, x, y) {
    const laying = fromHand(key);
    let best = null;
    let nearest = MAGNET;
    for (const zone of this.table.renderRoot.querySelectorAll("[data-drop]")) {
      const isHand = zone.getAttribute("data-drop") === "hand";
      if (isHand === laying) continue;
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

  /**
   * @param {Held} held
   * @param {Element | null} zone
   */
  hover(held, zone) {
    if (held.zone === zone) return;
    held.zone?.classList.remove("magnet");
    zone?.classList.add("magnet");
    held.zone = zone;
  }

  /** @param {boolean} cancelled */
  drop(cancelled) {
    const held = this.held;
    if (!held) return;
    this.held = null;
    held.zone?.classList.remove("magnet");
    held.source.classList.remove("lifted");
    held.ghost.remove();
    this.table.lifted(null);
    // Somebody else may sit at the table by now.
    if (held.zone && !cancelled && held.seat === this.table.view?.seat)
      this.release(held, held.zone.getAttribute("data-drop") ?? "");
  }

  /**
   * @param {Pick<Held, "city" | "key">} held
   * @param {string} place
   */
  release({ city, key }, place) {
    const { choices } = this.table;
    if (place === "hand") choices.take(city, key, true);
    else if (city) choices.place(/** @type {import("../types.js").End} */ (place), { city, key });
  }
}

/** @param {string} key of a card */
function fromHand(key) {
  return key.startsWith("hand-");
}
