import { css } from "lit";
import { pressable } from "../../../table/frame/shared-css.js";

/** The tray with what the person at the table has. */
export const ownCss = css`
  .own {
    display: flex;
    grid-area: tray;
    flex-wrap: wrap;
    gap: 0.3rem 0.5rem;
    align-items: stretch;
    min-inline-size: 0;
    padding: 0.3rem 0.5rem;
    border: 1px solid var(--panel-border);
    border-radius: var(--radius);
    background: color-mix(in srgb, var(--panel) 75%, transparent);
  }
  .wide .own,
  .upright .own {
    min-block-size: 5.5rem;
  }
  .purse {
    display: flex;
    flex: none;
    gap: 0.6rem;
    align-items: center;
  }
  .number {
    display: inline-flex;
    gap: 0.2rem;
    align-items: center;
    font-size: var(--t4);
    font-variant-numeric: tabular-nums;
  }
  .number .art {
    inline-size: auto;
    block-size: 2.1rem;
  }
  .number b {
    font-weight: 700;
  }
  .own-part {
    display: flex;
    flex: none;
    gap: 0.3rem;
    align-items: center;
    padding-inline-start: 0.5rem;
    border-inline-start: 1px solid var(--panel-border);
  }
  .held {
    position: relative;
    display: inline-block;
  }
  .held .art {
    inline-size: 2.7rem;
    block-size: 2.7rem;
  }
  .own-beads .held .art {
    inline-size: 2rem;
    block-size: 2.1rem;
  }
  .held b {
    position: absolute;
    inset-block-end: -0.15rem;
    inset-inline-end: -0.2rem;
    min-inline-size: 1.25rem;
    padding-inline: 0.2rem;
    border: 1px solid var(--panel-border);
    border-radius: 0.6rem;
    background: var(--panel);
    font-size: var(--t1);
    line-height: 1.25;
    text-align: center;
  }
  .none {
    max-inline-size: 8rem;
    color: var(--ink-faint);
    font-size: var(--t1);
    font-style: italic;
    line-height: 1.15;
  }
  .own-specials {
    display: grid;
    grid-auto-columns: max-content;
    grid-auto-flow: column;
    grid-template-rows: repeat(2, auto);
    gap: 0.2rem;
    align-content: center;
  }
  .special-chip {
    display: flex;
    gap: 0.3rem;
    align-items: center;
    min-block-size: var(--touch);
    padding: 0 0.55rem 0 0.2rem;
    ${pressable}
    border-radius: 1rem;
    font-size: var(--t1);
    font-weight: 600;
  }
  .special-chip .art {
    inline-size: 2.6rem;
    block-size: 1.5rem;
  }
  .special-chip.pale {
    color: var(--ink-faint);
    opacity: 0.75;
  }
  .own-characters {
    flex: 0 1 auto;
    flex-wrap: wrap;
    min-inline-size: 0;
  }
  .own-card {
    inline-size: 7.8rem;
    min-block-size: 4.7rem;
    padding: 0;
    border: 0;
    background: none;
    font: inherit;
    cursor: pointer;
    transition: transform 0.15s;
  }
  @media (hover: hover) {
    .own-card:hover {
      transform: translateY(-0.2rem);
    }
  }
  .hidden-cards {
    display: flex;
    gap: 0.3rem;
    align-items: center;
  }
  .hidden-cards .art,
  .tools .art {
    inline-size: auto;
    block-size: 2.2rem;
  }
  .drawer .own-part {
    flex-wrap: wrap;
    padding: 0;
    border: 0;
  }
  .drawer .own-card {
    inline-size: 9.5rem;
    min-block-size: 5rem;
  }
  .drawer .own-specials {
    grid-auto-flow: row;
    grid-template-rows: none;
  }
  .drawer .special-chip {
    min-block-size: var(--touch);
  }
`;
