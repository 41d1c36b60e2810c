import { css, html, LitElement, nothing } from "lit";
import { onPanels } from "../../ground/styles.js";
import { TextController } from "../../ground/text-controller.js";
import { t } from "../../i18n/index.js";

/** Says at an address without https what is missing there; at every other one there is nothing to be seen. */
class StPlainHttp extends LitElement {
  static styles = [
    onPanels,
    css`
      .panel {
        margin-bottom: var(--space-4);
        padding: var(--space-3) var(--space-4);
      }
    `,
  ];

  constructor() {
    super();
    new TextController(this);
  }

  render() {
    if (isSecureContext) return nothing;
    return html`<p class="panel small" data-part="plain-http">${t("plain-http")}</p>`;
  }
}

customElements.define("st-plain-http", StPlainHttp);
