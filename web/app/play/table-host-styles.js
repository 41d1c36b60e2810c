import { css } from "lit";
import { onPanels } from "../../ground/styles.js";

/** The frame around a table: a slim bar above, notices, the table itself, the log at its side. */
export const hostStyles = [
  onPanels,
  css`
    :host {
      display: flex;
      flex-direction: column;
      height: 100dvh;
      min-height: 0;
      overflow: hidden;
    }
    .bar {
      display: flex;
      align-items: center;
      gap: var(--space-1);
      flex: none;
      min-height: calc(var(--touch) + 2px);
      padding: env(safe-area-inset-top) max(var(--space-2), env(safe-area-inset-right)) 0
        max(var(--space-2), env(safe-area-inset-left));
      border-bottom: 2px solid color-mix(in oklab, var(--accent) 70%, var(--wood-dark));
      background: linear-gradient(
        var(--wood),
        color-mix(in oklab, var(--wood), var(--wood-dark) 55%)
      );
      color: var(--on-wood);
    }
    .bar h1 {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      gap: 0 var(--space-3);
      flex: 1;
      min-width: 0;
      overflow: hidden;
      font-size: var(--size-4);
      max-height: 2.5em;
    }
    .bar b {
      font-weight: inherit;
    }
    .bar h1 span {
      font-family: var(--font-ui);
      font-size: var(--size-2);
      opacity: 0.85;
    }
    /* A row of tools leaves the name little room: it has all that is between them, and goes before the round. */
    @media (max-width: 28rem) {
      .bar {
        gap: 0;
        padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);
      }
      .bar h1 {
        display: block;
        max-height: 2.75rem;
        font-size: var(--size-1);
        line-height: 1.1;
      }
      .bar b {
        display: -webkit-box;
        overflow: hidden;
        text-overflow: ellipsis;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 3;
      }
      .bar h1 span {
        display: block;
        font-size: max(12px, 0.75rem);
        line-height: 1;
        white-space: nowrap;
      }
    }
    /* Text at twice its size on a phone. */
    @media (max-width: 17rem) {
      .bar {
        flex-wrap: wrap;
      }
      .bar h1 {
        flex: 1 0 100%;
        order: -1;
        padding-inline: var(--space-2);
        font-size: var(--size-2);
        line-height: 1.1;
        max-height: none;
        white-space: normal;
      }
      .bar :is(b, h1 span) {
        display: inline;
      }
    }
    @media (max-width: 46rem) {
      .roomy {
        display: none;
      }
    }
    .bar .button {
      color: inherit;
    }
    .bar .away {
      visibility: hidden;
    }
    .bar .button:hover:not(:disabled),
    .bar .button[aria-pressed="true"] {
      border-color: transparent;
      background: color-mix(in oklab, var(--on-wood) 18%, transparent);
    }
    .bar :focus-visible {
      --ring: none;
      outline: 3px solid var(--glow);
      outline-offset: -3px;
    }
    .tools {
      display: flex;
      margin-inline-start: auto;
    }
    /* News have the room of the name, and on a phone that of the whole bar: until they are put away, or somebody acts. */
    .bar > st-since {
      flex: 1 1 0;
      min-width: 0;
      /* The board below stays where it is. */
      margin-block: -2px;
    }
    .telling h1 {
      flex: none;
    }
    @media (max-width: 60rem) {
      .telling h1 {
        position: absolute;
        width: 1px;
        clip-path: inset(50%);
      }
    }
    @media (max-width: 28rem) {
      .telling > :is(.button, .tools) {
        display: none;
      }
    }
    /* A question that can wait: it shines twice when it comes, and then stands there. */
    .bar .offer {
      gap: var(--space-1);
      min-inline-size: var(--touch);
      padding-inline: var(--space-2);
      color: var(--glow);
    }
    /* It calls by what the browser moves without the page: a colour that fades has the page make each picture of it. */
    .bar .offer > * {
      animation: shine 0.9s 0.6s 2 ease-in-out;
    }
    @media (max-width: 28rem) {
      .offer span {
        display: none;
      }
    }
    /* On the narrowest phone the offer has the room of the name as long as it stands there. */
    @media (max-width: 22rem) {
      .bar:has(.offer) h1 {
        position: absolute;
        width: 1px;
        clip-path: inset(50%);
      }
    }
    @keyframes shine {
      50% {
        opacity: 0.3;
      }
    }
    .notice {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-1) var(--space-4);
      flex: none;
      padding: var(--space-1) max(var(--space-4), env(safe-area-inset-left));
      background: color-mix(in oklab, var(--panel), var(--glow) 22%);
      border-bottom: 1px solid var(--accent);
      font-size: var(--size-2);
    }
    .notice p {
      flex: 1 1 18rem;
    }
    .notice.bad {
      background: color-mix(in oklab, var(--panel), var(--danger) 14%);
      border-bottom-color: var(--danger);
    }
    .stage {
      position: relative;
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: minmax(0, 1fr);
      flex: 1;
      min-height: 0;
    }
    main {
      position: relative;
      min-width: 0;
      min-height: 0;
    }
    main:focus-visible {
      --ring: none;
      outline: none;
    }
    .at-table,
    [data-part="table"] {
      display: block;
      height: 100%;
    }
    main > st-hint {
      position: absolute;
      inset: 3.75rem auto auto max(var(--space-3), env(safe-area-inset-left));
      z-index: 20;
      width: min(24rem, 100% - 2 * var(--space-3));
      max-height: min(100% - 4.5rem, 26rem);
    }
    st-start {
      position: absolute;
      inset: auto 0 calc(var(--space-5) + env(safe-area-inset-bottom));
      z-index: 10;
      width: min(30rem, 100% - 2 * var(--space-4));
      margin: 0 auto;
    }
    /* On a low screen the map stands at the left; the hint covers nothing else. */
    @media (max-height: 34rem) {
      main > st-hint {
        inset-block-start: var(--space-2);
        width: min(22rem, 46%);
        max-height: calc(100% - 2 * var(--space-2));
      }
    }
    .missing {
      display: grid;
      justify-items: center;
      gap: var(--space-4);
      width: min(30rem, 100% - 2 * var(--space-4));
      margin: auto;
      padding: var(--space-6) var(--space-5);
      text-align: center;
    }
  `,
];
