import { extrasOf } from "../../core/results/played.js";
import { soloSeats } from "../../core/seats/seats.js";
import { branchGame } from "../../core/session/start-game.js";
import { house } from "../../core/settings/house.js";
import { remember, remembered } from "../../core/settings/remembered.js";
import { isTexts } from "../../core/storage/belonging.js";
import { isObject, parsed } from "../../core/storage/loose.js";
import { results } from "../../core/storage/results/results.js";
import { hashOf, isRecord, playersOf } from "../../core/storage/saved-game.js";
import { gameEntry, gameIds } from "../../games/index.js";
import { listed, t } from "../../i18n/index.js";
import { go } from "../../ui/router.js";

/** @typedef {import("../../core/engine/types.js").GameRecord} GameRecord */
/** @typedef {import("../../core/storage/types.js").SavedGame} SavedGame */
/** @typedef {import("../../i18n/ids.js").TextId} TextId */

/**
 * A position to solve, as `spieltisch.arena.positions` writes it.
 *
 * @typedef {object} Position
 * @property {string} id follows from the game and the step
 * @property {string} game
 * @property {GameRecord} record the whole game, as far as it is known
 * @property {string} extras its expansions, with spaces between them, or `BASE`
 * @property {number} step
 * @property {number} seat that is to decide
 * @property {string[]} best the solution, and what is as good
 * @property {string} second the best of the wrong answers
 * @property {number} cost of that, in per cent of the chance to win
 * @property {number} [chance] with the solution
 * @property {Record<string, unknown>} [course] what came of the solution and of the best wrong answer
 * @property {number} grade 1 to 3
 * @property {string} kind
 */

/** What is to be solved of a game, "" for everything. @typedef {{grade: string, kind: string, extras: string}} Choice */

/** Of positions without expansions. */
const BASE = "base";
const KEY = "spieltisch:puzzles";
/** In the order in which they are offered. */
const KINDS = "best take lay close finish deny sail island gondoliers sell".split(" ");
/** Characters of the file of a house. */
const LONGEST_FILE = 2_000_000;

/** @type {Promise<{positions: Position[], fault: "absent" | "bad" | null}> | null} */
let asked = null;

/** What the house offers besides, in the file that `config.json` names; asked for once. */
export function ofHouse() {
  asked ??= fetchOfHouse(house().positions);
  return asked;
}

/** @param {string | undefined} file @returns {NonNullable<typeof asked>} */
async function fetchOfHouse(file) {
  if (!file) return { positions: [], fault: null };
  const answer = await fetch(file, { cache: "no-cache" }).catch(() => null);
  if (!answer?.ok) return { positions: [], fault: "absent" };
  const text = await answer.text().catch(() => "");
  const { positions, isWhole } = readPositions(text.length > LONGEST_FILE ? null : parsed(text));
  return { positions, fault: isWhole ? null : "bad" };
}

/**
 * The positions of a game, those of the base game first, of these the easiest, and among those as easy one kind and board after
 * the other.
 *
 * @param {string} game
 * @returns {Promise<Position[]>}
 */
export async function positionsOf(game) {
  const [own, { positions }] = await Promise.all([gameEntry(game)?.positions?.(), ofHouse()]);
  const all = [...readPositions(own ?? []).positions, ...positions].filter(
    (one, place, list) => one.game === game && list.findIndex(({ id }) => id === one.id) === place,
  );
  const some = (/** @type {boolean} */ isBase, /** @type {number} */ grade) =>
    all.filter((one) => (one.extras === BASE) === isBase && one.grade === grade);
  return [true, false].flatMap((isBase) =>
    [1, 2, 3].flatMap((grade) => spread(spread(some(isBase, grade), "extras"), "kind")),
  );
}

/** Spreads what is alike in something over the whole list. @param {readonly Position[]} all @param {"kind" | "extras"} by */
function spread(all, by) {
  const rank = (/** @type {Position} */ one) => {
    const alike = all.filter((other) => other[by] === one[by]);
    return (alike.indexOf(one) + 0.5) / alike.length;
  };
  return [...all].sort((one, other) => rank(one) - rank(other));
}

/**
 * Reads positions from outside. Only the outline is judged here; the engine replays a record before it is shown.
 *
 * @param {unknown} value
 * @returns {{positions: Position[], isWhole: boolean}} whether all of it could be read
 * @internal
 */
export function readPositions(value) {
  if (!Array.isArray(value)) return { positions: [], isWhole: false };
  const read = value.flatMap((row) => {
    const list = isObject(row) && Array.isArray(row.positions) ? row.positions : [];
    return list.length > 0 ? list.map((one) => readPosition(row.record, one)) : [null];
  });
  const positions = read.filter((one) => one !== null);
  return { positions, isWhole: positions.length === read.length };
}

