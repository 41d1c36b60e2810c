import { html, nothing } from "lit";
import {
  actionButtons,
  actionsList,
  grouped,
  undoList,
} from "../../../table/panels/actions-list.js";
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
 * A legal action in the reader's language, or a trip of several ships.
 *
 * @param {Action & {ships?: number, price?: number}} action
 * @param {{t: Translate}} words
 * @returns {string}
 */
export function textFor(action, { t }) {
  const { type } = action;
  switch (type) {
    case "sail":
    case "pass":
      if (action.ships) {
        const { ships, price = 0 } = action;
        return t("mur-do-goal", { space: spaceName(action.to ?? 0, t), ships, price });
      }
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
      const price = -(action.gold ?? 0);
      return t("mur-do-place", { no, island: islandOfGondola(no)?.name ?? "", price });
    }
    case "draw":
      return t("mur-do-draw");
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
      return t("table-end-turn");
    default:
      return t(`mur-press-${type}`);
  }
}

/** The list of all actions; to sail, spaces come first. @param {MurTable} table */
export function allActions(table) {
  const { moves, t } = table;
  const ways = goals(table);
  const folded = new Set(ways.length > 0 ? ["pass", "sail"] : ["pass"]);
  // Both stacks of streets are halves of one.
  const second = moves.draws[1];
  const groups = grouped(
    moves.all.filter((action) => action !== second),
    ({ type }) => type,
  ).map((group) => ({ ...group, folded: folded.has(group.name) }));
  const goalsGroup = html`<section class="actions-group">
    <h3>${t("mur-actions-goals")}</h3>
    ${actionButtons(ways)}
  </section>`;
  return html`${ways.length > 0 ? goalsGroup : nothing}
  ${actionsList(table, groups, (action) => textFor(action, table))} ${undoList(table)}`;
}

/** First the space, then the ships: each space that can be reached, with its price. @param {MurTable} table */
function goals(table) {
  const { seen, t } = table;
  if (seen.phase !== "sail") return [];
  return (seen.reach ?? [])
    .filter(({ usable, moves }) => usable && moves?.length)
    .map(
      ({
        space,
        price,
        moves,
      }) => html`<button class="tool action" data-goal=${space} data-sign=${actionOf(space)} @click=${() => table.selection.launch(space)}>
        ${t("mur-do-goal", { space: spaceName(space, t), price: price ?? 0, ships: moves?.length ?? 0 })}
      </button>`,
    );
}
