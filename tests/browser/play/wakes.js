/** Put into a page before its own scripts: what may still wake it up, and what it has asked for so far. */
{
  // Calls by another object than the window are refused.
  const plain = Object.fromEntries(
    [
      "setTimeout",
      "clearTimeout",
      "setInterval",
      "clearInterval",
      "requestAnimationFrame",
      "cancelAnimationFrame",
    ].map((name) => [name, globalThis[name].bind(globalThis)]),
  );
  /** What was asked for and has not come yet, by a name. @type {Map<string, string>} */
  const waiting = new Map();
  const counts = { frames: 0, timers: 0 };
  /** What the page does only after a long rest; no watch over anything that is under way is as short. */
  const isRest = (delay) => delay >= 8_000 && delay <= 20_000;
  const asked = (kind, number) => waiting.set(`${kind} ${number}`, new Error(kind).stack ?? kind);
  const over = (kind, number) => waiting.delete(`${kind} ${number}`);

  globalThis.setTimeout = (work, ...more) => {
    counts.timers += 1;
    const [wished, ...given] = more;
    // Nothing is pressed meanwhile: a rest that begins again and again is noticed as well where it is short.
    const delay = isRest(wished) ? wished / 20 : wished;
    const number = plain.setTimeout(() => {
      over("timer", number);
      work(...given);
    }, delay);
    asked("timer", number);
    return number;
  };
  globalThis.clearTimeout = (number) => {
    over("timer", number);
    plain.clearTimeout(number);
  };
  globalThis.setInterval = (...given) => {
    counts.timers += 1;
    const number = plain.setInterval(...given);
    asked("interval", number);
    return number;
  };
  globalThis.clearInterval = (number) => {
    over("interval", number);
    plain.clearInterval(number);
  };
  globalThis.requestAnimationFrame = (work) => {
    counts.frames += 1;
    const number = plain.requestAnimationFrame((time) => {
      over("frame", number);
      work(time);
    });
    asked("frame", number);
    return number;
  };
  globalThis.cancelAnimationFrame = (number) => {
    over("frame", number);
    plain.cancelAnimationFrame(number);
  };

  /** Everything that moves, in shadow roots as well. */
  const moving = (root) => [
    ...root
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .map(({ effect }) => `animation of ${effect?.target?.className || effect?.target?.tagName}`),
    ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) =>
      shadowRoot ? moving(shadowRoot) : [],
    ),
  ];

  globalThis.wakes = {
    counts,
    /** What would wake the page up, though nothing is pressed. */
    left: () => [...new Set([...waiting.values(), ...moving(document)])],
  };
}
