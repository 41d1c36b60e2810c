import { equal, match } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { mailCoach } from "../../../../web/art/scenes/mail-coach.js";
import { lasting } from "../../../../web/core/settings/remembered.js";
import { setLanguage } from "../../../../web/i18n/index.js";
import { markup } from "../../fakes/drawn.js";

const matchMedia = () => Object.assign(new EventTarget(), { matches: false });
Object.assign(globalThis, { navigator: { hardwareConcurrency: 4 }, matchMedia });
await import("../../../../web/shell/after/end.js");

await setLanguage("en");

/** By how much the first of some people has won. @param {...string} names */
function reasonAmong(...names) {
  const end = new /** @type {any} */ (customElements.get("st-end"))();
  const verdict = { how: "points", total: 70, margin: 17, seat: 0, owner: null, tied: [0] };
  end.seats = names.map((name) => ({ name }));
  return end
    .reason({ game: "murano", ranking: names.map((_, seat) => ({ seat })), verdict })
    .replace(/[\u2066-\u2069]/gu, "")
    .replace(/\u00a0/gu, " ");
}

test("with two at the table it is said by name of whom the winner is ahead", () => {
  equal(reasonAmong("Anna", "Leonhard"), "With 70 points, 17 ahead of Leonhard.");
  equal(reasonAmong("Leonhard", "You"), "With 70 points, 17 ahead of you.");
  equal(reasonAmong("Anna", "Ben", "Clara"), "With 70 points, 17 ahead of second place.");
});

test("a game that was played on says how the original one ended, and leads there", () => {
  const end = new /** @type {any} */ (customElements.get("st-end"))();
  equal(markup(end.renderOrigin()), "");
  const ranking = [
    { seat: 1, total: 54 },
    { seat: 0, total: 49 },
  ];
  end.origin = { id: "before", seats: [{ name: "Anna" }, { name: "Ben" }], view: { ranking } };
  const drawn = markup(end.renderOrigin()).replace(/[\u2066-\u2069]/gu, "");
  match(drawn, /ended so: Ben 54 and Anna 49\..*#\/game\/before/u);
  end.origin.view = {};
  equal(markup(end.renderOrigin()), "");
});

test("whoever wears a badge wins in a coach of its colour, and nobody else does", () => {
  const end = new /** @type {any} */ (customElements.get("st-end"))();
  /** @type {string[]} */
  const coaches = [];
  const scene = (/** @type {any} */ look) => {
    coaches.push(JSON.stringify(mailCoach(look).moving));
    return null;
  };
  end.words = { module: { scene } };
  const seat = { color: "yellow", symbol: "circle" };
  end.seats = ["person", "computer"].map((kind) => ({ ...seat, kind }));
  for (const worn of [null, "patrician", "apprentice"]) {
    lasting.own = () => worn;
    for (const winner of end.seats) end.picture(winner);
  }
  const [usual, same, black, theirs, green] = coaches;
  equal(usual, same);
  equal(usual, theirs);
  equal(new Set([usual, black, green]).size, 3);
  match(green ?? "", /"fill":"--art-green"/u);
});
