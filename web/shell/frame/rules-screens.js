import { html } from "lit";
import { t } from "../../i18n/index.js";
import { windowOf } from "../../ui/dialogs.js";
import { button } from "../../ui/icons.js";
import { onPanels } from "../../ui/page-styles.js";
import { internalState, PageElement } from "../../ui/reactive.js";
import screen from "../../ui/screen.css";
import styles from "./rules-screens.css";

/**
 * Waits for the rules, which are loaded when they are opened: `bookOr(shown)` is the
 * book, or what is said meanwhile.
 */
class RulesLoader extends PageElement {
  static properties = { ...internalState("state"), anchor: {} };

  static styles = [onPanels, styles];

  constructor() {
    super();
    this.anchor = "";
    /** @type {"loading" | "ready" | "failed"} */
    this.state = "loading";
  }

  connectedCallback() {
    super.connectedCallback();
    void this.load();
  }

  async load() {
    this.state = "loading";
    try {
      await (await import("../rules/rulebook.js")).openRules();
      this.state = "ready";
    } catch (error) {
      console.warn("rules", error);
      this.state = "failed";
    }
  }

  /** @param {unknown} book */
  bookOr(book) {
    if (this.state === "ready") return book;
    if (this.state === "loading") return html`<p class="wait soft">${t("rules-loading")}</p>`;
    return html`<div class="wait" role="alert">
      <p>${t("rules-failed")}</p>
      ${button(t("try-again"), () => this.load())}
    </div>`;
  }
}

/** The rules as a page of their own, with an address for every rule. */
class StRulesPage extends RulesLoader {
  static styles = [...RulesLoader.styles, screen];

  render() {
    return this.bookOr(html`<st-rulebook .anchor=${this.anchor}></st-rulebook>`);
  }
}

customElements.define("st-rules-page", StRulesPage);

/** The rules laid over whatever is on the screen. Fires "st-close". */
class StRulesWindow extends RulesLoader {
  render() {
    return windowOf(
      this,
      t("rules-open"),
      html`${this.bookOr(html`<st-rulebook .anchor=${this.anchor} inside></st-rulebook>`)}`,
      { wide: true },
    );
  }
}

customElements.define("st-rules-window", StRulesWindow);
