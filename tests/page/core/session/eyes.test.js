import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import { PUBLIC } from "../../../../web/core/session/engine-table.js";
import { Eyes } from "../../../../web/core/session/eyes.js";
import { seatsOf } from "../../fakes/game.js";

/** @param {("person" | "computer")[]} kinds @param {number} [seat] */
function eyesOf(kinds, seat = 0) {
  return new Eyes(() => seatsOf(...kinds), seat);
}

test("people are those who are no computers", () => {
  deepEqual(eyesOf(["computer", "person", "person"]).people, [1, 2]);
  equal(eyesOf(["computer", "person"]).isComputer(0), true);
  equal(eyesOf(["computer", "person"]).isComputer(1), false);
  equal(eyesOf(["computer"]).isComputer(null), false);
  equal(eyesOf(["computer"]).isComputer(7), false);
});

test("a curtain is needed between people, and never for one person alone", () => {
  equal(eyesOf(["person", "person"]).needsCurtain, true);
  equal(eyesOf(["person", "computer"]).needsCurtain, false);
});

test("whoever holds the device is asked no more than others before a seat is another's", () => {
  /** @type {("person" | "computer")[]} */
  const kinds = ["person", "person"];
  const eyes = eyesOf(kinds);
  eyes.confirm();
  // Ben's place is given to a computer, then Anna's instead of it: the device is still in Anna's hands.
  kinds[0] = "computer";
  eyes.passTo(1);
  equal(eyes.needsCurtain, true);
  equal(eyes.onlooker, PUBLIC);
  eyes.confirm();
  equal(eyes.needsCurtain, false);
  equal(eyes.onlooker, 1);
});

test("while a computer decides, the only person sees her own; several people see what lies open", () => {
  equal(eyesOf(["person", "computer"]).onlooker, 0);
  equal(eyesOf(["person", "computer", "person"]).onlooker, PUBLIC);
  equal(eyesOf(["computer", "computer"]).onlooker, PUBLIC);
});

test("the device goes to whoever is to decide, and stays with a person while a computer does", () => {
  const eyes = eyesOf(["person", "computer", "person"]);
  eyes.passTo(2);
  equal(eyes.seat, 2);
  eyes.passTo(1);
  equal(eyes.seat, 2);
  const late = eyesOf(["computer", "person", "person"]);
  late.passTo(0);
  equal(late.seat, 1);
  const none = eyesOf(["computer", "computer"]);
  none.passTo(1);
  equal(none.seat, 1);
});
