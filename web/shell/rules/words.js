import { html } from "lit";
import { t } from "../../i18n/index.js";
import { places } from "./outline.js";

const KNOWN = places();

/** What stands out in a text of the rule book: a lead in bold, and rules named by their ids. */
const MARKED = /\*\*(.+?)\*\*|\b([A-Z]{2}-(?:\d{3}|[A-Z]\d{2}))\b/gu;

/**
 * A text with its lead set in bold and its references as links.
 *
 * @template {string} const I
 * @param {I & import("../../i18n/ids.js").Written<I>} id
 * @param {Record<string, string | number>} [args]
 */
export function words(id, args) {
  return inline(t(/** @type {import("../../i18n/ids.js").TextId} */ (id), args));
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

/**
 * Ids in short: "TT-301–303, TT-310".
 *
 * @param {readonly string[]} ids
 */
export function shortIds(ids) {
  /** @type {{letters: string, digits: number, from: number, to: number}[]} */
  const runs = [];
  for (const id of ids) {
    const [, letters = "", tail = ""] = /^(.*?)(\d+)$/.exec(id) ?? [];
    const number = Number(tail);
    const last = runs.at(-1);
    if (last?.letters === letters && last.to === number - 1) last.to = number;
    else runs.push({ letters, digits: tail.length, from: number, to: number });
  }
  return runs
    .map(({ letters, digits, from, to }, i) => {
      const padded = (/** @type {number} */ number) => String(number).padStart(digits, "0");
      const head = runs[i - 1]?.letters === letters ? "" : letters;
      return head + padded(from) + (to > from ? `–${padded(to)}` : "");
    })
    .join(", ");
}
