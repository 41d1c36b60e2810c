import { deepEqual, ok } from "node:assert/strict";
import { test } from "node:test";
import "../fakes/document.js";
import { parts } from "../../../web/games/thurn-und-taxis/expansions/index.js";
import { hasText, setLanguage, t } from "../../../web/i18n/index.js";

/** What the help says with an expansion. @param {string} id @param {object} seat as the table sees it */
function helpOf(id, seat) {
  const table = /** @type {any} */ ({ seen: { seats: [seat] } });
  return parts.find((one) => one.id === id)?.help?.(table) ?? { more: [] };
}

test("every expansion has lines of its own in the help, in every language", async () => {
  for (const language of /** @type {const} */ (["de", "en"])) {
    await setLanguage(language);
    for (const { id } of parts) {
      const { more, instead = {} } = helpOf(id, { horses: [] });
      ok(more.length > 0, id);
      for (const name of [...more, ...Object.values(instead)])
        ok(hasText(`tut-help-${name}`), name);
    }
  }
});

test("where horses are played the help promises neither the Wagner nor carriage 7", async () => {
  await setLanguage("en");
  const { instead = {}, more } = helpOf("glory", { horses: [] });
  deepEqual(Object.keys(instead).sort(), ["close", "end", "officials"]);
  const words = [...Object.values(instead), ...more].map((name) =>
    t(/** @type {any} */ (`tut-help-${name}`)),
  );
  ok(!/Wagner|carriage/u.test(words.join(" ")), words.join(" "));
  deepEqual(helpOf("glory", {}).instead, undefined);
});
