import { equal } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import "../fakes/document.js";
import { KeepFocus } from "../../../web/table/focus.js";
import { framesByHand, picture } from "../fakes/frames.js";

/** What can have the keyboard, as far as this needs it. */
class Element {
  isConnected = true;
  shut = false;
  seen = true;
  /** Only its place is. */
  kept = false;

  /** @param {string} name @param {Group | null} [group] */
  constructor(name, group = null) {
    this.name = name;
    this.group = group;
    group?.members.push(this);
  }

  getAttribute() {
    return this.name;
  }
  closest() {
    return this.group;
  }
  matches() {
    return this.shut;
  }
  getClientRects() {
    looks += 1;
    return this.seen ? [{}] : [];
  }
  focus() {
    root.activeElement = this;
  }
  /** Leaves the page, with the keyboard if it had it. */
  leave() {
    this.isConnected = false;
    if (this.group) this.group.members = this.group.members.filter((one) => one !== this);
    if (root.activeElement === this) root.activeElement = null;
  }
}

class Group {
  isConnected = true;
  /** @type {Element[]} */
  members = [];
  querySelectorAll() {
    return this.members;
  }
}

Object.assign(globalThis, {
  HTMLElement: Element,
  getComputedStyle: (/** @type {Element} */ { kept }) => ({ visibility: kept ? "hidden" : "" }),
});

/** @type {{activeElement: Element | null, named: Element[], querySelector(selector: string): Element | null}} */
const root = {
  activeElement: null,
  named: [],
  querySelector: (selector) =>
    root.named.find(({ name, isConnected }) => isConnected && selector.includes(`"${name}"`)) ??
    null,
};
/** @type {KeepFocus} */
let keeper;
let elsewhere = 0;
/** How often the page was laid out to see something. */
let looks = 0;

framesByHand();

beforeEach(() => {
  root.activeElement = null;
  root.named = [];
  elsewhere = 0;
  looks = 0;
  const host = /** @type {any} */ ({ renderRoot: root, addController() {} });
  keeper = new KeepFocus(host, () => {
    elsewhere += 1;
  });
});

/** @param {() => void} change */
function update(change) {
  keeper.hostUpdate();
  change();
  keeper.hostUpdated();
}

test("the neighbour of a card that is laid has the keyboard", () => {
  const hand = new Group();
  const [first, second, third] = ["a", "b", "c"].map((name) => new Element(name, hand));
  second?.focus();
  update(() => second?.leave());
  equal(root.activeElement, third);
  update(() => third?.leave());
  equal(root.activeElement, first);
  equal(elsewhere, 0);
});

test("what only keeps its place, as while a computer plays, gives the keyboard away", () => {
  const bar = new Group();
  const [, end] = ["btn-undo", "btn-end-turn"].map((name) => new Element(name, bar));
  end?.focus();
  update(() => Object.assign(end ?? {}, { kept: true }));
  root.activeElement = null;
  picture(16);
  equal(elsewhere, 1);
});

test("what comes back under the same name has it again", () => {
  const before = new Element("btn-undo");
  before.focus();
  const after = new Element("btn-undo");
  update(() => {
    before.leave();
    root.named.push(after);
  });
  equal(root.activeElement, after);
});

test("without a neighbour it goes where it is of use, also when a button is shut", () => {
  const lesson = new Element("guide-off");
  lesson.focus();
  update(() => lesson.leave());
  equal(elsewhere, 1);
  const button = new Element("");
  button.focus();
  update(() => {
    button.shut = true;
  });
  equal(elsewhere, 2);
});

test("whoever has the keyboard keeps it, and nobody gets it who had none", () => {
  const button = new Element("deck");
  button.focus();
  update(() => {});
  equal(root.activeElement, button);
  root.activeElement = null;
  update(() => {});
  equal(elsewhere, 0);
});

test("that it is seen no more shows with the picture: no change has the page laid out for that", () => {
  const button = new Element("deck");
  button.focus();
  update(() => {});
  update(() => {
    button.seen = false;
  });
  equal(looks, 0);
  equal(elsewhere, 0);
  equal(picture(16), 1, "asked for once");
  equal(looks, 1);
  equal(elsewhere, 1);
});

test("who has given the keyboard to something else meanwhile keeps it there", () => {
  const button = new Element("deck");
  const other = new Element("btn-undo");
  button.focus();
  update(() => {
    button.seen = false;
  });
  other.focus();
  picture(16);
  equal(root.activeElement, other);
  equal(elsewhere, 0);
});

test("while an answer is to come at once no picture is asked for", () => {
  keeper.isStill = () => true;
  const button = new Element("deck");
  button.focus();
  update(() => {});
  equal(picture(16), 0);
});
