import { ok } from "node:assert/strict";
import { test } from "node:test";
import { tables } from "spieltisch:rulebook";
import "../fakes/document.js";
import { openTexts, setLanguage, t } from "../../../web/i18n/index.js";
import { table } from "../../../web/shell/rules/blocks.js";
import { markup } from "../fakes/drawn.js";

/** @type {Record<"de" | "en", {all: RegExp, spent: RegExp, beads: RegExp}>} */
const SAID = {
  de: {
    all: /im ganzen Spiel/u,
    spent: /verbraucht/u,
    beads: /Charaktere, die Glassteine zählen/u,
  },
  en: { all: /in the whole game/u, spent: /used up/u, beads: /characters that count beads/u },
};

for (const language of /** @type {const} */ (["de", "en"])) {
  test(`${language}: the artist's workshop says that it helps once, and the rule book all that it does`, async () => {
    await openTexts("rules");
    await setLanguage(language);
    const { all, spent, beads } = SAID[language];
    const does = t("mur-special-kuenstlerwerkstatt-does", { scores: "no" });
    ok(all.test(does), does);
    for (const colour of ["none", "red"]) {
      const sale = t("mur-press-sell", { count: 1, colour, jokers: 1 });
      ok(spent.test(sale), sale);
    }
    const sold = { name: "Bert", count: 1, colour: "none", jokers: 1, gold: 5, bonus: 0 };
    ok(spent.test(t("mur-log-sold", sold)), t("mur-log-sold", sold));
    ok(beads.test(markup(table(tables.specials ?? {}, String))), "the rule book");
  });
}
