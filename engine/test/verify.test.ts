/** Scenes as files: what a script may say, and what is told when it falls short. */
import { choices, knownBoards, knownHeroes, newGame, parseScene, record, type SceneFile, sceneOf, verify } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp, row } from './made-up.ts';
import './table.ts';

/** Alice at s2 in a row of six, Medusa's and her fighters elsewhere on it. */
const board = row('verify-row', 12);
const duel = (script: unknown[], seats: unknown[] = []): unknown => ({
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
});
const HANDS = [{ hand: ['snicker-snack', 'feint'] }, { hand: ['dash', 'snipe'] }];
const ATTACK = { choose: { action: 'attack' } };

describe('a script', () => {
  it('answers with the one choice that has the fields named', () => {
    expect(
      verify(
        duel(
          [
            { expect: { waiting: { kind: 'action', seat: 0 }, fighters: { medusa: { health: 16 } } } },
            ATTACK,
            { choose: { card: 'snicker-snack' } },
            { cannot: { card: 'feint' } },
            { choose: { kind: 'defense', pass: true } },
            { expect: { combats: [{ attack: { value: 5 }, winner: 'attack' }], waiting: { kind: 'pickCard' } } },
            { choose: { card: 'dash' } },
            { expect: { fighters: { medusa: { health: 11 } }, combats: [], seats: [{}, { discard: ['dash'], hand: ['snipe'] }] } },
          ],
          HANDS,
        ),
      ),
    ).toBeNull();
  });

  it('may name an answer that the game gave itself, and need not', () => {
    const forced = [{ choose: { fighter: 'alice' } }, { choose: { target: 'medusa' } }];
    for (const steps of [[], forced, [forced[0]], [forced[1]]])
      expect(verify(duel([ATTACK, ...steps, { choose: { card: 'feint' } }, { choose: { pass: true } }], HANDS))).toBeNull();
    expect(verify(duel([ATTACK, { choose: { target: 'harpy-3' } }], HANDS))).toMatchObject({ step: 2 });
    expect(verify(duel([ATTACK, forced[1], forced[1]], HANDS))).toMatchObject({ step: 3, problem: expect.stringContaining('attackCard') });
  });

  it('does not take what is settled for a choice', () => {
    const onlyCard = [{ hand: ['feint'] }, { hand: ['dash'] }];
    expect(
      verify(
        duel([ATTACK, { choose: { fighter: 'alice', target: 'medusa' } }, { expect: { combats: [{ attack: { card: null } }] } }], onlyCard),
      ),
    ).toBeNull();
    expect(
      verify(duel([ATTACK, { choose: { kind: 'attackCard' } }, { expect: { combats: [{ attack: { card: 'feint' } }] } }], onlyCard)),
    ).toBeNull();
  });

  it('looks with the eyes of a seat, or of nobody', () => {
    const seen = [
      { expect: { seats: { 0: { hand: ['feint', 'snicker-snack'], handCount: 2 } } } },
      { expect: { seats: { 0: { hand: ['feint', 'snicker-snack'] } }, choices: [{ action: 'maneuver' }, { action: 'attack' }] }, as: 0 },
      { expect: { seats: { 0: { hand: [], handCount: 2 } }, choices: [] }, as: 1 },
      { expect: { eyes: 'spectator', seats: { 1: { hand: [], handCount: 2 } } }, as: 'spectator' },
    ];
    expect(verify(duel(seen, HANDS))).toBeNull();
    expect(verify(duel([{ expect: {}, as: 2 }], HANDS))).toMatchObject({ step: 1, problem: 'no such seat' });
  });

  it('decides what chance does', () => {
    madeUp('verify-thief', [
      {
        id: 'rob',
        type: 'scheme',
        boost: 1,
        copies: 2,
        by: 'any',
        effects: [
          {
            at: 'scheme',
            does: [
              { do: 'opponent', does: [{ do: 'discardRandom', cards: 2 }] },
              { do: 'draw', cards: 2 },
            ],
          },
        ],
      },
    ]);
    const rob = (chance: unknown[]) => ({
      scene: 2,
      setup: { board, heroes: ['verify-thief', 'medusa'], mode: 'duel' },
      position: { seats: [{ hand: ['rob', 'rob'] }, { hand: ['dash', 'feint', 'snipe', 'snipe'] }] },
      script: [...chance, { choose: { action: 'scheme' } }, { choose: { card: 'rob' } }],
    });
    for (const discards of [
      ['snipe', 'dash'],
      ['feint', 'snipe'],
      ['snipe', 'snipe'],
    ]) {
      const file = rob([{ chance: { seat: 1, discards } }]);
      expect(verify({ ...file, script: [...file.script, { expect: { seats: [{}, { discard: discards }] } }] })).toBeNull();
      const apart = rob(discards.map((card) => ({ chance: { seat: 1, discards: card } })));
      expect(verify({ ...apart, script: [...apart.script, { expect: { seats: [{}, { discard: discards }] } }] })).toBeNull();
    }
    const deck = { chance: { seat: 1, deck: ['regroup', 'dash'] } };
    const top = { expect: { seats: { 1: { deckKnown: { 0: { card: 'regroup' }, 1: { card: 'dash' } } } } } };
    expect(verify({ ...rob([]), script: [deck, top] })).toBeNull();
    expect(verify(rob([{ chance: { seat: 1, deck: ['regroup', 'faint'] } }]))).toMatchObject({
      problem: 'unknown card "faint"; did you mean "feint"?',
    });
    expect(verify(rob([{ chance: { seat: 1, deck: ['dash', 'dash', 'dash'] } }]))).toMatchObject({
      problem: 'these cards are not all in the deck',
    });
    expect(verify(rob([{ chance: { seat: 2, deck: [] } }]))).toMatchObject({ problem: 'no such seat' });
  });

  it('lets a seat concede', () => {
    expect(verify(duel([{ concede: 1 }, { expect: { over: true, winners: [0], waiting: null, choices: [] } }], HANDS))).toBeNull();
    expect(verify(duel([{ concede: 1 }, { concede: 0 }], HANDS))).toMatchObject({ step: 2, problem: 'this seat cannot concede' });
    expect(verify(duel([{ concede: 4 }], HANDS))).toMatchObject({ step: 1 });
    expect(verify(duel([{ concede: 1 }, { choose: { card: 'feint' } }], HANDS))).toMatchObject({ step: 2, legal: [], why: null });
  });

  it('may begin with a record, and with any moment of one', () => {
    const setup = { board, heroes: ['alice', 'medusa'], mode: 'duel' } as const;
    const game = newGame(setup, 7);
    const kept = record(setup, 7, [choices(game)[0]]);
    expect(verify({ ...sceneOf(kept, 0, 'first'), script: [{ expect: { seq: 0 } }] })).toBeNull();
    expect(verify({ ...sceneOf(kept, 1, 'second'), script: [{ expect: { seq: 1 } }] })).toBeNull();
    expect(verify({ scene: 2, game: { ...kept, answers: [1] } })).toMatchObject({ step: 0, found: [{ path: 'game.answers[0]' }] });
  });
});

