import { engineService } from "../../core/engine/service.js";
import { think, thought } from "../../core/engine/thinking.js";
import { daysOf, OPPONENT, seedOf } from "../../core/results/daily.js";
import { results } from "../../core/storage/results/results.js";
import { gameIds } from "../../games/index.js";

/** Ids of results whose par cannot be worked out: they may come from elsewhere. @type {Set<string>} */
const failed = new Set();
/** One deal after the other. */
let isWorking = false;
/** Whether the page that asked last still waits. */
let isAwaited = () => false;

/** @param {import("../../core/results/daily.js").Day} day */
export const hasFailed = ({ result }) => failed.has(result.id);

/** The latest deal that was played and has no par yet. */
function nextDeal() {
  const days = gameIds().flatMap((game) => daysOf(results.list(), game));
  const open = days.filter((day) => day.par === null && !hasFailed(day));
  return open.sort((one, other) => (one.day < other.day ? 1 : -1))[0];
}

/**
 * Works out the par of each deal that was played, which takes a while, and keeps it with the result. The engine goes on where
 * it was when the same deal is asked for once more.
 *
 * @param {() => boolean} awaited whether the work is to go on
 */
export async function workOutPars(awaited) {
  isAwaited = awaited;
  if (isWorking) return;
  isWorking = true;
  try {
    for (let deal = nextDeal(); deal && isAwaited(); deal = nextDeal()) await workOut(deal);
  } finally {
    isWorking = false;
  }
}

/** @param {import("../../core/results/daily.js").Day} deal */
async function workOut({ day, result, seat }) {
  const { id, game, options, seats } = result;
  const { level } = OPPONENT.player;
  const params = { game, options, seats: seats.length, seat, level, seed: seedOf(game, day) };
  try {
    const over = () => !isAwaited();
    const { done, points } = await think(engineService, thought("par", params), { over });
    if (done) await results.extend(id, { par: points });
  } catch (error) {
    console.warn("par", error);
    failed.add(id);
    results.changed();
  }
}
