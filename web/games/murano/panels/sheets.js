import { html, nothing } from "lit";
import {
  cardBackPicture,
  coinPicture,
  specialPicture,
  tilePicture,
} from "../../../art/murano/index.js";
import { begun } from "../../../i18n/index.js";
import { usesDrawers } from "../../../table/arrangement.js";
import { icon, toolButton } from "../../../table/frame/icons.js";
import { guideCard } from "../../../table/guide/guide-card.js";
import {
  characterText,
  islandName,
  ownCards,
  specialName,
  specialText,
  tileName,
  unseenWords,
} from "../board.js";
import { characterCard } from "./character-card.js";
import { totalOf } from "./players.js";

/** @typedef {import("../table.js").MurTable} MurTable */
/** @typedef {import("../types.js").Action} Action */

/** The phases in which a panel asks. @type {Record<string, (table: MurTable) => unknown>} */
const SHEETS = {
  offer,
  character: (table) => choice(table, "character"),
  special: (table) => choice(table, "special"),
  choose: search,
  assign,
};

/** @param {MurTable} table */
export function hasSheet({ deciding, seen }) {
  return deciding && seen.phase in SHEETS;
}

/** The panel lies over the board and is not folded away. @param {MurTable} table */
export function hasOpenSheet(table) {
  return hasSheet(table) && !table.folded;
}

/**
 * Takes back what has led to the choice of a gondola or opened the panel that asks, or says why not; what a panel asks by
 * itself is asked once more.
 *
 * @param {MurTable} table
 * @returns {boolean} true when there is one
 */
export function leaveChoice(table) {
  const { seen, moves, undoControl, selection } = table;
  if (moves.places.length > 0 || (hasSheet(table) && seen.choice)) undoControl.undo(1);
  else if (hasSheet(table)) selection.beside();
  else return false;
  return true;
}

/** The panel that rises when one of several cards or tiles is to be chosen. @param {MurTable} table */
export function sheet(table) {
  return hasSheet(table) ? SHEETS[table.seen.phase]?.(table) : nothing;
}

/**
 * @param {MurTable} table
 * @param {import("../../../i18n/ids.js").TextId} title
 * @param {unknown} body
 * @param {unknown} foot
 * @param {unknown} [beside] stands beside the title, or in the foot where there is little room
 */
function frame(table, title, body, foot, beside = nothing) {
  const { t, arrangement, guide, folded } = table;
  const narrow = arrangement.shape === "phone";
  const words = t(folded ? "mur-sheet-unfold" : "mur-sheet-fold");
  const fold = () => {
    table.bubble = null;
    table.folded = !folded;
    void table.updateComplete.then(() => table.focusOn("[data-part=sheet-fold]"));
  };
  const head = html`<header class="sheet-head">
    <h2 id="sheet-title" tabindex="-1">${t(title)}</h2>
    ${narrow || folded ? nothing : beside}
    <button class="tool" data-part="sheet-fold" aria-expanded=${!folded} @click=${fold}>
      ${folded ? foldedPicture(table) : icon("down")}<span>${words}</span>
    </button>
  </header>`;
  if (folded)
    return html`<section class="sheet-folded" data-part="sheet-folded" aria-labelledby="sheet-title">${head}</section>`;
  return html`<section class="sheet" data-part="sheet" aria-labelledby="sheet-title">
    ${head} ${usesDrawers(arrangement) && guide.lesson ? guideCard(guide) : nothing}
    <div class="sheet-body">${body}</div>
    <footer class="sheet-foot">${narrow ? beside : nothing}${foot}</footer>
  </section>`;
}

/** Stands for what is to be chosen while the panel is folded away. @param {MurTable} table */
function foldedPicture({ seen: { phase, choice } }) {
  if (phase === "choose") return tilePicture(choice?.[0] ?? "");
  return cardBackPicture(phase === "special" ? "special" : "character");
}

/** Before the first turn: one character may be bought. @param {MurTable} table */
function offer(table) {
  const { t, moves, own } = table;
  const look = moves.plain.find((action) => action.type === "look");
  return frame(
    table,
    "mur-sheet-offer",
    html`<p class="sheet-words">${t("mur-sheet-offer-text")}</p>`,
    html`${decline(table)}
      ${
        look
          ? html`<button class="primary" data-part="press-look" @click=${() => table.selection.perform(look, "press-look")}>
              ${cardBackPicture("character")}<span>${t("mur-press-look")}</span>
              <span class="cost">${t("mur-press-look-keep")} ${own?.nextCharacter} ${coinPicture()}</span>
            </button>`
          : nothing
      }`,
  );
}

/** @param {MurTable} table */
function decline(table) {
  const { moves, t } = table;
  const none = moves.decline;
  if (!none) return nothing;
  return toolButton(icon("close"), t("mur-press-decline"), () => table.act(none), "press-decline");
}

