import { deepEqual, equal } from "node:assert/strict";
import { test } from "node:test";
import "../../fakes/document.js";
import { t } from "../../../../web/i18n/index.js";
import { consoleLines } from "../../fakes/console.js";
import { markup } from "../../fakes/drawn.js";
import { settled } from "../../fakes/game.js";

await import("../../../../web/shell/home/game-card.js");
const { gameEntry } = await import("../../../../web/games/index.js");

const warnings = consoleLines("warn");

/** What was drawn: of which game, by the drawing of which game. @type {string[]} */
const drawn = [];
for (const kind of ["murano", "thurn-und-taxis"]) {
  Object.assign(/** @type {object} */ (gameEntry(kind)), {
    position:
      async () =>
      (/** @type {any} */ { view }) =>
        drawn.push(`${view.game} by ${kind}`),
  });
}

/** @param {string} kind */
const gameOf = (kind) => ({
  game: kind,
  seats: [],
  view: { game: kind, observation: { options: {} } },
});

test("a picture that is given a game of another kind draws it as that one is drawn", async () => {
  const Picture = /** @type {any} */ (customElements.get("st-position-picture"));
  const picture = new Picture();
  const give = async (/** @type {string} */ kind) => {
    picture.game = gameOf(kind);
    picture.willUpdate(new Map([["game", null]]));
    picture.position();
    await settled();
    picture.position();
  };
  await give("thurn-und-taxis");
  await give("murano");
  deepEqual(drawn, ["thurn-und-taxis by thurn-und-taxis", "murano by murano"]);
  // Who changes his mind while the drawing is on its way gets that of the last one.
  drawn.length = 0;
  const first = give("thurn-und-taxis");
  const second = give("murano");
  await Promise.all([first, second]);
  deepEqual(new Set(drawn), new Set(["murano by murano"]));
  deepEqual(warnings, []);
});

test("the expansions of a kept game are read from its picture, or else from its record", () => {
  const [first] = gameEntry("thurn-und-taxis")?.expansions ?? [];
  const options = { [first?.option ?? ""]: first?.on };
  const game = { game: "thurn-und-taxis", view: null, record: { options } };
  const card = new /** @type {any} */ (customElements.get("st-game-card"))();
  const isTold = (/** @type {object} */ more) =>
    markup(card.renderExpansions({ ...game, ...more })).includes(t(`expansion-${first?.id ?? ""}`));
  equal(isTold({}), true);
  equal(isTold({ view: { observation: { options: {} } } }), false);
  equal(isTold({ record: {} }), false);
  equal(isTold({ game: "chess" }), false);
});
