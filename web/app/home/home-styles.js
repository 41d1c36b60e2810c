import { css } from "lit";
import { onPanels, screen } from "../../ground/styles.js";

/** The home page: a large picture on the first visit, a small one later, then the games as cards. */
export const homeStyles = [
  onPanels,
  screen,
  css`
    .hero {
      display: grid;
      grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
      overflow: hidden;
      margin-bottom: var(--space-5);
    }
    .hero .picture {
      position: relative;
      display: grid;
      grid-template-columns: 1fr 1fr;
      gap: var(--space-3);
      align-content: center;
      padding: var(--space-4);
      background: var(--paper-2);
    }
    .game {
      display: grid;
      align-content: start;
      gap: var(--space-2);
    }
    .tile {
      position: relative;
      display: block;
      overflow: hidden;
      aspect-ratio: 16 / 11;
      border: 1px solid var(--wood);
      border-radius: var(--radius);
      box-shadow: var(--shadow);
      color: var(--on-wood);
      text-decoration: none;
    }
    .tile .art svg {
      transition: transform 0.4s;
    }
    .tile-name {
      position: absolute;
      inset: auto 0 0;
      padding: var(--space-5) var(--space-3) var(--space-2);
      background: linear-gradient(transparent, var(--wood-dark));
      font-family: var(--font-display);
      font-size: var(--size-5);
      line-height: 1.1;
      text-align: center;
      text-shadow: 0 1px 3px var(--wood-dark);
    }
    @media (hover: hover) {
      .tile:hover .art svg {
        transform: scale(1.04);
      }
    }
    .tile:focus-visible {
      outline: 4px solid var(--focus);
      outline-offset: -4px;
    }
    .hero .picture svg {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
    }
    .hero .picture st-start {
      grid-column: 1 / -1;
    }
    .hero .text {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      align-content: center;
      justify-items: start;
      gap: var(--space-4);
      padding: var(--space-6) var(--space-5);
    }
    .hero h1 {
      font-size: clamp(2rem, 1.2rem + 2.8vw, 3.5rem);
    }
    .hero .lead {
      font-family: var(--font-text);
      font-size: clamp(1.0625rem, 0.95rem + 0.45vw, 1.3125rem);
      color: var(--ink-soft);
    }
    .hero.small {
      grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
    }
    .hero.small .text {
      gap: var(--space-3);
      padding: var(--space-4) var(--space-5);
    }
    .hero.small h1 {
      font-size: clamp(1.75rem, 1.2rem + 1.6vw, 2.5rem);
    }
    .hero .text > * {
      max-width: 100%;
    }
    .hero h1,
    .head {
      overflow-wrap: anywhere;
    }
    section {
      margin-top: var(--space-5);
    }
    .head {
      margin-bottom: var(--space-3);
    }
    .broken,
    .deleted li {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: space-between;
      gap: var(--space-2) var(--space-4);
      padding: var(--space-3) var(--space-4);
    }
    .broken {
      margin-top: var(--space-3);
      border-color: var(--danger);
    }
    summary {
      min-height: var(--touch);
      padding: var(--space-2) 0;
      cursor: pointer;
      color: var(--ink-soft);
    }
    @media (max-width: 62rem) and (orientation: portrait) {
      .hero:not(.small) {
        grid-template-columns: minmax(0, 1fr);
      }
    }
    @media (max-width: 46rem) {
      .hero,
      .hero.small {
        grid-template-columns: minmax(0, 1fr);
      }
      .hero .picture {
        gap: var(--space-2);
        padding: var(--space-2);
      }
      .tile-name {
        font-size: var(--size-4);
      }
      .hero .text {
        padding: var(--space-5) var(--space-4);
      }
    }
    @media (max-height: 30rem) and (min-width: 46rem) {
      .hero .text {
        gap: var(--space-2);
        padding: var(--space-4);
      }
    }
  `,
];
