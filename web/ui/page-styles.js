import base from "./base.css";
import buttons from "./buttons.css";
import fields from "./fields.css";
import page from "./page.css";
import panels from "./panels.css";

/** What most elements need, by what is in them. */
export const plain = [base, buttons];
export const onPanels = [base, buttons, panels];
export const withFields = [base, buttons, fields];
export const formed = [base, buttons, fields, panels];

/** Gives the document its rules; the page's policy allows no style element. */
export function stylePage() {
  const sheet = page.styleSheet;
  if (sheet) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
