import { html, LitElement } from "lit";
import { go } from "../../ground/router.js";
import screen from "../../ground/screen.css";
import { onPanels } from "../../ground/styles.js";
import { TextController } from "../../ground/text-controller.js";
import { t } from "../../i18n/index.js";
import styles from "./unknown.css";

/** An address that names nothing here says so, and shows the way home. */
class StUnknown extends LitElement {
  static styles = [onPanels, screen, styles];

  constructor() {
    super();
    new TextController(this);
  }

  render() {
    return html`<div class="panel framed" data-part="unknown">
      <h1>${t("unknown-title")}</h1>
      <p>${t("unknown-text")}</p>
      <button class="button primary" data-part="unknown-home" @click=${() => go("/", { replace: true })}>
        ${t("to-home")}
      </button>
    </div>`;
  }
}

customElements.define("st-unknown", StUnknown);

/** @returns {import("lit").TemplateResult} */
export function unknownScreen() {
  return html`<st-unknown></st-unknown>`;
}
