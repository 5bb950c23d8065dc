/** Positions from descriptions: what they become, and every way in which they can be wrong. */
import { InvalidData, type Position, type Setup, scene, view } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp } from './made-up.ts';
import { table } from './table.ts';

madeUp('scene-bearer', [], {
  forms: ['day', 'night'],
  counter: { id: 'oil', start: 1, max: 3 },
  tokens: { id: 'lamp', count: 2 },
  sidekicks: [
    { id: 'moth', count: 2, health: 2, reach: 'melee' },
    { id: 'shade', count: 1, health: 3, reach: 'melee', offBoard: true },
  ],
});
const DUEL: Setup = { board: 'heorot', heroes: ['scene-bearer', 'medusa'], mode: 'duel' };
const FREE: Setup = { board: 'marmoreal', heroes: ['scene-bearer', 'medusa', 'alice'], mode: 'freeForAll' };
const TEAMS: Setup = { board: 'marmoreal', heroes: ['scene-bearer', 'medusa', 'alice', 'sinbad'], mode: 'teams' };

function problems(position: unknown, setup: Setup = DUEL): string[] {
  try {
    scene(setup, position as Position);
  } catch (error) {
    if (error instanceof InvalidData) return error.problems.map(({ path, problem }) => `${path}: ${problem}`);
    throw error;
  }
  return [];
}
const see = (position: Position, setup: Setup = DUEL) => view(scene(setup, position), 'all');

describe('a position', () => {
  it('without anything named stands as after setup, with empty hands and decks in printed order', () => {
    const { fighters, seats, turn, active } = see({ seats: [{ hand: ['plain'] }] });
    expect([turn, active]).toEqual([3, 0]);
    expect(fighters['scene-bearer']).toMatchObject({ space: 's17', health: 12, turnStart: 's17' });
    expect(fighters['moth-1'].space).not.toBeNull();
    expect(fighters.shade).toMatchObject({ space: null, health: 0, defeated: true });
    expect(seats[0]).toMatchObject({ form: 'day', counter: 1, tokens: [null, null], turns: 2, deckCount: 29 });
    expect(seats[1].hand).toEqual([]);
    expect(seats[1].deckKnown.slice(0, 4).map(({ card }) => card)).toEqual([
      'gaze-of-stone',
      'gaze-of-stone',
      'gaze-of-stone',
      'second-shot',
    ]);
  });

  it('says where every card of a seat is', () => {
    const { seats } = see({
      seats: [{ hand: ['plain'] }, { hand: ['feint', 'dash'], deck: ['snipe', 'regroup'], discard: ['feint', 'gaze-of-stone'] }],
    });
    expect(seats[1].hand).toEqual(['dash', 'feint']);
    expect(seats[1].deckKnown.slice(0, 2)).toEqual([
      { card: 'snipe', fromTop: 1 },
      { card: 'regroup', fromTop: 2 },
    ]);
    expect(seats[1].discard).toEqual(['feint', 'gaze-of-stone']);
    expect(seats[1].deckCount).toBe(26);
  });

  it('may have all other cards under the discard pile', () => {
    const { seats } = see({ seats: [{ hand: ['plain'] }, { deck: ['snipe'], discard: ['feint'], rest: 'discard' }] });
    expect(seats[1].deckCount).toBe(1);
    expect(seats[1].discard.length).toBe(29);
    expect(seats[1].discard.at(-1)).toBe('feint');
  });

  it('sets forms, counters, tokens, doors, turns and those who left the board', () => {
    const { fighters, seats, doors } = see({
      doors: { d2: 'closed' },
      fighters: { 'scene-bearer': { space: null, turnStart: 's3' }, 'moth-2': { health: 0 }, shade: { space: 's5' } },
      seats: [{ hand: ['plain'], form: 'night', counter: 3, tokens: ['s3'], turns: 4 }],
    });
    expect(doors.d2).toBe('closed');
    expect(doors.d1).toBe('open');
    expect(fighters['scene-bearer']).toMatchObject({ space: null, health: 12, defeated: false, turnStart: 's3' });
    expect(fighters['moth-2']).toMatchObject({ space: null, defeated: true });
    expect(fighters.shade).toMatchObject({ space: 's5', health: 3 });
    expect(seats[0]).toMatchObject({ form: 'night', counter: 3, tokens: ['s3', null], turns: 4 });
  });

  it('takes out of a free-for-all whose hero is defeated, and out of teams who has no fighter left', () => {
    const out = see({ fighters: { medusa: { health: 0 } }, seats: [{ hand: ['plain'] }] }, FREE);
    expect(out.seats.map((seat) => seat.out)).toEqual([false, true, false]);
    expect(out.fighters['harpy-1']).toMatchObject({ space: null, defeated: true });
    expect(see({ seats: [{ hand: ['plain'] }, { out: true }] }, FREE).seats[1].out).toBe(true);
    const team = see({ fighters: { medusa: { health: 0 } }, seats: [{ hand: ['plain'] }] }, TEAMS);
    expect(team.seats[1].out).toBe(false);
    expect(team.fighters['harpy-1'].space).not.toBeNull();
  });

  it('can begin with setup, with a turn, with an action, or after the last one', () => {
    const setup = table({ board: 'heorot', heroes: ['medusa', 'alice'] }, { at: 'setup', seats: [{ hand: ['feint'] }] });
    expect(setup.asks).toBe('placeSidekick 0');
    expect(setup.see()).toMatchObject({ turn: 0, seats: { 0: { turns: 0, hand: ['feint'] } } });
    const near = { medusa: { space: 's17' }, alice: { space: 's18' } };
    const start = table({ heroes: ['medusa', 'alice'], board: 'heorot' }, { at: 'turnStart', fighters: near });
    expect(start.asks).toBe('pickFighter 0');
    expect(start.see()).toMatchObject({ actions: 2, seats: { 0: { turns: 2 } } });
    const action = table({ heroes: ['medusa', 'alice'] }, { actions: 1, actionNumber: 1, seats: [{ hand: ['feint'] }] });
    expect(action.see()).toMatchObject({ actions: 1, actionNumber: 1, waiting: { kind: 'action', seat: 0 } });
    const hand = ['feint', 'feint', 'feint', 'dash', 'dash', 'dash', 'snipe', 'snipe'];
    expect(table({ heroes: ['medusa', 'alice'] }, { actions: 0, seats: [{ hand }] }).asks).toBe('handLimit 0');
  });
});

