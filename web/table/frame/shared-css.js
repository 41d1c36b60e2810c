import { css } from "lit";
import { seatColors } from "./seat-colors.js";

/** How anything looks that can be pressed; whoever uses it says afterwards what is different. */
export const pressable = css`
  border: 1px solid var(--panel-border);
  border-radius: var(--radius);
  background: var(--panel);
  color: var(--ink);
  font: inherit;
  cursor: pointer;
`;

/** What all elements of the table share: type, buttons, colours of the seats. */
export const shared = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  :host {
    color: var(--ink);
    font-family: var(--font-ui);
    font-size: var(--t2, var(--size-2));
    line-height: 1.35;
  }
  :host([hidden]) {
    display: none;
  }
  p,
  h2,
  h3 {
    margin: 0;
  }
  button {
    touch-action: manipulation;
  }
  :focus-visible {
    outline: var(--ring-edge);
    outline-offset: 3px;
    box-shadow: var(--ring) !important;
  }
  .hidden-words {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .icon {
    flex: none;
    inline-size: 1.35em;
    block-size: 1.35em;
    fill: none;
    stroke: currentColor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 1.9;
  }
  .mark {
    display: inline-grid;
    flex: none;
    place-items: center;
    inline-size: var(--mark-size, 1.35rem);
    block-size: var(--mark-size, 1.35rem);
    border: 1px solid color-mix(in srgb, var(--seat) 60%, var(--ink));
    border-radius: 28%;
    background: var(--seat);
    color: var(--seat-ink);
  }
  .mark > svg {
    inline-size: 72%;
    block-size: 72%;
  }
  ${seatColors}
  .tool,
  .primary {
    display: inline-flex;
    gap: 0.4em;
    align-items: center;
    justify-content: center;
    min-inline-size: var(--touch);
    min-block-size: var(--touch);
    padding: 0.25rem 0.7rem;
    ${pressable}
    font-weight: 500;
    line-height: 1.1;
  }
  .icon-tool {
    padding: 0;
  }
  .tool[aria-disabled="true"],
  .primary[aria-disabled="true"] {
    border-color: var(--panel-border);
    background: transparent;
    color: var(--ink-faint);
    box-shadow: none;
    cursor: default;
  }
  .tool.armed,
  .tool[aria-expanded="true"] {
    border-color: var(--accent);
    background: color-mix(in srgb, var(--glow) 30%, var(--panel));
  }
  .primary {
    border-color: var(--accent);
    background: var(--accent-ink);
    color: var(--on-accent);
    font-weight: 700;
  }
  .primary.danger {
    border-color: var(--danger);
    background: var(--danger);
    color: var(--on-danger);
  }
  /* It calls for a while and stays lit then: what moves for ever keeps the whole device awake, and each press waiting. */
  .primary.glow:not([aria-disabled="true"]) {
    position: relative;
  }
  .primary.glow:not([aria-disabled="true"])::after {
    content: "";
    position: absolute;
    inset: -1px;
    border-radius: inherit;
    box-shadow:
      0 0 0 3px color-mix(in srgb, var(--glow) 75%, transparent),
      0 0 1rem color-mix(in srgb, var(--glow) 60%, transparent);
    pointer-events: none;
    animation: glow 1.4s ease-in-out 3 alternate;
  }
  @media (hover: hover) {
    .tool:not([aria-disabled="true"]):hover {
      border-color: var(--accent);
    }
    .primary:not([aria-disabled="true"]):hover {
      filter: brightness(1.08);
    }
  }
  @keyframes glow {
    from {
      opacity: 0;
    }
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
