/** What sounds are made of: noise, filters, bodies that ring, and envelopes. Samples are numbers from −1 to 1. */
export const RATE = 22_050;

/** Noise that is the same every time. */
export function noise(seconds, seed) {
  let state = seed >>> 0;
  return Float64Array.from({ length: Math.round(seconds * RATE) }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  });
}
export const silence = (seconds) => new Float64Array(Math.round(seconds * RATE));

/** A second-order filter; `pitchAt` may change with the time in seconds. */
export function filtered(samples, kind, pitchAt, quality = Math.SQRT1_2) {
  const pitch = typeof pitchAt === 'function' ? pitchAt : () => pitchAt;
  const out = new Float64Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let n = 0; n < samples.length; n++) {
    const angle = (2 * Math.PI * Math.min(pitch(n / RATE), RATE * 0.45)) / RATE;
    const { b, a } = coefficients(kind, angle, quality);
    const y = (b[0] * samples[n] + b[1] * x1 + b[2] * x2 - a[1] * y1 - a[2] * y2) / a[0];
    [x2, x1, y2, y1] = [x1, samples[n], y1, y];
    out[n] = y;
  }
  return out;
}
function coefficients(kind, angle, quality) {
  const [cos, alpha] = [Math.cos(angle), Math.sin(angle) / (2 * quality)];
  const a = [1 + alpha, -2 * cos, 1 - alpha];
  if (kind === 'low') return { b: [(1 - cos) / 2, 1 - cos, (1 - cos) / 2], a };
  if (kind === 'high') return { b: [(1 + cos) / 2, -1 - cos, (1 + cos) / 2], a };
  return { b: [alpha, 0, -alpha], a };
}

/** A body that is struck: each of its modes is a pitch, how strong it is, and the seconds after which a third of it is left. */
export function struck(seconds, modes, soft = 0.001) {
  const out = silence(seconds);
  for (const [mode, [pitch, strength, decay]] of modes.entries())
    for (let n = 0; n < out.length; n++) {
      const t = n / RATE;
      out[n] += strength * (1 - Math.exp(-t / soft)) * Math.exp(-t / decay) * Math.sin(2 * Math.PI * pitch * t + mode);
    }
  return out;
}
/** A tone that glides from one pitch to another. */
export function glide(seconds, from, to, decay) {
  let phase = 0;
  return silence(seconds).map((_, n) => {
    const t = n / RATE;
    phase += (2 * Math.PI * from * (to / from) ** Math.min(1, t / seconds)) / RATE;
    return Math.sin(phase) * Math.exp(-t / decay);
  });
}
/** Rises for some seconds, then dies away. */
export const shaped = (samples, rise, decay) =>
  samples.map((sample, n) => {
    const t = n / RATE;
    return sample * (t < rise ? Math.sin((Math.PI / 2) * (t / rise)) ** 2 : Math.exp((rise - t) / decay));
  });

/** Seconds in which a part of a sound goes out: one that stops at once clicks. */
const RELEASE = 0.012;
/** Several sounds in one of so many seconds: each has a strength and a time at which it begins. */
export function mixed(seconds, parts) {
  const out = silence(seconds);
  for (const [samples, strength = 1, at = 0] of parts) {
    const from = Math.round(at * RATE);
    for (let n = 0; n < samples.length && from + n < out.length; n++)
      out[from + n] += strength * samples[n] * Math.min(1, (samples.length - n) / (RELEASE * RATE));
  }
  return out;
}
/** Begins and ends in silence, so that nothing clicks. */
export function faded(samples, rise = 0.001, fall = 0.03) {
  const ramp = (n, seconds) => Math.sin((Math.PI / 2) * Math.min(1, n / (seconds * RATE))) ** 2;
  return samples.map((sample, n) => sample * ramp(n, rise) * ramp(samples.length - 1 - n, fall));
}
