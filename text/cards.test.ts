/**
 * What every character card and card says stands in `<language>/said/<hero>.txt`.
 * After a change that is meant: `npx vitest run text/cards.test.ts -u`, and read what has changed.
 */
import { fileURLToPath } from 'node:url';
import { HEROES } from '@peerless/heroes';
import { describe, expect, it } from 'vitest';
import { abilityText, cardText, LANGS, LANGUAGES } from './index.ts';
import { said } from './said.ts';
import { bonusLines } from './telling.ts';
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

it('the text of a bonus attack can be told alone', () => {
  const named = (id: string, card: string) => {
    const hero = HEROES.find((each) => each.id === id)!;
    return [hero, hero.deck.find((each) => each.id === card)!] as const;
  };
  const requiem = named('bloody-mary', 'bloody-requiem');
  expect(bonusLines(LANGUAGES.en, ...requiem)).toEqual([
    "During combat: This attack's value becomes the printed value of the card that defended against the main attack.",
  ]);
  for (const lang of LANGS) {
    const [line, ...more] = bonusLines(LANGUAGES[lang], ...requiem);
    expect([faults(line), more]).toEqual([[], []]);
    expect(cardText(...requiem, lang).at(-1)).toContain(line.slice(1)); // there it begins with the name
  }
  expect(bonusLines(LANGUAGES.en, ...named('yennenga', 'rain-of-arrows'))).toEqual([]);
  expect(bonusLines(LANGUAGES.en, ...named('yennenga', 'point-blank'))).toEqual([]);
});
