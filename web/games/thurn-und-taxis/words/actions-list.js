import { html } from "lit";
import { actionsList, grouped, undoList } from "../../../table/panels/actions-list.js";
import { cardName, cityList } from "../board.js";
import { firstKnown, groups as partGroups } from "../expansions/index.js";

/** @typedef {import("../table.js").TutTable} TutTable */
/** @typedef {import("../types.js").Action} Action */
/** @typedef {import("../types.js").Board} Board */
/** @typedef {import("../types.js").Translate} Translate */

/**
 * A legal action in the reader's language.
 *
 * @param {Action} action
 * @param {{t: Translate, board: Board}} words
 * @returns {string}
 */
export function textFor(action, { t, board }) {
  const told = firstKnown((part) => part.textFor?.(action, { t, board }));
  if (told !== null) return told;
  const city = action.card ? cardName(board, action.card, t) : "";
  const help = action.official ? "-helped" : "";
  switch (action.type) {
    case "take":
      return t(`tut-do-take-${action.card === null ? "deck" : "card"}${help}`, { city });
    case "exchange":
      return t("tut-do-exchange");
    case "lay":
      return layText(action, city, t);
    case "discard":
      return t("tut-do-discard", { city });
    case "end":
      return t("table-end-turn");
    case "close":
      return closeText(action, { t, board });
    default:
      return action.text;
  }
}

/**
 * The ends that an expansion brings it also says itself, and so it does for whatever else may be helped.
 *
 * @param {Action} action
 * @param {string} city
 * @param {Translate} t
 */
function layText({ end, official }, city, t) {
  return official
    ? t(`tut-do-lay-${/** @type {"left" | "right"} */ (end)}-helped`, { city })
    : t(`tut-do-lay-${/** @type {"left" | "right" | "first" | "anew"} */ (end)}`, { city });
}

/**
 * @param {Action} action
 * @param {{t: Translate, board: Board}} words
 */
function closeText(action, { t, board }) {
  const houses = action.houses ?? [];
  const where =
    houses.length === 0
      ? t("tut-do-close-none")
      : t("tut-do-close", { cities: cityList(board, houses, t), count: houses.length });
  const extra = action.official
    ? t("tut-do-close-wagner")
    : action.declined
      ? t("tut-do-close-declined")
      : "";
  return extra ? `${where} ${extra}` : where;
}

/** @param {Action} action */
function groupOf(action) {
  const own = firstKnown((part) => part.groupOf?.(action));
  if (own !== null) return own;
  if (action.type === "close") return action.mode === "all" ? "close-all" : "close-each";
  if (action.type === "lay") return action.end === "anew" ? "anew" : "lay";
  return action.type;
}

const ORDER = [
  ...["take", "exchange", "lay", "anew", "close-each", "close-all"],
  ...partGroups,
  ...["discard", "end"],
];
/** More than this many are folded away until somebody wants them. */
const MANY = 40;

/** The list of all actions. @param {TutTable} table */
export function allActions(table) {
  const groups = grouped(table.moves.all, groupOf)
    .map((group) => ({
      ...group,
      folded: group.name.startsWith("close") || group.actions.length > MANY,
    }))
    .sort((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name));
  const list = actionsList(
    table,
    groups,
    (action) => textFor(action, table),
    (action) => (action.end === "anew" ? table.selection.abandon(action) : table.act(action)),
  );
  return html`${list} ${undoList(table)}`;
}
