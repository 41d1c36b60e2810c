import { deepEqual, equal, ok } from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import {
  addTexts,
  hasText,
  language,
  onLanguage,
  setLanguage,
  t,
} from "../../../web/i18n/index.js";
import { browserLanguage, LANGUAGE_IDS, LANGUAGES } from "../../../web/i18n/languages.js";
import { consoleLines } from "../fakes/console.js";
import { root } from "../fakes/document.js";

const TEXTS = new URL("../../../web/i18n/", import.meta.url);
const FILES = filesOf("en");

/** @param {string} one */
function filesOf(one) {
  return readdirSync(new URL(`${one}/`, TEXTS)).filter((name) => name.endsWith(".ftl"));
}

/** @param {string} one @param {string} name */
function sourceOf(one, name) {
  return readFileSync(new URL(`${one}/${name}`, TEXTS), "utf8");
}

/** Ids of a file as it is written, those of terms too. @param {string} source */
function idsIn(source) {
  return [...source.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gmu)].map(([, id]) => id ?? "").sort();
}

/** The text of every id, with what is inserted. @param {string} source @returns {Map<string, string[]>} */
function variablesIn(source) {
  const entries = source.split(/^(?=-?[a-zA-Z][\w-]* *=)/mu);
  return new Map(
    entries.flatMap((entry) => {
      const [id] = idsIn(entry);
      const names = [...entry.matchAll(/\{[^{}"]*?\$([\w-]+)/gu)].map(([, name]) => name ?? "");
      return id ? [/** @type {[string, string[]]} */ ([id, [...new Set(names)].sort()])] : [];
    }),
  );
}

/** Languages that have to have everything. */
const WHOLE = LANGUAGE_IDS.filter((one) => !LANGUAGES[one].unfinished);

test("all languages have the same files, and an unfinished one no others", () => {
  ok(FILES.length > 10);
  for (const one of WHOLE) deepEqual(filesOf(one), FILES, one);
  for (const one of LANGUAGE_IDS)
    deepEqual(
      filesOf(one).filter((name) => !FILES.includes(name)),
      [],
    );
});

test("every file is in one set of those that are loaded together", () => {
  const sets = JSON.parse(readFileSync(new URL("sets.json", TEXTS), "utf8"));
  deepEqual(
    Object.values(sets).flat().sort(),
    FILES.map((name) => name.replace(".ftl", "")).sort(),
  );
});

for (const name of FILES) {
  describe(name, () => {
    const english = sourceOf("en", name);
    const others = LANGUAGE_IDS.filter((one) => filesOf(one).includes(name));

    test("has the same texts in all languages, and none twice", () => {
      const ids = idsIn(english);
      ok(ids.length > 10);
      deepEqual([...new Set(ids)], ids);
      for (const one of others) {
        const own = idsIn(sourceOf(one, name));
        if (WHOLE.includes(one)) deepEqual(own, ids);
        else
          deepEqual(
            own.filter((id) => !ids.includes(id)),
            [],
          );
      }
    });

    test("can be read to its end, nothing in it is skipped", () => {
      for (const one of others) {
        const source = sourceOf(one, name);
        const resource = new FluentResource(source);
        deepEqual(new FluentBundle(one).addResource(resource), []);
        deepEqual(resource.body.map(({ id }) => id).sort(), idsIn(source));
      }
    });

    test("inserts the same in all languages", () => {
      const inEnglish = variablesIn(english);
      for (const one of others) {
        for (const [id, names] of variablesIn(sourceOf(one, name)))
          deepEqual(inEnglish.get(id), names, id);
      }
    });
  });
}

/** Also texts that the page does not have. */
const tell = /** @type {(id: string, args: Record<string, string>) => string} */ (
  /** @type {unknown} */ (t)
);

test("no text is in two files", () => {
  const ids = FILES.flatMap((name) => idsIn(sourceOf("en", name)));
  deepEqual(
    ids.filter((id, place) => ids.indexOf(id) !== place),
    [],
  );
});

describe("the language of the page", () => {
  /** @param {string[]} languages */
  function speaks(languages) {
    Object.defineProperty(globalThis, "navigator", { value: { languages }, configurable: true });
    return browserLanguage();
  }

  test("is the first one of the browser that the page has, and English for all others", () => {
    equal(speaks(["de-AT", "en"]), "de");
    equal(speaks(["de"]), "de");
    equal(speaks(["en-US", "de"]), "en");
    equal(speaks(["nl-NL"]), "en");
    equal(speaks([]), "en");
  });

  test("changes at once where its words are there, and everybody hears of it", () => {
    void setLanguage("en");
    /** @type {string[]} */
    const heard = [];
    const stop = onLanguage((next) => heard.push(next));
    void setLanguage("de");
    void setLanguage("de");
    equal(t("cancel"), "Abbrechen");
    stop();
    void setLanguage("en");
    equal(t("cancel"), "Cancel");
    deepEqual(heard, ["de"]);
    deepEqual([root.lang, language()], ["en", "en"]);
  });

  test("a name keeps to itself in a text", () => {
    addTexts({ de: ["greeting = Hallo { $name }!"], en: ["greeting = Hello { $name }!"] });
    ok(hasText("greeting"));
    equal(tell("greeting", { name: "&lt;b&gt; {$name}" }), "Hello \u2068&lt;b&gt; {$name}\u2069!");
  });
});

describe("words that are loaded", () => {
  /** The module as a page begins with it: it has no words yet. @returns {Promise<typeof import("../../../web/i18n/index.js")>} */
  function atStart() {
    pages += 1;
    return import(`../../../web/i18n/index.js?${pages}`);
  }
  let pages = 0;

  /** What is reported. */
  const reports = consoleLines("error");

  test("come with the language that is chosen, and with no other", async () => {
    const page = await atStart();
    await page.setLanguage("de");
    equal(page.t("cancel"), "Abbrechen");
    equal(page.loadTexts("de"), null);
    ok(page.loadTexts("en"));
  });

  test("of a game that is opened come in this language, and in the next one", async () => {
    const page = await atStart();
    await page.setLanguage("de");
    ok(!page.hasText("mur-action-gold"));
    const change = page.setLanguage("en");
    await Promise.all([change, page.openTexts("murano")]);
    ok(page.hasText("mur-action-gold"));
    equal(page.loadTexts("en"), null);
  });

  test("the language that was chosen last is spoken, whichever comes first", async () => {
    const page = await atStart();
    await Promise.all([page.setLanguage("de"), page.setLanguage("en")]);
    equal(page.language(), "en");
    deepEqual(reports, []);
  });

  test("a text that a language lacks is told in English, and reported once", async () => {
    const page = await atStart();
    await page.setLanguage("de");
    page.addTexts({ en: ["only-english = Only here"] });
    const said = /** @type {(id: string) => string} */ (page.t);
    equal(said("only-english"), "Only here");
    said("only-english");
    deepEqual(reports, ["The text only-english is missing in the language de."]);
  });

  test("a text that English has is fetched where the language lacks it", async () => {
    const page = await atStart();
    await page.setLanguage("de");
    const told = new Promise((resolve) => page.onLanguage(resolve));
    page.t(/** @type {any} */ ("no-such-text"));
    await told;
    equal(page.loadTexts("en"), null);
    equal(page.t(/** @type {any} */ ("no-such-text")), "no-such-text");
    equal(reports.length, 1);
  });
});

test("one of a kind is told as one, in each language", () => {
  const one = {
    name: "Anna",
    count: 1,
    points: 1,
    hand: 1,
    supply: 2,
    card: "Dux",
    island: "Murano",
  };
  const before = language();
  for (const each of LANGUAGE_IDS) {
    setLanguage(each);
    for (const id of ["mur-log-unused", "mur-log-scored", "mur-log-looked", "mur-own-gondoliers"]) {
      const words = t(/** @type {any} */ (id), one).replace(/[\u2068\u2069]/g, "");
      ok(
        !/\b1 (\S+ )?(gondoliers|points|characters|Gondolieri|Punkte|Charaktere)\b/.test(words),
        words,
      );
    }
  }
  setLanguage(before);
});
