import {
  ability,
  card,
  DEFAULTS,
  damage,
  draw,
  type Event,
  lookAtTheirHand,
  moveToken,
  newGame,
  type Options,
  perCardInDiscard,
  pickForm,
  type Setup,
  scheme,
  sidekick,
  takeTopOfDiscard,
  upTo,
  withItem,
  yourHero,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp, row } from '../made-up.ts';
import { type Table, table, tableOf } from '../table.ts';
import { attackWith, maneuver, playScheme, refusals } from './acting.ts';
import { zoned } from './zoned.ts';

const asScheme = { type: 'scheme', boost: 1, copies: 2, by: 'any' } as const;
const board = row('setup-row', 8);
const four = row('setup-row-of-four', 12, 4);

/** Heroes with one sidekick each, and a choice to make after placing it. */
const NAMES = ['north', 'south', 'east', 'west'];
for (const id of NAMES) {
  madeUp(id, [], {
    sidekicks: [sidekick(`${id}-guard`, { health: 2, reach: 'melee' })],
    forms: [`${id}-calm`, `${id}-cross`],
    abilities: [ability('setup', pickForm)],
  });
}
madeUp('setup-plain', []);

/** A game from its very beginning, with everything told so far. */
function beginning(setup: Partial<Setup> & { heroes: readonly string[] }, seed = 1): { here: Table; story: () => Event[] } {
  const early: Event[] = [];
  const here = tableOf(newGame({ board, mode: 'duel', ...setup }, seed, (event) => early.push(event)));
  return { here, story: () => [...early, ...here.events.map(({ event }) => event)] };
}
const begin = (setup: Partial<Setup> & { heroes: readonly string[] }, seed?: number): Table => beginning(setup, seed).here;
const spaces = (here: Table) => here.legal().map((choice) => choice.space);
const places = (here: Table) => Object.fromEntries(Object.entries(here.see().fighters).map(([name, { space }]) => [name, space]));

describe('the order of setup', () => {
  it('R-2.1 Health, decks and hands are there before anybody places: full health, 5 cards drawn of 30', () => {
    const { fighters, seats } = begin({ heroes: ['north', 'south'] }).see();
    expect(Object.values(fighters).map(({ health }) => health)).toEqual([12, 2, 12, 2]);
    expect(seats.map(({ handCount, deckCount }) => [handCount, deckCount])).toEqual([
      [5, 25],
      [5, 25],
    ]);
  });

  it("R-2.1 The deck lies face down: its order is the seed's, and nobody sees it", () => {
    madeUp(
      'setup-many',
      Array.from({ length: 29 }, (_, i) => card(`card-${i}`, { type: 'attack', value: 1, copies: 1, by: 'any' })),
    );
    const hands = [1, 2].map((seed) => begin({ heroes: ['setup-many', 'setup-plain'] }, seed).hand(0));
    expect(hands[0]).not.toEqual(hands[1]);
    const here = begin({ heroes: ['setup-many', 'setup-plain'] });
    expect(here.see(0).seats[0]).toMatchObject({ hand: hands[0], deckKnown: [] });
    expect(here.see(1).seats[0]).toMatchObject({ hand: [], handCount: 5, deckKnown: [] });
    expect(new Set([...hands[0], ...here.see().seats[0].deckKnown.map((known) => known.card)]).size).toBe(30);
  });

  it('R-2.1 Seat 1 places, then seat 2, then seat 1 takes the first turn', () => {
    const { here, story } = beginning({ heroes: ['north', 'south'] });
    here.choices({ space: 's3' }, { option: 'north-cross' }, { space: 's6' }, { option: 'south-calm' }).settled();
    const told = story().flatMap((event) => {
      if (event.kind === 'place') return [`${event.fighter} to ${event.to}`];
      if (event.kind === 'form') return [event.form];
      return event.kind === 'turn' ? [`turn of ${event.seat}`] : [];
    });
    expect(told).toEqual([
      'north to s1',
      'north-guard to s3',
      'north-cross',
      'south to s8',
      'south-guard to s6',
      'south-calm',
      'turn of 0',
    ]);
    expect(here.see()).toMatchObject({ turn: 1, active: 0, actions: 2 });
  });

  it('R-2.2 The order of the seats is an input', () => {
    for (const heroes of [
      ['alice', 'medusa'],
      ['medusa', 'alice'],
    ]) {
      const here = begin({ board: 'marmoreal', heroes });
      expect(here.see().seats.map((seat) => seat.hero)).toEqual(heroes);
      expect(here.at(heroes[0])).toBe('s15');
      expect(here.see().waiting?.seat).toBe(0);
    }
  });
});

