import '@peerless/boards';
import '@peerless/heroes';
import { HEROES } from '@peerless/heroes';
import type { Lang } from '@peerless/text/language';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { heroMeeting, isSpecial, THING_IDS } from '../src/meetings/meetings.ts';
import { DESKTOP, inBrowser, SIDEWAYS, UPRIGHT, visitGame, visitMoment } from './browser.ts';
import { metAt } from './met-at.ts';
import { alreadyTold } from './told-before.ts';

inBrowser();

/** It lies nowhere. */
const IS_NOWHERE = 'freeForAll';
/** Where it is told: in English everywhere, in the language of the longest words where there is least room. */
const WAYS: [lang: Lang, device: typeof DESKTOP][] = [
  ['en', DESKTOP],
  ['en', UPRIGHT],
  ['en', SIDEWAYS],
  ['ru', UPRIGHT],
  ['ru', SIDEWAYS],
];
const IDEAS = HEROES.map(({ id }) => heroMeeting(id).id);
const ALL = [...THING_IDS, ...IDEAS];

/** One tip, ringed where its thing lies, and nothing that is asked lies under it. */
async function toldAlone(page: Page, isRinged: boolean): Promise<void> {
  await page.locator('.guidance').waitFor();
  if (isRinged) await expect.poll(() => page.locator('.ring-drawn').count(), { timeout: 5000 }).toBeGreaterThan(0);
  expect(await page.locator('.guidance').count()).toBe(1);
  const covered = await page.evaluate(() => {
    const told = document.querySelector('.guidance')!.getBoundingClientRect();
    return [...document.querySelectorAll('.prompt .asked, .prompt .answers .button')]
      .map((each) => ({ text: each.textContent, box: each.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.bottom, told.bottom) - Math.max(box.top, told.top) > 1)
      .map(({ text }) => text);
  });
  expect(covered).toEqual([]);
}

it.each(THING_IDS.map((id) => [id]))(
  '%s: the thing is ringed, and nothing that is asked lies under what is told',
  async (id) => {
    for (const [lang, device] of WAYS) {
      const page = await visitGame(metAt(id), { guidance: true, lang }, device);
      await alreadyTold(
        page,
        ALL.filter((each) => each !== id),
      );
      await toldAlone(page, id !== IS_NOWHERE);
      await page.context().close();
    }
  },
  240_000,
);

it.each(HEROES.filter(({ id }) => isSpecial(id)).map(({ id }) => [id]))(
  'the idea of %s is told beside the hero, and nothing that is asked lies under it',
  async (hero) => {
    for (const [lang, device] of WAYS) {
      const heroes = [hero, hero === 'medusa' ? 'sinbad' : 'medusa'];
      const page = await visitMoment({ at: 'action', heroes }, { guidance: true, lang }, device);
      const { id } = heroMeeting(hero);
      await alreadyTold(
        page,
        ALL.filter((each) => each !== id),
      );
      await toldAlone(page, true);
      await page.context().close();
    }
  },
  240_000,
);
