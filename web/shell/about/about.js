import { version } from "spieltisch:site";
import { html, nothing } from "lit";
import { store } from "../../core/storage/store.js";
import { t } from "../../i18n/index.js";
import { button } from "../../ui/icons.js";
import { elementWith, onPanels } from "../../ui/reactive.js";
import screen from "../../ui/screen.css";
import { exportWindow } from "../storage/export-window.js";
import styles from "./about.css";

/** @param {string} name of a meta tag of the page */
const said = (name) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? "";

/**
 * Where to say that a rule or a card is wrong: an address that the build was given, or none.
 *
 * @returns {string} with version and build as the subject where it is an e-mail address
 */
function reportAddress() {
  const address = said("report-to");
  if (!address.startsWith("mailto:")) return address;
  const subject = `Spieltisch ${version} (${said("build")})`;
  return `${address}?subject=${encodeURIComponent(subject)}`;
}

/** The page about the site: version, disclaimer, privacy, licences, and where to report a mistake. */
class StAbout extends elementWith({
  /** The text of all licences, once it is opened. @type {string | null} */
  licences: null,
  failed: false,
}) {
  static styles = [onPanels, screen, styles];

  async openLicences() {
    const { licences } = this;
    if (licences !== null) return;
    this.failed = false;
    try {
      const answer = await fetch("licenses.txt");
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      this.licences = await answer.text();
    } catch (error) {
      console.warn("licences", error);
      this.failed = true;
    }
  }

  render() {
    const [latest] = store.list().games;
    const address = reportAddress();
    return html`<article class="panel sheet" data-part="about">
      <h1>${t("about")}</h1>
      <p data-part="about-version">${t("about-version", { version, build: said("build") })}</p>
      <section>
        <h2>${t("about-unofficial-title")}</h2>
        <p data-part="about-unofficial">${t("about-unofficial")}</p>
      </section>
      <section>
        <h2>${t("about-privacy-title")}</h2>
        <p data-part="about-privacy">${t("about-privacy")}</p>
      </section>
      <section>
        <h2>${t("about-report-title")}</h2>
        <p>${t("about-report")} ${address ? nothing : t("about-report-whom")}</p>
        ${address || latest ? this.renderReport(address, latest) : nothing}
        <p>${t("about-copy")} <a href="#/copy" data-part="about-copy">${t("copy")}</a></p>
      </section>
      <section>
        <h2>${t("about-licences-title")}</h2>
        <p>${t("about-licences")}</p>
        <details @toggle=${this.openLicences}>
          <summary data-part="about-licences">${t("about-licences-all")}</summary>
          ${this.renderLicences()}
        </details>
      </section>
    </article>`;
  }

  /**
   * @param {string} address empty for none
   * @param {import("../../core/storage/types.js").SavedGame | undefined} latest
   */
  renderReport(address, latest) {
    const look = { part: "about-record" };
    return html`<div class="row">
      ${address ? html`<a class="button" href=${address} target="_blank" rel="noreferrer" data-part="about-report">${t("about-report-here")}</a>` : nothing}
      ${latest ? button(t("about-record"), () => exportWindow(latest), look) : nothing}
    </div>`;
  }

  renderLicences() {
    if (this.failed) return html`<p role="alert">${t("about-licences-failed")}</p>`;
    if (this.licences === null) return nothing;
    return html`<pre lang="en" tabindex="0" data-part="licences">${this.licences}</pre>`;
  }
}

customElements.define("st-about", StAbout);
