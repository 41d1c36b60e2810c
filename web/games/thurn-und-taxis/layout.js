import { css } from "lit";

/**
 * Where everything lies. Four arrangements, chosen by the room the table has (not by the device),
 * all of them without scrolling: phone upright, phone lying, tablet upright, and wide. The limits
 * are in rem, so enlarged text moves to the arrangement that has room for it.
 */
export const layout = css`
  :host {
    position: relative;
    display: block;
    block-size: 100%;
    inline-size: 100%;
    overflow: hidden;
  }
  .frame {
    --t1: var(--size-1);
    --t2: var(--size-2);
    --t3: var(--size-3);
    --t4: var(--size-4);
    --t5: var(--size-5);
    --gap: 0.4rem;
    --card-w: 4.5rem;
    --card-h: 6.3rem;
    --official-w: 4.6rem;
    position: relative;
    block-size: 100%;
    font-size: var(--t2);
  }
  .table {
    position: relative;
    display: grid;
    block-size: 100%;
    gap: var(--gap);
    padding: var(--gap);
    padding-inline: max(var(--gap), env(safe-area-inset-left)) max(var(--gap), env(safe-area-inset-right));
    padding-block-end: max(var(--gap), env(safe-area-inset-bottom));
    overflow: hidden auto;
    background: var(--paper);
  }
  .map {
    position: relative;
    grid-area: map;
    min-inline-size: 0;
    min-block-size: 8rem;
    overflow: hidden;
    border-radius: var(--radius);
    background: var(--map-desk);
  }
  .map-canvas {
    position: absolute;
    inset: 0;
  }
  .side {
    display: flex;
    grid-area: side;
    flex-direction: column;
    gap: var(--gap);
    min-inline-size: 0;
    min-block-size: 0;
  }
  .market {
    display: flex;
    grid-area: market;
    gap: calc(var(--gap) * 2);
    align-items: center;
    justify-content: space-between;
    min-inline-size: 0;
  }
  .panel {
    min-block-size: 0;
    padding: 0.3rem;
    border: 1px solid var(--panel-border);
    border-radius: var(--radius);
    background: color-mix(in srgb, var(--panel) 70%, transparent);
  }
  .log-panel {
    flex: 1;
    min-block-size: 3rem;
    padding: 0;
    overflow: hidden;
  }
  .log {
    block-size: 100%;
  }
  .tools {
    display: flex;
    grid-area: tools;
    gap: 0.3rem;
  }
  .tools .tool {
    flex: 1;
  }
  /* Wide: tablet lying, laptop, desktop. */
  .table {
    grid-template:
      "prompt turn side" auto
      "map map side" minmax(0, 1fr)
      "market market side" auto
      "tray tray side" auto
      / minmax(0, 1fr) auto clamp(16.5rem, 24%, 27rem);
  }
  .side .players {
    flex: none;
  }
  .side .tools {
    flex: none;
  }
  /* Lies over the lower edge of the table and leaves the map as it is. */
  .sheet {
    position: absolute;
    inset: auto 0 0;
    z-index: 20;
    display: flex;
    grid-row: map-start / tray-end;
    grid-column: tray-start / tray-end;
    flex-direction: column;
    max-block-size: 100%;
    min-block-size: 0;
    overflow: hidden;
    border: 1px solid var(--accent);
    border-radius: calc(var(--radius) * 1.4);
    background: var(--panel);
    box-shadow: var(--shadow-high);
    animation: sheet-in 0.22s ease-out;
  }
  .sheet-head {
    display: flex;
    flex: none;
    gap: var(--space-3);
    align-items: center;
    justify-content: space-between;
    min-block-size: 2.6rem;
    padding: 0.15rem 0.3rem 0 var(--space-3);
  }
  .sheet-head h2 {
    font-family: var(--font-display);
    font-size: var(--t4);
    font-weight: 400;
    line-height: 1.15;
  }
  .sheet-head h2:focus {
    outline: none;
  }
  .sheet-body {
    flex: 1;
    min-block-size: 0;
    padding: 0.3rem var(--space-3);
    overflow: auto;
  }
  @keyframes sheet-in {
    from {
      opacity: 0;
      transform: translateY(1.5rem);
    }
  }
  .drawer {
    position: absolute;
    inset-block: var(--gap);
    inset-inline-end: var(--gap);
    z-index: 30;
    display: flex;
    flex-direction: column;
    inline-size: min(24rem, 100% - 2 * var(--gap));
    overflow: hidden;
    border: 1px solid var(--paper-edge);
    border-radius: calc(var(--radius) * 1.4);
    background: var(--panel);
    box-shadow: var(--shadow-high);
    animation: sheet-in 0.2s ease-out;
  }
  .drawer .sheet-body {
    display: flex;
    flex-direction: column;
    gap: var(--space-2);
  }
  .ghosts {
    position: absolute;
    inset: 0;
    z-index: 50;
    overflow: hidden;
    pointer-events: none;
  }
  .ghost {
    position: absolute;
    margin: 0;
    pointer-events: none;
    box-shadow: var(--shadow-high);
  }
  .lifted {
    opacity: 0.35;
  }
  .hand.magnet {
    outline: 3px solid var(--glow);
    outline-offset: 2px;
    border-radius: var(--radius);
  }

  .frame.large {
    --card-w: 5.3rem;
    --card-h: 7.42rem;
    --official-w: 5.6rem;
    --gap: 0.5rem;
  }
  .frame.huge {
    --t1: calc(var(--size-1) * 1.3);
    --t2: calc(var(--size-2) * 1.3);
    --t3: calc(var(--size-3) * 1.3);
    --t4: calc(var(--size-4) * 1.3);
    --t5: calc(var(--size-5) * 1.3);
    --card-w: 7.6rem;
    --card-h: 10.64rem;
    --official-w: 7.8rem;
    --gap: 0.7rem;
  }
  .huge .stack-art > svg,
  .huge .rung-art {
    block-size: 4rem;
  }

  /* Tablet upright. */
  .upright {
    --official-w: 4.2rem;
  }
  .upright .table {
    grid-template:
      "prompt turn" auto
      "players players" auto
      "map map" minmax(0, 1fr)
      "market market" auto
      "tray tray" auto
      "side side" auto
      / minmax(0, 1fr) auto;
  }
  .upright .sheet {
    grid-row: map-start / side-end;
    grid-column: 1 / -1;
  }
  .upright .side {
    display: grid;
    grid-template:
      "ladder log" auto
      "stacks log" auto
      "tools log" auto
      / minmax(0, 1fr) minmax(0, 1fr);
  }
  .upright .panel {
    min-block-size: auto;
  }
  .ladder-panel {
    grid-area: ladder;
  }
  .stacks-panel {
    grid-area: stacks;
  }
  .upright .log-panel {
    grid-area: log;
    block-size: 0;
    min-block-size: 100%;
  }
  .frame:not(.wide) .seats {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }

  /* Phones: what is not needed for a move lies in drawers. */
  .frame.phone,
  .frame.lying {
    --card-w: 5.25rem;
    --card-h: 2.75rem;
    --official-w: 2.75rem;
    --gap: 0.3rem;
  }
  .phone .table {
    grid-template:
      "prompt prompt" auto
      "players players" auto
      "map map" minmax(8rem, 1fr)
      "market market" auto
      "tray tray" auto
      "tools turn" auto
      / auto minmax(0, 1fr);
  }
  .phone .sheet {
    grid-row: map-start / turn-end;
    grid-column: 1 / -1;
  }
  .lying .table {
    grid-template:
      "prompt players players" auto
      "map market market" auto
      "map tray tray" minmax(0, 1fr)
      "map tools turn" auto
      / minmax(0, 1.06fr) auto minmax(0, 1fr);
  }
  .lying .sheet {
    grid-row: prompt-start / turn-end;
    grid-column: 2 / -1;
  }
  :is(.phone, .lying) .turn > :last-child {
    padding-inline: 0.5rem;
  }
  :is(.phone, .lying) .display {
    display: grid;
    flex: 1;
    grid-template-columns: repeat(3, minmax(0, 1fr)) 3.2rem;
  }
  :is(.phone, .lying) .display .card,
  :is(.phone, .lying) .display .card-gap,
  :is(.phone, .lying) .display .deck {
    inline-size: 100%;
  }
  :is(.phone, .lying) .official-name {
    display: none;
  }
  :is(.phone, .lying) .officials {
    display: grid;
    grid-template-columns: 1fr 1fr;
  }
  :is(.phone, .lying) .seat {
    padding: 0.15rem 0.3rem;
  }
  :is(.phone, .lying) .seat .kinds,
  :is(.phone, .lying) .seat .mini-route,
  :is(.phone, .lying) .seat .starts,
  :is(.phone, .lying) .seat-points {
    display: none;
  }
  :is(.phone, .lying) .stats {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 0 0.2rem;
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
  .phone .many .route-tools {
    flex-direction: column;
  }
  .chips .route-tools .tool,
  .chips .route-tools .primary {
    padding-inline: 0.5rem;
  }
  .chips .route-tools .icon,
  .lying .route-tools .tool span {
    display: none;
  }
  .lying .route-tools .tool .icon {
    display: block;
  }
  :is(.phone, .lying) .hand .strip {
    flex-wrap: wrap;
  }
  .lying .route-tools {
    flex-direction: row;
  }
  :is(.phone, .lying) .coach {
    inset-block-end: 0.2rem;
    inset-inline: 0.2rem;
    font-size: var(--t1);
  }
  .chips .turn > :last-child span {
    white-space: normal;
    line-height: 1.05;
  }
  .phone .turn > :last-child {
    flex: 1;
    max-inline-size: 11rem;
  }
  .phone .turn > :last-child .icon {
    display: none;
  }
  .lying .strip-title {
    display: none;
  }
  .lying .hand .strip {
    flex-wrap: nowrap;
  }
  .lying .prompt-more {
    display: none;
  }
  .lying .prompt-head {
    font-size: var(--t2);
  }
  .lying .tools .tool {
    flex: none;
  }
  .chips .display .card-name {
    white-space: normal;
    overflow-wrap: anywhere;
    line-height: 1;
  }
  .chips .deck {
    grid-area: 1 / 4 / span 2;
    block-size: 100%;
  }
  .tight .deck {
    grid-area: auto;
    block-size: var(--card-h);
  }
  .chips .drawer-goods {
    inset-block-start: auto;
  }
  .chips .road {
    overflow-x: auto;
  }
  .chips .road .slot {
    min-inline-size: 1.3rem;
  }

  /* Huge text on a phone: nothing is left out, the table scrolls as one column. */
  .tight .table {
    display: block;
  }
  .tight .table > * + * {
    margin-block-start: var(--gap);
  }
  .tight .map {
    block-size: 13rem;
  }
  .tight .sheet {
    position: fixed;
    inset: auto 0 0;
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
    grid-template-columns: repeat(4, 1fr);
  }
  .tight.frame .seats {
    grid-auto-flow: row;
  }
  .tight.frame .stats {
    grid-template-columns: repeat(4, auto);
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
  .tight .coach {
    flex-wrap: wrap;
  }
  .tight .road {
    flex-basis: 100%;
    order: -1;
  }
  .tight .turn > :last-child {
    max-inline-size: none;
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
    .frame.phone .slot > .card,
    .frame.lying .slot > .card {
      border-inline-start: 1px solid var(--panel-border);
      border-block-start: 0.5rem solid var(--country);
    }
    .frame:not(.chips) .side-sign {
      inset-block-start: 0.5rem;
    }
  }
  @container slot (max-width: 4.75rem) {
    .frame.lying .card > .card-name {
      display: none;
    }
    .frame.lying .card > .card-short {
      display: block;
      font-size: var(--t1);
      letter-spacing: -0.04em;
    }
  }
`;
