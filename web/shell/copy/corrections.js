import { before, data } from "spieltisch:printed";
import { html, nothing } from "lit";
import { engineService } from "../../core/engine/service.js";
import { copyName, draftOf } from "../../core/settings/own-copy.js";
import { gameEntry } from "../../games/index.js";
import { openTexts, t } from "../../i18n/index.js";
import { effective, patched } from "../../table/patch.js";
import { ruleText } from "../../table/words/rule-words.js";
import { linkTo } from "./exchange.js";
import { splitPlace, Words, withNew } from "./facts.js";
import { findingsOf } from "./findings.js";
import { tablesOf } from "./tables.js";

/**
 * What the rule book shows of data.
 *
 * @typedef {object} Book
 * @property {import("spieltisch:rulebook").Tables} tables
 * @property {import("spieltisch:rulebook").Findings} findings
 * @property {(rule: object) => string} ruled a card's rule in words
 * @property {string} name of the corrections, empty for our own data
 * @property {unknown} corrections what is otherwise than in the box
 */

/**
 * The book of a game that has corrected our data.
 *
 * @param {string} game
 * @param {{patch?: string, revision?: string}} options
 * @returns {Promise<() => Book>} in the language of the page
 */
export async function bookOf(game, options) {
  const text = effective(options, before[game] ?? []);
  const all = text ? JSON.parse(text).changes : {};
  const { changes } = options.patch ? JSON.parse(options.patch) : { changes: {} };
  const name = copyName(options);
  const link = name && (await linkTo(game, JSON.stringify({ name, changes })));
  const [facts, printed] = await Promise.all([
    engineService.call("facts", { game }).catch(() => []),
    gameEntry(game)?.printed?.(),
    openTexts("copy"),
  ]);
  const same = new Set(draftOf(game).same);
  const known = facts.flatMap((/** @type {import("./facts.js").Fact} */ { place }) =>
    same.has(place) && !(place in all) ? place : [],
  );
  // A corrected road says so itself, and a number of tiles has no provenance of its own.
  const marks = [...Object.keys(all), ...known]
    .filter((place) => !/\/(?:roads|count)\//u.test(place))
    .map((place) => [`${place}Provenance`, place in all ? "corrected" : "confirmed"]);
  const patch = JSON.stringify({ changes: { ...all, ...Object.fromEntries(marks) } });
  const files = Object.entries(data).map(([name, file]) => [name, patched(file, name, patch)]);
  const book = /** @type {typeof data} */ (Object.fromEntries(files));
  const own = withNew(facts, changes);
  const words = new Words(own, printed, changes);
  return () => ({
    tables: tablesOf(book),
    findings: findingsOf(book),
    ruled: ruleText,
    name,
    corrections: name ? corrections(name, own, changes, words, link) : nothing,
  });
}

/** @param {string} name @param {readonly import("./facts.js").Fact[]} facts @param {Record<string, unknown>} changes @param {Words} words @param {string | null} link to compare it */
function corrections(name, facts, changes, words, link) {
  return html`<section class="corrections" aria-labelledby="corrections" data-part="rules-corrections">
    <h2 id="corrections">${t("copy-corrections", { name })}</h2>
    <p>${t("copy-corrections-about")} ${link ? html`<a href=${link} data-part="rules-compare">${t("copy-corrections-compare")}</a>` : nothing}</p>
    <ul>
      ${facts
        .filter(({ place }) => place in changes)
        .map(
          (fact) => html`<li data-place=${fact.place}>
            ${words.item(fact.place)} (${words.word("aspect", splitPlace(fact.place).aspect)}):
            <s>${words.value(fact, fact.value)}</s> <strong>${words.value(fact, changes[fact.place])}</strong>
          </li>`,
        )}
    </ul>
  </section>`;
}
