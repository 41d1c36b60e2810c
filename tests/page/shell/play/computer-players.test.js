import { deepEqual, equal, match, ok } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "../../fakes/document.js";
import { consoleLines } from "../../fakes/console.js";
import { CRASH } from "../../fakes/engine.js";
import { seatsOf, sessionWith } from "../../fakes/game.js";

Object.assign(globalThis, { navigator: { hardwareConcurrency: 4 } });
const { ComputerPlayers } = await import("../../../../web/shell/play/computer-players.js");
const { TurnFlow } = await import("../../../../web/shell/play/turn-flow.js");
const { engineService } = await import("../../../../web/core/engine/service.js");
const { setPrefs } = await import("../../../../web/core/settings/prefs.js");

/** @typedef {Awaited<ReturnType<typeof tableOf>>} Table */

const LEVELS = [
  { id: "apprentice", searches: false, decisionMs: 0, turnMs: 0 },
  { id: "merchant", searches: true, decisionMs: 1000, turnMs: 2000 },
];
/** Every conversation tells when it begins and when it ends. */
let moment = () => {};
/** What the thinking engine does next, instead of answering. @type {unknown[]} */
let faults = [];
let thought = 0;
/** Of all thoughts of a test. @type {unknown[]} */
let seeds = [];
/** Who is to decide in the engine of the table. @type {() => number | null} */
let current = () => null;
const BAD_THINK = { id: "bad-think", message: "somebody else is to decide", data: {} };

Object.assign(engineService, {
  async call(
    /** @type {string} */ method,
    /** @type {{seat?: number, seed?: number}} */ { seat, seed } = {},
  ) {
    if (method === "think") seeds.push(seed);
    moment();
    await new Promise((resolve) => setTimeout(resolve));
    moment();
    if (method === "levels") return LEVELS;
    if (method === "think" && seat !== current()) throw BAD_THINK;
    if (faults.length > 0) throw faults.shift();
    thought = method === "think" ? 0 : thought + 1;
    const done = method === "thinkStop" || thought > 2;
    return { done, progress: thought / 3, action: done ? "go" : null };
  },
});

const errors = consoleLines("error");

beforeEach(() => {
  moment = () => {};
  faults = [];
  seeds = [];
  setPrefs({ animationSpeed: "off", computerPace: "quick", language: "en", confirmTurns: true });
});

/** A person and two computers; the disk is slower than any thought. */
async function tableOf() {
  const table = sessionWith(seatsOf("person", "computer", "computer"));
  const { session, store, engine } = table;
  current = () => engine.current;
  const save = store.save.bind(store);
  store.save = async (game) => {
    moment();
    await new Promise((resolve) => setTimeout(resolve, 15));
    moment();
    return save(game);
  };
  const call = engine.call.bind(engine);
  engine.call = async (method, params) => {
    moment();
    const answer = await call(method, params);
    moment();
    return answer;
  };
  const flow = new TurnFlow(session, () => [], { announce: () => {} });
  const turns = new ComputerPlayers(session, flow);
  session.addEventListener("change", () => {
    if (session.phase === "computer") void turns.play();
    else turns.moveNow();
  });
  await session.open();
  return { ...table, flow, turns };
}

/**
 * Plays until the person is at the turn again, and does something at one moment of it.
 *
 * @param {number} when
 * @param {(table: Table) => void} deed
 */
async function disturbed(when, deed) {
  const table = await tableOf();
  const { session, flow, turns } = table;
  let count = 0;
  moment = () => {
    if (count === when) deed(table);
    count += 1;
  };
  const back = new Promise((resolve) => {
    turns.addEventListener("stuck", resolve);
    let begun = false;
    session.addEventListener("change", () => {
      begun ||= session.phase === "computer";
      if (begun && session.phase === "playing") resolve(null);
    });
  });
  await flow.act(["go"]);
  await back;
  return { ...table, count };
}

/** @param {(table: Table) => void} deed */
async function atEveryMoment(deed) {
  const { count } = await disturbed(-1, deed);
  ok(count > 20, "much is said in a round");
  for (let when = 0; when < count; when += 1) {
    const { turns, session, complaints } = await disturbed(when, deed);
    const found = { when, stuck: turns.isStuck, phase: session.phase, step: session.view?.step };
    deepEqual(found, { when, stuck: false, phase: "playing", step: 3 });
    deepEqual(complaints, []);
  }
}

test("whoever skips to the own turn gets there, at whatever moment that was wished", async () => {
  await atEveryMoment(({ turns }) => turns.hurry());
});

