import { css } from "lit";

/** The few rules for the document itself; everything else lives inside its element. */
const page = css`
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    background: var(--paper);
  }
  /* A large screen is looked at from further away. */
  @media (min-width: 2200px) and (min-height: 1200px) {
    html {
      font-size: 125%;
    }
  }
  body {
    margin: 0;
    color: var(--ink);
    font-family: var(--font-ui);
    overflow-x: hidden;
    -webkit-tap-highlight-color: transparent;
  }
`;

/** Gives the document its rules; the page's policy allows no style element. */
export function stylePage() {
  const sheet = page.styleSheet;
  if (sheet) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
