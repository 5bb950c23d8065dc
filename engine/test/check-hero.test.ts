import { describe, expect, it } from 'vitest';
import { problemsOfHero } from '../src/files/check.ts';

/** A hero with everything a hero can have. */
const LAMPLIGHTER = {
  id: 'lamplighter',
  health: 14,
  move: 2,
  reach: 'melee',
  sidekicks: [{ id: 'moth', count: 2, health: 1, reach: 'ranged', offBoard: true }],
  forms: ['day', 'night'],
  counter: { id: 'oil', start: 1, max: 3 },
  tokens: { id: 'lamp', count: 3 },
  items: ['key', 'wick'],
  abilities: [
    { at: 'setup', does: [{ do: 'pickForm' }] },
    { at: 'turnStart', does: [{ do: 'may', then: [{ do: 'move', who: 'yourFighter', upTo: 1 }] }] },
    { at: 'afterCombat', does: [{ do: 'if', cond: { if: 'won' }, then: [{ do: 'draw', cards: 1 }] }] },
    { at: 'damaged', of: 'lamplighter', does: [{ do: 'gainCounter', count: 1 }] },
    { at: 'defeated', of: 'moth', does: [{ do: 'discardRandom', cards: 1 }] },
  ],
  rules: [
    { rule: 'bonus', to: 'attack', by: 'moth', amount: 1, if: { if: 'attacking' }, needsPlace: true },
    { rule: 'furtherInManeuver', amount: { per: 'counter' } },
    { rule: 'laidBoost', by: 'lamplighter' },
    { rule: 'cannotBeCanceled', by: ['lamplighter', 'night'] },
    { rule: 'assignDamage', to: 'moth' },
    { rule: 'placedInBoostedManeuver' },
    { rule: 'stepsBetweenTokens' },
  ],
  deck: [
    { id: 'shove', type: 'attack', value: 4, boost: 2, copies: 10, by: 'any', item: 'wild', tags: ['rough'], effects: [] },
    {
      id: 'flare',
      type: 'versatile',
      value: 3,
      copies: 5,
      by: 'moth',
      item: 'key',
      effects: [{ at: 'afterCombat', item: 'wick', does: [{ do: 'bonusAttack' }] }],
      bonusAttack: { id: 'glow', value: 2, effects: [{ at: 'duringCombat', does: [{ do: 'cancel' }] }] },
      boostBonus: [{ do: 'draw', cards: 1 }],
    },
    {
      id: 'shade',
      type: 'defense',
      value: 2,
      boost: 1,
      copies: 5,
      by: 'night',
      effects: [],
      standing: [
        { rule: 'cannotBeCanceled' },
        { rule: 'playedFaceUp' },
        { rule: 'mayDefendWith', item: 'key' },
        { rule: 'whenDiscardedByOpponent', does: [{ do: 'draw', cards: 1 }] },
        { rule: 'cancelsLooks' },
        { rule: 'holdsBackDefeat' },
      ],
    },
    { id: 'refill', type: 'scheme', boost: 1, copies: 10, by: 'lamplighter', effects: [{ at: 'scheme', does: [{ do: 'endTurn' }] }] },
  ],
};

/** The problems once these places hold these values; `undefined` takes away. */
function after(changes: Record<string, unknown>): string[] {
  const hero = structuredClone(LAMPLIGHTER) as unknown;
  for (const [path, value] of Object.entries(changes)) {
    const keys = path.match(/[^.[\]]+/g)!;
    const last = keys.pop()!;
    const place = keys.reduce((at, key) => at[key] as Record<string, unknown>, hero as Record<string, unknown>);
    if (value === undefined) delete place[last];
    else place[last] = value;
  }
  return problemsOfHero(hero).map(({ path, problem }) => `${path}: ${problem}`);
}
const moth = LAMPLIGHTER.sidekicks[0];
const shove = LAMPLIGHTER.deck[0];
type Case = [says: string, changes: Record<string, unknown>, ...expected: string[]];
const each = (...cases: Case[]) =>
  it.each(cases)('%s', (_, changes, ...expected) => expect(after(changes as Record<string, unknown>)).toEqual(expected));

