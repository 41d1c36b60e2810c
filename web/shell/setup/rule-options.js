import { html, nothing } from "lit";
import { extrasOf } from "../../core/results/played.js";
import { isHidden, keepsNames } from "../../core/settings/house.js";
import { remember, remembered } from "../../core/settings/remembered.js";
import { gameEntry, gameIds } from "../../games/index.js";
import { hasText, t } from "../../i18n/index.js";
import { announce } from "../../ui/announcer.js";
import { isTicked } from "../../ui/reactive.js";
import { showRules } from "../../ui/router.js";

/** @typedef {import("../../core/engine/types.js").RuleOption} RuleOption */
/** @typedef {import("../../core/engine/types.js").OptionValue} Value */
/** @typedef {readonly import("../../table/types.js").SeatInfo[]} Seats */

/** More values than this are offered as a list that opens. */
const MANY = 6;

/**
 * One option with its explanation: a check box for yes or no, otherwise a choice.
 *
 * @param {object} args
 * @param {RuleOption} args.option
 * @param {GameInfo} args.info
 * @param {OptionValues} args.chosen all that is chosen
 * @param {Seats} args.seats
 * @param {(value: Value) => void} args.change
 */
export function ruleOption({ option, info, chosen, seats, change }) {
  const { id } = option;
  const value = chosen[id] ?? option.default;
  // An empty seat cannot start.
  const values = option.values.filter((value) => (seatOf(option, value) ?? -1) < seats.length);
  const against = (/** @type {Value} */ other) =>
    other === value ? [] : rulesAgainst(info, chosen, id, other);
  const help = html`<span class="about"
    ><span class="hint">${t(`option-${id}-help`)}</span>${reasons(rulesAbout(info, id), `why-option-${id}`, values.flatMap(against)[0] ?? "")}</span
  >`;
  if (values.length === 2 && values.includes(true) && values.includes(false)) {
    return choice({
      type: "checkbox",
      id: `option-${id}`,
      checked: value === true,
      isShut: against(!value).length > 0,
      words: html`<span class="name">${t(`option-${id}`)}</span>${help}`,
      change: (checked) => change(checked),
    });
  }
  if (values.length > MANY) return selection(option, value, values, seats, change);
  return html`<fieldset>
    <legend>${t(`option-${id}`)}</legend>
    ${help}
    ${values.map((item) =>
      choice({
        type: "radio",
        id: `option-${id}-${item}`,
        group: `option-${id}`,
        checked: item === value,
        isShut: against(item).length > 0,
        words: valueText(option, item, seats),
        change: () => change(item),
      }),
    )}
  </fieldset>`;
}

/**
 * Many values of which none excludes another choice: a list that opens.
 *
 * @param {RuleOption} option
 * @param {Value} value
 * @param {readonly Value[]} values
 * @param {Seats} seats
 * @param {(value: Value) => void} change
 */
function selection(option, value, values, seats, change) {
  const { id } = option;
  return html`<label class="select">
    <span class="name">${t(`option-${id}`)}</span>
    <span class="hint">${t(`option-${id}-help`)}</span>
    <select
      data-part="option-${id}"
      @change=${(/** @type {Event} */ event) => {
        const chosen = /** @type {HTMLSelectElement} */ (event.target).selectedIndex;
        change(values[chosen] ?? option.default);
      }}
    >
      ${values.map((item) => html`<option ?selected=${item === value}>${valueText(option, item, seats)}</option>`)}
    </select>
  </label>`;
}

/**
 * One box to tick. The reason that stands against it has the place of the help, so that no row moves under a finger.
 *
 * @param {object} args
 * @param {"checkbox" | "radio"} args.type
 * @param {string} args.id
 * @param {string} [args.group]
 * @param {boolean} args.checked
 * @param {boolean} args.isShut
 * @param {unknown} args.words
 * @param {(checked: boolean) => void} args.change
 */
