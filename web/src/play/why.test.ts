import { describe, expect, it } from 'vitest';
import type { Change } from './why.ts';
import { words as czech } from './words/cs.ts';
import { words as english } from './words/en.ts';
import { words as russian } from './words/ru.ts';
import { words as ukrainian } from './words/uk.ts';

const hit: Change = { isLoss: true, isMany: false, amount: '2.3', next: '1.1' };
const drawn: Change = { isLoss: false, isMany: false, amount: '1.4', next: '0.6' };

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
      'В среднем к концу следующего хода вражеский герой теряет 2.3 здоровья (у следующего варианта — 1.1) и карт в руке становится на 1.4 больше (у следующего варианта — на 0.6), но ваши помощники теряют 2.3 здоровья (у следующего варианта — 1.1).',
    ],
    [
      'uk',
      ukrainian,
      'У середньому до кінця наступного ходу ворожий герой втрачає 2.3 здоров’я (у наступного варіанта — 1.1) і карт у руці стає на 1.4 більше (у наступного варіанта — на 0.6), але ваші помічники втрачають 2.3 здоров’я (у наступного варіанта — 1.1).',
    ],
    [
      'cs',
      czech,
      'Průměrně do konce příštího tahu: nepřátelský hrdina ztratí 2.3 zdraví (u další možnosti 1.1) a karet v ruce je o 1.4 více (u další možnosti o 0.6), ale vaši pomocníci ztratí 2.3 zdraví (u další možnosti 1.1).',
    ],
  ] as const)('is one sentence, in %s', (_, { why }, sentence) => {
    const { enemyHeroes, hand, ownSidekicks } = why.changes;
    expect(why.until([enemyHeroes(hit), hand(drawn)], [ownSidekicks({ ...hit, isMany: true })])).toBe(sentence);
  });
  it('begins with what speaks against it if nothing speaks for it', () => {
    expect(english.why.until([], [english.why.changes.ownHeroes(hit)])).toBe(
      'On average, by the end of the next turn your hero loses 2.3 health (next best: 1.1).',
    );
  });
});