describe('heroes and boards made for a scene', () => {
  const plain = { id: 'plain', type: 'versatile', value: 2, boost: 1, copies: 30, by: 'any', effects: [] };
  const hero = (id: string, health: number) => ({ id, health, move: 2, reach: 'melee', sidekicks: [], deck: [plain] });
  const file = (health: number): unknown => ({
    scene: 2,
    heroes: [hero('verify-lent', health), hero('verify-foe', 5)],
    boards: [
      {
        id: 'verify-strip',
        aspect: 4,
        radius: 20,
        zones: [{ id: 'a', color: 'grey' }],
        spaces: [
          { id: 'left', x: 100, y: 500, zones: ['a'], start: 1 },
          { id: 'right', x: 900, y: 500, zones: ['a'], start: 2 },
        ],
        lines: [['left', 'right']],
        passages: [],
        highGround: [],
        doors: [],
        crossings: [],
      },
    ],
    setup: { board: 'verify-strip', heroes: ['verify-lent', 'verify-foe'], mode: 'duel' },
    position: { seats: [{ hand: ['plain'] }] },
    script: [{ expect: { fighters: { 'verify-lent': { health, space: 'left' } } } }],
  });

  it('are known only while it runs, so that another may use their names', () => {
    const before = [knownHeroes().length, knownBoards().length];
    expect(verify(file(9))).toBeNull();
    expect(verify(file(11))).toBeNull();
    expect(verify(file(9))).toBeNull();
    expect([knownHeroes().length, knownBoards().length]).toEqual(before);
  });

  it('are checked with all their problems, and cannot take a known name', () => {
    const wrong = {
      ...(file(9) as SceneFile),
      heroes: [hero('alice', 9), { ...hero('x', 9), move: 'far', deck: [{ ...plain, copies: 31 }] }, null],
    };
    const { found, step } = verify(wrong)!;
    expect(step).toBe(0);
    const paths = (found as { path: string; problem: string }[]).map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['heroes[0].id', 'heroes[1].move', 'heroes[2]']));
    expect(paths.some((path) => path.startsWith('heroes[1].deck'))).toBe(true);
    const twice = { ...(file(9) as SceneFile), heroes: [hero('x', 9), hero('x', 9)] };
    expect(verify(twice)).toMatchObject({ found: [{ path: 'heroes[1].id', problem: '"x" is there already: heroes[0]' }] });
  });
});

