import { begun, hasText, listed, t } from "../../i18n/index.js";

/** @typedef {import("../types.js").Translate} Translate */
/** @typedef {import("../types.js").DescribedEvent} DescribedEvent */
/** @typedef {import("../../core/engine/types.js").Telling} Telling */
/** @typedef {import("../../core/engine/types.js").Sentence} Sentence */
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
 * @param {Record<string, string>} [places] kinds of things that have a place on the board, each with the kind of the place
 */
export function teller(name, places = {}) {
  /** @template {{event: string, seat?: number}} E @param {readonly E[]} events @param {Words<B>} words */
  return (events, words) =>
    events.flatMap((event) => {
      const telling = /** @type {{telling?: Telling}} */ (event).telling;
      if (!telling) return [];
      const text = said(telling, words, name, { name: seatName(event.seat, words) });
      const spots = spotsOf(telling, words, name, places);
      return [
        { event, told: { text, focus: telling.focus, ...(spots.length > 0 ? { spots } : {}) } },
      ];
    });
}

/**
 * The words of a sentence that name a place.
 *
 * @template B
 * @param {Sentence} sentence
 * @param {Words<B>} words
 * @param {Namer<B>} name
 * @param {Record<string, string>} places
 * @returns {{word: string, place: {kind: string, id: string}}[]}
 */
function spotsOf({ args }, words, name, places) {
  return Object.values(args).flatMap((value) => {
    const [thing] = value && typeof value === "object" ? Object.entries(value) : [];
    const [kind = "", id] = thing ?? [];
    const place = places[kind];
    if (!place) return [];
    return [{ word: `${named(kind, id, words, name)}`, place: { kind: place, id: String(id) } }];
  });
}

/**
 * Calls an action what the engine calls it.
 *
 * @template B
 * @param {Namer<B>} name
 */
export function sayer(name) {
  /** @param {{says?: Sentence}} action @param {Pick<Words<B>, "t" | "board">} words */
  return ({ says }, { t, board }) => (says ? begun(said(says, { t, board, seats: [] }, name)) : "");
}

/**
 * @template B
 * @param {Sentence} sentence
 * @param {Words<B>} words
 * @param {Namer<B>} name
 * @param {Record<string, Word>} [more]
 */
function said({ id, args }, words, name, more) {
  return words.t(/** @type {any} */ (id), { ...worded(args, words, name), ...more });
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
  if (kind === "part") return partName(id);
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
 * @param {Words<B>} words
 * @param {Namer<B>} name
 */
export function textAbout(id, data, words, name) {
  const args = Object.fromEntries(
    Object.entries(data).map(([key, value]) => {
      const isId = typeof value === "string" || Array.isArray(value);
      const kind = key === "rival" && !isId ? "seat" : key;
      const word = isId || kind === "seat" ? named(kind, value, words, name) : "";
      const plain = typeof value === "string" || typeof value === "number" ? value : "none";
      return [key, word || plain];
    }),
  );
  return words.t(/** @type {any} */ (id), args);
}

/**
 * A reason, with what there is to say of a game that is as good as over.
 *
 * @param {string} reason
 * @param {unknown} decided 1 if it is won, 0 if lost, nothing while it is open
 * @param {Pick<Words<unknown>, "t">} words
 */
export function whereDecided(reason, decided, { t }) {
  return decided === undefined ? reason : t("reason-decided", { reason, won: Number(decided) });
}

/**
 * Says why something is not possible.
 *
 * @template B
 * @param {Namer<B>} name
 */
export function refuser(name) {
  /** @param {import("../../core/engine/types.js").Refusal} refusal @param {Words<B>} words */
  return ({ rule, data }, words) => textAbout(`rule-${rule}`, data, words, name);
}

/** A part of the score. @param {string} id */
export function partName(id) {
  return hasText(`score-part-${id}`) ? t(`score-part-${id}`) : id;
}

/** A number with a true minus sign. @param {number} value */
export function signed(value) {
  return value < 0 ? `\u2212${-value}` : `${value}`;
}
