import { css } from "lit";

/**
 * Where the system takes all colours and shadows away: what shone has a line around it, and what a colour alone would say
 * keeps it, as the picture of the board does.
 */
export const forcedCss = css`
  @media (forced-colors: active) {
    :is(.mark, .swatch) {
      forced-color-adjust: none;
    }
    .mark {
      border-color: CanvasText;
    }
    :is(.lit, .armed, .chosen, .ready, .on, .can, .acting, .mine),
    .primary:not([aria-disabled="true"]),
    :is([aria-pressed="true"], [aria-checked="true"]) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
    :is(.card, .deck, .official):is(.lit, .armed, .chosen) {
      outline-offset: 1px;
    }
    .frame button[aria-disabled="true"] {
      border-color: GrayText;
      color: GrayText;
    }
    .frame .card[aria-disabled="true"] {
      border-color: CanvasText;
      color: CanvasText;
    }
    :focus-visible {
      outline: 4px solid CanvasText;
      outline-offset: 2px;
    }
  }
`;
