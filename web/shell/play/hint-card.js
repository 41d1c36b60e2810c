import { html, LitElement, nothing } from "lit";
import { t } from "../../i18n/index.js";
import { BackController } from "../../ui/back/back.js";
import { closeButton } from "../../ui/dialogs.js";
import { icon } from "../../ui/icons.js";
import { onPanels } from "../../ui/page-styles.js";
import { publicProperties, TextController } from "../../ui/reactive.js";
import styles from "./hint-card.css";

/**
 * Advice in words. `percent` is the chance of the best action, and of others how much less it is: null if about as good.
 *
 * @typedef {{action: string, percent: number | null, reasons: string[]}} Advice
 */

/** A strip beside the table, so that it covers no board, with advice or a note that the engine thinks. Fires "st-close", "st-stop" and "st-follow". */
class StHint extends LitElement {
  static properties = { ...publicProperties("advice") };

  static styles = [onPanels, styles];

  constructor() {
    super();
    /** Best first; null while the engine thinks. @type {Advice[] | null} */
    this.advice = null;
    new TextController(this);
    new BackController(
      this,
      () => true,
      () => this.dispatchEvent(new CustomEvent("st-close")),
    );
  }

  render() {
    const [best] = this.advice ?? [];
    return html`<aside class="panel" aria-labelledby="title" data-part="hint">
      ${icon("hint")}
      <div class="said" role="status">
        <h2 id="title" data-part="hint-action">${best ? best.action : t("hint-thinking")}</h2>
        ${best ? html`<p data-part="hint-reasons">${best.reasons[0]}</p>` : html`<progress data-part="hint-progress"></progress>`}
      </div>
      ${best ? this.key("do", "st-follow") : this.key("stop", "st-stop")}
      ${closeButton(this, t("close"), "hint-close")}
      ${this.advice ? this.renderMore(this.advice) : nothing}
    </aside>`;
  }

  /** @param {"do" | "stop"} name @param {string} event */
  key(name, event) {
    return html`<button
      class=${name === "do" ? "button primary" : "button"}
      data-part="hint-${name}"
      @click=${() => this.dispatchEvent(new CustomEvent(event))}
    >
      ${t(`hint-${name}`)}
    </button>`;
  }

  /** The part shown on demand: another reason, figures, other actions. @param {Advice[]} advice */
  renderMore([best, ...others]) {
    return html`<details data-part="hint-more">
      <summary class="button quiet">${t("hint-more")}</summary>
      ${best?.reasons.slice(1).map((reason) => html`<p>${reason}</p>`)}
      ${best ? html`<p data-part="hint-chance">${t("hint-chance", { percent: best.percent ?? 0 })}</p>` : nothing}
      ${others.length > 0 ? html`<p class="soft">${t("hint-others")}</p>` : nothing}
      ${others.map(
        ({ action, percent }) =>
          html`<p>
            ${percent === null ? t("hint-even", { action }) : t("hint-option", { action, percent })}
          </p>`,
      )}
      <p class="soft">${t("hint-honest")}</p>
    </details>`;
  }
}

customElements.define("st-hint", StHint);
