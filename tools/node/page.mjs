/** index.html and the web app manifest, with the names that this build gave to its files. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { checksum, factsOf } from "./facts.mjs";

/**
 * @typedef {object} Icon
 * @property {string} src
 * @property {string} sizes
 * @property {string} type
 * @property {string} purpose
 * @property {boolean} touch whether it is for a home screen that does not read the manifest
 */

/**
 * Puts the built files in the place of the marked block of index.html.
 *
 * Every script has a checksum that the browser compares before it runs it: in its own tag, and in an import map
 * for what other scripts import. What stands in the page itself is allowed by its checksum in the policy.
 *
 * @param {string} root
 * @param {string} out
 * @param {import("./bundle.mjs").PageBundle & {guard: string, icons: Icon[], build: string}} parts
 */
export function writePage(
  root,
  out,
  { guard, early, main, chunks, scripts, styles, icons, build },
) {
  const integrity = Object.fromEntries(
    scripts.map((file) => [`./${file}`, factsOf(out, file).integrity]),
  );
  /** @param {string} file */
  const sealed = (file) => `"${file}" integrity="${integrity[`./${file}`]}"`;
  const importMap = JSON.stringify({ integrity });
  const lines = [
    `<meta name="build" content="${build}">`,
    `<script>${guard}</script>`,
    // Before anything that is a module.
    `<script type="importmap">${importMap}</script>`,
    `<link rel="manifest" href="manifest.webmanifest">`,
    ...icons
      .filter((icon) => icon.type === "image/svg+xml")
      .map((icon) => `<link rel="icon" href="${icon.src}">`),
    ...icons
      .filter((icon) => icon.touch)
      .map((icon) => `<link rel="apple-touch-icon" href="${icon.src}">`),
    ...styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    // Before the scripts that import them: where import maps know no checksums, these bring them.
    ...chunks.map((file) => `<link rel="modulepreload" href=${sealed(file)}>`),
    `<script type="module" blocking="render" src=${sealed(early)}></script>`,
    `<script type="module" src=${sealed(main)}></script>`,
  ];
  const source = readFileSync(path.join(root, "index.html"), "utf8");
  const page = exchange(
    source,
    "script-src 'self'",
    () => `script-src 'self' ${[guard, importMap].map((text) => `'${checksum(text)}'`).join(" ")}`,
  );
  writeFileSync(
    path.join(out, "index.html"),
    exchange(page, /<!-- source:.*?<!-- :source -->/s, () => lines.join("\n    ")),
  );
}

/**
 * The text with one part of it exchanged, which must be there.
 *
 * @param {string} text
 * @param {string | RegExp} part
 * @param {() => string} by
 */
function exchange(text, part, by) {
  const changed = text.replace(part, by);
  if (changed === text) throw new Error(`index.html has no ${part} that the build could replace`);
  return changed;
}

/**
 * Writes manifest.webmanifest with all icons of web/icons and the theme's own colours.
 *
 * @param {string} root
 * @param {string} out
 */
export function writeManifest(root, out) {
  const source = path.join(root, "web/icons");
  const names = existsSync(source)
    ? readdirSync(source)
        .filter((name) => /\.(png|svg)$/.test(name))
        .sort()
    : [];
  mkdirSync(path.join(out, "icons"), { recursive: true });
  const icons = names.map((name) => {
    copyFileSync(path.join(source, name), path.join(out, "icons", name));
    return describe(name, readFileSync(path.join(source, name)));
  });
  /** @type {Record<string, unknown>} */
  const manifest = JSON.parse(readFileSync(path.join(root, "web/manifest.webmanifest"), "utf8"));
  Object.assign(manifest, paperByDay(readFileSync(path.join(root, "web/theme.css"), "utf8")));
  manifest.icons = icons.filter((icon) => !icon.touch).map(({ touch, ...icon }) => icon);
  writeFileSync(path.join(out, "manifest.webmanifest"), `${JSON.stringify(manifest, null, 1)}\n`);
  return icons;
}

/**
 * What surrounds the page when it is installed; a manifest knows one theme only.
 *
 * @param {string} theme the style sheet
 */
function paperByDay(theme) {
  const found = /--paper: light-dark\((#[0-9a-f]{6}),/.exec(theme);
  if (!found) throw new Error("web/theme.css does not say the colour of paper");
  return { background_color: found[1], theme_color: found[1] };
}

/**
 * An icon as the manifest describes it; a PNG file says its size in its header.
 *
 * @param {string} name
 * @param {Buffer} content
 * @returns {Icon}
 */
function describe(name, content) {
  const src = `icons/${name}`;
  const touch = name.includes("apple");
  if (name.endsWith(".svg"))
    return { src, sizes: "any", type: "image/svg+xml", purpose: "any", touch };
  const sizes = `${content.readUInt32BE(16)}x${content.readUInt32BE(20)}`;
  return {
    src,
    sizes,
    type: "image/png",
    purpose: name.includes("maskable") ? "maskable" : "any",
    touch,
  };
}
