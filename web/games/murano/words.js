import { html, nothing } from "lit";
import { listed } from "../../i18n/index.js";
import { actionButtons, actionsList, grouped, undoList } from "../../table/panels/actions-list.js";
import { restingWords } from "../../table/panels/prompt.js";
import {
  refuser,
  sayer,
  signed,
  teller,
  textAbout,
  whereDecided,
} from "../../table/words/telling.js";
import {
  actionOf,
  characterOf,
  characterText,
  islandName,
  sortName,
  sortsName,
  spaceName,
  specialName,
  specialText,
  tileGained,
  tileName,
} from "./board.js";

/** @typedef {import("./table.js").MurTable} MurTable */

/**
 * What is being asked, read off the phase and the list of legal actions.
 *
 * @param {MurTable} table
 * @returns {import("../../table/types.js").Prompt}
 */
export function promptWords(table) {
  const resting = restingWords(table);
  if (resting) return resting;
  const { seen, moves, t } = table;
  if (seen.phase === "over") return { head: "", more: "" };
  if (moves.isDone) return { head: doneWords(table), more: "" };
  const { aim } = table.selection;
  // Whatever it was chosen for: as the first space, or after a ship has sailed already.
  if (aim !== null) return aimWords(table, aim);
  if (seen.phase === "sail") return sailWords(table);
  const half = halfBuilt(table);
  if (half) return { head: t(half), more: "" };
  if (seen.phase === "act") return actWords(table);
  if (seen.phase === "build") {
    const head = t("mur-prompt-build-more", { left: tilesLeft(table) });
    return { head, more: t("mur-prompt-or-end") };
  }
  if (seen.phase === "character" && moves.keeps.length === 0)
    return { head: t("mur-prompt-character-none"), more: "" };
  return { head: t(`mur-prompt-${seen.phase}`), more: "" };
}

/** Nothing but the end of the turn follows passing. @param {MurTable} table */
export function hasPassed({ deciding, events, seen }) {
  return deciding && seen.phase === "done" && events.some(({ event }) => event === "passed");
}

/** Gold that came by itself is told, since no press has brought it. @param {MurTable} table */
function doneWords(table) {
  const { events, me, seats, seen, t } = table;
  if (hasPassed(table)) {
    const next = seen.last ? "none" : table.nameOf((me + 1) % seats.length);
    return t("mur-prompt-did-pass", { next });
  }
  if (events.some(({ event }) => event === "declined")) return t("mur-prompt-did-decline");
  const gold = events.reduce((sum, event) => sum + takenBy(event), 0);
  return gold > 0 && seen.phase !== "assign"
    ? t("mur-prompt-did-gold", { gold })
    : t("mur-prompt-done");
}

/** @param {import("./types.js").GameEvent} event */
function takenBy(event) {
  if (event.event === "took-gold") return event.gold;
  return event.event === "income" ? event.gold + event.bonus : 0;
}

/** What is still to be said of a building: what comes to the chosen site, or where the chosen tile comes. @param {MurTable} table */
function halfBuilt({ selection: { site, tile }, moves }) {
  if (site !== null && moves.buildsAt(site, tile).length > 1) return "mur-prompt-build-what";
  if (tile) return "mur-prompt-build-where";
  return tile === null ? "mur-prompt-street" : null;
}

/** How many tiles may follow: no more than there are, where no street can be drawn. @param {MurTable} table */
function tilesLeft({ seen, moves, own }) {
  if (moves.draws.length > 0) return seen.more;
  const owned = Object.values(own?.counts ?? {}).reduce((sum, count) => sum + count, 0);
  return Math.min(seen.more, owned);
}

/** @param {MurTable} table */
function sailWords({ selection, moves, t, seen }) {
  if (selection.passing) return { head: t("mur-prompt-pass"), more: t("mur-prompt-pass-more") };
  if (selection.ship !== null)
    return { head: t("mur-prompt-ship"), more: t("mur-prompt-ship-more") };
  if (moves.sails.length === 0) return { head: t("mur-prompt-sail-none"), more: "" };
  const free = seen.reach?.some((one) => one.usable && one.price === 0 && one.moves?.length);
  const idle = seen.reach?.some((one) => one.usable && one.idle) ? "yes" : "no";
  return { head: t("mur-prompt-sail"), more: free ? t("mur-prompt-sail-more", { idle }) : "" };
}

/** @param {MurTable} table @param {number} aim */
function aimWords({ board, seen, t }, aim) {
  const reach = seen.reach?.find((one) => one.space === aim);
  const ships = reach?.moves?.length ?? 0;
  return {
    head: t("mur-prompt-aim", { space: spaceName(board, aim, t), ships, price: reach?.price ?? 0 }),
    more: reach?.idle
      ? t("mur-prompt-aim-idle")
      : t("mur-prompt-aim-more", { press: t("mur-press-sail", { ships }) }),
  };
}

/** @param {MurTable} table */
function actWords({ board, seen, moves, selection, t }) {
  const another = t("mur-prompt-another", { price: seen.nextShip ?? 0 });
  if (selection.ship !== null) return { head: t("mur-prompt-ship"), more: another };
  const head = t(`mur-prompt-act-${offered(actionOf(board, seen.space ?? 0), moves)}`);
  return { head, more: moves.sails.length > 0 ? another : "" };
}

/**
 * What of the action of a space the engine offers.
 *
 * @param {ReturnType<typeof actionOf>} action
 * @param {MurTable["moves"]} moves
 */
