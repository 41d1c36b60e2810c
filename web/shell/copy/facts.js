import { engineService } from "../../core/engine/service.js";
import { isHidden } from "../../core/settings/house.js";
import { gameEntry, gameIds } from "../../games/index.js";
import { hasText, language, listed, t } from "../../i18n/index.js";
import { ruleText } from "../../table/words/rule-words.js";

/**
 * Printed facts in words. The engine lists them by place, `north/cities/halle/name`; here they stand together by part of a
 * game and by the thing that they are about.
 *
 * @typedef {import("../../core/engine/schema.gen.d.ts").Fact} Fact
 * @typedef {import("../../table/types.js").Printed} Printed
 * @typedef {{id: string, facts: Fact[]}} Item
 * @typedef {{id: string, items: Item[]}} Part
 * @typedef {import("../../core/settings/own-copy.js").Draft} Draft
 */

/** The forms in which rules of cards are written, by game. @type {Map<string, import("./rule-form.js").Forms>} */
export const forms = new Map();

/** What the games say of their own facts. @type {Map<string, Printed | undefined>} */
export const printed = new Map();

/** @param {string} place @returns {{file: string, part: string, item: string, aspect: string}} */
export function splitPlace(place) {
  const [file = "", part = "", ...steps] = place.split("/");
  // A road is named by its cities alone.
  const aspect = steps.length > 1 ? (steps.pop() ?? "") : part;
  // A number of tiles stands one step deeper, for each number of players.
  const item = steps.findLast((step) => step !== "count") ?? "";
  return { file, part: `${file}-${part}`, item, aspect };
}

/**
 * All facts, and with them the roads that only the draft has.
 *
 * @param {readonly Fact[]} facts
 * @param {Draft["changes"]} changes
 * @returns {Fact[]}
 */
export function withNew(facts, changes) {
  const known = new Set(facts.map(({ place }) => place));
  const added = Object.keys(changes).filter((place) => !known.has(place));
  return [...facts, ...added.map((place) => noRoad(place))];
}

/** @param {string} place @returns {Fact} that there is no such road */
export function noRoad(place) {
  return {
    place,
    kind: "switch",
    value: false,
    grade: "",
    low: 0,
    high: 0,
    least: 1,
    most: 1,
    choices: [],
    no: 0,
  };
}

/** @param {readonly Fact[]} facts @returns {Part[]} */
export function partsOf(facts) {
  /** @type {Map<string, Map<string, Fact[]>>} */
  const parts = new Map();
  for (const fact of facts) {
    const { part, item } = splitPlace(fact.place);
    const items = parts.get(part) ?? new Map();
    parts.set(part, items);
    items.set(item, [...(items.get(item) ?? []), fact]);
  }
  return [...parts].map(([id, items]) => ({
    id,
    items: [...items].map(([name, own]) => ({ id: name, facts: own })),
  }));
}

/** @param {Fact} fact @returns {boolean} whether it is our own invention */
export function isMade({ grade }) {
  return grade === "reconstruction";
}

/** The words of the facts of one game. */
export class Words {
  /** @param {readonly Fact[]} facts @param {Printed | undefined} printed what the game says of them @param {Draft["changes"]} changes */
  constructor(facts, printed, changes) {
    this.printed = printed;
    this.changes = changes;
    this.facts = new Map(facts.map((fact) => [fact.place, fact]));
  }

  /** @param {string} place of a fact @param {Draft["changes"]} [changes] by which it is named @returns {string} what it is about */
  item(place, changes = this.changes) {
    const { file, part, item } = splitPlace(place);
    if (part === `${file}-roads`) {
      const [a = "", b = ""] = item.split("-");
      return `${this.city(file, a)} – ${this.city(file, b)}`;
    }
    const [name, label] = ["name", "label"].map((aspect) =>
      this.facts.get(`${file}/${part.slice(file.length + 1)}/${item}/${aspect}`),
    );
    if (name) return textOf(changes[name.place] ?? name.value) || textOf(name.value);
    if (label) return t("copy-card", { no: String(label.no), text: this.told(label) });
    const written = `copy-item-${part}`;
    return (
      this.printed?.item(part, item) ??
      (hasText(written) ? t(/** @type {any} */ (written), { item }) : item)
    );
  }

  /** @param {Fact} fact in several languages @returns {string} what a game says there by now */
  told({ place, value }) {
    return this.printed?.text?.(place, this.changes) ?? textOf(this.changes[place] ?? value);
  }

  /** @param {Fact} fact in several languages @param {string} [id] of one @returns {boolean} whether it has a text of its own there */
  isOwn({ place, value }, id = language()) {
    const own = /** @type {any} */ (this.changes[place]);
    return own !== undefined && own[id] !== /** @type {any} */ (value)[id];
  }

