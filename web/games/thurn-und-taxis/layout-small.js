import { css } from "lit";

/** Phones, and huge text: names on tickets instead of whole cards, the rest in drawers. */
export const smallLayout = css`
  /* Phones: what is not needed for a move lies in drawers. */
  .frame.phone,
  .frame.lying {
    --card-w: 5.25rem;
    --card-h: 2.75rem;
    --official-w: 2.75rem;
  }
  /* What players have may take three lines, and what is asked two: the map begins below what is asked. */
  .lying .table {
    grid-template:
      "prompt players players" auto
      "map players players" auto
      "map market market" auto
      "map tray tray" minmax(min-content, 1fr)
      "map tools turn" auto
      / minmax(0, 1.06fr) auto minmax(0, 1fr);
  }
  .lying .sheet {
    grid-row: prompt-start / turn-end;
    grid-column: 2 / -1;
  }
  .chips .turn > :last-child {
    padding-inline: 0.5rem;
  }
  .chips .display {
    display: grid;
    flex: 1;
    grid-template-columns: repeat(3, minmax(0, 1fr)) 3.2rem;
  }
  .chips .display .card,
  .chips .display .card-gap,
  .chips .display .deck {
    inline-size: 100%;
  }
  .chips .official-name {
    display: none;
  }
  /* Signs stand beside the face, which says who it is. */
  .chips .official:has(.office-stack, .letter-price) .portrait {
    margin-inline-end: 0.9rem;
  }
  .chips :is(.office-stack, .letter-price) {
    gap: 0;
    padding-inline: 0.1rem;
  }
  .chips .officials {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
  .chips .seat {
    padding: 0.15rem 0.3rem;
  }
  .chips .seat .kinds,
  .chips .seat .mini-route,
  .chips .seat .starts,
  .chips .seat-points {
    display: none;
  }
  /* The boxes of the players have no room for the points: one's own stand above the hand. */
  .chips .hand-points {
    display: inline;
    margin-inline-start: auto;
  }
  .lying .seat-name {
    font-size: var(--t2);
  }
  /* Four people with much in front of them: their boxes are as low as smaller signs make them. */
  .rich.lying .seats[data-count="4"] .seat {
    gap: 0 0.2rem;
    padding-inline: 0.2rem 0.1rem;
    line-height: 1.05;
  }
  .rich.lying .seats[data-count="4"] .stat {
    gap: 0.08rem;
    font-size: max(12px, 0.75rem);
  }
  .rich.lying .seats[data-count="4"] .mark {
    --mark-size: 1.1rem;
  }
  /* Four names side by side: smaller letters, and signs beside them that leave them the room. */
  .phone .seat-head {
    --mark-size: 1.1rem;
    gap: 0.2rem;
  }
  .phone .seat-name {
    font-size: var(--t1);
    letter-spacing: -0.015em;
    line-height: 1;
  }
  /* Little room: everything that a player has flows on, whoever shows it. */
  .chips .seat {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.3rem;
    align-content: start;
    align-items: center;
  }
  .chips .seat-head {
    inline-size: 100%;
  }
  .chips .stats,
  .chips .seat-more {
    display: contents;
  }
  .chips .stat {
    gap: 0.12rem;
  }
  .chips .tray {
    flex-direction: column;
    gap: var(--gap);
  }
  .chips .hand {
    min-inline-size: 0;
  }
  .phone .many {
    --card-h: 5.75rem;
  }
  .phone .route-tools {
    flex-direction: column;
  }
  .phone:not(.tight) .strip-title {
    block-size: 1.3em;
  }
  /* The row of the route is as high before the first card as with many, for both buttons: the display above stays where it is.
     What the guide says needs that room. */
  @media (min-height: 43.75rem) {
    .phone:not(:has(.guide-card)) .route > .strip {
      min-block-size: calc(2 * var(--touch) + 0.3rem);
    }
  }
  /* A long route needs the room of the words. */
  .phone .long .close-button {
    inline-size: var(--touch);
    padding: 0;
  }
  .phone .long .close-button span {
    position: absolute;
    clip-path: inset(50%);
  }
  .chips .route-tools .tool,
  .chips .route-tools .primary {
    padding-inline: 0.5rem;
  }
  .chips :not(.long) > .route-tools .icon,
  .lying .route-tools .icon {
    display: none;
  }
  .chips .hand .strip {
    flex-wrap: wrap;
  }
  /* Cards in one row as long as each has the room of a finger: the display above stays where it is. */
  .phone .hand:not(.hidden-hand) .slot {
    inline-size: min(var(--card-w), calc(100% / var(--cards) - var(--gap)));
  }
  .phone .hand .strip:has(> :nth-child(6)) {
    --gap: 2px;
  }
  /* And a little less than that rather than a second row, which only very many begin. */
  .phone:not(.tight) .hand .strip:has(> :nth-child(7)):not(:has(> :nth-child(10))) {
    --gap: 0px;
  }
  .phone:not(.tight) .hand .strip:not(:has(> :nth-child(10))) > .slot {
    min-inline-size: 2.3rem;
  }
  .lying .route-tools {
    flex-direction: row;
  }
  .lying .strip-title {
    display: none;
  }
  .lying .hand:not(.heap) .strip {
    flex-wrap: nowrap;
  }
  .lying .full .strip {
    gap: 1px;
  }
  .lying .heap .slot {
    inline-size: var(--touch);
  }
  .lying .prompt-head {
    font-size: var(--t2);
  }
  /* Everything at once on an upright phone: what the guide says stands for the second line of what is asked. */
  .rich.phone:has(.guide-card) .prompt {
    min-block-size: var(--touch);
  }
  .rich.phone:has(.guide-card) .prompt-more {
    display: none;
  }
  /* What expansions add to a box is folded away until the guide has spoken; a touch on the box tells all. */
  .rich.phone:has(.guide-card) .seat-more {
    display: none;
  }
  .lying .tools .tool {
    flex: none;
  }
  .chips .display .card-name {
    white-space: normal;
    overflow-wrap: anywhere;
    line-height: 1;
  }
  /* The longest name has one line. */
  .phone :is(.display, :where(.hand:has(.slot:nth-child(5)))) .card:not(.whole) {
    border-inline-start-width: 0.35rem;
  }
  .phone :is(.display, :where(.hand:has(.slot:nth-child(5)))) .card:not(.whole) > .card-name {
    font-size: max(12px, 0.75rem);
    letter-spacing: -0.05em;
  }
  .chips .deck {
    grid-area: 1 / 4 / span 2;
    block-size: 100%;
  }
  .tight .deck {
    grid-area: auto;
    block-size: var(--card-h);
  }
  .chips .road {
    overflow-x: auto;
  }
  .chips .road .slot {
    min-inline-size: 1.3rem;
  }
  .phone .many .road {
    gap: 0.1rem;
  }
  .phone .many .road .slot {
    min-inline-size: 1.15rem;
  }

  /* Huge text on a phone: nothing is left out, the table scrolls as one column. */
  .tight .sheet {
    max-block-size: 70%;
  }
  .tight .sheet-body {
    min-block-size: 5rem;
  }
  .tight .gains,
  .tight .modes {
    flex-wrap: wrap;
    grid-template-columns: 1fr;
  }
  .tight .market {
    flex-direction: column;
    align-items: stretch;
  }
  .tight .display {
    grid-template-columns: 1fr 1fr;
  }
  .tight .officials {
    grid-template-columns: repeat(auto-fit, minmax(5rem, 1fr));
  }
  .tight .strip {
    flex-wrap: wrap;
  }
  .tight .next-carriage,
  .tight .strip-title {
    flex-wrap: wrap;
    white-space: normal;
  }
  .tight .tray,
  .tight .hand,
  .tight .route {
    flex: none;
    min-block-size: min-content;
  }
  .tight .guide-card {
    grid-template-columns: minmax(0, 1fr);
  }
  .tight .road {
    flex-basis: 100%;
    order: -1;
  }
  .tight .turn > :last-child {
    max-inline-size: none;
  }
`;

