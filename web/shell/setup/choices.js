import { html, nothing } from "lit";
import { t } from "../../i18n/index.js";
import "./expansion-card.js";
import { expansionsOf, ruleOption, rulesAbout, rulesAgainst } from "./rule-options.js";

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
