import '@peerless/boards/languages';
import '@peerless/heroes/languages';
import { replay, view } from '@peerless/engine';
import { LANGUAGES, type Lang } from '@peerless/text';
import { describe, expect, it } from 'vitest';
import { inBrowser, visitMoment } from './browser.ts';
import { moment, type Wanted } from './moments.ts';

inBrowser();

describe('a bonus attack', () => {
  const DEFENDED: Wanted = { at: 'bonusAttack', heroes: ['yennenga', 'medusa'], people: [1] };
  const { value } = view(replay(moment(DEFENDED).record), 'spectator').combats[1].attack;
  const CALLED = { en: 'Bonus attack', ru: 'Дополнительная атака', uk: 'Додаткова атака', cs: 'Bonusový útok' };

  it.each(Object.entries(CALLED) as [Lang, string][])(
    'shows its own face and value while the defender decides, in %s',
    async (lang, called) => {
      const page = await visitMoment(DEFENDED, { lang });
      const attacker = page.locator('.combat [data-side="attack"]');
      const volley = LANGUAGES[lang].name('card', 'volley', 'yennenga');
      await expect.poll(() => attacker.locator('.laid button').textContent()).toBe(`${called}: ${volley}`);
      expect(await attacker.locator('h3').textContent()).toContain(called);
      expect(await attacker.locator('.total').textContent()).toMatch(new RegExp(` ${value}$`));
      expect(await page.locator('.combat [data-side="defense"] .laid.none').count()).toBe(1);
    },
    60_000,
  );
});
