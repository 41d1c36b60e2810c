import { listed, t } from "../../i18n/index.js";

/**
 * The rules of cards in words, as far as these words reach (docs/murano-cards.md); what they do not reach is shown as it is
 * written.
 *
 * @typedef {Record<string, any>} Rule
 * @typedef {(key: string, word: unknown) => string} Word what a word of the data means
 */

/** What a test says of a sum, of each of some things, and of one thing. */
const TESTS = ["atLeast", "atMost", "each", "equal", "most", "sole"];
/** What special buildings do. */
const EFFECTS = [
  "gondolierPrice",
  "pointsNow",
  "pointsAfterAction",
  "shipMayPass",
  "jokerBead",
  "actionGold",
  "characterCardsSeen",
  "characterDiscount",
  "choicePrice",
  "shipDiscount",
  "actionBonus",
  "saleBonus",
  "buildLimit",
  "pointsPerBuilt",
];

/** @param {Rule} rule @param {Word} word @returns {string} */
export function ruleText(rule, word) {
  const { kind, points, parts, of, all } = rule;
  if (EFFECTS.includes(kind)) return effectText(rule, word);
  if (kind === "per")
    return t("copy-per", { points: numberOf(points), what: ruleTerm(rule, word) });
  if (kind === "sum" && Array.isArray(parts))
    return parts
      .map((part) =>
        t("copy-per", { points: numberOf(part?.points), what: ruleTerm(part ?? {}, word) }),
      )
      .join(" + ");
  if (kind === "perKind" && Array.isArray(of))
    return t("copy-per-kind", {
      points: numberOf(points),
      what: listed(of.map((one) => ruleTerm(one ?? {}, word))),
    });
  if (kind === "if" && Array.isArray(all) && all.every(isTest))
    return t("copy-if", {
      points: numberOf(points),
      tests: listed(all.map((test) => testText(test, word))),
    });
  return JSON.stringify(rule);
}

/** @param {Rule} effect @param {Word} word */
function effectText(effect, word) {
  const { kind, tile, tiles } = effect;
  const numbers = Object.fromEntries(
    [
      "own",
      "other",
      "points",
      "ifBeadsProducedOrSold",
      "sales",
      "beads",
      "gold",
      "cards",
      "minimum",
    ].map((key) => [key, numberOf(effect[key] ?? 0)]),
  );
  const what = [tile ?? tiles].flat().map((one) => word("what", one));
  const id = /** @type {import("../../i18n/ids.js").TextId} */ (`copy-effect-${kind}`);
  return t(id, { ...numbers, count: Number(tiles) || 0, what: listed(what) });
}

/** @param {Rule} test @param {Word} word */
function testText(test, word) {
  const { test: id, of = [test], value, min } = test;
  return t(/** @type {"copy-test-each"} */ (`copy-test-${id}`), {
    number: numberOf(value ?? min ?? 0),
    what: listed(of.map((/** @type {Rule} */ one) => ruleTerm(one, word))),
  });
}

/** A number that is being filled in may be none yet. @param {unknown} value @returns {number | string} */
const numberOf = (value) => (typeof value === "number" ? value : "?");

/** What is counted. @param {Rule} counted @param {Word} word */
export function ruleTerm(counted, word) {
  const which = ["colour", "owner"].flatMap((key) =>
    key in counted ? word(key, counted[key]) : [],
  );
  return word("what", counted.what) + (which.length > 0 ? ` (${which.join(", ")})` : "");
}

/** @param {unknown} value @returns {value is Rule} */
function isRule(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param {unknown} test */
function isTest(test) {
  if (!isRule(test) || !TESTS.some((id) => id === test.test)) return false;
  return ["most", "sole"].includes(test.test)
    ? typeof test.what === "string"
    : Array.isArray(test.of) && test.of.every(isRule);
}

/** @param {unknown} value @returns {string} the same text for the same data, in whichever order its keys came */
export function written(value) {
  return JSON.stringify(value, (_, one) =>
    typeof one === "object" && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort())
      : one,
  );
}
