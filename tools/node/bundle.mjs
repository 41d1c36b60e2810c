/** The front end, bundled by esbuild: everything that its content names is loaded once and kept for ever. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import { transform } from "lightningcss";
import { COUNTRIES, countriesModule } from "./countries.mjs";
import { drawings } from "./drawings.mjs";
import { LANDMARKS, landmarksModule } from "./landmarks/landmarks.mjs";
import { PRINTED, printedModule, RULEBOOK, rulebookModule } from "./rulebook/book.mjs";
import { sheetModule } from "./sheets.mjs";
import { TEXTS, textModule, WITHOUT_PAGE } from "./texts.mjs";

/**
 * @typedef {import("esbuild").Plugin} Plugin
 * @typedef {import("./facts.mjs").SiteFacts} SiteFacts
 */

/**
 * What the page is made of; all paths are relative to the site.
 *
 * @typedef {object} PageBundle
 * @property {string} early
 * @property {string} main
 * @property {string[]} chunks loaded at once
 * @property {string[]} scripts all that the page may ever run, also what it asks for later
 * @property {string[]} styles
 */

/** Files of packages of which something is in a bundle, as far as bundles have been made. @type {Set<string>} */
const used = new Set();

/**
 * Names the files of packages of which something is in any bundle that was made so far.
 *
 * @returns {string[]}
 */
export const usedFiles = () => [...used].sort();

/**
 * Remembers what of packages is in a bundle: whatever esbuild left in has an author and a licence.
 *
 * @type {Plugin}
 */
const remember = {
  name: "remember",
  setup(bundler) {
    bundler.onEnd(({ metafile }) => {
      for (const { inputs } of Object.values(metafile?.outputs ?? {}))
        for (const [file, { bytesInOutput }] of Object.entries(inputs))
          if (file.startsWith("node_modules/") && bytesInOutput > 0) used.add(file);
    });
  },
};

/**
 * The oldest browsers: those on which Pyodide is tested, and Firefox from `:has` on. The page says so to older ones
 * (web/i18n/guard.json).
 */
const OLDEST = { chrome: [112, 0], firefox: [121, 0], safari: [16, 4], ios_saf: [16, 4] };

/** The same list as Lightning CSS takes it. */
const TARGETS = Object.fromEntries(
  Object.entries(OLDEST).map(([name, [major = 0, minor = 0]]) => [
    name,
    (major << 16) | (minor << 8),
  ]),
);

/**
 * A style sheet in words that the oldest browsers know, such as the two halves of `light-dark()` (docs/decisions/080).
 *
 * @param {string} filename
 */
const olderWords = (filename) =>
  transform({ filename, code: readFileSync(filename), targets: TARGETS, minify: true }).code;

/** Says the page's own style sheets in older words. @type {Plugin} */
const olderStyles = {
  name: "older-styles",
  setup(bundler) {
    bundler.onLoad({ filter: /\.css$/ }, ({ path: filename }) => ({
      contents: olderWords(filename),
      loader: "css",
    }));
  },
};

/** @satisfies {import("esbuild").BuildOptions} */
const SHARED = {
  bundle: true,
  format: "esm",
  platform: "browser",
  target: Object.entries(OLDEST).map(
    ([name, version]) => `${name === "ios_saf" ? "ios" : name}${version.join(".")}`,
  ),
  minify: !process.env.READABLE, // `build.py bench table --way` reads where each line comes from
  legalComments: "none", // gathered in licenses.txt
  charset: "utf8",
  metafile: true,
  write: true,
  // Names of outputs depend on the paths of inputs: those as seen from here, wherever the packages really are.
  preserveSymlinks: true,
  tsconfigRaw: {}, // tsconfig.json is for the type check alone
  logLevel: "warning",
  entryNames: "assets/[name]-[hash]",
  chunkNames: "assets/[name]-[hash]",
  assetNames: "assets/[name]-[hash]",
  loader: { ".ftl": "text", ".json": "json", ".woff2": "file", ".svg": "file", ".png": "file" },
};

/** What the engine's data files say of themselves, and never to the page. */
const ABOUT_DATA = /rovenance$|^(?:constants|examples|tests|rulings)$/u;

/** Takes from the engine's data files what they are. @type {Plugin} */
const plainData = {
  name: "plain-data",
  setup(bundler) {
    bundler.onLoad({ filter: /\/py\/spieltisch\/.*\.json$/ }, ({ path: file }) => {
      const data = JSON.parse(readFileSync(file, "utf8"), (key, value) =>
        ABOUT_DATA.test(key) ? undefined : value,
      );
      return { contents: JSON.stringify(data), loader: "json" };
    });
  },
};

