import { deepEqual, equal } from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import "../fakes/document.js";
import { setLanguage } from "../../../web/i18n/index.js";
import { Voice } from "../../../web/table/press/feedback.js";
import { announce, forgetAnnouncements, prepareAnnouncer } from "../../../web/ui/announcer.js";

mock.timers.enable({ apis: ["setTimeout"] });

/** Everything that is read out, in this order. @type {string[]} */
const heard = [];
/** The places from which it is. @type {string[]} */
const places = [];

Object.assign(document, {
  createElement: () => {
    let text = "";
    const place = {
      style: {},
      tone: "",
      setAttribute: (/** @type {string} */ name, /** @type {string} */ value) => {
        if (name === "aria-live") place.tone = value;
      },
      get textContent() {
        return text;
      },
      set textContent(words) {
        if (words && words !== text) heard.push(`${place.tone}: ${words}`);
        text = words;
      },
    };
    places.push("place");
    return place;
  },
  body: { append: () => {} },
});

beforeEach(() => {
  forgetAnnouncements();
  mock.timers.tick(1000);
  heard.length = 0;
});

test("what happened and what is asked now are one sentence after the other, from one place", () => {
  prepareAnnouncer();
  const table = { renderRoot: { querySelector: () => null } };
  announce("Anna takes Ulm.");
  mock.timers.tick(30);
  new Voice(/** @type {any} */ (table)).say("Play a card.");
  mock.timers.tick(30);
  announce("The last round.");
  mock.timers.tick(1000);
  deepEqual(heard, ["polite: Anna takes Ulm. Play a card. The last round."]);
  equal(places.length, 2);
});

test("the same from two sides is said once, and at another time again", () => {
  announce("The engine has stopped.", "assertive");
  announce("The engine has stopped.", "assertive");
  mock.timers.tick(1000);
  announce("The engine has stopped.", "assertive");
  mock.timers.tick(1000);
  deepEqual(heard, Array(2).fill("assertive: The engine has stopped."));
});

test("after a change of language nothing stands there in the other one", async () => {
  announce("Anna takes Ulm.");
  mock.timers.tick(1000);
  announce("Ben takes Linz.");
  await setLanguage("de");
  announce("Anna ist dran.");
  mock.timers.tick(1000);
  deepEqual(heard, ["polite: Anna takes Ulm.", "polite: Anna ist dran."]);
  await setLanguage("en");
});

test("nothing that was about to be said is said behind a curtain, and what comes then is said alone", () => {
  announce("Anna takes Ulm from the deck.");
  forgetAnnouncements();
  announce("Pass the device on.");
  mock.timers.tick(1000);
  deepEqual(heard, ["polite: Pass the device on."]);
});
