/** The public supply beside the map: cards, officials, tiles and carriages. */

import { html, nothing } from "lit";
import { usesDrawers } from "../../../table/arrangement.js";
import { isInTurn, stackMeaning, stackName } from "../board.js";
import { marksWith } from "../expansions/boards.js";
import { answersOf, firstOf } from "../expansions/index.js";
import { aboutStack, toldStack } from "../touch/about.js";
import { card, cardWords, markSigns } from "./card.js";
import { cardBack, carriage, icon, tilePicture } from "./pictures.js";

/** @typedef {import("../table.js").TutTable} TutTable */

/** The open cards and the deck. @param {TutTable} table */
export function display(table) {
  const { seen, moves, t, selection, openCards } = table;
  const isLit = moves.take(null) !== null;
  const marks = marksWith((mark) => mark.ofDeck(seen));
  const words = marks.reduce(
    (told, { mark, number }) => mark.deckWords(told, number, t),
    t("tut-deck", { count: seen.deck, discard: seen.discard }),
  );
  return html`<div class="display" role="toolbar" aria-label=${t("tut-region-display")} data-group>
    ${openCards.map((city, slot) =>
      city === null
        ? html`<span class="card-gap" data-key="slot-${slot}" role="img" aria-label=${t("tut-display-empty")}></span>`
        : openCard(table, city, slot),
    )}
    <button
      class="deck ${isLit ? "lit" : ""}"
      data-part="deck"
      data-flip-source="deck"
      data-look
      aria-label=${words}
      aria-disabled=${isLit ? nothing : "true"}
      aria-keyshortcuts="D"
      ?data-drag=${isLit}
      @click=${() => selection.take(null, "deck")}
    >
      <span class="card-art" aria-hidden="true">${cardBack()}</span>
      ${markSigns(marks)}
      <span class="deck-count">${seen.deck}</span>
    </button>
  </div>`;
}

/**
 * @param {TutTable} table
 * @param {string} city
 * @param {number} slot
 */
function openCard(table, city, slot) {
  const { moves, selection, openCards } = table;
  const key = `slot-${slot}`;
  const lit = moves.take(city) !== null;
  return card(table, {
    city,
    key,
    // A city may lie open twice; the second card has its place in the name.
    part: openCards.indexOf(city) === slot ? `card-${city}` : `card-${city}-${slot}`,
    label: cardWords(table, city),
    lit,
    shut: !lit,
    drag: lit,
    shortcut: String(slot + 1),
    chosen: selection.pending?.key === key || selection.looked?.key === key || undefined,
    tap: () => selection.take(city, key),
  });
}

/** The officials: who can help now, who has helped, and why the others cannot. @param {TutTable} table */
export function officials(table) {
  return html`<div class="officials" role="toolbar" aria-label=${table.t("tut-region-officials")} data-group>
    ${table.seen.helpers.map((id) => portrait(table, id))}
  </div>`;
}

/**
 * @param {TutTable} table
 * @param {import("../types.js").OfficialId} id
 */
function portrait(table, id) {
  const { seen, moves, t, selection } = table;
  const isUsed = isInTurn(seen) && seen.used.includes(id);
  const isUsable = moves.all.some((action) => action.official === id);
  const isArmed = selection.armed === id || (isUsable && seen.compulsory === id);
  const state = isUsed ? "used" : isArmed ? "armed" : isUsable ? "lit" : "idle";
  const name = t(`tut-official-${id}`);
  const does = t(`tut-official-does-${id}`);
  const say = t(`tut-official-state-${state === "lit" ? "usable" : state}`);
  const more = answersOf(table, (part) => part.official?.(table, id));
  return html`<button
    class="official ${state}"
    data-part="official-${id}"
    aria-pressed=${isArmed}
    aria-label=${[`${name}:`, does, say, ...more.map(({ words }) => words)].join(" ")}
    title=${[does, ...more.map(({ words }) => words)].join(" ")}
    @click=${() => selection.official(id)}
  >
    <span class="portrait" aria-hidden="true">${table.portrait(id)}</span>
    <span class="official-name">${name}</span>
    ${more.map(({ shown }) => shown)}
    ${isUsed ? html`<span class="seal">${icon("check")}</span>` : nothing}
  </button>`;
}

