import { html } from "lit";
import { getPrefs, PREF_VALUES, setPrefs } from "../../core/settings/prefs.js";
import { t } from "../../i18n/index.js";
import { LANGUAGES } from "../../i18n/languages.js";

/** @typedef {import("../../core/settings/prefs.js").Prefs} Prefs */
/** @typedef {"language" | "theme" | "animationSpeed" | "computerPace" | "lookFirst"} Selected settings with more values than yes and no */

/**
 * A yes-or-no setting with a line that explains it.
 *
 * @param {Exclude<keyof Prefs, Selected>} key
 */
export function switchField(key) {
  return html`<label class="choice">
    <input
      type="checkbox"
      data-part="pref-${key}"
      .checked=${getPrefs()[key] === true}
      @change=${(/** @type {Event} */ event) =>
        setPrefs({ [key]: /** @type {HTMLInputElement} */ (event.target).checked })}
    />
    <span><span class="name">${t(`pref-${key}`)}</span><span class="hint">${t(`pref-${key}-help`)}</span></span>
  </label>`;
}

/**
 * A setting with a few values.
 *
 * @param {Selected} key
 */
export function selectField(key) {
  const values = /** @type {readonly string[]} */ (PREF_VALUES[key]);
  return html`<label class="select">
    <span>${t(`pref-${key}`)}</span>
    <select
      data-part="pref-${key}"
      @change=${(/** @type {Event} */ event) =>
        setPrefs({ [key]: /** @type {HTMLSelectElement} */ (event.target).value })}
    >
      ${values.map(
        (value) =>
          html`<option value=${value} ?selected=${getPrefs()[key] === value}>
            ${
              key === "language" && value in LANGUAGES
                ? LANGUAGES[/** @type {keyof typeof LANGUAGES} */ (value)].name
                : t(`pref-${key}-${value}`)
            }
          </option>`,
      )}
    </select>
  </label>`;
}
