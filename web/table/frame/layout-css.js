import { css } from "lit";

/**
 * What the arrangements of all tables have in common (`arrangement.js` names them): the sizes of text, the grid, what is
 * small on phones. Where each region lies is said by the game, whose style sheets come after this one.
 */
export const layoutCss = css`
  .frame {
    --t1: var(--size-1);
    --t2: var(--size-2);
    --t3: var(--size-3);
    --t4: var(--size-4);
    --t5: var(--size-5);
    --gap: 0.4rem;
    /* How wide the side is, and how high where it stands below. */
    --side-width: clamp(16.5rem, 24%, 27rem);
    --side-below: auto;
    position: relative;
    block-size: 100%;
    font-size: var(--t2);
  }
  .table {
    position: relative;
    display: grid;
    grid-template:
      "prompt turn side" auto
      "map map side" minmax(0, 1fr)
      "market market side" auto
      "tray tray side" auto
      / minmax(0, 1fr) auto var(--side-width);
    block-size: 100%;
    gap: var(--gap);
    padding: var(--gap);
    padding-inline: max(var(--gap), env(safe-area-inset-left)) max(var(--gap), env(safe-area-inset-right));
    padding-block-end: max(var(--gap), env(safe-area-inset-bottom));
    overflow: hidden auto;
    background: var(--paper);
  }
  .side > .panel {
    flex: none;
  }
  .side > .log-panel {
    flex: 1;
    min-block-size: 3rem;
    padding: 0;
    overflow: hidden;
  }
  .tools {
    display: flex;
    grid-area: tools;
    gap: 0.3rem;
  }
  .tools .tool {
    flex: 1;
  }
  /* Words have the room, signs beside them what a finger needs. */
  .tools .tool:not(.icon-tool) ~ .icon-tool {
    flex: 0 1 3.4rem;
  }
  .side :is(.players, .tools) {
    flex: none;
  }
  .frame.large {
    --gap: 0.5rem;
  }
  .frame.huge {
    --t1: calc(var(--size-1) * 1.3);
    --t2: calc(var(--size-2) * 1.3);
    --t3: calc(var(--size-3) * 1.3);
    --t4: calc(var(--size-4) * 1.3);
    --t5: calc(var(--size-5) * 1.3);
    --gap: 0.7rem;
  }

  /* Tablet upright. */
  .upright .table {
    grid-template:
      "prompt turn" auto
      "players players" auto
      "map map" minmax(min-content, 1fr)
      "market market" auto
      "tray tray" auto
      "side side" var(--side-below)
      / minmax(0, 1fr) auto;
  }
  .upright .sheet {
    grid-row: map-start / side-end;
    grid-column: 1 / -1;
  }
  .frame:not(.wide, .tight) .seats {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }

  /* Large text on a tablet held sideways: names in two rows are whole. */
  @media (min-height: 500px) {
    .frame.lying .seats {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      grid-auto-flow: row;
    }
  }

  /* Phones: what is not needed for a move lies in drawers. */
  .chips.frame {
    --gap: 0.3rem;
  }
  /* No row is lower than what is in it: where the screen is too low for all of them, the table scrolls. */
  .phone .table {
    grid-template:
      "prompt prompt" max-content
      "players players" max-content
      "map map" minmax(min-content, 1fr)
      "market market" max-content
      "tray tray" max-content
      "tools turn" max-content
      / auto minmax(0, 1fr);
  }
  .phone .sheet {
    grid-row: map-start / turn-end;
    grid-column: 1 / -1;
  }
  /* What lies under the sheet shows no ring beside it. */
  .chips .table:has(> .sheet) > :is(.turn, .tools) {
    overflow: clip;
  }
  .lying .table {
    grid-template:
      "prompt players" auto
      "map market" minmax(0, 1fr)
      "map tray" auto
      "map tools" auto
      "map turn" auto
      / minmax(0, 1.75fr) minmax(15rem, 1fr);
  }
  .lying .sheet {
    grid-row: prompt-start / turn-end;
    grid-column: 1 / -1;
  }
  .lying .prompt-more {
    display: none;
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
  /* There is no room for all: to take back step by step leads to the beginning of the turn as well. */
  @media (max-width: 22rem) {
    .phone .turn > :nth-last-child(2) {
      display: none;
    }
  }
  .chips .drawer-goods {
    inset-block-start: auto;
  }

  /* Huge text on a phone: nothing is left out, the table scrolls as one column. */
  .tight .table {
    display: block;
  }
  .tight .table > * + * {
    margin-block-start: var(--gap);
  }
  .tight .map-place > .map {
    flex: none;
    block-size: min(13rem, 70svb);
  }
  .tight .sheet {
    position: fixed;
    inset: auto env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
    max-block-size: 80%;
  }
`;
