import { css } from "lit";

/** The few rules for the document itself; its paper comes with theme.css, before any script. */
const page = css`
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
  }
  /* A large screen is looked at from further away. */
  @media (min-width: 2200px) and (min-height: 1200px) {
    html {
      font-size: 125%;
    }
  }
  body {
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
