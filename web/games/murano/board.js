import before from "../../../py/spieltisch/murano/before.json";
import data from "../../../py/spieltisch/murano/boards/murano.json";
import { language, listed } from "../../i18n/index.js";
import { effective, patched, written } from "../../table/patch.js";
import { ruleText } from "../../table/words/rule-words.js";

/** @typedef {import("./types.js").Board} Board */
/** @typedef {import("./types.js").Translate} Translate */

const PRINTED = /** @type {Board} */ (/** @type {unknown} */ (data));

/**
 * The board is the same for all numbers of players.
 *
 * @param {Record<string, string | boolean | number>} [options]
 */
export function boardFor(options = {}) {
  return patched(PRINTED, "murano", effective(options, before));
}

/** @param {Board} board @param {string} id */
export function islandName(board, id) {
  return board.islands.find((one) => one.id === id)?.name ?? id;
}

/** Number and name, since a small board shows only the number on the flag. @param {Board} board @param {string} id */
export function islandNumbered(board, id) {
  const no = board.islands.find((one) => one.id === id)?.no;
  return `${no} · ${islandName(board, id)}`;
}

/** Site "2c3" lies on island 2. @param {Board} board @param {string} cell */
export function islandOfCell(board, cell) {
  const no = Number.parseInt(cell, 10);
  return board.islands.find((one) => one.no === no) ?? null;
}

/** @param {Board} board @param {number} no of a gondola */
export function islandOfGondola(board, no) {
  return board.islands.find((one) => one.gondolas.some((gondola) => gondola.no === no)) ?? null;
}

/** The island on which a place is. @param {Board} board @param {{kind: string, id: string}} place */
export function islandOf(board, { kind, id }) {
  if (kind === "cell") return islandOfCell(board, id)?.id ?? null;
  if (kind === "gondola") return islandOfGondola(board, Number(id))?.id ?? null;
  return kind === "island" ? id : null;
}

/** @param {Board} board @param {number} no of a space of the ring */
export function actionOf(board, no) {
  return board.ring.spaces.find((one) => one.no === no)?.action ?? "";
}

/** @param {Board} board @param {string} id */
export function characterOf(board, id) {
  return board.characters.find((one) => one.id === id) ?? null;
}

/**
 * The character cards of a player, as their owner sees them.
 *
 * @param {import("./types.js").SeatState} state
 * @returns {import("./types.js").OwnCharacter[] | null} null for other players, who see at most the scored ones
 */
export function ownCards({ characters, characterCount }) {
  const own = characters?.flatMap((one) => ("now" in one ? [one] : [])) ?? [];
  return own.length === characterCount ? own : null;
}

/**
 * The condition of a character in words.
 *
 * @param {Board} board
 * @param {string} id
 * @param {Translate} t
 */
export function characterText(board, id, t) {
  const card = characterOf(board, id);
  if (!card) return id;
  const printed = PRINTED.characters.find((one) => one.id === id);
  const own = corrected(card.label, printed?.label) ?? correctedRule(card.rule, printed?.rule);
  if (own) return own;
  const points = card.rule.points ?? 0;
  if (!card.island) return t(`mur-character-${id}`, { points });
  const kind = id.endsWith("-most") ? "most" : "mixed";
  return t(`mur-character-${kind}`, { points, island: islandName(board, card.island) });
}

/**
 * @typedef {{de: string, en: string} | undefined} Words
 *
 * @param {Words} words
 * @param {Words} printed
 * @returns {string | undefined} the words of a patch, if they are not the printed ones in this language
 */
function corrected(words, printed) {
  const own = words?.[language()];
  return own === printed?.[language()] ? undefined : own;
}

/**
 * @param {import("../../table/words/rule-words.js").Rule} rule
 * @param {import("../../table/words/rule-words.js").Rule} [printed]
 * @returns {string | undefined} the words of a rule, if more than its points is not as printed
 */
function correctedRule(rule, printed) {
  const isOurs = written({ ...rule, points: 0 }) === written({ ...printed, points: 0 });
  return isOurs ? undefined : ruleText(rule);
}

/**
 * @param {Board} board
 * @param {string} id
 * @param {Translate} t
 */
export function specialName(board, id, t) {
  const [card, printed] = specialsOf(board, id);
  return corrected(card?.name, printed?.name) ?? t(`mur-special-${id.replace(/-\d$/u, "")}`);
}

