import { language } from "../i18n/index.js";

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [
  ["minute", 60],
  ["hour", 3600],
  ["day", 86400],
];

/**
 * "3 minutes ago" in the language of the page; a date when it is longer than two weeks ago.
 *
 * @param {number} time milliseconds
 * @param {number} [now]
 * @returns {string}
 */
export function timeAgo(time, now = Date.now()) {
  const seconds = Math.max(0, (now - time) / 1000);
  if (seconds > 14 * 86400) {
    return new Intl.DateTimeFormat(language(), { dateStyle: "medium" }).format(time);
  }
  const words = new Intl.RelativeTimeFormat(language(), { numeric: "auto" });
  if (seconds < 60) return words.format(0, "second");
  const [unit, size] = UNITS.findLast(([, length]) => seconds >= length) ?? ["minute", 60];
  return words.format(-Math.floor(seconds / size), unit);
}
