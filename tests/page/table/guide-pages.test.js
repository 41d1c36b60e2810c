import { deepEqual } from "node:assert/strict";
import { test } from "node:test";
import { pagesOf, sentencesOf } from "../../../web/table/guide/guide-card.js";

/** Sentences that follow each other in one text, each of which begins and ends in these lines. @param {...[number, number]} lines */
const standing = (...lines) => lines.map(([first, last]) => ({ from: first, to: last + 1 }));

test("a text is taken apart where its sentences end, and not at a number or a colon", () => {
  deepEqual(sentencesOf("Halb so schlimm: weg. Passt keine? Das dritte 2. Ende!"), [
    "Halb so schlimm: weg.",
    "Passt keine?",
    "Das dritte 2.",
    "Ende!",
  ]);
  deepEqual(sentencesOf("Baue 1,5 Häuser"), ["Baue 1,5 Häuser"]);
});

test("a page takes as many whole sentences as it has lines for", () => {
  const text = standing([0, 1], [1, 2], [2, 3], [4, 4]);
  deepEqual(pagesOf(text, 5), [0]);
  deepEqual(pagesOf(text, 4), [0, 3]);
  deepEqual(pagesOf(text, 3), [0, 2]);
  deepEqual(pagesOf(text, 2), [0, 1, 2, 3]);
  deepEqual(pagesOf(text, Number.POSITIVE_INFINITY), [0]);
});

test("a sentence that is longer than a page has one for itself", () => {
  deepEqual(pagesOf(standing([0, 0], [0, 4], [4, 5]), 3), [0, 1, 2]);
});
