import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { engineService } from "../../../../web/core/engine/service.js";
import { OPPONENT } from "../../../../web/core/results/daily.js";
import { results } from "../../../../web/core/storage/results/results.js";
import { store } from "../../../../web/core/storage/store.js";
import { losses, noteAnalysis, workLater } from "../../../../web/shell/after/later.js";

/** @param {string} id @param {object} [more] */
function result(id, more) {
  const seats = [
    { kind: "person", name: "Ada", points: 20, rank: 1 },
    { kind: "computer", level: "merchant", name: "Magdalena", points: 9, rank: 2 },
  ];
  return /** @type {any} */ ({
    id,
    when: 1,
    game: "murano",
    options: {},
    rounds: 9,
    seats,
    ...more,
  });
}

/** @param {string} id @param {boolean} over */
const game = (id, over) => ({ id, status: { over }, record: { of: id } });

test("what a person lost most by is found while a page has nothing else to do, in the games that are kept", async () => {
  const among = ["Ada", "Ben"].map((name) => ({ kind: "person", name, points: 1, rank: 1 }));
  // What was found before steps were kept is found once more.
  const before = [{ ...result("one").seats[0], lost: [{ task: "sail", cost: 3 }] }];
  await results.add([
    result("one", { seats: before }),
    result("gone"),
    result("among", { seats: among }),
    result("two"),
  ]);
  const games = [game("one-2", true), game("one", false), game("among", true), game("two", true)];
  store.list = () => /** @type {any} */ ({ games, broken: [], deleted: [] });
  /** @type {any[]} */
  const asked = [];
  engineService.call = async (method, /** @type {any} */ params) => {
    if (method === "lost") asked.push(params);
    return { done: true, lost: { 0: [{ task: "sail", cost: 7, step: 4 }] } };
  };
  await workLater(() => true);
  await workLater(() => true);
  deepEqual(Object.fromEntries(asked.map(({ record, seats }) => [record.of, seats])), {
    two: [0],
    among: [0, 1],
    "one-2": [0],
  });
  const lost = results
    .list()
    .map(({ id, seats }) => [id, seats[0]?.kind === "person" && seats[0].lost]);
  deepEqual(Object.fromEntries(lost).two, [{ task: "sail", cost: 7, step: 4 }]);
  equal(Object.fromEntries(lost).gone, undefined);
});

test("nothing is asked once nobody waits any more", async () => {
  await results.add([result("three")]);
  store.list = () => /** @type {any} */ ({ games: [game("three", true)] });
  engineService.call = () => Promise.reject(new Error("nobody waits"));
  await workLater(() => false);
  equal(results.list().find(({ id }) => id === "three")?.seats[0]?.lost, undefined);
});

test("what the analysis of a game has found is kept at once, and looked for again only where it ended early", async () => {
  const own = { kind: "person", name: "Ada", points: 20, rank: 1 };
  await results.add(["done", "early", "nothing"].map((id) => result(id, { seats: [own] })));
  const games = ["done", "early", "nothing"].map((id) => game(id, true));
  store.list = () => /** @type {any} */ ({ games });
  const lostIn = (/** @type {string} */ id) =>
    /** @type {any} */ (results.list().find((one) => one.id === id))?.seats[0].lost;
  const left = () => losses().map(({ id }) => id);
  const found = { 0: [{ task: "sail", cost: 7, step: 4 }] };
  const analysis = (/** @type {object} */ more) => /** @type {any} */ ({ lost: {}, ...more });
  await noteAnalysis("done-2", analysis({}), true);
  deepEqual(left().sort(), ["early", "nothing"]);
  await noteAnalysis("done-2", analysis({ done: true, lost: found }), false);
  await noteAnalysis("early", analysis({ lost: found }), false);
  await noteAnalysis("nothing", analysis({}), false);
  deepEqual([lostIn("done"), lostIn("early"), lostIn("nothing")], [found[0], found[0], undefined]);
  deepEqual(left().sort(), ["early", "nothing"]);
  engineService.call = async () => ({ done: true, lost: {} });
  await workLater(() => true);
  deepEqual([left(), lostIn("early")], [[], []]);
  // What is known of all of a game stays where its analysis is begun once more, and ended early.
  await noteAnalysis("early", analysis({ lost: found }), false);
  deepEqual(lostIn("early"), []);
});

test("an analysis that ends late does not end the one that has begun meanwhile", async () => {
  const own = { kind: "person", name: "Ada", points: 20, rank: 1 };
  await results.add(["left", "opened"].map((id) => result(id, { seats: [own] })));
  store.list = () => /** @type {any} */ ({ games: ["left", "opened"].map((id) => game(id, true)) });
  await noteAnalysis("left", null, true);
  await noteAnalysis("opened", null, true);
  await noteAnalysis("left", null, false);
  deepEqual(
    losses().map(({ id }) => id),
    ["left"],
  );
  await noteAnalysis("opened", null, false);
  await results.clear();
});

test("a page that tells what people lose most by has it looked for before pars", async () => {
  const own = { kind: "person", name: "Ada", points: 20, rank: 1 };
  const other = { name: "Barbara", points: 9, rank: 2, ...OPPONENT.player };
  const deal = result("deal", { seats: [own, other], day: "2026-02-03", when: 2 });
  await results.add([deal, result("later", { seats: [own] })]);
  store.list = () => /** @type {any} */ ({ games: [game("later", true)] });
  /** @type {string[]} */
  const asked = [];
  engineService.call = async (method) => {
    asked.push(method);
    return { done: true, lost: {}, points: 3 };
  };
  await workLater(() => true, losses);
  deepEqual(asked, ["lost", "par"]);
});
