/**
 * A style sheet as a module that Lit takes.
 *
 * @param {string} text
 */
export const sheetModule = (text) =>
  `import { unsafeCSS } from "lit"; export default unsafeCSS(${JSON.stringify(text)});`;
