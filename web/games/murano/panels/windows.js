import { html, nothing } from "lit";
import {
  coinPicture,
  crestPicture,
  customerPicture,
  tilePicture,
} from "../../../art/murano/index.js";
import { listed } from "../../../i18n/index.js";
import { icon, toolButton } from "../../../table/frame/icons.js";
import { answer, asking, help, KEYS, windowHead, windowOver } from "../../../table/frame/window.js";
import { guideButton } from "../../../table/guide/guide-card.js";
import { stat, toldLines } from "../../../table/panels/players.js";
import {
  characterOf,
  islandNumbered,
  ownCards,
  sortName,
  specialName,
  tileGained,
  tileName,
} from "../board.js";
import { characterCard, legend, sign } from "./character-card.js";
import { openPlayer, scoredWords } from "./players.js";
import { assignBest, leaveChoice, opener, specialCard } from "./sheets.js";

/** @typedef {import("../table.js").MurTable} MurTable */
/** @typedef {{kind: "characters" | "specials" | "help"} | {kind: "card", card: string} | {kind: "player", seat: number} | {kind: "island", island: string}} DialogState */

/** The modal windows of the table. @param {MurTable} table */
export function windows(table) {
  const broad = table.dialog?.kind === "characters" || table.dialog?.kind === "specials";
  return windowOver(
    table,
    (dialog) => CONTENT[/** @type {DialogState} */ (dialog).kind](table, dialog),
    broad ? "broad" : "",
  );
}

/** @type {Record<DialogState["kind"], (table: MurTable, dialog: any) => unknown>} */
const CONTENT = {
  characters: allCharacters,
  specials: allSpecials,
  card: (table, { card }) => oneCard(table, card),
  player: (table, { seat }) => openPlayer(table, seat),
  island: (table, { island }) => openIsland(table, island),
  help: helpWindow,
};

/**
 * Asks before scoring ends while cards could still score, and names what would be lost.
 *
 * @type {import("../../../table/types.js").Question<MurTable>}
 */
export const UNSCORED = {
  asks: ({ own, moves, seen }, action) =>
    seen.phase === "assign" && (own?.best?.cards.length ?? 0) > 0 && action === moves.end,
  window(table, goOn) {
    const { t, own } = table;
    const best = own?.best;
    if (!best) return nothing;
    const take = () => {
      table.windows.close();
      assignBest(table);
    };
    const text = html`<p>${t("mur-unscored-text", { count: best.cards.length })} ${best.lost > 0 ? t("mur-unscored-net") : nothing}</p>
      <ul>${best.cards.map(({ card, ...where }) => html`<li>${scoredWords(table, card, where)}</li>`)}</ul>`;
    const words = html`${icon("star")}<span>${t("mur-assign-take-best")}</span>`;
    return asking("unscored", t("mur-unscored-title", { lost: best.lost }), text, [
      answer("unscored-back", t("mur-unscored-back"), () => table.windows.close(), "tool"),
      answer("unscored-end", t("mur-unscored-end"), goOn, "tool danger"),
      answer("unscored-best", words, take, "primary", true),
    ]);
  },
};

/** Asks before the last turn ends while a building can still be built. @type {typeof UNSCORED} */
export const UNBUILT = {
  asks: ({ moves, seen }, action) =>
    Boolean(seen.last) && moves.builds.length > 0 && action === moves.end,
  window({ moves, t, windows: open }, goOn) {
    const tiles = listed(moves.tiles.map((tile) => tileGained(tile ?? "street", t)));
    return asking("unbuilt", t("mur-unbuilt-title"), t("mur-unbuilt-text", { tiles }), [
      answer("unbuilt-end", t("mur-unscored-end"), goOn, "tool danger"),
      answer("unbuilt-back", t("mur-unbuilt-back"), () => open.close(), "primary", true),
    ]);
  },
};

/** All character cards of the game; the player's own with their points on each island. @param {MurTable} table */
function allCharacters(table) {
  const { board, history, t, own, seen } = table;
  const ours = (own && ownCards(own)) ?? [];
  // At the end everything has been seen.
  const under = seen.phase === "over" ? new Set() : underPile(history, seen.pile.character);
  const rest = board.characters.filter(({ id }) => !ours.some(({ card }) => card === id));
  /** @param {string} id @param {Parameters<typeof characterCard>[2]} how */
  const cardOf = (id, how) => opener(table, id, characterCard(table, id, how));
  return html`<div class="dialog-body" data-part="all-characters">
    ${windowHead(table, t("mur-all-characters"))}
    ${
      ours.length > 0
        ? html`<h3>${t("mur-own-characters")}</h3>
            <ul class="cards">${ours.map((one) => html`<li>${cardOf(one.card, { worth: one })}${values(table, one)}</li>`)}</ul>
            <h3>${t("mur-other-characters")}</h3>`
        : nothing
    }
    <ul class="cards">
      ${rest.map(({ id }) => html`<li>${cardOf(id, { out: seen.absent.includes(id), under: under.has(id) })}</li>`)}
    </ul>
    <p class="soft">${t("mur-cards-honest")}</p>
  </div>`;
}

