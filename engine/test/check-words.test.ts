import { describe, expect, it } from 'vitest';
import { all, anySpace, type Effect, fighters, named } from '../src/data/words.ts';
import { problemsOfHero } from '../src/files/check.ts';

type About = Record<string, unknown>;
const EVERYTHING: About = {
  sidekicks: [{ id: 'moth', count: 1, health: 2, reach: 'melee' }],
  forms: ['day', 'night'],
  counter: { id: 'oil', start: 1, max: 3 },
  tokens: { id: 'lamp', count: 2 },
};
const NOTHING: About = { sidekicks: [] };
const card = (id: string, about: About) => ({ id, type: 'attack', value: 3, copies: 1, by: 'any', effects: [], ...about });
/** A hero with these cards, and fillers up to 30. */
const problemsWith = (about: About, ...cards: About[]): string[] => {
  const filler = card('filler', { copies: 30 - cards.length, tags: ['dull'] });
  const hero = { id: 'lamplighter', health: 14, move: 2, reach: 'melee', ...about, deck: [...cards, filler] };
  return problemsOfHero(hero).map(({ path, problem }) => `${path}: ${problem}`);
};
/** What is wrong with words, from inside their sentence on. */
const saidAt = (at: string, does: readonly unknown[], about = EVERYTHING): string[] => {
  const printed = at === 'scheme' ? { type: 'scheme', value: undefined } : {};
  return problemsWith(about, card('it', { ...printed, effects: [{ at, does }] })).map((line) => line.replace('deck[0].effects[0].', ''));
};
const scheme = (...does: unknown[]) => saidAt('scheme', does);
const during = (...does: unknown[]) => saidAt('duringCombat', does);
const after = (...does: unknown[]) => saidAt('afterCombat', does);

describe('unknown words', () => {
  it.each([
    ['recoverr', 'recover'],
    ['heal', 'recover'],
    ['mvoe', 'move'],
    ['hurt', 'damage'],
    ['Draw', 'draw'],
    ['when', 'if'],
  ])('%s: did you mean %s?', (word, ours) =>
    expect(after({ do: 'draw', cards: 1 }, { do: word })).toEqual([`does[1].do: unknown word "${word}"; did you mean "${ours}"?`]),
  );
  it('lists what there is when nothing is near', () =>
    expect(after({ do: 'photosynthesize' })).toEqual([
      expect.stringMatching(/^does\[0]\.do: unknown word "photosynthesize"; known: addValue, bonusAttack, /),
    ]));
  it('are found at any depth', () =>
    expect(after({ do: 'choose', count: 1, of: [[], [{ do: 'may', then: [{ do: 'opponent', does: [{ do: 'drwa' }, {}] }] }]] })).toEqual([
      expect.stringMatching(/^does\[0]\.of\[1]\[0]\.then\[0]\.does\[0]\.do: unknown word "drwa"/),
      'does[0].of[1][0].then[0].does[1].do: is missing',
    ]));
  it('are told in every other place, too', () => {
    expect(after({ do: 'damage', who: 'opposingFigther', amount: 1 })).toEqual([
      'does[0].who: unknown fighter "opposingFigther"; did you mean "opposingFighter"?',
    ]);
    expect(after({ do: 'damage', who: { oen: fighters() }, amount: 1 })).toEqual([
      expect.stringMatching(/^does\[0]\.who\.oen: unknown field "oen"/),
    ]);
    expect(after({ do: 'damage', who: { each: { of: 'figters' } }, amount: 1 })).toEqual([
      'does[0].who.each.of: unknown group "figters"; did you mean "fighters"?',
    ]);
    expect(after({ do: 'place', who: 'it', where: [{ is: 'emty' }] })).toEqual([
      'does[0].where[0].is: unknown filter "emty"; did you mean "empty"?',
    ]);
    expect(after({ do: 'draw', cards: { per: 'cardsInDiscard' } })).toEqual([
      'does[0].cards.per: unknown amount "cardsInDiscard"; did you mean "cardInDiscard"?',
    ]);
    expect(after({ do: 'if', cond: { if: 'wonn' }, then: [] })).toEqual(['does[0].cond.if: unknown condition "wonn"; did you mean "won"?']);
    expect(after({ do: 'pay', price: { pay: 'card', cards: 1 }, then: [] })).toEqual([
      'does[0].price.pay: unknown price "card"; did you mean "cards"?',
    ]);
  });
  it('of a hero of its own are code, which data cannot bring', () => {
    expect(after({ do: 'own', word: 'foresee', cards: 4 })).toEqual([
      'does[0].word: unknown word of the hero\'s own "foresee"; there is none',
    ]);
    expect(saidAt('afterCombat', [{ do: 'own', word: 'forsee' }], { ...EVERYTHING, words: { foresee: { perform() {} } } })).toEqual([
      'does[0].word: unknown word of the hero\'s own "forsee"; did you mean "foresee"?',
    ]);
  });
});

