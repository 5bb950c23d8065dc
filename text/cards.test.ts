/**
 * What every character card and card says stands in `<language>/said/<hero>.txt`.
 * After a change that is meant: `npx vitest run text/cards.test.ts -u`, and read what has changed.
 */
import { fileURLToPath } from 'node:url';
import { HEROES } from '@peerless/heroes';
import { describe, expect, it } from 'vitest';
import { abilityText, cardText, LANGS } from './index.ts';
import { said } from './said.ts';
import { faults } from './wellFormed.ts';

describe.each(LANGS)('in %s', (lang) => {
  it.each(HEROES.map((hero) => [hero.id, hero] as const))('%s says', async (id, hero) => {
    await expect(said(hero, lang)).toMatchFileSnapshot(fileURLToPath(new URL(`${lang}/said/${id}.txt`, import.meta.url)));
  });
  it('every sentence is well formed', () => {
    for (const hero of HEROES)
      for (const text of [...abilityText(hero, lang), ...hero.deck.flatMap((card) => cardText(hero, card, lang))])
        expect([text, faults(text)]).toEqual([text, []]);
  });
});
