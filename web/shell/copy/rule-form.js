import { html, nothing } from "lit";
import { isObject, parsed } from "../../core/storage/loose.js";
import { t } from "../../i18n/index.js";
import { lineField, picker, tick } from "../../ui/fields.js";
import { button } from "../../ui/icons.js";
import { fieldValue } from "../../ui/reactive.js";
import { splitPlace } from "./facts.js";

/**
 * The rule of a card, filled in by words: the engine says which of them go together (`cards/forms.py`). What they do not reach
 * is written as data.
 *
 * @typedef {import("./fields.js").Asked} Asked
 * @typedef {import("../../table/words/rule-words.js").Rule} Rule
 * @typedef {unknown} Part what stands at a key of a form
 * @typedef {{by: string, words: Record<string, Record<string, Part>>}} Form
 * @typedef {Record<string, Form>} Forms
 */

/** Most things of a list. */
const MOST = 6;
const NUMBER = "number";
/** The key of a form whose keys stand in the same object. */
const WITH = "";

/** @param {Asked} asked */
export function ruleForm(asked) {
  const { value, change, fact, forms } = asked;
  const name = splitPlace(fact.place).aspect;
  const write = (/** @type {Event} */ event) =>
    change(parsed(fieldValue(event)) ?? fieldValue(event));
  const fits = isObject(value) && wordOf(forms, name, value) !== undefined;
  return html`${name in forms ? thing(asked, name, isObject(value) ? value : {}, change) : nothing}
    <details ?open=${!fits}>
      <summary>${t("copy-written")}</summary>
      <label
        >${t("copy-written-help")}
        <textarea
          rows="4"
          data-part="copy-json"
          spellcheck="false"
          autocomplete="off"
          .value=${typeof value === "string" ? value : JSON.stringify(value)}
          @change=${write}
        ></textarea>
      </label>
    </details>`;
}

/**
 * What a form becomes when a word is chosen: what was there stays where it still fits.
 *
 * @param {Forms} forms
 * @param {string} name
 * @param {Rule} [old]
 * @param {string} [word] without it the old one, else the first
 * @returns {Rule}
 * @internal
 */
export function filled(forms, name, old = {}, word = wordOf(forms, name, old)) {
  const { by = "", words = {} } = forms[name] ?? {};
  const chosen = word ?? Object.keys(words)[0] ?? "";
  /** @type {Rule} */
  let made = by ? { [by]: chosen } : {};
  for (const [key, part] of Object.entries(words[chosen] ?? {})) {
    const value = key === WITH ? undefined : partOf(forms, part, old[key]);
    if (key === WITH) made = { ...made, ...filled(forms, String(part), old) };
    else if (value !== undefined) made[key] = value;
  }
  return made;
}

/** @param {Forms} forms @param {any} part @param {any} old @returns {unknown} */
function partOf(forms, part, old) {
  if (part === NUMBER) return old === undefined || typeof old === "object" ? 1 : old;
  if (Array.isArray(part)) return part.includes(old) ? old : part[0] || undefined;
  if (part.many) return Array.isArray(old) ? old : part.many;
  if (part.each) return Array.isArray(old) && old.length > 0 ? old : [filled(forms, part.each)];
  return part;
}

/** @param {Forms} forms @param {string} name @param {Rule} value @returns {string | undefined} the word that is chosen there */
function wordOf(forms, name, value) {
  const { by = "", words = {} } = forms[name] ?? {};
  const word = by ? value[by] : "";
  return Object.hasOwn(words, word) ? word : undefined;
}

/**
 * @param {Asked} asked
 * @param {string} name of a form
 * @param {Rule} value what is filled in, and perhaps more
 * @param {(value: Rule) => void} change told its own keys
 * @returns {unknown}
 */
