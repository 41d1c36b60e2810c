import { css } from "lit";
import { formed, screen } from "../../ground/styles.js";

/** The sheets on which a new game is set up, one below the other, with the button that begins it. */
export const newGameStyles = [
  formed,
  screen,
  css`
    :host {
      max-width: 60rem;
    }
    form {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      gap: var(--space-4);
    }
    .title {
      margin: var(--space-3) 0 var(--space-4);
    }
    .panel {
      padding: var(--space-4) var(--space-5) var(--space-5);
    }
    .panel > h2 {
      margin-bottom: var(--space-3);
    }
    .seats {
      display: grid;
      gap: var(--space-3);
    }
    .add {
      margin-top: var(--space-3);
    }
    .options,
    .shelf,
    .own,
    .switches {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(var(--column, 20rem), 100%), 1fr));
    }
    .options,
    .own {
      gap: var(--space-4) var(--space-5);
    }
    .options {
      --column: 22rem;
    }
    .shelf {
      --column: 24rem;
      gap: var(--space-3);
      margin-top: var(--space-3);
    }
    .opened {
      grid-column: 1 / -1;
      padding: var(--space-3);
      border: 1px solid var(--accent);
      border-radius: var(--radius);
      background: color-mix(in oklab, var(--panel), var(--glow) 14%);
    }
    .opened > h3 {
      margin-bottom: var(--space-2);
      font-size: var(--size-4);
    }
    .switches {
      column-gap: var(--space-5);
    }
    .go {
      position: sticky;
      bottom: calc(var(--space-3) + env(safe-area-inset-bottom));
      z-index: 2;
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      justify-content: flex-end;
      gap: var(--space-3);
      padding: var(--space-3) var(--space-4);
      border: 1px solid var(--panel-border);
      border-radius: calc(var(--radius) * 1.5);
      background: color-mix(in oklab, var(--panel) 92%, transparent);
      backdrop-filter: blur(6px);
      box-shadow: var(--shadow-high);
    }
    .go .wrong {
      flex: 1 1 14rem;
    }
    /* Beside the button where there is room: the bar must not cover what is to be filled in. */
    .go st-start {
      flex: 1 1 18rem;
      order: -1;
    }
    @media (max-height: 34rem) {
      .go {
        position: static;
      }
      .title {
        margin: 0 0 var(--space-2);
      }
    }
    @media (max-width: 34rem) {
      .panel {
        padding: var(--space-4) var(--space-3);
      }
      .go .button.primary {
        flex: 1;
      }
    }
    .select {
      display: grid;
      gap: var(--space-1);
      justify-items: start;
    }
    .select .name {
      font-weight: 700;
    }
    .select select {
      min-height: var(--touch);
      min-width: min(14rem, 100%);
    }
    .games {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
      gap: var(--space-3);
      min-width: 0;
      margin: 0;
    }
    .games legend {
      float: inline-start;
      grid-column: 1 / -1;
      padding: 0;
      font-family: var(--font-display);
      font-size: var(--size-5);
      font-weight: 400;
    }
    .game {
      position: relative;
      display: grid;
      grid-template-columns: 8rem minmax(0, 1fr);
      grid-template-rows: auto 1fr;
      gap: 0 var(--space-3);
      align-items: start;
      padding: var(--space-2);
      border: 1px solid var(--panel-border);
      border-radius: var(--radius);
      background: color-mix(in oklab, var(--panel), var(--paper-2) 35%);
      cursor: pointer;
    }
    .game input {
      position: absolute;
      inset: 0;
      margin: 0;
      opacity: 0;
      cursor: pointer;
    }
    .game:has(:checked) {
      border-color: var(--accent);
      box-shadow: 0 0 0 2px var(--accent);
      background: color-mix(in oklab, var(--panel), var(--glow) 20%);
    }
    .game:has(:focus-visible) {
      outline: 3px solid var(--focus);
      outline-offset: 3px;
    }
    .game-picture {
      grid-row: 1 / -1;
      overflow: hidden;
      aspect-ratio: 16 / 10;
      border-radius: calc(var(--radius) * 0.7);
    }
    .game-picture svg {
      display: block;
      width: 100%;
      height: 100%;
    }
    .game-name {
      font-family: var(--font-display);
      font-size: var(--size-4);
      line-height: 1.15;
    }
    /* Text at twice its size on a phone. */
    @media (max-width: 17rem) {
      .games {
        padding-inline: var(--space-2);
      }
      .game {
        grid-template-columns: minmax(0, 1fr);
        grid-template-rows: none;
      }
      .game-picture {
        grid-row: auto;
      }
    }
  `,
];