describe('a scene that falls short', () => {
  it('says the step, what was expected, what was there, and what was legal', () => {
    expect(verify(duel([ATTACK, { expect: { fighters: { medusa: { health: 9 } } } }], HANDS))).toEqual({
      step: 2,
      problem: 'fighters.medusa.health differs',
      expected: 9,
      found: 16,
      why: null,
      legal: [
        { kind: 'attackCard', seat: 0, fighter: 'alice', target: 'medusa', card: 'snicker-snack' },
        { kind: 'attackCard', seat: 0, fighter: 'alice', target: 'medusa', card: 'feint' },
      ],
    });
    expect(verify(duel([{ expect: { fighter: {} } }], HANDS))).toMatchObject({ problem: 'fighter is not there', found: undefined });
    expect(verify(duel([{ expect: { winners: [0] } }], HANDS))).toMatchObject({ problem: 'winners differs', expected: [0], found: [] });
    expect(verify(duel([{ cannot: { action: 'attack' } }], HANDS))).toMatchObject({
      problem: 'this can be chosen',
      found: [{ kind: 'action', action: 'attack' }],
    });
    expect(verify(duel([{ choose: { kind: 'action' } }], HANDS))).toMatchObject({ problem: 'several choices match; name more of it' });
  });

  it('says why an answer is not to be had', () => {
    const why = (...steps: unknown[]) => verify(duel(steps, [{ hand: ['feint', 'looking-glass'] }, { hand: ['dash'] }]))?.why;
    expect(why({ choose: { action: 'scheme' } })).toEqual({ why: 'noCard', type: 'scheme' });
    expect(why(ATTACK, { choose: { card: 'looking-glass' } })).toEqual({ why: 'wrongType', type: 'defense' });
    expect(why(ATTACK, { choose: { card: 'eat-me' } })).toEqual({ why: 'notInHand' });
    const maneuver = [{ choose: { action: 'maneuver' } }, { choose: { pass: true } }, { choose: { fighter: 'alice' } }];
    expect(why(...maneuver, { choose: { space: 's6' } })).toEqual({ why: 'occupied', fighter: 'medusa' });
    expect(why(...maneuver, { choose: { space: 's9' } })).toEqual({ why: 'tooFar', upTo: 2 });
    expect(why(...maneuver, { choose: { space: 's7' } })).toEqual({ why: 'blocked', upTo: 2 });
  });

  it('does not let a slip of the pen pass for something impossible', () => {
    for (const [field, name] of Object.entries({
      fighter: 'harpie-1',
      target: 'x',
      space: 's77',
      card: 'faint',
      door: 'd1',
      action: 'run',
      opponent: 5,
    }))
      expect(verify(duel([{ cannot: { [field]: name } }], HANDS)), field).toMatchObject({
        step: 1,
        problem: expect.stringContaining(`unknown ${field}`),
      });
  });
});

