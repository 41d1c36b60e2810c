import { deepEqual, equal, match, ok } from "node:assert/strict";
import { mock, test } from "node:test";
import { handOver, takeHanded } from "../../../../web/core/seats/solo-choice.js";
import { games } from "../../../../web/games/index.js";
import {
  changed,
  chosenNames,
  chosenWords,
  defaultOptions,
  expansionsOf,
  lastOptions,
  rememberOptions,
  rulesAgainst,
  showReasons,
} from "../../../../web/shell/setup/rule-options.js";
import { FakeStorage } from "../../fakes/storage.js";

/** As the engine announces Thurn und Taxis, in short. @type {any} */
const INFO = {
  id: "thurn-und-taxis",
  options: [
    { id: "start", values: ["lot", "seat-1"], default: "lot", module: "base" },
    { id: "board", values: ["south", "north"], default: "south", module: "glory" },
    { id: "hide-horses", values: [false, true], default: false, module: "glory" },
    { id: "audience", values: [false, true], default: false, module: "audience" },
    { id: "audience-aid", values: [false, true], default: false, module: "audience" },
  ],
  conflicts: [
    { rule: "AU-101", choices: { board: "north", audience: true } },
    { rule: "AU-102", choices: { "audience-aid": true, start: "lot" } },
    { rule: "AU-101", choices: { board: "north", "audience-aid": true } },
  ],
};
const DEFAULTS = {
  start: "lot",
  board: "south",
  "hide-horses": false,
  audience: false,
  "audience-aid": false,
};

test("the defaults are those of the engine", () => {
  deepEqual(defaultOptions(INFO), DEFAULTS);
});

test("a choice changes nothing else", () => {
  deepEqual(changed(INFO, DEFAULTS, "start", "seat-1"), { ...DEFAULTS, start: "seat-1" });
  deepEqual(DEFAULTS.start, "lot");
});

test("what belongs to an expansion goes back to its default when the expansion is put away", () => {
  const [glory, audience] = ["board", "audience"].map((option) =>
    expansionsOf(INFO.id).find((one) => one.option === option),
  );
  equal(glory?.on, "north");
  equal(audience?.on, true);
  const info = {
    ...INFO,
    options: INFO.options.map((/** @type {any} */ option) => ({
      ...option,
      module:
        option.module === "glory"
          ? glory?.id
          : option.module === "audience"
            ? audience?.id
            : option.module,
    })),
  };
  const rich = { ...DEFAULTS, board: "north", "hide-horses": true, start: "seat-1" };
  deepEqual(changed(info, rich, "board", "south"), { ...DEFAULTS, start: "seat-1" });
  // And a choice that was made there earlier is not in the way.
  deepEqual(rulesAgainst(info, { ...rich, "audience-aid": true }, "start", "lot"), []);
});

test("the rules against a choice are told once each, and a free choice has none", () => {
  deepEqual(rulesAgainst(INFO, DEFAULTS, "audience", true), []);
  deepEqual(rulesAgainst(INFO, { ...DEFAULTS, audience: true }, "board", "north"), ["AU-101"]);
  const all = { ...DEFAULTS, audience: true, "audience-aid": true };
  deepEqual(rulesAgainst(INFO, all, "board", "north"), ["AU-101", "AU-102"]);
  deepEqual(rulesAgainst({ ...INFO, conflicts: undefined }, all, "board", "north"), []);
});

test("every expansion of a game has a picture on its lid, and is switched by one option of its own", () => {
  for (const { expansions } of games) {
    for (const { lid } of expansions) ok(lid().length > 0);
    equal(new Set(expansions.map(({ option }) => option)).size, expansions.length);
    for (const { on, off } of expansions) equal(on === off, false);
  }
});

test("whoever presses what is shut is pointed at the reason, but not by the way to its rule", () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const pulsed = [];
  const spoken = { textContent: "", setAttribute() {} };
  Object.assign(globalThis, {
    document: { createElement: () => spoken, body: { append() {} } },
  });
  const reason = {
    textContent: "Not with\n  Die Audienz.",
    animate: () => pulsed.push(1),
    scrollIntoView() {},
  };
  const list = { querySelectorAll: () => [reason] };
  const press = (/** @type {boolean} */ isShut, /** @type {boolean} */ isLink) =>
    showReasons(
      /** @type {any} */ ({
        currentTarget: { matches: () => isShut, closest: () => null, querySelector: () => list },
        target: { closest: () => (isLink ? {} : null) },
      }),
    );
  press(false, false);
  press(true, true);
  equal(pulsed.length, 0);
  press(true, false);
  mock.timers.tick(100);
  mock.timers.reset();
  deepEqual([pulsed.length, spoken.textContent], [1, "Not with Die Audienz."]);
});

test("a choice counts before the rules of the game are there", () => {
  deepEqual(changed(undefined, { board: "north" }, "glory", true), { board: "north", glory: true });
});

test("all that is chosen besides the usual rules is named", () => {
  const chosen = { ...DEFAULTS, board: "north", "hide-horses": true, start: "seat-1" };
  const names = chosenNames(INFO.id, INFO, chosen);
  equal(names.length, 3);
  equal(chosenNames(INFO.id, INFO, DEFAULTS).length, 1);
  // Beside the button there is room for a few words.
  equal(chosenWords(names.slice(0, 2)), names.slice(0, 2).join(" + "));
  match(chosenWords(names), /Taxis.* \+ .*2.* extras/);
  // What is none of yes and no says which.
  const option = { id: "income", values: ["automatic", "chosen"], default: "automatic" };
  const murano = /** @type {any} */ ({ id: "murano", options: [option] });
  ok(chosenNames("murano", murano, { income: "chosen" })[1]?.includes(": "));
});

test("a new game begins with the choices of the last one of its kind that there still are", () => {
  globalThis.localStorage = /** @type {any} */ (new FakeStorage());
  deepEqual(lastOptions(INFO), {});
  rememberOptions(INFO.id, { ...DEFAULTS, audience: true, "no-such": true, board: "moon" });
  deepEqual(lastOptions(INFO), {
    start: "lot",
    "hide-horses": false,
    audience: true,
    "audience-aid": false,
  });
  deepEqual(lastOptions({ ...INFO, id: "murano" }), {});
  localStorage.setItem("spieltisch:options:murano", "[7, null]");
  deepEqual(lastOptions({ ...INFO, id: "murano" }), {});
});

test("what one page has chosen is handed to the next one once, and to no other game", () => {
  handOver("murano", { options: { income: "chosen" } });
  deepEqual(takeHanded("murano").options, { income: "chosen" });
  deepEqual(takeHanded("murano").options, undefined);
  handOver("murano", { options: { income: "chosen" } });
  deepEqual(takeHanded("thurn-und-taxis").options, undefined);
});
