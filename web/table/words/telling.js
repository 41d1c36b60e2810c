import { listed } from "../../i18n/lists.js";

/** @typedef {import("../types.js").Translate} Translate */
/** @typedef {import("../types.js").DescribedEvent} Described */
/** @typedef {{kind: string, id: string}} Place something on the board that a sentence is about */

/**
 * What sentences are made with.
 *
 * @template B
 * @typedef {{t: Translate, seats: readonly {name: string}[], board: B}} Words
 */

/** @typedef {{text: string, focus?: Place[]} | null} Told one event in words; null where it needs none */

/**
 * Tells one event.
 *
 * @template E, B
 * @typedef {(event: E, words: Words<B> & {name: string}) => Told} Teller
 */

/**
 * A teller for each kind of event.
 *
 * @template {{event: string}} E
 * @template B
 * @typedef {import("../types.js").Tellers<E, Words<B> & {name: string}, Told>} Tellers
 */

/**
 * A function that turns one event into a sentence, with the places on the board that it is about.
 *
 * @template {{event: string, seat?: number}} E
 * @template B
 * @param {(kind: E["event"]) => Teller<any, B> | null | undefined} tellerOf by the kind of event
 * @returns {(event: E, words: Words<B>) => Described | null} null for what needs no words
 */
export function describer(tellerOf) {
  return (event, words) => {
    const teller = tellerOf(event.event);
    const name = event.seat === undefined ? "" : (words.seats[event.seat]?.name ?? "");
    const told = teller?.(event, { ...words, name });
    return told ? { text: told.text, focus: told.focus ?? [] } : null;
  };
}

/**
 * A function that turns several events into sentences, each with its event, for the log.
 *
 * @template {{event: string, seat?: number}} E
 * @template W
 * @param {(event: E, words: W) => Described | null} describe
 */
export function telling(describe) {
  /** @param {readonly E[]} events @param {W} words */
  return (events, words) =>
    events.flatMap((event) => {
      const told = describe(event, words);
      return told ? [{ event, told }] : [];
    });
}

/**
 * The names of those who have won, for the text `id`.
 *
 * @param {import("../../i18n/ids.js").TextId} id
 * @param {readonly number[]} winners
 * @param {{t: Translate, seats: readonly {name: string}[]}} words
 */
export function winnersIn(id, winners, { t, seats }) {
  const names = winners.map((seat) => seats[seat]?.name ?? "");
  return t(id, { names: listed(names), count: names.length });
}

/** @typedef {string | number} Word */

/**
 * Why something is not possible, in words. The engine gives a rule and bare ids; the game gives the ids their names.
 *
 * @param {import("../../core/engine/types.js").Refusal} refusal
 * @param {import("../types.js").Translate} t
 * @param {Record<string, Word>} blanks every name that a text may use, so a refusal known only by its rule still reads well
 * @param {(key: string, value: unknown) => Word | null | undefined} wordFor
 * @returns {string}
 */
export function refusalText({ rule, data }, t, blanks, wordFor) {
  const args = { ...blanks };
  for (const [key, value] of Object.entries(data)) {
    const plain = typeof value === "string" || typeof value === "number" ? value : null;
    args[key] = wordFor(key, value) ?? plain ?? blanks[key] ?? "";
  }
  return t(`rule-${rule}`, args);
}

/** A number with a true minus sign. @param {number} value */
export function signed(value) {
  return value < 0 ? `\u2212${-value}` : `${value}`;
}
