/** A number with a true minus sign. @param {number} value */
export function signed(value) {
  return value < 0 ? `\u2212${-value}` : `${value}`;
}