/** A low phone: what expansions add to the boxes of many people is folded away as well, and the route lies as low as the hand. */
export const lowLayout = css`
  @media (max-height: 43.75rem) and (min-width: 20rem) and (orientation: portrait) {
    .rich.phone .seats:not([data-count="2"]) .seat-more {
      display: none;
    }
    .phone .many {
      --card-h: 2.75rem;
    }
    .phone .seats[data-count="4"] .seat {
      gap: 0 0.15rem;
      padding-inline: 0.2rem 0.1rem;
    }
    .phone .route-tools {
      flex-direction: row;
    }
    .phone .route-tools:has(> :nth-child(2)) > * {
      padding: 0;
    }
    .phone .route-tools:has(> :nth-child(2)) span {
      position: absolute;
      clip-path: inset(50%);
    }
    .phone .strip > .route-tools:has(> :nth-child(2)) .icon {
      display: block;
    }
    .frame.phone .road .card > .card-name {
      display: none;
    }
    .phone .road .card > .card-short {
      display: block;
      writing-mode: vertical-rl;
      transform: rotate(180deg);
      font-size: var(--t1);
    }
  }
`;

/** Cards get narrow when there are many: the name then runs upwards, or is cut to three letters. */
export const narrowCards = css`
  @container slot (max-width: 3.7rem) {
    .frame:not(.chips) .slot > .card:not(.back) {
      border: 1px solid var(--panel-border);
      border-block-start: 0.75rem solid var(--country);
      background: var(--panel);
    }
    .frame:not(.chips) .card:not(.back) > .card-art {
      display: none;
    }
    .frame:not(.lying) .card > .card-name {
      display: grid;
      inline-size: 100%;
      block-size: 100%;
      overflow: visible;
      place-items: center;
      writing-mode: vertical-rl;
      transform: rotate(180deg);
      font-size: var(--t2);
    }
    .frame.phone .card > .card-name {
      font-size: var(--t1);
      line-height: 1;
    }
    /* The number that a card bears stands in the colour of its country, above the name. */
    .frame:not(.lying) .slot > .card:not(.back):has(> .card-mark) {
      border-block-start-width: 1.4rem;
    }
    .frame:not(.lying) .slot > .card:not(.back) > .card-mark {
      inset-block: -1.3rem auto;
      inset-inline: 0;
      inline-size: fit-content;
      margin-inline: auto;
    }
    .frame.phone .slot > .card,
    .frame.lying .slot > .card {
      border-inline-start: 1px solid var(--panel-border);
      border-block-start: 0.5rem solid var(--country);
    }
  }
  /* On the narrowest phone the longest names are set closer, as tall as all others. */
  @media (max-width: 22rem) {
    .phone .display .card:not(.whole) > .card-name {
      inline-size: 135%;
      overflow-wrap: normal;
      transform: scaleX(0.74);
    }
  }
  @container slot (max-width: 2.1rem) {
    .frame .slot > .card > .card-mark {
      padding-inline: 0.25rem;
    }
    .frame .slot > .card > .card-mark .icon {
      display: none;
    }
  }
  @container slot (max-width: 4.2rem) {
    .frame.phone .hand .card > .card-name {
      display: none;
    }
    .frame.phone .hand .card > .card-short {
      display: block;
      font-size: var(--t1);
    }
  }
  @container slot (max-width: 4.75rem) {
    .frame.lying .card > .card-name {
      display: none;
    }
    .frame.lying .slot > .card:has(> .card-mark) {
      align-content: start;
    }
    .frame.lying .card > .card-short {
      display: block;
      font-size: var(--t1);
      letter-spacing: -0.04em;
    }
  }
`;
