import { html, nothing } from "lit";
import { language, t } from "../../i18n/index.js";
import { lineField, picker } from "../../ui/fields.js";
import { plain, splitPlace, usedValues } from "./facts.js";
import { numberOf, ruleForm } from "./rule-form.js";

/**
 * Fields for what is printed, one for each kind of fact (`patch/facts.py`); a switch is only turned. What cannot be read as its kind is handed on as it was
 * typed: the engine judges it. Each key is taken at once: what is drawn anew when a field is left would swallow the tap that leaves it.
 *
 * @typedef {import("./facts.js").Fact} Fact
 * @typedef {import("./facts.js").Words} Words
 * @typedef {object} Asked
 * @property {Fact} fact
 * @property {any} value what stands there now
 * @property {Words} words
 * @property {readonly Fact[]} facts all of the game
 * @property {import("./rule-form.js").Forms} forms of rules
 * @property {(value: unknown) => void} change
 */

/** What a text in several languages is called in its fields. */
const LANGUAGES = /** @type {const} */ (["de", "en"]);

/** @type {Record<string, (asked: Asked) => unknown>} */
const FIELDS = {
  text: (asked) =>
    asked.fact.place.endsWith("/country")
      ? country(asked)
      : line(asked, String(asked.value), (text) => text.trim()),
  texts: (asked) => LANGUAGES.map((id) => textIn(asked, id)),
  number: (asked) => line(asked, String(asked.value), numberOf, undefined, "numeric"),
  numbers: (asked) => line(asked, [asked.value].flat().join(" "), numbersOf, t("copy-numbers")),
  choice: (asked) => selection(asked, asked.fact.choices, String(asked.value), asked.change),
  choices,
  grid,
  rule: ruleForm,
};

/** @param {Asked} asked */
export function field(asked) {
  return html`<div class="field">${FIELDS[asked.fact.kind]?.(asked) ?? nothing}</div>`;
}

/** What stands somewhere: drawn if it is a plan of cells, else in words. @param {Words} words @param {Fact} fact @param {unknown} value */
export function said(words, fact, value) {
  if (fact.kind !== "grid" || !Array.isArray(value)) return words.value(fact, value);
  return html`<span class="plan" role="img" aria-label=${words.value(fact, value)}>
    ${value.map((line) => html`<span>${[...String(line)].map((cell) => html`<i class="cell" data-cell=${cell}></i>`)}</span>`)}
  </span>`;
}

/**
 * A text in one language, beginning with what a card says now. What its other rule is in words is known in the language of the
 * page only: the field of another one is empty until it has a text.
 *
 * @param {Asked} asked
 * @param {"de" | "en"} id
 */
function textIn(asked, id) {
  const { fact, value, words } = asked;
  const ours = /** @type {any} */ (fact.value)[id];
  const isRuled = fact.place.replace(/[^/]+$/u, "rule") in words.changes;
  const now = id === language() ? plain(words.told(fact)) : isRuled ? "" : ours;
  const left = now ? "" : ours;
  const read = (/** @type {string} */ text) => ({ ...value, [id]: text.trim() || left });
  return line(asked, words.isOwn(fact, id) ? value[id] : now, read, t(`copy-language-${id}`));
}

/** @param {string} text @returns {unknown} the numbers in it @internal */
export function numbersOf(text) {
  const found = (text.match(/[^\s,;]+/gu) ?? []).map(numberOf);
  return found.every((one) => typeof one === "number") ? found : text;
}

/**
 * @param {Asked} asked
 * @param {string} text
 * @param {(text: string) => unknown} read
 * @param {string} [name] what is asked, if that is not plain from the fact
 * @param {"text" | "numeric"} [mode]
 */
function line({ fact, words, change }, text, read, name, mode = "text") {
  const said = name ?? html`<span class="visually-hidden">${words.item(fact.place)}</span>`;
  const look = { part: "copy-field", mode, most: 200 };
  return lineField(said, text, (typed) => change(read(typed)), look);
}

/**
 * @param {Asked} asked
 * @param {readonly string[]} values
 * @param {string} value
 * @param {(value: string) => void} change
 */
function selection({ fact, words }, values, value, change) {
  const { aspect } = splitPlace(fact.place);
  const all = values.includes(value) ? values : [value, ...values];
  const name = html`<span class="visually-hidden">${words.word("aspect", aspect)}</span>`;
  const wordsOf = (/** @type {string} */ one) =>
    one === "" ? t("copy-none") : words.word(aspect, one);
  return picker(name, all, value, wordsOf, change, { part: "copy-field" });
}

/** @param {Asked} asked */
function country(asked) {
  const { fact, facts, value, change } = asked;
  const values = usedValues(facts, fact.place);
  return selection(asked, values, String(value ?? ""), (chosen) => change(chosen || null));
}

/** Any of several. @param {Asked} asked */
function choices({ fact, value, words, change }) {
  const now = Array.isArray(value) ? value : [];
  const { item, aspect } = splitPlace(fact.place);
  // No way leads from a town to itself.
  const others = fact.choices.filter((id) => id !== item);
  return html`<div class="toggles" role="group" aria-label=${words.word("aspect", aspect)}>
    ${others.map(
      (id) =>
        html`<button type="button" class="button quiet" aria-pressed=${now.includes(id)} data-part="copy-toggle" data-id=${id}
          @click=${() => change(toggled(fact, now, id))}>${words.word(aspect, id)}</button>`,
    )}
  </div>`;
}

/**
 * @param {Fact} fact
 * @param {readonly unknown[]} ids that are chosen
 * @param {string} id
 * @returns {unknown[]} them without it, or with it, in our order: the same ids are the same list
 */
export function toggled({ value, choices }, ids, id) {
  const all = new Set([...(Array.isArray(value) ? value : []), ...choices]);
  return [...all].filter((one) => ids.includes(one) !== (one === id));
}

/** The cells of an island: each press makes another of one. @param {Asked} asked */
function grid({ fact, value, words, change }) {
  const lines = /** @type {string[]} */ (Array.isArray(value) ? value : fact.value);
  const { choices } = fact;
  const press = (/** @type {number} */ y, /** @type {number} */ x) => {
    const next = choices[(choices.indexOf(lines[y]?.[x] ?? "") + 1) % choices.length] ?? "";
    change(lines.map((one, i) => (i === y ? one.slice(0, x) + next + one.slice(x + 1) : one)));
  };
  return html`<p class="soft">${t("copy-cells-help")}</p><div class="grid">
    ${lines.map(
      (one, y) =>
        html`<div>
          ${[...one].map(
            (cell, x) => html`<button
              type="button"
              class="cell"
              data-part="copy-cell"
              data-cell=${cell}
              aria-label=${t("copy-cell", { row: y + 1, column: x + 1, what: words.word("cell", cell === "." ? "none" : cell) })}
              @click=${() => press(y, x)}
            >
              ${cell === "." ? "" : cell}
            </button>`,
          )}
        </div>`,
    )}
  </div>`;
}
