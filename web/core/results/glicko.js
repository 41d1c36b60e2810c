/**
 * Glicko-2 (Mark Glickman, "Example of the Glicko-2 system", 2022): a rating, how far it may be off, and how steady it is.
 * The numbers of its steps are those of the paper.
 *
 * @typedef {{rating: number, deviation: number, volatility: number}} Strength
 * @typedef {{rating: number, deviation: number, score: number}} Bout `score`: 1 for a win, 0.5 for a tie, 0 for a loss
 */

/** Rating points in one unit of the paper's own scale, which steps 2 to 7 use. */
const SCALE = 173.7178;
const MEAN = 1500;
/** How much the volatility may change; the paper advises 0.3 to 1.2. */
const TAU = 0.5;
const NEAR = 0.000001;

/** Someone of whom nothing is known. @type {Strength} */
export const UNKNOWN = { rating: MEAN, deviation: 350, volatility: 0.06 };

/** How much a result against an opponent counts whose rating may be so far off. @param {number} phi */
const weight = (phi) => 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));

/** @param {number} mu @param {number} other @param {number} g */
const expectation = (mu, other, g) => 1 / (1 + Math.exp(-g * (mu - other)));

/**
 * @param {{rating: number, deviation: number}} one
 * @param {{rating: number, deviation: number}} other
 * @returns {number} the chance of the first one to win, as far as both ratings are known
 */
export function chanceAgainst(one, other) {
  const g = weight(Math.hypot(one.deviation, other.deviation) / SCALE);
  return expectation(one.rating / SCALE, other.rating / SCALE, g);
}

/**
 * @param {Strength} before
 * @param {readonly Bout[]} bouts of one period; at least one
 * @returns {Strength}
 */
export function rated({ rating, deviation, volatility }, bouts) {
  const mu = (rating - MEAN) / SCALE;
  const phi = deviation / SCALE;
  // Steps 3 and 4: the variance by these results alone, and the improvement that they tell.
  let information = 0;
  let surplus = 0;
  for (const bout of bouts) {
    const g = weight(bout.deviation / SCALE);
    const expected = expectation(mu, (bout.rating - MEAN) / SCALE, g);
    information += g * g * expected * (1 - expected);
    surplus += g * (bout.score - expected);
  }
  const variance = 1 / information;
  const sigma = newVolatility(volatility, phi, variance, variance * surplus);
  // Steps 6 and 7.
  const spread = 1 / Math.sqrt(1 / (phi * phi + sigma * sigma) + information);
  return {
    rating: MEAN + SCALE * (mu + spread * spread * surplus),
    deviation: SCALE * spread,
    volatility: sigma,
  };
}

/**
 * Step 5, by the Illinois algorithm.
 *
 * @param {number} sigma
 * @param {number} phi
 * @param {number} variance
 * @param {number} delta
 */
function newVolatility(sigma, phi, variance, delta) {
  const start = Math.log(sigma * sigma);
  const f = (/** @type {number} */ x) => {
    const rest = phi * phi + variance + Math.exp(x);
    return (Math.exp(x) * (delta * delta - rest)) / (2 * rest * rest) - (x - start) / (TAU * TAU);
  };
  let low = start;
  let high = Math.log(delta * delta - phi * phi - variance);
  if (delta * delta <= phi * phi + variance) {
    let steps = 1;
    while (f(start - steps * TAU) < 0) steps += 1;
    high = start - steps * TAU;
  }
  let [atLow, atHigh] = [f(low), f(high)];
  while (Math.abs(high - low) > NEAR) {
    const next = low + ((low - high) * atLow) / (atHigh - atLow);
    const atNext = f(next);
    if (atNext * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [next, atNext];
  }
  return Math.exp(low / 2);
}
