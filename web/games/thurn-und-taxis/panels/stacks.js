import { css, html, nothing } from "lit";
import { stackMeaning, stackName } from "../board.js";
import { aboutStack } from "../touch/about.js";
import { tilePicture } from "./pictures.js";

/** @typedef {import("../table.js").TutTable} TutTable */

/** All stacks of bonus tiles with the next value and how many are left. @param {TutTable} table */
export function stacks(table) {
  const { view, board, t } = table;
  if (!view) return nothing;
  const mine = new Set((table.own?.tiles ?? []).map((tile) => tile.stack));
  return html`<section class="stacks ${view.observation.stacks.length > 10 ? "many-kinds" : ""}" aria-label=${t("tut-region-stacks")}>
    ${view.observation.stacks.map(({ id, values }) => {
      const name = stackName(board, id, t);
      const value = values[0] ?? null;
      const label = t("tut-stack-label", { name, value: value ?? 0, count: values.length });
      return html`<button
        class="stack ${value === null ? "gone" : ""} ${mine.has(id) ? "mine" : ""}"
        data-part="stack-${id}"
        title=${`${name}. ${stackMeaning(board, id, t)}`}
        @click=${() => aboutStack(table, id)}
      >
        <span class="hidden-words">${label} ${stackMeaning(board, id, t)}</span>
        <span class="stack-art" aria-hidden="true">${tilePicture(board, id, value)}</span>
        <span class="stack-left" aria-hidden="true">×${values.length}</span>
      </button>`;
    })}
  </section>`;
}

export const stacksCss = css`
  .stacks {
    display: grid;
    grid-template-columns: repeat(5, minmax(var(--touch), 1fr));
    gap: 0.15rem;
  }
  .stacks.many-kinds {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 0.15rem 0;
  }
  .stack {
    position: relative;
    display: grid;
    place-items: center;
    min-block-size: var(--touch);
    padding: 0.1rem;
    border: 0;
    border-radius: 0.35rem;
    background: transparent;
    color: var(--ink-soft);
    font: inherit;
    cursor: pointer;
  }
  .stack-art > svg {
    display: block;
    block-size: 2.6rem;
    inline-size: auto;
  }
  .stack-left {
    font-size: var(--t1);
    line-height: 1;
  }
  .stack.mine {
    background: color-mix(in srgb, var(--glow) 24%, transparent);
  }
  .stack.gone {
    opacity: 0.7;
  }
`;
