import { played } from './duel.mjs';
import { visit } from './visits.mjs';

/** A processor so many times slower, by the browser's own brake. */
const SLOWER = 4;
/** Milliseconds after which a picture is seen to come late. */
const LONG = 50;

/** A whole duel against easy with every motion, on a slowed processor: which of its pictures were late, by the clock, with what else the machine did meanwhile. */
export async function slowFrames(served) {
  const { page, context } = await visit(served, 'en', SLOWER);
  await page.addInitScript(watchFrames);
  await played(page, served.url);
  const { pictures, late } = await page.evaluate(() => window.lateFrames);
  await context.close();
  const long = late.sort((a, b) => b.milliseconds - a.milliseconds);
  return {
    slower: SLOWER,
    pictures,
    over50Ms: long.length,
    ofThemWhileShown: long.filter(({ isShowing }) => isShowing).length,
    worstMs: Math.round(long[0]?.milliseconds ?? 0),
    because: long.slice(0, 8).map(({ milliseconds, because }) => `${Math.round(milliseconds)} ms: ${because}`),
    longerThanMs: LONG,
  };
}
/** In the page, from its beginning: every picture is counted once the table is there, and the late ones with what they waited for. */
function watchFrames() {
  const told = { pictures: 0, late: [] };
  window.lateFrames = told;
  const isAtTable = () => document.querySelector('.board-frame') !== null;
  const isShowing = () => document.querySelector('.flights')?.dataset.telling === 'true';
  const count = () => {
    if (isAtTable()) told.pictures++;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  new PerformanceObserver((list) => {
    for (const { duration, scripts, blockingDuration } of list.getEntries()) {
      if (!isAtTable()) continue;
      const because = scripts.map(({ invoker, duration: lasted }) => `${invoker} ${Math.round(lasted)}`).join(', ');
      told.late.push({
        milliseconds: duration,
        isShowing: isShowing(),
        because: `${because || 'drawing'} (blocked ${Math.round(blockingDuration)})`,
      });
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
}
