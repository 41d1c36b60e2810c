import { html } from "lit";
import { hasText, t } from "../../i18n/index.js";

/** @import { Chapter } from "spieltisch:rulebook" */

/** With fewer letters almost everything is found. */
const SHORTEST_QUERY = 2;
/** More than these nobody reads through. */
const MOST_HITS = 40;
/** Letters that are shown before what was found. */
const LEAD_IN = 40;
const LONGEST_EXCERPT = 120;

/** @typedef {{rule: string, section: string, text: string, at: number, length: number}} Hit `at`: where in the text the words stand */

/** Small letters without their accents, each in its place. @param {string} text */
function plain(text) {
  const letters = text.split("").map((letter) => letter.normalize("NFD").charAt(0));
  return letters.join("").toLowerCase();
}

/**
 * Where some words stand in the rule book, or a rule by its number.
 *
 * @param {readonly Chapter[]} chapters
 * @param {string} words as they were typed
 * @returns {Hit[]} in the order of the book; none for too short a word
 */
export function hitsOf(chapters, words) {
  const wanted = plain(words.trim());
  if (wanted.length < SHORTEST_QUERY) return [];
  const hits = chapters.flatMap(({ id, sections }) =>
    sections.flatMap((section) =>
      section.blocks.flatMap(({ ids: [rule = "", ...more] }) => {
        const name = `rules-${rule}`;
        if (!hasText(name)) return [];
        const text = t(name).replaceAll("**", "");
        const at = plain(text).indexOf(wanted);
        const isNamed = [rule, ...more].some((one) => plain(one) === wanted);
        if (at < 0 && !isNamed) return [];
        const found = at < 0 ? { at: 0, length: 0 } : { at, length: wanted.length };
        return { rule, section: `rules-${id}-${section.id}`, text, ...found };
      }),
    ),
  );
  return hits.slice(0, MOST_HITS);
}

/**
 * What was found, as links to its places.
 *
 * @param {readonly Hit[]} hits
 */
export function hitList(hits) {
  if (hits.length === 0)
    return html`<p class="legend" role="status">${t("rules-search-nothing")}</p>`;
  return html`<ol class="hits" data-part="rules-hits">
    ${hits.map(({ rule, section, text, at, length }) => {
      const from = at > LEAD_IN ? text.lastIndexOf(" ", at - LEAD_IN / 2) + 1 : 0;
      const end = at + length;
      const cut = text.length > from + LONGEST_EXCERPT;
      const to = cut ? Math.max(end, text.lastIndexOf(" ", from + LONGEST_EXCERPT)) : text.length;
      return html`<li>
        <a href="#/rules/${rule}">
          <b>${t(/** @type {import("../../i18n/ids.js").TextId} */ (section))}</b>
          ${from > 0 ? "… " : ""}${text.slice(from, at)}<mark>${text.slice(at, end)}</mark>${text.slice(end, to)}${cut ? " …" : ""}
        </a>
      </li>`;
    })}
  </ol>`;
}
