import { css } from "lit";

/**
 * Where everything lies. Four arrangements, chosen by the room the table has (not by the device),
 * all of them without scrolling: phone upright, phone lying, tablet upright, and wide. The limits
 * are in rem, so enlarged text moves to the arrangement that has room for it.
 */
export const layout = css`
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
  /* Panels rise from below: the guide speaks from above them. */
  .asking .map-place > .coach {
    order: -1;
  }
  .market {
    display: flex;
    grid-area: market;
    gap: calc(var(--gap) * 2);
    align-items: center;
    justify-content: space-between;
    min-inline-size: 0;
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
  .falling-house {
    position: absolute;
    inline-size: 2rem;
  }
  .falling-house > svg {
    display: block;
    inline-size: 100%;
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
      "map map" minmax(min-content, 1fr)
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
`;
