import { html, nothing } from "lit";
import { t } from "../../i18n/index.js";
import seatColors from "../../table/frame/seat-colors.css";
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
}) {
  static styles = [onPanels, seatColors, styles];

  /** True if the button was pressed while the engine was busy. */
  waits = false;

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
        ${button(t("to-home"), () => this.fire("st-leave"), { part: "curtain-leave", look: "quiet" })}
      </div>
    </dialog>`;
  }
}

customElements.define("st-curtain", StCurtain);
