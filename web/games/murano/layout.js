import { css } from "lit";

/** Where everything lies, as far as it is not the same on every table. */
export const layout = css`
  .frame {
    --side-width: clamp(15.5rem, 22%, 25rem);
  }
  .map {
    background: var(--lagoon-deep);
  }
  /* Light on the water. */
  .sun {
    position: absolute;
    inset: -30%;
    background:
      radial-gradient(closest-side, color-mix(in srgb, var(--lagoon-foam) 30%, transparent), transparent) 20% 30% / 46% 40%,
      radial-gradient(closest-side, color-mix(in srgb, var(--lagoon-foam) 22%, transparent), transparent) 75% 70% / 52% 44%;
    background-repeat: no-repeat;
    mix-blend-mode: soft-light;
    pointer-events: none;
  }
  /* The tall board has all the width; log and tools share the rows of what one has. */
  .upright .table {
    grid-template:
      "prompt turn" auto
      "players players" auto
      "map map" minmax(min-content, 1fr)
      "market side" auto
      "tray side" minmax(5.5rem, auto)
      / minmax(0, 1.5fr) minmax(0, 1fr);
  }
  .upright .side {
    min-block-size: 9.5rem;
    block-size: 0;
    min-block-size: 100%;
  }
  /* What one has stays in sight below the cards to choose from. */
  :is(.wide, .upright) .sheet {
    grid-row: map-start / market-end;
    grid-column: market-start / market-end;
  }
  .upright .sheet {
    grid-column: 1 / -1;
  }
  /* A phone held sideways: the board has all the height. */
  .lying .table {
    grid-template:
      "map prompt" auto
      "map players" auto
      "map market" minmax(auto, 1fr)
      "map tray" auto
      "map tools" auto
      "map turn" auto
      / minmax(0, 1.75fr) minmax(15rem, 1fr);
  }
  .huge :is(.own-card, .special-chip) {
    zoom: 1.3;
  }

  .lying .act-bar {
    align-content: flex-start;
    min-block-size: var(--touch);
    max-block-size: none;
  }
  .lying .act-bar:not(:has(*)) {
    min-block-size: 0;
  }
  /* Many choices have the room of what one has: they are read as long as it is not. */
  .lying .table:has(.press:nth-child(3)) > .own {
    display: none;
  }
  .chips .seat {
    padding: 0.15rem 0.35rem;
  }
  .chips .seat-head {
    flex-wrap: wrap;
    gap: 0 0.35rem;
  }
  .chips .seat :is(.stats, .seat-specials) {
    display: none;
  }
  .chips .seat-name {
    flex-basis: 3rem;
  }
  /* A narrow box: the name has a line of its own, above its mark and its numbers. */
  .lying .seats:is([data-count="3"], [data-count="4"]) .seat-name {
    order: -1;
    flex-basis: 100%;
    font-size: max(12px, 0.8rem);
  }
  .lying .seats:is([data-count="3"], [data-count="4"]) .seat {
    padding-inline: 0.2rem 0.1rem;
  }
  .lying .seats:is([data-count="3"], [data-count="4"]) .mark {
    --mark-size: 1.1rem;
  }
  .lying .prompt-head {
    font-size: var(--t2);
  }
  .chips .stat .art {
    block-size: 1.1rem;
  }
  .chips .number .art {
    block-size: 1.7rem;
  }
  .chips .own {
    padding: 0.2rem 0.35rem;
  }
  .chips .held .art {
    inline-size: 2.2rem;
    block-size: 2.2rem;
  }
  .chips .press {
    min-block-size: var(--touch);
    padding-inline-end: 0.55rem;
  }
  .chips .press-art > .art {
    block-size: 2rem;
  }
  .phone .act-bar {
    max-block-size: 9.5rem;
  }
  .chips .own {
    flex-wrap: wrap;
  }
  /* Cards to choose from: one under the other, each with its button beside it. */
  .phone .card-row {
    grid-template-columns: 1fr;
    gap: 0.5rem;
    padding: 0;
  }
  .phone .card-row > li {
    flex-direction: row;
  }
  .phone .card-row:not(.assign) > li > .primary {
    flex: none;
    flex-direction: column;
    inline-size: 6.2rem;
  }
  .lying .card-row .character {
    min-block-size: 5.5rem;
  }
  .phone .card-row .character {
    min-block-size: 6rem;
  }
  .chips .card-row .character-text {
    font-size: var(--t2);
  }
  .chips .card-row .portrait .art {
    block-size: 2.6rem;
  }
  .chips .card-row .character {
    gap: 0.15rem;
    padding-block: 0.3rem;
  }
  .lying .card-row {
    padding-block: 0;
  }
  .lying .card-row > li {
    gap: 0.25rem;
  }
  .phone .card-row.assign > li {
    flex-direction: column;
  }
  /* The scoring: its two buttons share a row, so that the cards have the room. */
  .phone .sheet:has(.assign) .sheet-words {
    flex-basis: 100%;
    font-size: var(--t2);
    line-height: 1.2;
  }
  .phone .sheet:has(.assign) .sheet-foot > button {
    flex: 1;
    padding-inline: 0.4rem;
    line-height: 1.1;
  }
  /* A low phone: what is asked says it already. */
  @media (max-height: 40rem) {
    .phone .sheet:has(.assign) .sheet-body > .sheet-words {
      display: none;
    }
    .phone .sheet:has(.assign) .sheet-foot {
      gap: 0.2rem 0.4rem;
      padding-block: 0.2rem 0.4rem;
    }
    .phone .sheet:has(.assign) .sheet-words {
      font-size: var(--t1);
    }
  }
  .phone .special-picture .art {
    block-size: 2.6rem;
  }

  /* Huge text on a phone: nothing is left out, the table scrolls as one column. */
  .tight .own {
    flex-wrap: wrap;
  }
  .tight .card-row > li {
    flex-direction: column;
  }
  .tight .card-row:not(.assign) > li > .primary {
    inline-size: 100%;
  }
  .tight .press,
  .tight .sheet-foot > * {
    inline-size: 100%;
  }
  .tight .character-text {
    overflow-wrap: anywhere;
  }
  .tight .act-bar {
    max-block-size: none;
  }
`;