describe('fields', () => {
  it.each<[string, unknown, ...string[]]>([
    ['unknown', { do: 'draw', card: 1 }, 'does[0].card: unknown field "card"; did you mean "cards"?', 'does[0].cards: is missing'],
    ['less than nothing', { do: 'recover', who: 'yourHero', amount: -1 }, 'does[0].amount: must be a whole number from 0 to 20, not -1'],
    ['half a card', { do: 'draw', cards: 0.5 }, 'does[0].cards: must be a whole number from 0 to 20, not 0.5'],
    ['no health at all', { do: 'setHealth', who: 'yourHero', to: 0 }, 'does[0].to: must be a whole number from 1 to 99, not 0'],
    [
      'a flag that is false',
      { do: 'move', who: 'yourHero', upTo: 1, through: false },
      'does[0].through: must be true or left out, not false',
    ],
    ['a number of numbers', { do: 'draw', cards: [1] }, 'does[0].cards: must be a whole number from 0 to 20, not a list'],
    ['an amount of nothing', { do: 'draw', cards: {} }, 'does[0].cards: must have one of the fields per, the, times'],
    [
      'an amount of a wrong amount',
      { do: 'draw', cards: { times: 2, of: 'x' } },
      'does[0].cards.of: must be a whole number from 0 to 20, not "x"',
    ],
    ['a sentence that is a word', { do: 'may', then: { do: 'draw', cards: 1 } }, 'does[0].then: must be a list, not an object'],
    ['one option', { do: 'choose', count: 1, of: [[]] }, 'does[0].of: must have 2 to 8 entries, not 1'],
    [
      'any other number',
      { do: 'relocateTokens', count: 'all', where: [] },
      'does[0].count: must be a whole number from 1 to 20, not "all"',
    ],
    ['no word', 'draw', 'does[0]: must be an object with "do", not "draw"'],
  ])('%s', (_, said, ...expected) => expect(after(said)).toEqual(expected));
  it('may subtract from a value', () =>
    expect(during({ do: 'addValue', amount: -1 }, { do: 'addValue', amount: { times: -2, of: { per: 'counter' } } })).toEqual([]));
});

