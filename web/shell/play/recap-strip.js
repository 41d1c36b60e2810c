import { html, LitElement, nothing } from "lit";
import { t } from "../../i18n/index.js";
import block from "../../ui/block.css";
import { closeButton } from "../../ui/dialogs.js";
import { icon } from "../../ui/icons.js";
import { onPanels } from "../../ui/page-styles.js";
import { publicProperties, TextController } from "../../ui/reactive.js";
import styles from "./recap-strip.css";

/**
 * What the others did meanwhile, one thing after the other: a strip in the bar above the table, so that the board stays in
 * sight, on which each of them is shown, and the line that says what to do. The whole list stands in the log. Fires "st-close".
 */
class StRecap extends LitElement {
  static properties = {
    ...publicProperties("recap", "index"),
    running: { type: Boolean },
    heading: {},
  };

  static styles = [onPanels, block, styles];

  constructor() {
    super();
    /** @type {import("./recap.js").Recap | null} */
    this.recap = null;
    /** @type {number | null} */
    this.index = null;
    this.running = false;
    this.heading = "";
    new TextController(this);
  }

  /** @param {Map<string, unknown>} changes */
  updated(changes) {
    const { recap } = this;
    if (recap) recap.readOn = () => this.turn(1);
    if (changes.has("index")) this.turnTo(0);
  }

  /**
   * Turns on or back in a text that is longer than its place.
   *
   * @param {number} pages
   * @returns {boolean} whether there was anything else to see
   */
  turn(pages) {
    const { text } = this;
    return this.turnTo((text?.scrollTop ?? 0) + pages * (text?.clientHeight ?? 0));
  }

  /**
   * @param {number} top
   * @returns {boolean} whether anything else is seen now
   */
  turnTo(top) {
    const { text } = this;
    if (!text) return false;
    const before = text.scrollTop;
    text.scrollTop = top;
    const isMore = text.scrollTop + text.clientHeight < text.scrollHeight - 4;
    text.parentElement?.classList.toggle("more", isMore);
    return text.scrollTop !== before;
  }

  /** @returns {HTMLElement | null} */
  get text() {
    return this.renderRoot.querySelector(".told p");
  }

  render() {
    const { recap, index } = this;
    if (!recap) return nothing;
    const item = index === null ? null : recap.items[index];
    return html`<aside class="panel" aria-labelledby="title" data-part="since">
      <div class="told" aria-live="polite">
        ${
          item
            ? html`${item.seat ? html`<st-seat-mark .color=${item.seat.color} .symbol=${item.seat.symbol}></st-seat-mark>` : nothing}
              <h2 id="title" class="visually-hidden">${this.heading}</h2>
              <p data-part="since-text">${item.text}</p>`
            : html`<h2 id="title">${this.heading}</h2>`
        }
      </div>
      ${item?.seat?.kind === "computer" ? this.key("hint", () => void recap.explain().then(() => this.requestUpdate())) : nothing}
      ${index === null ? nothing : this.key("previous", () => this.turn(-1) || void recap.go(index - 1))}
      ${this.key(this.running ? "pause" : "play", () => void recap.toggle())}
      ${this.key("next", () => void recap.next())}
      ${closeButton(this, t("since-ok"), "since-ok")}
    </aside>`;
  }

  /**
   * @param {"hint" | "previous" | "play" | "pause" | "next"} name
   * @param {() => void} press
   */
  key(name, press) {
    return html`<button
      class="button quiet icon-only"
      aria-label=${t(`since-${name}`)}
      title=${t(`since-${name}`)}
      data-part="since-${name}"
      @click=${press}
    >
      ${icon(name)}
    </button>`;
  }
}

customElements.define("st-recap", StRecap);
