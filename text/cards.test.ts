/**
 * What every character card and card says stands in `heroes/<hero>/said/<language>.txt`.
 * After a change that is meant: `npx vitest run text/cards.test.ts -u`, and read what has changed.
 */
import '@peerless/heroes/languages';
import { fileURLToPath } from 'node:url';
import { HEROES } from '@peerless/heroes';
import { describe, expect, it } from 'vitest';
import { abilityText, cardText, LANGS, LANGUAGES } from './index.ts';
import { type Lang, lineText } from './language.ts';
import { said } from './said.ts';
import { bonusLines, cardLines, printedLines } from './telling.ts';
import { faults } from './well-formed.ts';

describe.each(LANGS)('in %s', (lang) => {
  it.each(HEROES.map((hero) => [hero.id, hero] as const))('%s says', async (id, hero) => {
    await expect(said(hero, lang)).toMatchFileSnapshot(fileURLToPath(new URL(`../heroes/${id}/said/${lang}.txt`, import.meta.url)));
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
    {
      when: 'During combat',
      says: ": This attack's value becomes the printed value of the card that defended against the main attack.",
    },
  ]);
  for (const lang of LANGS) {
    const [line, ...more] = bonusLines(LANGUAGES[lang], ...requiem).map(lineText);
    expect([faults(line), more]).toEqual([[], []]);
    expect(cardText(...requiem, lang).at(-1)).toContain(line.slice(1)); // there it begins with the name
  }
  expect(bonusLines(LANGUAGES.en, ...named('yennenga', 'rain-of-arrows'))).toEqual([]);
  expect(bonusLines(LANGUAGES.en, ...named('yennenga', 'point-blank'))).toEqual([]);
});

describe('timing words', () => {
  it.each(LANGS)('stand before what happens then, each always the same, in %s', (lang) => {
    const words = new Map<string, Set<string | undefined>>();
    for (const hero of HEROES)
      for (const card of hero.deck) {
        const lines = printedLines(LANGUAGES[lang], hero, card);
        const times = [...card.effects.map(({ at }) => at).filter((at) => at !== 'scheme'), ...(card.boostBonus ? ['boostBonus'] : [])];
        const timed = lines.filter(({ when }) => when);
        expect(timed).toHaveLength(times.length);
        for (const [n, at] of times.entries()) words.set(at, (words.get(at) ?? new Set()).add(timed[n].when));
        expect(cardLines(LANGUAGES[lang], hero, card).slice(0, lines.length)).toEqual(lines.map(lineText));
      }
    const each = [...words.values()].flatMap((set) => [...set]);
    expect([words.size, each.length, new Set(each).size]).toEqual([4, 4, 4]);
  });
  it('stand alone before the item that is needed', () => {
    const red = HEROES.find(({ id }) => id === 'little-red')!;
    const skin = red.deck.find(({ id }) => id === 'the-wolfs-skin')!;
    const first = (lang: Lang) => printedLines(LANGUAGES[lang], red, skin)[0];
    expect(first('en')).toEqual({ when: 'After combat', says: ', with the wolf pelt in your basket: Draw 2 cards.' });
    expect(first('ru')).toEqual({ when: 'После боя', says: ', если в вашей корзинке волчья шкура: Возьмите 2 карты.' });
    expect(first('uk')).toEqual({ when: 'Після бою', says: ' (якщо у вашому кошику вовча шкура): Візьміть 2 карти.' });
    expect(first('cs')).toEqual({ when: 'Po boji', says: ', pokud máte v košíku vlčí kůži: Táhněte 2 karty.' });
  });
});