describe('placing', () => {
  it.each(['freeForAll', 'teams'] as const)('R-2.3 Hero n goes to starting space n, and each seat finishes before the next: %s', (mode) => {
    const here = begin({ board: four, heroes: NAMES, mode });
    const starts = ['s1', 's12', 's2', 's11'];
    NAMES.forEach((id, seat) => {
      expect(here.asks).toBe(`placeSidekick ${seat}`);
      expect(NAMES.map((name) => here.at(name))).toEqual(starts.map((space, i) => (i <= seat ? space : null)));
      here.choose({ fighter: `${id}-guard`, space: `s${4 + seat}` });
      expect(here.asks).toBe(`form ${seat}`);
      here.choose({ option: `${id}-cross` });
    });
    here.settled();
    expect(NAMES.map((id) => here.at(`${id}-guard`))).toEqual(['s4', 's5', 's6', 's7']);
    expect(here.see().seats.map((seat) => seat.form)).toEqual(NAMES.map((id) => `${id}-cross`));
    expect(here.asks).toBe('action 0');
  });

  it('R-2.3 Sidekicks stand in the zone of the hero, each on an empty space of its own', () => {
    const here = begin({ board: 'sarpedon', heroes: ['medusa', 'alice'] });
    expect(spaces(here)).toEqual(['s19', 's20', 's24', 's25', 's26']);
    here.choose({ space: 's20' });
    expect(spaces(here)).toEqual(['s19', 's24', 's25', 's26']);
    here.choose({ space: 's26' });
    expect(spaces(here)).toEqual(['s19', 's24', 's25']);
    here.choose({ space: 's19' });
    expect(places(here)).toMatchObject({ medusa: 's21', 'harpy-1': 's20', 'harpy-2': 's26', 'harpy-3': 's19', alice: 's31' });
  });

  it('R-2.4 Of a start in several zones each sidekick may take any, whatever the others took', () => {
    const here = begin({ board: 'marmoreal', heroes: ['medusa', 'alice'] });
    expect(spaces(here)).toEqual(['s1', 's8', 's9', 's21', 's22']);
    here.choose({ space: 's22' });
    expect(spaces(here)).toEqual(['s1', 's8', 's9', 's21']);
    here.choose({ space: 's1' });
    expect(spaces(here)).toEqual(['s8', 's9', 's21']);
  });

  const nook = zoned('setup-nook', ['a 1', 'a', 'b', 'b', 'c', 'c 2', 'c 3']);
  madeUp('setup-crowd', [], { sidekicks: [sidekick('cub', { count: 3, health: 1, reach: 'melee' })] });

  it('R-2.5 Only when no space of the zone is left, a sidekick goes to any empty space', () => {
    const here = begin({ board: nook, heroes: ['setup-crowd', 'setup-plain'] });
    expect(places(here)).toMatchObject({ 'setup-crowd': 's1', 'cub-1': 's2', 'cub-2': null });
    expect(spaces(here)).toEqual(['s3', 's4', 's5', 's7']);
    here.choose({ fighter: 'cub-2', space: 's4' });
    expect(spaces(here)).toEqual(['s3', 's5', 's7']);
    here.choose({ space: 's7' }).settled();
    expect(places(here)).toMatchObject({ 'cub-1': 's2', 'cub-2': 's4', 'cub-3': 's7', 'setup-plain': 's6' });
  });

  it('R-2.6 A sidekick that starts off the board is not placed', () => {
    madeUp('setup-conjurer', [], {
      sidekicks: [
        sidekick('double', { count: 3, health: 1, reach: 'melee', offBoard: true }),
        sidekick('cat', { health: 1, reach: 'melee' }),
      ],
    });
    const here = begin({ heroes: ['setup-conjurer', 'setup-plain'] });
    expect(here.legal()[0].fighter).toBe('cat');
    here.choose({ space: 's2' }).settled();
    expect(places(here)).toMatchObject({ 'double-1': null, 'double-2': null, 'double-3': null, cat: 's2' });
  });

  it('R-2.7 A counter starts where its hero says', () => {
    madeUp('setup-angry', [], { counter: { id: 'ire', start: 1, max: 3 } });
    madeUp('setup-mild', [], { counter: { id: 'calm', start: 0, max: 3 } });
    const here = begin({ heroes: ['setup-angry', 'setup-mild'] });
    expect(here.see().seats.map((seat) => seat.counter)).toEqual([1, 0]);
  });

  const misty = zoned('setup-misty', ['a 1', 'a b', 'a', 'a', 'a', 'c', 'c 2']);
  madeUp('setup-smoker', [card('waft', asScheme, scheme(moveToken(upTo(1))))], {
    sidekicks: [sidekick('moth', { health: 1, reach: 'melee' })],
    tokens: { id: 'smoke', count: 3 },
  });

  it('R-2.9 Tokens are placed like sidekicks: on different spaces of the zone without a fighter', () => {
    const here = begin({ board: misty, heroes: ['setup-smoker', 'setup-plain'] });
    here.choose({ kind: 'placeSidekick', space: 's3' });
    expect(here.asks).toBe('placeToken 0');
    expect(here.at('setup-plain')).toBe(null);
    expect(spaces(here)).toEqual(['s2', 's4', 's5']);
    here.choose({ space: 's4' });
    expect(spaces(here)).toEqual(['s2', 's5']);
    here.choose({ space: 's2' }).settled();
    expect(here.see().seats[0].tokens).toEqual(['s4', 's2', 's5']);
  });

  it('R-2.9 Where the zone has no room left, R-2.5 holds for tokens; where it has several colors, R-2.4 does', () => {
    const here = begin({ board: nook, heroes: ['setup-smoker', 'setup-plain'] });
    expect(here.at('moth')).toBe('s2');
    expect(spaces(here)).toEqual(['s3', 's4', 's5', 's7']);
    const two = begin({ board: 'marmoreal', heroes: ['setup-smoker', 'setup-plain'] });
    two.choose({ space: 's1' });
    expect(spaces(two)).toEqual(['s8', 's9', 's21', 's22']);
  });

  it('R-2.9 Later a token may share a space with a fighter', () => {
    const here = table(
      { board: misty, heroes: ['setup-smoker', 'setup-plain'] },
      { fighters: { moth: { space: 's3' } }, seats: [{ hand: ['waft', 'plain'], tokens: ['s2', 's4', 's5'] }] },
    );
    playScheme(here, 'waft', 'moth').choose({ token: 0 });
    expect(spaces(here)).toEqual(['s2', 's1', 's3']);
    expect(here.choose({ space: 's1' }).settled().see().seats[0].tokens).toEqual(['s1', 's4', 's5']);
  });

  it('R-2.10 A form that is not a setup decision is the first one, without a question', () => {
    madeUp('setup-doctor', [], { forms: ['doctor', 'beast'] });
    const here = begin({ heroes: ['setup-doctor', 'setup-plain'] });
    expect(here.see().seats[0].form).toBe('doctor');
    expect(here.asks).toBe('action 0');
  });

  it('R-2.11 All doors start open', () => {
    expect(begin({ board: 'heorot', heroes: ['setup-plain', 'north'] }).see().doors).toEqual({ d1: 'open', d2: 'open', d3: 'open' });
  });

  it('R-2.14 A starting space that a later seat still needs is not offered', () => {
    const here = begin({ board: four, heroes: NAMES.slice(0, 3), mode: 'freeForAll' });
    const all = Array.from({ length: 12 }, (_, i) => `s${i + 1}`);
    const without = (...taken: string[]) => all.filter((space) => !taken.includes(space));
    expect(spaces(here)).toEqual(without('s1', 's12', 's2'));
    here.choices({ space: 's11' }, { option: 'north-calm' });
    expect(spaces(here)).toEqual(without('s1', 's11', 's12', 's2'));
    here.choices({ space: 's3' }, { option: 'south-calm' });
    expect(spaces(here)).toEqual(without('s1', 's11', 's12', 's3', 's2'));
  });

  it('R-2.14 Nor for a token, nor where R-2.5 opens the whole board', () => {
    madeUp('setup-hazy', [], { tokens: { id: 'haze', count: 2 } });
    const hazy = begin({ heroes: ['setup-hazy', 'setup-plain'] });
    expect(spaces(hazy)).toEqual(['s2', 's3', 's4', 's5', 's6', 's7']);
    const three = begin({ board: nook, heroes: ['setup-crowd', 'setup-plain', 'setup-hazy'], mode: 'freeForAll' });
    expect(spaces(three)).toEqual(['s3', 's4', 's5']);
  });
});

