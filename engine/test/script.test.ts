/** What a script may deny, claim, stop before and compare; and files of the first format. */
import {
  aboutQuestion,
  type Choice,
  card,
  choices,
  describe as described,
  immediately,
  inBrief,
  kindOfChoice,
  move,
  newGame,
  one,
  opposingFighters,
  type QuestionKind,
  record,
  upTo,
  verify,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp, row } from './made-up.ts';
import { everySetup, seedOf } from './matrix.ts';
import { dice, pickOf } from './playing.ts';
import { tableOf } from './table.ts';

const board = row('script-row', 12);
/** Alice next to Medusa in a row; the Jabberwock behind her, one Harpy far away. */
const duel = (script: unknown[], seats: unknown[] = [], more: object = {}): unknown => ({
  scene: 2,
  setup: { board, heroes: ['alice', 'medusa'], mode: 'duel' },
  position: {
    fighters: {
      alice: { space: 's5' },
      jabberwock: { space: 's3' },
      medusa: { space: 's6' },
      'harpy-1': { health: 0 },
      'harpy-2': { health: 0 },
      'harpy-3': { space: 's10' },
    },
    seats,
  },
  script,
  ...more,
});
const HANDS = [{ form: 'small', hand: ['snicker-snack', 'feint'] }, { hand: ['dash', 'snipe'] }];
const ATTACK = { choose: { action: 'attack' } };
const problem = (script: unknown[], seats: unknown[] = HANDS): string | undefined => verify(duel(script, seats))?.problem;

describe('can', () => {
  it('holds if one legal answer or several have the fields named, and answers nothing', () => {
    expect(
      verify(
        duel(
          [{ can: { action: 'attack' } }, ATTACK, { can: { kind: 'attackCard' } }, { can: { card: 'feint' } }, { expect: { seq: 1 } }],
          HANDS,
        ),
      ),
    ).toBeNull();
  });
  it('says why something cannot be chosen', () => {
    expect(verify(duel([{ can: { action: 'scheme' } }], HANDS))).toMatchObject({
      step: 1,
      problem: 'this cannot be chosen; seat 0 is asked "action"',
      found: [],
      why: { why: 'noCard', type: 'scheme' },
      legal: [{ action: 'maneuver' }, { action: 'attack' }],
    });
  });
});

describe.each(['can', 'cannot'])('%s', (verb) => {
  it.each([
    ['another question', [], { kind: 'defense' }, '"defense" is not being asked; seat 0 is asked "action"'],
    ['another seat', [], { action: 'scheme', seat: 1 }, 'seat 1 is not being asked; seat 0 is asked "action"'],
    ['what never answers this question', [], { card: 'feint' }, 'seat 0 is asked "action", which is answered by action, not by card'],
    ['a step that was not asked', [ATTACK], { target: 'harpy-3' }, 'seat 0 is asked "attackCard", and target is settled: "medusa"'],
    ['only what is settled', [ATTACK], { fighter: 'alice' }, 'names nothing that is picked; seat 0 is asked "attackCard"'],
    ['a game that is over', [{ concede: 1 }], { action: 'attack' }, 'nothing is asked; the game is over'],
    ['an option before the first', [], { option: 0 }, 'options are counted from 1, as cards print them'],
  ])('is an error about %s', (_, before, wanted, says) => {
    expect(problem([...before, { [verb]: wanted }])).toBe(says);
  });
  it('does not let a slip of the pen pass', () => {
    expect(problem([{ [verb]: { action: 'atack' } }])).toBe('unknown action "atack"; did you mean "attack"?');
  });
});

describe('cannot', () => {
  it('may deny what the question could be answered by, with what is settled beside it', () => {
    const denied = [{ cannot: { card: 'dash' } }, { cannot: { fighter: 'alice', target: 'medusa', card: 'looking-glass' } }];
    expect(verify(duel([ATTACK, ...denied], HANDS))).toBeNull();
  });
  it('may deny a card to somebody who holds none that would do', () => {
    const script = [ATTACK, { choose: { card: 'feint' } }, { cannot: { kind: 'defense', card: 'snipe' } }, { choose: { pass: true } }];
    expect(verify(duel(script, [{ hand: ['feint'] }, { hand: ['gaze-of-stone'] }]))).toBeNull();
  });
  it('may deny that a question is declined, whatever it is', () => {
    expect(verify(duel([{ cannot: { pass: true } }, ATTACK, { cannot: { pass: true } }], HANDS))).toBeNull();
    const declined = [ATTACK, { choose: { card: 'feint' } }, { cannot: { pass: true } }];
    expect(problem(declined)).toBe('this can be chosen');
  });
});

