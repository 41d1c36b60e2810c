import { html, LitElement, nothing } from "lit";
import { t } from "../../i18n/index.js";
import { BackController } from "../../ui/back/back.js";
import { icon } from "../../ui/icons.js";
import { onPanels } from "../../ui/page-styles.js";
import { publicProperties, TextController } from "../../ui/reactive.js";
import styles from "./hint-card.css";

/**
 * Advice in words. The chance of the best one; by how much that of another one is less, null where it is about as good.
 *
 * @typedef {{action: string, percent: number | null, reasons: string[]}} Advice
 */

/** Advice in words over the table, or how far it is. Fires "st-close", "st-stop" and "st-follow". */
class StHint extends LitElement {
  static properties = { ...publicProperties("advice", "hints") };

  static styles = [onPanels, styles];

  constructor() {
    super();
    /** Best first; null while it is thought over. @type {Advice[] | null} */
    this.advice = null;
    /** @type {import("./hints.js").Hints | null} */
    this.hints = null;
    this.redraw = () => this.requestUpdate();
    new TextController(this);
    new BackController(
      this,
      () => true,
      () => this.dispatchEvent(new CustomEvent("st-close")),
    );
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (!changed.has("hints")) return;
    const before = /** @type {EventTarget | null | undefined} */ (changed.get("hints"));
    before?.removeEventListener("progress", this.redraw);
    this.hints?.addEventListener("progress", this.redraw);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.hints?.removeEventListener("progress", this.redraw);
  }

  /** @param {string} name */
  fire(name) {
    this.dispatchEvent(new CustomEvent(name));
  }

  render() {
    return html`<aside class="panel" aria-labelledby="title" data-part="hint">
      <div class="head">
        <h2 id="title">${icon("hint")} ${t(this.advice ? "hint-title" : "hint-thinking")}</h2>
        <button
          class="button quiet icon-only"
          aria-label=${t("close")}
          data-part="hint-close"
          @click=${() => this.fire("st-close")}
        >
          ${icon("close")}
        </button>
      </div>
      ${this.advice ? this.renderAdvice(this.advice) : this.renderProgress()}
    </aside>`;
  }

  renderProgress() {
    return html`<progress
        max="1"
        .value=${this.hints?.progress ?? 0}
        aria-label=${t("thinking-progress")}
        data-part="hint-progress"
      ></progress>
      <button class="button" data-part="hint-stop" @click=${() => this.fire("st-stop")}>
        ${t("hint-stop")}
      </button>`;
  }

  /** @param {Advice[]} advice */
  renderAdvice([best, ...others]) {
    if (!best) return nothing;
    return html`<div class="advised">
        <p class="action" role="status" data-part="hint-action">${best.action}</p>
        <button class="button primary follow" data-part="hint-do" @click=${() => this.fire("st-follow")}>
          ${t("hint-do")}
        </button>
      </div>
      ${
        best.reasons.length > 0
          ? html`<ul class="reasons" data-part="hint-reasons">
              ${best.reasons.map((reason) => html`<li>${reason}</li>`)}
            </ul>`
          : nothing
      }
      <p class="small" data-part="hint-chance">${t("hint-chance", { percent: best.percent ?? 0 })}</p>
      <p class="small soft">${t("hint-honest")}</p>
      ${
        others.length > 0
          ? html`<div class="others">
              <p class="soft">${t("hint-others")}</p>
              <ul>
                ${others.map(
                  ({ action, percent }) =>
                    html`<li>
                      ${percent === null ? t("hint-even", { action }) : t("hint-option", { action, percent })}
                    </li>`,
                )}
              </ul>
            </div>`
          : nothing
      }`;
  }
}

customElements.define("st-hint", StHint);
