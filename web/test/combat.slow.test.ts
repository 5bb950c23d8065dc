import { deflateRawSync } from 'node:zlib';
import '@peerless/boards';
import { answer, type Choice, choices, type GameRecord, newGame, record, type Setup, view } from '@peerless/engine';
import '@peerless/heroes';
import { LANGS, LANGUAGES } from '@peerless/text';
import { describe, expect, it } from 'vitest';
import { dice, inBrowser, serving, visit } from './browser.ts';

inBrowser();

const SETUP: Setup = { board: 'marmoreal', heroes: ['yennenga', 'medusa'], mode: 'duel' };
/** A game as far as the question how to defend against a bonus attack, and what that counts. */
function upToABonusAttack(): { kept: GameRecord; value: number } {
  for (let seed = 1; ; seed++) {
    const game = newGame(SETUP, seed);
    const roll = dice(seed);
    const answers: Choice[] = [];
    while (!game.over && game.combats.length < 2) {
      const legal = choices(game);
      answers.push(legal[roll(legal.length)]);
      answer(game, answers.at(-1)!);
    }
    if (!game.over) return { kept: record(SETUP, seed, answers), value: view(game, 'spectator').combats[1].attack.value! };
  }
}

describe('a bonus attack', () => {
  const { kept, value } = upToABonusAttack();
  const data = deflateRawSync(JSON.stringify(kept)).toString('base64url');
  const CALLED = { en: 'Bonus attack', ru: 'Дополнительная атака', uk: 'Додаткова атака', cs: 'Bonusový útok' };

  it.each(LANGS)(
    'shows its own face and value while the defender decides, in %s',
    async (lang) => {
      const page = await visit({ lang });
      await page.goto(`${serving.url}#/shared/${data}`);
      await page.getByRole('slider').focus();
      await page.keyboard.press('End');
      const attacker = page.locator('.combat figure[data-side="attack"]');
      await expect.poll(() => attacker.getByRole('heading').textContent()).toBe(LANGUAGES[lang].name('card', 'volley', 'yennenga'));
      expect(await attacker.locator('figcaption').textContent()).toContain(CALLED[lang]);
      expect(await attacker.locator('.card .value b').textContent()).toBe('3');
      expect(await attacker.locator('.sum .total b').textContent()).toBe(String(value));
      expect(await page.locator('.combat figure[data-side="defense"] .card').textContent()).toBe('…');
    },
    60_000,
  );
});