describe('a position is refused', () => {
  it('with every unknown field and wrong type at once', () => {
    expect(
      problems({
        turns: 1,
        turn: 0,
        doors: [],
        seats: [{ hands: [], hand: 'feint', counter: -1, tokens: [1] }, 3],
        fighters: { medusa: { at: 's1', health: 'full' }, alice: 's1' },
      }),
    ).toEqual([
      'position.turns: unknown field "turns"; did you mean "turn"?',
      'position.turn: must be a whole number, 1 or more, not 0',
      'position.doors: must be an object of doors, not a list',
      'position.seats[0].hands: unknown field "hands"; did you mean "hand"?',
      'position.seats[0].hand: must be a list of card names, not "feint"',
      'position.seats[0].counter: must be a whole number, 0 or more, not -1',
      'position.seats[0].tokens[0]: must be the name of a space, or null, not 1',
      'position.seats[1]: must be an object, not 3',
      'position.fighters.medusa.at: unknown field "at"; known: space, health, turnStart',
      'position.fighters.medusa.health: must be a whole number, 0 or more, not "full"',
      'position.fighters.alice: must be an object, not "s1"',
    ]);
    expect(problems(7)).toEqual(['position: must be an object, not 7']);
  });

  it('with every name that means nothing', () => {
    expect(
      problems({
        doors: { d9: 'closed', d1: 'ajar' },
        fighters: { harpy: {}, medusa: { space: 's99', turnStart: 'x' } },
        seats: [{ form: 'dusk', tokens: ['s99'] }, { hand: ['faint', 'dash', 'dash', 'dash', 'dash', 'dash'] }],
      }),
    ).toEqual([
      'position.seats[1].hand[0]: unknown card "faint"; did you mean "feint"?',
      'position.seats[1].hand[4]: the deck has only 3 of "dash"',
      'position.seats[1].hand[5]: the deck has only 3 of "dash"',
      expect.stringMatching(/^position\.fighters\.harpy: unknown fighter "harpy"; known: .* harpy-1/),
      expect.stringMatching(/^position\.fighters\.medusa\.space: unknown space "s99"/),
      expect.stringMatching(/^position\.fighters\.medusa\.turnStart: unknown space "x"/),
      expect.stringMatching(/^position\.doors\.d9: unknown door "d9"/),
      'position.doors.d1: must be open or closed, not "ajar"',
      expect.stringMatching(/^position\.seats\[0\]\.form: unknown form "dusk"/),
      expect.stringMatching(/^position\.seats\[0\]\.tokens\[0\]: unknown space "s99"/),
    ]);
  });

  it('that the rules do not allow', () => {
    expect(problems({ fighters: { medusa: { space: 's5' }, 'moth-1': { space: 's5' } } })).toEqual([
      'position.fighters.medusa.space: s5 is taken by moth-1 (R-3.1)',
    ]);
    expect(problems({ fighters: { medusa: { health: 17 } } })).toEqual(['position.fighters.medusa.health: is 17; its most is 16 (R-1.4)']);
    expect(problems({ fighters: { 'moth-1': { health: 0, space: 's5' } } })).toEqual([
      'position.fighters.moth-1.space: a defeated fighter is on no space (R-10.3)',
    ]);
    expect(problems({ seats: [{ counter: 4, tokens: ['s3', 's3', 's4'] }] })).toEqual([
      'position.seats[0].counter: is 4; its most is 3',
      'position.seats[0].tokens[1]: two tokens on one space (R-14.6.3)',
      'position.seats[0].tokens[2]: this hero has 2 tokens',
    ]);
    expect(problems({ seats: [{}, { form: 'day', counter: 1, tokens: ['s1'] }, {}] })).toEqual([
      'position.seats: the game has 2 seats',
      'position.seats[1].form: this hero has no forms',
      'position.seats[1].counter: this hero has no counter',
      'position.seats[1].tokens[0]: this hero has no tokens',
    ]);
    expect(problems({ active: 2 })).toEqual(['position.active: the seats are 0 to 1']);
    expect(problems({ seats: [{ turns: 0 }] })).toEqual(['position.seats[0].turns: counts the present turn too']);
    expect(problems({ doors: { d1: 'closed' } }, { ...DUEL, board: 'soho' })).toEqual(['position.doors.d1: this board has no doors']);
  });

  it('in which the game is over, or the active seat is out', () => {
    expect(problems({ fighters: { medusa: { health: 0 } } })).toEqual(['position.fighters: with these fighters defeated the game is over']);
    expect(problems({ seats: [{ out: true }] }, FREE)).toEqual(['position.active: seat 0 is out of the game']);
    expect(problems({ fighters: { medusa: { space: 's5' } }, seats: [{}, { out: true }] }, FREE)).toEqual([
      'position.fighters.medusa: seat 1 is out of the game (R-11.6)',
      'position.fighters.medusa.space: a defeated fighter is on no space (R-10.3)',
    ]);
  });

  it('with fields that mean nothing where it begins', () => {
    expect(problems({ at: 'turnStart', actions: 1, fighters: { medusa: { turnStart: 's1' } } })).toEqual([
      'position.actions: means nothing in a scene at turnStart',
      'position.fighters.medusa.turnStart: means nothing in a scene at turnStart',
    ]);
    expect(problems({ at: 'setup', active: 1, fighters: { medusa: { space: 's1' } }, seats: [{ tokens: ['s3'] }] })).toEqual([
      'position.active: means nothing in a scene at setup',
      'position.seats[0].tokens: means nothing in a scene at setup',
      'position.fighters.medusa.space: means nothing in a scene at setup',
    ]);
    expect(problems({ at: 'noon' })).toEqual(['position.at: must be one of setup, turnStart, actions, not "noon"']);
  });

  it('with every problem of its setup', () => {
    const setup = { board: 'heorott', heroes: ['medusa', 'medusa', 'alise'], mode: 'dual', options: { mulligan: 1, luck: 2 }, seats: 2 };
    expect(problems({}, setup as unknown as Setup)).toEqual([
      'setup.seats: unknown field "seats"; known: board, heroes, mode, options, rules',
      'setup.board: unknown board "heorott"; did you mean "heorot"?',
      'setup.heroes[2]: unknown hero "alise"; did you mean "alice"?',
      'setup.mode: unknown mode "dual"; did you mean "duel"?',
      expect.stringMatching(/^setup\.options\.luck: unknown field "luck"/),
      'setup.options.mulligan: must be false or true, not 1',
      'setup.heroes[1]: "medusa" is taken by seat 0 (R-1.12); the option mirrorMatch allows it',
    ]);
    for (const wrong of [null, 3, 'duel', [], {}]) expect(problems({}, wrong as unknown as Setup)).not.toEqual([]);
    expect(problems({}, { ...DUEL, options: 5 } as unknown as Setup)).toEqual(['setup.options: must be an object, not 5']);
  });
});
