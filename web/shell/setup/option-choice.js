import { expansionsOf } from "./expansions.js";

/** @typedef {import("../../core/engine/types.js").GameInfo} GameInfo */
/** @typedef {import("../../core/engine/types.js").OptionValues} OptionValues */
/** @typedef {import("../../core/engine/types.js").OptionValue} Value */

/**
 * @param {GameInfo} info
 * @returns {OptionValues}
 */
export function defaultOptions(info) {
  return Object.fromEntries(info.options.map((option) => [option.id, option.default]));
}

/**
 * The choices after one was changed. What belongs to an expansion that is not in the game goes back
 * to its default, so a choice made there earlier stands in nobody's way.
 *
 * @param {GameInfo} info
 * @param {OptionValues} chosen
 * @param {string} option
 * @param {Value} value
 * @returns {OptionValues}
 */
export function changed(info, chosen, option, value) {
  const next = { ...chosen, [option]: value };
  for (const expansion of expansionsOf(info.id)) {
    if (next[expansion.option] === expansion.on) continue;
    for (const own of info.options) {
      if (own.module === expansion.id && own.id !== expansion.option) next[own.id] = own.default;
    }
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
