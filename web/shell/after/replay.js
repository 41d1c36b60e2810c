import { html, LitElement } from "lit";
import { getPrefs } from "../../core/settings/prefs.js";
import { t } from "../../i18n/index.js";
import { BackController } from "../../ui/back/back.js";
import block from "../../ui/block.css";
import { closeButton } from "../../ui/dialogs.js";
import { icon } from "../../ui/icons.js";
import { withFields } from "../../ui/page-styles.js";
import { internalState, TextController } from "../../ui/reactive.js";
import styles from "./replay.css";

/** Pause between two steps of the automatic replay, by animation speed. */
const PACE = { off: 700, fast: 700, normal: 1300, slow: 2400 };

/**
 * The controls of the replay: they only say which step is wanted. Fires "st-step" {step} and
 * "st-close". Keys: arrows, Home, End, space.
 */
class StReplay extends LitElement {
  static properties = {
    ...internalState("running"),
    step: { type: Number },
    last: { type: Number },
    text: {},
  };

  static styles = [withFields, block, styles];

  constructor() {
    super();
    this.step = 0;
    this.last = 0;
    this.text = "";
    this.running = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    new TextController(this);
    new BackController(
      this,
      () => true,
      () => this.dispatchEvent(new CustomEvent("st-close")),
    );
    this.onKey = (/** @type {KeyboardEvent} */ event) => this.keyPressed(event);
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("keydown", this.onKey);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("keydown", this.onKey);
    clearTimeout(this.timer);
  }

  /** @param {KeyboardEvent} event */
  keyPressed(event) {
    const target = /** @type {Element} */ (event.composedPath()[0]);
    // Arrow keys that walk along a row of buttons do not step the replay.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]")) return;
    const isField = target.matches?.("input, select, textarea");
    const isButton = target.matches?.("button, a");
    if (event.key === "ArrowLeft" && !isField) this.want(this.step - 1);
    else if (event.key === "ArrowRight" && !isField) this.want(this.step + 1);
    else if (event.key === "Home" && !isField) this.want(0);
    else if (event.key === "End" && !isField) this.want(this.last);
    else if (event.key === " " && !isField && !isButton) this.toggle();
    else return;
    event.preventDefault();
  }

  /** @param {number} step */
  want(step) {
    this.stop();
    this.fire(step);
  }

  /** @param {number} step */
  fire(step) {
    const wanted = Math.min(Math.max(step, 0), this.last);
    if (wanted === this.step) return;
    this.dispatchEvent(new CustomEvent("st-step", { detail: { step: wanted } }));
  }

  toggle() {
    if (this.running) {
      this.stop();
      return;
    }
    this.running = true;
    this.fire(this.step >= this.last ? 0 : this.step + 1);
    this.next();
  }

  next() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.running) return;
      if (this.step >= this.last) {
        this.stop();
        return;
      }
      this.fire(this.step + 1);
      this.next();
    }, PACE[getPrefs().animationSpeed]);
  }

  stop() {
    this.running = false;
    clearTimeout(this.timer);
  }

  render() {
    const { step, last } = this;
    return html`<section class="bar" aria-label=${t("replay")} data-part="replay-bar">
      <div class="keys">
        ${this.key("first", () => this.want(0), step > 0)}
        ${this.key("previous", () => this.want(step - 1), step > 0)}
        ${this.key(this.running ? "pause" : "play", () => this.toggle(), true)}
        ${this.key("next", () => this.want(step + 1), step < last)}
        ${this.key("last", () => this.want(last), step < last)}
      </div>
      <div class="slider">
        <input
          type="range"
          min="0"
          max=${last}
          .value=${`${step}`}
          aria-label=${t("replay-step-label")}
          data-part="replay-slider"
          @input=${(/** @type {Event} */ event) =>
            this.want(Number(/** @type {HTMLInputElement} */ (event.target).value))}
        />
        <span class="count">${t("replay-count", { step, last })}</span>
      </div>
      ${closeButton(this, t("replay-close"), "replay-close")}
      <p class="text" aria-live=${this.running ? "off" : "polite"} data-part="replay-text">
        ${this.text}
      </p>
    </section>`;
  }

  /**
   * @param {"first" | "previous" | "play" | "pause" | "next" | "last"} name
   * @param {() => void} press
   * @param {boolean} enabled
   */
  key(name, press, enabled) {
    return html`<button
      class="button icon-only"
      aria-label=${t(`replay-${name}`)}
      title=${t(`replay-${name}`)}
      data-part="replay-${name}"
      ?disabled=${!enabled}
      @click=${press}
    >
      ${icon(name)}
    </button>`;
  }
}

customElements.define("st-replay", StReplay);
