import { answer, asked, choices, clone, describe as describeChoice, type Event, type Game, questionOf } from '@peerless/engine';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { lasts } from '../src/play/stage/timing.ts';
import { DESKTOP, inBrowser, PHONE, prompt, SIDEWAYS, visitMoment } from './browser.ts';
import type { Wanted } from './moments.ts';

inBrowser();

/** The last action of the other's turn: whoever defends is asked next. */
const LAST: Wanted = { at: 'defense', heroes: ['alice', 'medusa'], holds: (game) => game.actions === 0 };
/** What comes of it if nobody defends. */
function undefended(game: Game): { then: Game; told: Event[] } {
  const then = clone(game);
  const told: Event[] = [];
  answer(then, choices(game).find((each) => describeChoice(game, each).pass)!, (event) => told.push(event));
  return { then, told };
}
const isAsked = (then: Game): boolean => asked(then) === 0 && choices(then).length > 1;
const last = (holds: (what: ReturnType<typeof undefended>) => boolean, more: Partial<Wanted> = {}): Wanted => ({
  ...LAST,
  holds: (game) => LAST.holds!(game) && holds(undefended(game)),
  ...more,
});
const FALLS = last(({ then, told }) => !then.over && told.some(({ kind }) => kind === 'defeat'));
/** Whoever is attacked is harmed and stands, and then has the turn. */
const HURTS = last(({ then, told }) => isAsked(then) && told.some((event) => event.kind === 'damage' && event.health > 0));
/** A fighter of the board may be chosen right after it, or nobody. */
const MAY_DECLINE = last(({ then }) => isAsked(then) && choices(then).some((each) => describeChoice(then, each).pass), {
  heroes: ['medusa', 'alice'],
});
/** A condition of the attacker's card does not hold. */
const IN_VAIN: Wanted = {
  at: 'defense',
  holds: (game) => undefended(game).told.some(({ kind }) => kind === 'noEffect'),
};
const BOOSTED: Wanted = {
  at: 'defense',
  heroes: ['medusa', 'king-arthur'],
  holds: (game) => undefended(game).told.some((event) => event.kind === 'reveal' && event.as === 'boost'),
};
/** Whichever scheme is played, the last that is told takes no time, and then an action is asked for. */
const PLAYS: Wanted = {
  at: 'schemeCard',
  heroes: ['beowulf', 'medusa'],
  holds: (game) =>
    choices(game).every((choice) => {
      const [told, then] = [[] as Event[], clone(game)];
      answer(then, choice, (event) => told.push(event));
      return isAsked(then) && questionOf(then) === 'action' && told.length > 2 && lasts(told.at(-1)!) === 0;
    }),
};
const SLOW = { speed: 'slow', motion: 'full' };

const seq = (page: Page): Promise<number> => page.evaluate(() => Number(document.querySelector<HTMLElement>('main')!.dataset.seq));
const defend = (page: Page): Promise<void> =>
  prompt(page)
    .getByRole('button', { name: /^No defense/ })
    .click();
