import { css, html, LitElement, nothing } from "lit";
import { icon } from "../../ground/icons.js";
import { handed } from "../../ground/properties.js";
import { onPanels } from "../../ground/styles.js";
import { TextController } from "../../ground/text-controller.js";
import { t } from "../../i18n/index.js";

/** @typedef {import("../session/describe.js").Line} Line */

/** What the others did meanwhile, in words. Fires "st-close". */
class StSince extends LitElement {
  static properties = { ...handed("lines"), heading: {} };

  static styles = [
    onPanels,
    css`
      :host {
        display: flex;
        flex-direction: column;
      }
      aside {
        display: flex;
        flex-direction: column;
        min-height: 0;
        padding: var(--space-3) var(--space-4) var(--space-3);
        box-shadow: var(--shadow-high);
        animation: rise 0.25s ease-out;
      }
      .head {
        display: flex;
        align-items: center;
        justify-content: space-between;
        gap: var(--space-2);
      }
      h2 {
        font-size: var(--size-4);
      }
      ol {
        flex: 0 1 auto;
        min-height: 0;
        overflow: auto;
        margin: var(--space-1) 0 var(--space-2);
        padding-right: var(--space-2);
        overscroll-behavior: contain;
      }
      li {
        display: flex;
        gap: var(--space-2);
        padding: var(--space-1) 0;
        font-size: var(--size-2);
        line-height: 1.3;
        overflow-wrap: anywhere;
      }
      li + li {
        border-top: 1px solid color-mix(in oklab, var(--panel-border) 55%, transparent);
      }
      @media (max-height: 34rem) {
        aside {
          padding: var(--space-1) var(--space-3) var(--space-2);
        }
      }
      @keyframes rise {
        from {
          opacity: 0;
          transform: translateY(0.75rem);
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Line[]} */
    this.lines = [];
    this.heading = "";
    new TextController(this);
  }

  close() {
    this.dispatchEvent(new CustomEvent("st-close"));
  }

  render() {
    return html`<aside class="panel" aria-labelledby="title" data-part="since">
      <div class="head">
        <h2 id="title">${this.heading}</h2>
        <button
          class="button quiet icon-only"
          aria-label=${t("close")}
          data-part="since-close"
          @click=${this.close}
        >
          ${icon("close")}
        </button>
      </div>
      <ol tabindex="0" aria-labelledby="title">
        ${this.lines.map(
          ({ seat, text }) =>
            html`<li>
              ${
                seat
                  ? html`<st-seat-mark .color=${seat.color} .symbol=${seat.symbol}></st-seat-mark>`
                  : nothing
              }<span>${text}</span>
            </li>`,
        )}
      </ol>
      <button class="button" data-part="since-ok" @click=${this.close}>${t("since-ok")}</button>
    </aside>`;
  }
}

customElements.define("st-since", StSince);