function offered(action, { draws, builds, incomes, plain }) {
  /** @param {string} type */
  const offers = (type) => plain.some((one) => one.type === type);
  if (action === "build" && draws.length === 0) return "build-tile";
  if (action === "build" && builds.length === 0) return "build-draw";
  if (action === "income" && incomes.length > 1) return "income-choice";
  const isChosen = action === "shop" || action === "palace";
  if (isChosen && !offers("search")) return `${action}-top`;
  if (isChosen && !offers("buy")) return `${action}-choice`;
  if (action === "hire" && !offers("dismiss")) return "hire-only";
  if (action === "hire" && !offers("hire")) return "dismiss-only";
  return action;
}

/** @typedef {import("./types.js").Action} Action */

/** With what it costs or brings at once, where its words do not say that. @param {Action} action @param {MurTable} table */
function pricedText(action, { t, board }) {
  const text = textFor(action, { t, board });
  const { ends, gold, points, type } = action;
  const worth = [
    ...(gold && type !== "place" ? [t("mur-worth-gold", { gold: signed(gold) })] : []),
    ...(points ? [t("mur-worth-points", { count: Math.abs(points), points: signed(points) })] : []),
    ...(ends ? [t("mur-worth-ends")] : []),
  ];
  return worth.length > 0 ? t("mur-do-worth", { action: text, worth: listed(worth) }) : text;
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
  ${actionsList(table, groups, (action) => pricedText(action, table))} ${undoList(table)}`;
}

/** First the space, then the ships: each space that can be reached, with its price. @param {MurTable} table */
function goals(table) {
  const { board, seen, t } = table;
  if (seen.phase !== "sail") return [];
  return (seen.reach ?? [])
    .filter(({ usable, moves }) => usable && moves?.length)
    .map(({ space, price, moves }) => {
      const ships = moves?.length ?? 0;
      const words = { space: spaceName(board, space, t), price: price ?? 0, ships };
      const sign = actionOf(board, space);
      return html`<button class="tool action" data-goal=${space} data-sign=${sign} @click=${() => table.selection.launch(space)}>
        ${t("mur-do-goal", words)}
      </button>`;
    });
}

/** @typedef {import("../../table/words/telling.js").Words<import("./types.js").Board>} Words */

/** What things are called, by their kind. @type {Record<string, (id: any, words: Pick<Words, "t" | "board">) => string>} */
const NAMES = {
  action: (/** @type {ReturnType<typeof actionOf>} */ id, { t }) =>
    t(`mur-action-${/** @type {"gold"} */ (id)}`),
  actions: (/** @type {string[]} */ ids, words) =>
    listed(ids.map((id) => name("action", id, words) ?? "")),
  beads: (/** @type {string[]} */ ids, { t }) =>
    listed(
      [...new Set(ids)].map((colour) =>
        t("mur-bead", { colour, count: ids.filter((one) => one === colour).length }),
      ),
    ),
  card: (id, words) =>
    name(characterOf(words.board, id) ? "character" : "special", id, words) ?? "",
  character: (id, { t, board }) => characterText(board, id, t),
  effect: (id, { t, board }) => specialText(board, id, t),
  // Numbers that the board shows as well.
  gondola: String,
  space: String,
  gained: (id, { t }) => tileGained(id, t),
  island: (id, { board }) => islandName(board, id),
  islands: (/** @type {string[]} */ ids, { board }) =>
    listed(ids.map((id) => islandName(board, id))),
  ring: (id, { t, board }) => spaceName(board, id, t),
  says: (/** @type {import("../../core/engine/types.js").Sentence | null} */ says, words) =>
    says ? textFor({ says }, words) : "none",
  second: (id, words) => name("action", id, words) ?? "",
  sort: (id, { t }) => sortName(id, t),
  sorts: (/** @type {string[]} */ ids, { t }) => listed(ids.map((id) => sortsName(id, t))),
  special: (id, { t, board }) => specialName(board, id, t),
  tile: (id, { t }) => tileName(id, t),
};

/** @param {string} kind @param {any} id @param {Pick<Words, "t" | "board">} words */
function name(kind, id, words) {
  return NAMES[kind]?.(id, words) ?? null;
}

/** Where things lie that a sentence names. */
const PLACES = { gondola: "gondola", island: "island", ring: "space", space: "space" };

/** What happened in sentences. */
export const tell = teller(name, PLACES);

/** A legal action in the reader's language. */
export const textFor = sayer(name);

const refuse = refuser(name);

/**
 * Why something is not possible; whoever passes cannot make room with another ship.
 *
 * @param {import("../../core/engine/types.js").Refusal} refusal
 * @param {Words & {selection?: {passing: boolean}}} words
 */
export function refusalWords({ rule, data }, words) {
  const passing = words.selection?.passing ? "yes" : "no";
  return refuse({ rule, data: { ...data, passing } }, words);
}

/**
 * Why an action is good.
 *
 * @param {import("../../core/engine/types.js").Reason} reason
 * @param {Words} words
 */
export function reasonFor({ id, data }, words) {
  /** @type {Record<string, any>} */
  const { space, special, there, twin = 0, next, decided, ...things } = data;
  if (space) things.space = spaceName(words.board, space, words.t);
  if (special) things.effect = special;
  let reason = textAbout(`reason-murano-${id}`, things, words, name);
  if (there) reason = words.t("reason-murano-there", { no: there, twin, reason });
  if (next) reason = textAbout("reason-murano-next", { action: next, reason }, words, name);
  return whereDecided(reason, decided, words);
}
