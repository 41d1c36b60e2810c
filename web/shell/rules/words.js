import { chapters } from "spieltisch:rulebook";
import { html } from "lit";
import { language, t } from "../../i18n/index.js";

/** @import { Words } from "spieltisch:rulebook" */

const KNOWN = new Set(
  chapters.flatMap(({ sections }) =>
    sections.flatMap(({ blocks }) => blocks.flatMap(({ ids }) => ids)),
  ),
);

/** What stands out in a text of the rule book: a lead in bold, and rules named by their ids. */
const MARKED = /\*\*(.+?)\*\*|\b([A-Z]{2}-(?:\d{3}|[A-Z]\d{2}))\b/gu;

/**
 * A text with its lead set in bold and its references as links.
 *
 * @template {string} const I
 * @param {I & import("../../i18n/ids.js").Written<I>} id
 */
export function words(id) {
  return inline(t(/** @type {import("../../i18n/ids.js").TextId} */ (id)));
}

/** @param {string} text @returns {unknown[]} */
export function inline(text) {
  /** @type {unknown[]} */
  const parts = [];
  let at = 0;
  for (const match of text.matchAll(MARKED)) {
    const [all, lead, rule] = match;
    parts.push(text.slice(at, match.index));
    parts.push(lead ? html`<strong>${lead}</strong>` : ruleLink(rule ?? ""));
    at = match.index + all.length;
  }
  return [...parts, text.slice(at)];
}

/** @param {string} rule */
function ruleLink(rule) {
  return KNOWN.has(rule) ? html`<a href="#/rules/${rule}">${rule}</a>` : rule;
}

/** In the language of the page. @param {Words} said @returns {string | number} */
export function plain(said) {
  if (typeof said !== "object") return said;
  if ("say" in said)
    return t(/** @type {import("../../i18n/ids.js").TextId} */ (said.say), said.args);
  // In English where the data file does not have it.
  return /** @type {Record<string, string | undefined>} */ (said)[language()] ?? said.en;
}
