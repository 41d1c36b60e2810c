import { html, nothing } from "lit";
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