describe('the basket', () => {
  madeUp(
    'setup-carrier',
    [
      card('unpack', asScheme, withItem('rope', scheme(draw(1))), withItem('lamp', scheme(damage(yourHero, 1)))),
      card('empty-out', asScheme, scheme(takeTopOfDiscard), withItem('lamp', scheme(damage(yourHero, 1)))),
      card('tally', asScheme, scheme(damage(yourHero, perCardInDiscard({})))),
    ],
    { items: ['rope', 'lamp'] },
  );
  const holding = (hand: string, discard: string[] = []) =>
    playScheme(
      table({ board, heroes: ['setup-carrier', 'setup-plain'] }, { actions: 1, seats: [{ hand: [hand], discard }, { hand: ['plain'] }] }),
      hand,
    );

  it('R-2.8 The basket begins with the reference card: any one item, by choice', () => {
    const rope = holding('unpack');
    expect(rope.asks).toBe('item 0');
    expect(rope.legal().map((choice) => choice.option)).toEqual(['rope', 'lamp']);
    rope.choose({ option: 'rope' }).settled();
    expect([rope.hand(0).length, rope.health('setup-carrier')]).toEqual([1, 12]);
    const lamp = holding('unpack').choose({ option: 'lamp' }).settled();
    expect([lamp.hand(0).length, lamp.health('setup-carrier')]).toEqual([0, 11]);
  });

  it('R-2.8 It is under every other card of the pile, and there again when they are gone', () => {
    const covered = holding('unpack', ['plain']).settled();
    expect([covered.hand(0).length, covered.health('setup-carrier')]).toEqual([1, 12]);
    const uncovered = holding('empty-out', ['plain']);
    expect(uncovered.hand(0)).toEqual(['plain']);
    expect(uncovered.asks).toBe('item 0');
    expect(uncovered.choose({ option: 'lamp' }).settled().health('setup-carrier')).toBe(11);
  });

  it('R-2.8 It is not a card: not in the pile, not taken, not counted', () => {
    const start = begin({ heroes: ['setup-carrier', 'setup-plain'] }).see().seats[0];
    expect(start).toMatchObject({ discard: [], handCount: 5, deckCount: 25 });
    expect(holding('tally').settled().health('setup-carrier')).toBe(12);
    expect(holding('tally', ['plain']).settled().health('setup-carrier')).toBe(11);
    const taking = holding('empty-out');
    expect(taking.hand(0)).toEqual([]);
    taking.choose({ option: 'rope' }).settled();
  });
});