/** What one of the player's cards would bring on each island now. @param {MurTable} table @param {import("../types.js").OwnCharacter} card */
function values(table, { values: worth, scored }) {
  const { seen, own, t } = table;
  if (table.isRiddle) return nothing;
  return html`<dl class="worth">
    ${seen.islands.map(({ id }) => {
      const ours = own?.unused[id] !== undefined;
      const points = worth[id] ?? 0;
      return html`<div class="${points > 0 ? "" : "zero"} ${scored?.island === id ? "scored" : ""}">
        <dt>${islandNumbered(table.board, id)}${ours ? html` <span class="ours" title=${t("mur-worth-gondolier")}>${icon("flag")}<span class="hidden-words">${t("mur-worth-gondolier")}</span></span>` : nothing}</dt>
        <dd>${points}</dd>
      </div>`;
    })}
  </dl>`;
}

/** A character card with its signs explained, or a special building. @param {MurTable} table @param {string} id */
function oneCard(table, id) {
  const { board, own, seen, t } = table;
  const card = characterOf(board, id);
  const offered = seen.offered?.find((one) => one.card === id);
  const mine = own && ownCards(own)?.find((one) => one.card === id);
  return html`<div class="dialog-body" data-part="one-card">
    ${windowHead(table, card ? t("mur-card-title", { no: card.no }) : specialName(board, id, t))}
    <div class="one-card">
      ${card ? characterCard(table, id, { worth: mine ?? offered }) : specialCard(table, id)}
      <div>
        ${legend(table, id)}
        ${mine && !table.isRiddle ? html`<p>${t("mur-worth")}</p>${values(table, mine)}<p class="soft">${t("mur-worth-help")}</p>` : nothing}
        <p>${allButton(table, card ? "characters" : "specials")}</p>
      </div>
    </div>
  </div>`;
}

/** Leads to all cards of a kind. @param {MurTable} table @param {"characters" | "specials"} kind */
function allButton({ t, windows: open }, kind) {
  return toolButton(icon("list"), t(`mur-all-${kind}`), () => open.open({ kind }), `open-${kind}`);
}

/** @param {MurTable} table */
function allSpecials(table) {
  const { board, t } = table;
  const once = board.specials.filter(({ id }) => !id.endsWith("-2"));
  return html`<div class="dialog-body" data-part="all-specials">
    ${windowHead(table, t("mur-all-specials"))}
    <ul class="cards">
      ${once.map(({ id }) => html`<li>${specialCard(table, id)}</li>`)}
    </ul>
    <p class="soft">${t("mur-cards-honest")}</p>
  </div>`;
}

/** @param {MurTable} table */
function helpWindow(table) {
  const more = html`<p class="help-buttons">
    ${guideButton(table.guide)} ${allButton(table, "characters")} ${allButton(table, "specials")}
  </p>`;
  return help(table, {
    steps: ["sail", "act", "pay"],
    rules: ["points", "end"],
    keys: shortcuts(table),
    more,
  });
}

const COLOURS = /** @type {const} */ (["red", "blue", "grey"]);
const SORTS = /** @type {const} */ (["glass", "shop", "palace", "special"]);

/** The window with all that character cards count on an island. @param {MurTable} table @param {string} island */
function openIsland(table, island) {
  const { own, seen, t } = table;
  const state = seen.islands.find(({ id }) => id === island);
  if (!state) return nothing;
  const { count, customers, open } = state;
  /** @param {Record<typeof SORTS[number], number>} sorts @param {typeof SORTS[number]} sort */
  const sortWords = (sorts, sort) =>
    t("mur-island-sort", { count: sorts[sort], sort: sortName(sort, t) });
  const owners = count.owned.flatMap((sorts, seat) => {
    const list = SORTS.filter((sort) => sorts[sort] > 0).map((sort) => sortWords(sorts, sort));
    if (list.length === 0) return [];
    return t("mur-island-owner", { name: table.nameOf(seat), list: list.join(", ") });
  });
  const there = seen.gondolas.flatMap(({ island: at, no, seat, used }) =>
    at === island && seat !== null
      ? t("mur-island-gondola", { no, name: table.nameOf(seat), used: used ? "yes" : "no" })
      : [],
  );
  return html`<div class="dialog-body" data-part="island-window">
    ${windowHead(table, islandNumbered(table.board, island))}
    <ul class="counts">
      ${COLOURS.map((colour) => row(customerPicture(colour), t("mur-island-customers", { colour, count: customers[colour] })))}
      ${SORTS.filter((sort) => sort !== "shop").map((sort) => row(tilePicture(sort), sortWords(count.sorts, sort)))}
      ${row(crestPicture(), t("mur-island-crests", { count: count.crests }))}
      ${row(sign(table, { what: "shop" }), sortWords(count.sorts, "shop"))}
      ${COLOURS.map((colour) => row(tilePicture(`shop-${colour}`), `${count.shops[colour]} × ${tileName(`shop-${colour}`, t)}`))}
      ${row(nothing, t("mur-island-buildings", { count: count.buildings }))}
    </ul>
    ${toldLines(t("mur-island-owners"), owners)} ${toldLines(t("mur-player-gondolas"), there)}
    <p>${t("mur-island-open", { count: open.length })} ${t("mur-island-income", { gold: own?.income[island] ?? 0 })}</p>
  </div>`;
}

