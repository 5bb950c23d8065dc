import { explain, type Game } from '@peerless/engine';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  board,
  choose,
  DESKTOP,
  hand,
  inBrowser,
  openMenu,
  PHONE,
  prompt,
  result,
  SIDEWAYS,
  UPRIGHT,
  visit,
  visitMoment,
} from './browser.ts';
import { dice } from './dice.ts';
import { gameWithOneChoice, linkOf } from './shared.ts';

inBrowser();

const cardsIn = (page: Page): Promise<string[]> => hand(page).locator('.title, .name').allTextContents();

/** The whole page but for what was told to everybody. */
const unsaid = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const told of copy.querySelectorAll('[role="log"], [aria-label="Combat"]')) told.remove();
    return copy.outerHTML;
  });

/** May an ability of whoever is asked be declined? */
const isOwnAbility = (game: Game): boolean => {
  const { optional, source, seat } = explain(game)!;
  return optional && source !== null && 'ability' in source && source.seat === seat;
};

describe('two people at one device', () => {
  it('hand it over behind a curtain; the other hand is nowhere in the page', async () => {
    const page = await visit();
    await page.getByRole('link', { name: '2 people' }).click();
    await page.getByRole('button', { name: /^Start/ }).click();
    const curtain = page.getByRole('dialog', { name: /^Hand the device to/ });
    const roll = dice(8);
    const seen = new Set<string>();
    let held: string[] = [];
    for (let n = 0; n < 400 && seen.size < 2; n++) {
      if (await curtain.isVisible()) {
        const hidden = await unsaid(page);
        for (const card of held) expect(hidden.includes(card), `${card} behind the curtain`).toBe(false);
        seen.add((await curtain.getAttribute('aria-label'))!);
        await curtain.getByRole('button').click();
        await hand(page).getByRole('button').first().waitFor();
        const mine = await cardsIn(page);
        const shown = await unsaid(page);
        for (const card of held.filter((each) => !mine.includes(each)))
          expect(shown.includes(card), `${card} in front of the other`).toBe(false);
      } else {
        await choose(page, roll);
        if (!(await curtain.isVisible())) held = await cardsIn(page);
      }
    }
    expect(seen.size).toBe(2);
  }, 120_000);
});

describe('a game', () => {
  it('survives a reload in the middle of a combat', async () => {
    const page = await visitMoment({ at: 'defense' });
    const asked = await prompt(page).textContent();
    expect(asked).toContain('Choose a defense card');
    const cards = await cardsIn(page);
    await page.reload();
    await board(page).waitFor();
    await expect.poll(() => prompt(page).textContent()).toBe(asked);
    expect(await cardsIn(page)).toEqual(cards);
  }, 120_000);

  it('takes an answer back and gives it again', async () => {
    const page = await visitMoment({ at: 'action' });
    const before = await prompt(page).textContent();
    await prompt(page).getByRole('button', { name: 'Maneuver' }).click();
    await expect.poll(() => prompt(page).textContent()).not.toBe(before);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => prompt(page).textContent()).toBe(before);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => prompt(page).textContent()).not.toBe(before);
  }, 120_000);

  it('changes its language in the middle, at once', async () => {
    const page = await visitMoment({ at: 'action' });
    await openMenu(page, 'Settings');
    await page
      .getByRole('radio', { name: 'Čeština' })
      .or(page.getByRole('combobox', { name: 'Language' }))
      .first()
      .waitFor();
    const radio = page.getByRole('radio', { name: 'Čeština' });
    if (await radio.count()) await radio.check();
    else await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Čeština' });
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('cs');
    await page.goBack();
    await page
      .getByRole('region', { name: 'Co teď' })
      .or(page.getByRole('region', { name: 'Ruka' }))
      .first()
      .waitFor();
  }, 120_000);

  it('of teams is played by one person and three computers', async () => {
    const page = await visit();
    await page.getByRole('link', { name: /^Play the computer/ }).click();
    await page.getByRole('radio', { name: /Teams/ }).check();
    for (const level of await page.getByRole('combobox', { name: 'Level' }).all()) await level.selectOption({ label: 'Novice' });
    await page.getByRole('button', { name: /^Start/ }).click();
    await board(page).waitFor();
    expect(await page.getByRole('region', { name: 'Players' }).getByRole('article').count()).toBe(4);
    const roll = dice(2);
    for (let n = 0; n < 12; n++) await choose(page, roll);
  }, 120_000);

  it.each([
    ['beside a column', DESKTOP],
    ['upright', UPRIGHT],
    ['sideways', SIDEWAYS],
  ])(
    'tells the one person who plays which seat is theirs: %s',
    async (_, device) => {
      for (const mode of ['duel', 'freeForAll', 'teams'] as const) {
        const page = await visitMoment({ at: 'action', mode, people: [1] }, {}, device);
        const seats = page.getByRole('region', { name: 'Players' }).getByRole('article');
        const marked = await seats.evaluateAll((all) => all.map((seat) => seat.getAttribute('aria-label')!.endsWith(' (You)')));
        expect(marked).toEqual(marked.map((_, seat) => seat === 1));
        const word = seats.nth(1).locator('> h2 > :is(.you, .stands)').filter({ hasText: 'You' });
        expect(await word.count()).toBe(1);
        expect(await word.isVisible()).toBe(true);
      }
      const shared = await visitMoment({ at: 'action', people: [0, 1] }, {}, device);
      await shared.locator('.seat').first().waitFor();
      expect(await shared.locator('.seat .you, .seat[aria-label$="(You)"]').count()).toBe(0);
    },
    120_000,
  );

  it('fits a phone: no sideways scrolling of the page, and everything large enough for a finger', async () => {
    const page = await visitMoment({ at: 'action' }, {}, PHONE);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    // What is pressed on the board is found by the nearest thing offered, however small it is drawn.
    const places = [prompt(page), hand(page)].map((place) => place.getByRole('button', { disabled: false }).all());
    for (const way of (await Promise.all(places)).flat()) {
      const box = (await way.boundingBox())!;
      expect(Math.min(box.width, box.height), await way.textContent().then(String)).toBeGreaterThanOrEqual(43);
    }
  }, 120_000);

  it('is conceded, replayed and played on from any moment', async () => {
    const page = await visitMoment({ at: 'action', turn: 3 });
    await openMenu(page, 'Concede');
    await page.getByRole('dialog', { name: 'Concede' }).getByRole('button', { name: 'Concede' }).click();
    await result(page).waitFor();
    await result(page).getByRole('button', { name: 'Replay' }).click();
    await page.getByRole('slider').waitFor();
    await page.getByRole('slider').focus();
    for (let n = 0; n < 10; n++) await page.keyboard.press('ArrowLeft');
    await page.getByRole('button', { name: /Play on from here/ }).click();
    await board(page).waitFor();
  }, 240_000);
});

