/** `node tools/strips.mjs`: film strips of what happens at the table: twelve pictures of each moment, on one sheet and one by one. */
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { calledWith } from './options.mjs';
import { progress } from './progress.mjs';
import { ROOT } from './repo.mjs';
import { served } from './served.mjs';

const DEVICES = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 664 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
  sideways: { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
};
const { values } = calledWith({
  run: 'node tools/strips.mjs',
  what: 'Films what happens at the table in a page whose time goes slowly: twelve pictures of each moment, on one sheet and one by one, and what they show in words. Lists are separated by commas; every combination of them is filmed.',
  options: {
    scene: { type: 'string', value: 'SCENE,…', default: 'all', about: 'moments, or all of them' },
    device: { type: 'string', value: 'DEVICE,…', default: 'desktop,phone', about: Object.keys(DEVICES).join(', ') },
    theme: { type: 'string', value: 'THEME,…', default: 'light,dark', about: 'light, dark' },
    lang: { type: 'string', value: 'LANG', default: 'en', about: 'the language of the player' },
    motion: { type: 'string', value: 'MOTION', default: 'full', about: 'full, reduced' },
    take: { type: 'string', value: 'N', default: '0', about: 'another game for the same moment' },
    to: { type: 'string', value: 'FOLDER', default: 'reports/strips', about: 'where to lay the pictures' },
  },
});
const listed = (text, known) => {
  const all = text.split(',');
  const unknown = all.find((each) => !known.includes(each));
  if (unknown === undefined) return all;
  console.error(`"${unknown}" is none of ${known.join(', ')}`);
  process.exit(2);
};
const folder = resolve(ROOT, values.to);
/** Games that are tried when the others do not let it come to what is wanted. */
const TRIES = 6;

const { url, browser, stop } = await served();
const { film, SCENES, contactSheet, write } = await import(pathToFileURL(await bundle('web/test/filming.ts')).href);
const scenes = values.scene === 'all' ? Object.keys(SCENES) : listed(values.scene, Object.keys(SCENES));
const wanted = scenes.flatMap((scene) =>
  listed(values.device, Object.keys(DEVICES)).flatMap((device) =>
    listed(values.theme, ['light', 'dark']).map((theme) => ({ scene, device, theme })),
  ),
);
const bar = progress('strips', wanted.length);
let faults = 0;
try {
  for (const { scene, device, theme } of wanted) {
    const settings = { lang: values.lang, theme, motion: values.motion, speed: 'normal', guidance: false, volume: 0 };
    const strip = await shown((take) => film({ browser, url, scene, take, device: DEVICES[device], settings }));
    const name = join(folder, `${scene}-${device}-${theme}`);
    for (const [n, { picture }] of strip.shots.entries()) write(join(name, `${String(n + 1).padStart(2, '0')}.png`), picture);
    write(`${name}.txt`, `${strip.told.join('\n')}\n`);
    await contactSheet(browser, strip.shots, `${name}.png`);
    for (const fault of strip.faults) console.log(`${scene}, ${device}, ${theme}: ${fault}`);
    faults += strip.faults.length;
    bar.step();
  }
} finally {
  await stop();
}
bar.done();
console.log(`in ${folder}`);
process.exitCode = faults ? 1 : 0;

async function shown(filmed) {
  for (let n = 0; n < TRIES; n++) {
    const strip = await filmed(Number(values.take) + n);
    if (strip.isShown) return strip;
  }
  throw new Error(`in none of ${TRIES} games it came to what is wanted`);
}
