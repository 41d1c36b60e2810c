import { html, nothing } from "lit";
import { t } from "../../i18n/index.js";
import { elementWith } from "../../ui/reactive.js";
import { icon } from "../frame/icons.js";
import seatColors from "../frame/seat-colors.css";
import shared from "../frame/shared.css";
import gameThinkingStyles from "./game-thinking.css";
import gameThinkingButtonsStyles from "./game-thinking-buttons.css";

/**
 * A computer at its turn, as the frame around the table tells it; "change" says that something is different.
 *
 * @typedef {EventTarget & {
 *   progress: number | null,
 *   seat: number | null,
 *   isPast: boolean,
 *   said: string,
 *   searches: boolean,
 *   hurried: boolean,
 *   pace: {hurried: boolean},
 *   moveNow(): void,
 *   hurry(): void,
 * }} Thinking
 */

/** What both elements share: they follow the computer's thoughts without the table being drawn anew. */
class FollowsThinking extends elementWith({
  /** The same for the whole life of the element. @type {Thinking | null} */
  thinking: null,
  name: "",
  isPast: false,
  /** Answers a second press: it is under way. */
  hurries: () => {},
}) {
  constructor() {
    super();
    this.hear((redraw) => {
      this.thinking?.addEventListener("change", redraw);
      return () => this.thinking?.removeEventListener("change", redraw);
    });
  }
}

/** In the line that says whose turn it is: what the computer did last, and how far it is with its thoughts. */
class GameThinking extends FollowsThinking {
  static styles = [seatColors, shared, gameThinkingStyles];

  render() {
    const { thinking, isPast, name } = this;
    if (!thinking) return nothing;
    const { progress, said, searches } = thinking;
    const at = isPast ? "thinking-played" : "thinking-turn";
    return html`<div class="line">
        <p class="head" data-part="thinking">
          <span class="name">${name}</span>
          ${t(progress === null ? at : "thinking-thinks", { name })}
        </p>
        ${searches ? html`<progress class=${progress === null ? "idle" : ""} max="1" .value=${progress ?? 0} aria-label=${t("thinking-progress")} data-part="thinking-progress"></progress>` : nothing}
      </div>
      ${said ? html`<p class="said" data-part="thinking-said">${said}</p>` : nothing}`;
  }
}

/** In the place of the turn's buttons: what a person may do meanwhile. */
class GameThinkingButtons extends FollowsThinking {
  static styles = [seatColors, shared, gameThinkingButtonsStyles];

  render() {
    const { thinking } = this;
    if (!thinking) return nothing;
    // What comes and goes moves nothing but what stands before it.
    return html`${
      thinking.searches
        ? html`<button class="tool" data-part="thinking-now" @click=${() => thinking.moveNow()}>
            ${t("thinking-now")}
          </button>`
        : nothing
    }<button
      class="tool"
      data-part="thinking-skip"
      aria-label=${t("thinking-skip")}
      title=${t("thinking-skip")}
      aria-disabled=${thinking.hurried}
      @click=${() => (thinking.hurried ? this.hurries() : thinking.hurry())}
    >
      ${icon("skip")}
    </button>`;
  }
}

customElements.define("st-thinking", GameThinking);
customElements.define("st-thinking-buttons", GameThinkingButtons);

/**
 * For the line above a table.
 *
 * @param {import("../game-table.js").GameTable<any>} table
 * @param {string} name of the computer
 */
export function thinkingWords({ thinking }, name) {
  return html`<st-thinking
    .thinking=${thinking}
    .name=${name}
    .isPast=${thinking?.isPast === true}
  ></st-thinking>`;
}

/** For the place of the turn's buttons. @param {import("../game-table.js").GameTable<any>} table */
export function thinkingButtons({ thinking, feedback }) {
  return html`<st-thinking-buttons
    .thinking=${thinking}
    .hurries=${() => feedback.info("thinking-hurries", "prompt")}
  ></st-thinking-buttons>`;
}
