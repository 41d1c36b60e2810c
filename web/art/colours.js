/** @param {string} hex @returns {[number, number, number]} 0 to 255 */
function rgb(hex) {
  const n = Number.parseInt(hex.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

/** Relative luminance as WCAG counts it. @param {string} hex */
function luminance(hex) {
  const [r, g, b] = rgb(hex).map((value) => {
    const v = value / 255;
    return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The token of the ink that reads best on a colour of the data. @param {string} hex */
export function inkOn(hex) {
  return luminance(hex) > 0.2 ? "--art-ink" : "--art-light";
}
