import { css } from "lit";
import { onPanels, screen } from "../../ground/styles.js";

/** The home page: a large picture on the first visit, a small one later, then the games as cards. */
export const homeStyles = [
  onPanels,
  screen,
  css`
    .foot {
      margin-top: var(--space-5);
      text-align: center;
    }
    .foot a {
      display: inline-flex;
      align-items: center;
      min-height: var(--touch);
    }
    .hero {
      /* The head of the page, and its foot, which is seen without scrolling. */
      --around: 10.8rem;
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
    /* Over the pictures: nothing moves when it goes. */
    .picture > st-start {
      position: absolute;
      inset: var(--space-2) var(--space-2) auto;
      z-index: 1;
      pointer-events: none;
    }
    .game {
      display: grid;
      grid-template-rows: auto 1fr auto;
      gap: var(--space-2);
    }
    .ways {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: var(--space-2);
    }
    .latest {
      margin: var(--space-3) 0 var(--space-4);
    }
    .latest h1 {
      margin-bottom: var(--space-3);
      font-size: clamp(1.75rem, 1.2rem + 1.6vw, 2.5rem);
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
    .tile-name {
      position: absolute;
      inset: auto 0 0;
      padding: var(--space-5) var(--space-3) var(--space-2);
      /* Dark enough behind the letters, whatever the picture shows there. */
      background: linear-gradient(
        transparent,
        color-mix(in srgb, var(--wood-dark) 85%, transparent) 45%,
        var(--wood-dark)
      );
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
    .tile .art svg {
      position: absolute;
      inset: 0;
      width: 100%;
      height: 100%;
      transition: transform 0.4s;
    }
    .hero.small .tile {
      aspect-ratio: 16 / 9;
    }
    .about {
      display: none;
      font-family: var(--font-text);
      color: var(--ink-soft);
      line-height: 1.3;
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
    .house {
      color: var(--accent-ink);
      font-size: var(--size-4);
      font-weight: 700;
      overflow-wrap: anywhere;
    }
    .hero .lead {
      font-family: var(--font-text);
      font-size: clamp(1.0625rem, 0.95rem + 0.45vw, 1.3125rem);
      color: var(--ink-soft);
    }
    .hero.small {
      grid-template-columns: minmax(0, 1.2fr) minmax(0, 1fr);
    }
    .hero.below {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
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
    /* The first visit fills a tablet: a row for each game, with what it is about. */
    @media (min-width: 46rem) and (min-height: 40rem) {
      .hero:not(.small) {
        min-height: min(100dvh - var(--around), 46rem);
      }
    }
    @media (max-width: 62rem) and (orientation: portrait) {
      .hero,
      .hero.small,
      .hero.below {
        grid-template-columns: minmax(0, 1fr);
      }
      .hero:not(.small) {
        grid-template-rows: minmax(0, 1fr) auto;
        min-height: min(100dvh - var(--around), 68rem);
      }
    }
    @media (max-width: 62rem) and (orientation: landscape) {
      .ways {
        grid-template-columns: minmax(0, 1fr);
      }
    }
    @media ((min-width: 46rem) and (orientation: portrait)) or ((min-width: 62rem) and (min-height: 44rem)) {
      .hero:not(.small) .picture {
        grid-template-columns: minmax(0, 1fr);
        gap: var(--space-4);
      }
      .hero:not(.small) .game {
        grid-template-columns: minmax(0, 1.6fr) minmax(0, 1fr);
        grid-template-rows: 1fr auto;
        gap: var(--space-3) var(--space-4);
      }
      .hero:not(.small) .tile {
        grid-row: 1 / -1;
        aspect-ratio: 16 / 11;
      }
      .hero:not(.small) .about {
        display: block;
        align-self: end;
        font-size: var(--size-4);
      }
      .hero:not(.small) .ways {
        grid-template-columns: minmax(0, 1fr);
        padding-bottom: var(--space-5);
      }
    }
    @media (max-width: 46rem) {
      .hero,
      .hero.small,
      .hero.below {
        grid-template-columns: minmax(0, 1fr);
      }
      .hero .picture {
        gap: var(--space-2);
        padding: var(--space-2);
      }
      .ways {
        grid-template-columns: minmax(0, 1fr);
      }
      .hero.small .tile {
        aspect-ratio: 16 / 11;
      }
      .tile-name {
        font-size: var(--size-4);
      }
      .hero .text {
        padding: var(--space-5) var(--space-4);
      }
      .hero.below .text {
        padding: var(--space-4);
      }
      /* The first button has a row for itself, the others share one. */
      .hero .row {
        align-items: stretch;
        width: 100%;
      }
      .hero .row > * {
        flex: 1 1 40%;
        justify-content: center;
        min-height: 3.25rem;
      }
      .hero .row > :first-child {
        flex-basis: 100%;
      }
      .hero .row > :not(:first-child) {
        padding-inline: var(--space-2);
        font-size: var(--size-3);
      }
    }
    @media (max-width: 17rem) {
      .hero .picture,
      .game {
        grid-template-columns: minmax(0, 1fr);
      }
      .hero .row > * {
        flex-basis: 100%;
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
