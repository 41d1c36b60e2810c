import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { teller, textAbout } from "../../../web/table/words/telling.js";

/** A text as its id and what is put into it. @type {import("../../../web/table/types.js").Translate} */
const t = (id, args = {}) =>
  [id, ...Object.entries(args).map(([key, value]) => `${key}=${value}`)].join(" ");
const words = { t, seats: [{ name: "Anna" }, { name: "Ben" }], board: null };
/** @param {string} kind @param {unknown} id */
const name = (kind, id) => (kind === "card" ? `card ${id}` : null);
const tell = teller(name);

test("an event is told with the name of its seat and its places", () => {
  const focus = [{ kind: "bead", id: "2" }];
  const took = {
    event: "took",
    seat: 1,
    telling: { id: "takes", args: { count: 2, how: "" }, focus },
  };
  deepEqual(tell([took], words), [
    { event: took, told: { text: "takes count=2 how= name=Ben", focus } },
  ]);
});

test("what needs no words is left out", () => {
  deepEqual(tell([{ event: "hid", seat: 0 }, { event: "unheard" }], words), []);
});

test("things of the game are named by it, seats by their players", () => {
  const args = { card: { card: "ulm" }, last: { seat: 0 }, names: { seats: [1, 0] } };
  const [line] = tell([{ event: "over", telling: { id: "over", args, focus: [] } }], words);
  equal(line?.told.text, "over card=card ulm last=Anna names=Ben and Anna name=");
});

test("a thing that the game does not know leaves a gap, not an error", () => {
  const telling = { id: "met", args: { who: { ghost: 3 } }, focus: [] };
  equal(tell([{ event: "met", telling }], words)[0]?.told.text, "met who= name=");
});

test("a refusal has the game's words for ids, else what was said, and nothing is none", () => {
  const data = { card: "ulm", left: 3, used: [], free: null };
  equal(
    textAbout("rule-X-1", data, words, name),
    "rule-X-1 card=card ulm left=3 used=none free=none",
  );
});
