/** How loud, how long and how bright a sound is. */
import { RATE } from './synth.mjs';

/** The ear takes in about so many seconds at once. */
const WINDOW = 0.2;

/** In decibels below full scale. */
export const peak = (samples) => 20 * Math.log10(samples.reduce((most, each) => Math.max(most, Math.abs(each)), 1e-9));

/** The loudest moment, weighted as the ear weighs pitches (the K-weighting of ITU-R BS.1770), in LUFS. */
export function loudness(samples) {
  const weighted = run(run(samples, shelf(1_681.97, 3.99984, 0.70718)), rumble(38.135, 0.50033));
  const size = Math.round(WINDOW * RATE);
  let [sum, most] = [0, 0];
  for (let n = 0; n < weighted.length; n++) {
    sum += weighted[n] ** 2 - (n >= size ? weighted[n - size] ** 2 : 0);
    most = Math.max(most, sum);
  }
  return -0.691 + 10 * Math.log10(most / size + 1e-12);
}
/** Louder at high pitches, as the head makes them. */
function shelf(pitch, gain, quality) {
  const k = Math.tan((Math.PI * pitch) / RATE);
  const high = 10 ** (gain / 20);
  const between = high ** 0.499667;
  const whole = 1 + k / quality + k * k;
  return {
    b: [(high + (between * k) / quality + k * k) / whole, (2 * (k * k - high)) / whole, (high - (between * k) / quality + k * k) / whole],
    a: [(2 * (k * k - 1)) / whole, (1 - k / quality + k * k) / whole],
  };
}
/** Without what is too low to be heard. */
function rumble(pitch, quality) {
  const k = Math.tan((Math.PI * pitch) / RATE);
  const whole = 1 + k / quality + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / whole, (1 - k / quality + k * k) / whole] };
}
function run(samples, { b, a }) {
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return samples.map((x) => {
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    return y;
  });
}

/** Where the middle of its strength lies, in hertz: low is dull, high is bright. */
export function centroid(samples) {
  const size = 2 ** Math.ceil(Math.log2(samples.length));
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  re.set(samples);
  transform(re, im);
  let [sum, whole] = [0, 0];
  for (let n = 1; n < size / 2; n++) {
    const strength = re[n] ** 2 + im[n] ** 2;
    sum += strength * ((n * RATE) / size);
    whole += strength;
  }
  return sum / whole;
}
/** The fast Fourier transform, in place. */
export function transform(re, im) {
  const size = re.length;
  for (let n = 1, turned = 0; n < size; n++) {
    let bit = size >> 1;
    for (; turned & bit; bit >>= 1) turned ^= bit;
    turned ^= bit;
    if (n < turned) [re[n], re[turned], im[n], im[turned]] = [re[turned], re[n], im[turned], im[n]];
  }
  for (let length = 2; length <= size; length *= 2)
    for (let start = 0; start < size; start += length)
      for (let n = 0; n < length / 2; n++) {
        const angle = (-2 * Math.PI * n) / length;
        const [low, high] = [start + n, start + n + length / 2];
        const x = re[high] * Math.cos(angle) - im[high] * Math.sin(angle);
        const y = re[high] * Math.sin(angle) + im[high] * Math.cos(angle);
        [re[high], im[high]] = [re[low] - x, im[low] - y];
        [re[low], im[low]] = [re[low] + x, im[low] + y];
      }
}