/** What the stage lies over, of what must be seen. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const box = document.querySelector('.stage')!.getBoundingClientRect();
    const kept = ['.hand', '.prompt', '.fighter-piece[data-role="subject"] .base', '.fighter-piece[data-role="target"] .base'];
    return kept.filter((place) => {
      const { left, top, right, bottom } = document.querySelector(place)!.getBoundingClientRect();
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    });
  });
const coveredByRaised = async (page: Page): Promise<string[]> =>
  (await page.locator('.stage[data-folded="false"]').count()) ? covered(page) : [];
/** What was moved has been seen, and what follows from it is drawn. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
  });
/** In the page: scrolls the board until what is called so is where the stage is. */
function drawUnderStage(called: string): void {
  const middle = (selector: string): { x: number; y: number } => {
    const { left, top, width, height } = document.querySelector(selector)!.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const [stage, thing] = [middle('.stage'), middle(called)];
  document.querySelector('.board-pane')!.scrollBy({ left: thing.x - stage.x, top: thing.y - stage.y, behavior: 'instant' });
}
/** In the page: beside what it came to, and inside of its panel without a scroll. */
function isReasonSeen(): boolean {
  const reason = document.querySelector('.side .combat:has(.outcome) .deeds [data-kind="noEffect"]');
  if (!reason || !/no effect/i.test(reason.textContent!)) return false;
  return reason.getBoundingClientRect().bottom <= reason.closest('.combat')!.getBoundingClientRect().bottom;
}
/** How wide the picture of an open card is, on the stage and in the hand, and how much of the card it takes; as they are laid out, for a card is seen while it turns. */
const pictured = (page: Page): Promise<{ stage: number; hand: number; ofWidth: number; ofHeight: number } | null> =>
  page.evaluate(() => {
    const face = document.querySelector<HTMLElement>('.stage .stage-card[data-open="true"] .hand-face');
    const image = face?.querySelector<HTMLImageElement>('.card-picture img');
    const held = document.querySelector<HTMLElement>('.hand .card-picture');
    if (!face || !held || !image?.complete || image.naturalWidth === 0) return null;
    const { offsetWidth: width, offsetHeight: height } = image;
    return { stage: width, hand: held.offsetWidth, ofWidth: width / face.clientWidth, ofHeight: height / face.clientHeight };
  });
const placeOf = (stage: Locator): Promise<string> => stage.evaluate(({ style }) => style.cssText);
const fallen = (page: Page): Promise<number> => page.locator('.fighter-piece[data-shown="false"]').count();

describe('the stage', () => {
  it('shows both sides over the board, and covers nobody who fights, nor the hand, nor what is asked', async () => {
    const page = await visitMoment(LAST, SLOW);
    await defend(page);
    await page.locator('.stage[data-folded="false"] .stage-card').first().waitFor();
    expect(await page.locator('.stage article').count()).toBe(2);
    expect(await covered(page)).toEqual([]);
    await page.locator('.stage .outcome').waitFor();
    expect(await covered(page)).toEqual([]);
  }, 60_000);

  it('shows the picture of a card large: larger than in the hand, from edge to edge', async () => {
    const page = await visitMoment(LAST, SLOW);
    await defend(page);
    let seen: Awaited<ReturnType<typeof pictured>> = null;
    await expect.poll(async () => (seen ??= await pictured(page)), { interval: 20, timeout: 20_000 }).not.toBeNull();
    const { stage, hand, ofWidth, ofHeight } = seen!;
    expect(stage).toBeGreaterThan(hand);
    expect(ofWidth).toBe(1);
    expect(ofHeight).toBeGreaterThan(0.4);
  }, 60_000);

  it('lets the next question be answered while it is up', async () => {
    const page = await visitMoment(LAST, SLOW);
    await defend(page);
    await page.locator('.stage').waitFor();
    const maneuver = prompt(page).getByRole('button', { name: 'Maneuver' });
    await maneuver.waitFor();
    const before = await seq(page);
    await maneuver.click();
    await expect.poll(() => seq(page), { timeout: 1_000 }).toBeGreaterThan(before + 1);
  }, 60_000);

  it('lets a key answer it too', async () => {
    const page = await visitMoment(MAY_DECLINE, SLOW);
    await defend(page);
    await page.locator('.stage').waitFor();
    await prompt(page).getByText('Always no').waitFor();
    const before = await seq(page);
    expect(await page.locator('.flights[data-telling="true"]').count()).toBe(1);
    // A button that has the focus would be pressed by the same key.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('Space');
    await expect.poll(() => seq(page), { timeout: 1_000 }).toBeGreaterThan(before + 1);
  }, 60_000);

  it.each([DESKTOP, PHONE])(
    'says in words what happens after it, and that what is asked comes next: %o',
    async (device) => {
      const page = await visitMoment(LAST, SLOW, device);
      await defend(page);
      const caption = page.locator('.caption').getByText(/^Turn \d+/);
      await Promise.all([
        prompt(page)
          .getByText(/^Next: /)
          .waitFor(),
        caption.waitFor(),
      ]);
      await prompt(page)
        .getByText(/^Your turn: /)
        .waitFor();
      await caption.waitFor({ state: 'detached' });
    },
    60_000,
  );

  it('is left out where nothing is to move, and the result stays in the column', async () => {
    const page = await visitMoment(LAST, { speed: 'instant' });
    await defend(page);
    await page.locator('.side .outcome').waitFor();
    expect(await page.locator('.stage').count()).toBe(0);
  }, 60_000);

  it.each([PHONE, SIDEWAYS])(
    'shows the cards on a phone too, and what it comes to is said by lines: %o',
    async (phone) => {
      const page = await visitMoment(LAST, SLOW, phone);
      await defend(page);
      await page.locator('.stage[data-folded="false"] .stage-card').first().waitFor();
      expect(await covered(page)).toEqual([]);
      await page.locator('.side .outcome').waitFor();
      expect(await page.locator('.stage .damage').isVisible()).toBe(true);
      expect(await page.locator('.side .outcome').textContent()).toContain('damage');
      expect(await covered(page)).toEqual([]);
    },
    60_000,
  );

  it('folds at once where the next question is about the board', async () => {
    const page = await visitMoment(MAY_DECLINE, SLOW);
    await defend(page);
    await page.locator('.stage[data-folded="true"] .stage-card').first().waitFor();
    expect(await page.locator('.flights[data-telling="true"]').count()).toBe(1);
  }, 60_000);

  it.each([DESKTOP, PHONE])(
    'has what was boosted with tucked under the card: %o',
    async (device) => {
      const page = await visitMoment(BOOSTED, SLOW, device);
      await defend(page);
      await page
        .locator('.stage [data-side="attack"] .laid-worth')
        .getByText(/^\+\d$/)
        .waitFor();
      expect(await page.locator('.stage [data-side="attack"] .laid-under').count()).toBe(1);
    },
    60_000,
  );

  it.each([DESKTOP, PHONE, SIDEWAYS])(
    'says why something had no effect: %o',
    async (device) => {
      const page = await visitMoment(IN_VAIN, SLOW, device);
      await defend(page);
      await page.waitForFunction(isReasonSeen, null, { timeout: 8_000 });
    },
    60_000,
  );

  it('lets nothing fly on that was skipped', async () => {
    const page = await visitMoment(HURTS, SLOW);
    await defend(page);
    await page.locator('.flights .text').waitFor();
    await page.keyboard.press('Escape');
    await drawn(page);
    expect(await page.locator('.flights > *').count()).toBe(0);
  }, 60_000);

  it('is silent at a key, which the menu shows, and heard again', async () => {
    const page = await visitMoment(LAST);
    const sign = page.getByRole('button', { name: 'Menu' }).locator('.icon + .icon');
    await page.keyboard.press('m');
    await sign.waitFor();
    await page.keyboard.press('m');
    await sign.waitFor({ state: 'detached' });
  }, 60_000);

  it('says what is true of whoever is waited for, at every moment', async () => {
    const page = await visitMoment({ ...LAST, holds: (game) => game.actions > 0 });
    await page.evaluate(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = (): void => {
        const facts = document.querySelector('.waiting .facts');
        if (facts) seen.push(facts.textContent!);
      };
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await defend(page);
    const seen = (): Promise<string[]> => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(0);
    await page.waitForTimeout(300);
    expect((await seen()).filter((facts) => !/\d/.test(facts))).toEqual([]);
  }, 60_000);

  it('stands where it was when one of those whom it tells of falls', async () => {
    const page = await visitMoment(FALLS, SLOW);
    await defend(page);
    const stage = page.locator('.stage[data-folded="false"]');
    await stage.locator('.stage-card').first().waitFor();
    const [placed, before] = [await placeOf(stage), await fallen(page)];
    await expect.poll(() => fallen(page), { timeout: 6_000 }).toBe(before + 1);
    expect(await placeOf(stage)).toBe(placed);
  }, 60_000);

  it('finds another place where the board is moved below it, or the window is another', async () => {
    const page = await visitMoment(LAST, SLOW);
    for (const key of '++') await page.keyboard.press(key);
    await defend(page);
    await page.locator('.stage .stage-card').first().waitFor();
    for (const role of ['subject', 'target']) {
      await page.evaluate(drawUnderStage, `.fighter-piece[data-role="${role}"] .base`);
      await drawn(page);
      expect(await coveredByRaised(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 1100, height: 900 });
    await drawn(page);
    expect(await coveredByRaised(page)).toEqual([]);
  }, 60_000);

  it.each(['normal', 'instant'])(
    'leaves the number of the damage to be read without motion, at a speed that is %s',
    async (speed) => {
      const page = await visitMoment(HURTS, { speed, motion: 'reduced' });
      await defend(page);
      const hit = page.locator('.fighter-above .hit.harm').first();
      await Promise.all([hit.waitFor(), page.locator('.flights[data-telling="false"]').waitFor({ state: 'attached' })]);

      expect(await hit.evaluate((each) => [getComputedStyle(each).opacity, getComputedStyle(each).animationName])).toEqual(['1', 'none']);
    },
    60_000,
  );

  it('stays when all has been told, until something is pressed', async () => {
    const page = await visitMoment(PLAYS, SLOW);
    await page.evaluate(() => document.querySelector<HTMLElement>('.hand [data-offered="true"]')!.click());
    await page.locator('.stage[data-folded="false"] .stage-card').waitFor();
    await page.locator('.flights[data-telling="false"]').waitFor({ state: 'attached' });
    await drawn(page);
    expect(await page.locator('.stage[data-folded="false"] .stage-card').count()).toBe(1);
    await page.locator('.top-bar .whose').click();
    await expect.poll(() => page.locator('.stage').count()).toBe(0);
  }, 60_000);

  it('has the number of the damage large enough for a phone, and on the board', async () => {
    const page = await visitMoment(HURTS, { speed: 'normal', motion: 'reduced' }, PHONE);
    await defend(page);
    const hit = page.locator('.fighter-above .hit.harm').first();
    await hit.waitFor();
    await drawn(page);
    const [number, board] = await Promise.all([hit.boundingBox(), page.locator('.board-pane').boundingBox()]);
    expect(number!.height).toBeGreaterThan(28);
    expect(number!.y).toBeGreaterThanOrEqual(board!.y);
  }, 60_000);

  it('goes when something else is looked at', async () => {
    const page = await visitMoment(LAST, { speed: 'normal', motion: 'full' }, DESKTOP);
    await defend(page);
    await page.locator('.stage').waitFor();
    await page.locator('.side .outcome').waitFor();
    let x = 300;
    const look = async (): Promise<number> => {
      x += 5;
      await page.mouse.move(x, 300);
      return page.locator('.stage').count();
    };
    await expect.poll(look, { timeout: 6_000 }).toBe(0);
    expect(await page.locator('.side .outcome').count()).toBe(1);
  }, 60_000);
});