describe('before', () => {
  it('goes back to a question that the game has answered itself, which is then asked', () => {
    const script = [
      ATTACK,
      { expect: { waiting: { kind: 'attackCard' } } },
      { before: { kind: 'target' } },
      { expect: { waiting: { kind: 'target', about: { fighter: 'alice' } }, choices: [{ target: 'medusa' }], combats: [] } },
      { cannot: { target: 'harpy-3' } },
      { can: { target: 'medusa' } },
      { choose: { target: 'medusa' } },
      { choose: { card: 'snicker-snack' } },
    ];
    expect(verify(duel(script, HANDS))).toBeNull();
  });
  it('can stop the very first run, before anything has happened', () => {
    const script = [
      { expect: { actions: 0, waiting: { kind: 'boostManeuver' }, seats: [{ handCount: 1 }, {}] } },
      { before: { action: 'maneuver' } },
      { expect: { actions: 1, waiting: { kind: 'action' }, seats: [{ handCount: 0, deckCount: 30 }, {}] } },
      { can: { action: 'maneuver' } },
      { cannot: { action: 'attack' } },
      { choose: { action: 'maneuver' } },
      { expect: { seats: [{ handCount: 1 }, {}] } },
    ];
    const setup = { board, heroes: ['alice', 'medusa'], mode: 'duel' };
    expect(verify({ scene: 2, setup, position: { actions: 1 }, script })).toBeNull();
  });
  it('tells what the game has answered itself, if it was not that', () => {
    expect(verify(duel([ATTACK, { before: { target: 'harpy-3' } }], HANDS))).toMatchObject({
      problem: 'the game has not given this answer itself; seat 0 is asked "attackCard"',
      found: [
        { kind: 'attackWith', fighter: 'alice' },
        { kind: 'target', target: 'medusa' },
      ],
    });
    expect(problem([ATTACK, { choose: { card: 'feint' } }, { before: { kind: 'target' } }])).toContain('has not given this answer itself');
  });
  it('does not undo what chance was made to do', () => {
    expect(problem([ATTACK, { chance: { seat: 1, deck: ['regroup'] } }, { before: { kind: 'target' } }])).toBe(
      'chance was set since; go back before',
    );
  });
  it('has not come to the answers that the game gave after it', () => {
    const script = [ATTACK, { before: { kind: 'attackWith' } }, { before: { kind: 'target' } }];
    expect(problem(script)).toBe('the game has not given this answer itself; seat 0 is asked "attackWith"');
  });
  it('knows nothing of the combat that followed', () => {
    madeUp('script-archer', [
      card('volley', { type: 'attack', value: 3, copies: 2, by: 'any' }, immediately(move(one(opposingFighters()), upTo(0)))),
    ]);
    const script = [
      ATTACK,
      { choose: { card: 'volley' } },
      { expect: { lastCombat: { winner: 'attack' } } },
      { before: { kind: 'pickFighter' } },
      { expect: { lastCombat: null, combats: [{ revealed: true }] } },
      { choose: { kind: 'pickFighter' } },
      { expect: { lastCombat: { winner: 'attack' } } },
    ];
    const position = { fighters: { 'script-archer': { space: 's5' }, 'king-arthur': { space: 's6' }, merlin: { health: 0 } } };
    const setup = { board, heroes: ['script-archer', 'king-arthur'], mode: 'duel' };
    expect(verify({ scene: 2, setup, position: { ...position, seats: [{ hand: ['volley', 'plain'] }] }, script })).toBeNull();
  });
  it('keeps the combat of before', () => {
    const strike = [ATTACK, { choose: { card: 'feint' } }, { choose: { pass: true } }, { expect: { lastCombat: { winner: 'attack' } } }];
    const again = [
      { choose: { action: 'attack' } },
      { before: { kind: 'attackWith' } },
      { expect: { lastCombat: { attack: { card: 'feint' } } } },
    ];
    expect(verify(duel([...strike, ...again], [{ hand: ['feint', 'feint'] }, { hand: ['dash'] }]))).toBeNull();
  });
});

