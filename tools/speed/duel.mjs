import { visit } from './visits.mjs';

/** Milliseconds that the player takes for every question. */
const THINKS = 1_000;
/** Milliseconds after which something must have happened. */
const STUCK = 20_000;

/** A duel against the easy computer, from the first question to the result, with everything shown at the usual speed by a player who skips nothing. */
export async function wholeDuel(served) {
  const { page, context } = await visit(served, 'en');
  const spent = await played(page, served.url);
  await context.close();
  const whole = spent.mine + spent.theirs + spent.shown;
  const seconds = (milliseconds) => Math.round(milliseconds / 100) / 10;
  return {
    duelSeconds: seconds(whole),
    answers: spent.answers,
    mineSeconds: seconds(spent.mine),
    opponentThinksSeconds: seconds(spent.theirs),
    waitsForWhatIsShownSeconds: seconds(spent.shown),
    share: Math.round((1_000 * spent.shown) / whole) / 1_000,
  };
}

/** Plays one from the first screen on. */
export async function played(page, url) {
  await page.goto(`${url}#/new/computer`);
  await page.locator('.place-form .sitting select').last().selectOption('easy');
  await page.locator('button.main').last().click();
  await page.locator('.board-frame').waitFor();
  return page.evaluate(playAll, [THINKS, STUCK]);
}

/** In the page: plays until the result is there, and tells how long something could be answered, somebody else was thinking, or neither because something was being shown. */
async function playAll([thinks, stuck]) {
  const spent = { mine: 0, theirs: 0, shown: 0, answers: 0 };
  const offered = () => [...document.querySelectorAll('[data-offered="true"], .answers button:not([aria-disabled="true"])')];
  const isShowing = () => document.querySelector('.flights').dataset.telling === 'true';
  const isMine = () => document.querySelector('.prompt[data-mine="true"] .asked:not(.told)') !== null && offered().length > 0;
  const press = () => {
    const all = offered();
    const attack = all.find((each) => each.textContent === 'Attack');
    (attack ?? all[Math.floor(all.length / 2)]).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    spent.answers++;
  };
  let since = performance.now();
  let before = since;
  let last = since;
  while (!document.querySelector('.result')) {
    const now = await new Promise((resolve) => requestAnimationFrame(() => resolve(performance.now())));
    const kind = isMine() ? 'mine' : isShowing() ? 'shown' : 'theirs';
    spent[kind] += now - before;
    before = now;
    if (kind !== 'mine') since = now;
    if (now - since >= thinks) {
      press();
      since = last = now;
    }
    if (now - last > stuck) throw new Error('nothing has been asked for a long time');
  }
  return spent;
}
