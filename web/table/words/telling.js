import { listed } from "../../i18n/lists.js";

/** @typedef {import("../types.js").Translate} Translate */
/** @typedef {import("../types.js").DescribedEvent} DescribedEvent */
/** @typedef {import("../../core/engine/types.js").Telling} Telling */
/** @typedef {string | number} Word */

/**
 * What sentences are made with.
 *
 * @template B
 * @typedef {{t: Translate, seats: readonly {name: string}[], board: B}} Words
 */

/**
 * Names a thing of the game, such as the city "ulm"; null for a kind that the game does not name.
 *
 * @template B
 * @typedef {(kind: string, id: any, words: Words<B>) => Word | null} Namer
 */

/**
 * Puts the sentences that the engine chose into words, each with its event, for the log.
 *
 * @template B
 * @param {Namer<B>} name
 */
export function teller(name) {
  /** @template {{event: string, seat?: number}} E @param {readonly E[]} events @param {Words<B>} words */
  return (events, words) =>
    events.flatMap((event) => {
      const telling = /** @type {{telling?: Telling}} */ (event).telling;
      if (!telling) return [];
      const args = { ...worded(telling.args, words, name), name: seatName(event.seat, words) };
      const text = words.t(/** @type {any} */ (telling.id), args);
      return [{ event, told: { text, focus: telling.focus } }];
    });
}

/**
 * @template B
 * @param {Telling["args"]} args
 * @param {Words<B>} words
 * @param {Namer<B>} name
 */
function worded(args, words, name) {
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => {
      const [thing] = value && typeof value === "object" ? Object.entries(value) : [];
      return [key, thing ? named(...thing, words, name) : /** @type {Word} */ (value)];
    }),
  );
}

/**
 * @template B
 * @param {string} kind
 * @param {any} id
 * @param {Words<B>} words
 * @param {Namer<B>} name
 * @returns {Word}
 */
function named(kind, id, words, name) {
  if (kind === "seat") return seatName(id, words);
  if (kind === "seats")
    return listed(id.map((/** @type {number} */ seat) => seatName(seat, words)));
  return name(kind, id, words) ?? "";
}

/** @param {number | undefined} seat @param {Pick<Words<unknown>, "seats">} words */
function seatName(seat, { seats }) {
  return seats[seat ?? -1]?.name ?? "";
}

/**
 * A text about bare ids: a refusal of the engine, or a reason. What kind of thing an id names is told by its key.
 *
 * @template B
 * @param {string} id of the text
 * @param {Record<string, unknown>} data
 * @param {Record<string, Word>} blanks every name that the text may use, so it reads well also without data
 * @param {Words<B>} words
 * @param {Namer<B>} name
 */
export function textAbout(id, data, blanks, words, name) {
  const args = { ...blanks };
  for (const [key, value] of Object.entries(data)) {
    const plain = typeof value === "string" || typeof value === "number" ? value : null;
    const isId = typeof value === "string" || Array.isArray(value);
    const word = isId
      ? name(key, value, words)
      : key === "rival"
        ? named("seat", value, words, name)
        : null;
    args[key] = (word || plain) ?? blanks[key] ?? "";
  }
  return words.t(/** @type {any} */ (id), args);
}

/** A number with a true minus sign. @param {number} value */
export function signed(value) {
  return value < 0 ? `\u2212${-value}` : `${value}`;
}
