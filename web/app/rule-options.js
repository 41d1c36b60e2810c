import { html, nothing } from "lit";
import { hasText, t } from "../i18n/index.js";

/** @typedef {import("./types.js").RuleOption} RuleOption */
/** @typedef {import("./types.js").GameInfo} GameInfo */
/** @typedef {import("./types.js").OptionValues} OptionValues */
/** @typedef {import("./types.js").OptionValue} Value */

/**
 * @param {GameInfo} info
 * @returns {OptionValues}
 */
export function defaultOptions(info) {
  return Object.fromEntries(info.options.map((option) => [option.id, option.default]));
}

/**
 * The values that make sense for so many people: nobody can start from an empty seat.
 *
 * @param {RuleOption} option
 * @param {number} seats
 */
export function offeredValues(option, seats) {
  return option.values.filter((value) => {
    const seat = seatOf(option, value);
    return seat === null || seat < seats;
  });
}

/**
 * What stands against a value under the other chosen options; the engine announces which values
 * exclude each other, and an exclusion holds in both directions.
 *
 * @param {GameInfo} info
 * @param {RuleOption} option
 * @param {Value} value
 * @param {OptionValues} chosen
 * @returns {{option: string, is: Value} | null} the option and its value that exclude it
 */
export function exclusionOf(info, option, value, chosen) {
  for (const rule of option.excludes ?? []) {
    const other = chosen[rule.option];
    if (rule.value === value && other !== undefined && rule.values.includes(other)) {
      return { option: rule.option, is: other };
    }
  }
  for (const other of info.options) {
    const picked = chosen[other.id];
    if (other.id === option.id || picked === undefined) continue;
    for (const rule of other.excludes ?? []) {
      const hits = rule.value === picked && rule.option === option.id;
      if (hits && rule.values.includes(value)) return { option: other.id, is: picked };
    }
  }
  return null;
}

/**
 * One option with its explanation: a check box for yes or no, otherwise a choice.
 *
 * @param {object} args
 * @param {RuleOption} args.option
 * @param {Value} args.value
 * @param {readonly import("./types.js").SeatInfo[]} args.seats
 * @param {(value: Value) => {option: string, is: Value} | null} args.excluded
 * @param {(value: Value) => void} args.change
 */
export function ruleOption({ option, value, seats, excluded, change }) {
  const values = offeredValues(option, seats.length);
  const isSwitch = values.length === 2 && values.includes(true) && values.includes(false);
  const name = t(`option-${option.id}`);
  const help = html`<span class="hint">${t(`option-${option.id}-help`)}</span>`;
  if (isSwitch) {
    const reason = excluded(!value);
    return html`<label class="choice">
      <input
        type="checkbox"
        data-testid="option-${option.id}"
        .checked=${value === true}
        ?disabled=${reason !== null}
        @change=${(/** @type {Event} */ event) =>
          change(/** @type {HTMLInputElement} */ (event.target).checked)}
      />
      <span><span class="name">${name}</span>${help}${reasonText(reason)}</span>
    </label>`;
  }
  return html`<fieldset>
    <legend>${name}</legend>
    ${help}
    ${values.map((item) => {
      const reason = item === value ? null : excluded(item);
      return html`<label class="choice">
        <input
          type="radio"
          name="option-${option.id}"
          data-testid="option-${option.id}-${item}"
          .checked=${item === value}
          ?disabled=${reason !== null}
          @change=${() => change(item)}
        />
        <span>${valueText(option, item, seats)}${reasonText(reason)}</span>
      </label>`;
    })}
  </fieldset>`;
}

/**
 * @param {RuleOption} option
 * @param {Value} value
 * @param {readonly import("./types.js").SeatInfo[]} seats
 */
function valueText(option, value, seats) {
  const seat = seatOf(option, value);
  if (seat !== null)
    return html`<bdi>${seats[seat]?.name || t("seat-default", { number: seat + 1 })}</bdi>`;
  return t(`option-${option.id}-${value}`);
}

/** @param {{option: string, is: Value} | null} reason */
function reasonText(reason) {
  if (!reason) return nothing;
  const key = `option-${reason.option}-${reason.is}`;
  const value = hasText(key) ? t(key) : "";
  return html`<span class="hint"
    >${t("option-excluded", { option: t(`option-${reason.option}`), value })}</span
  >`;
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
