import { css } from "lit";
import { pressable } from "../../../table/frame/shared-css.js";

/** The closing panel. */
export const closingCss = css`
  .closing-body {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2) var(--space-3);
    align-content: flex-start;
  }
  .modes {
    display: grid;
    flex: 1 1 22rem;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-2);
  }
  .mode {
    display: flex;
    flex-direction: column;
    gap: 0.1rem;
    justify-content: center;
    min-block-size: 3.4rem;
    padding: 0.35rem 0.7rem;
    ${pressable}
    background: var(--paper);
    text-align: start;
  }
  .mode-name {
    font-weight: 700;
    line-height: 1.15;
  }
  .mode-sum {
    display: flex;
    gap: 0.6em;
    justify-content: space-between;
    color: var(--ink-soft);
    font-size: var(--t2);
    line-height: 1.2;
  }
  .mode-sum b {
    color: var(--accent-ink);
    white-space: nowrap;
  }
  .mode.chosen {
    border-color: var(--accent);
    background: color-mix(in srgb, var(--glow) 24%, var(--panel));
    box-shadow: inset 0 0 0 1px var(--accent);
  }
  .close-cities {
    display: flex;
    flex: 1 1 100%;
    flex-wrap: wrap;
    gap: 0.35rem;
  }
  .close-country {
    padding: 0.1rem 0.3rem 0.3rem;
    border: 1px solid var(--panel-border);
    border-block-start: 0.3rem solid var(--country);
    border-radius: 0.4rem;
    background: color-mix(in srgb, var(--country) 9%, var(--panel));
  }
  .close-country-name {
    display: block;
    color: var(--ink-soft);
    font-size: var(--t1);
    line-height: 1.35;
  }
  .close-row {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
  }
  .close-city {
    display: inline-flex;
    gap: 0.3rem;
    align-items: center;
    min-block-size: var(--touch);
    padding: 0.15rem 0.55rem 0.15rem 0.3rem;
    ${pressable}
    border-radius: 2rem;
    font-size: var(--t2);
  }
  .close-house svg {
    display: block;
    block-size: 1.7rem;
    inline-size: auto;
  }
  .close-city.open .close-house,
  .close-city.shut .close-house {
    filter: grayscale(1);
    opacity: 0.3;
  }
  .close-city.shut,
  .close-city.owned {
    background: transparent;
    color: var(--ink-soft);
  }
  .close-city.chosen {
    border-color: var(--accent);
    background: color-mix(in srgb, var(--glow) 34%, var(--panel));
    font-weight: 700;
  }
  .close-switches {
    display: flex;
    flex: 1 1 16rem;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  .switch {
    display: flex;
    flex: 1 1 14rem;
    gap: var(--space-2);
    align-items: center;
    min-block-size: var(--touch);
    padding: 0.15rem 0.6rem;
    ${pressable}
    background: var(--paper);
    font-size: var(--t2);
    line-height: 1.15;
    text-align: start;
  }
  .switch.on {
    border-color: var(--accent);
    background: color-mix(in srgb, var(--glow) 20%, var(--panel));
  }
  .switch-art svg {
    display: block;
    block-size: 2.4rem;
    inline-size: auto;
  }
  .switch-words {
    flex: 1;
  }
  .switch-knob {
    flex: none;
    inline-size: 2.3rem;
    block-size: 1.3rem;
    border: 0.15rem solid var(--ink-faint);
    border-radius: 1rem;
    background: radial-gradient(circle at 0.5rem 50%, var(--ink-faint) 0.38rem, transparent 0.4rem);
  }
  .switch.on .switch-knob {
    border-color: var(--accent);
    background: radial-gradient(circle at calc(100% - 0.5rem) 50%, var(--on-accent) 0.38rem, var(--accent) 0.42rem);
  }
  .gains {
    display: flex;
    flex: none;
    gap: var(--space-3);
    align-items: center;
    padding: var(--space-2) var(--space-3);
    border-block-start: 1px solid var(--panel-border);
    background: var(--paper-2);
  }
  .gain-list {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    gap: 0.3rem 0.6rem;
    align-items: center;
    min-inline-size: 0;
  }
  .gain {
    display: inline-flex;
    gap: 0.2rem;
    align-items: center;
    animation: pop-in 0.2s ease-out;
  }
  .gain-art svg {
    display: block;
    block-size: 2.5rem;
    inline-size: auto;
  }
  .gain-end {
    display: inline-flex;
    gap: 0.3rem;
    align-items: center;
    color: var(--danger);
    font-size: var(--t2);
    font-weight: 700;
  }
  .total {
    display: grid;
    justify-items: end;
    color: var(--ink-soft);
    font-size: var(--t1);
    line-height: 1.1;
    white-space: nowrap;
  }
  .total-gain {
    color: var(--ink);
    font-family: var(--font-text);
    font-size: var(--t4);
  }
  /* Little room: one flow of cities, the country is the colour at the edge of each. */
  .chips .close-country {
    display: contents;
  }
  .chips .close-country-name {
    display: none;
  }
  .chips .close-row {
    display: contents;
  }
  .chips .close-cities {
    gap: 0.25rem;
  }
  .chips .close-city {
    padding-inline: 0.25rem 0.45rem;
    border-inline-start: 0.45rem solid var(--country);
    border-radius: 0.5rem;
  }
  .chips .close-house svg {
    block-size: 1.35rem;
  }
  .chips .mode {
    min-block-size: var(--touch);
    padding: 0.15rem 0.5rem;
  }
  .chips .mode-name {
    font-size: var(--t2);
  }
  .chips .gains {
    gap: var(--space-2);
    padding: 0.3rem 0.5rem;
  }
  .chips .gain-list {
    gap: 0.1rem 0.4rem;
  }
  .chips .gain-art svg {
    block-size: 2rem;
  }
  @keyframes pop-in {
    from {
      opacity: 0;
      transform: scale(0.7);
    }
  }
`;
