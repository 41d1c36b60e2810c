import { html, LitElement } from "lit";
import { games } from "../../games/index.js";
import { t } from "../../i18n/index.js";
import { windowOf } from "../../ui/closing.js";
import { PrefsController } from "../../ui/prefs-controller.js";
import { withFields } from "../../ui/styles.js";
import { TextController } from "../../ui/text-controller.js";
import { selectField, switchField } from "./pref-fields.js";
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
        ${switchField("confirmTurns")} ${switchField("sound")} ${switchField("shortRules")}
        ${games.map(
          (game) => html`<h4>${t(`game-${game.id}`)}</h4>
            ${game.prefs
              .filter((key) => key !== "confirmTurns" && key !== "shortRules")
              .map(switchField)}`,
        )}
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
