import { SAMPLE_RATE_HZ } from "../../../../web/ui/sound.js";

/** Bands a third of an octave wide, from 60 Hz on. */
const BANDS = Array.from({ length: 24 }, (_, i) => 60 * 2 ** (i / 3));
const SLICES = 24;
const SIZE = 4096;

/**
 * How strong each frequency is, by the fast Fourier transform.
 *
 * @param {Float32Array} samples
 * @returns {Float64Array} magnitudes; the place times `SAMPLE_RATE_HZ / (2 * length)` is the frequency
 */
export function spectrum(samples) {
  const size = 2 ** Math.ceil(Math.log2(Math.max(SIZE, samples.length)));
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  re.set(samples);
  transform(re, im);
  return re.slice(0, size / 2).map((value, i) => Math.hypot(value, im[i] ?? 0));
}

/** @param {Float64Array} re @param {Float64Array} im */
function transform(re, im) {
  const n = re.length;
  for (let i = 1, j = 0; i < n; i++) {
    let bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) for (const all of [re, im]) [all[i], all[j]] = [all[j] ?? 0, all[i] ?? 0];
  }
  for (let width = 2; width <= n; width *= 2) {
    for (let k = 0; k < width / 2; k++) {
      const angle = (-2 * Math.PI * k) / width;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      for (let start = 0; start < n; start += width) {
        const [a, b] = [start + k, start + k + width / 2];
        const [x, y] = [re[b] ?? 0, im[b] ?? 0];
        const tx = x * cos - y * sin;
        const ty = x * sin + y * cos;
        re[b] = (re[a] ?? 0) - tx;
        im[b] = (im[a] ?? 0) - ty;
        re[a] = (re[a] ?? 0) + tx;
        im[a] = (im[a] ?? 0) + ty;
      }
    }
  }
}

/** The frequency that is strongest. @param {Float32Array} samples */
export function strongest(samples) {
  const all = spectrum(samples);
  return (all.indexOf(Math.max(...all)) * SAMPLE_RATE_HZ) / (2 * all.length);
}

/** Which share of the energy lies between two frequencies. @param {Float32Array} samples @param {number} from @param {number} to */
export function share(samples, from, to) {
  const all = spectrum(samples);
  const step = SAMPLE_RATE_HZ / (2 * all.length);
  let [inside, sum] = [0, 0];
  all.forEach((value, i) => {
    const energy = value * value;
    sum += energy;
    if (i * step >= from && i * step < to) inside += energy;
  });
  return inside / sum;
}

/** What a sound is like: how strong each band is in each twelfth of a second. @param {Float32Array} samples */
export function likeness(samples) {
  const length = Math.ceil((2 * SAMPLE_RATE_HZ) / SLICES);
  const all = Array.from({ length: SLICES }, (_, slice) => {
    const part = samples.slice(slice * length, (slice + 1) * length);
    const strengths = spectrum(part);
    const step = SAMPLE_RATE_HZ / (2 * strengths.length);
    return BANDS.map((low) => {
      const [from, to] = [Math.floor(low / step), Math.ceil((low * 2 ** (1 / 3)) / step)];
      return Math.hypot(...strengths.slice(from, to));
    });
  }).flat();
  const size = Math.hypot(...all);
  return all.map((value) => value / size);
}

/** How loud the loudest tenth of a second is to an ear (A-weighted), in decibels of what is as loud as it gets. @param {Float32Array} samples */
export function loudness(samples) {
  const size = SAMPLE_RATE_HZ / 10;
  const moments = [];
  for (let from = 0; from === 0 || from < samples.length - size / 2; from += size / 4) {
    const strengths = spectrum(samples.slice(from, from + size));
    const step = SAMPLE_RATE_HZ / (2 * strengths.length);
    const power = strengths.reduce((sum, value, i) => sum + (value * weight(i * step)) ** 2, 0);
    moments.push(power / (strengths.length * size));
  }
  return 10 * Math.log10(Math.max(...moments));
}

/** How much of a frequency an ear hears, by the curve A. @param {number} hertz */
function weight(hertz) {
  const f = hertz * hertz;
  const [low, high] = [20.6 ** 2, 12194 ** 2];
  const middle = Math.sqrt((f + 107.7 ** 2) * (f + 737.9 ** 2));
  return (1.2589 * high * f * f) / ((f + low) * middle * (f + high));
}