function choice({ type, id, group, checked, isShut, words, change }) {
  return html`<label class="choice ${isShut ? "shut" : ""}" @click=${showReasons}>
      <input
        type=${type}
        name=${group ?? id}
        data-part=${id}
        aria-describedby=${group && isShut ? `why-${group}` : nothing}
        .checked=${checked}
        ?disabled=${isShut}
        @change=${(/** @type {Event} */ event) => change(isTicked(event))}
      />
      <span>${words}</span>
    </label>`;
}

const PULSE = [{ opacity: 1 }, { opacity: 0.15 }, { opacity: 1 }];
const PULSE_MS = 350;

/**
 * Points at what stands against a choice that was pressed nevertheless.
 *
 * @param {Event} event of what holds the reasons, or stands beside them
 */
export function showReasons({ currentTarget, target }) {
  const pressed = /** @type {Element} */ (currentTarget);
  const isShut = pressed.matches(".shut") && !(/** @type {Element} */ (target).closest("a"));
  const list = (pressed.closest("fieldset") ?? pressed).querySelector(".against");
  if (!isShut || !list) return;
  const reasons = [...list.querySelectorAll("li:not([data-kept])")];
  reasons[0]?.scrollIntoView({ block: "nearest" });
  for (const one of reasons) one.animate(PULSE, { duration: PULSE_MS, iterations: 2 });
  announce(reasons.map(({ textContent }) => textContent?.replace(/\s+/g, " ").trim()).join(" "));
}

/**
 * Why a choice is not possible, each rule with the way to its full text.
 *
 * @param {string[]} rules
 * @param {string} id of the element
 * @param {string} [only] the one that stands against it now, where the others only keep their room
 * @param {Map<string, string[]>} [whose] the names of the choices that a rule forbids, where they stand elsewhere
 */
export function reasons(rules, id, only, whose) {
  if (rules.length === 0) return nothing;
  return html`<ul class="against" id=${id}>
    ${rules.map(
      (rule) =>
        html`<li data-part="against" data-rule=${rule} ?data-kept=${only !== undefined && rule !== only}>
          ${whose ? html`<b>${whose.get(rule)?.join(", ")}:</b> ` : nothing}${hasText(`conflict-${rule}`) ? t(`conflict-${rule}`) : t("conflict")}
          <a
            href="#/rules/${rule}"
            @click=${(/** @type {MouseEvent} */ event) => {
              event.preventDefault();
              showRules(/** @type {EventTarget} */ (event.currentTarget), rule);
            }}
            >${t("conflict-rule", { rule })}</a
          >
        </li>`,
    )}
  </ul>`;
}

/**
 * @param {RuleOption} option
 * @param {Value} value
 * @param {Seats} seats
 */
function valueText(option, value, seats) {
  const seat = seatOf(option, value);
  if (seat !== null)
    return html`<bdi>${seats[seat]?.name || t("seat-default", { number: seat + 1 })}</bdi>`;
  return t(`option-${option.id}-${value}`);
}

/**
 * Values like "seat-2" name a seat.
 *
 * @param {RuleOption} option
 * @param {Value} value
 * @returns {number | null} 0-based
 */
export function seatOf(option, value) {
  if (option.id !== "start" || typeof value !== "string" || !value.startsWith("seat-")) return null;
  return Number(value.slice("seat-".length)) - 1;
}

/** @typedef {import("../../core/engine/types.js").GameInfo} GameInfo */
/** @typedef {import("../../core/engine/types.js").OptionValues} OptionValues */

/**
 * @param {GameInfo} info
 * @returns {OptionValues}
 */
export function defaultOptions(info) {
  return Object.fromEntries(info.options.map((option) => [option.id, option.default]));
}

/** @param {string} game @param {OptionValues} options of a game that begins */
export function rememberOptions(game, options) {
  if (keepsNames()) remember(`spieltisch:options:${game}`, options);
}

