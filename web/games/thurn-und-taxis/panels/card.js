import { css, html, nothing } from "lit";
import { cityName, countryName } from "../board.js";
import { marksOf } from "../expansions/boards.js";
import { icon } from "./icons.js";
import { cityPicture } from "./pictures.js";

/** @typedef {import("../table.js").TutTable} TutTable */

/**
 * @typedef {object} CardLook
 * @property {string} city city or card
 * @property {string} key unique name of this card's place, for bubbles and animation
 * @property {string} part
 * @property {string} label what a screen reader says
 * @property {boolean} [lit] whether it may be used now
 * @property {boolean} [shut] whether a touch can only tell why it may not
 * @property {boolean} [chosen]
 * @property {readonly string[]} [sides] "left" and "right" where it fits
 * @property {boolean} [drag]
 * @property {string} [shortcut]
 * @property {(event: Event) => void} [tap]
 */

/**
 * A city card that can be touched. Hovering or focusing it shows its city on the map.
 *
 * @param {TutTable} table
 * @param {CardLook} look
 */
export function card(table, look) {
  const { city, key } = look;
  const classes = `card ${look.lit ? "lit" : ""} ${look.chosen ? "chosen" : ""}`;
  return html`<button
    class=${classes}
    data-part=${look.part}
    data-key=${key}
    data-city=${city}
    data-flip
    data-look
    data-country=${table.countryId(city)}
    ?data-drag=${look.drag}
    aria-disabled=${look.shut ? "true" : nothing}
    aria-pressed=${look.chosen === undefined ? nothing : String(look.chosen)}
    aria-keyshortcuts=${look.shortcut ?? nothing}
    @click=${look.tap ?? nothing}
    @pointerenter=${() => table.point(city)}
    @pointerleave=${() => table.point(null)}
    @focus=${() => table.point(city)}
    @blur=${() => table.point(null)}
  >
    <span class="hidden-words">${look.label}</span>${cardFace(table, city)}
    ${(look.sides ?? []).map(
      (side) => html`<span class="side-sign ${side}" aria-hidden="true"></span>`,
    )}
  </button>`;
}

/**
 * The picture and the name, also for cards that cannot be touched.
 *
 * @param {TutTable} table
 * @param {string} city
 */
export function cardFace(table, city) {
  return html`<span class="card-art" aria-hidden="true">${cityPicture(table, city)}</span>
    <span class="card-name" aria-hidden="true">${cityName(table.board, city)}</span>
    <span class="card-short" aria-hidden="true">${cityName(table.board, city).slice(0, 3)}</span>
    ${markSigns(marksOf(city))}`;
}

/**
 * The numbers that a card bears, the same on face and back.
 *
 * @param {readonly {mark: import("../expansions/part.js").Mark, number: number}[]} borne
 */
export function markSigns(borne) {
  if (borne.length === 0) return nothing;
  return borne.map(
    ({ mark, number }) =>
      html`<span class="card-mark" aria-hidden="true">${icon(mark.icon)}<b>${number}</b></span>`,
  );
}

/**
 * City and country in words.
 *
 * @param {TutTable} table
 * @param {string} city
 */
export function cardWords({ board, t }, city) {
  const words = t("tut-card", {
    city: cityName(board, city),
    country: countryName(board, city, t),
  });
  return marksOf(city).reduce((told, { mark, number }) => mark.words(told, number, t), words);
}

export const cardCss = css`
  .card {
    position: relative;
    display: block;
    inline-size: var(--card-w);
    block-size: var(--card-h);
    min-inline-size: var(--touch);
    min-block-size: var(--touch);
    padding: 0;
    overflow: visible;
    border: 0;
    border-radius: 0.35rem;
    background: transparent;
    color: var(--ink);
    box-shadow: 0 1px 2px color-mix(in srgb, var(--wood-dark) 30%, transparent);
    font: inherit;
    text-align: center;
    cursor: pointer;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    /* Only what the browser moves without the page: a shadow that fades has the page paint each step of it. */
    transition: transform 0.15s;
  }
  .card[data-drag] {
    touch-action: none;
  }
  .card-art {
    display: block;
    min-block-size: 0;
  }
  .card-art > svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }
  .card-name,
  .card-short {
    display: none;
    font-weight: 700;
    line-height: 1.1;
    white-space: nowrap;
  }
  .card.lit {
    box-shadow:
      0 0 0 2px var(--glow),
      0 0 0.7rem color-mix(in srgb, var(--glow) 55%, transparent);
  }
  .card.chosen {
    transform: translateY(-0.35rem);
    box-shadow:
      0 0 0 3px var(--accent),
      0 0.4rem 1rem color-mix(in srgb, var(--wood-dark) 45%, transparent);
  }
  @media (hover: hover) {
    .card:hover {
      transform: translateY(-0.2rem);
      z-index: 3;
    }
  }
  .card:focus-visible {
    z-index: 4;
  }
  .card-mark {
    position: absolute;
    inset-block-start: 28%;
    inset-inline-end: 0.25rem;
    z-index: 1;
    display: flex;
    gap: 0.1rem;
    align-items: center;
    padding: 0 0.3rem 0 0.15rem;
    border: 1px solid var(--art-ink);
    border-radius: 1rem;
    background: var(--art-paper);
    color: var(--art-ink);
    font-size: var(--t1);
    line-height: 1.25;
    pointer-events: none;
  }
  .card-mark .icon {
    inline-size: 0.95em;
    block-size: 0.95em;
    stroke-width: 3;
  }
  :is(.chips, .tickets) .card > .card-mark {
    inset-block: auto -0.15rem;
    inset-inline-end: -0.1rem;
    padding-inline: 0.1rem 0.2rem;
  }
  /* Where a whole card has no room: a ticket with the name beside the colour of its country. */
  :is(.chips .card, .tickets .card:where(:not(.back))):not(.whole) {
    display: grid;
    align-content: center;
    justify-items: center;
    border: 1px solid var(--panel-border);
    border-inline-start: 0.5rem solid var(--country);
    background: var(--panel);
  }
  :is(.chips .card, .tickets .card:where(:not(.back))):not(.whole) .card-art {
    display: none;
  }
  :is(.chips .card, .tickets .card:where(:not(.back))):not(.whole) .card-name {
    display: block;
    overflow: hidden;
    font-size: var(--t1);
    letter-spacing: -0.01em;
  }
  /* Where the card fits: a wedge inside its edge, which is no button and meets nothing of its neighbours. */
  .side-sign {
    position: absolute;
    inset-block: 0;
    z-index: 1;
    inline-size: 0.55rem;
    background: var(--accent);
    pointer-events: none;
  }
  .side-sign.left {
    inset-inline-start: 0;
    border-radius: 0.35rem 0 0 0.35rem;
    clip-path: polygon(0 0, 0 100%, 30% 100%, 30% 62%, 100% 50%, 30% 38%, 30% 0);
  }
  .side-sign.right {
    inset-inline-end: 0;
    border-radius: 0 0.35rem 0.35rem 0;
    clip-path: polygon(100% 0, 100% 100%, 70% 100%, 70% 62%, 0 50%, 70% 38%, 70% 0);
  }
`;
