import { html, nothing } from "lit";
import { t } from "../../i18n/index.js";
import { onPanels } from "../../ui/page-styles.js";
import { PageElement } from "../../ui/reactive.js";
import plainStyles from "./plain-http.css";

/** Says at an address without https what is missing there; at every other one there is nothing to be seen. */
class StPlainHttp extends PageElement {
  static styles = [onPanels, plainStyles];

  render() {
    if (isSecureContext) return nothing;
    return html`<p class="panel small" data-part="plain-http">${t("plain-http")}</p>`;
  }
}

customElements.define("st-plain-http", StPlainHttp);