it('accepts a hero with everything', () => expect(after({})).toEqual([]));

describe('hero', () => {
  each(
    [
      'name',
      { id: 'Lamp Lighter' },
      ...[
        'id: must be 1 to 64 small letters, digits and "-", not "Lamp Lighter"',
        'abilities[3].of: unknown fighter "lamplighter"; did you mean "Lamp Lighter"?',
        'rules[2].by: unknown fighter "lamplighter"; did you mean "Lamp Lighter"?',
        'rules[3].by[0]: unknown user of cards "lamplighter"; did you mean "Lamp Lighter"?',
        'deck[3].by: unknown user of cards "lamplighter"; did you mean "Lamp Lighter"?',
      ],
    ],
    ['health', { health: 0 }, 'health: must be a whole number from 1 to 99, not 0'],
    ['half a space', { move: 1.5 }, 'move: must be a whole number from 1 to 9, not 1.5'],
    ['reach', { reach: 'mele' }, 'reach: unknown reach "mele"; did you mean "melee"?'],
    ['a missing field', { health: undefined }, 'health: is missing'],
    ['an unknown field', { helth: 3 }, 'helth: unknown field "helth"; did you mean "health"?'],
    ['a field of another name', { 'the moon': 3 }, expect.stringMatching(/^\["the moon"]: unknown field "the moon"; known: id, health/)],
    ['a word of code', { words: { foresee: {} } }, 'words.foresee: must be a verb, which is code; data cannot bring one'],
  );
});

describe('sidekicks', () => {
  each(
    ['none at all', { 'sidekicks[0].count': 0 }, 'sidekicks[0].count: must be a whole number from 1 to 7, not 0'],
    ['without health', { 'sidekicks[0].health': null }, 'sidekicks[0].health: must be a whole number from 1 to 99, not null'],
    ['half off the board', { 'sidekicks[0].offBoard': false }, 'sidekicks[0].offBoard: must be true or left out, not false'],
    [
      'one name twice',
      { 'sidekicks[1]': moth },
      'sidekicks[1].id: "moth" is there already: sidekicks[0]',
      'sidekicks: two fighters would be called "moth-1"',
    ],
    ['a numbered name twice', { 'sidekicks[1]': { ...moth, id: 'moth-2', count: 1 } }, 'sidekicks: two fighters would be called "moth-2"'],
    ['the name of the hero', { 'sidekicks[1]': { ...moth, id: 'lamplighter' } }, 'sidekicks: "lamplighter" is the hero'],
    ['a name with another meaning', { 'sidekicks[1]': { ...moth, id: 'any' } }, ': no fighter can be called "any"'],
    [
      'more than 8 fighters',
      { 'sidekicks[1]': { ...moth, id: 'fly', count: 6 } },
      'sidekicks: a hero and its sidekicks are at most 8 fighters',
    ],
  );
});

describe('forms, counter, tokens and items', () => {
  each(
    ['a single form', { forms: ['night'] }, 'forms: must have 2 to 8 entries, not 1'],
    ['one form twice', { 'forms[0]': 'night' }, 'forms[1]: "night" is there already: forms[0]'],
    ['a form called like a fighter', { 'forms[0]': 'moth' }, 'forms[0]: "moth" has another meaning on a card'],
    ['a counter that starts too high', { 'counter.start': 4 }, 'counter.start: 4 is more than max, 3'],
    ['a counter without a limit', { 'counter.max': undefined }, 'counter.max: is missing'],
    ['too many tokens', { 'tokens.count': 9 }, 'tokens.count: must be a whole number from 1 to 8, not 9'],
    ['an item for any other', { 'items[2]': 'wild' }, 'items[2]: "wild" stands for any item'],
  );
});

