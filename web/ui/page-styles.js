import page from "./page.css";

/** Gives the document its rules; the page's policy allows no style element. */
export function stylePage() {
  const sheet = page.styleSheet;
  if (sheet) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