describe('words that need a combat', () => {
  const COMBAT: Effect[] = [
    { do: 'boost', card: 'yours' },
    { do: 'cancel' },
    { do: 'setValue', card: 'yours', to: 1 },
    { do: 'addValue', amount: 1 },
    { do: 'shiftValue' },
    { do: 'ignoreValue', card: 'theirs' },
    { do: 'lockValue', card: 'theirs', to: 0, against: 'all' },
    { do: 'setPrinted', card: 'theirs', to: 1 },
    { do: 'preventCombatDamage' },
    { do: 'sendCombatDamage', to: 'opposingFighter' },
    { do: 'takeFromBoosts' },
    { do: 'takeBack' },
    { do: 'returnFallen', who: 'yourHero', health: 1 },
    { do: 'replaceYourCard' },
    { do: 'replaceTheirCard' },
  ];
  it.each(COMBAT.map((said) => [said.do, said] as const))('%s', (word, said) => {
    expect(during(said)).toEqual([]);
    expect(scheme(said)[0]).toBe(`does[0].do: "${word}" can be said only in combat`);
  });
  const only = (what: string, when = 'in combat') => `"${what}" can be said only ${when}`;
  it('in what they speak of', () => {
    expect(scheme({ do: 'damage', who: 'opposingFighter', amount: 1 })).toEqual([`does[0].who: ${only('opposingFighter')}`]);
    expect(scheme({ do: 'move', who: { one: { of: 'combatants' } }, upTo: 1 })).toEqual([`does[0].who.one.of: ${only('combatants')}`]);
    expect(scheme({ do: 'draw', cards: { the: 'boost', of: 'theirCard' } })).toEqual([`does[0].cards.of: ${only('theirCard')}`]);
    expect(scheme({ do: 'swap', who: 'yourHero', with: { named: 'moth' }, takesOver: true })).toEqual([
      `does[0].takesOver: ${only('takesOver')}`,
    ]);
    expect(scheme({ do: 'if', cond: { if: 'not', that: { if: 'attacking' } }, then: [] })).toEqual([
      `does[0].cond.that.if: ${only('attacking')}`,
    ]);
  });
  it('that is over', () => {
    for (const word of ['won', 'lost', 'valuesAreEqual']) {
      expect(after({ do: 'if', cond: { if: word }, then: [] })).toEqual([]);
      expect(during({ do: 'if', cond: { if: word }, then: [] })).toEqual([`does[0].cond.if: ${only(word, 'after combat')}`]);
      expect(scheme({ do: 'if', cond: { if: word }, then: [] })).toEqual([`does[0].cond.if: ${only(word, 'after combat')}`]);
    }
    expect(during({ do: 'draw', cards: { per: 'combatDamage' } })).toEqual([`does[0].cards.per: ${only('combatDamage', 'after combat')}`]);
  });
  it('in abilities only after combat', () => {
    const does = [{ do: 'if', cond: { if: 'won' }, then: [{ do: 'damage', who: 'opposingFighter', amount: 1 }] }];
    expect(problemsWith({ ...EVERYTHING, abilities: [{ at: 'afterCombat', does }] })).toEqual([]);
    expect(problemsWith({ ...EVERYTHING, abilities: [{ at: 'turnStart', does }] })).toEqual([
      `abilities[0].does[0].cond.if: ${only('won', 'after combat')}`,
      `abilities[0].does[0].then[0].who: ${only('opposingFighter')}`,
    ]);
  });
  it('never where a card boosts or is discarded', () => {
    const does = [{ do: 'cancel' }, { do: 'move', who: 'yourFighter', upTo: 1 }];
    const told = [
      '"cancel" can be said only in combat',
      expect.stringMatching(/"yourFighter" can be said only where a fighter of yours acts/),
    ];
    const problems = (about: About) => problemsWith(EVERYTHING, card('it', about)).map((line) => line.slice(line.indexOf(': ') + 2));
    expect(problems({ boostBonus: does })).toEqual(told);
    expect(problems({ standing: [{ rule: 'whenDiscardedByOpponent', does }] })).toEqual(told);
  });
  it('move nobody before all are placed', () => {
    const setup = (...does: unknown[]) => problemsWith({ ...EVERYTHING, abilities: [{ at: 'setup', does }] });
    expect(setup({ do: 'pickForm' }, { do: 'draw', cards: 1 })).toEqual([]);
    expect(setup({ do: 'place', who: 'yourHero', where: [] })).toEqual([
      `abilities[0].does[0].do: ${only('place', 'when all fighters are in their places')}`,
    ]);
  });
  it('end a turn only where there is one', () => {
    expect(scheme({ do: 'endTurn' })).toEqual([]);
    expect(problemsWith({ ...EVERYTHING, abilities: [{ at: 'setup', does: [{ do: 'endTurn' }] }] })).toEqual([
      expect.stringMatching(/^abilities\[0]\.does\[0]\.do: "endTurn" can be said only where/),
    ]);
  });
});

