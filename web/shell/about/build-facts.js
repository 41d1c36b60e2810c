/** What the build has written down about itself. */

import { version } from "spieltisch:site";

/** @param {string} name of a meta tag of the page */
const said = (name) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? "";

/** The version of the project, and the name of this very build. */
export function versionHere() {
  return { version, build: said("build") };
}

/**
 * Where to say that a rule or a card is wrong: an address that the build was given, or none.
 *
 * @returns {string} with version and build as the subject where it is an e-mail address
 */
export function reportAddress() {
  const address = said("report-to");
  if (!address.startsWith("mailto:")) return address;
  const { version, build } = versionHere();
  return `${address}?subject=${encodeURIComponent(`Spieltisch ${version} (${build})`)}`;
}
