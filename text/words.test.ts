import '@peerless/heroes/languages';
import {
  atLeast,
  type Condition,
  chooseOne,
  combatDamageTaken,
  draw,
  type Effect,
  eachOpponent,
  type Group,
  KINDS,
  may,
  mayElse,
  mayPay,
  named,
  not,
  opponent,
  ROLES,
  startedInAnotherZone,
  TIMINGS,
  when,
  whenElse,
  youWon,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { abilityText, type Context, cardText, LANGS, LANGUAGES } from './index.ts';
import { QUOTED } from './quoted.ts';
import { AMOUNTS, CONDITIONS, EFFECTS, FILTERS, LAMPLIGHTER, PRICES, SPACES } from './sample-words.ts';
import { faults } from './well-formed.ts';

const card = LAMPLIGHTER.deck[0];
const contexts: Context[] = [{}, { hero: LAMPLIGHTER }, ...TIMINGS.map((at) => ({ hero: LAMPLIGHTER, card, value: 4, at }))];
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
    for (const effect of EFFECTS.flatMap(framed)) for (const text of say(effect)) expect([text, faults(text)]).toEqual([text, []]);
  });
  it('of conditions', () => {
    for (const cond of CONDITIONS)
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
  it('of prices', () => {
    for (const price of PRICES) for (const text of say(mayPay(price, draw(1)))) expect([text, faults(text)]).toEqual([text, []]);
  });
  it('of fighters and groups', () => {
    for (const role of ROLES) for (const text of say({ do: 'defeat', who: role })) expect([text, faults(text)]).toEqual([text, []]);
    for (const of of [...KINDS, { named: 'moth' }])
      for (const where of [undefined, ...FILTERS]) {
        const group: Group = where ? { of, where: [where] } : { of };
        for (const who of [{ one: group }, { each: group }])
          for (const text of [...say({ do: 'damage', who, amount: 1 }), ...say({ do: 'recover', who, amount: 1 })])
            expect([text, faults(text)]).toEqual([text, []]);
      }
  });
  it('of spaces', () => {
    for (const by of SPACES)
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
  const everyone = (effect: Effect) => [english, russian, ukrainian, czech].map((say) => say(effect));
  it('comes back to you from the other side, and says so', () => {
    expect(everyone(opponent(mayElse([{ do: 'discard', cards: 1 }], [opponent(draw(1))])))).toEqual([
      'Your opponent may discard 1 card. If they do not, you draw 1 card.',
      'Противник может сбросить 1 карту. Если он этого не сделает, вы берёте 1 карту.',
      'Суперник може скинути 1 карту. Якщо він цього не зробив, ви берете 1 карту.',
      'Protivník může odhodit 1 kartu. Pokud tak neučiní, vy táhnete 1 kartu.',
    ]);
    expect(everyone(opponent(chooseOne([draw(1)], [opponent(draw(1))])))).toEqual([
      'Your opponent chooses one: (1) draw 1 card; (2) you draw 1 card.',
      'Противник выбирает одно: (1) взять 1 карту; (2) вы берёте 1 карту.',
      'Суперник вибирає одне: (1) взяти 1 карту; (2) ви берете 1 карту.',
      'Protivník vybere jednu možnost: (1) táhnout 1 kartu; (2) vy táhnete 1 kartu.',
    ]);
    expect(everyone(eachOpponent(may(draw(1), opponent({ do: 'lookAtHand' }))))).toEqual([
      "Each opponent may draw 1 card, then you look at your opponent's hand.",
      'Каждый противник может взять 1 карту, затем вы смотрите карты в руке противника.',
      'Кожен суперник може взяти 1 карту, потім ви проглядаєте руку суперника.',
      'Každý protivník může táhnout 1 kartu a poté si vy prohlédnete karty v ruce protivníka.',
    ]);
    expect(everyone(opponent(opponent({ do: 'changeForm', to: 'night' })))[1]).toMatch(/^Вы .*етесь/);
    expect(everyone(opponent(opponent(opponent(draw(1)))))).toEqual(everyone(opponent(draw(1))));
  });
  it('leaves the damage to the defender', () => {
    const taken = everyone(draw(combatDamageTaken));
    expect(taken).toEqual([
      'Draw 1 card for each point of combat damage the defender took.',
      'Возьмите 1 карту за каждую единицу боевого урона, которую получил обороняющийся.',
      'Візьміть 1 карту за кожне бойове поранення, якого зазнав оборонець.',
      'Táhněte 1 kartu za každé bojové zranění, které utrpěl obránce.',
    ]);
    const fromThem = everyone(opponent(draw(combatDamageTaken)));
    fromThem.forEach((text, i) => expect(text).toContain(taken[i].slice(taken[i].lastIndexOf('1'))));
    expect(everyone(when(atLeast(2, combatDamageTaken), draw(1)))).toEqual([
      'If the defender took at least 2 combat damage, draw 1 card.',
      'Если обороняющийся получил не менее 2 урона в бою, возьмите 1 карту.',
      'Якщо оборонець зазнав у бою не менше 2 поранень, візьміть 1 карту.',
      'Pokud obránce utrpěl v souboji alespoň 2 zranění, táhněte 1 kartu.',
    ]);
  });
  it('tells what it means to have started in another zone', () => {
    const claim = startedInAnotherZone(named('alice'));
    const scared = (cond: Condition) => QUOTED.map((lang) => LANGUAGES[lang].effect(when(cond, draw(1)), {}));
    expect(scared(claim)).toEqual([
      'If Alice is in none of the zones of the space where she started this turn, draw 1 card.',
      'Если Алиса не находится ни в одной из зон ячейки, в которой начала этот ход, возьмите 1 карту.',
      'Якщо Аліса не перебуває в жодній із зон комірки, в якій почала цей хід, візьміть 1 карту.',
      'Pokud Alenka není v žádné z oblastí pole, na kterém začala tento tah, táhněte 1 kartu.',
    ]);
    expect(scared(not(claim))).toEqual([
      'If Alice is in one of the zones of the space where she started this turn, draw 1 card.',
      'Если Алиса находится в одной из зон ячейки, в которой начала этот ход, возьмите 1 карту.',
      'Якщо Аліса перебуває в одній із зон комірки, в якій почала цей хід, візьміть 1 карту.',
      'Pokud je Alenka v některé z oblastí pole, na kterém začala tento tah, táhněte 1 kartu.',
    ]);
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
