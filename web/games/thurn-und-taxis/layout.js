import { css } from "lit";

/**
 * Where everything lies, as far as it is not the same on every table: all arrangements without scrolling. The limits
 * are in rem, so enlarged text moves to the arrangement that has room for it.
 */
export const layout = css`
  .frame {
    --card-w: 4.5rem;
    --card-h: 6.3rem;
    --official-w: 4.6rem;
  }
  /* Panels rise from below: the guide speaks from above them. */
  .asking .map-place > .guide-card {
    order: -1;
  }
  /* A wide place leaves room beside the sheet: the guide speaks there, and the sheet has all the height. */
  .wide:not(.asking) .map-place:not(:has(.second-map)):has(> .guide-card) {
    flex-direction: row;
  }
  .wide:not(.asking) .map-place:not(:has(.second-map)) > .guide-card {
    inline-size: clamp(11rem, 18%, 18rem);
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    overflow: auto;
  }
  .wide:not(.asking) .map-place:not(:has(.second-map)) > .guide-card .guide-buttons > :first-child {
    flex: 1;
  }
  .market {
    display: flex;
    grid-area: market;
    gap: calc(var(--gap) * 2);
    align-items: center;
    justify-content: space-between;
    min-inline-size: 0;
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
  }
  .frame.huge {
    --card-w: 7.6rem;
    --card-h: 10.64rem;
    --official-w: 7.8rem;
  }
  .huge .rung-art {
    block-size: 4rem;
  }

  /* Tablet upright. */
  .upright {
    --official-w: 4.2rem;
  }
  .upright .side {
    display: grid;
    grid-template:
      "ladder log" auto
      "tools log" minmax(auto, 1fr)
      / minmax(0, 1fr) minmax(0, 1fr);
  }
  /* The map below stays where it is when the first card of a route comes into a box. */
  .upright .seat-more {
    min-block-size: calc(1.15 * var(--t1) + 0.2rem);
  }
  .upright .panel {
    min-block-size: auto;
  }
  .ladder-panel {
    grid-area: ladder;
  }
  .upright .log-panel {
    grid-area: log;
    block-size: 0;
    min-block-size: 100%;
  }
`;
