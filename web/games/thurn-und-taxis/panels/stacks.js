import { css, html, nothing } from "lit";
import { usesDrawers } from "../../../table/arrangement.js";
import { stackMeaning, stackName } from "../board.js";
import { aboutStack } from "../touch/about.js";
import { tilePicture } from "./pictures.js";

/** @typedef {import("../table.js").TutTable} TutTable */

/**
 * The wooden shelf that takes what the sheet leaves free of the map's place, with all stacks on it. On a phone it would be too
 * small for fingers: there the stacks lie in a drawer.
 *
 * @param {TutTable} table
 */
export function shelf(table) {
  if (usesDrawers(table.arrangement)) return nothing;
  return html`<div class="shelf">${stacks(table)}</div>`;
}

/** All stacks of bonus tiles with the next value and how many are left. @param {TutTable} table */
export function stacks(table) {
  const { view, board, t } = table;
  if (!view) return nothing;
  const mine = new Set((table.own?.tiles ?? []).map((tile) => tile.stack));
  return html`<section
    class="stacks"
    data-group
    aria-label=${t("tut-region-stacks")}>
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
    grid-template-columns: repeat(auto-fill, minmax(var(--touch), 1fr));
    gap: 0.15rem;
  }
  .stack {
    position: relative;
    display: grid;
    align-content: center;
    justify-items: center;
    min-block-size: var(--touch);
    padding: 0.1rem;
    border: 0;
    border-radius: 0.35rem;
    background: transparent;
    color: var(--ink-soft);
    font: inherit;
    cursor: pointer;
  }
  .shelf .stack-art {
    display: block;
  }
  .stack-art > svg {
    display: block;
    block-size: var(--stack-art, 2.6rem);
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

  /* The sheet takes its own shape, the shelf all that is left beside it. */
  .map {
    --sheet: 1.5;
    container: maps / size;
  }
  .map > * {
    /* What a second map takes beside the first one, and the switch above both where there is room for one only. */
    --second: 0px;
    --switch: 0px;
    --shelf: max(6.6rem, 100cqw - var(--second) - (100cqh - var(--switch)) * var(--sheet));
  }
  .map-canvas:has(~ .shelf) {
    inset-inline-end: calc(var(--shelf) + var(--second));
  }
  .shelf {
    position: absolute;
    inset-block: var(--switch) 0;
    inset-inline-end: var(--second);
    inline-size: var(--shelf);
    padding: 0.15rem;
    border-inline-start: 0.3rem solid var(--wood-dark);
    background: linear-gradient(90deg, var(--wood), color-mix(in srgb, var(--wood) 82%, var(--wood-dark)));
    container: shelf / size;
  }
  .shelf .stacks {
    --columns: 2;
    --rows: round(up, var(--stacks, 10) / var(--columns), 1);
    --stack-art: clamp(1.9rem, min(100cqh / var(--rows) - 1.7rem, 100cqw / var(--columns) - 0.6rem), 6rem);
    grid-template-columns: repeat(var(--columns), 1fr);
    grid-auto-rows: minmax(0, 1fr);
    block-size: 100%;
    place-items: center;
    gap: 0;
  }
  .shelf .stack {
    place-self: stretch;
    min-block-size: 0;
    color: var(--on-wood);
  }
  .shelf .stack.mine {
    background: transparent;
  }
  .shelf .stack.mine > .stack-art {
    border-radius: 0.4rem;
    outline: 2px solid color-mix(in srgb, var(--glow) 80%, transparent);
    outline-offset: 2px;
  }
  /* The ring is as large as the tile, not as its place. */
  .shelf .stack:focus-visible {
    outline: none;
    box-shadow: none !important;
  }
  .shelf .stack:focus-visible > .stack-art {
    border-radius: 0.4rem;
    outline: var(--ring-edge);
    outline-offset: 3px;
    box-shadow: var(--ring);
  }
  @container shelf (min-width: 9.5rem) {
    .shelf .stacks {
      --columns: 3;
    }
  }
  @container shelf (min-width: 15rem) {
    .shelf .stacks {
      --columns: 4;
    }
  }
  @container shelf (min-aspect-ratio: 3) {
    .shelf .stacks {
      --columns: 6;
    }
  }
  @container shelf (min-aspect-ratio: 8) {
    .shelf .stacks {
      --columns: var(--stacks, 10);
    }
  }
  /* Where the sheet is larger with all the width, the shelf stands below it. */
  @container maps (max-aspect-ratio: 7 / 5) {
    .map > * {
      --shelf: max(3.4rem, 100cqh - var(--switch) - 100cqw / var(--sheet));
    }
    .map-canvas:has(~ .shelf) {
      inset-inline-end: 0;
      inset-block-end: var(--shelf);
    }
    .shelf {
      inset-block: auto 0;
      inset-inline: 0;
      inline-size: auto;
      block-size: var(--shelf);
      border-inline-start: 0;
      border-block-start: 0.3rem solid var(--wood-dark);
    }
  }
`;
