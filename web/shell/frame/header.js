import { html, nothing } from "lit";
import { logo } from "../../art/pictures.js";
import { isHidden, onHouse } from "../../core/settings/house.js";
import { setPrefs } from "../../core/settings/prefs.js";
import { rulesOf } from "../../games/index.js";
import { language, t } from "../../i18n/index.js";
import { LANGUAGE_IDS, LANGUAGES } from "../../i18n/languages.js";
import { canFillScreen, fullScreenWish, toggleFullScreen } from "../../ui/browser.js";
import { icon, iconButton } from "../../ui/icons.js";
import { eventsOf, PageElement, plain } from "../../ui/reactive.js";
import { currentRoute, go, showRules } from "../../ui/router.js";
import styles from "./header.css";

/** The head of the page outside a game: name, language, settings. */
class StHeader extends PageElement {
  static styles = [plain, styles];

  constructor() {
    super();
    this.hear(onHouse);
    this.hear(eventsOf(document, "fullscreenchange"));
  }

  /**
   * What is being set up for a new game stays as it is: there the rules are laid over the page.
   *
   * @param {MouseEvent} event
   */
  rules(event) {
    const route = currentRoute();
    if (route.screen !== "new" || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    showRules(this, rulesOf(route.game));
  }

  /** Goes back where the previous screen was the same. @param {MouseEvent} event */
  home(event) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    go("/");
  }

  render() {
    return html`<header>
      <a class="name" href="#/" data-part="home-link" @click=${this.home}>
        ${logo()}<span class="visually-hidden">Spieltisch</span>
      </a>
      <div class="row">
        <a class="button quiet" href="#/rules" data-part="open-rules" @click=${this.rules}>
          ${icon("book")} <span class="word">${t("rules-open")}</span>
        </a>
        ${isHidden("language") ? nothing : this.renderLanguage()}
        ${canFillScreen() ? this.renderFullScreen() : nothing}
        ${isHidden("settings") ? nothing : this.renderSettings()}
      </div>
    </header>`;
  }

  renderLanguage() {
    const next = LANGUAGE_IDS.indexOf(language()) + 1;
    const other = LANGUAGE_IDS[next % LANGUAGE_IDS.length] ?? language();
    return html`<button
      class="button quiet"
      lang=${other}
      data-part="language-switch"
      @click=${() => setPrefs({ language: other })}
    >
      ${LANGUAGES[other].name}
    </button>`;
  }

  renderFullScreen() {
    const { text, picture } = fullScreenWish();
    const look = "quiet roomy";
    return iconButton(picture, t(text), toggleFullScreen, { part: "full-screen", look });
  }

  renderSettings() {
    const open = () => this.ask("st-settings");
    return iconButton("gear", t("settings"), open, { part: "open-settings" });
  }
}

customElements.define("st-header", StHeader);
