import { describer, winnersIn } from "../../../table/words/telling.js";
import { cardName, cityList, cityName, stackName } from "../board.js";
import { firstKnown } from "../expansions/index.js";

/** @typedef {import("../types.js").Board} Board */
/** @typedef {import("../../../table/types.js").DescribedEvent} Described */
/** @typedef {import("../types.js").GameEvent} GameEvent */

/** @typedef {import("../../../table/words/telling.js").Words<Board>} Words */
/** @typedef {import("../expansions/part.js").Told} Told */

/**
 * The frame's sentence of the last round is named by what triggered it: a part of another name would have none.
 *
 * @typedef {Pick<import("../types.js").EndTriggered, keyof import("../../../core/engine/types.js").EndTriggered>} ReadByTheFrame
 */

/** @type {import("../expansions/part.js").Tellers<import("../types.js").BaseEvent>} */
const TELLERS = {
  took(event, { t, board, name }) {
    const help = event.official ? "-second" : "";
    const city = event.card ? cardName(board, event.card, t) : "";
    if (event.from === "deck") {
      const id = /** @type {const} */ (`tut-log-took-deck${city ? "-card" : ""}${help}`);
      return { text: t(id, { name, city }), cities: event.card ? [event.card] : [] };
    }
    const cities = event.card ? [event.card] : [];
    return { text: t(`tut-log-took${help}`, { name, city }), cities };
  },
  refilled(event, { t, board }) {
    return {
      text: t("tut-log-refilled", { city: cardName(board, event.card, t) }),
      cities: [event.card],
    };
  },
  reshuffled: (event, { t }) => ({ text: t("tut-log-reshuffled", { count: event.count }) }),
  exchanged(event, { t, board, name }) {
    const cities = event.discarded;
    return { text: t("tut-log-exchanged", { name, cities: cityList(board, cities, t) }), cities };
  },
  abandoned(event, { t, board, name }) {
    const cities = event.cards;
    return { text: t("tut-log-abandoned", { name, cities: cityList(board, cities, t) }), cities };
  },
  laid(event, { t, board, name }) {
    const how = event.official ? "second" : event.end;
    return {
      text: t(`tut-log-laid-${how}`, { name, city: cardName(board, event.card, t) }),
      cities: [event.card],
    };
  },
  closed(event, { t, board, name }) {
    const cities = event.cards;
    const text = t("tut-log-closed", {
      name,
      count: cities.length,
      cities: cityList(board, cities, t),
    });
    return { text, cities };
  },
  house(event, { t, board, name }) {
    return {
      text: t("tut-log-house", { name, city: cityName(board, event.city) }),
      cities: [event.city],
    };
  },
  tile(event, { t, board, name }) {
    const stack = stackName(board, event.stack, t);
    const id = event.value === null ? "tut-log-tile-hidden" : "tut-log-tile";
    return { text: t(id, { name, stack, value: event.value ?? 0 }) };
  },
  carriage(event, { t, name }) {
    const id = event.official ? "tut-log-carriage-wagner" : "tut-log-carriage";
    return { text: t(id, { name, length: event.length }) };
  },
  "carriage-declined": (event, { t, name }) => ({
    text: t("tut-log-carriage-declined", { name, length: event.length }),
  }),
  discarded(event, { t, board, name }) {
    const cities = event.cards;
    if (cities.length === 0) return null;
    return {
      text: t(`tut-log-discarded-${event.from}`, { name, cities: cityList(board, cities, t) }),
      cities,
    };
  },
  "end-triggered": (event, { t, name, seats }) => ({
    text: t(`tut-log-end-${event.by}`, {
      name,
      last: seats[event.last]?.name ?? "",
    }),
  }),
  "turn-ended": () => null,
  "turn-began": (event, { t, name }) => ({
    text: t(event.forced ? "tut-log-turn-forced" : "tut-log-turn", {
      name,
      round: event.round,
    }),
  }),
  "game-over": ({ winners }, words) => ({ text: winnersIn("tut-log-over", winners, words) }),
};

/** @param {readonly string[]} cities */
const placesOf = (cities) => cities.map((id) => ({ kind: "city", id }));

/** @param {string} kind @returns {((event: any, words: Words & {name: string}) => Told) | null | undefined} */
const tellerOf = (kind) =>
  kind in TELLERS
    ? TELLERS[/** @type {keyof typeof TELLERS} */ (kind)]
    : firstKnown((part) => part.tellers?.[kind]);

/**
 * One event as a sentence, with the cities that it is about; none for the display filling up and the bare end of a turn.
 *
 * @type {(event: GameEvent, words: Words) => Described | null}
 */
export const describe = describer((kind) => {
  const teller = tellerOf(kind);
  if (!teller) return null;
  return (event, words) => {
    const told = teller(event, words);
    return told && { text: told.text, focus: placesOf(told.cities ?? []) };
  };
});

/**
 * Several events as sentences, in the way people tell them: houses set together are one sentence,
 * and what another sentence says already is left out.
 *
 * @param {readonly GameEvent[]} events
 * @param {Words} words
 * @returns {{event: GameEvent, told: Described}[]}
 */
export function tell(events, words) {
  /** @type {{event: GameEvent, told: Described}[]} */
  const lines = [];
  const houses = events.filter((event) => event.event === "house");
  for (const event of events) {
    if (event.event === "refilled" || (event.event === "discarded" && event.from === "route"))
      continue;
    if (event.event === "house" && houses.length > 1) {
      if (event === houses[0]) lines.push({ event, told: tellHouses(houses, words) });
      continue;
    }
    const told = describe(event, words);
    if (told) lines.push({ event, told });
  }
  return lines;
}

/**
 * @param {readonly import("../types.js").HousePlaced[]} houses at least one
 * @param {Words} words
 * @returns {Described}
 */
function tellHouses(houses, { t, seats, board }) {
  const cities = houses.flatMap((event) => event.city);
  const name = seats[houses[0]?.seat ?? 0]?.name ?? "";
  return {
    text: t("tut-log-houses", { name, cities: cityList(board, cities, t) }),
    focus: placesOf(cities),
  };
}
