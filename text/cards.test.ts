/**
 * What every character card and card says stands in `heroes/<hero>/said/<language>.txt`.
 * After a change that is meant: `npx vitest run text/cards.test.ts -u`, and read what has changed.
 */
import '@peerless/heroes/languages';
import { fileURLToPath } from 'node:url';
import { HEROES } from '@peerless/heroes';
import { describe, expect, it } from 'vitest';
import { abilityText, cardText, LANGS, LANGUAGES } from './index.ts';
import { lineText } from './language.ts';
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
  const TIMED: Record<(typeof LANGS)[number], readonly string[]> = {
    en: ['Immediately', 'During combat', 'After combat', 'BOOST bonus'],
    ru: ['Немедленно', 'Во время боя', 'После боя', 'Бонус УСИЛЕНИЯ'],
    uk: ['Негайно', 'Під час бою', 'Після бою', 'Бонус ПОЛІПШЕННЯ'],
    cs: ['Okamžitě', 'Během boje', 'Po boji', 'Bonus POSÍLENÍ'],
  };
  it.each(LANGS)('stand before what happens then, in %s', (lang) => {
    for (const hero of HEROES)
      for (const card of hero.deck) {
        const lines = printedLines(LANGUAGES[lang], hero, card);
        const timed = [...card.effects.filter(({ at }) => at !== 'scheme'), ...(card.boostBonus ? [card.boostBonus] : [])];
        expect(lines.filter(({ when }) => when).map(({ when }) => TIMED[lang].includes(when))).toEqual(timed.map(() => true));
        expect(cardLines(LANGUAGES[lang], hero, card).slice(0, lines.length)).toEqual(lines.map(lineText));
      }
  });
  it('stand alone before the item that is needed', () => {
    const red = HEROES.find(({ id }) => id === 'little-red')!;
    const skin = red.deck.find(({ id }) => id === 'the-wolfs-skin')!;
    expect(LANGS.map((lang) => printedLines(LANGUAGES[lang], red, skin)[0])).toEqual([
      { when: 'After combat', says: ', with the wolf pelt in your basket: Draw 2 cards.' },
      { when: 'После боя', says: ', если в вашей корзинке волчья шкура: Возьмите 2 карты.' },
      { when: 'Після бою', says: ' (якщо у вашому кошику вовча шкура): Візьміть 2 карти.' },
      { when: 'Po boji', says: ', pokud máte v košíku vlčí kůži: Táhněte 2 karty.' },
    ]);
  });
});
