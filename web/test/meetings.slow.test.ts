import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DESKTOP, inBrowser, UPRIGHT, visitGame } from './browser.ts';
import { lessonAt } from './lesson-at.ts';
import { metAt } from './met-at.ts';
import { alreadyTold } from './told-before.ts';

inBrowser();

const byDoor = async (): Promise<Page> => {
  const page = await visitGame(metAt('doors'), { guidance: true }, DESKTOP);
  await alreadyTold(page);
  return page;
};

describe('something that is met for the first time', () => {
  it('is ringed where it lies while it is told, once and alone, with its rule beside the game', async () => {
    const page = await byDoor();
    const told = page.locator('.guidance');
    const rings = page.locator('.ring-drawn');
    await told.getByText(/^A closed door/).waitFor();
    await expect.poll(() => rings.count()).toBe(1);
    expect(await told.count()).toBe(1);

    await told.getByRole('button', { name: 'Show me the rule' }).click();
    const rule = page.getByRole('dialog', { name: 'The rule' });
    await rule.getByText(/door/i).first().waitFor();
    await rule.getByRole('button', { name: 'Close' }).click();

    await told.getByRole('button', { name: 'Got it' }).click();
    await expect.poll(() => rings.count()).toBe(0);
    expect(await told.count()).toBe(0);
  });

  it('is not told again to whoever plays on', async () => {
    const page = await byDoor();
    const told = page.locator('.guidance').getByText(/^A closed door/);
    await told.waitFor();
    await page.getByRole('button', { name: 'Maneuver' }).click();
    await expect.poll(() => told.count()).toBe(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Maneuver' }).waitFor();
    expect(await told.count()).toBe(0);
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('peerless.met') ?? '[]'))).toContain('doors');
  });

  it('is told in the free part of a lesson, in the place of what the teacher says', async () => {
    for (const device of [DESKTOP, UPRIGHT]) {
      const page = await visitGame(lessonAt('free'), { guidance: true }, device);
      const told = page.locator('.guidance');
      const words = page.locator('.teacher .words');
      const hint = page.locator('.teacher').getByRole('button', { name: 'Hint' });
      await words.getByText(/^The tale is yours/).waitFor();
      expect(await told.count()).toBe(0);
      await page.getByRole('button', { name: 'Maneuver' }).click();
      await page.getByRole('button', { name: /^Don’t boost/ }).click();
      await page.getByRole('button', { name: 'Done' }).click();

      await told.getByText(/^Opponents cannot cancel/).waitFor();
      await expect.poll(() => words.count()).toBe(0);
      await expect.poll(() => page.locator('.arrow-drawn').count()).toBe(0);
      expect(await hint.isVisible()).toBe(true);
      if (device === UPRIGHT) await page.getByRole('button', { name: 'More', exact: true }).click();
      await told.getByRole('button', { name: 'Got it' }).click();
      await words.getByText(/^The tale is yours/).waitFor();
      expect(await told.count()).toBe(0);
    }
  });

  it('is not told while something else is taught', async () => {
    const page = await visitGame(lessonAt('attack'), { guidance: true }, DESKTOP);
    await page.locator('.teacher .words').waitFor();
    expect(await page.locator('.guidance').count()).toBe(0);
  });

  it('is not told to whoever wants no tips', async () => {
    const page = await byDoor();
    await page.getByRole('button', { name: 'No more tips' }).click();
    await page.reload();
    await page.locator('.prompt .asked').waitFor();
    expect(await page.locator('.guidance, .ring-drawn').count()).toBe(0);
  });
});
