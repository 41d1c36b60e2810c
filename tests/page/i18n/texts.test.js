import { deepEqual, equal, ok } from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import {
  addTexts,
  browserLanguage,
  hasText,
  language,
  onLanguage,
  setLanguage,
  t,
} from "../../../web/i18n/index.js";
import { root } from "../fakes/document.js";

const TEXTS = new URL("../../../web/i18n/", import.meta.url);
const FILES = filesOf("de");

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

test("both languages have the same files", () => {
  ok(FILES.length > 10);
  deepEqual(filesOf("en"), FILES);
});

for (const name of FILES) {
  describe(name, () => {
    const [german, english] = [sourceOf("de", name), sourceOf("en", name)];

    test("has the same texts in both languages, and none twice", () => {
      const ids = idsIn(german);
      ok(ids.length > 10);
      deepEqual(idsIn(english), ids);
      deepEqual([...new Set(ids)], ids);
    });

    test("can be read to its end, nothing in it is skipped", () => {
      for (const [one, source] of [
        ["de", german],
        ["en", english],
      ]) {
        const bundle = new FluentBundle(one ?? "");
        const resource = new FluentResource(source ?? "");
        deepEqual(bundle.addResource(resource), []);
        deepEqual(resource.body.map(({ id }) => id).sort(), idsIn(source ?? ""));
      }
    });

    test("inserts the same in both languages", () => {
      const inEnglish = variablesIn(english);
      for (const [id, names] of variablesIn(german)) deepEqual(inEnglish.get(id), names, id);
    });
  });
}

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
    equal(speaks(["fr-FR"]), "en");
    equal(speaks([]), "en");
  });

  test("changes at once, and everybody hears of it", () => {
    setLanguage("en");
    /** @type {string[]} */
    const heard = [];
    const stop = onLanguage((next) => heard.push(next));
    setLanguage("de");
    setLanguage("de");
    equal(t("cancel"), "Abbrechen");
    stop();
    setLanguage("en");
    equal(t("cancel"), "Cancel");
    deepEqual(heard, ["de"]);
    deepEqual([root.lang, language()], ["en", "en"]);
  });

  test("a name keeps to itself in a text, and a text that nobody wrote is its id", () => {
    addTexts({ de: ["greeting = Hallo { $name }!"], en: ["greeting = Hello { $name }!"] });
    ok(hasText("greeting"));
    equal(t("greeting", { name: "&lt;b&gt; {$name}" }), "Hello \u2068&lt;b&gt; {$name}\u2069!");
    ok(!hasText("no-such-text"));
    equal(t("no-such-text"), "no-such-text");
  });
});
