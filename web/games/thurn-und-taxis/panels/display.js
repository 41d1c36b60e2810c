import { html, nothing } from "lit";
import { bearing } from "../expansions/boards.js";
import { card, cardWords, markSigns } from "./card.js";
import { cardBack } from "./pictures.js";

/** @typedef {import("../table.js").TutTable} TutTable */

/** The open cards and the deck. @param {TutTable} table */
export function display(table) {
  const { view, moves, t, choices } = table;
  if (!view) return nothing;
  const seen = view.observation;
  const deckLit = moves.take(null) !== null;
  return html`<div class="display" role="toolbar" aria-label=${t("tut-region-display")} data-group>
    ${seen.display.map((city, slot) =>
      city === null
        ? html`<span class="card-gap" data-key="slot-${slot}" role="img" aria-label=${t("tut-display-empty")}></span>`
        : openCard(table, city, slot),
    )}
    <button
      class="deck ${deckLit ? "lit" : ""}"
      data-part="deck"
      data-flip-source="deck"
      data-look
      aria-label=${deckWords(seen, t)}
      aria-disabled=${deckLit ? nothing : "true"}
      aria-keyshortcuts="D"
      ?data-drag=${deckLit}
      @click=${() => choices.take(null, "deck")}
    >
      <span class="card-art" aria-hidden="true">${cardBack()}</span>
      ${markSigns(bearing((mark) => mark.ofDeck(seen)))}
      <span class="deck-count">${seen.deck}</span>
    </button>
  </div>`;
}

/**
 * @param {import("../types.js").Observation} seen
 * @param {import("../types.js").Translate} t
 */
function deckWords(seen, t) {
  return bearing((mark) => mark.ofDeck(seen)).reduce(
    (words, { mark, number }) => mark.deckWords(words, number, t),
    t("tut-deck", { count: seen.deck, discard: seen.discard }),
  );
}

/**
 * @param {TutTable} table
 * @param {string} city
 * @param {number} slot
 */
function openCard(table, city, slot) {
  const { moves, choices } = table;
  const first = table.view?.observation.display.indexOf(city) === slot;
  const key = `slot-${slot}`;
  const lit = moves.take(city) !== null;
  return card(table, {
    city,
    key,
    // A city may lie open twice; the second one gets a number of its own.
    part: first ? `card-${city}` : `card-${city}-${slot}`,
    label: cardWords(table, city),
    lit,
    shut: !lit,
    drag: lit,
    shortcut: String(slot + 1),
    chosen: choices.pending?.key === key || choices.looked?.key === key ? true : undefined,
    tap: () => choices.take(city, key),
  });
}