describe('lastCombat', () => {
  const fought = [ATTACK, { choose: { card: 'snicker-snack' } }, { choose: { card: 'dash' } }];
  it('is nothing before the first, and not told before the values are settled', () => {
    expect(verify(duel([{ expect: { lastCombat: null } }, ...fought.slice(0, 2), { expect: { lastCombat: null } }], HANDS))).toBeNull();
  });
  it('has winner, final values and accounts when the cards are gone', () => {
    const side = { seat: 0, fighter: 'alice', card: 'feint', boost: null, bonus: null, value: 2, account: [{ how: 'printed', amount: 2 }] };
    const script = [
      ATTACK,
      { choose: { card: 'feint' } },
      { choose: { card: 'dash' } },
      {
        expect: {
          combats: [],
          lastCombat: { winner: 'defense', damage: 0, attack: side, defense: { seat: 1, fighter: 'medusa', card: 'dash', value: 3 } },
        },
      },
      { expect: { lastCombat: { winner: 'defense', attack: { account: [{ amount: 2 }] } } }, as: 'spectator' },
    ];
    expect(verify(duel(script, HANDS))).toBeNull();
  });
  it('has a side without a card', () => {
    const script = [
      ATTACK,
      { choose: { card: 'feint' } },
      { choose: { pass: true } },
      {
        expect: {
          lastCombat: { winner: 'attack', damage: 2, defense: { seat: 1, fighter: 'medusa', card: null, value: null, account: [] } },
        },
      },
    ];
    expect(verify(duel(script, HANDS))).toBeNull();
  });
  it('has a bonus attack as a combat of its own', () => {
    const script = [
      ATTACK,
      { choose: { card: 'rain-of-arrows' } },
      { choose: { kind: 'defense', card: 'skirmish' } },
      { choose: { fighter: 'achilles' } },
      { choose: { kind: 'moveTo', space: 's27' } },
      { expect: { combats: [{}, {}], lastCombat: { winner: 'defense', attack: { bonus: null }, defense: { card: 'skirmish' } } } },
      { choose: { kind: 'defense', pass: true } },
      { expect: { combats: [], lastCombat: { winner: 'attack', attack: { bonus: { otherThan: null } }, defense: { card: null } } } },
    ];
    const fighters = { yennenga: { space: 's26' }, achilles: { space: 's19' }, patroclus: { health: 0 } };
    const seats = [{ hand: ['rain-of-arrows', 'point-blank'] }, { hand: ['skirmish', 'feint'] }];
    const setup = { board: 'hanging-gardens', heroes: ['yennenga', 'achilles'], mode: 'duel' };
    expect(verify({ scene: 2, setup, position: { fighters, seats }, script })).toBeNull();
  });
  it('names the one who took over, and the second card of King Arthur', () => {
    const arthur = [
      ATTACK,
      { choose: { card: 'swift-strike' } },
      { choose: { kind: 'laidBoost', card: 'skirmish' } },
      { choose: { card: 'smoke-and-mirrors' } },
      { choose: { yes: true } },
      { expect: { lastCombat: { attack: { boost: 'skirmish' }, defense: { fighter: 'bess' } } } },
    ];
    const fighters = { 'king-arthur': { space: 's5' }, merlin: { health: 0 }, houdini: { space: 's6' }, bess: { space: 's9' } };
    const seats = [{ hand: ['swift-strike', 'skirmish', 'feint'] }, { hand: ['smoke-and-mirrors'] }];
    const setup = { board, heroes: ['king-arthur', 'houdini'], mode: 'duel' };
    expect(verify({ scene: 2, setup, position: { fighters, seats }, script: arthur })).toBeNull();
  });
  it('is not decided when the game ends in it', () => {
    const file = duel([ATTACK, { choose: { card: 'feint' } }, { choose: { pass: true } }], HANDS) as {
      script: unknown[];
      position: { fighters: object };
    };
    const script = [...file.script, { expect: { over: true, lastCombat: { winner: null, damage: 2, attack: { card: 'feint' } } } }];
    const dying = { ...file.position.fighters, medusa: { space: 's6', health: 1 } };
    expect(verify({ ...file, script, position: { ...file.position, fighters: dying } })).toBeNull();
  });
  it('is that of the record with which a scene begins', () => {
    const setup = { board: 'marmoreal', heroes: ['king-arthur', 'medusa'], mode: 'duel' } as const;
    const table = tableOf(newGame(setup, 3));
    const answers: Choice[] = [];
    const random = dice(5);
    while (!table.events.some(({ event }) => event.kind === 'winner')) {
      const legal = choices(table.game);
      const picked = legal.find((each) => described(table.game, each).action === 'attack') ?? pickOf(legal, random);
      answers.push(picked);
      table.choose(described(table.game, picked));
    }
    const { attack, defense, damage } = table.events.flatMap(({ event }) => (event.kind === 'values' ? [event] : [])).at(-1)!;
    const expected = { lastCombat: { damage, attack: { value: attack }, defense: { value: defense } } };
    expect(verify({ scene: 2, game: record(setup, 3, answers), script: [{ expect: expected }] })).toBeNull();
  });
});

