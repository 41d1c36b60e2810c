import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";

/** What has the keyboard in a question, or is an answer to it. */
class Part {
  /** @param {string} name @param {any} [question] */
  constructor(name, question = null) {
    this.name = name;
    this.question = question;
  }
  closest() {
    return this.question;
  }
  matches() {
    return this.name === "input";
  }
  focus() {
    focused.push(this.name);
  }
}
Object.assign(globalThis, { Element: Part });
const { walkAnswers } = await import("../../../web/ui/keyboard.js");

/** @type {string[]} */
const focused = [];
const answers = { querySelectorAll: () => [no, yes] };
const question = { querySelector: () => answers, getRootNode: () => ({}) };
/** Its answers come into it from outside. */
const slotted = {
  querySelector: () => null,
  getRootNode: () => ({ host: { querySelector: () => answers } }),
};
const [no, yes] = ["no", "yes"].map((name) => new Part(name, question));

/** @param {string} key @param {Part | undefined} from */
function walked(key, from) {
  const event = /** @type {any} */ ({ key, composedPath: () => [from] });
  return walkAnswers(event) ? focused.splice(0) : false;
}

test("arrow keys walk between the answers to a question, round and round, wherever in it the keyboard is", () => {
  deepEqual(walked("ArrowRight", no), ["yes"]);
  deepEqual(walked("ArrowDown", yes), ["no"]);
  deepEqual(walked("ArrowLeft", no), ["yes"]);
  deepEqual(walked("ArrowRight", new Part("heading", question)), ["no"]);
  deepEqual(walked("ArrowLeft", new Part("heading", question)), ["yes"]);
  deepEqual(walked("ArrowRight", new Part("cross", slotted)), ["no"]);
});

test("outside a question, in what is written there, and as other keys they mean what they mean", () => {
  equal(walked("ArrowRight", new Part("card")), false);
  equal(walked("ArrowRight", new Part("input", question)), false);
  equal(walked("Enter", no), false);
});
