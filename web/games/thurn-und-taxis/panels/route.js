import { html, nothing } from "lit";
import { cityList } from "../board.js";
import { allOf, firstOf } from "../expansions/index.js";
import { cardFace, cardWords } from "./card.js";
import { icon } from "./icons.js";
import { end } from "./route-end.js";

/** @typedef {import("../table.js").TutTable} TutTable */

/** The own route with its two ends, where cards are laid. @param {TutTable} table */
export function route(table) {
  const { own, board, t } = table;
  if (!own) return nothing;
  const cards = own.route;
  const beside = allOf(table, (part) => part.beside?.(table));
  // What lies beside the route leaves each card less room.
  const many = cards.length > (beside === nothing ? 2 : 0);
  const long = cards.length > 6;
  const label = t("tut-region-route", {
    count: cards.length,
    cities: cityList(board, cards, t),
  });
  return html`<section class="route" aria-label=${label}>
    <h2 class="strip-title">
      ${t("tut-route")} <span class="count">${cards.length}</span>
      ${firstOf(table, (part) => part.goal?.(table)) ?? nextCarriage(table)}
    </h2>
    <div class="strip ${many ? "many" : ""} ${long ? "long" : ""}" data-part="route">
      ${beside}
      ${cards.length === 0 ? first(table) : built(table, cards)}
      <span class="route-tools">${anewButton(table)} ${closeButton(table)}</span>
    </div>
  </section>`;
}

/** @param {TutTable} table */
function nextCarriage({ own, t }) {
  if (!own) return nothing;
  const words =
    own.nextCarriage === null
      ? t("tut-carriage-all")
      : t("tut-carriage-next", { length: own.nextCarriage });
  return html`<span class="next-carriage">${icon("carriage")}${words}</span>`;
}

/** @param {TutTable} table */
function first(table) {
  return end(table, "first", html`${icon("anew")}<span>${table.t("tut-end-first")}</span>`);
}

/**
 * @param {TutTable} table
 * @param {readonly string[]} cards
 */
function built(table, cards) {
  return html`${end(table, "left", icon("left"))}
    <ol class="road" tabindex=${cards.length > 7 ? 0 : nothing}>
      ${cards.map(
        (city) => html`<li class="slot">
          <span
            class="card laid"
            role="img"
            data-key="route-${city}"
            data-city=${city}
            data-flip
            data-country=${table.countryId(city)}
            aria-label=${cardWords(table, city)}
            @pointerenter=${() => table.point(city)}
            @pointerleave=${() => table.point(null)}
            >${cardFace(table, city)}</span
          >
        </li>`,
      )}
    </ol>
    ${end(table, "right", icon("right"))}`;
}

/** @param {TutTable} table */
function anewButton(table) {
  const { choices, moves, t } = table;
  if (!moves.canAbandon) return nothing;
  const armed = choices.armed === "anew";
  return html`<button
    class="tool small-tool ${armed ? "armed" : ""}"
    data-part="btn-anew"
    data-drop="anew"
    aria-pressed=${armed}
    aria-label=${t("tut-anew")}
    title=${t("tut-anew")}
    @click=${() => choices.toggleAnew()}
  >
    ${icon("anew")}<span>${t("tut-anew-short")}</span>
  </button>`;
}

/** @param {TutTable} table */
function closeButton(table) {
  const { choices, moves, t, own } = table;
  if (!own?.route.length) return nothing;
  const possible = moves.closes.length > 0;
  return html`<button
    class="primary close-button ${possible ? "glow" : ""}"
    data-part="btn-close"
    aria-disabled=${!possible}
    aria-keyshortcuts="C"
    @click=${() => choices.openClosing()}
  >
    ${icon("stamp")}<span>${t("tut-close")}</span>
  </button>`;
}
