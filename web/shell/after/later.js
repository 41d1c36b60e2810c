import { engineService } from "../../core/engine/service.js";
import { think, thought } from "../../core/engine/thinking.js";
import { daysOf, OPPONENT, seedOf } from "../../core/results/daily.js";
import { peopleAt } from "../../core/seats/seats.js";
import { rootOf } from "../../core/storage/courses.js";
import { results } from "../../core/storage/results/results.js";
import { store } from "../../core/storage/store.js";
import { gameIds } from "../../games/index.js";
import { t } from "../../i18n/index.js";
import { signed } from "../../table/words/telling.js";
import { go } from "../../ui/router.js";

/**
 * What can wait until a page has nothing else to do.
 *
 * @typedef {{id: string, begin: "par" | "lost", params: Record<string, unknown>, note(found: any): unknown}} Task
 */

/** So many of the last games are looked at. */
const LATEST = 10;

/** Results of which that cannot be worked out: they may come from elsewhere. @type {Set<string>} */
const failed = new Set();
/** One task after the other. */
let isWorking = false;
/** Whether the page that asked last still waits. */
let isAwaited = () => false;

/** @param {import("../../core/results/daily.js").Day} day */
export const hasFailed = ({ result }) => failed.has(`par ${result.id}`);

/** A result beside what the strongest level reaches with the same deal. @param {import("../../core/results/daily.js").Day} day */
export function parText(day) {
  const { points, par } = day;
  const known = par !== null ? "known" : hasFailed(day) ? "failed" : "waits";
  const apart = points - (par ?? 0);
  const figures = { points: signed(points), par: signed(par ?? 0), apart: signed(Math.abs(apart)) };
  return t("end-par", { known, side: Math.sign(apart), ...figures });
}

/** The par of each deal of the day that has none yet, the latest first. @returns {Task[]} */
function pars() {
  const days = gameIds().flatMap((game) => daysOf(results.list(), game));
  const open = days.filter(({ par }) => par === null);
  open.sort((one, other) => (one.day < other.day ? 1 : -1));
  return open.map(({ day, seat, result: { id, game, options, seats } }) => {
    const { level } = OPPONENT.player;
    const params = { game, options, seats: seats.length, seat, level, seed: seedOf(game, day) };
    return { id, begin: "par", params, note: ({ points }) => results.extend(id, { par: points }) };
  });
}

/** The games whose analysis runs. */
const running = new Set();
/** Those whose analysis ended before it was done. */
const partly = new Set();

/**
 * What the analysis of a game has found is not looked for once more.
 *
 * @param {string} game its id
 * @param {import("../../core/engine/types.js").Analysis | null} analysis
 * @param {boolean} isRunning
 */
export async function noteAnalysis(game, analysis, isRunning) {
  const id = rootOf(game);
  running[isRunning ? "add" : "delete"](id);
  const { done = false, lost = {} } = analysis ?? {};
  const seats = results.list().find((one) => one.id === id)?.seats ?? [];
  const isNew = Object.keys(lost).length > 0 && seats.every((one) => !one.lost);
  if (isRunning || seats.length === 0 || !(done || isNew)) return;
  await keep(id, seats, lost, done);
}

/** What people lost most by in the last games, as far as these are kept. @returns {Task[]} */
export function losses() {
  const { games } = store.list();
  const latest = results.list().slice(-LATEST).reverse();
  return latest.flatMap(({ id, seats }) => {
    const people = peopleAt(seats);
    const game = games.find((one) => one.status.over && rootOf(one.id) === id);
    // What was found before steps were kept is found once more.
    const isTold = (/** @type {number} */ seat) => seats[seat]?.lost?.every((one) => "step" in one);
    const isKnown = people.every(isTold) && !partly.has(id);
    if (!game || isKnown || running.has(id) || failed.has(`lost ${id}`)) return [];
    const params = { record: game.record, seats: people, hints: game.hints ?? [] };
    return { id, begin: "lost", params, note: ({ lost }) => keep(id, seats, lost, true) };
  });
}

/**
 * @param {string} id
 * @param {import("../../core/storage/types.js").Result["seats"]} all
 * @param {Record<number, import("../../core/storage/types.js").Lost[]>} lost by seat
 * @param {boolean} isAll
 */
function keep(id, all, lost, isAll) {
  partly[isAll ? "delete" : "add"](id);
  const told = all.map((one, at) =>
    one.kind === "person" ? { ...one, lost: lost[at] ?? [] } : one,
  );
  return results.extend(id, { seats: told });
}

/**
 * Does all of it, which takes a while, and keeps it with the results. The engine goes on where it was when it is asked for
 * the same once more.
 *
 * @param {() => boolean} awaited whether the work is to go on
 * @param {() => Task[]} first
 */
export async function workLater(awaited, first = pars) {
  isAwaited = awaited;
  if (isWorking) return;
  isWorking = true;
  try {
    const next = () => [...first(), ...pars(), ...losses()].find((one) => !failed.has(nameOf(one)));
    for (let task = next(); task && isAwaited(); task = next()) await work(task);
  } finally {
    isWorking = false;
  }
}

/** @param {Task} task */
const nameOf = ({ begin, id }) => `${begin} ${id}`;

/** @param {Task} task */
async function work(task) {
  try {
    const over = () => !isAwaited();
    const found = await think(engineService, thought(task.begin, task.params), { over });
    if (found.done) await task.note(found);
  } catch (error) {
    console.warn(task.begin, error);
    failed.add(nameOf(task));
    results.changed();
  }
}

/** The game whose analysis is to be opened. @type {string | null} */
let analysed = null;

/** Opens the analysis of a game. @param {string} id */
export function toAnalysis(id) {
  analysed = id;
  go(`/game/${id}`);
}

/** @param {string} id @returns {boolean} true, once, if the analysis of this game is to be opened */
export function opensAnalysis(id) {
  const is = analysed === id;
  analysed = null;
  return is;
}
