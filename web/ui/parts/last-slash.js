/**
 * Where a host shows the page of a folder also without the slash at the end of its address, whatever the page consists of is
 * looked for beside the folder. When a part is missing and lies behind the slash, the page goes there.
 */
export function watchSlash() {
  const there = new URL(location.href);
  if (there.pathname.endsWith("/")) return;
  there.pathname += "/";
  // What goes wrong with a part is told to that part only, on the way down.
  addEventListener("error", ({ target }) => void look(target), { capture: true });

  /** @param {EventTarget | null} part */
  async function look(part) {
    const file = part instanceof HTMLScriptElement && part.getAttribute("src");
    if (!file) return;
    const answer = await fetch(new URL(file, there), { method: "HEAD" }).catch(() => null);
    const type = answer?.headers.get("content-type") ?? "";
    // Some hosts have a page for everything.
    if (answer?.ok && !type.startsWith("text/html")) location.replace(there);
  }
}
