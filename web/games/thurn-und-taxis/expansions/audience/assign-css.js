import { css } from "lit";
import { pressable } from "../../../../table/frame/shared-css.js";

/** The panel in which the clergy is distributed. */
export const assignCss = css`
  .assigning .sheet-body {
    display: grid;
    gap: var(--space-2);
  }
  .clerics,
  .coaches {
    display: grid;
    grid-template-columns: repeat(5, minmax(0, 7rem));
    gap: 0.3rem;
    justify-content: center;
  }
  .cleric,
  .coach-seat {
    position: relative;
    display: grid;
    justify-items: center;
    min-inline-size: var(--touch);
    min-block-size: var(--touch);
    padding: 0.2rem 0.1rem;
    ${pressable}
    border-width: 2px;
    background: var(--paper);
    font-size: var(--t1);
    line-height: 1.1;
    touch-action: none;
    user-select: none;
    -webkit-user-select: none;
  }
  .cleric-art > svg {
    display: block;
    inline-size: 2.3rem;
    block-size: 3.2rem;
  }
  .cleric-name,
  .coach-lands {
    max-inline-size: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .cleric-name {
    font-weight: 500;
  }
  .cleric .rank-points {
    inset-block: 0.15rem auto;
    inset-inline-start: 0.15rem;
    font-size: var(--t2);
  }
  .cleric.inside .cleric-art {
    opacity: 0.3;
    filter: grayscale(1);
  }
  .cleric.held,
  .coach-seat.held {
    border-color: var(--accent);
    background: color-mix(in srgb, var(--glow) 34%, var(--paper));
    box-shadow: 0 0 0 2px var(--accent);
  }
  .coach-seat {
    align-content: end;
    min-block-size: 6.6rem;
  }
  .coach-seat .cleric-art {
    min-block-size: 2.1rem;
    margin-block-end: -0.75rem;
  }
  .coach-seat .cleric-art > svg {
    inline-size: 1.9rem;
    block-size: 2.65rem;
  }
  .coach-seat .coach-art {
    position: relative;
  }
  .coach-seat .coach-art > svg {
    inline-size: 3.6rem;
    max-inline-size: 100%;
  }
  .coach-seat.open {
    border-color: var(--glow);
    border-style: dashed;
  }
  .coach-lands {
    color: var(--ink-soft);
  }
  .assign-note {
    display: flex;
    gap: 0.4rem;
    align-items: center;
    justify-content: center;
    color: var(--ink-soft);
    text-wrap: balance;
  }
  .cleric-ghost {
    inset: 0 auto auto 0;
    box-shadow: none;
  }
  .cleric-ghost > svg {
    inline-size: 3rem;
    block-size: 4.3rem;
    filter: drop-shadow(0 4px 6px var(--map-shadow));
  }
  .chips .coach-seat {
    min-block-size: 5.4rem;
  }
  .chips .cleric-art > svg {
    inline-size: 1.6rem;
    block-size: 2.25rem;
  }
  .chips .coach-seat .coach-art > svg {
    inline-size: 2.7rem;
  }
  .lying .coach-lands {
    display: none;
  }
  .lying .coach-seat {
    min-block-size: 4rem;
  }
`;
