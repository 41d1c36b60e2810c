/**
 * Gives a text to another app of this device, as a file. Its name ends in `.txt`, since no browser but Safari hands out JSON.
 *
 * @param {string} name without its ending
 * @param {string} text
 * @returns {{share(): Promise<boolean>} | null} null where the device has nothing to share with; `share` says whether
 *   somebody has seen to it, be it by changing his mind
 */
export function sharing(name, text) {
  const file = new File([text], `${name}.txt`, { type: "text/plain" });
  if (!navigator.canShare?.({ files: [file] })) return null;
  return {
    share: () =>
      navigator.share({ files: [file] }).then(
        () => true,
        (error) => error instanceof DOMException && error.name === "AbortError",
      ),
  };
}
