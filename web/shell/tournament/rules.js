import { html, nothing } from "lit";
import { engineService } from "../../core/engine/service.js";
import { extrasOf } from "../../core/results/played.js";
import { hasText, listed, t } from "../../i18n/index.js";
import { choicesOf, shelf } from "../setup/choices.js";
import { changed, choiceWords, defaultOptions, expansionsOf } from "../setup/rule-options.js";

/** @typedef {import("../../core/engine/types.js").GameInfo} GameInfo */
/** @typedef {import("../../core/engine/types.js").OptionValue} Value */
/** @typedef {import("../../core/engine/types.js").OptionValues} OptionValues */
/** @typedef {import("../../core/storage/types.js").Tournament} Tournament */
/** @typedef {import("../../i18n/ids.js").TextId} TextId */

/**
 * With which expansions and variants every table is to begin: chosen once, as soon as the engine has told what there is.
 *
 * @param {{infos: readonly GameInfo[], chosen: string, options: OptionValues}} page
 */
export function rulesField(page) {
  const info = page.infos.find(({ id }) => id === page.chosen);
  // Whoever asks for the games lets the engine start.
  const ask = () => void engineService.games().catch(() => {});
  return html`<details class="rules" data-part="tournament-rules" @toggle=${ask}>
    <summary>${t("tournament-rules")}</summary>
    ${info ? choicesFor(page, info) : html`<st-start></st-start>`}
  </details>`;
}

/** @param {{options: OptionValues}} page @param {GameInfo} info */
function choicesFor(page, info) {
  const options = { ...defaultOptions(info), ...page.options };
  /** @type {import("../setup/choices.js").Chooser} */
  const chooser = {
    options,
    seats: [],
    choose: (_, option, value) => {
      page.options = unusual(info, changed(info, options, option, value));
    },
  };
  return html`${shelf(chooser, info)}
    <div class="options">${choicesOf(chooser, info, "base", "start")}</div>`;
}

/** What of the options is not as usual. @param {GameInfo} info @param {import("../../core/engine/types.js").OptionValues} chosen */
function unusual(info, chosen) {
  const usual = defaultOptions(info);
  return Object.fromEntries(Object.entries(chosen).filter(([id, value]) => usual[id] !== value));
}

/** With which expansions and variants every table begins. @param {Tournament} tournament */
export function chosenRules({ game, options = {} }) {
  const boxes = new Set(expansionsOf(game).map(({ option }) => option));
  const names = [
    ...extrasOf({ game, options }).map((id) => t(/** @type {TextId} */ (`expansion-${id}`))),
    ...Object.entries(options)
      .filter(([id]) => !boxes.has(id) && hasText(`option-${id}`))
      .map(([id, value]) => choiceWords(id, value)),
  ];
  return names.length > 0
    ? html`<p class="soft" data-part="tournament-chosen">${listed(names)}</p>`
    : nothing;
}
