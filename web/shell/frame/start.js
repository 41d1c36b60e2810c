import { html, nothing } from "lit";
import { memoized } from "../../board/canvas/memo.js";
import { engineService } from "../../core/engine/service.js";
import { hasText, language, t } from "../../i18n/index.js";
import { announce } from "../../ui/announcer.js";
import block from "../../ui/block.css";
import { button } from "../../ui/icons.js";
import { elementWith, eventsOf, onPanels } from "../../ui/reactive.js";
import styles from "./start.css";

/**
 * How far the engine is: stage in words, bytes, and, when it cannot start, what happened, what to
 * do and a button that tries again. It disappears by itself once the engine is ready.
 */
class StStart extends elementWith({
  /** Only a part may be wanted here. @type {"all" | "progress" | "failure"} */
  show: "all",
  state: engineService.state,
}) {
  static styles = [onPanels, block, styles];

  constructor() {
    super();
    this.hear(eventsOf(engineService, "change"), () => this.look());
    this.look();
  }

  look() {
    this.state = engineService.state;
    if (this.state.phase === "failed") announce(failure(this.state.id).title, "assertive");
  }

  /** Takes no room where it has nothing to say. */
  willUpdate() {
    const { phase } = this.state;
    const wanted = phase === "failed" ? "failure" : "progress";
    this.hidden = phase === "ready" || (this.show !== "all" && this.show !== wanted);
  }

  retry() {
    void engineService.start().catch(() => {});
  }

  render() {
    const { state } = this;
    if (this.hidden || state.phase === "ready") return nothing;
    if (state.phase === "failed") return this.renderFailure(state.id, state.detail);
    const { stage, loaded, total } = state.progress ?? { stage: "download", loaded: 0, total: 0 };
    const isDownload = stage === "download" && total > 0;
    return html`<div class="progress" data-part="start-progress">
      <div class="line">
        <span id="stage">${t(`start-stage-${stage}`)}</span>
        ${
          isDownload
            ? html`<span class="bytes">${t("start-bytes", { loaded: mb(loaded), total: mb(total) })}</span>`
            : nothing
        }
      </div>
      ${
        isDownload
          ? html`<progress aria-labelledby="stage" max=${total} .value=${Math.min(loaded, total)}></progress>`
          : html`<progress aria-labelledby="stage"></progress>`
      }
    </div>`;
  }

  /**
   * @param {string} id
   * @param {string} detail
   */
  renderFailure(id, detail) {
    const { title, help } = failure(id);
    return html`<div class="panel" data-part="start-failure" data-failure=${id}>
      <h2>${title}</h2>
      <p>${help}</p>
      <p class="small soft">${t("start-failed-safe")}</p>
      <details class="small soft">
        <summary>${t("start-failed-detail")}</summary>
        ${id}: ${detail}
      </details>
      <div class="row">
        ${button(t("try-again"), this.retry, { part: "start-retry", look: "primary" })}
      </div>
    </div>`;
  }
}

/** @param {string} id */
function failure(id) {
  const known = hasText(`start-failed-${id}`) ? id : "engine-crash";
  return { title: t(`start-failed-${known}`), help: t(`start-failed-${known}-help`) };
}

const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
/** One for each language: to make one takes longer than all else that is drawn here. */
const formatIn = memoized(
  (/** @type {string} */ lang) => new Intl.NumberFormat(lang, ONE_DECIMAL),
  new Map(),
);

/** @param {number} bytes */
function mb(bytes) {
  return formatIn(language()).format(bytes / 1e6);
}

customElements.define("st-start", StStart);
