/** A sound as a picture: time to the right, pitch upwards, strength as light. */
import { crc32, deflateSync } from 'node:zlib';
import { transform } from './measure.mjs';
import { RATE } from './synth.mjs';

/** Samples heard together, and pixels for each second; a row is a pitch, evenly by octaves. */
const HEARD = 1_024;
const PER_SECOND = 1_000;
const ROWS = 240;
const [LOWEST, HIGHEST] = [50, RATE / 2];
/** Decibels below full scale that are still seen. */
const FAINTEST = -84;
/** Lines at these pitches, and at every tenth of a second. */
const LINES = [100, 1_000, 10_000];

export const pitchOf = (row) => HIGHEST * (LOWEST / HIGHEST) ** (row / (ROWS - 1));
const rowOf = (pitch) => Math.round((ROWS - 1) * (Math.log(HIGHEST / pitch) / Math.log(HIGHEST / LOWEST)));

/** Rows from the highest pitch to the lowest, of decibels below full scale. */
export function spectrogram(samples) {
  const columns = Math.max(1, Math.ceil((samples.length / RATE) * PER_SECOND));
  const rows = Array.from({ length: ROWS }, () => new Float64Array(columns));
  for (let column = 0; column < columns; column++) {
    const strengths = strengthsAt(samples, Math.round((column / PER_SECOND) * RATE));
    for (const [row, decibels] of rows.entries()) decibels[column] = strongest(strengths, pitchOf(row), pitchOf(row - 1));
  }
  return rows;
}
function strengthsAt(samples, middle) {
  const [re, im] = [new Float64Array(HEARD), new Float64Array(HEARD)];
  for (let n = 0; n < HEARD; n++) {
    const window = 0.5 - 0.5 * Math.cos((2 * Math.PI * n) / HEARD);
    re[n] = window * (samples[middle + n - HEARD / 2] ?? 0);
  }
  transform(re, im);
  return Float64Array.from({ length: HEARD / 2 }, (_, n) => 20 * Math.log10((4 * Math.hypot(re[n], im[n])) / HEARD + 1e-9));
}
function strongest(strengths, low, high) {
  const [from, to] = [low, high].map((pitch) => Math.min(strengths.length - 1, Math.round((pitch * HEARD) / RATE)));
  return strengths.slice(from, to + 1).reduce((most, each) => Math.max(most, each), FAINTEST);
}

/** As a PNG. */
export function pictureOf(samples) {
  const rows = spectrogram(samples);
  const lined = new Set(LINES.map(rowOf));
  const lines = rows.map((row, y) =>
    Buffer.from([0, ...Array.from(row, (decibels, x) => (lined.has(y) || x % (PER_SECOND / 10) === 0 ? 96 : 0) || lightOf(decibels))]),
  );
  const head = Buffer.alloc(13);
  head.writeUInt32BE(rows[0].length, 0);
  head.writeUInt32BE(ROWS, 4);
  head.set([8, 0, 0, 0, 0], 8); // eight bits of grey
  const parts = [
    ['IHDR', head],
    ['IDAT', deflateSync(Buffer.concat(lines))],
    ['IEND', Buffer.alloc(0)],
  ];
  return Buffer.concat([Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]), ...parts.map(([name, data]) => part(name, data))]);
}
const lightOf = (decibels) => Math.round(255 * Math.min(1, Math.max(0, 1 - decibels / FAINTEST)));
function part(name, data) {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [size, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, check]);
}
