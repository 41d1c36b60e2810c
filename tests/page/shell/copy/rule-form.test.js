import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { filled, withInner } from "../../../../web/shell/copy/rule-form.js";

/** @type {import("../../../../web/shell/copy/rule-form.js").Forms} */
const FORMS = {
  rule: {
    by: "kind",
    words: {
      per: { points: "number", "": "term" },
      if: { points: "number", all: { each: "test" } },
      sum: { parts: { each: "part" } },
      price: { tiles: { many: ["shop", "palace"] }, action: ["gold"], always: true },
    },
  },
  test: { by: "test", words: { atLeast: { value: "number", of: { each: "term" } } } },
  term: {
    by: "what",
    words: { shop: { colour: ["", "red"], owner: ["", "own"] }, bead: { colour: ["", "green"] } },
  },
  part: { by: "", words: { "": { points: "number", "": "term" } } },
};

test("a form is filled with the first of everything that has to be there", () => {
  deepEqual(filled(FORMS, "rule"), { kind: "per", points: 1, what: "shop" });
  deepEqual(filled(FORMS, "rule", {}, "if"), {
    kind: "if",
    points: 1,
    all: [{ test: "atLeast", value: 1, of: [{ what: "shop" }] }],
  });
  deepEqual(filled(FORMS, "rule", {}, "sum"), {
    kind: "sum",
    parts: [{ points: 1, what: "shop" }],
  });
  deepEqual(filled(FORMS, "rule", {}, "price"), {
    kind: "price",
    tiles: ["shop", "palace"],
    action: "gold",
    always: true,
  });
});

test("what was filled in stays where it fits", () => {
  const rule = { kind: "per", points: 4, what: "shop", colour: "red", owner: "own", more: 3 };
  deepEqual(filled(FORMS, "rule", rule), {
    kind: "per",
    points: 4,
    what: "shop",
    colour: "red",
    owner: "own",
  });
  deepEqual(filled(FORMS, "rule", rule, "if").points, 4);
  deepEqual(filled(FORMS, "term", rule, "bead"), { what: "bead" });
  deepEqual(filled(FORMS, "rule", { kind: "constructor" }).kind, "per");
});

test("what is left out of a form goes from the one around it", () => {
  const rule = { kind: "per", points: 4, what: "shop", colour: "red", owner: "own" };
  const { colour: _, ...without } = rule;
  deepEqual(withInner(FORMS, "rule", "term", rule, { what: "shop", owner: "own" }), without);
  deepEqual(withInner(FORMS, "rule", "term", rule, { what: "bead" }), {
    kind: "per",
    points: 4,
    what: "bead",
  });
});

test("an emptied number stays empty until another is typed", () => {
  deepEqual(filled(FORMS, "rule", { kind: "per", points: "", what: "shop" }).points, "");
});
