import { html, nothing } from "lit";
import { ref } from "lit/directives/ref.js";
import { usesDrawers } from "../../../table/arrangement.js";
import { cityList } from "../board.js";
import { marksWith } from "../expansions/boards.js";
import { allOf, answersOf, asides, firstOf } from "../expansions/index.js";
import { openClosing } from "../touch/closing-draft.js";
import { card, cardFace, cardWords, markSigns, routeEnd } from "./card.js";
import { cardBack, icon } from "./pictures.js";
import { pointsSign } from "./players.js";

/** @typedef {import("../table.js").TutTable} TutTable */
/** @typedef {import("../types.js").SeatState} SeatState */

/**
 * The least width of things side by side: a hand card has the width of a finger, or of its name where cards are huge; a
 * card of the route that of a name that runs upwards.
 */
const HAND_CARD_REM = 3.2;
const HUGE_HAND_CARD_REM = 6;
const ROUTE_CARD_REM = 1.75;
const ENDS_AND_TOOLS_REM = 16.5;
/** On a lying phone this many hand cards share the width without gaps, each as wide as a finger. */
const FULL_HAND = 11;
/** A longer route is scrolled by keys, too. */
const ROUTE_IN_SIGHT = 7;

/** The own route and the own hand: side by side, or as tickets in rows of their own where that is too wide. @param {TutTable} table */
export function tray(table) {
  const { own, arrangement, trayWidth } = table;
  if (!own) return html`<div class="tray"></div>`;
  const isNarrow = !usesDrawers(arrangement) && neededRem(table, own) > trayWidth.rem;
  const left = (/** @type {FocusEvent} */ { currentTarget, relatedTarget: to }) => {
    const inside = /** @type {Element} */ (currentTarget);
    if (to instanceof Node && !inside.contains(to)) table.selection.isLeft = true;
  };
  return html`<div class="tray ${isNarrow ? "tickets" : ""}" data-drop="hand" @focusout=${left}>${route(table, own)} ${hand(table, own)}</div>`;
}

/**
 * The width that route and hand need side by side.
 *
 * @param {TutTable} table
 * @param {SeatState} own
 */
function neededRem(table, own) {
  // There it has no ends and tools, and the map is to keep its size from step to step.
  if (table.access === "replaying") return 0;
  const card = table.arrangement.scale === "huge" ? HUGE_HAND_CARD_REM : HAND_CARD_REM;
  const beside = answersOf(table, (part) => part.besideRem?.(own));
  return beside.reduce(
    (sum, rem) => sum + rem,
    own.handCount * card + own.route.length * ROUTE_CARD_REM + ENDS_AND_TOOLS_REM,
  );
}

/** Measures the width of the tray, and has the table drawn again when it changes. */
export class TrayWidth {
  /** @param {TutTable} table */
  constructor(table) {
    this.table = table;
    /** Before it is measured it is wide enough for everything. */
    this.rem = Number.POSITIVE_INFINITY;
    /** @type {Element | null} */
    this.tray = null;
    this.sizes = new ResizeObserver(([size]) => this.measured(size?.contentRect.width ?? 0));
    table.addController(this);
  }

  hostUpdated() {
    const tray = this.table.renderRoot.querySelector(".tray");
    if (tray === this.tray) return;
    this.hostDisconnected();
    this.tray = tray;
    if (tray) this.sizes.observe(tray);
  }

  /** An observer that goes on would keep the whole table in memory. */
  hostDisconnected() {
    this.sizes.disconnect();
    this.tray = null;
  }

  /** @param {number} pixels */
  measured(pixels) {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
    if (pixels / rem === this.rem) return;
    this.rem = pixels / rem;
    this.table.requestUpdate();
  }
}

/** Whose route and hand a replay shows. @param {TutTable} table */
const whose = (table) => (table.access === "replaying" ? table.nameOf(table.me) : "none");

/**
 * The own route with its two ends, where cards are laid.
 *
 * @param {TutTable} table
 * @param {SeatState} own
 */
function route(table, own) {
  const { board, t } = table;
  const { route: cards, nextCarriage } = own;
  const beside = allOf(table, (part) => part.beside?.(table));
  // Things beside the route leave each card less room.
  const many = cards.length > (beside === nothing ? 2 : 0);
  const name = whose(table);
  const cities = cityList(board, cards, t);
  const label = t("tut-region-route", { count: cards.length, cities, name });
  const next =
    nextCarriage === null
      ? t("tut-carriage-all")
      : t("tut-carriage-next", { length: nextCarriage });
  return html`<section class="route" aria-label=${label}>
    <h2 class="strip-title">
      ${t("tut-route")} <span class="count">${cards.length}</span>
      ${
        firstOf(table, (part) => part.goal?.(table)) ??
        html`<span class="next-carriage">${icon("carriage")}${next}</span>`
      }
    </h2>
    <div class="strip ${many ? "many" : ""} ${cards.length > 6 ? "long" : ""}" data-part="route">
      ${beside}
      ${
        cards.length === 0
          ? routeEnd(
              table,
              "first",
              html`${icon("anew")}<span>${t("tut-end-first", { name })}</span>`,
            )
          : laidCards(table, cards)
      }
      <span class="route-tools">${anewButton(table)} ${closeButton(table)}</span>
    </div>
  </section>`;
}

