import { deepEqual, equal, match, ok } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { setPrefs } from "../../../../web/core/settings/prefs.js";
import { TurnFlow } from "../../../../web/shell/play/turn-flow.js";
import "../../fakes/document.js";
import { seatsOf, sessionWith } from "../../fakes/game.js";

beforeEach(() => {
  setPrefs({ animationSpeed: "off", language: "en", confirmTurns: true });
});

/** @param {("person" | "computer")[]} kinds */
async function flowOf(...kinds) {
  const table = sessionWith(seatsOf(...kinds));
  /** @type {string[]} */
  const told = [];
  /** @type {any} */
  const voice = {
    announce: (/** @type {string} */ words) => told.push(words),
    playEvents: (/** @type {any[]} */ events) => told.push(`♪ ${events.map(({ event }) => event)}`),
    answer: (/** @type {string} */ text) => told.push(`answer ${text}`),
    note: (/** @type {string} */ text) =>
      told.push(`note ${text.replaceAll(/[\u2068\u2069]/g, "")}`),
  };
  const flow = new TurnFlow(
    table.session,
    (events) => events.map(({ event }) => `did ${event}`),
    voice,
  );
  /** @type {boolean[]} */
  const passing = [];
  flow.addEventListener("change", () => passing.push(flow.passing));
  await table.session.open();
  if (table.session.phase === "curtain") await table.session.takeSeat();
  return { ...table, flow, told, passing };
}

test("an action is heard and said, and whose turn it still is goes on", async () => {
  const { flow, session, told, passing } = await flowOf("person", "person");
  await flow.act(["stay"]);
  deepEqual(told, ["♪ stay", "did stay"]);
  equal(session.phase, "playing");
  deepEqual(passing, []);
});

test("the end of a turn is looked at for a moment, then the next person is asked", async () => {
  const { flow, session, passing } = await flowOf("person", "person");
  await flow.act(["go"]);
  deepEqual(passing, [true, false]);
  equal(session.phase, "curtain");
  equal(session.curtainReason, "turn");
  equal(session.seat, 1);
});

test("what is refused is neither heard nor said, and passes nothing on", async () => {
  const { flow, session, told, complaints } = await flowOf("person", "person");
  await flow.act(["fly"]);
  deepEqual(told, []);
  equal(complaints.length, 1);
  equal(session.phase, "playing");
});

test("behind a curtain that fell meanwhile nothing is said", async () => {
  const { flow, session, engine, told } = await flowOf("person", "person");
  engine.next.set(
    "act",
    Promise.resolve().then(() => session.pageHidden()),
  );
  await flow.step(["stay"]);
  equal(session.phase, "curtain");
  deepEqual(told, ["♪ stay"]);
});

test("the only thing left to do, to end the turn, is done where it need not be confirmed", async () => {
  for (const confirmTurns of [true, false]) {
    setPrefs({ confirmTurns });
    const { flow, session, engine } = await flowOf("person", "person");
    const view = engine.view.bind(engine);
    engine.view = (eyes) => ({ ...view(eyes), actions: [{ text: "go", type: "end" }] });
    await flow.act(["stay"]);
    equal(session.phase, confirmTurns ? "playing" : "curtain");
    equal(session.openView?.step, confirmTurns ? 1 : 2);
  }
});

test("a turn that would end by itself does not when a step was taken back meanwhile", async () => {
  setPrefs({ confirmTurns: false });
  const { flow, session, engine } = await flowOf("person", "person");
  await flow.act(["stay"]);
  const view = engine.view.bind(engine);
  engine.view = (eyes) => ({ ...view(eyes), actions: [{ text: "go", type: "end" }] });
  const acting = flow.act(["stay"]);
  // After the action, in the moment in which the result is looked at.
  while (session.view?.step !== 2 || session.busy) await session.nextChange();
  await flow.undo(1);
  await acting;
  equal(session.view?.step, 1);
  equal(session.phase, "playing");
});

test("a step that is taken back is said on the table: what it was", async () => {
  const { flow, told } = await flowOf("person", "computer");
  await flow.act(["stay"]);
  told.length = 0;
  await flow.undo(1);
  deepEqual(told, ["note Taken back: did stay"]);
  equal(flow.undoing, false);
});

test("a turn that was taken back says how far it went back", async () => {
  for (const blocked of ["turn", "revealed"]) {
    const { flow, session, engine, told } = await flowOf("person", "computer");
    const view = engine.view.bind(engine);
    engine.view = (eyes) => ({ ...view(eyes), undo: { steps: 0, blocked } });
    await flow.act(["stay"]);
    told.length = 0;
    // What was revealed in this turn stays.
    session.undo = async () => true;
    await flow.undo("turn");
    equal(told.length, 1);
    match(
      told[0] ?? "",
      blocked === "turn"
        ? /^note The turn begins again/
        : /^answer .* revealed\. It goes no further/,
    );
  }
});

