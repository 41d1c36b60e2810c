import { css } from "lit";

/** Modal windows over a table. */
export const dialogCss = css`
  .dialog {
    inline-size: min(36rem, 100vw - 2 * max(0.75rem, env(safe-area-inset-left), env(safe-area-inset-right)));
    max-block-size: calc(100dvh - 2 * max(0.75rem, env(safe-area-inset-top), env(safe-area-inset-bottom)));
    margin: auto;
    padding: 0;
    overflow: auto;
    border: 1px solid var(--paper-edge);
    border-radius: calc(var(--radius) * 1.6);
    background: var(--panel);
    color: var(--ink);
    box-shadow: var(--shadow-high);
    font-size: var(--t3);
    line-height: 1.4;
  }
  .dialog::backdrop {
    background: color-mix(in srgb, var(--wood-dark) 60%, transparent);
  }
  .dialog-body {
    display: grid;
    gap: var(--space-3);
    padding: var(--space-4);
    overflow-wrap: anywhere;
  }
  .dialog h2 {
    font-family: var(--font-display);
    font-size: var(--t5);
    font-weight: 400;
    line-height: 1.15;
  }
  .dialog h3 {
    font-family: var(--font-display);
    font-size: var(--t4);
    font-weight: 400;
  }
  .dialog-head {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: var(--space-3);
  }
  .dialog-buttons {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    justify-content: flex-end;
  }
  .help-turn {
    display: grid;
    gap: var(--space-2);
    margin: 0;
    padding-inline-start: 1.4rem;
  }
  .keys {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.3rem 0.8rem;
    margin: 0;
    font-size: var(--t2);
  }
  .keys dd {
    margin: 0;
  }
  kbd {
    padding: 0.05em 0.4em;
    border: 1px solid var(--paper-edge);
    border-radius: 0.3em;
    background: var(--paper);
    font: inherit;
    white-space: nowrap;
  }
`;
