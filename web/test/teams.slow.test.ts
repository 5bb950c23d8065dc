import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { board, DESKTOP, hand, inBrowser, SIDEWAYS, UPRIGHT, visitGame, visitMoment } from './browser.ts';
import { ended, type Wanted } from './moments.ts';
import { centreOf } from './on-board.ts';

inBrowser();

const teams = (wanted: Wanted): Wanted => ({ mode: 'teams', ...wanted });
const WORDS = { own: 'You', ally: 'Teammate', enemy: 'Enemy' };

interface Told {
  side: keyof typeof WORDS;
  says: string;
  isSeen: boolean;
  isFriend: boolean;
  colour: string;
}
/** Every mark in a part of the screen. */
const toldIn = (page: Page, part: string): Promise<Told[]> =>
  page.locator(`${part} .stands`).evaluateAll((all) =>
    all.map((each) => ({
      side: (each as HTMLElement).dataset.stands as 'own',
      says: each.textContent!.replace(/\W/g, ''),
      isSeen: (each as HTMLElement).dataset.brief === 'false',
      isFriend: each.querySelector<SVGElement>('.team-mark')!.dataset.friend === 'true',
      colour: getComputedStyle(each.querySelector('.team-mark > :first-child')!).fill,
    })),
  );
/** The same mark, word and colour for the same side; how many there are, and whether the words are seen. */
async function tells(page: Page, part: string, { count, isSeen }: { count: number; isSeen: boolean }): Promise<void> {
  const told = await toldIn(page, part);
  expect(told.length, part).toBeGreaterThanOrEqual(count);
  for (const each of told) {
    expect(each, part).toMatchObject({ says: WORDS[each.side], isSeen, isFriend: each.side !== 'enemy' });
    expect(each.colour, part).toBe(each.side === 'enemy' ? 'rgb(163, 38, 42)' : 'rgb(44, 110, 63)');
  }
}

describe('in games of two against two, friend and foe', () => {
  it.each([
    ['beside a column', DESKTOP, true],
    ['upright', UPRIGHT, false],
    ['sideways', SIDEWAYS, false],
  ])('are told by word, mark and colour in a combat: %s', async (_, device, hasRoom) => {
    const page = await visitMoment(teams({ at: 'reveal', hand: 3 }), {}, device);
    await tells(page, '.seat', { count: 4, isSeen: true });
    await tells(page, '.combat', { count: 2, isSeen: hasRoom });
    await tells(page, '.top-bar', { count: 1, isSeen: hasRoom });
    if (!hasRoom) await page.getByRole('button', { name: 'Log' }).tap();
    await tells(page, '.log h3', { count: 3, isSeen: true });
    await tells(page, '.log .told', { count: 10, isSeen: false });
    await tells(page, '.plays', { count: 5, isSeen: false });
    expect(await page.locator('.plays button').first().getAttribute('aria-label')).toMatch(/^1\. (You|Teammate|Enemy): /);
  });

  it('are told beside a scheme, whom a seat belongs to, and whom the table waits for', async () => {
    const page = await visitMoment(teams({ at: 'schemeSpace', level: 'master' }));
    await tells(page, '.combat', { count: 1, isSeen: true });
    await page.getByRole('button', { name: /^King Arthur: cards/ }).click();
    await tells(page, 'dialog[open] h2', { count: 1, isSeen: true });
    await page.keyboard.press('Escape');
    const waiting = page.locator('.waiting .stands');
    await expect
      .poll(async () => {
        if (await waiting.count()) return true;
        const answer = page.locator('.prompt [data-offered="true"], .board [data-offered="true"]').last();
        await answer.focus({ timeout: 500 }).catch(() => {});
        await page.keyboard.press('Enter');
        return false;
      })
      .toBe(true);
    await tells(page, '.waiting', { count: 1, isSeen: true });
  });

  it('are told where one of them is chosen', async () => {
    const page = await visitMoment(teams({ at: 'opponent' }));
    await tells(page, '.answers', { count: 2, isSeen: true });
  });

  it('are told where a press may have been meant for two', async () => {
    const page = await visitMoment(teams({ at: 'moveWhom' }), {}, { viewport: { width: 700, height: 900 } });
    const offered = board(page).locator('[data-offered="true"]');
    const [one, other] = await Promise.all([centreOf(offered.first()), centreOf(offered.nth(1))]);
    // Figures rise above their places.
    const raised = (await page.locator('.board-sheet').boundingBox())!.width * 0.02;
    await page.mouse.click((one.x + other.x) / 2, (one.y + other.y) / 2 - raised);
    await page.getByRole('dialog', { name: 'Which one do you mean?' }).waitFor();
    await tells(page, '.chooser', { count: 2, isSeen: true });
  });

  it('are told between two people at one device', async () => {
    const page = await visitMoment(teams({ at: 'attackCard', people: [0, 1, 2, 3] }));
    const curtain = page.locator('dialog.curtain[open]');
    await expect
      .poll(async () => {
        if (await curtain.count()) return true;
        await hand(page)
          .locator('[data-offered="true"]')
          .first()
          .click({ timeout: 500 })
          .catch(() => {});
        return false;
      })
      .toBe(true);
    await tells(page, 'dialog.curtain', { count: 4, isSeen: true });
    expect(await page.locator('.curtain [data-stands="own"]').count()).toBe(1);
    expect(await page.locator('.curtain [data-stands="ally"]').count()).toBe(1);
  });

  it.each([
    ['beside a column', DESKTOP],
    ['upright', UPRIGHT],
    ['sideways', SIDEWAYS],
  ])('are told at the end, to whoever plays, and beside open hands: %s', async (_, device) => {
    const page = await visitGame(ended({ mode: 'teams', people: [1] }), {}, device);
    await tells(page, '.result-sides', { count: 4, isSeen: false });
    await tells(page, '.end-dealt', { count: 4, isSeen: true });
    const sides = await page.locator('.end-dealt .stands').evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.stands));
    expect(sides).toEqual(['enemy', 'own', 'enemy', 'ally']);
    await page.getByRole('button', { name: 'Replay' }).click();
    await page.locator('.one-hand').first().waitFor();
    await tells(page, '.one-hand h2', { count: 2, isSeen: true });
  });

  it('are no matter in a duel', async () => {
    const page = await visitMoment({ at: 'reveal' });
    expect(await page.locator('.stands').count()).toBe(0);
  });
});
