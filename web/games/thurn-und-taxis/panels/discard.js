import { html, nothing } from "lit";
import { card, cardWords } from "./card.js";
import { numbered } from "./hand.js";
import { icon } from "./icons.js";

/** @typedef {import("../table.js").TutTable} TutTable */

/** After closing: choosing the cards to keep, all in one panel. @param {TutTable} table */
export function discardPanel(table) {
  const { moves, own, t, shut } = table;
  if (moves.discards.length === 0 || !own?.hand) return nothing;
  const { keep: kept, surplus } = table.seen;
  const chosen = table.discards.marked.size;
  const ready = chosen === surplus;
  const left = surplus - chosen;
  return html`<section class="sheet discarding" role="dialog" aria-labelledby="discard-title" data-part="discard">
    <header class="sheet-head">
      <h2 id="discard-title" tabindex="-1">${t("tut-discard-title", { kept })}</h2>
    </header>
    <div class="sheet-body discard-cards" data-group>
      ${numbered(own.hand).map(({ city, copy, key }) => {
        const away = table.discards.marked.has(key);
        const state = t(away ? "tut-discard-away" : "tut-discard-kept");
        return html`<span class="discard-card ${away ? "away" : ""}">
          ${card(table, {
            city,
            key: `keep-${key}`,
            part: `keep-${city}-${copy}`,
            label: `${cardWords(table, city)}. ${state}`,
            lit: !away,
            chosen: !away,
            tap: () => table.discards.toggle(key, surplus),
          })}
          <span class="discard-state" aria-hidden="true">${state}</span>
        </span>`;
      })}
    </div>
    <footer class="gains">
      <p class="gain-list" role="status">${t("tut-discard-count", { left })}</p>
      <button
        class="primary ${ready ? "glow" : ""}"
        data-part="discard-confirm"
        aria-disabled=${!ready || shut}
        @click=${() => {
          if (ready) table.discards.confirm();
          else table.feedback.info("tut-discard-count", "discard-confirm", { left });
        }}
      >
        ${icon("check")}<span>${t("tut-discard-confirm")}</span>
      </button>
    </footer>
  </section>`;
}
