import { html, LitElement, nothing } from "lit";
import { HOUSE_KEY, house, onHouse } from "../../core/settings/house.js";
import { store } from "../../core/storage/store.js";
import { t } from "../../i18n/index.js";
import base from "../../ui/base.css";
import block from "../../ui/block.css";
import buttons from "../../ui/buttons.css";
import { isMeant } from "../../ui/dialogs.js";
import { icon } from "../../ui/icons.js";
import { RedrawController, TextController } from "../../ui/reactive.js";
import { forgetKept } from "../offline/brought.js";
import { houseFaults, onHouseFaults } from "./config.js";
import styles from "./house-foot.css";

const OURS = "spieltisch:";

/** The time of the last touch, which is no trace of a guest. */
export const TOUCHED_KEY = `${OURS}touched`;

/** What the house wishes is not the guests'. */
const STAYS = [HOUSE_KEY, TOUCHED_KEY];

/** Time in milliseconds that the database may take to forget. */
const PATIENCE = 4000;

/** @returns {string[]} what people have left in the browser's storage, by its keys */
function traces() {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(OURS) && !STAYS.includes(key));
  } catch {
    return [];
  }
}

/** True when guests have left something here. */
export function isUsed() {
  return traces().length > 0 || store.list().games.length > 0;
}

/**
 * Removes all that people have left on this device for good: games, also those that were put aside, names, settings, what the guide
 * remembers. What the house wishes and the copy for playing offline stay. The page begins anew afterwards.
 */
export async function clearTable() {
  // The table is left first, so that nothing is kept anew.
  location.hash = "#/";
  await new Promise((resolve) => setTimeout(resolve));
  // A database that does not answer keeps what it has, and shows it to no guest before it answers.
  await Promise.race([
    store.ready.then(() => store.journal.clear()),
    new Promise((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
  await forgetKept().catch(() => {});
  for (const key of traces()) store.shelf.erase(key);
  location.reload();
}

/** Asks once, then clears the table for the next people. */
export async function askToClear() {
  if (await isMeant(t("clear-table"), t("clear-table-text"), "clear", t("clear-table-yes")))
    await clearTable();
}

/**
 * At the foot of the home page: what the house has to say, the button that clears its table, and, for the author of its file, what
 * is wrong in that.
 */
class StHouseFoot extends LitElement {
  static styles = [base, buttons, block, styles];

  constructor() {
    super();
    new TextController(this);
    new RedrawController(this, onHouse);
    new RedrawController(this, onHouseFaults);
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
              <button class="button quiet" data-part="clear-table" @click=${askToClear}>
                ${icon("bin")} ${t("clear-table")}
              </button>
            </footer>`
          : nothing
      }`;
  }
}

customElements.define("st-house-foot", StHouseFoot);
