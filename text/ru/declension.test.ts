import '@peerless/heroes/ru';
import { describe, expect, it } from 'vitest';
import { adjective, CASES, count, countOf, withPreposition } from './declension.ts';
import { ACTION, CARD, DAMAGE, HEALTH, SPACE } from './grammar.ts';
import { counterNoun, fighterNoun, itemNoun, learn, tokenNoun } from './names.ts';

describe('numbers', () => {
  it('follow the last digits', () => {
    expect([1, 2, 5, 11, 12, 21, 22, 25, 101, 111].map(countOf)).toEqual([
      'one',
      'few',
      'many',
      'many',
      'many',
      'one',
      'few',
      'many',
      'one',
      'many',
    ]);
  });
  it('stand with things that are counted', () => {
    expect([1, 2, 5, 21].map((n) => count(n, CARD))).toEqual(['1 карту', '2 карты', '5 карт', '21 карту']);
    expect([1, 3, 11].map((n) => count(n, SPACE))).toEqual(['1 ячейку', '3 ячейки', '11 ячеек']);
    expect([1, 2, 5].map((n) => count(n, ACTION, 'acc', 'дополнительный'))).toEqual([
      '1 дополнительное действие',
      '2 дополнительных действия',
      '5 дополнительных действий',
    ]);
    expect([1, 2, 5].map((n) => count(n, CARD, 'acc', 'случайный'))).toEqual([
      '1 случайную карту',
      '2 случайные карты',
      '5 случайных карт',
    ]);
    expect([1, 2].map((n) => count(n, CARD, 'each'))).toEqual(['1 карте', '2 карты']);
    expect([1, 4].map((n) => count(n, CARD, 'gen'))).toEqual(['1 карты', '4 карт']);
  });
  it('stand with damage and health, which have no plural', () => {
    expect([1, 2, 5, 21].map((n) => count(n, DAMAGE))).toEqual(['1 урон', '2 урона', '5 урона', '21 урон']);
    expect([1, 2, 5].map((n) => count(n, HEALTH, 'gen'))).toEqual(['1 здоровья', '2 здоровья', '5 здоровья']);
    expect([1, 2].map((n) => count(n, DAMAGE, 'acc', 'боевой'))).toEqual(['1 боевой урон', '2 боевого урона']);
  });
});

it.each([
  ['свободный', 'f', false, 'свободная свободной свободной свободную свободной свободной'],
  ['смежный', 'm', true, 'смежный смежного смежному смежного смежным смежном'],
  ['смежный', 'm', false, 'смежный смежного смежному смежный смежным смежном'],
  ['участвовавший', 'm', true, 'участвовавший участвовавшего участвовавшему участвовавшего участвовавшим участвовавшем'],
  ['верхний', 'f', false, 'верхняя верхней верхней верхнюю верхней верхней'],
  ['другой', 'plural', false, 'другие других другим другие другими других'],
  ['свой', 'n', false, 'своё своего своему своё своим своём'],
  ['один', 'f', true, 'одна одной одной одну одной одной'],
] as const)('the adjective %s agrees in gender, case and animacy: %s, %s', (word, shape, animate, forms) =>
  expect(CASES.map((c) => adjective(word, shape, c, animate)).join(' ')).toBe(forms),
);

describe('names', () => {
  it('are declined', () => {
    expect(CASES.map((c) => fighterNoun('king-arthur')[c])).toEqual([
      'король Артур',
      'короля Артура',
      'королю Артуру',
      'короля Артура',
      'королём Артуром',
      'короле Артуре',
    ]);
    expect(fighterNoun('harpy').plural?.gen).toBe('гарпий');
  });
  it('that are learned stand for someone only where a fighter bears them', () => {
    learn({ fighter: { mole: 'Крот' }, counter: { mole: 'крот' }, token: { mole: 'крот' }, item: { mole: { nom: 'крот' } } });
    expect([fighterNoun, counterNoun, tokenNoun, itemNoun].map((of) => of('mole').animate)).toEqual([
      true,
      undefined,
      undefined,
      undefined,
    ]);
  });
  it('take "со" where it is easier to say', () => {
    expect(['Бармаглотом', 'Синдбадом', 'жетоном', 'стражем', 'Шварцем'].map(withPreposition)).toEqual([
      'с Бармаглотом',
      'с Синдбадом',
      'с жетоном',
      'со стражем',
      'со Шварцем',
    ]);
  });
});
