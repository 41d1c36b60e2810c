import { css } from "lit";

/** What every element of the frame shares: type, buttons, fields, panels, focus. */
export const base = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :host {
    font-family: var(--font-ui);
    font-size: var(--size-3);
    line-height: 1.4;
    color: var(--ink);
  }
  :host([hidden]),
  [hidden] {
    display: none !important;
  }
  h1,
  h2,
  h3 {
    margin: 0;
    font-family: var(--font-display);
    font-weight: 400;
    line-height: 1.15;
    text-wrap: balance;
  }
  h1 {
    font-size: var(--size-6);
  }
  h2 {
    font-size: var(--size-5);
  }
  h3 {
    font-size: var(--size-4);
  }
  p {
    margin: 0;
    text-wrap: pretty;
  }
  ul,
  ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  a {
    color: var(--accent-ink);
  }
  :focus-visible {
    outline: var(--ring-edge);
    outline-offset: 3px;
    box-shadow: var(--ring) !important;
  }
  .soft {
    color: var(--ink-soft);
  }
  .small {
    font-size: var(--size-2);
  }
  .visually-hidden:not(:focus):not(:active) {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  svg.icon {
    width: 1.35em;
    height: 1.35em;
    flex: none;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    *::before,
    *::after {
      animation: none !important;
      transition: none !important;
    }
  }
`;

export const buttons = css`
  button {
    font: inherit;
    color: inherit;
    cursor: pointer;
    touch-action: manipulation;
  }
  .button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: var(--space-2);
    min-height: var(--touch);
    min-width: var(--touch);
    padding: var(--space-2) var(--space-4);
    border: 1px solid var(--panel-border);
    border-radius: var(--radius);
    background: var(--panel);
    font-weight: 500;
    text-decoration: none;
    text-align: center;
    line-height: 1.2;
    color: var(--ink);
    /* Only what the browser moves without the page: behind the pictures of colours that fade an answer would wait. */
    transition: transform 0.1s;
  }
  .button:hover:not(:disabled) {
    border-color: var(--accent);
    background: color-mix(in oklab, var(--panel), var(--accent) 12%);
  }
  .button:active:not(:disabled) {
    transform: translateY(1px);
  }
  .button:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
  .button.primary {
    --fill: color-mix(in oklab, var(--accent) 80%, var(--wood-dark));
    border-color: color-mix(in oklab, var(--accent) 50%, var(--wood-dark));
    background: var(--fill);
    color: var(--on-accent);
    font-weight: 700;
    box-shadow: inset 0 1px 0 color-mix(in oklab, var(--glow) 45%, transparent);
  }
  .button.primary:hover:not(:disabled) {
    background: color-mix(in oklab, var(--fill), var(--glow) 12%);
  }
  .button.large {
    min-height: 3.5rem;
    padding-inline: var(--space-5);
    font-size: var(--size-4);
  }
  /* Text at twice its size on a phone. */
  @media (max-width: 17rem) {
    .button.button {
      padding-inline: var(--space-2);
    }
  }
  .button.quiet {
    border-color: transparent;
    background: transparent;
  }
  .button.danger {
    color: var(--danger);
  }
  .button.icon-only {
    padding: 0;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
  }
  .spread {
    justify-content: space-between;
  }
  .end {
    justify-content: flex-end;
  }
`;

export const panels = css`
  .panel {
    border: 1px solid var(--panel-border);
    border-radius: calc(var(--radius) * 1.5);
    background: var(--panel);
    box-shadow: var(--shadow);
  }
  /* A thin second line inside the edge, as on an engraved sheet. */
  .framed {
    outline: 1px solid color-mix(in oklab, var(--panel-border) 65%, transparent);
    outline-offset: -6px;
  }
  .rule {
    height: 9px;
    border: 0;
    margin: 0;
    background:
      radial-gradient(circle at center, var(--accent) 0 3px, transparent 3.5px) center / 18px 9px
        no-repeat,
      linear-gradient(
          90deg,
          transparent,
          var(--paper-edge) 20% calc(50% - 12px),
          transparent 0 calc(50% + 12px),
          var(--paper-edge) 0 80%,
          transparent
        )
        center / 100% 1px no-repeat;
  }
`;

export const fields = css`
  input:not([type="checkbox"]):not([type="radio"]):not([type="range"]),
  select,
  textarea {
    width: 100%;
    min-height: var(--touch);
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--ink-faint);
    border-radius: var(--radius);
    background: color-mix(in oklab, var(--panel), var(--paper) 40%);
    color: var(--ink);
    font: inherit;
  }
  textarea {
    resize: vertical;
    font-family: ui-monospace, monospace;
    font-size: var(--size-1);
  }
  input[type="checkbox"],
  input[type="radio"],
  input[type="range"] {
    accent-color: var(--accent);
  }
  .choice {
    display: flex;
    align-items: flex-start;
    gap: var(--space-3);
    min-height: var(--touch);
    padding: var(--space-2) 0;
    cursor: pointer;
  }
  .choice > input {
    flex: none;
    width: 1.35rem;
    height: 1.35rem;
    margin: 0.1rem 0 0;
  }
  .choice > span {
    display: grid;
  }
  .hint {
    font-size: var(--size-2);
    color: var(--ink-soft);
  }
  .wrong {
    color: var(--danger);
    font-weight: 500;
  }
  fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    font-weight: 700;
  }
  .choice > span > .name {
    font-weight: 700;
  }
  .choice:has(> input:disabled) {
    color: var(--ink-soft);
    cursor: not-allowed;
  }
  .against {
    display: grid;
    gap: var(--space-1);
    margin-bottom: var(--space-2);
    padding: var(--space-2) var(--space-3);
    border-left: 3px solid var(--wax);
    background: color-mix(in oklab, transparent, var(--wax) 8%);
    font-size: var(--size-2);
  }
  .against a {
    white-space: nowrap;
  }
`;

/** What most elements need, by what is in them. */
export const onPanels = [base, buttons, panels];
export const withFields = [base, buttons, fields];
export const formed = [base, buttons, fields, panels];

export const block = css`
  :host {
    display: block;
  }
`;

/** A screen of its own. */
export const screen = css`
  :host {
    display: block;
    max-width: 76rem;
    margin: 0 auto;
    padding: 0 max(var(--space-4), env(safe-area-inset-right)) var(--space-6)
      max(var(--space-4), env(safe-area-inset-left));
  }
`;

/** A choice that looks like a button; the radio button itself lies over all of it. */
export const picks = css`
  .pick input,
  .level input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;
