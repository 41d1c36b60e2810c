import { deepEqual, equal } from "node:assert/strict";
import { mock, test } from "node:test";
import { itemsOf, Recap } from "../../../../web/shell/play/recap.js";

mock.timers.enable({ apis: ["setTimeout"] });

const SEATS = [{ name: "Anna" }, { name: "Ben" }];
const WORDS = /** @type {any} */ ({
  seats: SEATS,
  describe: (/** @type {any[]} */ events) => events.flatMap(({ says }) => says ?? []),
  places: (/** @type {any[]} */ events) =>
    events.flatMap(({ at }) => (at ? [{ kind: "city", id: at }] : [])),
});

/** @param {...(string | null)} cities  where a house was placed, or nothing worth telling */
function recapOf(...cities) {
  const steps = cities.map((at, index) => ({
    step: 11 + index,
    seat: 1,
    text: "",
    events: [
      { event: "turn-began", says: "never" },
      ...(at ? [{ event: "house", says: `house at ${at}`, at }] : []),
    ],
  }));
  const at = async (/** @type {number} */ step) =>
    /** @type {any} */ ({ step, view: {}, events: [] });
  /** @type {string[]} */
  const said = [];
  const recap = new Recap(itemsOf(/** @type {any} */ (steps), WORDS), {
    at: async (step) => {
      if (step === broken) throw new Error("it broke");
      return at(step);
    },
    play: () => said.push("heard"),
    why: async ({ step }) => `because ${step}`,
    failed: (error) => said.push(/** @type {Error} */ (error).message),
    pauseMs: () => 1000,
  });
  return Object.assign(recap, { said });
}

/** The step whose board cannot be shown. */
let broken = 0;

test("all that the others did is lit at first, on the board as it is now", () => {
  const recap = recapOf("ulm", null, "linz");
  deepEqual(
    recap.items.map(({ text, step }) => `${step} ${text}`),
    ["11 house at ulm", "13 house at linz"],
  );
  equal(recap.items[0]?.seat, SEATS[1]);
  deepEqual(
    recap.places.map(({ id }) => id),
    ["ulm", "linz"],
  );
  equal(recap.picture, null);
});

test("step by step the board is seen as it was when it happened", async () => {
  const recap = recapOf("ulm", null, "linz");
  await recap.go(1);
  equal(recap.picture?.step, 13);
  deepEqual(
    recap.places.map(({ id }) => id),
    ["linz"],
  );
  await recap.go(0);
  equal(recap.picture?.step, 11);
  await recap.go(-1);
  equal(recap.picture, null);
});

test("played from the beginning it ends in the present", async () => {
  const recap = recapOf("ulm", "linz");
  const seen = [];
  await recap.toggle();
  for (let turn = 0; turn < 3; turn += 1) {
    seen.push(recap.picture?.step ?? "now");
    mock.timers.tick(1000);
    for (let wait = 0; wait < 9; wait += 1) await null;
  }
  deepEqual(seen, [11, 12, "now"]);
  equal(recap.running, false);
});

test("a text that is longer than its place is read to its end before the next thing comes", async () => {
  const recap = recapOf("ulm", "linz");
  await recap.next();
  let pages = 2;
  recap.readOn = () => pages-- > 0;
  const seen = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await recap.next();
    seen.push(recap.index);
  }
  deepEqual(seen, [0, 0, 1]);
});

test("whoever goes on to the own turn meanwhile is not brought back", async () => {
  const recap = recapOf("ulm");
  const going = recap.go(0);
  recap.rest();
  await going;
  equal(recap.picture, null);
});

test("a board that cannot be shown is told, and nothing runs on or waits for it", async () => {
  broken = 12;
  const recap = recapOf("ulm", "linz", "graz");
  await recap.toggle();
  mock.timers.tick(1000);
  for (let wait = 0; wait < 9; wait += 1) await null;
  deepEqual(recap.said, ["heard", "it broke"]);
  equal(recap.running, false);
  equal(recap.index, null);
  mock.timers.tick(1000);
  broken = 0;
  await recap.toggle();
  equal(recap.picture?.step, 11);
  equal(recap.running, true);
});

test("what fails after somebody has gone on is nobody's concern, and what is not shown is not heard", async () => {
  broken = 11;
  const recap = recapOf("ulm", "linz");
  const failing = recap.go(0);
  const going = recap.go(1);
  recap.rest();
  await Promise.all([failing, going]);
  broken = 0;
  deepEqual(recap.said, []);
});

/** What happens to a recap, and the state in which it is then. @type {[string, string[], string][]} */
const SEQUENCES = [
  ["without a greeting all of it is told at once", ["drawn"], "overview"],
  ["a greeting comes first", ["greets"], "held"],
  ["then all of it is told", ["greets", "greeted"], "overview"],
  ["the table is drawn many times", ["drawn", "greets"], "overview"],
  ["a greeting is not waited for twice", ["greets", "greeted", "greets"], "overview"],
  ["one thing is shown", ["drawn", "next"], "item"],
  ["beyond the last one there is the present", ["drawn", "next", "next", "next"], "overview"],
  ["it is played", ["drawn", "toggle"], "playing"],
  ["going on does not stop it", ["drawn", "toggle", "next"], "playing"],
  ["it is stopped where it is", ["drawn", "toggle", "toggle"], "item"],
  ["it is played on from there", ["drawn", "next", "toggle"], "playing"],
  ["a touch of the board ends it", ["drawn", "toggle", "rest"], "overview"],
];

for (const [sentence, events, state] of SEQUENCES)
  test(`what is told: ${sentence}`, async () => {
    const recap = recapOf("ulm", "linz");
    /** @type {Record<string, () => unknown>} */
    const happen = {
      drawn: () => recap.drawn(false),
      greets: () => recap.drawn(true),
      greeted: () => recap.greeted(),
      next: () => recap.next(),
      toggle: () => recap.toggle(),
      rest: () => recap.rest(),
    };
    for (const event of events) await happen[event]?.();
    equal(recap.state, state);
    equal(recap.index === null, state === "overview" || state === "held");
    equal(recap.picture === null, recap.index === null);
    recap.rest();
  });

test("nothing is lit while the guide greets", () => {
  const recap = recapOf("ulm");
  recap.drawn(true);
  deepEqual(recap.places, []);
  recap.greeted();
  equal(recap.places.length, 1);
});

test("why a thing was done is said in the place of it", async () => {
  const recap = recapOf("ulm", "linz");
  await recap.go(1);
  await recap.explain();
  equal(recap.items[1]?.text, "because 12");
});
