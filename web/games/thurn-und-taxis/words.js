import { html } from "lit";
import { listed } from "../../i18n/index.js";
import { actionsList, grouped, undoList } from "../../table/panels/actions-list.js";
import { endButton, restingWords } from "../../table/panels/prompt.js";
import { refuser, sayer, teller, textAbout, whereDecided } from "../../table/words/telling.js";
import { cardName, cityList, stackName } from "./board.js";
import {
  asideAt,
  costOf,
  firstKnown,
  firstOf,
  groups as partGroups,
  withCost,
} from "./expansions/index.js";

/** @typedef {import("./table.js").TutTable} TutTable */

/**
 * What is being asked, read off the list of legal actions: a headline and, where there is more to
 * choose, a second line.
 *
 * @param {TutTable} table
 * @returns {import("../../table/types.js").Prompt}
 */
export function promptWords(table) {
  const asked = table.view?.over
    ? null
    : (armedWords(table) ?? firstOf(table, (part) => part.prompt?.(table)));
  const settled = asked ?? restingWords(table);
  if (settled) return settled;
  const { moves, seen, t } = table;
  if (table.closing) return { head: t("tut-prompt-closing"), more: t("tut-prompt-closing-more") };
  if (moves.discards.length > 0) {
    // Whoever discards after the end was triggered has no further turn.
    const more = t(seen.ending ? "tut-prompt-discard-last" : "tut-prompt-discard-more");
    return { head: t("tut-prompt-discard"), more };
  }
  if (moves.lays.some((action) => !action.official)) return layWords(table);
  if (moves.takes.length > 0 && !moves.end) {
    const more = moves.exchange ? withCost(table, "amtmann", t("tut-prompt-or-exchange")) : "";
    const isFinal = moves.takes.some(({ final }) => final);
    return { head: t(takeId(moves, seen)), more: isFinal ? withLook(table, more, "take") : more };
  }
  return afterLaying(table);
}

/**
 * What is to be done next by whoever has chosen a card that has several places, or to begin anew.
 *
 * @param {TutTable} table
 */
function armedWords(table) {
  const { selection, moves, board, t } = table;
  if (selection.armed === "anew")
    return { head: t("tut-say-anew"), more: t("tut-prompt-anew-more") };
  if (!selection.selected) return selection.armed ? { head: t(selection.armedId), more: "" } : null;
  const { city: card } = selection.selected;
  const city = cardName(board, card, t);
  if (helps("postillion", moves.laysOf(card))) {
    return { head: t("tut-prompt-choose-helped", { city }), more: costOf(table, "postillion") };
  }
  const asked = moves.isBetweenEnds(card) ? "tut-say-choose-end" : "tut-say-choose-place";
  return { head: t(asked, { city }), more: "" };
}

/** @param {TutTable["moves"]} moves @param {TutTable["seen"]} seen */
function takeId({ takes }, { taken, forced }) {
  if (taken > 0)
    return helps("postmeister", takes) ? "tut-prompt-second-helped" : "tut-prompt-second";
  if (forced) return "tut-prompt-forced";
  if (takes.every(({ card }) => card !== null)) return "tut-prompt-take-display";
  if (takes.every(({ card }) => card === null)) return "tut-prompt-take-deck";
  return "tut-prompt-take";
}

/**
 * True if an official makes one of these actions possible: the prompt names no official who stands grey.
 *
 * @param {import("./types.js").OfficialId} id
 * @param {readonly import("./types.js").Action[]} actions
 */
export function helps(id, actions) {
  return actions.some(({ official }) => official === id);
}

/** Says besides that the first press on a card only shows it, where that is so. @param {TutTable} table @param {string} more @param {"take" | "lay"} what */
function withLook({ t, tapPreview }, more, what) {
  return tapPreview.isOn ? `${t("tut-prompt-look-first", { what })} ${more}`.trim() : more;
}