test("skipping at every moment of a round is no different from doing it once", async () => {
  const table = await tableOf();
  moment = () => table.turns.hurry();
  await table.flow.act(["go"]);
  while (table.session.phase !== "playing" && !table.turns.isStuck)
    await table.session.nextChange();
  equal(table.session.view?.step, 3);
  equal(table.turns.isStuck, false);
});

test("another level in the middle of a computer's turn lets it go on, at whatever moment it came", async () => {
  await atEveryMoment(({ session, turns }) => {
    turns.hurry();
    void session.changePlayer(1, { kind: "computer", level: "apprentice" });
  });
});

test("whoever takes a turn back while computers play has it back, at whatever moment, and nothing halts", async () => {
  const { count } = await disturbed(-1, () => {});
  /** @type {Set<number | undefined>} */
  const ends = new Set();
  for (let when = 0; when < count; when += 1) {
    const { turns, session, complaints } = await disturbed(when, ({ session }) => {
      void session.undo(1);
    });
    while (session.busy || turns.playing) await new Promise((resolve) => setTimeout(resolve, 5));
    const found = { when, stuck: turns.isStuck, phase: session.phase, complaints, errors };
    deepEqual(found, { when, stuck: false, phase: "playing", complaints: [], errors: [] });
    ends.add(session.view?.step);
  }
  // While an action is being kept nothing can be taken back.
  deepEqual([...ends].sort(), [0, 3]);
});

test("while a person comes to the turn, it is still told of the computer that played before", async () => {
  const { session, turns, flow } = await tableOf();
  /** @type {Set<string>} */
  const told = new Set();
  session.addEventListener("change", () => {
    if (session.phase === "computer")
      told.add(`${session.view?.current}: ${turns.seat} ${turns.isPast}`);
  });
  await flow.act(["go"]);
  while (session.phase !== "playing") await session.nextChange();
  deepEqual([...told].sort(), ["0: 2 true", "1: 1 false", "2: 2 false"]);
});

test("a computer has not played yet while a person decides in the middle of its turn", async () => {
  const { session, turns } = await tableOf();
  const saved = { ...session.saved, game: "thurn-und-taxis", status: { current: 0 } };
  Object.defineProperty(session, "saved", { get: () => saved });
  for (const [phase, isPast] of [
    ["return", false],
    ["take", true],
  ]) {
    Object.assign(saved, { view: { observation: { phase } } });
    equal(turns.isPast, isPast);
  }
});

test("a computer that halts says so, and leaves the cause in the console", async () => {
  const table = await tableOf();
  faults = [BAD_THINK];
  void table.flow.act(["go"]);
  await new Promise((resolve) => table.turns.addEventListener("stuck", resolve));
  equal(table.turns.isStuck, true);
  match(errors.join("\n"), /^the computer halts: bad-think: somebody else is to decide .*$/u);
  await table.turns.play();
  equal(table.turns.isStuck, false);
  equal(table.session.phase, "playing");
});

test("an engine that breaks time and again ends it, too", async () => {
  const table = await tableOf();
  faults = [CRASH, CRASH, CRASH, CRASH];
  void table.flow.act(["go"]);
  await new Promise((resolve) => table.turns.addEventListener("stuck", resolve));
  match(errors.join("\n"), /^the computer halts: engine-crash: it broke .*$/u);
});

test("what is refused time and again is what a computer halts at", async () => {
  const table = await tableOf();
  const refused = { id: "illegal-action", message: "go", data: {} };
  const { engine } = table;
  const { call } = engine;
  engine.call = (method, params) =>
    method === "act" ? Promise.reject(refused) : call(method, params);
  await table.session.changePlayer(0, { kind: "computer", level: "apprentice" });
  await new Promise((resolve) => table.turns.addEventListener("stuck", resolve));
  match(errors.join("\n"), /^the computer halts: illegal-action: go .*$/u);
});

test("in the deal of a day computers decide by the same seed everywhere", async () => {
  const { session, flow, turns } = await tableOf();
  const round = async () => {
    seeds = [];
    await flow.act(["go"]);
    while (session.phase !== "playing") await session.nextChange();
    while (session.busy || turns.playing) await new Promise((resolve) => setTimeout(resolve, 5));
    return seeds;
  };
  const usual = await round();
  equal(new Set(usual).size, 2);
  ok(session.saved);
  session.keeper.note({ ...session.saved, daily: "2026-11-26" });
  deepEqual(await round(), [0, 0]);
});
