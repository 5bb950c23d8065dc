import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../repo.mjs';
import { centroid, loudness, peak } from './measure.mjs';
import { LOUDNESS, RECIPES, soundOf } from './recipes.mjs';
import { pictureOf, pitchOf, spectrogram } from './spectrogram.mjs';
import { mixed, RATE } from './synth.mjs';
import { samplesOf, wavOf } from './wav.mjs';

const FOLDER = join(ROOT, 'web/src/settings/sounds');
const fileOf = (name: string): Buffer => readFileSync(join(FOLDER, `${name}.wav`));
/** Decibels by which a sound may be louder or quieter than others of its kind. */
const ALIKE = 1.5;
/** Decibels: nearer to full scale a device may clip. */
const HIGHEST = -3;
/** Of full scale: a sound that begins or ends with more clicks. */
const CLICK = 0.002;
/** Bytes of all of them. */
const MOST = 180_000;
const sine = (pitch: number, strength: number): Float64Array =>
  Float64Array.from({ length: RATE / 2 }, (_, n) => strength * Math.sin((2 * Math.PI * pitch * n) / RATE));

describe.each(Object.entries(RECIPES))('the sound %s', (name, recipe) => {
  const samples: Float64Array = samplesOf(fileOf(name));

  it('is what its recipe makes', () => expect(wavOf(soundOf(recipe)).equals(fileOf(name))).toBe(true));
  it('is short', () => expect(samples.length / RATE).toBeLessThan(recipe.kind === 'end' ? 0.8 : 0.4));
  it('is as loud as others of its kind', () => expect(Math.abs(loudness(samples) - LOUDNESS[recipe.kind])).toBeLessThan(ALIKE));
  it('does not clip', () => expect(peak(samples)).toBeLessThan(HIGHEST));
  it('begins and ends in silence', () => expect(Math.max(Math.abs(samples[0]), Math.abs(samples[samples.length - 1]))).toBeLessThan(CLICK));
  it('is as bright as it should be', () => {
    const [low, high] = recipe.bright;
    expect(centroid(samples)).toBeGreaterThan(low);
    expect(centroid(samples)).toBeLessThan(high);
  });
});

it('a part that ends before the whole goes out without a click', () => {
  const sound: Float64Array = mixed(0.1, [[new Float64Array(RATE / 20).fill(1)]]);
  const steps = Array.from(sound.slice(1), (sample, n) => Math.abs(sample - sound[n]));
  expect(Math.max(...steps)).toBeLessThan(0.01);
});
it('no other file lies beside them, and they are small together', () => {
  const files = readdirSync(FOLDER);
  expect(files.sort()).toEqual(
    Object.keys(RECIPES)
      .map((name) => `${name}.wav`)
      .sort(),
  );
  expect(files.reduce((sum, file) => sum + readFileSync(join(FOLDER, file)).length, 0)).toBeLessThan(MOST);
});

describe('what is measured', () => {
  it('is the loudness of BS.1770: a full tone of 997 Hz has −3 LUFS', () => expect(loudness(sine(997, 1))).toBeCloseTo(-3.01, 1));
  it('falls with the strength', () => expect(loudness(sine(997, 1)) - loudness(sine(997, 0.5))).toBeCloseTo(6.02, 1));
  it('is less for what the ear hardly hears', () => expect(loudness(sine(30, 1))).toBeLessThan(loudness(sine(997, 1)) - 5));
  it('is the peak', () => expect(peak(sine(500, 0.5))).toBeCloseTo(-6.02, 1));
  it('is where a tone lies', () => expect(centroid(sine(1_500, 0.3))).toBeCloseTo(1_500, -2));
});

describe('the picture of a sound', () => {
  // Without a remainder in what is heard together.
  const pitch = (46 * RATE) / 1_024;
  const tone = sine(pitch, 0.5);
  it('is brightest at the pitch of a tone, as strong as it is', () => {
    const rows: Float64Array[] = spectrogram(tone);
    const column = Math.floor(rows[0].length / 2);
    const strengths = rows.map((row) => row[column]);
    const [strongest, row] = strengths.reduce(([most, at], each, n) => (each > most ? [each, n] : [most, at]), [-Infinity, 0]);
    expect(Math.abs(Math.log2(pitchOf(row) / pitch))).toBeLessThan(1 / 12);
    expect(strongest).toBeCloseTo(-6.02, 0);
    expect(strengths[0]).toBeLessThan(-60);
  });
  it('is a PNG with a pixel for each millisecond', () => {
    const picture: Buffer = pictureOf(tone);
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect(picture.readUInt32BE(16)).toBe(500);
  });
});
