/** Finds actions written by hand in the page's sources: only the engine writes its notation. */
import { readdirSync, readFileSync } from "node:fs";
import * as is from "typescript/unstable/ast/is";
import { API } from "typescript/unstable/sync";

/** @typedef {import("typescript/unstable/ast").Node} Node */

const ROOT = new URL("../../../", import.meta.url);

/** The words with which actions begin, from the examples of the reference, which the engine's tests read too. */
export const verbs = [
  ...readFileSync(new URL("docs/reference.md", ROOT), "utf8").matchAll(
    /^```notation.*\n([^`]*)^```/gm,
  ),
].reduce(
  (found, [, block = ""]) => {
    for (const line of block.split("\n")) {
      const verb = line.split(" ", 1)[0];
      if (verb) found.add(verb);
    }
    return found;
  },
  /** @type {Set<string>} */ (new Set()),
);

/** Every source of the page. @returns {Record<string, string>} texts by path */
export function sources() {
  const files = readdirSync(new URL("web/", ROOT), { recursive: true });
  return Object.fromEntries(
    files
      .filter((name) => name.endsWith(".js"))
      .map((name) => [`web/${name}`, readFileSync(new URL(`web/${name}`, ROOT), "utf8")]),
  );
}

/**
 * @param {Record<string, string>} texts of JavaScript, by path
 * @returns {string[]} where notation is written by hand: "web/table/x.js: take ${city}"
 */
export function handwritten(texts) {
  const root = "/page";
  const config = JSON.stringify({
    compilerOptions: { allowJs: true, noLib: true, noResolve: true, types: [] },
    files: Object.keys(texts),
  });
  /** @type {Record<string, string>} */
  const files = { [`${root}/tsconfig.json`]: config };
  for (const [path, text] of Object.entries(texts)) files[`${root}/${path}`] = text;
  const api = new API({ cwd: root, fs: { readFile: (name) => files[name] } });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [`${root}/tsconfig.json`] });
    const [project] = snapshot.getProjects();
    return Object.keys(texts).flatMap((path) => {
      const source = project?.program.getSourceFile(`${root}/${path}`);
      if (!source) throw new Error(`${path} cannot be read`);
      return within(source).map((text) => `${path}: ${text}`);
    });
  } finally {
    api.close();
  }
}

/** @param {Node} top @returns {string[]} what is written by hand below a node */
function within(top) {
  /** @type {string[]} */
  const found = [];
  /** @param {Node} node */
  const visit = (node) => {
    // The words of html`...` are elements and classes; what is put into them is looked at like anything else.
    if (is.isTaggedTemplateExpression(node)) {
      if (is.isTemplateExpression(node.template))
        for (const span of node.template.templateSpans) visit(span.expression);
      return;
    }
    if (isWritten(node)) found.push(node.getText());
    else node.forEachChild(visit);
  };
  visit(top);
  return found;
}

/** @param {Node} node whether it is a text that begins as an action does and goes on */
function isWritten(node) {
  if (is.isStringLiteral(node) || is.isNoSubstitutionTemplateLiteral(node))
    return beginsAsAction(node.text);
  if (is.isTemplateExpression(node)) {
    const [first] = node.templateSpans;
    const verbFirst = node.head.text === "" && /^\s/.test(first?.literal.text ?? "");
    return beginsAsAction(node.head.text) || (verbFirst && namesVerb(first?.expression));
  }
  if (is.isCallExpression(node) && is.isPropertyAccessExpression(node.expression)) {
    const { name, expression } = node.expression;
    return (
      name.text === "join" &&
      is.isArrayLiteralExpression(expression) &&
      expression.elements.length > 1 &&
      namesVerb(expression.elements[0])
    );
  }
  return false;
}

/** @param {string} text */
function beginsAsAction(text) {
  const [word = "", ...more] = text.trimStart().toLowerCase().split(/\s/);
  return more.length > 0 && (verbs.has(word) || word === "with");
}

/**
 * @param {Node | undefined} node
 * @returns {boolean} whether it gives, or may give, the word with which an action begins
 */
function namesVerb(node) {
  if (!node) return false;
  if (is.isStringLiteral(node)) return verbs.has(node.text);
  if (is.isPropertyAccessExpression(node)) return node.name.text === "type";
  return node.forEachChild((child) => namesVerb(child) || undefined) ?? false;
}
