/** `node tools/film.mjs`: the pictures of the README, taken from the page: one that stands still and one that moves. Needs ffmpeg. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calledWith } from './options.mjs';
import { ROOT } from './repo.mjs';
import { served } from './served.mjs';
import { drawingsOn, note } from './taken.mjs';

calledWith({ run: 'node tools/film.mjs', what: 'Takes the pictures of the README anew, into docs. Needs ffmpeg.' });

const SECONDS = 11;
const FRAMES = 10;
const BY = 'tools/film.mjs';

const { url, visitor, stop } = await served();
const folder = mkdtempSync(join(tmpdir(), 'peerless-film-'));
try {
  const { page } = await visitor(
    { viewport: { width: 1280, height: 800 } },
    { lang: 'en', theme: 'light', guidance: false, speed: 'normal', motion: 'full' },
  );
  await page.goto(`${url}#/new/computer/medusa`);
  await page.locator('button.main').last().click();
  await page.locator('.board-frame').waitFor();
  const { still, shown } = await playUntilCombat(page);
  writeFileSync(join(ROOT, 'docs/play.png'), still);
  note('docs/play.png', BY, shown);
  for (let n = 0; n < SECONDS * FRAMES; n++) {
    const started = Date.now();
    await page.screenshot({ path: join(folder, `${String(n).padStart(4, '0')}.png`) });
    if (n % 7 === 6) {
      shown.push(...(await drawingsOn(page)));
      await step(page);
    }
    await page.waitForTimeout(Math.max(0, 1000 / FRAMES - (Date.now() - started)));
  }
  const from = ['-framerate', String(FRAMES), '-i', join(folder, '%04d.png')];
  const as = ['-vf', 'scale=960:-1', '-loop', '0', '-quality', '60', '-compression_level', '6'];
  const { status } = spawnSync('ffmpeg', ['-y', ...from, ...as, join(ROOT, 'docs/play.webp')], { stdio: 'ignore' });
  if (status !== 0) throw new Error('ffmpeg failed or is not installed');
  note('docs/play.webp', BY, shown);
} finally {
  rmSync(folder, { recursive: true });
  await stop();
}

/** Chooses something sensible: an attack where there is one, else the middle of what is offered. */
function step(page) {
  return page.evaluate(() => {
    const offered = [...document.querySelectorAll('[data-offered="true"], .answers button:not([aria-disabled="true"])')];
    const attack = offered.find((each) => each.textContent === 'Attack');
    (attack ?? offered[Math.floor(offered.length / 2)])?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
}
/** Plays until both cards lie open on the stage with what they come to, and nothing moves there, before and after the picture is taken. */
async function playUntilCombat(page) {
  for (let n = 0; n < 3000; n++) {
    if (n % 12 === 0) await step(page);
    await page.waitForTimeout(40);
    if (!(await standsStill(page))) continue;
    const shown = await drawingsOn(page);
    const still = await page.screenshot();
    if (await standsStill(page)) return { still, shown };
  }
  throw new Error('no combat came');
}
function standsStill(page) {
  return page.evaluate(() => {
    const stage = document.querySelector('.stage[data-folded="false"]');
    return (
      stage?.querySelectorAll('.stage-card[data-open="true"]').length === 2 &&
      stage.querySelector('.damage') !== null &&
      stage.getAnimations({ subtree: true }).every(({ playState }) => playState === 'finished') &&
      document.querySelectorAll('[data-part="card"]').length > 2
    );
  });
}
