import { css } from "lit";

/** Office tiles at the portraits, in front of the players, and in the panel of a return. */
export const officesCss = css`
  .office-stack {
    position: absolute;
    inset-block-start: 0.1rem;
    inset-inline-start: 0.1rem;
    display: inline-flex;
    gap: 0.1rem;
    align-items: center;
    padding: 0.02rem 0.3rem;
    border: 1px solid var(--art-gold-deep);
    border-radius: 0.7rem;
    background: var(--panel);
    color: var(--ink);
    font-size: var(--t1);
    line-height: 1.25;
    box-shadow: 1px 1px 0 var(--art-gold-deep);
  }
  /* Numbers that the button's name says in words. */
  :is(.office-stack, .return-tile) [data-number]::after {
    content: attr(data-number);
  }
  .office-stack .icon {
    inline-size: 0.85em;
    block-size: 0.85em;
    color: var(--ink-soft);
  }
  .office-tiles {
    display: flex;
    flex-wrap: wrap;
    gap: 0.1rem 0.4rem;
    margin-block-start: 0.2rem;
    font-size: var(--t1);
    line-height: 1.1;
  }
  .office-owned,
  .office-chips {
    display: inline-flex;
    gap: 0.12rem;
    align-items: center;
  }
  .office-owned > svg {
    inline-size: 1.35rem;
    block-size: 1.35rem;
    border-radius: 0.2rem;
  }
  .chip-sign {
    display: inline-grid;
    place-items: center;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    border: 2px solid var(--art-gold-deep);
    border-radius: 50%;
    background: var(--art-gold);
    color: var(--art-ink);
    font-weight: 700;
  }
  .returning .sheet-body {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-3);
    align-items: center;
    justify-content: safe center;
    padding-block: var(--space-2);
  }
  .return-tiles {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    justify-content: center;
  }
  .return-tile {
    position: relative;
    display: grid;
    justify-items: center;
    inline-size: 5.4rem;
    padding: 0.3rem;
    border: 2px solid var(--panel-border);
    border-radius: var(--radius);
    background: var(--paper);
    color: var(--ink);
    font: inherit;
    cursor: pointer;
  }
  .return-art {
    inline-size: 4rem;
    block-size: 4rem;
  }
  .return-art > svg {
    inline-size: 100%;
    block-size: 100%;
  }
  .return-name {
    font-size: var(--t1);
    font-weight: 500;
  }
  .return-count {
    font-weight: 700;
    line-height: 1.1;
  }
  .return-tile.shut {
    cursor: default;
  }
  .return-tile.shut .return-art {
    filter: grayscale(0.85);
    opacity: 0.5;
  }
  .return-tile.chosen {
    border-color: var(--accent);
    background: color-mix(in srgb, var(--glow) 30%, var(--paper));
    box-shadow: 0 0 0 2px var(--accent);
  }
  .rewards {
    display: grid;
    gap: 0.15rem;
    min-inline-size: min(13rem, 100%);
    margin: 0;
    padding: 0;
    list-style: none;
    font-size: var(--t2);
  }
  .reward {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    padding: 0.15rem 0.5rem;
    border: 1px solid transparent;
    border-radius: var(--radius);
    line-height: 1.2;
  }
  .reward b {
    min-inline-size: 1.5em;
    border-radius: 1em;
    background: var(--wood);
    color: var(--on-wood);
    text-align: center;
  }
  .reward.now {
    border-color: var(--accent);
    background: color-mix(in srgb, var(--glow) 26%, transparent);
    font-weight: 700;
  }
  /* The seal of a used official keeps its corner. */
  .chips .office-tiles {
    display: contents;
  }
  .chips .office-stack {
    inset: auto 0 0 auto;
  }
  .chips .return-tile {
    inline-size: 4.6rem;
  }
  .chips .return-art {
    inline-size: 2.6rem;
    block-size: 2.6rem;
  }
  .lying .rewards {
    min-inline-size: 10rem;
  }
`;