/** @param {TutTable} table */
function layWords(table) {
  const { moves, own, t } = table;
  const more = helps("postmeister", moves.takes)
    ? withCost(table, "postmeister", t("tut-prompt-or-second"))
    : "";
  if (own?.route.length && !moves.canFit) return { head: t("tut-prompt-no-fit"), more };
  const told = withLook(table, more, "lay");
  if (!own?.route.length) return { head: t("tut-prompt-begin"), more: told };
  const ends = new Set(moves.lays.map(({ end }) => end));
  if (!ends.has("right")) return { head: t("tut-prompt-extend-left"), more: told };
  const head = t(ends.has("left") ? "tut-prompt-extend" : "tut-prompt-extend-right");
  return { head, more: told };
}

/**
 * All that can be done in one line: a phone that lies on its side shows no other, and must not say that all is done.
 * What the help costs stands there on the portrait, too.
 *
 * @param {TutTable} table
 */
function afterLaying(table) {
  const { moves, own, t } = table;
  const cards = own?.route.length ?? 0;
  const ways = moves.closes.length > 0 ? "close-or-end" : "end";
  if (!helps("postillion", moves.lays))
    return { head: t(`tut-prompt-${ways}`, { cards }), more: "" };
  return { head: t(`tut-prompt-postillion-${ways}`, { cards }), more: costOf(table, "postillion") };
}

/** The button that ends the turn, or what an expansion puts in its place. @param {TutTable} table */
export function turnEnd(table) {
  return firstOf(table, (part) => part.turn?.(table)) ?? endButton(table, table.closing !== null);
}

/** @typedef {import("./types.js").Action} Action */
/** @typedef {import("./types.js").Board} Board */

/** @param {Action} action */
function groupOf({ type, mode, end }) {
  if (type === "close") return mode === "all" ? "close-all" : "close-each";
  return type === "lay" && end && (end === "anew" || asideAt(end)) ? end : type;
}

const CLOSES = ["close-each", "close-all"];
const ORDER = ["take", "exchange", "lay", "anew", ...CLOSES, ...partGroups, "discard", "end"];
/** A longer group of actions is folded at first. */
const MANY = 40;

/** Where a card that can be taken lies, the deck behind the open ones. @param {TutTable} table @param {Action} action */
function placeOf({ moves, openCards }, action) {
  const { card } = action;
  const place = card && moves.picks.includes(action) ? openCards.indexOf(card) : -1;
  return place < 0 ? openCards.length : place;
}

/** The list of all actions. @param {TutTable} table */
export function allActions(table) {
  const all = [...table.moves.all].sort((a, b) => placeOf(table, a) - placeOf(table, b));
  const groups = grouped(all, groupOf)
    .map((group) => ({
      ...group,
      folded: group.name.startsWith("close") || group.actions.length > MANY,
    }))
    .sort((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name));
  return html`${actionsList(table, groups, (action) => textFor(action, table))} ${undoList(table)}`;
}

/** @typedef {import("../../table/words/telling.js").Words<Board>} Words */

/**
 * @param {string} kind
 * @param {any} id
 * @param {Words} words
 * @returns {string | null}
 */
function name(kind, id, words) {
  const { t, board } = words;
  switch (kind) {
    case "card":
    case "city":
    case "neighbour":
      return cardName(board, id, t);
    case "cards":
    case "cities":
    case "towns":
      return cityList(board, id, t);
    case "country":
    case "lacking":
      return board.countries.find((one) => one.id === id)?.name ?? null;
    case "official":
      return id && t(`tut-official-${id}`);
    case "missing":
    case "officials":
    case "used":
      return listed(id.map((/** @type {string} */ one) => t(`tut-official-${one}`)));
    case "stack":
      return listed([id].flat().map((one) => stackName(board, one, t)));
    default:
      return firstKnown((part) => part.name?.(kind, id, words));
  }
}

/** What happened in sentences. */
export const tell = teller(name);

/** A legal action in the reader's language. */
export const textFor = sayer(name);

/** Why something is not possible. */
export const refusalWords = refuser(name);

/**
 * Why an action is good.
 *
 * @param {import("../../core/engine/types.js").Reason} reason
 * @param {Words} words
 */
export function reasonFor({ id, data: { decided, ...things } }, words) {
  const reason = textAbout(`reason-thurn-und-taxis-${id}`, things, words, name);
  return whereDecided(reason, decided, words);
}
