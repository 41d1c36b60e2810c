import { html, LitElement, nothing } from "lit";
import { t } from "../../i18n/index.js";
import { handed } from "../../ui/properties.js";
import { showRules } from "../../ui/rules-window.js";
import { formed } from "../../ui/styles.js";
import { TextController } from "../../ui/text-controller.js";
import styles from "./expansion-card.css";
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

  static styles = [formed, styles];

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
