/**
 * The words of a lesson, page by page where the card has not the room for all of them: `--lines` of its styles says how
 * many it holds. A page is of whole sentences, so that nothing is scrolled and nothing cut.
 */
export class Pages {
  constructor() {
    /** The first sentence of each page. */
    this.starts = [0];
    /** The page that is open. */
    this.open = 0;
    this.words = "";
    this.room = "";
  }

  /** Whether there is more to be read. */
  get goesOn() {
    return this.open < this.starts.length - 1;
  }

  /** Where one is, for the button that turns the page. */
  get place() {
    return `${this.open + 1}/${this.starts.length}`;
  }

  /** @param {ParentNode} root of the table */
  turn(root) {
    this.open += 1;
    this.#show(sentencesIn(root.querySelector(".lesson")));
  }

  /**
   * Finds the pages where words have come or the card has another size.
   *
   * @param {ParentNode} root of the table
   * @returns {boolean} whether they are others than before
   */
  fit(root) {
    const place = root.querySelector(".lesson");
    if (!place) return false;
    const style = getComputedStyle(place);
    const most = Number(style.getPropertyValue("--lines")) || Number.POSITIVE_INFINITY;
    const words = place.textContent ?? "";
    const room = [place.clientWidth, style.fontSize, style.lineHeight, most].join();
    if (words === this.words && room === this.room) return false;
    const sentences = sentencesIn(place);
    for (const one of sentences) one.hidden = false;
    const height = Number.parseFloat(style.lineHeight);
    const before = [this.open, ...this.starts].join();
    this.starts = pagesOf(
      sentences.map((one) => linesOf(one, height)),
      most,
    );
    this.open = words === this.words ? Math.min(this.open, this.starts.length - 1) : 0;
    this.words = words;
    this.room = room;
    this.#show(sentences);
    return before !== [this.open, ...this.starts].join();
  }

  /** @param {HTMLElement[]} sentences */
  #show(sentences) {
    const first = this.starts[this.open] ?? 0;
    const next = this.starts[this.open + 1] ?? sentences.length;
    for (const [index, one] of sentences.entries()) one.hidden = index < first || index >= next;
  }
}

/** @param {string} text */
export function sentencesOf(text) {
  return text.split(/(?<=[.!?])\s+/u);
}

/**
 * Which sentences begin a page. One that begins a line needs no more lines than it did in the middle of the text.
 *
 * @param {readonly {from: number, to: number}[]} sentences  the lines of each, all in one text; `to` is the first below it
 * @param {number} most  lines of a page
 * @returns {number[]}
 */
export function pagesOf(sentences, most) {
  const starts = [0];
  for (const [index, { to }] of sentences.entries()) {
    const first = starts.at(-1) ?? 0;
    const top = sentences[first]?.from ?? 0;
    if (index > first && to - top > most) starts.push(index);
  }
  return starts;
}

/** @param {Element | null} place @returns {HTMLElement[]} */
function sentencesIn(place) {
  return [...(place?.querySelectorAll("span") ?? [])];
}

/** @param {Element} sentence @param {number} height  of a line */
function linesOf(sentence, height) {
  const tops = [...sentence.getClientRects()].map(({ top }) => Math.round(top / height));
  return { from: Math.min(...tops), to: Math.max(...tops) + 1 };
}