describe('comparisons', () => {
  const at = (expected: unknown): string | undefined => problem([{ expect: expected }]);
  it('take a list in any order, each entry once', () => {
    const hand = (...cards: unknown[]): string | undefined => at({ seats: { 1: { hand: { anyOrder: cards } } } });
    expect(hand('snipe', 'dash')).toBeUndefined();
    expect(hand('dash', 'snipe')).toBeUndefined();
    expect(hand('dash', 'dash')).toBe('seats.1.hand has no entry like this, or too few');
    expect(hand('dash')).toBe('seats.1.hand differs');
    expect(at({ turn: { anyOrder: [3] } })).toBe('turn differs');
  });
  it('look for entries of a list, whatever else is in it', () => {
    const hand = (...cards: unknown[]): string | undefined => at({ seats: { 1: { hand: { has: cards } } } });
    expect([hand('snipe'), hand('snipe', 'dash'), hand()]).toEqual([undefined, undefined, undefined]);
    expect(hand('dash', 'dash')).toBe('seats.1.hand has no entry like this, or too few');
    expect(at({ turn: { has: [3] } })).toBe('turn is no list');
    expect(at({ seats: { 1: { hand: { otherThan: { has: ['feint'] } } } } })).toBeUndefined();
    expect(at({ seats: { 1: { hand: { otherThan: { has: ['dash'] } } } } })).toBe('seats.1.hand is so');
  });
  it('find each entry its own, also where the first that fits is another’s only one', () => {
    const choice = (...wanted: unknown[]): string | undefined => at({ choices: { anyOrder: wanted } });
    expect(choice({}, { action: 'maneuver' })).toBeUndefined();
    expect(choice({ kind: 'action' }, { action: 'maneuver' })).toBeUndefined();
    expect(choice({ action: 'attack' }, { action: 'attack' })).toBe('choices has no entry like this, or too few');
  });
  it('take bounds, and whatever is not so', () => {
    const health = (expected: unknown): string | undefined => at({ fighters: { medusa: { health: expected } } });
    expect([health({ atLeast: 16 }), health({ atMost: 16 }), health({ otherThan: 15 })]).toEqual([undefined, undefined, undefined]);
    expect([health({ atLeast: 17 }), health({ atMost: 15 }), health({ otherThan: 16 })]).toEqual([
      'fighters.medusa.health is less',
      'fighters.medusa.health is more',
      'fighters.medusa.health is so',
    ]);
    expect(at({ fighters: { medusa: { space: { atMost: 3 } } } })).toBe('fighters.medusa.space is no number');
    expect(at({ lastCombat: { otherThan: null } })).toBe('lastCombat is so');
  });
});

