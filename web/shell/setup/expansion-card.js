import { html, nothing } from "lit";
import { toSvg } from "../../board/canvas/drawing.js";
import { games } from "../../games/index.js";
import { t } from "../../i18n/index.js";
import { elementWith, formed, isTicked } from "../../ui/reactive.js";
import { showRules } from "../../ui/router.js";
import styles from "./expansion-card.css";
import { reasons, showReasons } from "./rule-options.js";

/**
 * One expansion on the shelf: a box with a picture, to be put on the table or left. Fires "st-choose" {on}.
 */
class StExpansionCard extends elementWith(
  {
    expansion: "",
    on: false,
    /** @type {string[]} rules that may forbid either state */
    rules: [],
    /** @type {string[]} rules that forbid the other state */
    against: [],
  },
  "on",
) {
  static styles = [formed, styles];

  /** @param {Event} event */
  toggled(event) {
    this.fire("st-choose", { on: isTicked(event) });
  }

  render() {
    const { expansion, on, rules, against } = this;
    const shut = against.length > 0;
    return html`<div class="box ${shut ? "shut" : ""}" data-part="expansion-${expansion}" @click=${showReasons}>
      <label class="picture" for="choose" aria-hidden="true">${expansionPicture(expansion)}</label>
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

/** @typedef {import("../../board/canvas/drawing.js").Part} Part */

/**
 * The lid of an expansion's box, in a square of 100.
 *
 * @param {string} id of the expansion
 */
function expansionPicture(id) {
  const box = games.flatMap(({ expansions }) => expansions).find((one) => one.id === id);
  return html`<svg class="art" viewBox="0 0 100 100" aria-hidden="true">
    ${toSvg([...sky(), ...(box?.lid() ?? [])])}
  </svg>`;
}

/** Engraved evening light. @returns {Part[]} */
function sky() {
  const lines = Array.from({ length: 12 }, (_, i) => {
    const y = 5 + i * 5;
    return `M0 ${y}C30 ${y - 2} 66 ${y + 3} 100 ${y - 1}`;
  });
  return [
    { d: "M0 0H100V100H0Z", fill: "--art-sky" },
    { d: "M0 0H100V64H0Z", fill: "--art-paper", opacity: 0.6 },
    { d: lines.join(""), stroke: "--art-blue", width: 0.45, opacity: 0.3 },
  ];
}
