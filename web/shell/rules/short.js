import { html } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { getPrefs, setPrefs } from "../../core/settings/prefs.js";
import { hasText, t } from "../../i18n/index.js";

/**
 * The rules in short: a paragraph may have a second text, `rules-<id>-short`, which takes its place where the reader
 * wants it so. Chapters without such texts have one form only.
 *
 * @typedef {import("./outline.js").Chapter} Chapter
 * @typedef {import("./outline.js").Block} Block
 */

/** @param {Block} block @returns {string} the id of its short text, whether there is one or not */
export function shortId({ ids }) {
  return `rules-${ids[0]}-short`;
}

/** @param {Chapter} chapter @returns {boolean} whether it can be read in short */
export function hasShortForm({ sections }) {
  return sections.some(({ blocks }) => blocks.some((block) => hasText(shortId(block))));
}

/** @param {Chapter} chapter @returns {boolean} whether it is read in short now */
export function isShort(chapter) {
  return getPrefs().shortRules && hasShortForm(chapter);
}

/**
 * The switch between both forms, which this device remembers.
 *
 * @param {Chapter} chapter
 */
export function formSwitch(chapter) {
  const { shortRules } = getPrefs();
  return html`<div class="forms">
    <div class="switch" role="group" aria-label=${t("rules-form")}>
      ${[false, true].map((short) => {
        const id = short ? "short" : "full";
        return html`<button
          type="button"
          data-part="${chapter.id}-${id}"
          aria-pressed=${short === shortRules}
          @click=${(/** @type {Event} */ event) => choose(event, short)}
        >
          ${t(`rules-form-${id}`)}
        </button>`;
      })}
    </div>
    <p class="legend">${keyed(shortRules, t(shortRules ? "rules-form-short-help" : "rules-form-full-help"))}</p>
  </div>`;
}

/**
 * What stands above becomes shorter or longer: the reader stays at the switch.
 *
 * @param {Event} event
 * @param {boolean} shortRules
 */
function choose({ currentTarget }, shortRules) {
  setPrefs({ shortRules });
  const button = /** @type {HTMLElement} */ (currentTarget);
  requestAnimationFrame(() => button.scrollIntoView({ block: "nearest" }));
}
