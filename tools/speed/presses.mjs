import { atTable } from './visits.mjs';

/** Presses are told by the median, the 95th percentile and the worst of so many; so many of them at least while something was being shown. */
const ANSWERS = 200;
const SHOWN = 60;

/** From a press to the next picture that shows its effect, on this machine at full speed; and pictures a second while a fighter moves. */
export async function answering(served) {
  const waits = [];
  const unanswered = [];
  let framesPerSecond = 0;
  const shown = () => waits.filter(({ isShowing }) => isShowing);
  while (waits.length < ANSWERS || shown().length < SHOWN) {
    const { page, context } = await atTable(served);
    await pressAll(page, { waits, unanswered }, () => waits.length < ANSWERS || shown().length < SHOWN);
    framesPerSecond = await page.evaluate(pictures);
    await context.close();
  }
  return { ...toldOf(waits), unanswered: unanswered.length, whileSomethingIsShown: toldOf(shown()), framesPerSecond };
}
function toldOf(waits) {
  const sorted = waits.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const told = (share) => Math.round(sorted[Math.floor(sorted.length * share)]);
  return { answers: sorted.length, medianMs: told(0.5), p95Ms: told(0.95), worstMs: told(1 - 1 / sorted.length) };
}
/** Presses what is offered with the mouse, in turn, until the game is over or it was pressed often enough. */
async function pressAll(page, { waits, unanswered }, isWanted) {
  await page.evaluate(watch);
  for (let n = 0; isWanted() && !(await page.locator('.result').count()); n++) {
    // Nobody presses while a picture is being drawn.
    await page.waitForTimeout(60 + (n % 16));
    const at = await page.evaluate(placeOf, n);
    if (!at) continue;
    await page.evaluate(() => window.pressed.begin());
    await page.mouse.click(at.x, at.y);
    const waited = await page.evaluate(() => window.pressed.ended());
    if (waited) (waited.milliseconds === null ? unanswered : waits).push(waited);
    await page.mouse.move(2, 2);
  }
}
/** In the page: the middle of something that is offered and meets a press there. */
export function placeOf(n) {
  const offered = [...document.querySelectorAll('[data-offered="true"], .answers button:not([aria-disabled="true"])')];
  const element = offered[n % offered.length];
  if (!element) return null;
  element.scrollIntoView({ block: 'nearest' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return width ? { x: left + width / 2, y: top + height / 2 } : null;
}
/**
 * In the page: counts from the moment the browser has the press until the first picture in which something is told or asked, however long
 * that takes. A press that only takes something up tells nothing and is not counted; one that does nothing at all for so long has no time.
 */
export function watch() {
  const LONGEST = 10_000;
  const frames = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const told = () => ['.log .lines', '.prompt'].map((part) => document.querySelector(part)?.textContent).join();
  const takenUp = () =>
    [...document.querySelectorAll('[data-role="taken"], [data-chosen="true"], [data-lifted="true"], [data-offered][aria-pressed="true"]')]
      .map((each) => JSON.stringify({ ...each.dataset }))
      .join();
  let done = Promise.resolve(null);
  window.pressed = {
    begin() {
      const before = told();
      const held = takenUp();
      done = new Promise((resolve) => {
        const settle = async ({ timeStamp }) => {
          const isShowing = document.querySelector('.flights')?.dataset.telling === 'true';
          do await frames();
          while (told() === before && takenUp() === held && performance.now() - timeStamp < LONGEST);
          const gone = performance.now() - timeStamp;
          if (told() !== before) resolve({ milliseconds: gone, isShowing });
          else resolve(gone < LONGEST ? null : { milliseconds: null, isShowing });
        };
        addEventListener('pointerup', settle, { capture: true, once: true });
      });
    },
    ended: () => done,
  };
}
/** In the page: pictures a second. */
async function pictures() {
  let count = 0;
  const until = performance.now() + 2000;
  while (performance.now() < until) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    count++;
  }
  return count / 2;
}
