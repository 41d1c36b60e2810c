let asked = false;

/**
 * Asks the browser not to throw the games away. Safari forgets storage after a week without a
 * visit; a site that was allowed to persist is spared.
 */
export function askToPersist() {
  if (asked) return;
  asked = true;
  void navigator.storage?.persist?.().catch(() => {});
}
