import { html, nothing } from "lit";
import { afterPicture } from "../../core/ticket.js";
import { t } from "../../i18n/index.js";
import seatColors from "../../table/frame/seat-colors.css";
import { showWindow } from "../../ui/back/back.js";
import { button } from "../../ui/icons.js";
import { elementWith, onPanels } from "../../ui/reactive.js";
import styles from "./curtain.css";

/**
 * The curtain between two people: names the next person and waits for a press of its button. Behind it is the public
 * view of the table, out of reach; hidden parts are not fetched before, so nothing secret is there.
 *
 * Fires "st-ready" and "st-leave".
 */
class StCurtain extends elementWith({
  /** @type {import("../../table/types.js").SeatInfo | null} */
  seat: null,
  /** @type {import("../../core/session/session-state.js").CurtainReason} */
  reason: "turn",
  /** The decision to make, if it is no ordinary turn. */
  task: "",
  busy: false,
  lastRound: false,
  /** A key of the table was pressed before the person had confirmed. */
  isHeld: false,
}) {
  static styles = [onPanels, seatColors, styles];

  /** True if the button was pressed while the engine was busy. */
  waits = false;
  /** The person has confirmed, and the table is on its way. */
  isReady = false;
  /** A key that was pressed meanwhile is for the table. @type {string | null} */
  early = null;

  disconnectedCallback() {
    super.disconnectedCallback();
    const { early: key } = this;
    if (!key) return;
    const press = new KeyboardEvent("keydown", { key, bubbles: true });
    afterPicture(() => document.body.dispatchEvent(press));
  }

  /** @param {KeyboardEvent} event */
  keyPressed({ key, ctrlKey, metaKey, altKey }) {
    if (!/^[a-z0-9?]$/i.test(key) || ctrlKey || metaKey || altKey) return;
    if (this.isReady) this.early = key;
    else this.isHeld = true;
  }

  firstUpdated() {
    showWindow(/** @type {HTMLDialogElement} */ (this.renderRoot.querySelector("dialog")));
  }

  updated() {
    if (this.waits && !this.busy) this.ready();
  }

  /** A press while the engine is busy counts once it is free; a disabled button would lose the focus. */
  ready() {
    this.isReady = true;
    this.waits = this.busy;
    if (!this.busy) this.fire("st-ready");
  }

  render() {
    const { seat, reason } = this;
    if (!seat) return nothing;
    const name = seat.name;
    return html`<dialog
      aria-labelledby="who"
      aria-describedby="task why"
      data-part="curtain"
      @keydown=${this.keyPressed}
      @cancel=${(/** @type {Event} */ event) => event.preventDefault()}
      @close=${() => {
        // Some browsers close on a second Escape even if "cancel" is prevented.
        if (this.isConnected) this.firstUpdated();
      }}
    >
      <st-store-banner mute></st-store-banner>
      <div class="letter seat-${seat.color}">
        <st-seat-mark .color=${seat.color} .symbol=${seat.symbol}></st-seat-mark>
        <h1 id="who">
          ${t(reason === "turn" || reason === "continue" ? "curtain-pass" : this.task ? "curtain-decides" : "curtain-who", { name })}
        </h1>
        ${this.task ? html`<p id="task" class="task" data-part="curtain-task">${this.task}</p>` : nothing}
        ${this.lastRound ? html`<p class="last">${t("last-round")}</p>` : nothing}
        <p id="why" class="soft">
          ${t(reason === "continue" && this.task ? "curtain-turn" : `curtain-${reason}`, { name })}
        </p>
        <button class="button primary large" autofocus data-part="curtain-ready" aria-disabled=${this.busy} @click=${this.ready}>
          ${t("curtain-ready", { name })}
        </button>
        <p class="soft" role="status" data-part="curtain-held">${this.isHeld ? t("curtain-first", { name }) : nothing}</p>
        ${button(t("to-home"), () => this.fire("st-leave"), { part: "curtain-leave", look: "quiet" })}
      </div>
    </dialog>`;
  }
}

customElements.define("st-curtain", StCurtain);
