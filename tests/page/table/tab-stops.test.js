import { deepEqual, equal } from "node:assert/strict";
import { beforeEach, test } from "node:test";

/** What can have the keyboard, as far as this needs it. */
class FakeElement {
  tabindex = "";

  /** @param {string} name @param {string} [looks] selectors that fit it */
  constructor(name, looks = "") {
    this.name = name;
    this.looks = looks;
    /** @type {Group | null} */
    this.group = null;
  }

  closest() {
    return this.group;
  }
  /** @param {string} selector */
  matches(selector) {
    return this.looks !== "" && selector.includes(this.looks);
  }
  getAttribute() {
    return this.tabindex;
  }
  /** @param {string} _name @param {string} value */
  setAttribute(_name, value) {
    this.tabindex = value;
  }
  focus() {
    hasKeyboard = this.name;
    for (const told of listeners) told({ target: this });
  }
}

class Group {
  /** @param {...FakeElement} members */
  constructor(...members) {
    this.members = members;
    for (const one of members) one.group = this;
  }
  querySelectorAll() {
    return this.members;
  }
}

Object.assign(globalThis, { Element: FakeElement });
const { TabStops, walkGroup, walkList } = await import("../../../web/table/focus.js");

let hasKeyboard = "";
/** @type {((event: {target: FakeElement}) => void)[]} */
let listeners = [];
/** @type {{view: unknown, renderRoot: any, addController(): void}} */
let table;
/** @type {InstanceType<typeof TabStops>} */
let stops;
/** @type {Group[]} */
let groups = [];

beforeEach(() => {
  hasKeyboard = "";
  listeners = [];
  table = { view: 1, renderRoot: { querySelectorAll: () => groups }, addController() {} };
  stops = new TabStops(/** @type {any} */ (table));
  stops.attach(
    /** @type {any} */ ({
      addEventListener: (/** @type {string} */ _name, /** @type {typeof listeners[0]} */ told) =>
        listeners.push(told),
    }),
  );
});

/** Lays out groups, and says at which of their members the tabulator stops. @param {...Group} laid */
function stopsAt(...laid) {
  groups = laid;
  stops.hostUpdated();
  return laid.map(({ members }) =>
    members.filter(({ tabindex }) => tabindex === "0").map(({ name }) => name),
  );
}

/** @param {string} names @param {Record<string, string>} [looks] */
function group(names, looks = {}) {
  return new Group(...[...names].map((name) => new FakeElement(name, looks[name])));
}

test("a group is one stop: what can be used, what a turn ends with before all else, or the first", () => {
  deepEqual(
    stopsAt(
      group("abc"),
      group("def", { e: ".lit" }),
      group("ghi", { g: ".lit", i: "[data-stop]" }),
      group(""),
    ),
    [["a"], ["e"], ["i"], []],
  );
});

test("the stop is where somebody was last, until another position lies on the table", () => {
  const hand = group("abc", { b: ".lit" });
  stopsAt(hand);
  hand.members[2]?.focus();
  deepEqual(stopsAt(hand), [["c"]]);
  table.view = 2;
  deepEqual(stopsAt(hand), [["b"]]);
});

test("the stop goes to another member when the one that was it is gone", () => {
  const hand = group("abc");
  stopsAt(hand);
  hand.members[1]?.focus();
  hand.members.splice(1, 1);
  deepEqual(stopsAt(hand), [["a"]]);
});

test("arrows go round and round in a group, Home and End to its ends", () => {
  const hand = group("abc");
  /** @param {string} key */
  const pressed = (key) =>
    walkGroup(key, /** @type {any} */ (hand.members.find(({ name }) => name === hasKeyboard)));
  hand.members[0]?.focus();
  const keys = ["ArrowRight", "ArrowDown", "ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp"];
  const way = [...keys, "Home", "End"].map((key) => {
    equal(pressed(key), true);
    return hasKeyboard;
  });
  equal(way.join(""), "bcacacac");
});

test("outside of a group, and beside one thing alone, the keys are left alone", () => {
  const alone = group("a");
  alone.members[0]?.focus();
  equal(walkGroup("ArrowRight", /** @type {any} */ (alone.members[0])), false);
  equal(walkGroup("Home", /** @type {any} */ (new FakeElement("a"))), false);
  equal(walkGroup("Home", undefined), false);
});

test("the arrow keys walk up and down a list, from its heading into it, and round and round", () => {
  const list = new Group(new FakeElement("a"), new FakeElement("b"), new FakeElement("c"));
  const heading = new FakeElement("heading");
  heading.group = list;
  /** @param {string} key */
  const walk = (key) => {
    const from = [heading, ...list.members].find(({ name }) => name === hasKeyboard);
    return walkList(key, /** @type {any} */ (from));
  };
  hasKeyboard = "heading";
  const way = [
    "ArrowDown",
    "ArrowRight",
    "ArrowDown",
    "ArrowDown",
    "ArrowUp",
    "ArrowLeft",
    "ArrowUp",
  ];
  way.push("End", "Home");
  deepEqual(
    way.map((key) => {
      equal(walk(key), true);
      return hasKeyboard;
    }),
    ["a", "b", "c", "a", "c", "b", "a", "c", "a"],
  );
  equal(walkList("ArrowDown", /** @type {any} */ (new FakeElement("elsewhere"))), false);
});
