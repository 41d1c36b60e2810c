import { html, LitElement, nothing } from "lit";
import { HASTE_MS } from "../core/press-constants.js";
import { t } from "../i18n/index.js";
import { BackController, closesFromBeside, showWindow } from "./back/back.js";
import dialogStyles from "./dialog.css";
import { iconButton } from "./icons.js";
import questionStyles from "./question.css";
import { elementWith, fieldValue, onPanels, withFields } from "./reactive.js";

/**
 * A modal window with a title, built on the browser's own dialog: it keeps the focus inside, gives
 * it back afterwards and closes with Escape and by going back. Content comes through the slot.
 *
 * Fires "st-close" when it was closed.
 */
class StDialog extends elementWith({
  heading: "",
  open: false,
  wide: false,
  /** No close button and no Escape: an answer is needed. */
  fixed: false,
}) {
  static styles = [onPanels, dialogStyles];

  constructor() {
    super();
    new BackController(
      this,
      () => this.open && !this.fixed,
      () => this.dialog?.close(),
    );
  }

  get dialog() {
    return /** @type {HTMLDialogElement | null} */ (this.renderRoot.querySelector("dialog"));
  }

  updated() {
    const { dialog } = this;
    if (!dialog) return;
    if (this.open && !dialog.open) showWindow(dialog);
    if (!this.open && dialog.open) dialog.close();
  }

  /** @param {Event} event */
  cancelled(event) {
    if (this.fixed) event.preventDefault();
  }

  /** The browser says so late: it may have been opened again. */
  closed() {
    if (this.dialog?.open) return;
    this.open = false;
    this.fire("st-close");
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const patience = (this.wide ? 2 : 1) * HASTE_MS;
    if (!this.fixed && closesFromBeside(event, patience)) this.dialog?.close();
  }

  render() {
    return html`<dialog
      class=${this.wide ? "wide" : ""}
      aria-labelledby="heading"
      @cancel=${this.cancelled}
      @close=${this.closed}
      @click=${this.clicked}
    >
      <div class="head">
        <h2 id="heading">${this.heading}</h2>
        ${
          this.fixed
            ? nothing
            : iconButton("close", t("close"), () => this.dialog?.close(), {
                part: "dialog-close",
                tip: nothing,
              })
        }
      </div>
      <div class="body"><slot></slot></div>
    </dialog>`;
  }
}

customElements.define("st-dialog", StDialog);

/**
 * @typedef {object} Question
 * @property {string} title
 * @property {string} text
 * @property {{id: string, label: string, kind?: "primary" | "danger"}[]} answers the first is safe
 * @property {{label: string, value: string, maxLength: number}} [input]
 */

/** One short question; see `ask`. */
class StQuestion extends elementWith({
  /** @type {Question | null} */
  question: null,
  value: "",
}) {
  static styles = [withFields, questionStyles];

  constructor() {
    super();
    /** @type {(answer: string | null) => void} */
    this.answered = () => {};
  }

  /** @param {string | null} answer */
  finish(answer) {
    this.answered(answer);
    this.remove();
  }

  render() {
    const { question } = this;
    if (!question) return nothing;
    const { title, text, answers, input } = question;
    return html`<st-dialog .heading=${title} open @st-close=${() => this.finish(null)}>
      <form
        data-part="question"
        @submit=${(/** @type {Event} */ event) => {
          event.preventDefault();
          this.finish(answers.at(-1)?.id ?? null);
        }}
      >
        <p class="text">${text}</p>
        ${
          input
            ? html`<label
                >${input.label}<input
                  data-part="question-input"
                  autofocus
                  maxlength=${input.maxLength}
                  .value=${input.value}
                  @input=${this.takes("value", fieldValue)}
              /></label>`
            : nothing
        }
        <div class="row end answers">
          ${answers.map(
            (answer) =>
              html`<button
                type=${answer === answers.at(-1) ? "submit" : "button"}
                class="button ${answer.kind ?? ""}"
                data-part="answer-${answer.id}"
                @click=${(/** @type {Event} */ event) => {
                  event.preventDefault();
                  this.finish(answer.id);
                }}
              >
                ${answer.label}
              </button>`,
          )}
        </div>
      </form>
    </st-dialog>`;
  }
}

customElements.define("st-question", StQuestion);

/**
 * Asks a question in a modal window.
 *
 * @param {Question} question
 * @returns {Promise<{answer: string | null, value: string}>} null when it was closed
 */
export function ask(question) {
  return new Promise((resolve) => {
    const element = new StQuestion();
    element.question = question;
    element.value = question.input?.value ?? "";
    // Another page is no place for the question of this one.
    const page = location.hash;
    const close = () => {
      if (location.hash !== page) element.finish(null);
    };
    window.addEventListener("hashchange", close);
    element.answered = (answer) => {
      window.removeEventListener("hashchange", close);
      resolve({ answer, value: element.value });
    };
    document.body.append(element);
  });
}

/**
 * Asks for confirmation of what cannot be undone.
 *
 * @param {string} title
 * @param {string} text
 * @param {string} id  of the answer that does it
 * @param {string} [label]  of that answer; the title says it where there is none
 */
export async function isMeant(title, text, id, label = title) {
  const answers = [
    { id: "cancel", label: t("cancel") },
    { id, label, kind: /** @type {const} */ ("danger") },
  ];
  const { answer } = await ask({ title, text, answers });
  return answer === id;
}

/** @param {LitElement} host */
function close(host) {
  host.dispatchEvent(new CustomEvent("st-close"));
}

/**
 * An element that is a window: it fires "st-close" when the window is closed.
 *
 * @param {LitElement} host
 * @param {string} heading
 * @param {unknown} content
 * @param {{wide?: boolean}} [look]
 */
export function windowOf(host, heading, content, { wide = false } = {}) {
  return html`<st-dialog .heading=${heading} open ?wide=${wide} @st-close=${() => close(host)}>
    ${content}
  </st-dialog>`;
}

/**
 * The cross that closes an element which lies over something else.
 *
 * @param {LitElement} host
 * @param {string} label
 * @param {string} part  its name (web/table/parts.js)
 */
export function closeButton(host, label, part) {
  return iconButton("close", label, () => close(host), { part, look: "close" });
}
