/** The page on which the search is measured: the engines of the site, with nothing else around them. */
import { startThinker } from "../../web/core/engine/client.js";
import { follow, think } from "../../web/core/engine/thinking.js";

/** The seat of those who only look on. */
const EVERYBODY = -1;
/** Milliseconds for one position. */
const FOR_A_POSITION = 500;
/** Milliseconds; more than is ever measured. */
const FOR_A_TURN = 1e9;

/** @type {import("../../web/core/engine/client.js").Engine[]} */
const engines = [];

/**
 * Lets one engine think about positions in turn, in slices as at the table.
 *
 * @returns {Promise<number>} playouts per second
 */
async function rate(engine, { records, level, seconds, seed }) {
  let playouts = 0;
  let spent = 0;
  for (let number = 0; spent < seconds; number += 1) {
    await follow(engine, records[number % records.length]);
    const { current } = await engine.call("view", { seat: EVERYBODY });
    const budget = { ms: FOR_A_POSITION, turnMs: FOR_A_TURN };
    const params = { seat: current, level, seed: seed + number, budget };
    const began = performance.now();
    const thought = { begin: "think", params, step: "thinkStep", stop: "thinkStop", lanes: 1 };
    const status = await think(engine, thought, { over: () => false });
    spent += (performance.now() - began) / 1000;
    playouts += status.playouts;
  }
  return playouts / spent;
}

globalThis.speed = {
  /** Starts so many engines, one after the other. */
  async start(count) {
    while (engines.length < count) engines.push(await startThinker());
  },

  /** Measures the first `count` engines side by side; each has a chance of its own. */
  measure(count, job) {
    return Promise.all(
      engines.slice(0, count).map((engine, lane) => rate(engine, { ...job, seed: 1000 * lane })),
    );
  },
};