/** A special building as it is on a board, and as it is printed. @param {Board} board @param {string} id */
function specialsOf(board, id) {
  return [board, PRINTED].map(({ specials }) => specials.find((one) => one.id === id));
}

/**
 * What a special building does.
 *
 * @param {Board} board
 * @param {string} id
 * @param {Translate} t
 * @param {import("./types.js").Observation["options"]} [options] without them the text holds for every game
 */
export function specialText(board, id, t, options) {
  const [effect, printed] = specialsOf(board, id).map((one) => one?.effect);
  if (effect && written(effect) !== written(printed)) return ruleText(effect);
  const scores = options && !options["no-workshop-scoring"] ? "yes" : "no";
  return t(`mur-special-${id.replace(/-\d$/u, "")}-does`, { scores });
}

/**
 * A tile in words: "red shop", "palace with 2 crests".
 *
 * @param {string} tile
 * @param {Translate} t
 */
export function tileName(tile, t) {
  const { sort, colour = "none", count } = partsOf(tile);
  return t(`mur-tile-${sort}`, { colour, count });
}

/**
 * A tile with its article: "a red shop".
 *
 * @param {string} tile or only its sort
 * @param {Translate} t
 */
export function tileGained(tile, t) {
  const { sort, colour = "any", count } = partsOf(tile);
  return t(`mur-gained-${sort}`, { colour, count });
}

/** @param {string} tile */
function partsOf(tile) {
  const [sort = "", colour, count = "0"] = tile.split("-");
  return { sort, colour, count: Number(sort === "palace" ? colour : count) || 0 };
}

/**
 * The shops or palaces that are neither built nor one's own, as everybody can count them: in the stock, face down in front
 * of others, or in the box.
 *
 * @param {string} sort
 * @param {{seen: import("./types.js").Observation, own: import("./types.js").SeatState | null}} table
 * @returns {[string, number][]} tiles, each with how many
 */
export function unseenTiles(sort, { seen, own }) {
  const tiles = seen.islands.flatMap(({ buildings }) =>
    Object.values(buildings).map(({ tile }) => tile),
  );
  return tilesOf(sort, seen.players.length)
    .map(([tile, all]) => {
      const built = tiles.filter((one) => one === tile).length;
      return /** @type {[string, number]} */ ([tile, all - built - (own?.tiles?.[tile] ?? 0)]);
    })
    .filter(([, left]) => left > 0);
}

/**
 * What is printed on the tiles of a sort, each with how many the box has for so many players.
 *
 * @param {string} sort
 * @param {number} players
 * @returns {[string, number][]}
 */
function tilesOf(sort, players) {
  if (sort === "shop")
    return data.shops.map(({ colour, count }) => [
      `shop-${colour}`,
      count[/** @type {keyof typeof count} */ (String(players))],
    ]);
  if (sort !== "palace") return [];
  return data.palaces.map(({ crests, count }) => [`palace-${crests}`, count]);
}

/**
 * The same in a sentence; empty for sorts that are all alike.
 *
 * @param {import("./types.js").Sort} sort
 * @param {Parameters<typeof unseenTiles>[1] & {t: Translate}} table
 */
export function unseenWords(sort, table) {
  const { t, seen } = table;
  const found = unseenTiles(sort, table);
  if (found.length === 0 || sort === "street") return "";
  const list = listed(found.map(([tile, count]) => `${count} × ${tileName(tile, t)}`));
  const rest = found.reduce((sum, [, count]) => sum + count, -seen.stock[sort]);
  return t("mur-unseen", { list, count: seen.stock[sort], rest });
}

/** @param {string} sort @param {Translate} t */
export function sortName(sort, t) {
  return t(`mur-sort-${sort}`);
}

/** All tiles of a sort, "shops". @param {string} sort @param {Translate} t */
export function sortsName(sort, t) {
  return t(`mur-sorts-${sort}`);
}

/**
 * What a space is for, at this table and for whoever sits in front.
 *
 * @param {number} no
 * @param {{t: Translate, own: import("./types.js").SeatState | null, seen: import("./types.js").Observation, board: Board}} table
 */
export function spaceDoes(no, { t, own, seen, board }) {
  return t(`mur-action-${actionOf(board, no)}-does`, {
    ...own?.prices,
    chosen: seen.options.income === "chosen" ? "yes" : "no",
  });
}

/** @param {Board} board @param {number} no of a space @param {Translate} t */
export function spaceName(board, no, t) {
  const kind = actionOf(board, no);
  return t("mur-space", { no, kind, action: t(`mur-action-${kind}`) });
}