/** All tiles on the wooden shelf beside the map. @param {TutTable} table */
export function shelf(table) {
  return usesDrawers(table.arrangement)
    ? ledge(table)
    : html`<div class="shelf">${stacks(table)}</div>`;
}

/**
 * On a phone tiles are too small for fingers and lie in a drawer. What the map leaves free below it shows them, and opens that drawer
 * as its own button does.
 *
 * @param {TutTable} table
 */
function ledge(table) {
  const { board, seen } = table;
  return html`<button
    class="ledge"
    data-part="ledge"
    tabindex="-1"
    @click=${() => table.windows.toggleDrawer("goods")}
  >
    <span class="hidden-words">${table.word("tool-goods")}</span>
    ${seen.stacks.map(
      ({
        id,
        values,
      }) => html`<span class="ledge-stack ${values.length > 0 ? "" : "gone"}" aria-hidden="true">
        <span class="stack-art">${tilePicture(board, id, values[0] ?? null)}</span>
        ${stackProgress(table, id)}
      </span>`,
    )}
  </button>`;
}

/** All stacks of bonus tiles, each with its top value and how many are left. @param {TutTable} table */
export function stacks(table) {
  const { seen, own, board, t } = table;
  const mine = new Set((own?.tiles ?? []).map((tile) => tile.stack));
  const told = toldStack(table);
  return html`<section
    class="stacks"
    data-group
    aria-label=${t("tut-region-stacks")}>
    ${seen.stacks.map(({ id, values }) => {
      const name = stackName(board, id, t);
      const meaning = stackMeaning(board, id, t);
      const [value = null] = values;
      const label = t("tut-stack-label", { name, value: value ?? 0, count: values.length });
      return html`<button
        class="stack ${value === null ? "gone" : ""} ${mine.has(id) ? "mine" : ""} ${told === id ? "spoken" : ""}"
        data-part="stack-${id}"
        title=${`${name}. ${meaning}`}
        @click=${() => aboutStack(table, id)}
      >
        <span class="hidden-words">${label} ${meaning}</span>
        <span class="stack-art" aria-hidden="true">${tilePicture(board, id, value)}</span>
        ${stackProgress(table, id)}
        <span class="stack-name" aria-hidden="true">${name}</span>
        <span class="stack-left" aria-hidden="true">×${values.length}</span>
      </button>`;
    })}
  </section>`;
}

/** How near the player in front is to the tile of a stack: "5/8". @param {TutTable} table @param {string} id */
function stackProgress({ own }, id) {
  const row = own?.progress.find(({ stack }) => stack === id);
  if (!row) return nothing;
  const isNear = !row.won && row.needed - row.have <= 1;
  return html`<b class="stack-progress ${isNear ? "near" : ""}" aria-hidden="true">${row.won ? icon("check") : `${row.have}/${row.needed}`}</b>`;
}

/** The own row of carriages: the ones won, the next one and what it needs. @param {TutTable} table */
export function carriages(table) {
  const { own, board, t } = table;
  if (!own) return nothing;
  const instead = firstOf(table, (part) => part.carriages?.(table));
  if (instead) return instead;
  return html`<section class="carriages" aria-label=${t("tut-region-carriages")}>
    <ol class="ladder" data-group>
      ${board.carriages.map(({ length, points }) => {
        const isTop = own.carriage === length;
        const isNext = own.nextCarriage === length;
        const state = own.carriages.includes(length) ? "owned" : isNext ? "next" : "later";
        const told = isTop ? "top" : state === "next" ? "next-rung" : state;
        const words = t(`tut-carriage-${told}`, { length, points });
        return html`<li
          class="rung ${state} ${isTop ? "top" : ""}"
          data-part="carriage-${length}"
          tabindex="0"
          aria-label=${words}
          title=${words}
        >
          <span class="rung-art" aria-hidden="true">${carriage(length)}</span>
          <span class="rung-points" aria-hidden="true">${t("tut-points-short", { points })}</span>
        </li>`;
      })}
    </ol>
  </section>`;
}