/** Three cards were drawn, one may be kept. @param {MurTable} table @param {"character" | "special"} kind */
function choice(table, kind) {
  const { t, seen, moves } = table;
  const cards = seen.choice ?? [];
  return frame(
    table,
    `mur-sheet-${kind}`,
    html`<ul class="card-row">
      ${cards.map((card) => {
        const action = moves.keeps.find((one) => one.card === card);
        const worth = seen.offered?.find((one) => one.card === card);
        return html`<li>
          ${opener(table, card, kind === "special" ? specialCard(table, card) : characterCard(table, card, { worth }))}
          <button
            class="primary"
            data-part="keep-${card}"
            aria-disabled=${!action}
            @click=${() => (action ? table.act(action) : table.feedback.explain({ type: "keep", card }, `keep-${card}`))}
          >
            ${t("mur-press-keep")}
            <span class="hidden-words">${kind === "character" ? characterText(table.board, card, t) : specialName(table.board, card, t)}</span>
            ${action?.gold ? html`<span class="cost">${-action.gold} ${coinPicture()}</span>` : nothing}
          </button>
        </li>`;
      })}
    </ul>`,
    nothing,
    kind === "character" ? decline(table) : nothing,
  );
}

/**
 * A card that opens when it is pressed, to be read alone.
 *
 * @param {MurTable} table
 * @param {string} card
 * @param {unknown} face
 */
export function opener(table, card, face) {
  return html`<button class="offered" data-part="offered-${card}" @click=${() => table.windows.open({ kind: "card", card })}>
    ${face}
  </button>`;
}

/**
 * A special building as a card: its name, its picture, what it does.
 *
 * @param {MurTable} table
 * @param {string} card
 */
export function specialCard({ board, seen, t }, card) {
  return html`<span class="character special-card" data-card=${card}>
    <span class="special-picture" aria-hidden="true">${specialPicture(card)}</span>
    <span class="special-name">${specialName(board, card, t)}</span>
    <span class="character-text">${specialText(board, card, t, seen.options)}</span>
  </span>`;
}

/** The stock lies open before the buyer. @param {MurTable} table */
function search(table) {
  const { t, seen, moves } = table;
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const tile of seen.choice ?? []) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return frame(
    table,
    "mur-sheet-choose",
    html`<p class="sheet-words">${moves.chooses[0]?.sort ? unseenWords(moves.chooses[0].sort, table) : nothing}</p>
      <ul class="tile-row">
      ${[...counts].map(([tile, count]) => {
        const action = moves.chooses.find((one) => one.tile === tile);
        return html`<li>
          <button
            class="pressable press"
            data-part="choose-${tile}"
            ?disabled=${!action}
            @click=${() => action && table.act(action)}
          >
            <span class="press-art">${tilePicture(tile)}</span>
            <span class="press-words">${begun(tileName(tile, t))}<span class="press-note">${t("mur-left", { count })}${action?.ends ? html` <b>${t("mur-worth-ends")}</b>` : nothing}</span></span>
          </button>
        </li>`;
      })}
    </ul>`,
    nothing,
  );
}

/** At the end: which gondolier serves which card, with undo, since the panel hides the buttons of the turn. @param {MurTable} table */
function assign(table) {
  const { t, own, moves } = table;
  if (!own) return nothing;
  const best = table.isRiddle ? null : own.best;
  const cards = ownCards(own) ?? [];
  const done = totalOf(table, table.me, own);
  // Elsewhere the button of the turn stays in sight above the sheet.
  const coversTurn = ["phone", "lying"].includes(table.arrangement.shape);
  return frame(
    table,
    "mur-sheet-assign",
    html`<p class="sheet-words">${t(moves.isDone ? "mur-sheet-assign-done" : "mur-sheet-assign-text")}</p>
      <ul class="card-row assign">
        ${cards.map((one) => {
          const actions = moves.scores.filter(({ card }) => card === one.card);
          const planned = best?.cards.find(({ card }) => card === one.card);
          return html`<li>
            ${characterCard(table, one.card, { worth: one })}
            <div class="assign-islands" role="group" aria-label=${characterText(table.board, one.card, t)}>
              ${actions.map((action) => assignButton(table, action, planned?.island === action.island))}
            </div>
          </li>`;
        })}
      </ul>`,
    html`${
      best
        ? html`<span class="sheet-words" data-part="assign-sum">
            ${t("mur-assign-sum", { done, next: best.total, total: done + best.total, unused: best.unused, missed: best.missed })}
          </span>`
        : nothing
    }
    ${(table.view?.undo.steps ?? 0) > 0 ? toolButton(icon("undo"), t("table-undo"), () => table.undoControl.undo(1), "assign-undo") : nothing}
    ${best && best.cards.length > 0 ? toolButton(icon("star"), t("mur-assign-take-best"), () => assignBest(table), "assign-best") : nothing}
    ${moves.end && coversTurn ? toolButton(icon("check"), t("table-end-turn"), () => table.endTurn(), "assign-end", "primary") : nothing}`,
  );
}

/**
 * @param {MurTable} table
 * @param {Action} action
 * @param {boolean} planned  part of the best assignment
 */
function assignButton(table, action, planned) {
  const island = action.island ?? "";
  return html`<button
    class="tool"
    data-part="score-${action.card}-${island}"
    @click=${() => table.act(action)}
  >
    <b>${action.points}</b> ${islandName(table.board, island)} ${planned ? icon("star") : nothing}
  </button>`;
}

/** Sends the best assignment card by card, but leaves ending the turn to the player. @param {MurTable} table */
export function assignBest(table) {
  const [first, ...others] = table.own?.best?.actions.slice(0, -1) ?? [];
  const action = table.moves.all.find(({ text }) => text === first);
  if (action) table.act(action, others);
}
