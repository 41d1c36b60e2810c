import { html, nothing } from "lit";
import { coin, paper, sound, string, thump, wood } from "../../../ui/sound/instruments.js";
import { isInTurn } from "../board.js";
import { icon } from "../panels/pictures.js";
import styles from "./courier.css";
import lessons from "./courier-lessons.json";

/** @typedef {import("../table.js").TutTable} TutTable */

/** @type {import("../../../ui/sound/types.js").Sounds<import("../types.js").CourierEvent>} */
const sounds = {
  // A letter is folded, and the seal pressed on.
  letter: sound([
    paper(0, 2600, 3600, { length: 0.14 }),
    thump(0.15, 165),
    string(0.16, 740, { volume: 0.4 }),
  ]),
  "letters-paid": sound([paper(0, 2200, 1500, { length: 0.12 }), coin(0.1, 1760)]),
  // The courier rides at a gallop.
  courier: sound(
    [0, 0.09, 0.18, 0.4, 0.49, 0.58].flatMap((at, i) => [
      wood(at, 560 + (i % 3) * 90),
      thump(at, 150, { volume: 0.5 }),
    ]),
  ),
};

/**
 * Der Kurier der Fürstin: letters of nobility, what they buy, and the courier figure.
 *
 * @type {import("./part.js").Part}
 */
export const courier = {
  id: "courier",
  present: (seen) => seen.courier !== undefined,

  official: price,
  cost,
  player: letters,
  gain: gained,
  declined: ({ seen, t }) => (seen.courier?.figure ? t("tut-kf-declined") : null),
  onMap: ({ seen }) => ({
    letters: Object.fromEntries((seen.courier?.cities ?? []).map((id) => [id, 1])),
  }),
  told: {
    column: ({ seen, t }) => ({
      head: t("tut-kf-told"),
      cell: (city) =>
        seen.courier?.cities.includes(city) ? t("tut-kf-letters", { count: 1 }) : "",
    }),
  },

  sounds,
  prize: (event) => (event.event === "letter" ? { city: event.city, icon: "letter" } : null),
  help: () => ({ more: ["courier"] }),
  lessons,
  moments: {
    // It speaks of one more official, so one has helped already, and there is something to help with.
    "kf-price": ({ seen: { courier }, moves: { takes, lays, closes } }) =>
      courier !== undefined &&
      courier.payable.length > 0 &&
      // An official has helped in this turn.
      Object.values(courier.costs).includes(null) &&
      takes.length + lays.length + closes.length > 0,
    "kf-letters": ({ moves }) => moves.end !== null,
  },
  styles,
};

/**
 * The price of a further official, on every portrait that waits after the first help.
 *
 * @param {TutTable} table
 * @param {string} id
 */
function price(table, id) {
  const words = cost(table, id);
  if (words === null) return null;
  const count = table.seen.courier?.costs[id];
  return {
    shown: html`<span class="letter-price" data-part="letter-price-${id}" aria-hidden="true">${icon("letter")}<b>${count}</b></span>`,
    words,
  };
}

/** @param {TutTable} table @param {string} id */
function cost({ seen, t }, id) {
  const count = isInTurn(seen) && seen.courier?.costs[id];
  return count ? t("tut-kf-price", { count, official: t(`tut-official-${id}`) }) : null;
}

/**
 * The letters that closing a route brings, what the Wagner costs of them, and the courier with its point.
 *
 * @param {TutTable} table
 * @param {import("../types.js").Preview} preview
 */
function gained({ t }, { events, before, after }) {
  const count = events.filter(({ event }) => event === "letter").length;
  const [price = 0] = events.flatMap((one) => (one.event === "letters-paid" ? one.count : []));
  const points = (after?.parts.courier ?? 0) - (before.parts.courier ?? 0);
  const shown = [count && `+${count}`, price && `\u2212${price}`].filter(Boolean).join(" ");
  return html`${shown ? gainSign("letter", shown, t("tut-kf-letters-gain", { count, price })) : nothing}
    ${points > 0 ? gainSign("rider", t("tut-points-gain", { points, sign: "+" }), t("tut-kf-courier")) : nothing}`;
}

/** @param {"letter" | "rider"} sign @param {unknown} shown @param {string} words */
function gainSign(sign, shown, words) {
  return html`<span class="gain" title=${words} data-part="gain-${sign}">
    ${icon(sign)}<b>${shown}</b><span class="hidden-words">${words}</span>
  </span>`;
}

/**
 * The letters of a player, and the courier where that player has it.
 *
 * @param {TutTable} table
 * @param {import("../types.js").SeatState} _state
 * @param {number} seat
 */
function letters({ seen: { courier: seen }, t }, _state, seat) {
  if (!seen) return nothing;
  const count = seen.letters[seat] ?? 0;
  const words = t("tut-kf-letters", { count });
  return html`<p class="letters">
    <span data-part="letters-${seat}" title=${words}
      >${icon("letter")}<b aria-hidden="true">${count}</b><span class="hidden-words">${words}</span></span
    >
    ${
      seen.owner === seat
        ? html`<span class="courier-figure" data-part="courier" data-counts="stat-courier-${seat}" title=${t("tut-kf-courier-about")}
          >${icon("rider")}<span class="courier-name">${t("tut-kf-courier")}</span></span
        >`
        : nothing
    }
  </p>`;
}
