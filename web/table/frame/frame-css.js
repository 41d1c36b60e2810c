import { css } from "lit";

/** What the frame of every table looks like: the board, panels at its side, sheets that rise, drawers. */
export const frameCss = css`
  /* What lies over the table outside of it lies over all of it. */
  :host {
    position: relative;
    isolation: isolate;
    display: block;
    block-size: 100%;
    inline-size: 100%;
    overflow: hidden;
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
  .lost-words {
    display: none;
  }
  /* Said by the drawn board (web/canvas/board-canvas.js). */
  [data-lost] + .lost-words {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    padding: var(--space-4);
    background: var(--panel);
    text-align: center;
    pointer-events: none;
  }
  .side {
    display: flex;
    grid-area: side;
    flex-direction: column;
    gap: var(--gap);
    min-inline-size: 0;
    min-block-size: 0;
  }
  .panel {
    min-block-size: 0;
    padding: 0.3rem;
    border: 1px solid var(--panel-border);
    border-radius: var(--radius);
    background: color-mix(in srgb, var(--panel) 70%, transparent);
  }
  .log {
    block-size: 100%;
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
    --ring: none;
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
    inset-block: var(--gap) max(var(--gap), env(safe-area-inset-bottom));
    inset-inline-end: max(var(--gap), env(safe-area-inset-right));
    z-index: 30;
    display: flex;
    flex-direction: column;
    inline-size: min(24rem, 100% - 2 * max(var(--gap), env(safe-area-inset-right)));
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
  /* What celebrates lies over the board, and takes no touch away. */
  .flourish {
    position: absolute;
    border-radius: var(--radius);
    container-type: size;
  }
  :host([celebrating]) :is(.dimming, .spotlight) {
    visibility: hidden;
  }
  .ghost {
    position: absolute;
    margin: 0;
    pointer-events: none;
    box-shadow: var(--shadow-high);
  }
`;