describe('an ability that may be declined', () => {
  it('is declined by itself after “Always no”, until the player wants to be asked again', async () => {
    const page = await visitMoment({ heroes: ['dracula', 'king-arthur'], holds: isOwnAbility });
    const always = prompt(page).getByRole('button', { name: 'Always no' });
    const again = page.getByRole('button', { name: 'Ask me again' });
    /** The quickest way through turns: a maneuver without a step. */
    const goOn = async (there: () => Promise<boolean>): Promise<void> => {
      const answers = page.locator('.answers .button:not(.plain, [aria-disabled="true"])');
      const places = [board(page), hand(page)].map((place) => place.getByRole('button', { disabled: false }));
      for (let n = 0; n < 200; n++) {
        const [way] = (await Promise.all([answers, ...places].map((place) => place.all()))).flat();
        if (await there()) return;
        if (way) await way.click({ timeout: 2000 }).catch(() => {});
        await page.waitForTimeout(50);
      }
      throw new Error(`it never came: ${await prompt(page).textContent()}`);
    };
    const turn = async (): Promise<number> => Number(/Turn (\d+)/.exec((await page.locator('.whose').textContent()) ?? '')?.[1] ?? 0);

    await goOn(() => always.isVisible());
    await always.click();
    await prompt(page).getByText('Dracula: always no.').waitFor();
    const said = await turn();
    await page.getByRole('button', { name: 'Undo' }).click();
    await always.waitFor();
    expect(await always.getAttribute('aria-pressed')).toBe('true');
    await prompt(page)
      .getByRole('button', { name: /^Nobody/ })
      .click();

    await goOn(async () => {
      expect(await always.isVisible()).toBe(false);
      const now = await turn();
      return now >= said + 2 && (await prompt(page).getByText('Dracula: always no.').isVisible());
    });
    await openMenu(page, 'Settings');
    await page.getByRole('heading', { name: 'Always no' }).waitFor();
    expect(await again.count()).toBe(1);
    await page.reload();
    await again.click();
    await expect.poll(() => again.count()).toBe(0);
    await page.getByRole('link', { name: 'Back to the game' }).click();
    await goOn(() => always.isVisible());

    await always.click();
    await again.click();
    await goOn(() => always.isVisible());
    expect(await always.getAttribute('aria-pressed')).toBe('false');
  }, 240_000);
});

describe('a hint', () => {
  it('says so where there is only one choice', async () => {
    const page = await visit({}, DESKTOP, linkOf(JSON.stringify(gameWithOneChoice())));
    await page.getByRole('slider').waitFor();
    await page.goto(page.url().replace('replay', 'play'));
    await page
      .getByRole('dialog', { name: /^Hand the device to/ })
      .getByRole('button')
      .click();
    await page.getByRole('button', { name: 'Hint' }).click();
    await prompt(page).getByText('There is only one choice:').waitFor({ timeout: 10_000 });
    expect(await prompt(page).textContent()).not.toMatch(/wins \d/);
  }, 60_000);
});
