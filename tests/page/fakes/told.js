/** What a table tells beside its parts, noted instead of shown. */

/**
 * @param {unknown[]} told takes up each text with what stands beside it
 * @returns {{asksFirst: () => boolean, info: (id: string, at: string) => void, say: (text: string, at: string, more?: string[]) => void}}
 */
export function notedFeedback(told) {
  return {
    asksFirst: () => false,
    info: (id, at) => told.push([id, at]),
    say: (text, at, more = []) => told.push([text, ...more, at]),
  };
}
