import { html, LitElement, nothing } from "lit";
import { t } from "../../i18n/index.js";
import seatColors from "../../table/frame/seat-colors.css";
import { onPanels } from "../../ui/page-styles.js";
import { publicProperties, TextController } from "../../ui/reactive.js";
import styles from "./curtain.css";

/**
 * The curtain between two people: names the next person and waits for a press of its button. Behind it is the public
 * view of the table, out of reach; hidden parts are not fetched before, so nothing secret is there.
 *
 * Fires "st-ready" and "st-leave".
 */
class StCurtain extends LitElement {
  static properties = {
    ...publicProperties("seat"),
    reason: {},
    task: {},
    busy: { type: Boolean },
    lastRound: { type: Boolean },
  };

  static styles = [onPanels, seatColors, styles];

  constructor() {
    super();
    /** @type {import("../../table/types.js").SeatInfo | null} */
    this.seat = null;
    /** @type {import("../../core/session/session-state.js").CurtainReason} */
    this.reason = "turn";
    /** The decision to make, if it is no ordinary turn. */
    this.task = "";
    this.busy = false;
    this.lastRound = false;
    /** True if the button was pressed while the engine was busy. */
    this.waits = false;
    new TextController(this);
  }

  firstUpdated() {
    /** @type {HTMLDialogElement} */ (this.renderRoot.querySelector("dialog")).showModal();
  }

  updated() {
    if (this.waits && !this.busy) this.ready();
  }

  /** A press while the engine is busy counts once it is free; a disabled button would lose the focus. */
  ready() {
    this.waits = this.busy;
    if (!this.busy) this.fire("st-ready");
  }

  /** @param {string} name */
  fire(name) {
    this.dispatchEvent(new CustomEvent(name));
  }

  render() {
    const { seat, reason } = this;
    if (!seat) return nothing;
    const name = seat.name;
    return html`<dialog
      aria-labelledby="who"
      aria-describedby="task why"
      data-part="curtain"
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
          ${
            reason === "turn" || reason === "continue"
              ? t("curtain-pass", { name })
              : t(this.task ? "curtain-decides" : "curtain-who", { name })
          }
        </h1>
        ${this.task ? html`<p id="task" class="task" data-part="curtain-task">${this.task}</p>` : nothing}
        ${this.lastRound ? html`<p class="last">${t("last-round")}</p>` : nothing}
        <p id="why" class="soft">
          ${t(reason === "continue" && this.task ? "curtain-turn" : `curtain-${reason}`, { name })}
        </p>
        <button
          class="button primary large"
          autofocus
          data-part="curtain-ready"
          aria-disabled=${this.busy}
          @click=${this.ready}
        >
          ${t("curtain-ready", { name })}
        </button>
        <button class="button quiet" data-part="curtain-leave" @click=${() => this.fire("st-leave")}>
          ${t("to-home")}
        </button>
      </div>
    </dialog>`;
  }
}

customElements.define("st-curtain", StCurtain);