function thing(asked, name, value, change) {
  const { forms } = asked;
  const { by = "", words = {} } = forms[name] ?? {};
  const word = wordOf(forms, name, value);
  const set =
    (/** @type {string} */ key, /** @type {Part} */ part) => (/** @type {unknown} */ one) => {
      const { [key]: _, ...rest } = filled(forms, name, value);
      change(one === "" && part !== NUMBER ? rest : { ...rest, [key]: one });
    };
  const turn = (/** @type {string} */ to) => change(filled(forms, name, value, to));
  return html`${by ? selection(asked, by, [...(word === undefined ? [""] : []), ...Object.keys(words)], word ?? "", turn) : nothing}
    ${Object.entries(words[word ?? ""] ?? {}).map(([key, part]) =>
      key === WITH
        ? thing(asked, String(part), value, (inner) =>
            change(withInner(forms, name, String(part), value, inner)),
          )
        : field(asked, key, part, value[key], set(key, part)),
    )}`;
}

/**
 * What a form becomes when another one changes whose keys stand in the same object: a key that this leaves out goes.
 *
 * @param {Forms} forms
 * @param {string} name
 * @param {string} innerName
 * @param {Rule} value
 * @param {Rule} inner
 * @returns {Rule}
 * @internal
 */
export function withInner(forms, name, innerName, value, inner) {
  const old = filled(forms, innerName, value);
  const others = Object.entries(value).filter(([key]) => !(key in old));
  return { ...filled(forms, name, { ...Object.fromEntries(others), ...inner }), ...inner };
}

/** @param {Asked} asked @param {string} key @param {any} part @param {any} value @param {(value: unknown) => void} change */
function field(asked, key, part, value, change) {
  if (part === NUMBER) return number(asked, key, value, change);
  if (Array.isArray(part))
    return part.length > 1 ? selection(asked, key, part, value ?? "", change) : nothing;
  if (part.many) return ticks(asked, part.many, value, change);
  if (part.each) return list(asked, part.each, Array.isArray(value) ? value : [], change);
  return nothing;
}

/** @param {Asked} asked @param {string} name @param {Rule[]} all @param {(all: Rule[]) => void} change */
function list(asked, name, all, change) {
  const replace = (/** @type {number} */ at, /** @type {Rule[]} */ ...by) =>
    change([...all.slice(0, at), ...by, ...all.slice(at + 1)]);
  return html`<ul class="terms">
    ${all.map(
      (one, at) => html`<li class="term">
        ${thing(asked, name, isObject(one) ? one : {}, (to) => replace(at, to))}
        ${all.length > 1 ? button(t("copy-less"), () => replace(at), { part: "copy-less", look: "quiet" }) : nothing}
      </li>`,
    )}
    ${all.length < MOST ? html`<li>${button(t(name === "test" ? "copy-more-tests" : "copy-more"), () => replace(all.length, filled(asked.forms, name)), { part: "copy-more", look: "quiet" })}</li>` : nothing}
  </ul>`;
}

/** @param {Asked} asked @param {readonly string[]} words @param {unknown} value @param {(value: string[]) => void} change */
function ticks({ words: said }, words, value, change) {
  const now = Array.isArray(value) ? value : [];
  return words.map((word) => {
    const turn = (/** @type {boolean} */ isOn) =>
      change(words.filter((one) => (one === word ? isOn : now.includes(one))));
    const look = { part: "copy-field", key: word };
    return tick(said.word("what", word), now.includes(word), turn, look);
  });
}

/**
 * @param {Asked} asked
 * @param {string} key
 * @param {readonly string[]} values
 * @param {string} value
 * @param {(value: string) => void} change
 */
function selection({ words }, key, values, value, change) {
  const kind = key === "tile" ? "what" : key;
  const wordsOf = (/** @type {string} */ one) =>
    one === "" ? t("copy-any") : words.word(kind, one);
  return picker(words.word("key", key), values, value, wordsOf, change, {
    part: "copy-field",
    key,
  });
}

/** @param {Asked} asked @param {string} key @param {unknown} value @param {(value: unknown) => void} change */
function number({ words }, key, value, change) {
  const look = /** @type {const} */ ({ part: "copy-field", key, mode: "numeric" });
  const read = (/** @type {string} */ text) => change(numberOf(text));
  return lineField(words.word("key", key), String(value ?? ""), read, look);
}

/** @param {string} text @returns {unknown} a number, or the text if it is none */
export function numberOf(text) {
  return /^\s*-?\d{1,6}\s*$/u.test(text) ? Number(text) : text;
}
