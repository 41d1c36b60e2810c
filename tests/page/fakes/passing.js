import { mock } from "node:test";

/**
 * Lets time pass as it does, a millisecond after the other: a timer that another one sets has its turn, too.
 *
 * @param {number} ms  timers are mocked
 */
export function passing(ms) {
  for (let passed = 0; passed < ms; passed += 1) mock.timers.tick(1);
}