/**
 * Lets a module import what the build makes: `import { files } from "spieltisch:site"`.
 *
 * @param {string} namespace
 * @param {RegExp} filter  of what modules import
 * @param {(what: string) => string} contentsOf  the text of the module
 * @returns {Plugin}
 */
function made(namespace, filter, contentsOf) {
  return {
    name: namespace,
    setup(bundler) {
      bundler.onResolve({ filter }, ({ path: what }) => ({ path: what, namespace }));
      bundler.onLoad({ filter: /.*/, namespace }, ({ path: what }) => ({
        contents: contentsOf(what),
        loader: "js",
      }));
    },
  };
}

/** Facts of this build. @param {Partial<SiteFacts>} facts */
function siteFacts(facts) {
  return made("site", /^spieltisch:site$/, () =>
    Object.entries(facts)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
      .join("\n"),
  );
}

/** The words of the page. @param {string} root @param {boolean} unfinished */
function texts(root, unfinished) {
  return made("texts", new RegExp(`^(${TEXTS}(/.*)?|${WITHOUT_PAGE})$`), (what) =>
    textModule(root, what, unfinished),
  );
}

/**
 * Lets a module import a style sheet as Lit takes it: `import styles from "./card.css"`. The page's own sheets are entry points.
 *
 * @param {string} root
 * @returns {Plugin}
 */
function sheets(root) {
  return {
    name: "sheets",
    setup(bundler) {
      bundler.onResolve({ filter: /^\..*\.css$/ }, ({ path: file, resolveDir, kind }) =>
        kind === "import-statement"
          ? { path: path.relative(root, path.join(resolveDir, file)), namespace: "sheet" }
          : undefined,
      );
      bundler.onLoad({ filter: /.*/, namespace: "sheet" }, ({ path: file }) => ({
        contents: sheetModule(new TextDecoder().decode(olderWords(path.join(root, file)))),
        loader: "js",
        resolveDir: root,
      }));
    },
  };
}

/**
 * What the page asks for later knows all that it begins with: so esbuild makes one chunk of that, and not one for each set of
 * pages that share something of it.
 *
 * @param {string} root
 * @param {string} main
 * @returns {Plugin}
 */
function onePage(root, main) {
  return {
    name: "one-page",
    setup(bundler) {
      bundler.onResolve({ filter: /^\..*\.js$/ }, ({ path: file, resolveDir, kind }) =>
        kind === "dynamic-import"
          ? { path: path.relative(root, path.join(resolveDir, file)), namespace: "later" }
          : undefined,
      );
      bundler.onLoad({ filter: /.*/, namespace: "later" }, ({ path: file }) => ({
        contents: `import "spieltisch:page"; export * from "./${file}";`,
        resolveDir: root,
      }));
      bundler.onResolve({ filter: /^spieltisch:page$/ }, ({ path: what }) => ({
        path: what,
        namespace: "page",
      }));
      bundler.onLoad({ filter: /.*/, namespace: "page" }, () => ({
        contents: readFileSync(path.join(root, main), "utf8")
          .match(/^import [^;]*"\..*";$/gm)
          ?.map((line) => line.replace(/^import .*"(.*)";$/, 'import "$1";'))
          .join("\n"),
        resolveDir: path.dirname(path.join(root, main)),
      }));
    },
  };
}

/**
 * Takes files of a folder in the place of those of packages that have their names; they stay these packages' work.
 *
 * @param {RegExp} filter
 * @param {string} folder
 * @returns {Plugin}
 */
function instead(filter, folder) {
  return {
    name: "instead",
    setup(bundler) {
      bundler.onLoad({ filter }, ({ path: file }) => {
        const other = path.join(folder, path.basename(file));
        const loader = SHARED.loader[/** @type {".woff2"} */ (path.extname(file))] ?? "js";
        return existsSync(other) ? { contents: readFileSync(other), loader } : undefined;
      });
    },
  };
}

/**
 * Finds the outputs of an entry point: its script and, if it imports styles, its style sheet.
 *
 * @param {import("esbuild").BuildResult<{metafile: true}>} result
 * @param {string} root
 * @param {string} out
 * @param {string} entry
 */
function outputsOf(result, root, out, entry) {
  const wanted = path.join(root, entry);
  for (const [file, output] of Object.entries(result.metafile.outputs)) {
    if (output.entryPoint && path.resolve(root, output.entryPoint) === wanted) {
      /** @param {string} name */
      const relative = (name) =>
        path.relative(out, path.resolve(root, name)).split(path.sep).join("/");
      return {
        script: relative(file),
        style: output.cssBundle && relative(output.cssBundle),
        // Chunks that are loaded at once, as against those behind an import().
        chunks: output.imports
          .filter((i) => i.kind === "import-statement" && !i.external)
          .map((i) => relative(i.path)),
      };
    }
  }
  throw new Error(`esbuild wrote nothing for ${entry}`);
}

