import { css, html, LitElement, nothing } from "lit";
import { handed } from "../../ground/properties.js";
import { showRules } from "../../ground/rules-window.js";
import { formed } from "../../ground/styles.js";
import { TextController } from "../../ground/text-controller.js";
import { t } from "../../i18n/index.js";
import { expansionPicture } from "./expansion-pictures.js";
import { reasons } from "./rule-options.js";

/**
 * One expansion on the shelf: a box with a picture, to be put on the table or left. Fires "st-choose" {on}.
 */
class StExpansionCard extends LitElement {
  static properties = {
    ...handed("rules", "against"),
    expansion: {},
    on: { type: Boolean, reflect: true },
  };

  static styles = [
    formed,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
      }
      .box {
        display: grid;
        grid-template-columns: 6.5rem minmax(0, 1fr);
        align-content: start;
        gap: 0 var(--space-3);
        padding: var(--space-3);
        border: 1px solid var(--panel-border);
        border-radius: var(--radius);
        background: color-mix(in oklab, var(--panel), var(--paper) 55%);
        transition:
          border-color 0.15s,
          background 0.15s;
      }
      :host([on]) .box {
        border-color: var(--accent);
        background: color-mix(in oklab, var(--panel), var(--glow) 14%);
        box-shadow: inset 0 0 0 1px var(--accent);
      }
      .picture {
        grid-row: span 3;
        align-self: start;
        overflow: hidden;
        border: 1px solid var(--art-walnut);
        border-radius: calc(var(--radius) * 0.6);
        background: var(--art-paper);
      }
      .picture svg {
        display: block;
        width: 100%;
        aspect-ratio: 1;
      }
      .box.shut .picture {
        filter: grayscale(0.7);
        opacity: 0.6;
      }
      /* What it is, or why not: one in the place of the other, so that no box grows under a finger. */
      .about,
      .against {
        display: grid;
        margin: 0;
      }
      .about > *,
      li {
        grid-area: 1 / 1;
      }
      .shut .hint,
      .box:not(.shut) .against,
      [data-kept] {
        visibility: hidden;
      }
      .choice {
        padding-block: 0 var(--space-1);
      }
      .choice > span > .name {
        font-family: var(--font-display);
        font-size: var(--size-4);
        font-weight: 400;
        line-height: 1.2;
      }
      .read {
        display: inline-flex;
        align-items: center;
        min-height: var(--touch);
      }
      @media (max-width: 30rem) {
        .box {
          grid-template-columns: 4.5rem minmax(0, 1fr);
        }
      }
      /* Text at twice its size on a phone. */
      @media (max-width: 17rem) {
        .box {
          grid-template-columns: minmax(0, 1fr);
        }
        .picture {
          display: none;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.expansion = "";
    this.on = false;
    /** @type {string[]} rules that may forbid either state */
    this.rules = [];
    /** @type {string[]} rules that forbid the other state */
    this.against = [];
    new TextController(this);
  }

  /** @param {Event} event */
  toggled(event) {
    const on = /** @type {HTMLInputElement} */ (event.target).checked;
    this.dispatchEvent(new CustomEvent("st-choose", { detail: { on } }));
  }

  render() {
    const { expansion, on, rules, against } = this;
    const shut = against.length > 0;
    return html`<div class="box ${shut ? "shut" : ""}" data-part="expansion-${expansion}">
      <div class="picture" aria-hidden="true">${expansionPicture(expansion)}</div>
      <label class="choice">
        <input
          id="choose"
          type="checkbox"
          data-part="choose-${expansion}"
          aria-describedby=${shut ? "why" : nothing}
          .checked=${on}
          ?disabled=${shut}
          @change=${this.toggled}
        />
        <span><span class="name">${t(`expansion-${expansion}`)}</span></span>
      </label>
      <div class="about">
        <label class="hint" for="choose">${t(`expansion-${expansion}-about`)}</label>
        ${reasons(rules, "why", against[0] ?? "")}
      </div>
      <div>
        <a
          class="read"
          href="#/rules/${expansion}"
          @click=${(/** @type {Event} */ event) => {
            event.preventDefault();
            showRules(this, expansion);
          }}
          >${t("expansion-rules")}<span class="visually-hidden">: ${t(`expansion-${expansion}`)}</span></a
        >
      </div>
    </div>`;
  }
}

customElements.define("st-expansion-card", StExpansionCard);