describe('a scene that must be refused', () => {
  const refused = (named: string[], more: object = {}) => verify({ ...(duel([], [], more) as object), script: undefined, refused: named });
  const twice = { setup: { board, heroes: ['alice', 'alice'], mode: 'duel' }, position: {} };
  it('is, for exactly these reasons, by their places or word by word', () => {
    expect(refused(['setup.heroes[1]'], twice)).toBeNull();
    expect(refused(['setup.heroes[1]: "alice" is taken by seat 0 (R-1.12); the option mirrorMatch allows it'], twice)).toBeNull();
    const crowd = { position: { fighters: { alice: { space: 's6' }, medusa: { space: 's6', health: 99 } } } };
    expect(refused(['position.fighters.medusa.space', 'position.fighters.medusa.health'], crowd)).toBeNull();
    expect(refused(['position.fighters.medusa.space'], crowd)).toMatchObject({
      step: 0,
      problem: 'it is not refused so',
      found: [{ path: 'position.fighters.medusa.health' }],
    });
  });
  it('falls short if the game takes it', () => {
    expect(refused(['setup.heroes[1]'])).toMatchObject({
      step: 0,
      found: [{ path: 'refused[0]', problem: 'nothing like "setup.heroes[1]" is wrong with it' }],
    });
    expect(refused(['setup.heroes[1]: is too tall'], twice)).toMatchObject({
      found: [{ path: 'refused[0]' }, { path: 'setup.heroes[1]' }],
    });
  });
  it('may be so for its heroes, or for an answer of its record', () => {
    expect(
      refused(['heroes[0].move'], {
        heroes: [
          {
            id: 'x',
            health: 1,
            move: 'far',
            reach: 'melee',
            sidekicks: [],
            deck: [{ id: 'c', type: 'versatile', value: 1, copies: 30, by: 'any', effects: [] }],
          },
        ],
      }),
    ).toBeNull();
  });
});

describe('a file of the first format', () => {
  const old = (script: unknown[], seats: unknown[] = HANDS, setup?: object) =>
    verify({ ...(duel(script, seats) as object), ...(setup ? { setup, position: { seats } } : {}), scene: 1 });
  it('counts options from 0, in answers and in what is expected of them', () => {
    const genie = { board: 'marmoreal', heroes: ['genie', 'medusa'], mode: 'duel' };
    const hand = [{ hand: ['three-wishes', 'feint'] }, { hand: ['dash'] }];
    const wish = [{ choose: { action: 'scheme' } }, { choose: { card: 'three-wishes' } }];
    const offered = { expect: { choices: [{ option: 0 }, { option: 1 }, { option: 2 }] } };
    expect(
      old(
        [...wish, offered, { cannot: { option: 3 } }, { choose: { option: 0 } }, { expect: { seats: { 0: { handCount: 6 } } } }],
        hand,
        genie,
      ),
    ).toBeNull();
    const today = [
      ...wish,
      { expect: { choices: [{ option: 1 }, { option: 2 }, { option: 3 }] } },
      { choose: { option: 1 } },
      { expect: { seats: { 0: { handCount: 6 } } } },
    ];
    expect(verify({ scene: 2, setup: genie, position: { seats: hand }, script: today })).toBeNull();
  });
  it('may deny what nobody is asked for', () => {
    expect(old([{ cannot: { kind: 'defense' } }, ATTACK, { cannot: { target: 'harpy-3' } }, { cannot: { fighter: 'alice' } }])).toBeNull();
  });
});

describe('every question', () => {
  it('is answered by the kinds of things that are told of it, and each answer can be named by itself', () => {
    const seen = new Map<QuestionKind, Set<string>>();
    for (const setup of everySetup().filter((each) => seedOf(each) % 90 === 3)) {
      const random = dice(seedOf(setup));
      const table = tableOf(newGame({ ...setup, options: { ...setup.options, mulligan: true } }, seedOf(setup)));
      const { game } = table;
      for (let n = 0; !game.over && n < 250; n++) {
        const legal = choices(game);
        const kind = described(game, legal[0]).kind as QuestionKind;
        const kinds = seen.get(kind) ?? new Set();
        seen.set(kind, kinds);
        for (const each of legal) kinds.add(kindOfChoice(each));
        expect(new Set(legal.map((each) => JSON.stringify(inBrief(game, each)))).size).toBe(legal.length);
        table.choose(described(game, pickOf(legal, random) as Choice));
      }
    }
    expect(seen.size).toBeGreaterThan(30);
    for (const [kind, kinds] of seen) expect([...aboutQuestion(kind).picks, 'pass'], kind).toEqual(expect.arrayContaining([...kinds]));
  });
});
