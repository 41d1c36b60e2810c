import { deepEqual, equal } from "node:assert/strict";
import { mock, test } from "node:test";
import { itemsOf, News } from "../../../../web/shell/play/news.js";

mock.timers.enable({ apis: ["setTimeout"] });

const SEATS = [{ name: "Anna" }, { name: "Ben" }];
const WORDS = /** @type {any} */ ({
  seats: SEATS,
  describe: (/** @type {any[]} */ events) => events.flatMap(({ says }) => says ?? []),
  places: (/** @type {any[]} */ events) =>
    events.flatMap(({ at }) => (at ? [{ kind: "city", id: at }] : [])),
});

/** @param {...(string | null)} cities  where a house was placed, or nothing worth telling */
function newsOf(...cities) {
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
  const news = new News(itemsOf(/** @type {any} */ (steps), WORDS), {
    at: async (step) => {
      if (step === broken) throw new Error("it broke");
      return at(step);
    },
    play: () => said.push("heard"),
    failed: (error) => said.push(/** @type {Error} */ (error).message),
    pause: () => 1000,
  });
  return Object.assign(news, { said });
}

/** The step whose board cannot be shown. */
let broken = 0;

test("all that the others did is lit at first, on the board as it is now", () => {
  const news = newsOf("ulm", null, "linz");
  deepEqual(
    news.items.map(({ text, step }) => `${step} ${text}`),
    ["11 house at ulm", "13 house at linz"],
  );
  equal(news.items[0]?.seat, SEATS[1]);
  deepEqual(
    news.places.map(({ id }) => id),
    ["ulm", "linz"],
  );
  equal(news.picture, null);
});

test("step by step the board is seen as it was when it happened", async () => {
  const news = newsOf("ulm", null, "linz");
  await news.go(1);
  equal(news.picture?.step, 13);
  deepEqual(
    news.places.map(({ id }) => id),
    ["linz"],
  );
  await news.go(0);
  equal(news.picture?.step, 11);
  await news.go(-1);
  equal(news.picture, null);
});

test("played from the beginning it ends in the present", async () => {
  const news = newsOf("ulm", "linz");
  const seen = [];
  await news.toggle();
  for (let turn = 0; turn < 3; turn += 1) {
    seen.push(news.picture?.step ?? "now");
    mock.timers.tick(1000);
    for (let wait = 0; wait < 9; wait += 1) await null;
  }
  deepEqual(seen, [11, 12, "now"]);
  equal(news.running, false);
});

test("a text that is longer than its place is read to its end before the next thing comes", async () => {
  const news = newsOf("ulm", "linz");
  await news.next();
  let pages = 2;
  news.readOn = () => pages-- > 0;
  const seen = [];
  for (let turn = 0; turn < 3; turn += 1) {
    await news.next();
    seen.push(news.index);
  }
  deepEqual(seen, [0, 0, 1]);
});

test("whoever goes on to the own turn meanwhile is not brought back", async () => {
  const news = newsOf("ulm");
  const going = news.go(0);
  news.rest();
  await going;
  equal(news.picture, null);
});

test("a board that cannot be shown is told, and nothing runs on or waits for it", async () => {
  broken = 12;
  const news = newsOf("ulm", "linz", "graz");
  await news.toggle();
  mock.timers.tick(1000);
  for (let wait = 0; wait < 9; wait += 1) await null;
  deepEqual(news.said, ["heard", "it broke"]);
  equal(news.running, false);
  equal(news.index, null);
  mock.timers.tick(1000);
  broken = 0;
  await news.toggle();
  equal(news.picture?.step, 11);
  equal(news.running, true);
});

test("what fails after somebody has gone on is nobody's concern, and what is not shown is not heard", async () => {
  broken = 11;
  const news = newsOf("ulm", "linz");
  const failing = news.go(0);
  const going = news.go(1);
  news.rest();
  await Promise.all([failing, going]);
  broken = 0;
  deepEqual(news.said, []);
});
