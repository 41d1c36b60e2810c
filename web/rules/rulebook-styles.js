import { css } from "lit";
import { base } from "../ground/styles.js";

/** A book page: text in a readable width, rule ids in the margin, contents at the side. */
export const rulebookStyles = [
  base,
  css`
    :host {
      display: block;
      --head: 0px;
    }
    .book {
      display: grid;
      grid-template-columns: minmax(13rem, 17rem) minmax(0, 46rem);
      grid-template-areas: "title title" "lead lead" "contents text";
      justify-content: center;
      gap: 0 var(--space-6);
    }
    h1 {
      grid-area: title;
      margin: var(--space-3) 0 var(--space-2);
    }
    .lead {
      grid-area: lead;
      max-width: 60ch;
      margin-bottom: var(--space-4);
      color: var(--ink-soft);
      font-family: var(--font-text);
      font-size: var(--size-4);
      line-height: 1.3;
    }
    nav {
      grid-area: contents;
      position: sticky;
      top: var(--space-4);
      align-self: start;
      max-height: calc(100dvh - 2 * var(--space-4));
      overflow: auto;
      overscroll-behavior: contain;
      padding-bottom: var(--space-4);
      font-size: var(--size-2);
    }
    :host([inside]) nav {
      top: 0;
      max-height: min(70dvh, 44rem);
    }
    nav h2 {
      margin-bottom: var(--space-2);
      font-size: var(--size-4);
    }
    nav > ol > li,
    details > ol > li {
      margin-bottom: var(--space-3);
    }
    nav > ol > li > a,
    details > ol > li > a {
      font-weight: 700;
    }
    nav a,
    details a {
      display: block;
      padding: 0.2rem 0;
      color: var(--ink);
      text-decoration: none;
    }
    nav a[aria-current],
    details a[aria-current] {
      color: var(--accent-ink);
      font-weight: 700;
    }
    nav a:hover,
    details a:hover {
      color: var(--accent-ink);
      text-decoration: underline;
    }
    ol ol {
      padding-left: var(--space-3);
      border-left: 1px solid var(--panel-border);
      color: var(--ink-soft);
    }
    details {
      display: none;
    }
    .text {
      grid-area: text;
      min-width: 0;
      font-family: var(--font-text);
      font-size: calc(var(--size-3) * 1.06);
      line-height: 1.5;
    }
    .text > section + section {
      margin-top: var(--space-6);
      padding-top: var(--space-5);
      border-top: 2px solid var(--accent);
    }
    .text section section {
      margin-top: var(--space-5);
    }
    [data-places] {
      scroll-margin-top: calc(var(--head) + var(--space-4));
    }
    [data-places]:focus {
      --ring: none;
      outline: none;
    }
    .text h2 {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-2) var(--space-4);
    }
    .text h3 {
      margin-bottom: var(--space-2);
      color: var(--accent-ink);
    }
    h4 {
      margin: 0;
      font: 700 var(--size-3) / 1.3 var(--font-ui);
    }
    .block {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 7.5rem;
      gap: 0 var(--space-4);
      padding: 0.35rem 0;
    }
    .block p {
      grid-column: 1;
      grid-row: 1;
    }
    .ids {
      grid-column: 2;
      padding-top: 0.25em;
      font: var(--size-1) / 1.35 var(--font-ui);
      font-variant-numeric: lining-nums;
      color: var(--ink-faint);
      text-decoration: none;
    }
    .ids:hover {
      color: var(--accent-ink);
      text-decoration: underline;
    }
    .forms {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: var(--space-2) var(--space-4);
      margin-top: var(--space-2);
    }
    .forms .legend {
      flex: 1 1 16rem;
    }
    .switch {
      display: flex;
      border: 1px solid var(--accent);
      border-radius: var(--radius);
      overflow: hidden;
    }
    .switch button {
      scroll-margin-block: calc(var(--head) + var(--space-6));
      min-height: var(--touch);
      padding: 0 var(--space-4);
      border: 0;
      background: var(--panel);
      color: var(--ink);
      font: 500 var(--size-2) / 1.2 var(--font-ui);
      cursor: pointer;
    }
    .switch button[aria-pressed="true"] {
      background: var(--accent);
      color: var(--on-accent);
      font-weight: 700;
    }
    .switch button:focus-visible {
      --ring: none;
      outline: 3px solid var(--focus);
      outline-offset: -4px;
    }
    .short {
      border-radius: var(--radius);
      cursor: pointer;
    }
    .short p {
      line-height: 1.35;
    }
    @media (hover: hover) {
      .short:hover {
        background: color-mix(in oklab, transparent, var(--glow) 14%);
      }
    }
    .example p {
      padding: var(--space-3) var(--space-4);
      border: 1px solid var(--panel-border);
      border-radius: var(--radius);
      background: color-mix(in oklab, var(--panel), var(--paper) 40%);
    }
    figure {
      max-width: 35rem;
      margin: var(--space-3) 0 var(--space-4);
    }
    figure svg {
      display: block;
      width: 100%;
      height: auto;
    }
    figcaption {
      margin-top: var(--space-2);
      color: var(--ink-soft);
      font: var(--size-2) / 1.4 var(--font-ui);
    }
    .found {
      margin-inline: calc(-1 * var(--space-3));
      padding-inline: var(--space-3);
      border-radius: var(--radius);
      background: color-mix(in oklab, transparent, var(--glow) 24%);
      box-shadow: inset 4px 0 0 var(--accent);
    }
    .tag {
      padding: 0 var(--space-3);
      border: 1px solid var(--wax);
      border-radius: 1rem;
      color: var(--danger);
      font: 500 var(--size-1) / 1.8 var(--font-ui);
      text-decoration: none;
    }
    .wide {
      max-width: 100%;
      margin: var(--space-2) 0 var(--space-3);
      overflow-x: auto;
    }
    table {
      border-collapse: collapse;
      font: var(--size-2) / 1.35 var(--font-ui);
      font-variant-numeric: lining-nums tabular-nums;
    }
    th,
    td {
      padding: var(--space-1) var(--space-4) var(--space-1) 0;
      border-bottom: 1px solid color-mix(in oklab, var(--panel-border) 65%, transparent);
      text-align: left;
      vertical-align: top;
    }
    thead th {
      border-bottom-color: var(--accent);
      color: var(--ink-soft);
      font-weight: 500;
    }
    tbody th {
      font-weight: 700;
    }
    .numbers th,
    .numbers td {
      padding-right: var(--space-5);
    }
    .ring {
      color: var(--danger);
      font-weight: 700;
    }
    .legend {
      font: var(--size-1) / 1.4 var(--font-ui);
      color: var(--ink-soft);
    }
    .made {
      display: grid;
      gap: var(--space-2);
      margin-top: var(--space-4);
      padding: var(--space-4);
      border: 1px solid var(--wax);
      border-radius: var(--radius);
      background: color-mix(in oklab, var(--panel), var(--wax) 5%);
    }
    .made.found {
      margin-inline: 0;
    }
    dl {
      margin: 0;
      font: var(--size-2) / 1.4 var(--font-ui);
    }
    dt {
      font-weight: 700;
    }
    dd {
      margin: 0 0 var(--space-2);
      overflow-wrap: anywhere;
    }
    @media (max-width: 56rem) {
      :host {
        --head: 3.25rem;
      }
      .book {
        grid-template-columns: minmax(0, 46rem);
        grid-template-areas: "title" "lead" "contents" "text";
      }
      nav {
        display: none;
      }
      details {
        display: block;
        grid-area: contents;
        position: sticky;
        top: 0;
        z-index: 1;
        max-height: 80dvh;
        overflow: auto;
        overscroll-behavior: contain;
        margin: 0 calc(-1 * var(--space-2)) var(--space-4);
        padding: 0 var(--space-3);
        border: 1px solid var(--panel-border);
        border-radius: var(--radius);
        background: var(--panel);
        box-shadow: var(--shadow);
      }
      /* The window's own margin lies above it. */
      :host([inside]) details {
        top: calc(-1 * var(--space-4));
      }
      details a {
        padding: 0.55rem 0;
      }
      summary {
        display: flex;
        align-items: center;
        min-height: var(--touch);
        font-weight: 700;
        cursor: pointer;
      }
      summary::before {
        content: "☰";
        margin-right: var(--space-3);
      }
    }
    @media (max-width: 34rem) {
      .block {
        grid-template-columns: minmax(0, 1fr);
      }
      .ids {
        grid-column: 1;
        padding: 0;
      }
      th,
      td {
        padding-right: var(--space-3);
      }
    }
    @media print {
      nav,
      details {
        display: none;
      }
    }
  `,
];