describe('malformed scenes', () => {
  const problems = (data: unknown) =>
    (verify(data)!.found as { path: string; problem: string }[]).map(({ path, problem }) => `${path}: ${problem}`);

  it('have all their problems listed', () => {
    expect(
      problems({
        scene: 3,
        titel: 'x',
        rules: 'R-1.1',
        position: [],
        script: [
          {},
          3,
          { choose: {} },
          { choose: { figther: 'alice', kind: 'fight', pass: false, seat: -1 } },
          { pick: {} },
          { choose: { card: 'x' }, cannot: { card: 'y' } },
          { expect: 4 },
          { expect: {}, as: 'me' },
          { concede: 1, as: 1 },
          { chance: { seat: 0 } },
          { chance: { deck: 'feint', luck: 1 } },
          { concede: 'medusa', note: 1 },
          { expect: { choices: { anyOrder: 3 }, turn: { atLeast: 1, atMost: 2 }, seats: [{ counter: { atMost: 'two' } }] } },
        ],
        refused: [],
      }),
    ).toEqual([
      'titel: unknown field "titel"; did you mean "title"?',
      'scene: is 3; this version reads 1 and 2',
      'rules: must be a list of rule numbers, not "R-1.1"',
      'position: must be an object, not a list',
      'script[0]: must have exactly one of choose, can, cannot, before, expect, chance, concede',
      'script[1]: must be an object, not 3',
      'script[2].choose: must be an object with at least one field',
      'script[3].choose.figther: unknown field "figther"; did you mean "fighter"?',
      expect.stringMatching(/^script\[3\]\.choose\.kind: must be one of action, .*, not "fight"$/),
      'script[3].choose.seat: must be the number of a seat, from 0, not -1',
      'script[3].choose.pass: must be true, not false',
      expect.stringMatching(/^script\[4\]: unknown step "pick"/),
      'script[5]: must have exactly one of choose, can, cannot, before, expect, chance, concede',
      'script[6].expect: must be an object, not 4',
      'script[7].as: must be the number of a seat, or "spectator", not "me"',
      'script[8].as: belongs to expect',
      'script[9].chance: must have discards or deck',
      expect.stringMatching(/^script\[10\]\.chance\.luck: unknown field "luck"/),
      'script[10].chance.seat: is missing',
      'script[10].chance.deck: must be a list of card names, not "feint"',
      'script[11].note: must be a text, not 1',
      'script[11].concede: must be the number of a seat, from 0, not "medusa"',
      'script[12].expect.choices.anyOrder: must be a list, not 3',
      'script[12].expect.turn: "atLeast" stands alone in its object',
      'script[12].expect.seats[0].counter.atMost: must be a number, not "two"',
      'refused: must have 1 to 256 entries, not 0',
      'script: cannot be played in a scene that must be refused',
      'setup: is missing, and there is no game',
    ]);
  });

  it('crash nothing, whatever they are', () => {
    const odd = [null, undefined, 0, '', 'scene', [], {}, true, { scene: 2, game: {} }, { scene: 2, game: 3 }, { scene: 2, setup: {} }];
    for (const data of odd) expect(verify(data), JSON.stringify(data)).toMatchObject({ step: 0 });
    for (const heroes of [[null], [[]], [3], ['alice'], [{}], {}])
      expect(verify({ scene: 2, heroes, setup: {} })).toMatchObject({ step: 0 });
    expect(() => parseScene({ scene: 2, setup: {}, game: {} })).toThrow('stands instead of setup and position');
  });
});