/** @param {unknown} record @param {unknown} value @returns {Position | null} */
function readPosition(record, value) {
  if (!isRecord(record) || !isObject(value)) return null;
  const { step, seat, best, second, gain, grade, kind } = value;
  const { game, seed } = record;
  const options = isObject(record.options) ? record.options : {};
  const actions = Array.isArray(record.actions) ? record.actions : [];
  const players = playersOf(record).length;
  const isWhole =
    gameIds().includes(String(game)) &&
    isPlace(step, actions.length + 1) &&
    isPlace(seat, players) &&
    isTexts(best) &&
    best.length > 0 &&
    typeof second === "string" &&
    KINDS.some((one) => one === kind) &&
    [1, 2, 3].some((one) => one === grade) &&
    Number(gain) > 0 &&
    Number(gain) <= 1;
  if (!isWhole) return null;
  return /** @type {Position} */ ({
    ...value,
    id: `puzzle-${hashOf(JSON.stringify([game, options, players, seed, step]))}`,
    game,
    record,
    extras: extrasOf(/** @type {any} */ ({ game, options })).join(" ") || BASE,
    cost: Math.max(1, Math.round(100 * Number(gain))),
  });
}

/** @param {unknown} value @param {number} end */
function isPlace(value, end) {
  return Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) < end;
}

/** @param {string} game @returns {Choice} what was chosen last on this device; expansions come only where they are chosen */
export function choiceOf(game) {
  const { grade, kind, extras } = remembered(KEY)?.[game] ?? {};
  return { grade: `${grade ?? ""}`, kind: `${kind ?? ""}`, extras: `${extras ?? BASE}` };
}

/** @param {string} game @param {Choice} choice */
export function choose(game, choice) {
  remember(KEY, { ...remembered(KEY), [game]: choice });
}

/** The values by which positions can be chosen, where there is more than one. @param {readonly Position[]} all @param {keyof Choice} by */
export function valuesOf(all, by) {
  const values = [...new Set(all.map((one) => `${one[by]}`))];
  if (by === "kind") values.sort((one, other) => KINDS.indexOf(one) - KINDS.indexOf(other));
  return values.length > 1 ? values : [];
}

/** @param {readonly Position[]} all @param {Choice} choice */
export function chosenOf(all, choice) {
  const wanted = /** @type {[keyof Choice, string][]} */ (Object.entries(choice));
  return all.filter((one) => wanted.every(([by, value]) => !value || `${one[by]}` === value));
}

/** @param {string} id @param {ReturnType<typeof results.answers>} answers */
export function isSolved(id, answers) {
  return answers.get(id) === "found" || answers.get(id) === "later";
}

/** How many positions are solved, of all games. */
export function solvedCount() {
  const answers = results.answers();
  return [...answers.keys()].filter((id) => isSolved(id, answers)).length;
}

/**
 * @param {readonly Position[]} all
 * @param {ReturnType<typeof results.answers>} answers
 * @param {string} [after] the position after which it is looked for, which itself comes last
 * @returns {Position | null} the first that was not answered yet, then the first that is not solved
 */
export function nextOf(all, answers, after = "") {
  const at = all.findIndex(({ id }) => id === after) + 1;
  const turn = [...all.slice(at), ...all.slice(0, at)];
  const isOpen = (/** @type {Position} */ { id }) => !answers.has(id);
  return turn.find(isOpen) ?? turn.find(({ id }) => !isSolved(id, answers)) ?? null;
}

/** @param {string} value as of `Position.extras` @returns {string} empty without expansions */
export function extrasText(value) {
  const ids = value === BASE ? [] : value.split(" ");
  return listed(ids.map((id) => t(/** @type {TextId} */ (`expansion-${id}`))));
}

/**
 * Begins a position in a game of its own, in which its seat is a person's.
 *
 * @param {Position} position
 * @param {boolean} [replace] whether Back is not to lead to the screen that is left
 * @param {number} [left] how many come after it, where there is an end to them
 */
export async function solve(position, replace = false, left) {
  const { id, game, record, step, seat, grade, kind, best, second, cost, chance, course } =
    position;
  const [person, ...others] = soloSeats(game, "merchant", playersOf(record).length - 1);
  if (!person) return;
  const seats = [...others.slice(0, seat), person, ...others.slice(seat)];
  const saved = /** @type {SavedGame} */ ({ id, game, seats, record });
  const number = (await positionsOf(game)).findIndex((one) => one.id === id) + 1;
  const [better = "", ...alike] = best;
  const lesson = { action: second, better, cost, chance, task: kind, left, alike, course };
  const extras = extrasText(position.extras) || "none";
  const title = t("puzzle-title", { number, grade: t("puzzle-grade", { grade }), extras });
  const begun = await branchGame(saved, step, title, { lesson });
  go(`/game/${begun}`, { replace });
}

/** Goes on with the next position of those that were chosen, or to all of them. @param {string} game @param {string} [after] @param {number} [left] as of `solve` */
export async function solveNext(game, after, left) {
  const [all, answers] = [await positionsOf(game), results.answers()];
  const next = nextOf(chosenOf(all, choiceOf(game)), answers, after) ?? nextOf(all, answers);
  if (next) await solve(next, after !== undefined, left);
  else go(`/puzzles/${game}`);
}

/** Begins with three of the easiest ones. @param {string} game */
export function solveFirst(game) {
  choose(game, { ...choiceOf(game), grade: "1", kind: "" });
  return solveNext(game, undefined, 2);
}
