import { css, html, LitElement, nothing } from "lit";
import { handed } from "../../ground/properties.js";
import { onPanels } from "../../ground/styles.js";
import { TextController } from "../../ground/text-controller.js";
import { t } from "../../i18n/index.js";
import { seatColors } from "../../table/frame/seat-colors.js";

/**
 * The curtain between two people: names who comes next and waits until that person says so. Behind it lies the table
 * as everybody may see it, out of reach; what has to be hidden is not fetched before, so nothing secret is there.
 *
 * Fires "st-ready" and "st-leave".
 */
class StCurtain extends LitElement {
  static properties = {
    ...handed("seat"),
    reason: {},
    task: {},
    busy: { type: Boolean },
    lastRound: { type: Boolean },
  };

  static styles = [
    onPanels,
    seatColors,
    css`
      dialog {
        width: 100vw;
        max-width: none;
        height: 100dvh;
        max-height: none;
        margin: 0;
        padding: 0;
        border: 0;
        background: transparent;
        color: var(--ink);
        overflow: auto;
      }
      dialog[open] {
        display: grid;
        align-items: end;
        justify-items: center;
      }
      /* The public board stays in sight; the letter lies where hands are. */
      dialog::backdrop {
        background: linear-gradient(
          transparent 45%,
          color-mix(in srgb, var(--wood-dark) 72%, transparent) 80%
        );
      }
      .letter {
        position: relative;
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: var(--space-1) var(--space-4);
        align-items: center;
        --beside: max(var(--space-3), env(safe-area-inset-left), env(safe-area-inset-right));
        width: min(36rem, 100vw - 2 * var(--beside));
        margin: var(--space-3) var(--beside) calc(var(--space-3) + env(safe-area-inset-bottom));
        padding: calc(10px + var(--space-3)) var(--space-4) var(--space-2);
        border-radius: calc(var(--radius) * 2);
        background: linear-gradient(var(--panel), color-mix(in oklab, var(--panel), var(--paper-2) 60%));
        box-shadow: var(--shadow-high);
        overflow-wrap: anywhere;
        animation: arrive 0.35s ease-out;
      }
      /* The striped edge of a letter, in the colour of the next person. */
      .letter::before {
        content: "";
        position: absolute;
        inset: 0 0 auto;
        height: 10px;
        border-radius: calc(var(--radius) * 2) calc(var(--radius) * 2) 0 0;
        background: repeating-linear-gradient(
          115deg,
          var(--seat) 0 22px,
          transparent 22px 34px,
          var(--wax) 34px 38px,
          transparent 38px 50px
        );
      }
      st-seat-mark {
        --mark-size: 3.25rem;
        filter: drop-shadow(var(--shadow-mark));
      }
      h1 {
        font-size: clamp(1.3rem, 1rem + 1.6vw, 2rem);
        line-height: 1.15;
      }
      .letter > :is(p, .button) {
        grid-column: 1 / -1;
      }
      /* It may lie where the turn was ended: a touch too many must not leave the game. This is also for those who want nothing to move. */
      .letter > .quiet {
        animation: not-yet 0.6s !important;
      }
      @keyframes not-yet {
        from,
        to {
          pointer-events: none;
        }
      }
      .button.large {
        min-height: 3.5rem;
      }
      .task {
        font-family: var(--font-text);
        font-size: var(--size-4);
      }
      .last {
        justify-self: start;
        padding: var(--space-1) var(--space-4);
        border: 1px solid var(--wax);
        border-radius: 2rem;
        color: var(--danger);
        font-weight: 700;
      }
      @keyframes arrive {
        from {
          opacity: 0;
          transform: translateY(1.5rem) rotate(-0.6deg);
        }
      }
      /* On a low screen the map stands at the left. */
      @media (max-height: 30rem) and (orientation: landscape) {
        dialog[open] {
          justify-items: end;
        }
        dialog::backdrop {
          background: linear-gradient(
            to right,
            transparent 45%,
            color-mix(in srgb, var(--wood-dark) 72%, transparent) 80%
          );
        }
        .letter {
          width: min(22rem, 46vw);
        }
        st-seat-mark {
          --mark-size: 2.25rem;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("../../table/types.js").SeatInfo | null} */
    this.seat = null;
    /** @type {import("../session/curtain.js").CurtainReason} */
    this.reason = "turn";
    /** What is to be decided, where it is not an ordinary turn. */
    this.task = "";
    this.busy = false;
    this.lastRound = false;
    /** Somebody has said to be there while the engine was busy. */
    this.waits = false;
    new TextController(this);
  }

  firstUpdated() {
    /** @type {HTMLDialogElement} */ (this.renderRoot.querySelector("dialog")).showModal();
  }

  updated() {
    if (this.waits && !this.busy) this.ready();
  }

  /** Whoever presses while the engine is busy is let in when it is not: a button that is shut would drop the keyboard. */
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
        // Some browsers close on a second Escape whatever "cancel" says.
        if (this.isConnected) this.firstUpdated();
      }}
    >
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
