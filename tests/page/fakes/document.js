/** The little of a document that modules need which draw nothing; to be imported before them. */

/** The element that bears language and theme. */
export const root = {
  lang: "",
  dataset: /** @type {Record<string, string>} */ ({}),
  removeAttribute: (/** @type {string} */ name) => delete root.dataset[name.replace("data-", "")],
};

Object.assign(globalThis, {
  document: {
    documentElement: root,
    querySelectorAll: () => [],
    addEventListener() {},
    dispatchEvent() {},
    fonts: { load: async () => [], check: () => true },
    // Lit asks for one when it is loaded.
    createTreeWalker: () => ({}),
  },
});

// Node has one since its version 21.
globalThis.navigator ??= /** @type {any} */ ({});
