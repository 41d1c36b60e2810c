import { css } from "lit";

/** The second map beside the first one, or, where there is no room, behind a switch. */
export const audienceCss = css`
  .rome {
    position: absolute;
    inset: 0;
    z-index: 4;
    display: flex;
    flex-direction: column;
    background: var(--map-desk);
  }
  .rome.behind {
    visibility: hidden;
  }
  .rome-canvas {
    position: relative;
    flex: 1;
    min-block-size: 0;
  }
  /* One map at a time: the switch has a strip of its own and hides nothing. */
  .map:has(.rome) > * {
    --switch: calc(var(--touch) + 0.3rem);
  }
  .map:has(.rome) > :is(.map-canvas, .rome) {
    inset-block-start: var(--switch);
  }
  .map-switch {
    position: absolute;
    inset: 0 0 auto;
    display: flex;
  }
  .map-switch .tool {
    flex: 1;
  }
  .map-switch .tool:first-child {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  .map-switch .tool:last-child {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  /* Rome is tall: on a phone there is more room beside it than below. */
  @container maps (max-width: 40rem) and (min-aspect-ratio: 4 / 5) {
    .chips .rome {
      flex-direction: row;
    }
    .chips :is(.ranks, .aid) {
      flex-direction: column;
    }
    .chips .ranks {
      overflow: hidden auto;
    }
    .chips .rank {
      flex: 1 0 auto;
      inline-size: 3.2rem;
      block-size: auto;
      min-block-size: 1.95rem;
    }
    .chips .aid {
      justify-content: space-evenly;
      border-block-start: 0;
      border-inline-start: 1px solid var(--art-gold-deep);
    }
    .chips .arrival {
      inset-block-end: 0.3rem;
    }
  }
  /* Where little height is left, the switch stands there, too. */
  @container maps (max-width: 40rem) and (min-aspect-ratio: 5 / 4) {
    .chips .map:has(.rome) > * {
      --switch: 0px;
    }
    .chips .map:has(.rome) > :is(.map-canvas, .rome) {
      inset-inline-end: calc(var(--touch) + 0.2rem);
    }
    .chips .map-switch {
      inset: 0 0 0 auto;
      flex-direction: column;
    }
    .chips .map-switch .tool {
      padding: 0.2rem 0;
      writing-mode: vertical-rl;
    }
    .chips .map-switch .tool:first-child {
      border-radius: var(--radius) var(--radius) 0 0;
    }
    .chips .map-switch .tool:last-child {
      border-radius: 0 0 var(--radius) var(--radius);
    }
  }
  @container maps (min-width: 40rem) and (min-aspect-ratio: 17 / 10) {
    .map:has(.rome) > * {
      --switch: 0px;
      --second: clamp(14rem, (100cqh - 3.6rem) * 0.665, 42cqw);
    }
    .rome,
    .rome.behind {
      inset-inline-start: auto;
      inline-size: var(--second);
      border-inline-start: 0.3rem solid var(--map-desk-edge);
      visibility: visible;
    }
    .map-switch {
      display: none;
    }
  }
  /* Beside the second map the first one has its own shape rather than a shelf at its side: that stands below it then. */
  @container maps (min-width: 40rem) and (min-aspect-ratio: 17 / 10) and (max-aspect-ratio: 21 / 10) {
    .map:has(.rome) > * {
      --shelf: max(3.8rem, 100cqh - (100cqw - var(--second)) / var(--sheet));
    }
    .map:has(.rome) > .map-canvas:has(~ .shelf) {
      inset-inline-end: var(--second);
      inset-block-end: var(--shelf);
    }
    .map:has(.rome) > .shelf {
      inset-block: auto 0;
      inset-inline: 0 var(--second);
      inline-size: auto;
      block-size: var(--shelf);
      border-inline-start: 0;
      border-block-start: 0.3rem solid var(--wood-dark);
    }
  }
  .ranks,
  .aid,
  .coach-steps {
    display: flex;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .ranks {
    flex: none;
    gap: 0.15rem;
    padding: 0.15rem;
    background: var(--wood);
    color: var(--on-wood);
  }
  .rank {
    position: relative;
    display: grid;
    flex: 1;
    grid-template-columns: auto 1fr;
    align-items: center;
    min-inline-size: 0;
    block-size: 3.1rem;
    padding: 0.1rem;
    border: 1px solid var(--art-gold-deep);
    border-radius: 0.3rem;
    background: var(--panel);
    color: var(--ink);
  }
  .rank.fresh {
    background: color-mix(in srgb, var(--glow) 40%, var(--panel));
    animation: glow 1.2s ease-in-out 3 alternate;
  }
  .rank-art > svg {
    display: block;
    inline-size: 1.3rem;
    block-size: 1.85rem;
  }
  .rank-points {
    position: absolute;
    inset-block-end: 0.05rem;
    inset-inline-start: 0.1rem;
    min-inline-size: 1.15em;
    border-radius: 1em;
    background: var(--wood);
    color: var(--on-wood);
    font-size: var(--t1);
    line-height: 1.15;
    text-align: center;
  }
  .rank-owners {
    display: flex;
    flex-wrap: wrap;
    gap: 0.05rem;
    justify-content: center;
    min-inline-size: 0;
  }
  .rank-owners .mark {
    --mark-size: 1rem;
  }
  .coach-art > svg {
    display: block;
    inline-size: 2.5rem;
    block-size: auto;
  }
  .aid {
    flex: none;
    justify-content: space-around;
    padding: 0.1rem 0.2rem 0;
    border-block-start: 1px solid var(--art-gold-deep);
    background: var(--panel);
  }
  .aid li {
    display: flex;
    align-items: end;
  }
  .aid .coach-art > svg {
    inline-size: 1.5rem;
  }
  .aid .rank-art > svg {
    inline-size: 1.05rem;
    block-size: 1.5rem;
  }
  .arrival {
    position: absolute;
    inset-block-end: 3.6rem;
    inset-inline: 0.3rem;
    padding: 0.3rem 0.5rem;
    border: 1px solid var(--accent);
    border-radius: var(--radius);
    background: var(--panel);
    box-shadow: var(--shadow);
    color: var(--ink);
    font-size: var(--t2);
    line-height: 1.2;
    animation: bubble-in 0.3s ease-out;
  }
  .arrival p {
    display: flex;
    gap: 0.4rem;
    align-items: center;
  }
  .arrival b {
    display: block;
  }

  .sheet.travelling {
    max-block-size: min(55%, 15rem);
  }
  .phone .sheet.travelling {
    max-block-size: 50%;
  }
  .lying .sheet.travelling {
    max-block-size: 75%;
  }
  .travelling .sheet-head {
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    justify-content: flex-start;
  }
  .travelling .sheet-body {
    padding-block-end: var(--space-2);
  }
  .travelling h3 {
    font-size: var(--t2);
    font-weight: 700;
  }
  .steps-left {
    font-weight: 700;
  }
  .coach-steps {
    flex-wrap: wrap;
    gap: 0.4rem 1.1rem;
  }
  @media (max-height: 43.75rem) {
    .phone .sheet.travelling {
      max-block-size: 62%;
    }
  }
  .phone .coach-steps {
    gap: 0.35rem 0.6rem;
  }
  .phone .coach-step .icon {
    display: none;
  }
  .coach-step {
    display: flex;
    flex-wrap: wrap;
    gap: 0.35rem;
    align-items: center;
  }
`;
