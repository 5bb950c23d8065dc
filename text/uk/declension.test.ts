import '@peerless/heroes/uk';
import { describe, expect, it } from 'vitest';
import { adjective, CASES, count, countOf, past } from './declension.ts';
import { ACTION, CARD, DAMAGE, FIGHTER, HEALTH, SPACE } from './grammar.ts';
import { counterNoun, fighterNoun } from './names.ts';

describe('numbers', () => {
  it('follow the last digits', () => {
    const said = [1, 2, 4, 5, 11, 12, 21, 22, 25, 101, 111].map(countOf).join(' ');
    expect(said).toBe('one few few many many many one few many one many');
  });
  it('stand with things that are counted', () => {
    expect([0, 1, 2, 5, 11, 21, 22].map((n) => count(n, CARD))).toEqual([
      '0 карт',
      '1 карту',
      '2 карти',
      '5 карт',
      '11 карт',
      '21 карту',
      '22 карти',
    ]);
    expect([1, 3, 11].map((n) => count(n, SPACE))).toEqual(['1 комірку', '3 комірки', '11 комірок']);
    expect([1, 2, 5].map((n) => count(n, ACTION))).toEqual(['1 дію', '2 дії', '5 дій']);
    expect([1, 2, 5].map((n) => count(n, DAMAGE))).toEqual(['1 поранення', '2 поранення', '5 поранень']);
    expect([1, 2, 5].map((n) => count(n, HEALTH, 'nom'))).toEqual(['1 одиниця здоров’я', '2 одиниці здоров’я', '5 одиниць здоров’я']);
    expect([1, 2, 5].map((n) => count(n, counterNoun('rage')))).toEqual(['1 жетон люті', '2 жетони люті', '5 жетонів люті']);
  });
  it('stand with someone', () => {
    expect([1, 2, 5].map((n) => count(n, FIGHTER, 'nom'))).toEqual(['1 боєць', '2 бійці', '5 бійців']);
    expect([1, 2, 5].map((n) => count(n, FIGHTER))).toEqual(['1 бійця', '2 бійців', '5 бійців']);
  });
  it('agree with adjectives', () => {
    expect([1, 2, 5].map((n) => count(n, CARD, 'acc', 'випадковий'))).toEqual([
      '1 випадкову карту',
      '2 випадкові карти',
      '5 випадкових карт',
    ]);
    expect([1, 2, 5].map((n) => count(n, CARD, 'acc', 'верхній'))).toEqual(['1 верхню карту', '2 верхні карти', '5 верхніх карт']);
  });
  it('stand after "по" and in the genitive', () => {
    expect([1, 2].map((n) => count(n, CARD, 'each'))).toEqual(['1 карті', '2 карти']);
    expect([1, 2, 5].map((n) => count(n, DAMAGE, 'each'))).toEqual(['1 пораненню', '2 поранення', '5 поранень']);
    expect([1, 4].map((n) => count(n, CARD, 'gen'))).toEqual(['1 карти', '4 карт']);
    expect([1, 2].map((n) => count(n, DAMAGE, 'gen', 'бойовий'))).toEqual(['1 бойового поранення', '2 бойових поранень']);
  });
});

describe('adjectives', () => {
  const all = (word: string, shape: Parameters<typeof adjective>[1], animate = false) =>
    CASES.map((c) => adjective(word, shape, c, animate)).join(' ');
  it('agree in gender, case and animacy', () => {
    expect(all('незайнятий', 'f')).toBe('незайнята незайнятої незайнятій незайняту незайнятою незайнятій');
    expect(all('ворожий', 'm', true)).toBe('ворожий ворожого ворожому ворожого ворожим ворожому');
    expect(all('суміжний', 'm')).toBe('суміжний суміжного суміжному суміжний суміжним суміжному');
    expect(all('дружній', 'm', true)).toBe('дружній дружнього дружньому дружнього дружнім дружньому');
    expect(all('верхній', 'f')).toBe('верхня верхньої верхній верхню верхньою верхній');
    expect(all('бойовий', 'n')).toBe('бойове бойового бойовому бойове бойовим бойовому');
    expect(all('інший', 'plural')).toBe('інші інших іншим інші іншими інших');
  });
  it('and pronouns do', () => {
    expect(all('ваш', 'f')).toBe('ваша вашої вашій вашу вашою вашій');
    expect(all('свій', 'm', true)).toBe('свій свого своєму свого своїм своєму');
    expect(all('цей', 'f')).toBe('ця цієї цій цю цією цій');
    expect(all('один', 'f', true)).toBe('одна однієї одній одну однією одній');
    expect(all('кожен', 'm', true)).toBe('кожен кожного кожному кожного кожним кожному');
    expect(all('кожен', 'm')).toBe('кожен кожного кожному кожен кожним кожному');
    expect(all('будь-який', 'f')).toBe('будь-яка будь-якої будь-якій будь-яку будь-якою будь-якій');
  });
});

describe('names', () => {
  it('are declined', () => {
    expect(CASES.map((c) => fighterNoun('king-arthur')[c]).join('|')).toBe(
      'король Артур|короля Артура|королеві Артуру|короля Артура|королем Артуром|королеві Артуру',
    );
    expect(fighterNoun('yennenga').dat).toBe('Єннензі');
    expect(fighterNoun('harpy').plural?.gen).toBe('гарпій');
  });
  it('agree with the past tense', () => {
    expect(['dracula', 'medusa'].map((id) => past('загинув', fighterNoun(id)))).toEqual(['загинув', 'загинула']);
  });
});