describe('abilities', () => {
  each(
    ['an unknown moment', { 'abilities[1].at': 'turnstart' }, 'abilities[1].at: unknown moment "turnstart"; did you mean "turnStart"?'],
    ['damage to nobody', { 'abilities[3].of': undefined }, 'abilities[3].of: is missing: whose? "damaged" is the moment of one fighter'],
    ['the defeat of a stranger', { 'abilities[4].of': 'mot' }, 'abilities[4].of: unknown fighter "mot"; did you mean "moth"?'],
    ['the turn of one fighter', { 'abilities[1].of': 'moth' }, 'abilities[1].of: "turnStart" is not the moment of one fighter'],
    ['nothing to say', { 'abilities[0].does': [] }, 'abilities[0].does: must have 1 to 16 entries, not 0'],
  );
});

describe('rules', () => {
  each(
    ['an unknown one', { 'rules[2].rule': 'laidBost' }, 'rules[2].rule: unknown rule "laidBost"; did you mean "laidBoost"?'],
    ['a bonus to a role', { 'rules[0].to': 'scheme' }, 'rules[0].to: unknown role "scheme"; known: attack, defense'],
    ['a bonus by anyone', { 'rules[0].by': 'any' }, expect.stringMatching(/^rules\[0]\.by: unknown fighter "any"; /)],
    ['a bonus for having won', { 'rules[0].if': { if: 'won' } }, 'rules[0].if.if: "won" can be said only after combat'],
    ['further by less than nothing', { 'rules[1].amount': -1 }, 'rules[1].amount: must be a whole number from 0 to 20, not -1'],
    ['damage to the hero itself', { 'rules[4].to': 'lamplighter' }, 'rules[4].to: unknown sidekick "lamplighter"; known: moth'],
    ['banners', { 'rules[3].by': [] }, 'rules[3].by: must have 1 to 8 entries, not 0'],
    ['steps without tokens', { tokens: undefined }, 'rules[6].rule: "stepsBetweenTokens" needs a token, and there is none'],
  );
});

describe('deck', () => {
  each(
    ['31 cards', { 'deck[0].copies': 11 }, 'deck: must be 30 cards with all copies, not 31'],
    ['no cards', { deck: [] }, 'deck: must have 1 to 40 entries, not 0', 'deck: must be 30 cards with all copies, not 0'],
    [
      '41 kinds',
      { deck: Array.from({ length: 41 }, (_, i) => ({ ...shove, id: `c${i}`, copies: i < 30 ? 1 : 0 })) },
      'deck: must have 1 to 40 entries, not 41',
      ...Array.from({ length: 10 }, (_, i) => `deck[${i + 30}].copies: must be a whole number from 1 to 30, not 0`),
    ],
    ['one card twice', { 'deck[2].id': 'shove' }, 'deck[2].id: "shove" is there already: deck[0]'],
    ['an unknown type', { 'deck[0].type': 'atack' }, 'deck[0].type: unknown type "atack"; did you mean "attack"?'],
    ['no value', { 'deck[0].value': undefined }, 'deck[0].value: is missing; only a scheme has none'],
    ['a value below 0', { 'deck[0].value': -1 }, 'deck[0].value: must be a whole number from 0 to 20, not -1'],
    ['a scheme with a value', { 'deck[3].value': 3 }, 'deck[3].value: a scheme has no value'],
    ['a boost that is no number', { 'deck[0].boost': '2' }, 'deck[0].boost: must be a whole number from 0 to 20, not "2"'],
    ['no boost', { 'deck[0].boost': undefined }],
    ['a user that is not there', { 'deck[1].by': 'mouth' }, 'deck[1].by: unknown user of cards "mouth"; did you mean "moth"?'],
    ['a misspelt field', { 'deck[0].valu': 3 }, 'deck[0].valu: unknown field "valu"; did you mean "value"?'],
  );
});