describe('names', () => {
  it.each<[string, unknown, string]>([
    ['a fighter', { do: 'defeat', who: named('mth') }, 'does[0].who.named: unknown fighter "mth"; did you mean "moth"?'],
    [
      'fighters',
      { do: 'damage', who: { each: all('mth') }, amount: 1 },
      'does[0].who.each.of.named: unknown fighter "mth"; did you mean "moth"?',
    ],
    [
      'the hero as a sidekick',
      { do: 'summon', named: 'lamplighter', where: anySpace },
      'does[0].named: unknown sidekick "lamplighter"; known: moth',
    ],
    ['a form', { do: 'changeForm', to: 'nite' }, 'does[0].to: unknown form "nite"; known: day, night'],
    ['a card', { do: 'search', name: 'fillr' }, 'does[0].name: unknown card "fillr"; did you mean "filler"?'],
    ['a tag', { do: 'discardAnyNumber', cards: { tag: 'dul' } }, 'does[0].cards.tag: unknown tag "dul"; did you mean "dull"?'],
    [
      'a user',
      { do: 'takeFromDiscard', cards: { by: 'moht-1' } },
      'does[0].cards.by: unknown user of cards "moht-1"; known: any, lamplighter, moth, day, night',
    ],
  ])('of %s that is not there', (_, said, expected) => expect(after(said)).toEqual([expected]));

  it.each<[string, string, unknown]>([
    ['form', 'do', { do: 'changeForm' }],
    ['form', 'do', { do: 'pickForm' }],
    ['counter', 'do', { do: 'gainCounter', count: 1 }],
    ['counter', 'do', { do: 'payAnyNumber', then: [] }],
    ['counter', 'price.pay', { do: 'pay', price: { pay: 'counter', count: 1 }, then: [] }],
    ['counter', 'cards.per', { do: 'draw', cards: { per: 'counter' } }],
    ['token', 'do', { do: 'moveToken', upTo: 1 }],
    ['token', 'do', { do: 'relocateTokens', count: 'any', where: [] }],
    ['token', 'cond.if', { do: 'if', cond: { if: 'onToken', who: 'yourHero' }, then: [] }],
    ['token', 'where[0].is', { do: 'pickSpace', where: [{ is: 'withToken' }] }],
  ])('of a %s the hero must have: %s %o', (noun, path, said) => {
    expect(scheme(said)).toEqual([]);
    expect(saidAt('scheme', [said], NOTHING)).toEqual([
      expect.stringMatching(`^does\\[0]\\.${path.replace('[0]', '\\[0]')}: "\\w+" needs a ${noun}, and there is none$`),
    ]);
  });

  it('mean the opponent\'s inside "opponent", and this hero\'s again inside another', () => {
    const opponent = (...does: unknown[]) => ({ do: 'opponent', does });
    const back = { do: 'returnDefeated', named: 'moth', where: [] };
    expect(after(opponent(opponent(back), { do: 'moveToken', upTo: 1 }))).toEqual([]);
    expect(after(opponent(back))).toEqual(['does[0].does[0].named: inside "opponent" this means a sidekick of the opponent\'s']);
    expect(after({ do: 'eachOpponent', does: [{ do: 'changeForm' }] })).toEqual([
      'does[0].does[0].do: inside "opponent" this means a form of the opponent\'s',
    ]);
    expect(after(opponent({ do: 'eachOpponent', does: [] }))).toEqual([
      'does[0].does[0].does: inside "opponent" nobody can tell who each opponent is',
    ]);
  });
});
