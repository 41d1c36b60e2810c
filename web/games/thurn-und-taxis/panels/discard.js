import { html, nothing } from "lit";
import { cardName } from "../board.js";
import { drafts } from "../expansions/drafts.js";
import { card, cardWords } from "./card.js";
import { icon } from "./pictures.js";
import { numbered } from "./tray.js";

/** @typedef {import("../table.js").TutTable} TutTable */

/** Keys of the marked hand cards. @type {(table: TutTable) => Set<string>} */
const marks = drafts("discard", () => new Set());

/** The hand cards that are discarded after closing: they are marked, then put away at once. */
export class DiscardChoice {
  /** @param {TutTable} table */
  constructor(table) {
    this.table = table;
  }

  get marked() {
    return marks(this.table);
  }

  /**
   * Marks a card, or takes its mark away. With too many marks the first one moves on, and the card that keeps its place is
   * named.
   *
   * @param {string} key
   * @param {number} surplus how many cards have to go
   */
  toggle(key, surplus) {
    const { table, marked } = this;
    table.bubble = null;
    if (!marked.delete(key)) {
      const [first] = marked;
      if (marked.size >= surplus && first !== undefined) {
        marked.delete(first);
        const args = { card: cardName(table.board, cardOf(first), table.t), count: surplus };
        table.feedback.info("tut-discard-moved", `keep-${first}`, args);
      }
      marked.add(key);
    }
    table.requestUpdate();
  }

  /** Puts the marked cards away. */
  confirm() {
    const { discards } = this.table.moves;
    const [first, ...others] = [...this.marked].flatMap(
      (key) => discards.find(({ card }) => card === cardOf(key)) ?? [],
    );
    const following = others.map(({ text }) => text);
    if (first) this.table.act(first, following);
  }
}

/** The card of a key like "hand-ulm-0". @param {string} key */
function cardOf(key) {
  return key.slice(key.indexOf("-") + 1, key.lastIndexOf("-"));
}

/** The panel that asks after closing which cards are kept. @param {TutTable} table */
export function discardPanel(table) {
  const { discards, moves, own, seen, t, shut } = table;
  if (moves.discards.length === 0 || !own?.hand) return nothing;
  const { keep: kept, surplus } = seen;
  const left = surplus - discards.marked.size;
  const confirm = () => {
    if (left === 0) discards.confirm();
    else table.feedback.info("tut-discard-count", "discard-confirm", { left });
  };
  return html`<section class="sheet discarding" role="dialog" aria-labelledby="discard-title" data-part="discard">
    <header class="sheet-head">
      <h2 id="discard-title" tabindex="-1">${t("tut-discard-title", { kept })}</h2>
    </header>
    <div class="sheet-body discard-cards" data-group>
      ${numbered(own.hand).map(({ city, copy, key }) => {
        const away = discards.marked.has(key);
        const state = t(away ? "tut-discard-away" : "tut-discard-kept");
        return html`<span class="discard-card ${away ? "away" : ""}">
          ${card(table, {
            city,
            key: `keep-${key}`,
            part: `keep-${city}-${copy}`,
            label: `${cardWords(table, city)}. ${state}`,
            lit: !away,
            chosen: !away,
            tap: () => discards.toggle(key, surplus),
          })}
          <span class="discard-state" aria-hidden="true">${state}</span>
        </span>`;
      })}
    </div>
    <footer class="gains">
      <p class="gain-list" role="status">${t("tut-discard-count", { left })}</p>
      <button
        class="primary ${left === 0 ? "glow" : ""}"
        data-part="discard-confirm"
        aria-disabled=${left !== 0 || shut}
        @click=${confirm}
      >
        ${icon("check")}<span>${t("tut-discard-confirm")}</span>
      </button>
    </footer>
  </section>`;
}
