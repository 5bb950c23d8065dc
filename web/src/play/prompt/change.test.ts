import { describe, expect, it } from 'vitest';
import { texts as czech } from '../texts/cs.ts';
import { texts as english } from '../texts/en.ts';
import { texts as russian } from '../texts/ru.ts';
import { texts as ukrainian } from '../texts/uk.ts';
import { type Change, changed } from './change.ts';

const hit: Change = { isLoss: true, isMany: false, amount: '2.3', next: { isLoss: true, amount: '1.1' } };
const drawn: Change = { isLoss: false, isMany: false, amount: '1.4', next: { isLoss: false, amount: '0.6' } };

describe('why a choice is better', () => {
  it.each([
    [
      'en',
      english,
      'On average, by the end of the next turn the enemy hero loses 2.3 health (next best: 1.1) and your hand grows by 1.4 cards (next best: 0.6), but your sidekicks lose 2.3 health (next best: 1.1).',
    ],
    [
      'ru',
      russian,
      'В среднем к концу следующего хода герой противника теряет 2.3 здоровья (у следующего варианта — 1.1) и карт в руке становится на 1.4 больше (у следующего варианта — на 0.6), но ваши помощники теряют 2.3 здоровья (у следующего варианта — 1.1).',
    ],
    [
      'uk',
      ukrainian,
      'У середньому до кінця наступного ходу ворожий герой втрачає 2.3 одиниці здоров’я (у наступного варіанта — 1.1) і карт у руці стає на 1.4 більше (у наступного варіанта — на 0.6), але ваші помічники втрачають 2.3 одиниці здоров’я (у наступного варіанта — 1.1).',
    ],
    [
      'cs',
      czech,
      'Průměrně do konce příštího tahu: hrdina protivníka ztratí 2.3 bodu zdraví (u další možnosti 1.1) a karet v ruce je o 1.4 více (u další možnosti o 0.6), ale vaši pomocníci ztratí 2.3 bodu zdraví (u další možnosti 1.1).',
    ],
  ] as const)('is one sentence, in %s', (_, { why }, sentence) => {
    const { enemyHeroes, hand, ownSidekicks } = why.changes;
    expect(why.until([enemyHeroes(hit), hand(drawn)], [ownSidekicks({ ...hit, isMany: true })])).toBe(sentence);
  });
  it('gives no amount a sign, whichever way each choice goes', () => {
    for (const own of [-2.34, -0.04, 0, 0.04, 2.34])
      for (const next of [-1.16, -0.04, 0, 0.04, 1.16])
        for (const { why } of [english, russian, ukrainian, czech])
          for (const said of Object.values(why.changes))
            expect(said({ ...changed(own, next, 'en'), isMany: false })).not.toMatch(/[-−+]\d/);
  });
  it.each([
    ['en', english, 'your hand shrinks by 0.7 cards (next best: grows by 0.3)'],
    ['ru', russian, 'карт в руке становится на 0.7 меньше (у следующего варианта — на 0.3 больше)'],
    ['uk', ukrainian, 'карт у руці стає на 0.7 менше (у наступного варіанта — на 0.3 більше)'],
    ['cs', czech, 'karet v ruce je o 0.7 méně (u další možnosti o 0.3 více)'],
  ] as const)('says so if the next best goes the other way, in %s', (_, { why }, sentence) => {
    expect(why.changes.hand({ ...changed(-0.7, 0.3, 'en'), isMany: false })).toBe(sentence);
  });
  it('goes the way of the other if it comes to nothing', () => {
    expect(english.why.changes.ownHeroes({ ...changed(0.04, -1.2, 'en'), isMany: false })).toBe(
      'your hero loses 0.0 health (next best: 1.2)',
    );
  });
  it('begins with what speaks against it if nothing speaks for it', () => {
    expect(english.why.until([], [english.why.changes.ownHeroes(hit)])).toBe(
      'On average, by the end of the next turn your hero loses 2.3 health (next best: 1.1).',
    );
  });
});
