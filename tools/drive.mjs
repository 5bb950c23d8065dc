/** `npm run drive`: plays whole games by hand through the screen, choosing at random among what is offered; everything offered can be touched, no error, no stuck prompt, no growth of memory. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';
import { inPageProgram } from './in-page.mjs';
import { calledWith } from './options.mjs';
import { progress } from './progress.mjs';
import { ROOT } from './repo.mjs';
import { served } from './served.mjs';
import { setUp } from './setup.mjs';

const { values } = calledWith({
  run: 'npm run drive --',
  what: 'Plays whole games through the screen by mouse or finger, choosing at random among what is offered: everything offered can be touched, no error, no stuck prompt, no growth of memory. What goes wrong is kept in reports/drive, with a picture and the game.',
  options: {
    games: { type: 'string', value: 'N', default: '200', about: 'games to play on each screen' },
    size: { type: 'string', value: 'WxH,…', default: '1440x900,390x664,750x340', about: 'screens; those of phones are touched' },
    seed: { type: 'string', value: 'N', default: '1', about: 'the same one, the same choices' },
    turns: { type: 'string', value: 'N', about: 'a game is over after so many turns' },
    hero: { type: 'string', value: 'ID', about: 'a hero that is in every game' },
    level: { type: 'string', value: 'LEVEL', about: 'how the computer players play (novice)' },
    shown: { type: 'boolean', about: 'everything that happens is shown, at the usual speed and in motion' },
    lang: { type: 'string', value: 'LANG', default: 'en', about: 'the language of the player' },
  },
});
const games = Number(values.games);
const sizes = values.size.split(',');
const FOLDER = join(ROOT, 'reports/drive');

await setUp();
const { drive, strangers } = await import(pathToFileURL(await bundle('web/test/driving.ts')).href);
const strange = strangers(values);
if (strange.length) {
  for (const each of strange) process.stderr.write(`${each}\n`);
  process.exit(2);
}
const { url, browser, stop } = await served();
const looking = { url, browser, program: await inPageProgram('web/test/in-page/index.ts') };
const bar = progress('games', games * sizes.length);
let [problems, presses] = [0, 0];
try {
  for (const size of sizes) {
    const [width, height] = size.split('x').map(Number);
    const screen = { width, height, isTouched: Math.min(width, height) < 600 };
    const heaps = [];
    await drive(looking, {
      screen,
      games,
      seed: Number(values.seed),
      lang: values.lang,
      hero: values.hero,
      level: values.level,
      isShown: values.shown,
      turns: values.turns ? Number(values.turns) : undefined,
      async tell(driven) {
        presses += driven.presses;
        if (driven.problems.length) await keep(size, driven);
        problems += driven.problems.length;
        if (driven.number % 10 === 9) heaps.push(await heapOf(driven.page));
        bar.step();
      },
    });
    console.log(`${size}: memory after every ten games, in kB: ${heaps.join(' ')}`);
  }
} finally {
  await stop();
}
bar.done();
console.log(`${games * sizes.length} games, ${presses} presses, ${problems ? `${problems} problems` : 'no problem'}`);
process.exitCode = problems ? 1 : 0;

/** The picture of what went wrong, and the game as a file that the page opens. */
async function keep(size, { number, problems: all, page, record }) {
  mkdirSync(FOLDER, { recursive: true });
  const file = join(FOLDER, `${size}-${number}`);
  await page.screenshot({ path: `${file}.png` });
  writeFileSync(`${file}.game`, `${JSON.stringify(record)}\n`);
  for (const problem of all) console.log(`${size}, game ${number}: ${problem} (${file}.png, .game)`);
}

async function heapOf(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return Math.round(usedSize / 1024);
}
