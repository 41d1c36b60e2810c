import { html, nothing } from "lit";
import { t } from "../../i18n/index.js";
import { BackController } from "../../ui/back/back.js";
import { closeButton } from "../../ui/dialogs.js";
import { icon } from "../../ui/icons.js";
import { onPanels } from "../../ui/page-styles.js";
import { elementWith } from "../../ui/reactive.js";
import styles from "./hint-card.css";

/**
 * Advice in words. The chance of the best one; by how much that of another one is less, null where it is about as good.
 *
 * @typedef {{action: string, percent: number | null, reasons: string[]}} Advice
 */

/** Advice in words in a strip beside the table, so that no board is covered, or that it is thought over. Fires "st-close", "st-stop" and "st-follow". */
class StHint extends elementWith({
  /** Best first; null while it is thought over. @type {Advice[] | null} */
  advice: null,
}) {
  static styles = [onPanels, styles];

  constructor() {
    super();
    new BackController(
      this,
      () => true,
      () => this.fire("st-close"),
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
      @click=${() => this.fire(event)}
    >
      ${t(`hint-${name}`)}
    </button>`;
  }

  /** What is told on demand: another reason, figures, other actions. @param {Advice[]} advice */
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
