import { hasText, listed, t } from "../../i18n/index.js";

/**
 * The rules of cards in words, as far as these words reach (docs/murano-cards.md); what they do not reach is shown as it is
 * written.
 *
 * @typedef {Record<string, any>} Rule
 */

/** Numbers that the texts of effects name. */
const NUMBERS = "own other points ifBeadsProducedOrSold sales beads gold cards minimum".split(" ");

/** @param {Rule} rule @returns {string} */
export function ruleText(rule) {
  const { kind, points, parts, of, all } = rule;
  if (hasText(`copy-effect-${kind}`)) return effectText(rule);
  if (kind === "per") return perText(rule);
  if (kind === "sum" && Array.isArray(parts)) return listed(parts.map((part) => perText(part)));
  if (kind === "perKind" && Array.isArray(of))
    return t("copy-per-kind", { points: numberOf(points), what: terms(of) });
  if (kind === "if" && Array.isArray(all) && all.every(isTest))
    return t("copy-if", { points: numberOf(points), tests: listed(all.map(testText)) });
  return JSON.stringify(rule);
}

/** @param {Rule} part */
function perText(part) {
  return t("copy-per", { points: numberOf(part?.points), what: ruleTerm("each", part) });
}

/** @param {Rule} effect */
function effectText(effect) {
  const { kind, tile, tiles } = effect;
  const numbers = Object.fromEntries(NUMBERS.map((key) => [key, numberOf(effect[key] ?? 0)]));
  const known = [tile ?? tiles].flat().filter((one) => hasText(`copy-word-what-${one}`));
  const what = known.map((one) => t(/** @type {any} */ (`copy-word-what-${one}`)));
  const id = /** @type {import("../../i18n/ids.js").TextId} */ (`copy-effect-${kind}`);
  return t(id, { ...numbers, count: Number(tiles) || 0, what: listed(what) });
}

/** @param {Rule} test */
function testText(test) {
  const { test: id, of = [test], value, min } = test;
  const number = numberOf(value ?? min ?? 0);
  return t(/** @type {"copy-test-atLeast"} */ (`copy-test-${id}`), {
    number,
    count: of.length,
    what: terms(of, ["atLeast", "atMost"].includes(id) ? number : 0),
  });
}

/** A number that is being filled in may be none yet. @param {unknown} value @returns {number | string} */
const numberOf = (value) => (typeof value === "number" ? value : "?");

/** @param {readonly Rule[]} of @param {number | string} [number] */
const terms = (of, number) => listed(of.map((one) => ruleTerm("many", one, number)));

/** What is counted, each of it or so many. @param {"each" | "many"} form @param {Rule} counted @param {number | string} [number] */
export function ruleTerm(form, counted, number = 0) {
  const { what = "", colour = "any", owner = "any" } = counted ?? {};
  return t(`copy-term-${form}`, {
    number,
    what: String(what),
    colour: String(colour),
    owner: String(owner),
  });
}

/** @param {Rule | null | undefined} test */
function isTest(test) {
  const { test: id, of, what } = test ?? {};
  return hasText(`copy-test-${id}`) && (Array.isArray(of) || typeof what === "string");
}
