/** @typedef {import("../table.js").TutTable} TutTable */

/** How far a finger may tremble before a tap becomes a drag. */
const THRESHOLD = 8;
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
    /** @type {{source: HTMLElement, id: number, x: number, y: number, ghost: HTMLElement | null, zone: Element | null} | null} */
    this.held = null;
    this.justDropped = false;
  }

  /**
   * Listens inside the table's shadow root.
   *
   * @param {ShadowRoot} root
   */
  attach(root) {
    root.addEventListener("pointerdown", (event) => this.down(/** @type {PointerEvent} */ (event)));
    root.addEventListener("pointermove", (event) => this.move(/** @type {PointerEvent} */ (event)));
    root.addEventListener("pointerup", (event) => this.up(/** @type {PointerEvent} */ (event)));
    root.addEventListener("pointercancel", () => this.drop(null));
    // The click that a browser sends after a drop is not a tap on the card.
    root.addEventListener("click", (event) => this.swallow(event), true);
  }

  /** @param {PointerEvent} event */
  down(event) {
    this.justDropped = false;
    const target = event.target instanceof Element ? event.target.closest("[data-drag]") : null;
    if (!(target instanceof HTMLElement) || event.button !== 0 || this.table.busy) return;
    this.held = {
      source: target,
      id: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      ghost: null,
      zone: null,
    };
  }

  /** @param {PointerEvent} event */
  move(event) {
    const held = this.held;
    if (!held || held.id !== event.pointerId) return;
    const dx = event.clientX - held.x;
    const dy = event.clientY - held.y;
    if (!held.ghost) {
      if (Math.hypot(dx, dy) < THRESHOLD) return;
      this.lift(held);
    }
    held.ghost?.style.setProperty("transform", `translate(${dx}px, ${dy}px) rotate(2deg)`);
    this.hover(held, this.zoneAt(event.clientX, event.clientY));
  }

  /** @param {NonNullable<Drag["held"]>} held */
  lift(held) {
    const { table } = this;
    held.source.setPointerCapture(held.id);
    const frame = table.getBoundingClientRect();
    const box = held.source.getBoundingClientRect();
    const ghost = /** @type {HTMLElement} */ (held.source.cloneNode(true));
    ghost.removeAttribute("data-part");
    ghost.removeAttribute("data-key");
    ghost.setAttribute("aria-hidden", "true");
    ghost.classList.add("ghost");
    ghost.style.setProperty("left", `${box.left - frame.left}px`);
    ghost.style.setProperty("top", `${box.top - frame.top}px`);
    ghost.style.setProperty("width", `${box.width}px`);
    ghost.style.setProperty("height", `${box.height}px`);
    table.ghosts?.append(ghost);
    held.ghost = ghost;
    held.source.classList.add("lifted");
    table.lifted(this.fromHand(held) ? (held.source.dataset.city ?? null) : null);
  }

  /** @param {NonNullable<Drag["held"]>} held */
  fromHand(held) {
    return held.source.dataset.key?.startsWith("hand-") ?? false;
  }

  /**
   * The nearest place for a card under or close to a point.
   *
   * @param {number} x
   * @param {number} y
   */
  zoneAt(x, y) {
    const held = this.held;
    if (!held) return null;
    const laying = this.fromHand(held);
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
   * @param {NonNullable<Drag["held"]>} held
   * @param {Element | null} zone
   */
  hover(held, zone) {
    if (held.zone === zone) return;
    held.zone?.classList.remove("magnet");
    zone?.classList.add("magnet");
    held.zone = zone;
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (this.held?.id !== event.pointerId) return;
    this.drop(this.held.ghost ? this.held.zone : null);
  }

  /** @param {Element | null} zone */
  drop(zone) {
    const held = this.held;
    if (!held) return;
    this.held = null;
    held.zone?.classList.remove("magnet");
    held.source.classList.remove("lifted");
    if (!held.ghost) return;
    held.ghost.remove();
    this.justDropped = true;
    this.table.lifted(null);
    if (zone) this.release(held.source, zone.getAttribute("data-drop") ?? "");
  }

  /**
   * @param {HTMLElement} source
   * @param {string} place
   */
  release(source, place) {
    const { choices } = this.table;
    const key = source.dataset.key ?? source.dataset.part ?? "";
    const city = source.dataset.city ?? null;
    if (place === "hand") choices.take(city, key, true);
    else if (city) choices.place(/** @type {import("../types.js").End} */ (place), { city, key });
  }

  /** @param {Event} event */
  swallow(event) {
    if (!this.justDropped) return;
    this.justDropped = false;
    event.stopPropagation();
    event.preventDefault();
  }
}