describe('timings', () => {
  each(
    ['a scheme in combat', { 'deck[3].effects[0].at': 'afterCombat' }, 'deck[3].effects[0].at: "afterCombat" does not fit a scheme card'],
    [
      'a combat card as a scheme',
      { 'deck[1].effects[1]': { at: 'scheme', does: [{ do: 'draw', cards: 1 }] } },
      'deck[1].effects[1].at: "scheme" does not fit a versatile card',
    ],
    [
      'a bonus attack as a scheme',
      { 'deck[1].bonusAttack.effects[0]': { at: 'scheme', does: [{ do: 'draw', cards: 1 }] } },
      'deck[1].bonusAttack.effects[0].at: "scheme" does not fit an attack card',
    ],
    [
      'an unknown one',
      { 'deck[1].effects[0].at': 'aftercombat' },
      'deck[1].effects[0].at: unknown timing "aftercombat"; did you mean "afterCombat"?',
    ],
  );
});

describe('items on cards', () => {
  each(
    ['an unknown one', { 'deck[1].item': 'keys' }, 'deck[1].item: unknown item "keys"; did you mean "key"?'],
    ['any of them on an effect', { 'deck[1].effects[0].item': 'wild' }, 'deck[1].effects[0].item: unknown item "wild"; known: key, wick'],
    [
      'an unknown one to defend with',
      { 'deck[2].standing[2].item': 'rope' },
      'deck[2].standing[2].item: unknown item "rope"; known: key, wick',
    ],
    [
      'without a basket',
      { items: undefined },
      'deck[0].item: unknown item "wild"; there is none',
      'deck[1].item: unknown item "key"; there is none',
      'deck[1].effects[0].item: unknown item "wick"; there is none',
      'deck[2].standing[2].item: unknown item "key"; there is none',
    ],
  );
});

describe('bonus attacks', () => {
  const noDefinition = '"bonusAttack" needs a bonus attack that the card defines and that has not begun, and there is none';
  const says = [{ at: 'afterCombat', does: [{ do: 'bonusAttack' }] }];
  each(
    ['said without one', { 'deck[1].bonusAttack': undefined }, `deck[1].effects[0].does[0].do: ${noDefinition}`],
    ['never said', { 'deck[1].effects': [] }, 'deck[1].bonusAttack: no effect of the card says "bonusAttack"'],
    ['on a defense card', { 'deck[1].type': 'defense' }, 'deck[1].bonusAttack: only an attack or versatile card has a bonus attack'],
    ['out of a bonus attack', { 'deck[1].bonusAttack.effects': says }, `deck[1].bonusAttack.effects[0].does[0].do: ${noDefinition}`],
    ['of an ability', { 'abilities[2].does': says[0].does }, `abilities[2].does[0].do: ${noDefinition}`],
    [
      'during combat',
      { 'deck[1].effects[0].at': 'duringCombat' },
      'deck[1].effects[0].does[0].do: "bonusAttack" can be said only after combat',
    ],
    ['without a value', { 'deck[1].bonusAttack.value': undefined }, 'deck[1].bonusAttack.value: is missing'],
  );
});

describe('size', () => {
  const nested = (levels: number): unknown => (levels === 1 ? { do: 'discardTop' } : { do: 'may', then: [nested(levels - 1)] });
  each(
    ['12 words deep', { 'deck[3].effects[0].does': [nested(12)] }],
    [
      '13 words deep',
      { 'deck[3].effects[0].does': [nested(13)] },
      `deck[3].effects[0].does[0]${'.then[0]'.repeat(12)}: is more than 12 words deep`,
    ],
    [
      'conditions too deep',
      { 'rules[0].if': Array.from({ length: 12 }).reduce((that) => ({ if: 'not', that }), { if: 'attacking' }) },
      `rules[0].if${'.that'.repeat(11)}: is more than 12 words deep`,
    ],
    [
      'more than 1000 words',
      { 'deck[3].effects[0].does': Array(16).fill({ do: 'choose', count: 1, of: Array(8).fill(Array(8).fill({ do: 'discardTop' })) }) },
      ': must have at most 1000 words in all',
    ],
    [
      'more effects than a card can hold',
      { 'deck[3].effects': Array(9).fill(LAMPLIGHTER.deck[3].effects[0]) },
      'deck[3].effects: must have at most 8 entries, not 9',
    ],
  );
});