/** The choices of the last game of this kind, as far as there still are such. @param {GameInfo} info @returns {OptionValues} */
export function lastOptions({ id, options }) {
  const last = Object(remembered(`spieltisch:options:${id}`));
  return Object.fromEntries(
    options.filter((one) => one.values.includes(last[one.id])).map((one) => [one.id, last[one.id]]),
  );
}

/**
 * The choices after one was changed. What belongs to an expansion that is not in the game goes back
 * to its default, so an earlier choice there stands in no way.
 *
 * @param {GameInfo | undefined} info as soon as it is known: a press before that counts as well
 * @param {OptionValues} chosen
 * @param {string} option
 * @param {Value} value
 * @returns {OptionValues}
 */
export function changed(info, chosen, option, value) {
  const next = { ...chosen, [option]: value };
  if (!info) return next;
  for (const expansion of expansionsOf(info.id)) {
    if (next[expansion.option] === expansion.on) continue;
    for (const own of info.options)
      if (own.module === expansion.id && own.id !== expansion.option) next[own.id] = own.default;
  }
  return next;
}

/**
 * The rules that forbid a choice under all the others.
 *
 * @param {GameInfo} info
 * @param {OptionValues} chosen
 * @param {string} option
 * @param {Value} value
 * @returns {string[]} ids of rules; none when the choice is free
 */
export function rulesAgainst(info, chosen, option, value) {
  const next = changed(info, chosen, option, value);
  const broken = (info.conflicts ?? []).filter(({ choices }) =>
    Object.entries(choices).every(([id, wanted]) => next[id] === wanted),
  );
  return [...new Set(broken.map(({ rule }) => rule))];
}

/**
 * The rules that stand against a choice as long as some others are made.
 *
 * @param {GameInfo} info
 * @param {string} option
 */
export function rulesAbout(info, option) {
  const about = (info.conflicts ?? []).filter(({ choices }) => option in choices);
  return [...new Set(about.map(({ rule }) => rule))];
}

/** The games that are played in this house. */
export function shownGames() {
  return gameIds().filter((game) => !isHidden(game));
}

/** @typedef {import("../../table/types.js").Expansion} Expansion */

/**
 * @param {string} game
 * @returns {readonly Expansion[]}
 */
export function expansionsOf(game) {
  return gameEntry(game)?.expansions ?? [];
}

/**
 * What is chosen besides the usual rules; who begins is none of them.
 *
 * @param {string} game
 * @param {GameInfo | null | undefined} info as soon as it is known
 * @param {OptionValues} chosen
 * @returns {string[]} the names of the game, of its expansions and of all variants
 */
export function chosenNames(game, info, chosen) {
  if (!game) return [];
  const boxes = expansionsOf(game);
  const inPlay = extrasOf({ game, options: chosen }).map((id) => t(`expansion-${id}`));
  const others = (info?.options ?? []).flatMap(({ id, default: usual }) => {
    const { [id]: value = usual } = chosen;
    if (value === usual || id === "start" || boxes.some(({ option }) => option === id)) return [];
    return choiceWords(id, value);
  });
  return [t(`game-${game}`), ...inPlay, ...others];
}

/** @param {string} id of an option @param {Value} value */
export function choiceWords(id, value) {
  const name = t(/** @type {import("../../i18n/ids.js").TextId} */ (`option-${id}`));
  const ofValue = `option-${id}-${value}`;
  return value !== true && hasText(ofValue) ? `${name}: ${t(ofValue)}` : name;
}

/** What is read beside the button that begins a game, in letters. */
const MOST = 50;

/** In so few words that they fit there. @param {readonly string[]} names as above */
export function chosenWords(names) {
  const all = names.join(" + ");
  return all.length > MOST
    ? t("new-extras", { game: names[0] ?? "", count: names.length - 1 })
    : all;
}

/** What begins, of which a press tells all where names are left out. @param {readonly string[]} names as above @param {unknown} words */
export function chosenLine(names, words) {
  const all = names.join(" + ");
  return all.length > MOST
    ? html`<details class="names"><summary>${words}</summary>${all}</details>`
    : html`<p class="names">${words}</p>`;
}
