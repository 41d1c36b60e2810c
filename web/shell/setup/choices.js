import { html, nothing } from "lit";
import { toSvg } from "../../board/canvas/drawing.js";
import { games } from "../../games/index.js";
import { t } from "../../i18n/index.js";
import { elementWith, formed, isTicked } from "../../ui/reactive.js";
import { showRules } from "../../ui/router.js";
import styles from "./expansion-card.css";
import {
  expansionsOf,
  reasons,
  ruleOption,
  rulesAbout,
  rulesAgainst,
  showReasons,
} from "./rule-options.js";

/** @typedef {import("../../core/engine/types.js").GameInfo} GameInfo */
/** @typedef {import("../../core/engine/types.js").OptionValue} Value */

/**
 * A page on which expansions and options are chosen.
 *
 * @typedef {object} Chooser
 * @property {import("../../core/engine/types.js").OptionValues} options
 * @property {readonly import("../../table/types.js").SeatInfo[]} seats who may begin
 * @property {(info: GameInfo, option: string, value: Value) => void} choose
 */

/** The expansions of a game, and the options of those that are in it. @param {Chooser} page @param {GameInfo} info */
export function shelf(page, info) {
  const expansions = expansionsOf(info.id);
  if (expansions.length === 0) return nothing;
  return html`<section class="panel" aria-labelledby="expansions">
    <h2 id="expansions">${t("new-expansions")}</h2>
    <p class="hint">${t("new-expansions-help")}</p>
    <div class="shelf">
      ${expansions.map(({ id, option, on, off }) => {
        const chosen = page.options[option] === on;
        return html`<st-expansion-card
          .expansion=${id}
          ?on=${chosen}
          .rules=${rulesAbout(info, option)}
          .against=${rulesAgainst(info, page.options, option, chosen ? off : on)}
          @st-choose=${(/** @type {CustomEvent<{on: boolean}>} */ event) =>
            page.choose(info, option, event.detail.on ? on : off)}
        ></st-expansion-card>`;
      })}
      ${expansions.map(({ id, option, on }) =>
        page.options[option] === on ? ownOptions(id, choicesOf(page, info, id, option)) : nothing,
      )}
    </div>
  </section>`;
}

/**
 * The options of a chosen expansion lie below all boxes, none of which moves: the next tap would land on another one.
 *
 * @param {string} expansion
 * @param {import("lit").TemplateResult[]} options
 */
function ownOptions(expansion, options) {
  if (options.length === 0) return nothing;
  const heading = `own-${expansion}`;
  return html`<section class="opened" aria-labelledby=${heading}>
    <h3 id=${heading}>${t(/** @type {import("../../i18n/ids.js").TextId} */ (`expansion-${expansion}`))}</h3>
    <div class="own">${options}</div>
  </section>`;
}

/**
 * The options of a part of a game.
 *
 * @param {Chooser} page
 * @param {GameInfo} info
 * @param {string} module
 * @param {string} [without] an option that is shown in another way
 */
export function choicesOf(page, info, module, without) {
  return info.options
    .filter((option) => option.module === module && option.id !== without)
    .map((option) =>
      ruleOption({
        option,
        info,
        chosen: page.options,
        seats: page.seats,
        change: (value) => page.choose(info, option.id, value),
      }),
    );
}

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