/** @param {unknown} picture @param {string} words */
function row(picture, words) {
  return html`<li>${picture}<span>${words}</span></li>`;
}

/** The bar over an enlarged island. @param {MurTable} table */
export function islandCard(table) {
  const { enlarged, t, own } = table;
  if (!enlarged || !table.view) return nothing;
  const state = table.seen.islands.find((one) => one.id === enlarged);
  if (!state) return nothing;
  const income = own?.income[enlarged] ?? 0;
  return html`<aside class="island-card ${table.bridge.forSite ? "low" : ""}" data-part="island-card">
    <b>${islandNumbered(table.board, enlarged)}</b>
    ${COLOURS.map((colour) => {
      const count = state.customers[colour];
      return stat(customerPicture(colour), count, t("mur-customers", { colour, count }));
    })}
    ${stat(coinPicture(), `+${income}`, t("mur-island-income", { gold: income }))}
    <button class="tool" data-part="ask-island" title=${t("mur-island-ask")} @click=${() => void table.windows.open({ kind: "island", island: enlarged })}>
      ${icon("list")}<span>${t("mur-island-ask")}</span>
    </button>
    <button class="tool" data-part="whole-lagoon" title=${t("mur-whole-lagoon")} @click=${() => table.bridge.enlarge(null)}>
      ${icon("close")}<span>${t("mur-whole-lagoon")}</span>
    </button>
  </aside>`;
}

/**
 * Keys for the help window, each with the name of its explanation.
 *
 * @param {MurTable} table
 * @returns {[string, string][]}
 * @internal
 */
export function shortcuts({ seen }) {
  return [
    ["A", "actions"],
    ["B", "told"],
    ["C", "characters"],
    ["S", "specials"],
    ["P", "pass"],
    [`1–${seen.islands.length}`, "island"],
    ["↵", "confirm"],
    ["← → ↑ ↓", "arrows"],
    ["U", "undo"],
    ["E", "end"],
    ...KEYS,
  ];
}

/**
 * @param {MurTable} table
 * @param {string} key
 * @returns {boolean} true when the key means something in this game only
 */
export function ownKey(table, key) {
  const { bridge, enlarged, feedback, moves, seen, selection } = table;
  if (key === "escape") return table.windows.leave() || leaveChoice(table);
  const digit = Number.parseInt(key, 10);
  const island = seen.islands.find((one) => one.no === digit);
  // The board would go away under its question.
  if (island && feedback.asksFirst()) return true;
  if (island) bridge.enlarge(enlarged === island.id ? null : island.id);
  else if (Number.isInteger(digit))
    feedback.info("mur-key-no-island", "map", { no: digit, count: seen.islands.length });
  else if (key === "c") void table.windows.open({ kind: "characters" });
  else if (key === "s") void table.windows.open({ kind: "specials" });
  else if (key === "p" && moves.passes.length > 0) selection.togglePassing();
  else if (key === "p") feedback.explain({ type: "pass", from: 1, to: 2 }, "prompt");
  else if (key === "enter" && selection.aim !== null) selection.confirm();
  else return false;
  return true;
}

/** @typedef {import("../types.js").GameEvent} GameEvent */

/** From a look at cards to what came of it. */
const LOOKING = ["looked", "recruited", "declined"];

/**
 * The characters that the reader has seen go under the pile and that must still lie there: fewer cards have been drawn since
 * than lie above them.
 *
 * @param {readonly {events: readonly GameEvent[]}[]} history as the reader knows it
 * @param {number} left cards in the pile now
 * @returns {Set<string>}
 * @internal
 */
export function underPile(history, left) {
  const events = history.flatMap((step) => step.events);
  // Going back from now: cards that were kept, or are looked at, were in the pile before.
  let size = left + events.filter(({ event }) => event === "recruited").length;
  const last = events.findLast(({ event }) => LOOKING.includes(event));
  if (last?.event === "looked") size += last.count;
  /** By card how many lie above it. @type {Map<string, number>} */
  const above = new Map();
  /** Cards that a player looks at; null where they are hidden. @type {readonly string[] | null} */
  let drawn = null;
  for (const event of events) {
    if (event.event === "looked") {
      drawn = event.cards;
      for (const [card, count] of above) {
        if (count < event.count || drawn?.includes(card)) above.delete(card);
        else above.set(card, count - event.count);
      }
    } else if (event.event === "recruited" || event.event === "declined") {
      const kept = event.event === "recruited" ? event.card : null;
      if (event.event === "recruited") size -= 1;
      const back = (drawn ?? []).filter((card) => card !== kept);
      for (const card of back) above.set(card, size - back.length);
      drawn = null;
    }
  }
  return new Set(above.keys());
}
