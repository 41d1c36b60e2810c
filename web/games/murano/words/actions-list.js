import { css, html, nothing } from "lit";
import {
  actionOf,
  characterOf,
  characterText,
  islandName,
  islandOfCell,
  islandOfGondola,
  sortName,
  spaceName,
  specialName,
  tileName,
} from "../board.js";

/** @typedef {import("../table.js").MurTable} MurTable */
/** @typedef {import("../types.js").Action} Action */
/** @typedef {import("../types.js").Translate} Translate */

/** @param {string} card @param {Translate} t */
function cardName(card, t) {
  return characterOf(card) ? characterText(card, t) : specialName(card, t);
}

/**
 * A legal action in the reader's language.
 *
 * @param {Action} action
 * @param {{t: Translate}} words
 * @returns {string}
 */
export function textFor(action, { t }) {
  const { type } = action;
  switch (type) {
    case "sail":
    case "pass":
      return t(`mur-do-${type}`, { from: action.from ?? 0, to: spaceName(action.to ?? 0, t) });
    case "buy":
    case "search":
      return t(`mur-do-${type}`, { sort: sortName(action.sort ?? "", t) });
    case "choose":
      return t("mur-do-choose", { tile: tileName(action.tile ?? "", t) });
    case "keep":
      return t("mur-do-keep", { card: cardName(action.card ?? "", t) });
    case "place": {
      const no = action.gondola ?? 0;
      return t("mur-do-place", { no, island: islandOfGondola(no)?.name ?? "" });
    }
    case "draw":
      return t("mur-do-draw", { stack: action.stack ?? 1 });
    case "build": {
      const place = action.place ?? "";
      return t("mur-do-build", {
        tile: action.tile ? tileName(action.tile, t) : sortName("street", t),
        place: place.slice(1),
        island: islandOfCell(place)?.name ?? "",
      });
    }
    case "income":
      return action.island
        ? t("mur-do-income-island", { island: islandName(action.island) })
        : t("mur-press-income");
    case "produce":
      return t("mur-press-produce", { count: action.count ?? 0 });
    case "sell":
      return t("mur-press-sell", {
        count: action.count ?? 0,
        colour: action.colour ?? "none",
        jokers: action.jokers ?? 0,
      });
    case "score":
      return t("mur-do-score", {
        card: characterText(action.card ?? "", t),
        island: islandName(action.island ?? ""),
      });
    case "take":
      return t("mur-press-gold");
    case "end":
      return t("mur-end-turn");
    default:
      return t(`mur-press-${type}`);
  }
}

/** Every legal action as a button: the whole game without a board or a pointer. @param {MurTable} table */
export function actionsList(table) {
  const { moves, t } = table;
  if (moves.all.length === 0) return html`<p class="quiet">${t("mur-actions-none")}</p>`;
  const ways = goals(table);
  /** @type {Map<string, Action[]>} */
  const groups = new Map();
  for (const action of moves.all)
    groups.set(action.type, [...(groups.get(action.type) ?? []), action]);
  return html`${
    ways.length > 0
      ? html`<section class="actions-group">
          <h3>${t("mur-actions-goals")}</h3>
          <ul class="actions-list">${ways}</ul>
        </section>`
      : nothing
  }
  ${[...groups].map(([type, actions]) => {
    const heading = t(`mur-actions-${type}`, { count: actions.length });
    const buttons = html`<ul class="actions-list">
      ${actions.map(
        (action) => html`<li>
          <button class="tool action" data-action=${action.text} @click=${() => table.act(action)}>
            ${textFor(action, table)}
          </button>
        </li>`,
      )}
    </ul>`;
    return type === "pass" || (type === "sail" && ways.length > 0)
      ? html`<details class="actions-group"><summary>${heading}</summary>${buttons}</details>`
      : html`<section class="actions-group"><h3>${heading}</h3>${buttons}</section>`;
  })}`;
}

/** First the space, then the boats: each space that can be reached, with its price. @param {MurTable} table */
function goals(table) {
  const { seen, t } = table;
  if (seen.phase !== "sail") return [];
  return (seen.reach ?? [])
    .filter(({ usable, moves }) => usable && moves?.length)
    .map(
      ({ space, price, moves }) => html`<li>
        <button class="tool action" data-goal=${space} data-sign=${actionOf(space)} @click=${() => table.choices.launch(space)}>
          ${t("mur-do-goal", { space: spaceName(space, t), price, boats: moves?.length ?? 0 })}
        </button>
      </li>`,
    );
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