describe('what there is not', () => {
  it('R-2.12 There is no mulligan', () => {
    const here = begin({ heroes: ['setup-plain', 'setup-doctor'] });
    expect(here.asks).toBe('action 0');
    expect(here.see().turn).toBe(1);
  });

  it('R-2.13 The discard piles start empty, and nothing is exhausted', () => {
    const { here, story } = beginning({ board: four, heroes: NAMES, mode: 'teams' });
    expect(here.see().seats.map((seat) => seat.discard)).toEqual([[], [], [], []]);
    expect(story().filter((event) => event.kind === 'exhausted' || event.kind === 'damage')).toEqual([]);
    expect(here.see().seats.every((seat) => seat.deckCount === 25)).toBe(true);
  });
});

describe('options', () => {
  const duel = (options: Partial<Options>) => ({ board, heroes: ['setup-many', 'setup-plain'], mode: 'duel' as const, options });

  it('R-2.15 The first value named is the default', () => {
    expect(DEFAULTS).toEqual({
      gameEnd: 'immediate',
      boostOnTextlessAttack: 'lost',
      bonusAttackOfDefeated: 'kept',
      mirrorMatch: false,
      mulligan: false,
      handicap: [],
      turnLimit: null,
    });
  });

  it('R-2.15 Every value named is taken', () => {
    for (const [name, values] of Object.entries({
      gameEnd: ['immediate', 'endOfAction'],
      boostOnTextlessAttack: ['lost', 'kept'],
      bonusAttackOfDefeated: ['kept', 'lost'],
      mirrorMatch: [false, true],
      mulligan: [false, true],
      handicap: [[], [3], [0, 11]],
      turnLimit: [null, 1, 500],
    }))
      for (const value of values) expect(refusals(duel({ [name]: value })), `${name}: ${value}`).toEqual([]);
  });

  it.each([
    ['gameEnd', ['later', '', null, true]],
    ['boostOnTextlessAttack', ['keep', false]],
    ['bonusAttackOfDefeated', ['made', false]],
    ['mirrorMatch', ['yes', 1, null]],
    ['mulligan', ['once', 0, null]],
    ['handicap', [3, '3', [-1], [1.5], ['1'], [12], [0, 12], [0, 0, 1], [0, 0, 0], null, { 0: 1 }]],
    ['turnLimit', [0, -1, 2.5, '10', true]],
  ])('R-2.15 Any other value is refused: %s', (name, values) => {
    for (const value of values) expect(refusals(duel({ [name]: value })), JSON.stringify(value)).toEqual([`options.${name}`]);
  });

  it.each(['mulligans', 'Mulligan', 'constructor', 'toString'])('R-2.15 Any other option is refused: %s', (name) => {
    expect(refusals(duel({ [name]: true }))).toEqual([`options.${name}`]);
  });

  it('R-2.15 gameEnd says when the game is judged', () => {
    madeUp('setup-reckless', [card('gamble', asScheme, scheme(damage(yourHero, 12), damage('theirHero', 12)))]);
    const played = (options: Partial<Options>) =>
      playScheme(table({ board, heroes: ['setup-reckless', 'setup-plain'], options }, { seats: [{ hand: ['gamble'] }] }), 'gamble').see();
    expect(played({}).winners).toEqual([1]);
    expect(played({ gameEnd: 'immediate' }).winners).toEqual([1]);
    expect(played({ gameEnd: 'endOfAction' }).winners).toEqual([0]);
  });

  it('R-2.15 boostOnTextlessAttack says what a cancel does to the boost of a card without text', () => {
    const value = (options: Partial<Options>) => {
      const here = table(
        { heroes: ['king-arthur', 'medusa'], options },
        {
          fighters: { 'king-arthur': { space: 's10' }, medusa: { space: 's11' } },
          seats: [{ hand: ['excalibur', 'noble-sacrifice', 'feint'] }, { hand: ['feint'] }],
        },
      );
      attackWith(here, 'excalibur').choices({ kind: 'laidBoost', card: 'noble-sacrifice' }, { kind: 'defense', card: 'feint' }).settled();
      return here.events.flatMap(({ event }) => (event.kind === 'values' ? [event.attack] : []));
    };
    expect(value({})).toEqual([6]);
    expect(value({ boostOnTextlessAttack: 'lost' })).toEqual([6]);
    expect(value({ boostOnTextlessAttack: 'kept' })).toEqual([9]);
  });

  it('R-2.15 mirrorMatch lets two seats take one hero', () => {
    expect(refusals({ ...duel({}), heroes: ['setup-plain', 'setup-plain'] })).toEqual(['heroes[1]']);
    expect(refusals({ ...duel({ mirrorMatch: true }), heroes: ['setup-plain', 'setup-plain'] })).toEqual([]);
  });

  it('R-2.15 mulligan: before the first turn each player may once shuffle the hand back and draw as many', () => {
    const here = begin({ ...duel({ mulligan: true }), heroes: ['setup-many', 'setup-plain'] });
    const before = here.hand(0);
    expect(here.asks).toBe('mulligan 0');
    expect(here.see().turn).toBe(0);
    expect(here.legal()).toHaveLength(2);
    here.choose({ yes: true });
    const { hand, handCount, deckCount, discard, deckKnown } = here.see().seats[0];
    expect({ handCount, deckCount, discard }).toEqual({ handCount: 5, deckCount: 25, discard: [] });
    expect(hand).not.toEqual(before);
    expect(new Set([...hand, ...deckKnown.map((known) => known.card)]).size).toBe(30);
    expect(here.see(0).seats[0].deckKnown).toEqual([]);
    expect(here.asks).toBe('mulligan 1');
    here.choose({ pass: true }).settled();
    expect(here.asks).toBe('action 0');
    expect(here.see().turn).toBe(1);
  });

  it('R-2.15 mulligan: what somebody has seen of the hand that is shuffled back is nowhere known to be', () => {
    const looker = madeUp('setup-looker', [], { abilities: [ability('setup', lookAtTheirHand)] });
    const here = begin({ ...duel({ mulligan: true }), heroes: ['setup-many', looker.id] });
    expect(here.see(1).seats[0].hand).toEqual(here.hand(0));
    here.choose({ yes: true });
    expect(here.see(1).seats[0]).toMatchObject({ hand: [], handCount: 5, deckKnown: [], inDoubt: [] });
    here.choose({ pass: true }).settled();
  });

  it('R-2.15 mulligan: who declines keeps the hand, and all are asked in the order of the seats, after all have placed', () => {
    const here = begin({ board: four, heroes: NAMES, mode: 'freeForAll', options: { mulligan: true } });
    const hands = NAMES.map((_, seat) => here.hand(seat));
    NAMES.forEach((id, seat) => here.choices({ space: `s${4 + seat}` }, { option: `${id}-calm` }));
    for (let seat = 0; seat < 4; seat++) {
      expect(here.asks).toBe(`mulligan ${seat}`);
      here.choose({ pass: true });
    }
    here.settled();
    expect(NAMES.map((_, seat) => here.hand(seat))).toEqual(hands);
  });

  it('R-2.15 handicap is taken off the hero at the start', () => {
    const start = (handicap: number[]) =>
      Object.values(begin({ heroes: ['north', 'south'], options: { handicap } }).see().fighters).map(({ health }) => health);
    expect(start([])).toEqual([12, 2, 12, 2]);
    expect(start([3])).toEqual([9, 2, 12, 2]);
    expect(start([0, 11])).toEqual([12, 2, 1, 2]);
  });

  it('R-2.15 turnLimit: the game is drawn when so many turns have been taken, and not before', () => {
    const taken = (turnLimit: number | null, turns: number) => {
      const here = begin({ heroes: ['setup-plain', 'setup-many'], options: { turnLimit } });
      for (let action = 0; action < 2 * turns; action++) {
        maneuver(here);
        while (here.asks.startsWith('handLimit')) here.choose(here.legal()[0]);
      }
      return here.see();
    };
    expect(taken(3, 2)).toMatchObject({ over: false, turn: 3 });
    expect(taken(3, 3)).toMatchObject({ over: true, turn: 3, winners: [] });
    expect(taken(1, 1)).toMatchObject({ over: true, turn: 1, winners: [] });
    expect(taken(null, 4)).toMatchObject({ over: false, turn: 5 });
  });
});
