import { html, nothing } from "lit";
import { house, onHouse } from "../../core/settings/house.js";
import { t } from "../../i18n/index.js";
import base from "../../ui/base.css";
import block from "../../ui/block.css";
import buttons from "../../ui/buttons.css";
import { isMeant } from "../../ui/dialogs.js";
import { button } from "../../ui/icons.js";
import { PageElement } from "../../ui/reactive.js";
import { clearTable, playedElsewhere } from "./clear-table.js";
import { houseFaults, onHouseFaults } from "./config.js";
import styles from "./house-foot.css";

/** Asks once, then clears the table for the next people. */
export async function askToClear() {
  const text = [t("clear-table-text"), await playedElsewhere()].join(" ").trim();
  if (await isMeant(t("clear-table"), text, "clear", t("clear-table-yes")))
    await clearTable(await playedElsewhere());
}

/**
 * At the foot of the home page: what the house has to say, the button that clears its table, and, for the author of its file, what
 * is wrong in that.
 */
class StHouseFoot extends PageElement {
  static styles = [base, buttons, block, styles];

  constructor() {
    super();
    this.hear(onHouse);
    this.hear(onHouseFaults);
  }

  render() {
    const { name, imprint, imprintLink } = house();
    const faults = houseFaults();
    const isHouse = Object.keys(house()).length > 0;
    const words = imprint ?? (imprintLink ? t("house-imprint") : name);
    return html`${
      faults.length > 0
        ? html`<div class="wrong" role="alert" data-part="house-faults">
              <p><strong>${t("house-faults")}</strong></p>
              <ul>
                ${faults.map(({ id, key, allowed }) => html`<li>${t(`house-${id}`, { key, allowed })}</li>`)}
              </ul>
            </div>`
        : nothing
    }
      ${
        isHouse
          ? html`<footer data-part="house">
              <span>${imprintLink ? html`<a href=${imprintLink} data-part="house-imprint">${words}</a>` : words}</span>
              ${button(t("clear-table"), askToClear, { part: "clear-table", look: "quiet", picture: "bin" })}
            </footer>`
          : nothing
      }`;
  }
}

customElements.define("st-house-foot", StHouseFoot);
