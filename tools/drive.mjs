/** `npm run drive`: plays whole games through the screen, choosing at random among what is offered; no error, no stuck prompt, no growth of memory. */
import { calledWith } from './options.mjs';
import { progress } from './progress.mjs';
import { served } from './served.mjs';

const { values } = calledWith({
  run: 'npm run drive --',
  what: 'Plays whole games through the screen, choosing at random among what is offered: no error, no stuck prompt, no growth of memory.',
  options: {
    games: { type: 'string', value: 'N', default: '200', about: 'games to play' },
    seed: { type: 'string', value: 'N', default: '1', about: 'the same one, the same choices' },
  },
});
const games = Number(values.games);
const MODES = [/^Duel/, /^Duel/, /^Free-for-all 3/, /^Teams/];

const { url, visitor, stop } = await served();
const problems = [];
const heaps = [];
const bar = progress('games', games);
try {
  const { context, page } = await visitor({ viewport: { width: 1280, height: 800 } }, { lang: 'en', speed: 'instant', guidance: false });
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('pageerror', (error) => problems.push(error.message));
  const session = await context.newCDPSession(page);
  await page.goto(url);
  for (let game = 0; game < games; game++) {
    const people = game % 3 === 2;
    await begin(page, MODES[game % MODES.length], people);
    const end = await page.evaluate(playThrough, Number(values.seed) * 1000 + game);
    if (end !== 'over') problems.push(`game ${game + 1} stopped: ${end}`);
    if (game % 10 === 9) {
      await session.send('HeapProfiler.collectGarbage');
      heaps.push(Math.round((await session.send('Runtime.getHeapUsage')).usedSize / 1024));
    }
    bar.step();
  }
} finally {
  await stop();
}
bar.done();
console.log(`${games} games; memory after every ten, in kB: ${heaps.join(' ')}`);
for (const problem of problems) console.log(problem);
console.log(problems.length ? `${problems.length} problems` : 'no problem');
process.exitCode = problems.length ? 1 : 0;

async function begin(page, mode, people) {
  await page.goto(`${url}#/new/${people ? 'people/2' : 'computer'}`);
  await page.getByRole('radio', { name: mode }).check({ timeout: 10_000 });
  await page.getByRole('button', { name: 'Surprise me' }).click();
  for (const level of await page.getByRole('combobox', { name: 'Level' }).all()) await level.selectOption({ label: 'Novice' });
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.getByRole('group', { name: /^Board: / }).waitFor();
}

/** In the page: presses what is offered until the game is over. */
async function playThrough(seed) {
  let state = seed * 7919 + 1;
  const below = (count) => {
    state = (state * 48271) % 2147483647;
    return state % count;
  };
  const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  let idle = 0;
  for (let n = 0; n < 8000; n++) {
    if (document.querySelector('.result')) return 'over';
    const curtain = document.querySelector('dialog.curtain[open] button');
    const offered = curtain
      ? [curtain]
      : [
          ...document.querySelectorAll(
            '.board [data-offered="true"], .hand [data-offered="true"], .answers button:not([aria-disabled="true"])',
          ),
        ];
    if (offered.length) {
      idle = 0;
      offered[below(offered.length)].dispatchEvent(new MouseEvent('click', { bubbles: true }));
    } else if (++idle > 1500) return `stuck at: ${document.querySelector('.prompt')?.textContent}`;
    await pause(offered.length ? 0 : 10);
  }
  return 'not over after 8000 choices';
}
