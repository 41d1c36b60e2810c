import { html } from "lit";
import { listenToGestures } from "../../board/canvas/gestures.js";
import { t } from "../../i18n/index.js";
import base from "../../ui/base.css";
import { elementWith } from "../../ui/reactive.js";
import styles from "./ring.css";

/** @typedef {{id: string, name: string, mark: string}} Item */

/** So near, in css pixels, to the middle of a place something is laid down there. */
const NEAR_PX = 60;

/** By which key what lies on a place goes to the one before or after. @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/**
 * What lies on the places of a drawn ring: it changes places with another by being dragged there, or with its neighbour by an
 * arrow key. Fires "st-swap" {from, to} and "st-choose" with the id of a place.
 */
class StCopyRing extends elementWith({
  /** @type {import("../../table/types.js").PrintedMap | null} */
  map: null,
  /** @type {readonly Item[]} */
  items: [],
  chosen: "",
  /** Where what is dragged would be laid down. */
  over: "",
}) {
  static styles = [base, styles];

  constructor() {
    super();
    this.hear(
      (heard) =>
        listenToGestures(/** @type {ShadowRoot} */ (this.renderRoot), {
          source: ({ target }) => (target instanceof Element ? target.closest("button") : null),
          lift: ({ source }) => heard({ source, x: 0, y: 0 }),
          drag: ({ source, from, at }) => heard({ source, from, at }),
          drop: ({ source, at }, cancelled) => heard({ source, at, isOver: true, cancelled }),
        }),
      (what) => this.moved(what),
    );
  }

  /** @param {any} what */
  moved({ source, from, at, isOver, cancelled }) {
    source.style.translate = from && !isOver ? `${at[0] - from[0]}px ${at[1] - from[1]}px` : "";
    source.toggleAttribute("lifted", !isOver);
    const there = at && this.placeAt(at);
    this.over = isOver ? "" : (there ?? "");
    if (isOver && !cancelled && there) this.swap(source.dataset.id, there);
  }

  /** @param {[number, number]} point of the window @returns {string | undefined} the place there */
  placeAt([x, y]) {
    const far = (/** @type {Element} */ place) => {
      const { left, top, width, height } = place.getBoundingClientRect();
      return Math.hypot(left + width / 2 - x, top + height / 2 - y);
    };
    const places = /** @type {HTMLElement[]} */ ([...this.renderRoot.querySelectorAll("li")]);
    const [nearest] = places.sort((one, other) => far(one) - far(other));
    return nearest && far(nearest) < NEAR_PX ? nearest.dataset.id : undefined;
  }

  /** @param {string} from @param {string} to */
  swap(from, to) {
    if (from !== to) this.fire("st-swap", { from, to });
  }

  /** @param {KeyboardEvent} event @param {number} at */
  async pressed(event, at) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const { items } = this;
    const next = items[(at + step + items.length) % items.length]?.id ?? "";
    this.swap(items[at]?.id ?? "", next);
    await this.updateComplete;
    /** @type {HTMLElement | null} */
    const button = this.renderRoot.querySelector(`button[data-id="${next}"]`);
    button?.focus();
  }

  /** Pages may not bring styles in their markup. */
  updated() {
    const part = (/** @type {number} */ size) => `${100 * size}%`;
    for (const { id, x, y, w = 0, h = 0 } of this.map?.spots ?? []) {
      /** @type {HTMLElement | null} */
      const place = this.renderRoot.querySelector(`li[data-id="${id}"]`);
      const [left, top, width, height] = [x - w / 2, y - h / 2, w, h].map(part);
      Object.assign(place?.style ?? {}, { left, top, width, height });
    }
  }

  render() {
    const { map, items, chosen, over } = this;
    return html`${map?.picture}
      <ol>
        ${items.map(({ id, name, mark }, at) => {
          return html`<li
            data-id=${id}
            class=${id === over ? "over" : ""}
          >
            <button
              type="button"
              aria-label=${t("copy-ring-place", { id, name })}
              aria-pressed=${id === chosen}
              data-part="copy-ring-place"
              data-id=${id}
              @keydown=${(/** @type {KeyboardEvent} */ event) => this.pressed(event, at)}
              @click=${() => this.fire("st-choose", id)}
            >
              <span>${name}</span>${mark}
            </button>
          </li>`;
        })}
      </ol>`;
  }
}

customElements.define("st-copy-ring", StCopyRing);
