import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { calledWith } from './options.mjs';
import { ROOT } from './repo.mjs';
import { centroid, loudness, peak } from './sounds/measure.mjs';
import { RECIPES, soundOf } from './sounds/recipes.mjs';
import { pictureOf } from './sounds/spectrogram.mjs';
import { RATE } from './sounds/synth.mjs';
import { wavOf } from './sounds/wav.mjs';

const { values } = calledWith({
  run: 'node tools/sounds.mjs',
  what: 'Makes the sounds of the page anew, and tells how long, loud and bright each is.',
  options: {
    to: { type: 'string', default: 'web/src/settings/sounds', value: 'FOLDER', about: 'where to lay the files' },
    pictures: {
      type: 'string',
      value: 'FOLDER',
      about: 'where to lay their spectrograms: pitch by octaves with lines at 100, 1,000 and 10,000 Hz, a line every tenth of a second',
    },
  },
});
const folder = resolve(ROOT, values.to);
const pictures = values.pictures === undefined ? null : resolve(ROOT, values.pictures);
for (const each of [folder, pictures]) if (each !== null) mkdirSync(each, { recursive: true });
for (const [name, recipe] of Object.entries(RECIPES)) {
  const samples = soundOf(recipe);
  const file = wavOf(samples);
  writeFileSync(join(folder, `${name}.wav`), file);
  if (pictures !== null) writeFileSync(join(pictures, `${name}.png`), pictureOf(samples));
  const told = [
    `${Math.round((1_000 * samples.length) / RATE)} ms`,
    `${loudness(samples).toFixed(1)} LUFS`,
    `peak ${peak(samples).toFixed(1)} dB`,
    `${Math.round(centroid(samples))} Hz`,
    `${(file.length / 1_000).toFixed(1)} kB`,
  ];
  console.log([name, ...told].map((each) => each.padEnd(14)).join(''));
}