/**
 * Bundles the worker in which Python runs, and all that it ever runs as a script.
 *
 * @param {string} root
 * @param {string} out
 * @param {string} runtime the folder with Pyodide's script without what nothing asks for (glue.mjs)
 */
export async function bundleWorker(root, out, runtime) {
  // Pyodide's branches for Node, never taken in a browser.
  const external = ["node:*", "ws"];
  const plugins = [instead(/pyodide\.asm\.mjs$/, runtime)];
  return bundleScript(root, out, "web/core/engine/worker.js", {}, { external, plugins });
}

/**
 * Bundles the script that stands in the page itself, and returns its text.
 *
 * @param {string} root
 */
export async function bundleGuard(root) {
  const result = await build({
    ...SHARED,
    absWorkingDir: root,
    write: false,
    outdir: root, // nothing is written there
    format: "iife",
    target: "es2017", // it is what an older browser has to understand
    entryPoints: ["web/guard.js"],
    plugins: [remember],
  });
  return result.outputFiles[0].text.trim();
}

/**
 * Bundles one script that knows facts of the build.
 *
 * @param {string} root
 * @param {string} out
 * @param {string} entry
 * @param {Partial<SiteFacts>} facts
 * @param {{external?: string[], plugins?: Plugin[]}} [more]
 */
async function bundleScript(root, out, entry, facts, more = {}) {
  const result = await build({
    ...SHARED,
    ...more,
    absWorkingDir: root,
    outdir: out,
    entryPoints: [entry],
    plugins: [siteFacts(facts), ...(more.plugins ?? []), remember],
  });
  return outputsOf(result, root, out, entry).script;
}

/**
 * Bundles the page: the early start of the engine, the application, which begins with `main`, the styles.
 *
 * @param {string} root
 * @param {string} out
 * @param {string} main
 * @param {SiteFacts} facts
 * @param {{fonts: string, unfinished: boolean}} more the folder of the fonts that were made smaller; whether languages come along of
 *   which only a part is written
 * @returns {Promise<PageBundle>}
 */
export async function bundlePage(root, out, main, facts, { fonts, unfinished }) {
  const early = "web/early.js";
  const result = await build({
    ...SHARED,
    absWorkingDir: root,
    outdir: out,
    splitting: true, // both entries share the one engine client
    entryPoints: [early, main, "web/theme.css", "web/fonts.css"],
    plugins: [
      siteFacts(facts),
      onePage(root, main),
      texts(root, unfinished),
      sheets(root),
      olderStyles,
      plainData,
      made("countries", new RegExp(`^${COUNTRIES}$`), () => countriesModule(root)),
      made("landmarks", new RegExp(`^${LANDMARKS}$`), () => landmarksModule(root)),
      made("rulebook", new RegExp(`^${RULEBOOK}$`), () => rulebookModule(root)),
      made("printed", new RegExp(`^${PRINTED}$`), () => printedModule(root)),
      drawings(root),
      instead(/\.woff2$/, fonts),
      remember,
    ],
  });
  /** @param {string} entry */
  const style = (entry) => outputsOf(result, root, out, entry).script;
  const page = outputsOf(result, root, out, main);
  const first = outputsOf(result, root, out, early);
  return {
    early: first.script,
    main: page.script,
    chunks: [...new Set([...first.chunks, ...page.chunks])].sort(),
    // All that the page may ever run, also what it asks for later.
    scripts: Object.keys(result.metafile.outputs)
      .filter((name) => name.endsWith(".js"))
      .map((name) => path.relative(out, path.resolve(root, name)).split(path.sep).join("/"))
      .sort(),
    styles: [style("web/fonts.css"), style("web/theme.css"), page.style].filter(
      (file) => file !== undefined,
    ),
  };
}

/**
 * Bundles the page on which the search is measured; `facts` names the engine of the site.
 *
 * @param {string} root
 * @param {string} out
 * @param {import("./facts.mjs").EngineFacts} facts
 */
export async function bundleBench(root, out, facts) {
  return bundleScript(root, out, "tools/bench/speed.mjs", facts);
}

/**
 * Bundles the service worker under its fixed name; the list of files is put in by the caller.
 *
 * @param {string} root
 * @param {string} out
 * @param {Record<string, string>} defines
 * @param {boolean} unfinished
 */
export async function bundleServiceWorker(root, out, defines, unfinished) {
  await build({
    ...SHARED,
    absWorkingDir: root,
    outfile: path.join(out, "service-worker.js"),
    format: "iife",
    entryNames: undefined,
    entryPoints: ["service-worker.js"],
    plugins: [texts(root, unfinished), remember],
    define: { "process.env.NODE_ENV": '"production"', ...defines },
  });
}
