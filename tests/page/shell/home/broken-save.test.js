import { deepEqual } from "node:assert/strict";
import { mock, test } from "node:test";
import "../../fakes/document.js";
import { store } from "../../../../web/core/storage/store.js";
import { setLanguage } from "../../../../web/i18n/index.js";
import { describeBroken } from "../../../../web/shell/home/broken-save.js";
import { savedGame, seatsOf } from "../../fakes/game.js";

setLanguage("en");

/** @param {string} key @param {string} text */
function told(key, text) {
  const { title } = describeBroken({ key, text, reason: "unreadable" });
  return title.replace(/[\u2068\u2069]/gu, "");
}

const text = JSON.stringify(savedGame(seatsOf("person", "person")));
const names = seatsOf("person", "person").map(({ name }) => name);

test("a damaged entry without a good copy names its players as far as they can be read", () => {
  deepEqual(
    [
      told("spieltisch:game:x", text.slice(0, -20)),
      told("journal:x", JSON.stringify({ base: text })),
    ],
    Array(2).fill(`One of your games cannot be read. Players: ${names.join(", ")}.`),
  );
  deepEqual(told("spieltisch:game:x", "§$%"), "One of your games cannot be read.");
});

test("a damaged entry of a game that is there says which game, and what is missing of it", () => {
  const good = { ...savedGame(seatsOf("person", "person")), title: "Sunday" };
  mock.method(store, "load", () => good);
  const whose = `“Sunday” (${names.join(", ")})`;
  deepEqual(told("spieltisch:game:one#abc", "§"), `A damaged copy of ${whose} was put aside.`);
  deepEqual(
    told("journal:one", JSON.stringify({ id: "one", entries: [{}, {}] })),
    `The last 2 saves of ${whose} cannot be joined: one before them is missing.`,
  );
});
