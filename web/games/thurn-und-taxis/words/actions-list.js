import { css, html, nothing } from "lit";
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
      return t(`tut-do-lay-${action.end}${help}`, { city });
    case "discard":
      return t("tut-do-discard", { city });
    case "end":
      return t("tut-end-turn");
    case "close":
      return closeText(action, { t, board });
    default:
      return action.text;
  }
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

/** Every legal action as a button: the whole game without a map, a pointer or a drag. @param {TutTable} table */
export function actionsList(table) {
  const { moves, t } = table;
  if (moves.all.length === 0) return html`<p class="empty">${t("tut-actions-none")}</p>`;
  /** @type {Map<string, Action[]>} */
  const groups = new Map();
  for (const action of moves.all) {
    const name = groupOf(action);
    groups.set(name, [...(groups.get(name) ?? []), action]);
  }
  return ORDER.map((name) => {
    const actions = groups.get(name);
    if (!actions) return nothing;
    const heading = t(`tut-actions-${name}`, { count: actions.length });
    const buttons = html`<ul class="actions-list">${actions.map((action) => actionButton(table, action))}</ul>`;
    return name.startsWith("close") || actions.length > MANY
      ? html`<details class="actions-group"><summary>${heading}</summary>${buttons}</details>`
      : html`<section class="actions-group"><h3>${heading}</h3>${buttons}</section>`;
  });
}

/**
 * @param {TutTable} table
 * @param {Action} action
 */
function actionButton(table, action) {
  const press = () => (action.end === "anew" ? table.choices.abandon(action) : table.act(action));
  return html`<li>
    <button class="tool action" data-action=${action.text} @click=${press}>${textFor(action, table)}</button>
  </li>`;
}

export const actionsCss = css`
  .actions-group h3,
  .actions-group summary {
    min-block-size: 2rem;
    padding-block: 0.4rem 0.2rem;
    color: var(--ink-soft);
    font-family: var(--font-ui);
    font-size: var(--t2);
    font-weight: 700;
    line-height: 1.3;
  }
  .actions-group summary {
    min-block-size: var(--touch);
    align-content: center;
    cursor: pointer;
  }
  .actions-list {
    display: grid;
    gap: 0.25rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .action {
    inline-size: 100%;
    justify-content: flex-start;
    text-align: start;
  }
`;
