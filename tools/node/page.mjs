/** index.html and the web app manifest, with the names that this build gave to its files. */
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { withAddress } from "./address.mjs";
import { checksum, factsOf } from "./facts.mjs";

/** Where icons lie in the site. Apache as it comes has pictures of its own at /icons/, which hide those of any site. */
export const ICONS = "app-icons/";

/**
 * A text of web/ with the addresses of icons as they are in the site.
 *
 * @param {string} text
 */
const withIcons = (text) => text.replaceAll('"icons/', `"${ICONS}`);

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
 * @param {import("./bundle.mjs").PageBundle & {guard: string, icons: Icon[], build: string, address: string | null, reportTo: string | null}} parts
 */
export function writePage(
  root,
  out,
  { guard, early, main, chunks, scripts, styles, icons, build, address, reportTo },
) {
  const integrity = Object.fromEntries(
    scripts.map((file) => [`./${file}`, factsOf(out, file).integrity]),
  );
  /** @param {string} file */
  const sealed = (file) => `"${file}" integrity="${integrity[`./${file}`]}"`;
  const importMap = JSON.stringify({ integrity });
  const lines = [
    `<meta name="build" content="${build}">`,
    ...(reportTo ? [`<meta name="report-to" content="${reportTo.replaceAll("&", "&amp;")}">`] : []),
    `<script>${guard}</script>`,
    // Before anything that is a module.
    `<script type="importmap">${importMap}</script>`,
    `<link rel="manifest" href="manifest.webmanifest">`,
    // What surrounds the page; which of them counts is said anew when a theme is chosen (web/core/settings/kept-prefs.js).
    ...Object.entries(papers(root)).map(
      ([theme, colour]) =>
        `<meta name="theme-color" content="${colour}" media="(prefers-color-scheme: ${theme})" data-for="${theme}">`,
    ),
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
  const source = withIcons(readFileSync(path.join(root, "index.html"), "utf8"));
  const page = exchange(
    source,
    "script-src 'self'",
    () => `script-src 'self' ${[guard, importMap].map((text) => `'${checksum(text)}'`).join(" ")}`,
  );
  const built = exchange(page, /<!-- source:.*?<!-- :source -->/s, () => lines.join("\n    "));
  writeFileSync(path.join(out, "index.html"), address ? withAddress(built, address) : built);
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
 * Writes manifest.webmanifest with all icons of web/icons and the theme's own colours, and the pictures that other sites show.
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
  mkdirSync(path.join(out, ICONS), { recursive: true });
  const icons = names.map((name) => {
    copyFileSync(path.join(source, name), path.join(out, ICONS, name));
    return describe(name, readFileSync(path.join(source, name)));
  });
  /** @type {Record<string, unknown>} */
  const manifest = JSON.parse(
    withIcons(readFileSync(path.join(root, "web/manifest.webmanifest"), "utf8")),
  );
  const { light } = papers(root);
  Object.assign(manifest, { background_color: light, theme_color: light });
  manifest.icons = icons.filter((icon) => !icon.touch).map(({ touch, ...icon }) => icon);
  cpSync(path.join(root, "web/pictures"), path.join(out, "pictures"), { recursive: true });
  writeFileSync(path.join(out, "manifest.webmanifest"), `${JSON.stringify(manifest, null, 1)}\n`);
  return icons;
}

/**
 * The colours of the paper, by day and by night; a manifest knows one theme only.
 *
 * @param {string} root
 */
function papers(root) {
  const theme = readFileSync(path.join(root, "web/theme.css"), "utf8");
  const found = /--paper: light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/.exec(theme);
  if (!found) throw new Error("web/theme.css does not say the colours of paper");
  return { light: found[1], dark: found[2] };
}

/**
 * An icon as the manifest describes it; a PNG file says its size in its header.
 *
 * @param {string} name
 * @param {Buffer} content
 * @returns {Icon}
 */
function describe(name, content) {
  const src = `${ICONS}${name}`;
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
