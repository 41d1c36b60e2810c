import { html, nothing } from "lit";
import { ref } from "lit/directives/ref.js";
import { bearing } from "../expansions/boards.js";
import { asides } from "../expansions/index.js";
import { card, cardWords, markSigns } from "./card.js";
import { cardBack } from "./pictures.js";

/** @typedef {import("../table.js").TutTable} TutTable */

/** So many cards lie side by side on a lying phone, each with the room of a finger and none between them. */
const FINGERS = 11;

/**
 * Hand cards with the number that tells equal ones apart.
 *
 * @param {readonly string[]} hand
 */
export function numbered(hand) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  return hand.map((city) => {
    const copy = seen.get(city) ?? 0;
    seen.set(city, copy + 1);
    return { city, copy, key: `hand-${city}-${copy}` };
  });
}

/** The own hand, or the backs of it while it must not be seen. @param {TutTable} table */
export function hand(table) {
  const { own, t } = table;
  if (!own) return nothing;
  const cards = own.hand;
  const label = t("tut-region-hand", { count: own.handCount });
  if (!cards) {
    const backs = Array.from({ length: own.handCount }, (_, index) =>
      bearing((mark) => mark.ofHand(own)[index] ?? 0),
    );
    return html`<section class="hand hidden-hand" ${ref((section) => countCards(section, backs.length))} data-drop="hand" aria-label=${label}>
      <h2 class="strip-title">${t("tut-hand")}</h2>
      <div class="strip">${backs.map((borne) => html`<span class="slot"><span class="card back">${cardBack()}${markSigns(borne)}</span></span>`)}</div>
    </section>`;
  }
  return html`<section
    class="hand ${cards.length > FINGERS ? "heap" : cards.length === FINGERS ? "full" : ""}"
    ${ref((section) => countCards(section, cards.length))}
    data-part="hand"
    data-drop="hand"
    aria-label=${label}
  >
    <h2 class="strip-title">
      ${t("tut-hand")} <span class="count">${cards.length}</span>
      ${own.score ? html`<span class="hand-points" data-part="hand-points">${t("tut-points-short", { points: own.score.total })}</span>` : nothing}
    </h2>
    <div class="strip" role=${cards.length > 0 ? "toolbar" : nothing} aria-label=${cards.length > 0 ? t("tut-hand") : nothing} data-group>
      ${numbered(cards).map((one) => handCard(table, one))}
      ${cards.length === 0 ? html`<p class="empty">${t("tut-hand-empty")}</p>` : nothing}
    </div>
  </section>`;
}

/**
 * Tells the styles how many cards share the width. A style attribute would be against the page's policy.
 *
 * @param {Element | undefined} section
 * @param {number} count
 */
function countCards(section, count) {
  if (section instanceof HTMLElement) section.style.setProperty("--cards", String(count));
}

/**
 * @param {TutTable} table
 * @param {{city: string, copy: number, key: string}} one
 */
function handCard(table, { city, copy, key }) {
  const { moves, choices, t } = table;
  const fits = moves.fitsOf(city);
  const ends = fits.map((action) => action.end);
  const sides = ["left", "right"].filter((side) => ends.some((end) => end === side));
  const anew = choices.armed === "anew" && moves.anew(city) !== null;
  const beside = moves.aside(city);
  const lit = fits.length > 0 || beside || anew || (!moves.canFit && moves.anew(city) !== null);
  const where = ends.map((end) => t(`tut-fits-${/** @type {"left" | "right" | "first"} */ (end)}`));
  const words = [cardWords(table, city), ...where];
  if (fits.length === 0 && moves.lays.length > 0) words.push(t("tut-fits-nowhere"));
  for (const { end, fits: text } of asides) if (moves.lay(city, end)) words.push(t(text));
  return html`<span class="slot">${card(table, {
    city,
    key,
    part: `hand-${city}-${copy}`,
    label: words.join(". "),
    lit,
    shut: !lit,
    sides,
    drag: moves.laysOf(city).length > 0,
    chosen: choices.selected?.key === key || choices.pending?.key === key,
    tap: () => choices.hand(city, key),
  })}</span>`;
}
