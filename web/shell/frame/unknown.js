import { html, LitElement } from "lit";
import { t } from "../../i18n/index.js";
import { go } from "../../ui/router.js";
import screen from "../../ui/screen.css";
import { onPanels } from "../../ui/styles.js";
import { TextController } from "../../ui/text-controller.js";
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
