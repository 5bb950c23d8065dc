import {
  atLeast,
  draw,
  type Effect,
  eachOpponent,
  type Group,
  KINDS,
  may,
  mayElse,
  not,
  opponent,
  ROLES,
  TIMINGS,
  when,
  whenElse,
  youWon,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { abilityText, type Context, cardText, LANGS, LANGUAGES } from './index.ts';
import { AMOUNTS, CONDITIONS, EFFECTS, FILTERS, LAMPLIGHTER, SPACES } from './sampleWords.ts';
import { faults } from './wellFormed.ts';

const card = LAMPLIGHTER.deck[0];
const contexts: Context[] = [{}, { hero: LAMPLIGHTER }, ...TIMINGS.map((at) => ({ hero: LAMPLIGHTER, card, value: 4, at }))];
const effects = Object.values(EFFECTS).flat() as Effect[];
/** Each effect alone, and as what one may do, others do, and what follows a condition. */
const framed = (effect: Effect): Effect[] => [
  effect,
  may(effect),
  opponent(effect),
  eachOpponent(may(effect, effect)),
  whenElse(youWon, [effect, effect], [effect]),
];

describe.each(LANGS)('every word in %s', (lang) => {
  const language = LANGUAGES[lang];
  const say = (effect: Effect) => contexts.map((context) => language.effect(effect, context));

  it('of effects', () => {
    for (const effect of effects.flatMap(framed)) for (const text of say(effect)) expect([text, faults(text)]).toEqual([text, []]);
  });
  it('of conditions', () => {
    for (const cond of Object.values(CONDITIONS))
      for (const claim of [cond, not(cond)]) for (const text of say(when(claim, draw(1)))) expect([text, faults(text)]).toEqual([text, []]);
  });
  it('of amounts', () => {
    for (const amount of AMOUNTS) {
      const frames: Effect[] = [
        { do: 'draw', cards: amount },
        { do: 'damage', who: 'it', amount },
        { do: 'move', who: 'it', upTo: amount },
        { do: 'addValue', amount },
        { do: 'setValue', card: 'yours', to: amount },
        when(atLeast(2, amount)),
      ];
      for (const text of frames.flatMap(say)) expect([text, faults(text)]).toEqual([text, []]);
    }
  });
  it('of fighters and groups', () => {
    for (const role of ROLES) for (const text of say({ do: 'defeat', who: role })) expect([text, faults(text)]).toEqual([text, []]);
    for (const of of [...KINDS, { named: 'moth' }])
      for (const where of [undefined, ...Object.values(FILTERS)]) {
        const group: Group = where ? { of, where: [where] } : { of };
        for (const who of [{ one: group }, { each: group }])
          for (const text of [...say({ do: 'damage', who, amount: 1 }), ...say({ do: 'recover', who, amount: 1 })])
            expect([text, faults(text)]).toEqual([text, []]);
      }
  });
  it('of spaces', () => {
    for (const by of Object.values(SPACES))
      for (const text of [...say({ do: 'pickSpace', where: [by] }), ...say({ do: 'place', who: 'yourHero', where: [{ is: 'empty' }, by] })])
        expect([text, faults(text)]).toEqual([text, []]);
  });
  it('of cards and character cards', () => {
    for (const text of [...cardText(LAMPLIGHTER, card, lang), ...abilityText(LAMPLIGHTER, lang)])
      expect([text, faults(text)]).toEqual([text, []]);
  });
});

describe('who speaks', () => {
  const russian = (effect: Effect) => LANGUAGES.ru.effect(effect, { hero: LAMPLIGHTER, at: 'duringCombat' });
  const english = (effect: Effect) => LANGUAGES.en.effect(effect, { hero: LAMPLIGHTER, at: 'duringCombat' });
  const ukrainian = (effect: Effect) => LANGUAGES.uk.effect(effect, { hero: LAMPLIGHTER, at: 'duringCombat' });
  const czech = (effect: Effect) => LANGUAGES.cs.effect(effect, { hero: LAMPLIGHTER, at: 'duringCombat' });
  const discard: Effect = { do: 'discard', cards: 2 };

  it('turns the verb', () => {
    expect(english(discard)).toBe('Discard 2 cards.');
    expect(english(may(discard))).toBe('You may discard 2 cards.');
    expect(english(opponent(discard))).toBe('Your opponent discards 2 cards.');
    expect(russian(discard)).toBe('Сбросьте 2 карты.');
    expect(russian(may(discard))).toBe('Вы можете сбросить 2 карты.');
    expect(russian(opponent(discard))).toBe('Противник сбрасывает 2 карты.');
    expect(russian(eachOpponent(may(discard)))).toBe('Каждый противник может сбросить 2 карты.');
    expect(ukrainian(discard)).toBe('Скиньте 2 карти.');
    expect(ukrainian(may(discard))).toBe('Ви можете скинути 2 карти.');
    expect(ukrainian(opponent(discard))).toBe('Суперник скидає 2 карти.');
    expect(ukrainian(eachOpponent(may(discard)))).toBe('Кожен суперник може скинути 2 карти.');
    expect(czech(discard)).toBe('Odhoďte 2 karty.');
    expect(czech(may(discard))).toBe('Můžete odhodit 2 karty.');
    expect(czech(opponent(discard))).toBe('Protivník odhodí 2 karty.');
    expect(czech(eachOpponent(may(discard)))).toBe('Každý protivník může odhodit 2 karty.');
    expect(czech(may({ do: 'lookAtHand' }))).toBe('Můžete si prohlédnout karty v ruce protivníka.');
    expect(czech(opponent({ do: 'lookAtHand' }))).toBe('Protivník si prohlédne karty ve vaší ruce.');
  });
  it('comes back to you from the other side', () => {
    const shield = opponent(mayElse([{ do: 'discard', cards: 1 }], [opponent(draw(1))]));
    expect(english(shield)).toBe('Your opponent may discard 1 card. If they do not, draw 1 card.');
    expect(russian(shield)).toBe('Противник может сбросить 1 карту. Если он этого не сделает, возьмите 1 карту.');
    expect(ukrainian(shield)).toBe('Суперник може скинути 1 карту. Якщо він цього не зробив, візьміть 1 карту.');
    expect(czech(shield)).toBe('Protivník může odhodit 1 kartu. Pokud tak neučiní, táhněte 1 kartu.');
  });
  it('knows what was counted', () => {
    const each: Effect = { do: 'addValue', amount: { per: 'done' } };
    const both = (effect: Effect) => [english, russian, ukrainian, czech].map((say) => say(when(youWon, effect, each)));
    expect(both({ do: 'discardAnyNumber', cards: {} })).toEqual([
      "If you won, discard any number of cards from your hand, then add 1 to this card's value for each card discarded this way.",
      'Если вы победили в бою, сбросьте из руки любое количество карт, затем увеличьте значение этой карты на 1 за каждую сброшенную карту.',
      'Якщо ви перемогли в бою, скиньте з руки будь-яку кількість карт, потім збільште значення цієї карти на 1 за кожну скинуту карту.',
      'Pokud jste v souboji zvítězili, odhoďte z ruky libovolný počet karet a poté zvyšte hodnotu této karty o 1 za každou takto odhozenou kartu.',
    ]);
    expect(both({ do: 'nameNumber' })[0]).toBe("If you won, name a number, then add that number to this card's value.");
  });
});
