import '@peerless/boards/languages';
import '@peerless/heroes/languages';
import { type Game, replay, view } from '@peerless/engine';
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
      await expect.poll(() => attacker.locator('.laid button .narrowed').textContent()).toBe(`${called}: ${volley}`);
      expect(await attacker.locator('h3').textContent()).toContain(called);
      expect(await attacker.locator('.total').textContent()).toMatch(new RegExp(` ${value}$`));
      expect(await page.locator('.combat [data-side="defense"] .laid.none').count()).toBe(1);
    },
    60_000,
  );
});

describe('the same card on both sides', () => {
  const isSame = (game: Game): boolean => {
    const { attack, defense } = view(game, 'all').combats.at(-1)!;
    return attack.card === defense.card;
  };
  it('is a button of another name for each', async () => {
    const page = await visitMoment({ at: 'reveal', holds: isSame });
    const cards = page.getByRole('region', { name: 'Combat' }).locator('.laid').getByRole('button');
    const named = await cards.evaluateAll((all) => all.map((each) => each.textContent!.trim()));
    expect(named).toHaveLength(2);
    expect(named[0].split(' (')[0]).toBe(named[1].split(' (')[0]);
    expect(named.map((name) => /\((.*)\)$/.exec(name)?.[1])).toEqual(['Attacker', 'Defender']);
  });
});
