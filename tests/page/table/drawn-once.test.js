import { equal, notEqual } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import { noChange } from "lit";

const { drawnOnce } = await import("../../../web/art/drawn.js");

/** A picture of which is known how it was made. @param {string} name @returns {any} */
function pictureOf(name) {
  return { name, cloneNode: () => ({ name, copied: true }) };
}

/** A place in which pictures are shown one after the other, and how many were drawn for it. */
function place() {
  /** @type {any} */
  let shown = null;
  let draws = 0;
  /** @param {object} of @param {string} name */
  const show = (of, name) => {
    const draw = () => {
      draws += 1;
      return /** @type {any} */ (name);
    };
    const { _$litDirective$: Kind, values } = /** @type {any} */ (
      drawnOnce(of, name, draw, (picture) => pictureOf(String(picture)))
    );
    shown ??= new Kind({});
    return shown.render(...values);
  };
  return { show, draws: () => draws };
}

test("a picture that stays is neither drawn nor touched again", () => {
  const board = {};
  const { show, draws } = place();
  equal(show(board, "ulm").name, "ulm");
  equal(show(board, "ulm"), noChange);
  equal(show(board, "linz").name, "linz");
  equal(show({}, "linz").name, "linz");
  equal(draws(), 3);
});

test("elsewhere a copy of what was drawn before is shown", () => {
  const board = {};
  const [here, there] = [place(), place()];
  const first = here.show(board, "ulm");
  const second = there.show(board, "ulm");
  equal(second.copied, true);
  notEqual(first, second);
  equal(there.draws(), 0);
});
