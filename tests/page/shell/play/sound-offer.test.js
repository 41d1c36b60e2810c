import { deepEqual, equal, ok } from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { getPrefs, setPrefs } from "../../../../web/core/settings/prefs.js";
import { endSoundOffer, soundOffer } from "../../../../web/shell/play/sound-offer.js";
import "../../fakes/document.js";
import { seatsOf, sessionWith } from "../../fakes/game.js";

/** @type {string[]} */
let heard = [];
/** @type {(() => void) | null} */
let takeBack = null;
const by = {
  play: (/** @type {readonly {event: string}[]} */ events) => {
    heard.push(...events.map(({ event }) => event));
  },
  tell: (/** @type {import("../../../../web/ui/toasts.js").Toast} */ toast) => {
    heard.push(toast.text);
    takeBack = toast.action?.run ?? null;
  },
};

beforeEach(() => {
  heard = [];
  setPrefs({ sound: "ask", animationSpeed: "off", language: "en" });
});

async function opened() {
  const { session } = sessionWith(seatsOf("person"));
  await session.open();
  return session;
}

test("at the first table sounds are offered; one touch switches them on and lets one be heard", async () => {
  const session = await opened();
  const press = soundOffer(session, by);
  ok(press);
  deepEqual(heard, []);
  press();
  equal(getPrefs().sound, true);
  deepEqual(heard, ["Sounds are on.", "turn-began"]);
  equal(soundOffer(session, by), null);
  takeBack?.();
  equal(getPrefs().sound, false, "the answer takes it back");
});

test("whoever has chosen is not asked, nor is anybody behind a curtain", async () => {
  const session = await opened();
  for (const sound of [true, false]) {
    setPrefs({ sound });
    equal(soundOffer(session, by), null);
  }
  setPrefs({ sound: "ask" });
  const { session: two } = sessionWith(seatsOf("person", "person"));
  await two.open();
  equal(two.phase, "curtain");
  equal(soundOffer(two, by), null);
});

test("who leaves a table at which something was played is not asked again", async () => {
  const session = await opened();
  endSoundOffer(session);
  equal(getPrefs().sound, "ask", "nobody has played");
  await session.act(["stay"]);
  endSoundOffer(session);
  equal(getPrefs().sound, false);
});
