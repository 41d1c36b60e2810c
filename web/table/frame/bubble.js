import { css, html, nothing } from "lit";
import { partOrCard } from "../part-names.js";
import { icon } from "./icons.js";

/**
 * What the bubble beside a touched thing says: an answer ("why"), or a question before an official
 * is used ("ask").
 *
 * @typedef {object} Bubble
 * @property {"why" | "ask" | "info"} kind
 * @property {string} key the element it belongs to
 * @property {string} [text]
 * @property {readonly {text: string, rule: string}[]} [lines]
 */

/** @typedef {import("../game-table.js").GameTable<any>} AnyTable */

/** @param {AnyTable} table */
export function bubble(table) {
  const shown = table.bubble;
  if (!shown) return nothing;
  const { t, choices } = table;
  return html`<div class="bubble ${shown.kind}" data-part="bubble" role="group" aria-label=${t(`table-bubble-${shown.kind}`)}>
    <div class="bubble-words">
      ${shown.text ? html`<p>${shown.text}</p>` : nothing}
      ${(shown.lines ?? []).map(
        ({ text, rule }) => html`<p data-rule=${rule}>${text} ${ruleSign(table, rule)}</p>`,
      )}
    </div>
    ${
      shown.kind === "ask"
        ? html`<div class="bubble-buttons">
          <button class="tool" data-part="ask-no" @click=${() => choices.clear()}>${t("table-no")}</button>
          <button class="primary" data-part="ask-yes" @click=${() => choices.confirm()}>
            ${icon("check")}<span>${t("table-yes")}</span>
          </button>
        </div>`
        : html`<button class="bubble-close" aria-label=${t("table-close-bubble")} @click=${() => table.closeBubble()}>
          ${icon("close")}
        </button>`
    }
  </div>`;
}

/**
 * @param {AnyTable} table
 * @param {string} rule
 */
function ruleSign(table, rule) {
  const words = table.t("table-rule", { rule });
  const show = table.ctx?.showRule;
  if (!show) return html`<span class="rule">${words}</span>`;
  return html`<button class="rule rule-link" @click=${() => show(rule)}>${words}</button>`;
}

/** Puts the bubble of a table, if there is one, next to its element. @param {AnyTable} table */
export function anchorBubble(table) {
  const box = table.renderRoot.querySelector(".bubble");
  if (!(box instanceof HTMLElement) || !table.bubble) return;
  const anchor = table.renderRoot.querySelector(partOrCard(table.bubble.key));
  place(box, anchor, table.getBoundingClientRect());
}

/**
 * @param {HTMLElement} box
 * @param {Element | null} anchor
 * @param {DOMRect} frame the table
 */
function place(box, anchor, frame) {
  const gap = 8;
  const { offsetWidth: width, offsetHeight: height } = box;
  const target = anchor?.getBoundingClientRect() ?? frame;
  const middle = target.left + target.width / 2 - frame.left;
  const left = Math.min(Math.max(middle - width / 2, gap), frame.width - width - gap);
  const above = target.top - frame.top - height - gap;
  const below = target.bottom - frame.top + gap;
  const top = above >= gap ? above : Math.min(below, frame.height - height - gap);
  box.style.setProperty("left", `${Math.max(left, gap)}px`);
  box.style.setProperty("top", `${Math.max(top, gap)}px`);
}

export const bubbleCss = css`
  .bubble {
    position: absolute;
    z-index: 40;
    display: flex;
    gap: var(--space-2);
    align-items: flex-start;
    max-inline-size: min(24rem, calc(100% - 1rem));
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--accent);
    border-radius: var(--radius);
    background: var(--panel);
    box-shadow: var(--shadow-high);
    font-size: var(--t2);
    line-height: 1.3;
    animation: bubble-in 0.16s ease-out;
  }
  .bubble.ask {
    flex-direction: column;
    align-items: stretch;
  }
  .bubble.why {
    border-color: var(--wax);
  }
  .bubble-words {
    display: grid;
    gap: var(--space-2);
  }
  .bubble-buttons {
    display: flex;
    gap: var(--space-2);
    justify-content: flex-end;
  }
  .bubble-close {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: var(--touch);
    block-size: var(--touch);
    margin: calc(-1 * var(--space-2)) calc(-1 * var(--space-3)) calc(-1 * var(--space-2)) 0;
    border: 0;
    background: none;
    color: var(--ink-soft);
    cursor: pointer;
  }
  .rule {
    padding: 0 0.3em;
    border: 1px solid var(--panel-border);
    border-radius: 0.3em;
    background: none;
    color: var(--ink-soft);
    font: inherit;
    font-size: var(--t1);
    white-space: nowrap;
  }
  .rule-link {
    color: var(--accent-ink);
    text-decoration: underline;
    cursor: pointer;
  }
  @keyframes bubble-in {
    from {
      opacity: 0;
      transform: translateY(0.3rem);
    }
  }
`;
