import { html, LitElement } from "lit";
import { PREFS, switchesOf } from "../../core/settings/kept-prefs.js";
import { getPrefs, setPrefs } from "../../core/settings/prefs.js";
import { games } from "../../games/index.js";
import { t } from "../../i18n/index.js";
import { LANGUAGES } from "../../i18n/languages.js";
import { windowOf } from "../../ui/dialogs.js";
import { withFields } from "../../ui/page-styles.js";
import { PrefsController, TextController } from "../../ui/reactive.js";
import styles from "./settings.css";

/** The settings of this device; every change works at once. Fires "st-close". */
class StSettings extends LitElement {
  static styles = [withFields, styles];

  constructor() {
    super();
    new TextController(this);
    new PrefsController(this);
  }

  render() {
    return windowOf(
      this,
      t("settings"),
      html`<div class="selects" data-part="settings">
        ${selectField("language")} ${selectField("theme")} ${selectField("animationSpeed")}
        ${selectField("computerPace")} ${selectField("lookFirst")}
      </div>
      <section>
        <h3>${t("settings-table")}</h3>
        ${switchesOf("every", "none").map(switchField)}
        ${games.map(({ id }) => html`<h4>${t(`game-${id}`)}</h4> ${switchesOf(id).map(switchField)}`)}
      </section>
      <section>
        <h3>${t("device")}</h3>
        <st-this-device></st-this-device>
      </section>
      <section>
        <a class="button quiet" href="#/about" data-part="settings-about">${t("about")}</a>
      </section>`,
    );
  }
}

customElements.define("st-settings", StSettings);

/** @typedef {import("../../core/settings/kept-prefs.js").Prefs} Prefs */
/** @typedef {import("../../core/settings/kept-prefs.js").Switch} Switch */

/**
 * A yes-or-no setting with a line that explains it.
 *
 * @param {Switch} key
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
 * @param {Exclude<keyof Prefs, Switch>} key
 */
function selectField(key) {
  const values = /** @type {readonly string[]} */ (PREFS[key].values);
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
