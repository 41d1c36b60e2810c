import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { answeringLater } from "../../fakes/engine.js";

Object.assign(globalThis, { navigator: { hardwareConcurrency: 4 } });
const { engineService } = await import("../../../../web/core/engine/service.js");
const { SessionState } = await import("../../../../web/core/session/session-state.js");
const { Hints } = await import("../../../../web/shell/play/hints.js");
const { setPrefs } = await import("../../../../web/core/settings/prefs.js");
const { results } = await import("../../../../web/core/storage/results/results.js");
const { Study } = await import("../../../../web/shell/play/study.js");

const LESSON = { action: "stay", better: "go", cost: 7 };

const later = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A study whose engine answers when it is let. */
function begun() {
  const { asked, answer } = answeringLater(engineService, (_, verdict) => ({
    done: true,
    ...verdict,
  }));
  const keeper = {
    saved: {
      id: "two",
      status: {},
      record: { actions: [] },
      origin: { id: "one", step: 4, lesson: LESSON },
    },
    note(/** @type {any} */ saved) {
      keeper.saved = saved;
    },
  };
  const session = /** @type {any} */ (new SessionState(/** @type {any} */ (keeper), () => {}));
  Object.assign(session, {
    phase: "playing",
    seat: 1,
    levels: ["merchant"],
    view: { actions: [{ text: "stay" }, { text: "go" }] },
    calls: { failed: async (/** @type {unknown} */ error) => asked.push(error) },
  });
  return { session, study: new Study(session), asked, answer };
}

test("what is about to be done is judged against what was better", async () => {
  const { study, asked, answer } = begun();
  const judging = study.judge(["go", "end"]);
  deepEqual([study.tried, study.verdict], [["go", "end"], null]);
  deepEqual(study.advised, { hinted: { text: "go" }, reasons: [], line: [] });
  await later();
  answer[0]?.({ outcome: "found", worse: null, reasons: [] });
  await judging;
  equal(study.verdict?.outcome, "found");
  const decision = { step: 4, seat: 1, actions: ["go", "end"], lesson: LESSON, hints: undefined };
  deepEqual(asked, [["judge", decision]]);
});

test("only the last of several tries has a verdict, and better is marked once it is asked for", async () => {
  const { session, study, answer } = begun();
  const first = study.judge(["go"]);
  const second = study.judge(["stay"]);
  const better = { text: "go" };
  await later();
  answer[1]?.({ outcome: "worse", worse: { better, reasons: [], line: [1] } });
  answer[0]?.({ outcome: "found", worse: null, reasons: [] });
  await Promise.all([first, second]);
  equal(study.verdict?.outcome, "worse");
  // As long as another try is offered, the solution is not marked.
  deepEqual(study.advised, { hinted: { text: "stay" }, reasons: [], line: [] });
  study.reveal();
  deepEqual(study.advised, { hinted: better, reasons: [], line: [1] });
  study.again();
  deepEqual([study.tried, study.verdict, session.lesson], [[], null, LESSON]);
});

test("a study that is played on is a game like any other, and names its origin still", () => {
  const { session, study } = begun();
  const hints = new Hints(session);
  equal(hints.isPossible, false);
  study.show(["go"], null);
  deepEqual(study.end(), ["go"]);
  deepEqual(session.saved.origin, { id: "one", step: 4 });
  deepEqual([session.lesson, study.tried], [null, []]);
  equal(hints.isPossible, true);
});

test("a study that is played on once better was shown begins before the decision, unless that was found then", () => {
  const { study } = begun();
  const wrong = /** @type {any} */ ({ outcome: "worse", worse: { better: { text: "go" } } });
  study.show(["stay"], wrong);
  study.reveal();
  deepEqual(study.end(), []);
  study.show(["stay"], wrong);
  deepEqual(study.end(), []);
  study.show(["go"], /** @type {any} */ ({ outcome: "found", worse: null }));
  deepEqual(study.end(), ["go"]);
});

test("a try that the engine cannot judge is told, and another one is possible", async () => {
  const { study, asked } = begun();
  engineService.call = () => Promise.reject(new Error("broken"));
  await study.judge(["go"]);
  deepEqual([study.tried, asked.map(String)], [[], ["Error: broken"]]);
});

test("a wrong answer to a position does not show the solution before it is asked for; the first answer counts", async () => {
  const { session, study, asked, answer } = begun();
  const lesson = { ...LESSON, task: "take" };
  session.saved.origin = { id: "puzzle-1", step: 4, lesson };
  const better = { text: "go" };
  const first = study.judge(["stay"]);
  await later();
  equal(asked[0]?.[1].lesson, lesson);
  answer[0]?.({ outcome: "worse", worse: { better, reasons: [], line: [1] } });
  await first;
  deepEqual(study.advised, { hinted: { text: "stay" }, reasons: [], line: [] });
  equal(results.answers().get("puzzle-1"), "missed");
  study.reveal();
  deepEqual(study.advised, { hinted: better, reasons: [], line: [1] });
  study.again();
  equal(study.misses, 1);
  const second = study.judge(["go"]);
  await later();
  answer[1]?.({ outcome: "found", worse: null, reasons: [] });
  await second;
  // Whoever tries others once it is solved is not nudged towards what was found.
  equal(study.misses, 0);
  // A solved position rests, whatever is pressed and how often: going on is chosen beside it.
  deepEqual(
    ["go", "stay", "go"].map((one) => study.held([one])),
    Array(3).fill("study-rests"),
  );
  await later();
  equal(results.answers().get("puzzle-1"), "later");
});

test("while a verdict is found nothing else is decided: one decision has one verdict", async () => {
  const { study, answer } = begun();
  const judging = study.judge(["stay"]);
  const held = () => [study.held(["go"]), study.held(["stay"])];
  deepEqual(held(), Array(2).fill("study-is-thinking"));
  await later();
  answer[0]?.({ outcome: "worse", worse: { better: { text: "go" }, reasons: [], line: [] } });
  await judging;
  deepEqual(held(), [null, "study-answered"]);
});

test("the same answer once more is no new try, and is told so; another one is", async () => {
  const { study, answer, asked } = begun();
  equal(study.held(["go"]), null);
  const judging = study.judge(["go"]);
  await later();
  answer[0]?.({ outcome: "worse", worse: null, reasons: [] });
  await judging;
  deepEqual([study.held(["go"]), study.held(["stay"])], ["study-answered", null]);
  equal(asked.length, 1);
  study.again();
  equal(study.held(["go"]), null);
});

test("where nothing is to be kept, no answer is", async () => {
  const { session, study, answer } = begun();
  session.saved.origin = { id: "puzzle-2", step: 4, lesson: { ...LESSON, task: "take" } };
  setPrefs({ keepResults: false });
  const judging = study.judge(["go"]);
  await later();
  answer[0]?.({ outcome: "found", worse: null, reasons: [] });
  await judging;
  setPrefs({ keepResults: true });
  equal(study.verdict?.outcome, "found");
  equal(results.answers().has("puzzle-2"), false);
});
