import { equal, match } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import "../../../../web/shell/after/analysis.js";
import { guideButton } from "../../../../web/table/guide/guide-card.js";
import { inSight } from "../../../../web/ui/reactive.js";
import { markup } from "../../fakes/drawn.js";

/** What is seen after the end of a game. */

test("once an analysis was stopped its bands are not said to be worked out still", () => {
  const analysis = new /** @type {any} */ (customElements.get("st-analysis"))();
  /** @param {boolean} running @param {{done: boolean} | null} [found] */
  const said = (running, found = null) => {
    analysis.review = { running, analysis: found, session: { saved: null, history: [] } };
    return markup(analysis.saidOfChart());
  };
  match(said(true), /still being worked out/u);
  match(said(false), />Where a pale band/u);
  match(said(false, { done: true }), /class="?over/u, "its room stays");
});

test("how somebody played is told in words, and in per cent of a win", () => {
  const analysis = new /** @type {any} */ (customElements.get("st-analysis"))();
  analysis.seats = [{ name: "You" }, { name: "Anna" }];
  const parts = { turns: Array(19), others: 0, start: 57, end: 100, luck: 155, decided: -106 };
  /** @param {object} more */
  const said = (more) => analysis.said({ ...parts, ...more }).replace(/[\u2066-\u2069]/gu, "");
  equal(
    said({ seat: 0, accuracy: 0.853, given: 6, lucky: 3, unlucky: 1 }),
    "You: 85\u00a0% accuracy over 19 turns (an average turn gave away about 6\u00a0% of a win); turns with good luck: 3, with bad luck: 1",
  );
  equal(
    said({ seat: 1, accuracy: null, given: 0, lucky: 0, unlucky: 2 }),
    "Anna: turns with good luck: 0, with bad luck: 2",
  );
});

test("a turn tells what all its decisions cost, and the one that is named by itself, and what is left", () => {
  const analysis = new /** @type {any} */ (customElements.get("st-analysis"))();
  /** @param {number} most */
  const told = (most) => {
    const remarks = [
      { id: "costly", percent: 29, most },
      { id: "more", percent: 4, most: 0 },
    ];
    const turn = { step: 131, round: 17, before: 40, after: 15, remarks, draw: null, best: null };
    return markup(analysis.renderTurn(turn)).replace(/[\u2066-\u2069]/gu, "");
  };
  match(
    told(17),
    /cost about 29.% \(the costliest 17.%\) and small things or rounding, about 4.% more</u,
  );
  match(told(0), /cost about 29.% and small/u);
});

test("whoever has lost reads at the head of the analysis by what, and can add it up", () => {
  const analysis = new /** @type {any} */ (customElements.get("st-analysis"))();
  const seats = [{ kind: "person" }, { kind: "computer" }];
  const history = [0, 1].map((seat) => ({ seat, step: seat + 1 }));
  const session = { saved: { seats }, history, view: {} };
  analysis.review = { session };
  analysis.seats = [{ name: "You" }, { name: "Anna" }];
  const scores = [
    { end: 0, bonus: 11, houses: -12 },
    { end: 1, bonus: 5, houses: 0 },
  ].map((parts) => ({ parts }));
  /** @param {number[]} order */
  const gaps = (...order) => {
    session.view = {
      scores,
      ranking: order.map((seat, rank) => ({ seat, rank, total: 20 - 7 * rank })),
    };
    return markup(analysis.renderGaps()).replace(/[\u2066-\u2069]/gu, "");
  };
  match(gaps(1, 0), /Anna is 7.points ahead: [^,;]+ \+12, [^,;]+ \+1 and [^,;]+ \u22126\.</u);
  equal(gaps(0, 1), "");
});

test("costly decisions say that they are not settled yet as long as the analysis runs", () => {
  const analysis = new /** @type {any} */ (customElements.get("st-analysis"))();
  const drawn = (/** @type {boolean} */ running) => {
    analysis.review = { running, analysis: null, session: { saved: null, history: [] } };
    return markup(analysis.renderCostly(!running));
  };
  match(drawn(true), /class=unfinished.*\?hidden=false data-part="analysis-more"/su);
  match(drawn(false), /class= .*\?hidden=true data-part="analysis-more"/su);
});

test("the steps of the count are scrolled into sight when they are opened, and stay where they are when closed", () => {
  let scrolled = 0;
  const toggled = (/** @type {boolean} */ open) =>
    inSight(/** @type {any} */ ({ target: { open, scrollIntoView: () => (scrolled += 1) } }));
  toggled(true);
  toggled(false);
  equal(scrolled, 1);
});

test("the help of a game that is over names no guide", () => {
  const guide = (/** @type {boolean} */ over) =>
    /** @type {any} */ ({
      table: { view: { over }, t: (/** @type {string} */ id) => id },
      course: { chapters: ["end"] },
      isOn: true,
    });
  equal(markup(guideButton(guide(false))).includes("table-guide-leave"), true);
  equal(markup(guideButton(guide(true))).includes("table-guide-leave"), false);
});