test("a turn that is at its beginning again is not said to go no further", async () => {
  const { flow, engine, told } = await flowOf("person", "computer");
  const view = engine.view.bind(engine);
  engine.view = (eyes) => ({ ...view(eyes), undo: { steps: 0, blocked: "revealed" } });
  await flow.act(["stay"]);
  told.length = 0;
  await flow.undo("turn");
  deepEqual(told, ["note The turn begins again."]);
});

test("a wish to take back that comes to nothing is answered", async () => {
  const { flow, session, told } = await flowOf("person", "computer");
  session.undo = async () => false;
  await flow.undo(1);
  deepEqual(told, ["answer It is your turn now."]);
  session.phase = "computer";
  await flow.undo(1);
  deepEqual(told.slice(1), ["answer That is no longer possible."]);
});

test("a turn that waits for the decision of another goes on as the same turn afterwards", async () => {
  const { flow, session, engine } = await flowOf("person", "person");
  const view = engine.view.bind(engine);
  session.keeper.note({ .../** @type {any} */ (session.saved), game: "thurn-und-taxis" });
  engine.view = (eyes) => {
    const seen = view(eyes);
    return { ...seen, observation: { ...seen.observation, phase: "reward-card" } };
  };
  await flow.act(["go"]);
  ok(flow.interrupted);
  equal(session.curtainReason, "continue");
  engine.eventsOf = () => [{ event: "turn-began", seat: 0, card: null }];
  await session.takeSeat();
  await flow.act(["go"]);
  ok(!flow.interrupted);
  equal(session.curtainReason, "turn");
});

test("the last round, which the table shows, is read out with whoever brought it about, but not after the end", async () => {
  const { flow, session, engine, told } = await flowOf("person", "person");
  const happened = { event: "end-triggered", seat: 0, card: null, by: "houses" };
  engine.eventsOf = () => [happened];
  await flow.step(["stay"]);
  match(told.at(-1) ?? "", /^Last round! .*Anna/u);
  told.length = 0;
  await flow.step(["end"]);
  equal(session.phase, "over");
  ok(!told.some((words) => words.startsWith("Last round")));
});

test("nobody is told of a round to come after the very last turn", async () => {
  for (const last of [0, 1]) {
    const { flow, engine, told } = await flowOf("person", "person");
    const happened = { event: "end-triggered", seat: 0, card: null, by: "carriage", last };
    engine.eventsOf = () => [happened];
    await flow.step(["stay"]);
    match(told.at(-1) ?? "", last === 0 ? /After this turn/ : /Play this round/);
  }
});

test("after the end of the game nobody is asked", async () => {
  const { flow, session, passing } = await flowOf("person", "person");
  await flow.act(["end"]);
  equal(session.phase, "over");
  deepEqual(passing, []);
});

test("a table that was left in that moment asks nobody", async () => {
  const { flow, session } = await flowOf("person", "person");
  flow.addEventListener("change", () => session.close());
  await flow.act(["go"]);
  equal(session.phase, "playing");
});

test("in Murano the stocks bring it about", async () => {
  const { flow, session, engine, told } = await flowOf("person", "person");
  session.keeper.note({ .../** @type {any} */ (session.saved), game: "murano" });
  engine.eventsOf = () => [{ event: "end-triggered", seat: 0, card: null }];
  await flow.step(["stay"]);
  match(told.at(-1) ?? "", /^Last round! Two stocks/);
});

test("what is taken back is told in a line or two, however much it was", () => {
  for (const [told, what] of [
    [["closes."], "closes."],
    [["closes.", "sets."], "closes. sets."],
    [["closes.", "sets.", "gets."], "closes. …"],
  ]) {
    const notes = /** @type {string[]} */ ([]);
    const session = { history: [], seat: 0, view: null };
    const flow = new TurnFlow(/** @type {any} */ (session), () => /** @type {any} */ (told), {
      note: (text) => notes.push(text),
    });
    const step = (/** @type {number} */ seat) => ({ seat, events: [] });
    flow.tellUndone(1, [step(0), step(1)]);
    // Each of several actions that were one press.
    flow.tellUndone(1, [step(0), step(0)]);
    const heard = notes.join("|").replace(/[\u2068\u2069]/g, "");
    equal(heard, `Taken back: ${what}|Taken back: ${what} ${what}`);
  }
});

test("what the end brings is neither heard nor said before its scene, but a count by hand is", async () => {
  const { flow, session, told } = await flowOf("person", "person");
  const scored = /** @type {any} */ ([{ event: "scored", seat: 0 }]);
  const [began, ended] = ["turn-began", "turn-ended"].map((event) => ({
    step: 0,
    seat: 0,
    events: [{ event, seat: 0 }],
  }));
  const steps = /** @type {any} */ ([began, ended]);
  flow.tell(scored);
  session.history = steps;
  flow.tell(scored);
  session.phase = "computer";
  flow.tell(scored);
  deepEqual(told, ["♪ scored", "did scored", "♪ scored", "did scored", "♪ ", ""]);
  session.history = steps.slice(1);
  equal(session.isCounting, false, "the first turn");
});