/**
 * @param {TutTable} table
 * @param {readonly string[]} cards
 */
function laidCards(table, cards) {
  return html`${routeEnd(table, "left", icon("left"))}
    <ol class="road" tabindex=${cards.length > ROUTE_IN_SIGHT ? 0 : nothing}>
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
            @pointerenter=${() => table.bridge.point(city)}
            @pointerleave=${() => table.bridge.point(null)}
            >${cardFace(table, city)}</span
          >
        </li>`,
      )}
    </ol>
    ${routeEnd(table, "right", icon("right"))}`;
}

/** @param {TutTable} table */
function anewButton({ selection, moves, t }) {
  if (!moves.canAbandon) return nothing;
  const armed = selection.armed === "anew";
  return html`<button
    class="tool small-tool ${armed ? "armed" : ""}"
    data-part="btn-anew"
    data-drop="anew"
    aria-pressed=${armed}
    aria-label=${t("tut-anew")}
    title=${t("tut-anew")}
    @click=${() => selection.toggleAnew()}
  >
    ${icon("anew")}<span>${t("tut-anew-short")}</span>
  </button>`;
}

/** @param {TutTable} table */
function closeButton(table) {
  const { moves, t, own, closing } = table;
  if (!own?.route.length) return nothing;
  const possible = moves.closes.length > 0;
  return html`<button
    class="${table.isRiddle ? "tool" : "primary"} close-button ${possible && !closing && !table.hinted ? "glow" : ""}"
    data-part="btn-close"
    aria-disabled=${!possible}
    aria-keyshortcuts="C"
    @click=${() => openClosing(table)}
  >
    ${icon("stamp")}<span>${t("tut-close")}</span>
  </button>`;
}

/**
 * Hand cards with the number that tells equal ones apart.
 *
 * @param {readonly string[]} hand
 */
export function numbered(hand) {
  return hand.map((city, index) => {
    const copy = hand.slice(0, index).filter((one) => one === city).length;
    return { city, copy, key: `hand-${city}-${copy}` };
  });
}

/**
 * The own hand, or its backs while it must not be seen.
 *
 * @param {TutTable} table
 * @param {SeatState} own
 */
function hand(table, own) {
  const { t } = table;
  const { hand: cards, handCount: count } = own;
  const name = whose(table);
  const title = t("tut-hand", { name });
  const label = t("tut-region-hand", { count, name });
  // A style attribute would be against the policy of the page.
  const share = ref((section) => {
    if (section instanceof HTMLElement) section.style.setProperty("--cards", String(count));
  });
  if (!cards) {
    const backs = Array.from({ length: count }, (_, index) =>
      markSigns(marksWith((mark) => mark.ofHand(own)[index] ?? 0)),
    );
    return html`<section class="hand hidden-hand" ${share} aria-label=${label}>
      <h2 class="strip-title">${title}</h2>
      <div class="strip">${backs.map((marks) => html`<span class="slot"><span class="card back">${cardBack()}${marks}</span></span>`)}</div>
    </section>`;
  }
  return html`<section
    class="hand ${count > FULL_HAND ? "heap" : count === FULL_HAND ? "full" : ""}"
    ${share}
    data-part="hand"
    aria-label=${label}
  >
    <h2 class="strip-title">
      ${title} <span class="count">${count}</span>
      ${pointsSign(table, own, table.me, "hand-points")}
    </h2>
    <div class="strip" role=${count > 0 ? "toolbar" : nothing} aria-label=${count > 0 ? title : nothing} data-group>
      ${numbered(cards).map((one) => handCard(table, one))}
      ${count === 0 ? html`<p class="empty">${t("tut-hand-empty")}</p>` : nothing}
    </div>
  </section>`;
}

/**
 * @param {TutTable} table
 * @param {ReturnType<typeof numbered>[number]} numbered
 */
function handCard(table, { city, copy, key }) {
  const { moves, selection, t } = table;
  const ends = moves.fitsOf(city).map(({ end }) => end);
  const anew = moves.anew(city) !== null && (selection.armed === "anew" || !moves.canFit);
  const lit = ends.length > 0 || moves.aside(city) || anew;
  const words = [cardWords(table, city)];
  for (const end of ends)
    words.push(t(`tut-fits-${/** @type {"left" | "right" | "first"} */ (end)}`));
  if (ends.length === 0 && moves.lays.length > 0) words.push(t("tut-fits-nowhere"));
  for (const { end, fits } of asides) if (moves.lay(city, end)) words.push(t(fits));
  return html`<span class="slot">${card(table, {
    city,
    key,
    part: `hand-${city}-${copy}`,
    label: words.join(". "),
    lit,
    shut: !lit,
    sides: ["left", "right"].filter((side) => ends.some((end) => end === side)),
    drag: table.deciding,
    chosen: [selection.selected, selection.pending, selection.looked].some(
      (one) => one?.key === key,
    ),
    tap: () => selection.hand(city, key),
  })}</span>`;
}
