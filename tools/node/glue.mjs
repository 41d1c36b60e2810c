/**
 * Pyodide's script without what only packages in machine code, SDL and OpenGL ask for, which this page never loads
 * (docs/decisions/099). The script that Emscripten wrote is one function; its statements are taken one by one, and of some
 * long lists what stands in them. Kept is what does something by itself, what the WebAssembly imports, and every part that makes a
 * word of what is kept, be it only in a string: rather too much than too little.
 */
import { parse } from "acorn";

/**
 * @typedef {import("acorn").Node} Node
 * @typedef {import("acorn").Statement | import("acorn").ModuleDeclaration} Statement
 * @typedef {import("acorn").Expression} Expression
 *
 * A part of the script that is kept or left out as a whole.
 *
 * @typedef {object} Part
 * @property {string | null} name what it makes or is for; null where it is kept anyway
 * @property {string} text
 *
 * Parts in a row, and what stands around and between them.
 *
 * @typedef {{before: string, between: string, after: string, parts: Part[]}} Row
 */

/** What other programs find things by: `Module["name"] = name`. */
const MODULE = "Module";
/** The function in which each export of the WebAssembly gets a name of its own. */
const EXPORTS = "assignWasmExports";
/** All that any WebAssembly may import. */
const IMPORTS = "wasmImports";
const WORD = /[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;

/** What Node has and its types lack. @type {{compile(code: Uint8Array): Promise<object>, Module: {imports(module: object): {name: string}[]}}} */
const { compile, Module } = Reflect.get(globalThis, "WebAssembly");

/**
 * Names what a WebAssembly imports.
 *
 * @param {Uint8Array} code
 */
export async function importsOf(code) {
  return Module.imports(await compile(code)).map(({ name }) => name);
}

/** Names all words of a script, also those in its strings. @param {string} script */
export function wordsOf(script) {
  return script.match(WORD) ?? [];
}

/**
 * Writes Pyodide's script without what nothing asks for.
 *
 * @param {string} source `pyodide.asm.mjs`
 * @param {Iterable<string>} imported what the WebAssembly imports, by name
 * @param {string} asking other scripts that may ask for something in it
 * @returns {string}
 */
export function trimmed(source, imported, asking) {
  const rows = rowsOf(source, new Set(imported));
  const kept = reached(
    rows.flatMap(({ parts }) => parts),
    asking,
  );
  return rows
    .map(({ before, between, after, parts }) => {
      const texts = parts.filter((part) => kept.has(part)).map(({ text }) => text);
      return before || texts.length > 0 ? before + texts.join(between) + after : "";
    })
    .join("");
}

/**
 * Finds what is asked for by what is kept anyway, and by what is found.
 *
 * @param {readonly Part[]} parts
 * @param {string} asking
 */
function reached(parts, asking) {
  /** @type {Map<string, Part[]>} */
  const makers = new Map();
  for (const part of parts)
    if (part.name !== null) makers.set(part.name, [...(makers.get(part.name) ?? []), part]);
  const kept = new Set(parts.filter(({ name }) => name === null));
  const texts = [asking, ...[...kept].map(({ text }) => text)];
  for (const text of texts)
    for (const word of wordsOf(text)) {
      for (const part of makers.get(word) ?? []) {
        kept.add(part);
        // That an export gets its name asks for nothing else.
        texts.push(part.text);
      }
      makers.delete(word);
    }
  return kept;
}

/**
 * @param {string} source
 * @param {Set<string>} imported
 * @returns {Row[]}
 */
function rowsOf(source, imported) {
  const { body } = parse(source, { ecmaVersion: "latest", sourceType: "module" });
  const [whole] = body;
  if (whole?.type !== "FunctionDeclaration" || !source.includes(`function ${EXPORTS}(`))
    throw new Error("Pyodide's script is made otherwise than it was: see docs/decisions/099");
  const text = (/** @type {Node} */ { start, end }) => source.slice(start, end);
  /** @type {(from: number, to: number) => Row} */
  const asItIs = (from, to) => ({
    before: source.slice(from, to),
    between: "",
    after: "",
    parts: [],
  });
  const inside = whole.body.body.flatMap((statement) => row(statement));
  return [asItIs(0, whole.body.start + 1), ...inside, asItIs(whole.body.end - 1, source.length)];

  /** @param {Statement} statement @returns {Row[]} */
  function row(statement) {
    if (statement.type === "VariableDeclaration") return statement.declarations.map(declared);
    if (statement.type === "FunctionDeclaration" && statement.id?.name === EXPORTS) {
      const { body } = statement;
      const parts = body.body.map((one) => ({ name: nameOf(one), text: text(one) }));
      return [
        { before: source.slice(statement.start, body.start + 1), between: "", after: "}", parts },
      ];
    }
    return [
      {
        before: "",
        between: "",
        after: "\n",
        parts: [{ name: nameOf(statement), text: text(statement) }],
      },
    ];
  }

  /** @param {import("acorn").VariableDeclarator} one @returns {Row} */
  function declared(one) {
    const { id, init } = one;
    if (id.type === "Identifier" && id.name === IMPORTS && init?.type === "ObjectExpression") {
      const parts = init.properties.map((property) => {
        if (property.type !== "Property") throw new Error(`${IMPORTS} is more than a list`);
        const key = keyOf(property.key);
        return { name: key !== null && imported.has(key) ? null : key, text: text(property) };
      });
      return { before: `var ${IMPORTS}={`, between: ",", after: "};\n", parts };
    }
    const name = id.type === "Identifier" && (!init || isStill(init)) ? id.name : null;
    return { before: "", between: "", after: "\n", parts: [{ name, text: `var ${text(one)};` }] };
  }
}

/**
 * What a statement makes: a function, a class, a property of something or of `Module`. Null where it does something else.
 *
 * @param {Statement} statement
 */
function nameOf(statement) {
  if (statement.type === "FunctionDeclaration" || statement.type === "ClassDeclaration")
    return statement.id?.name ?? null;
  if (statement.type !== "ExpressionStatement") return null;
  const { expression } = statement;
  if (expression.type !== "AssignmentExpression" || expression.operator !== "=") return null;
  const { left, right } = expression;
  // `_name = Module["_name"] = wasmExports["name"]`
  const made = right.type === "AssignmentExpression" ? right.right : right;
  if (!isStill(made) && made.type !== "MemberExpression") return null;
  if (left.type === "Identifier") return right === made ? null : left.name;
  if (left.type !== "MemberExpression" || left.object.type !== "Identifier") return null;
  return left.object.name === MODULE ? keyOf(left.property) : left.object.name;
}

/** @param {Node} key */
function keyOf(key) {
  const { type, name, value } = /** @type {Node & {name?: string, value?: unknown}} */ (key);
  if (type === "Identifier") return name ?? null;
  return typeof value === "string" ? value : null;
}

/**
 * Tells if working something out has no other effect, so that it may be left out.
 *
 * @param {Expression | import("acorn").SpreadElement | import("acorn").Property | null} value
 * @returns {boolean}
 */
function isStill(value) {
  switch (value?.type) {
    case undefined:
    case "Literal":
    case "Identifier":
    case "FunctionExpression":
    case "ArrowFunctionExpression":
      return true;
    case "ArrayExpression":
      return value.elements.every(isStill);
    case "ObjectExpression":
      return value.properties.every(isStill);
    case "Property":
      return !value.computed && isStill(value.value);
    case "UnaryExpression":
      return value.operator !== "delete" && isStill(value.argument);
    default:
      return false;
  }
}
