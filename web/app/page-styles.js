import { css } from "lit";

/** The few rules for the document itself; everything else lives inside its element. */
const page = css`
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    background: var(--paper);
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