  /** @param {string} file @param {string} id */
  city(file, id) {
    const place = `${file}/cities/${id}/name`;
    return String(this.changes[place] ?? this.facts.get(place)?.value ?? id);
  }

  /** @param {string} aspect @param {unknown} value a word of the data @returns {string} */
  word(aspect, value) {
    const written = `copy-word-${aspect}-${value}`;
    return (
      this.printed?.value(aspect, String(value)) ??
      (hasText(written) ? t(/** @type {any} */ (written)) : String(value))
    );
  }

  /** @param {string} place @returns {string} where it is, for one that no fact need have */
  where(place) {
    const { file, part, item } = splitPlace(place);
    const id = `copy-part-${file === "" ? "" : part}`;
    const name = hasText(id) ? t(/** @type {any} */ (id)) : "";
    return name ? [name, item].filter(Boolean).join(": ") : place;
  }

  /** @param {import("../../core/engine/schema.gen.d.ts").PatchProblem} problem @returns {string} what is wrong, and what could stand there */
  problem({ id, place, cities = [], ...numbers }) {
    if (place === "") return t(/** @type {any} */ (`copy-problem-${id === "name" ? "title" : id}`));
    const fact = this.facts.get(place);
    if (!fact || id === "place")
      return t(/** @type {any} */ (`copy-problem-${id}`), { ...numbers, place: this.where(place) });
    const limits = `copy-problem-value-${fact.kind}`;
    const said = id === "value" && hasText(limits) ? limits : `copy-problem-${id}`;
    const { aspect } = splitPlace(place);
    const value = String(this.changes[place] ?? fact.value);
    const named = { place: this.item(place, {}), aspect: this.word("aspect", aspect), value };
    const cut = { ...numbers, cities: listed(cities), count: cities.length };
    return t(/** @type {any} */ (said), /** @type {any} */ ({ ...fact, ...cut, ...named }));
  }

  /** @param {Fact} fact @param {unknown} value @returns {string} what stands there */
  value({ place, kind, value: ours }, value) {
    const { aspect } = splitPlace(place);
    if (value === null) return t("copy-none");
    if (kind === "switch") return this.word(aspect, value === true ? "yes" : "no");
    // What is corrected in one language only would look like ours in the other one.
    if (kind === "texts" && value && value !== ours) return othersOf(value, ours).join(" / ");
    if (kind === "texts") return textOf(value);
    if (kind === "choices" && Array.isArray(value))
      return value.map((one) => this.word(aspect, one)).join(", ") || t("copy-none");
    if (Array.isArray(value)) return value.join(kind === "grid" ? " / " : ", ");
    if (typeof value === "object") return ruleText(value);
    return kind === "text" || kind === "choice" ? this.word(aspect, value) : String(value);
  }
}

/** @param {object} value @param {unknown} ours @returns {string[]} in the languages in which it is another */
function othersOf(value, ours) {
  const texts = /** @type {Record<string, string>} */ (ours ?? {});
  const own = Object.entries(value).filter(([id, text]) => text !== texts[id]);
  return own.map(([id, text]) =>
    own.length > 1 || id === language()
      ? text
      : `${t(/** @type {"copy-language-de"} */ (`copy-language-${id}`))}: ${text}`,
  );
}

/** As it is typed: without marks around what was inserted. @param {string} text */
export const plain = (text) => text.replace(/[\u2066-\u2069]/gu, "").replace(/\s+/gu, " ");

/** @param {unknown} value a text, or one in several languages @returns {string} */
function textOf(value) {
  if (typeof value !== "object" || value === null) return String(value);
  const texts = /** @type {Record<string, string>} */ (value);
  return String(texts[language()] ?? Object.values(texts)[0]);
}

/**
 * The values that the facts of one kind have: a country is one of those that there are.
 *
 * @param {readonly Fact[]} facts
 * @param {string} place
 * @returns {string[]}
 */
export function usedValues(facts, place) {
  const { part, aspect } = splitPlace(place);
  const same = facts.filter((one) => {
    const split = splitPlace(one.place);
    return split.part === part && split.aspect === aspect;
  });
  return [...new Set(same.flatMap(({ value }) => (typeof value === "string" ? value : [])))].sort();
}

/** The games that are played in this house. */
export function shownGames() {
  return gameIds().filter((game) => !isHidden(game) && gameEntry(game)?.printed);
}

/** @param {readonly string[]} games @returns {Promise<Map<string, Fact[]>>} what can be corrected, by game */
export async function factsOf(games) {
  const facts = await Promise.all(games.map((game) => engineService.call("facts", { game })));
  for (const game of games) forms.set(game, await engineService.call("patchForms", { game }));
  return new Map(games.map((game, i) => [game, facts[i] ?? []]));
}
