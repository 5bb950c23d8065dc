import { BOARDS } from '@peerless/boards';
import {
  adjacentTo,
  afterCombat,
  anySpace,
  board,
  boardSpace,
  bonusAttack,
  cancelTheirEffects,
  card,
  charge,
  damage,
  draw,
  duringCombat,
  each,
  empty,
  immediately,
  inZoneOf,
  learnBoards,
  lines,
  move,
  named,
  newGame,
  opposingFighter,
  opposingFighters,
  type Position,
  perZoneOf,
  place,
  returnAsAttacker,
  scheme,
  sidekick,
  space,
  startedInAnotherZone,
  upTo,
  when,
  yourFighter,
} from '@peerless/engine';
import { expect, it, describe as suite } from 'vitest';
import { madeUp } from '../made-up.ts';
import { doors, fighters, inOrder, maneuver, play, spaces, standing, walk } from '../moving.ts';
import { type Table, table, tableOf } from '../table.ts';
import { zoned } from './zoned.ts';

const Keeper = named('gatekeeper');
const said = { type: 'scheme', boost: 1, copies: 1, by: 'gatekeeper' } as const;
madeUp(
  'gatekeeper',
  [
    card('stroll', said, scheme(move(Keeper, upTo(3)))),
    card('step', said, scheme(move(Keeper, upTo(1)))),
    card('storm', said, scheme(charge(Keeper, upTo(3)))),
    card('blink', said, scheme(place(Keeper, anySpace))),
    card('haunt', said, scheme(place(Keeper, space(inZoneOf(Keeper))))),
    card('sidestep', said, scheme(place(Keeper, space(adjacentTo(Keeper))))),
    card('snarl', said, scheme(damage(each(opposingFighters(inZoneOf(Keeper))), 2))),
    card('bite', said, scheme(damage(each(opposingFighters(adjacentTo(Keeper))), 2))),
    card('survey', said, scheme(draw(perZoneOf(Keeper)))),
    card('startle', said, scheme(when(startedInAnotherZone(Keeper), draw(1)))),
  ],
  { sidekicks: [sidekick('hound', { health: 6, reach: 'ranged' })] },
);
madeUp('visitor', []);

type Places = Record<string, string | null>;
type Closed = readonly string[];
const shut = (closed: Closed): Position['doors'] => Object.fromEntries(closed.map((door) => [door, 'closed']));
/** The gatekeeper's turn; the hound is defeated unless it is named. */
const on = (id: string, places: Places, hand: readonly string[] = [], closed: Closed = [], more: Position = {}): Table =>
  table(
    { board: id, heroes: ['gatekeeper', 'visitor'] },
    {
      fighters: standing({ hound: null, ...places }),
      doors: shut(closed),
      seats: [{ hand: ['plain', ...hand] }, { hand: ['plain'] }],
      ...more,
    },
  );
const atHeorot = (places: Places, hand: readonly string[] = [], closed: Closed = [], more: Position = {}): Table =>
  on('heorot', { visitor: 's30', ...places }, hand, closed, more);
const mayAttack = (here: Table): boolean => here.may({ action: 'attack' });

suite('Doors', () => {
  const CUTS: Record<string, string> = { d1: 's11-s14 s14-s20', d2: 's4-s9 s4-s10', d3: 's21-s27 s22-s27' };

  it('R-13.1.1 All doors start open', () => {
    const game = newGame({ board: 'heorot', heroes: ['gatekeeper', 'visitor'], mode: 'duel' }, 1);
    expect(tableOf(game).see().doors).toEqual({ d1: 'open', d2: 'open', d3: 'open' });
  });

  it('R-13.1.1, R-13.1.5 A door lies across all of its lines: closed, it takes away those and no others', () => {
    const heorot = BOARDS.find(({ id }) => id === 'heorot')!;
    for (const closed of [[], ['d1'], ['d2'], ['d3'], ['d1', 'd2', 'd3']]) {
      const cut = closed.flatMap((door) => lines(CUTS[door]));
      const left = heorot.lines.filter(([a, b]) => !cut.some(([c, d]) => a === c && b === d));
      expect(heorot.lines.length - left.length).toBe(cut.length);
      for (const { id } of heorot.spaces.filter((each) => each.id !== 's30')) {
        const near = left.filter((line) => line.includes(id)).map(([a, b]) => (a === id ? b : a));
        const here = play(atHeorot({ gatekeeper: id }, ['sidestep'], closed), 'sidestep');
        const offered = near.map((next) => (next === 's30' ? id : next)); // the visitor stands there
        expect(spaces(here), `${id} with ${closed}`).toEqual(inOrder(offered));
      }
    }
  });

  it('R-13.1.2 Doors are opened and closed in a maneuver, never during movement from an effect', () => {
    for (const effect of ['stroll', 'storm']) {
      for (const closed of [[], ['d2']]) {
        const here = play(atHeorot({ gatekeeper: 's9' }, [effect], closed), effect);
        expect(here.asks).toBe('moveTo 0');
        expect(doors(here)).toEqual([]);
      }
    }
    expect(doors(walk(atHeorot({ gatekeeper: 's9' }), 'gatekeeper'))).toEqual(['d2']);
    expect(doors(walk(atHeorot({ gatekeeper: 's9' }, [], ['d2']), 'gatekeeper'))).toEqual(['d2']);
  });

  it('R-13.1.3 Opening costs 1 of the movement, closing nothing', () => {
    const here = walk(atHeorot({ gatekeeper: 's9' }, [], ['d2']), 'gatekeeper');
    expect(spaces(here)).toEqual(['s10', 's11', 's15', 's16']);
    here.choose({ door: 'd2' });
    expect(here.see().doors.d2).toBe('open');
    expect(spaces(here)).toEqual(['s4', 's10', 's11', 's15', 's16']);
    here.choose({ space: 's4' });
    expect(spaces(here)).toEqual([]);
    expect(doors(here)).toEqual(['d2']);
    here.choose({ door: 'd2' }).settled(); // nothing is left that it could do
    expect(here.at('gatekeeper')).toBe('s4');
    expect(here.see().doors).toEqual({ d1: 'open', d2: 'closed', d3: 'open' });
  });

  it('R-13.1.3 Closing first leaves the whole movement', () => {
    const here = walk(atHeorot({ gatekeeper: 's9' }), 'gatekeeper').choose({ door: 'd2' });
    expect(spaces(here)).toEqual(['s10', 's11', 's15', 's16']);
    here.choices({ space: 's16' }, { space: 's21' }, { pass: true }).settled();
    expect(here.at('gatekeeper')).toBe('s21');
    expect(here.see().doors).toEqual({ d1: 'open', d2: 'closed', d3: 'open' });
  });

  it('R-13.1.3 At any point: before the first step, between two, and after the last', () => {
    const between = walk(atHeorot({ gatekeeper: 's15' }), 'gatekeeper').choose({ space: 's11' });
    expect(doors(between)).toEqual(['d1']);
    between.choose({ door: 'd1' });
    expect(spaces(between)).toEqual(['s9', 's15', 's20']);
    between.choose({ space: 's9' });
    expect(doors(between)).toEqual(['d2']);
    between.choose({ door: 'd2' }).settled();
    expect(between.see().doors).toEqual({ d1: 'closed', d2: 'closed', d3: 'open' });
    expect(between.at('gatekeeper')).toBe('s9');
  });

  it('R-13.1.3 Without movement left no door is opened', () => {
    const one = walk(atHeorot({ gatekeeper: 's15' }, [], ['d2']), 'gatekeeper').choose({ space: 's9' });
    expect(doors(one)).toEqual(['d2']);
    one.choose({ door: 'd2' });
    expect(spaces(one)).toEqual([]);
    one.choose({ pass: true }).settled();
    expect(one.see().doors.d2).toBe('open');
    const none = walk(atHeorot({ gatekeeper: 's20' }, [], ['d1', 'd2']), 'gatekeeper')
      .choices({ space: 's15' }, { space: 's9' })
      .settled();
    expect(none.at('gatekeeper')).toBe('s9');
    expect(none.see().doors.d2).toBe('closed');
  });

  it('R-13.1.3 Also a fighter that moves 0 opens or closes', () => {
    const closing = walk(atHeorot({ gatekeeper: 's27' }), 'gatekeeper')
      .choices({ door: 'd3' }, { pass: true })
      .settled();
    expect([closing.at('gatekeeper'), closing.see().doors.d3]).toEqual(['s27', 'closed']);
    const opening = walk(atHeorot({ gatekeeper: 's27' }, [], ['d3']), 'gatekeeper')
      .choices({ door: 'd3' }, { pass: true })
      .settled();
    expect([opening.at('gatekeeper'), opening.see().doors.d3]).toEqual(['s27', 'open']);
  });

  it('R-13.1.3 Next to a door are the spaces from which a line crosses it', () => {
    const next: Record<string, string[]> = {};
    for (let n = 1; n < 30; n++) {
      const found = doors(walk(atHeorot({ gatekeeper: `s${n}`, visitor: 's30' }), 'gatekeeper'));
      if (found.length) next[`s${n}`] = found;
    }
    expect(next).toEqual({
      s4: ['d2'],
      s9: ['d2'],
      s10: ['d2'],
      s11: ['d1'],
      s14: ['d1'],
      s20: ['d1'],
      s21: ['d3'],
      s22: ['d3'],
      s27: ['d3'],
    });
  });

  it('R-13.1.3 Only the fighter being moved handles doors, not another one beside a door', () => {
    const here = walk(atHeorot({ gatekeeper: 's15', hound: 's10' }), 'gatekeeper');
    expect(doors(here)).toEqual([]);
    here.choose({ pass: true }).choose({ fighter: 'hound' });
    expect(doors(here)).toEqual(['d2']);
  });

  it('R-13.1.3 A door beside a friend in the way is not closed if the fighter could then not end its move', () => {
    const through = (visitor: string) => walk(atHeorot({ gatekeeper: 's9', hound: 's4', visitor }), 'gatekeeper').choose({ space: 's4' });
    const free = through('s3');
    expect(doors(free)).toEqual(['d2']); // on to s5
    free.choose({ door: 'd2' });
    expect(free.at('hound')).toBe('s4');
    expect(spaces(free)).toEqual([]); // s5 alone was left
    expect(free.at('gatekeeper')).toBe('s5');

    madeUp('crowd', [], { sidekicks: [sidekick('extra', { count: 2, health: 1, reach: 'melee' })] });
    const stuck = table(
      { board: 'heorot', heroes: ['gatekeeper', 'crowd'] },
      {
        fighters: standing({ gatekeeper: 's9', hound: 's4', crowd: 's30', 'extra-1': 's3', 'extra-2': 's5' }),
        seats: [{ hand: ['plain'] }],
      },
    );
    walk(stuck, 'gatekeeper').choose({ space: 's4' });
    expect(doors(stuck)).toEqual([]);
    expect(spaces(stuck)).toEqual(['s9', 's10']);
  });

  it('R-13.1.4 One door any number of times in one maneuver, as far as the movement goes', () => {
    const here = walk(atHeorot({ gatekeeper: 's9', hound: 's10' }), 'gatekeeper');
    for (const state of ['closed', 'open', 'closed', 'open']) {
      here.choose({ door: 'd2' });
      expect(here.see().doors.d2).toBe(state);
    }
    expect(spaces(here)).toEqual([]);
    here.choose({ door: 'd2' });
    expect(fighters(here)).toEqual(['hound']);
    expect(here.see().doors.d2).toBe('closed');
    here.choices({ fighter: 'hound' }, { door: 'd2' }, { space: 's4' }, { pass: true }).settled(); // the last to touch it decides
    expect([here.see().doors.d2, here.at('gatekeeper'), here.at('hound')]).toEqual(['open', 's9', 's4']);
  });

  it('R-13.1.4 Any number of doors in one maneuver', () => {
    const here = maneuver(atHeorot({ gatekeeper: 's11', hound: 's22' }));
    here.choices({ fighter: 'gatekeeper' }, { door: 'd1' }, { space: 's9' }, { door: 'd2' }, { space: 's16' });
    here.choices({ fighter: 'hound' }, { door: 'd3' }, { pass: true }).settled();
    expect(here.see().doors).toEqual({ d1: 'closed', d2: 'closed', d3: 'closed' });
  });

  it("R-13.1.4 Any player's fighters", () => {
    const here = walk(atHeorot({ gatekeeper: 's9', visitor: 's4' }, [], [], { actions: 1 }), 'gatekeeper').choices(
      { door: 'd2' },
      { pass: true },
    );
    expect(here.asks).toBe('action 1');
    walk(here, 'visitor').choose({ door: 'd2' });
    expect(here.see().doors.d2).toBe('open');
    here.choices({ space: 's10' }, { pass: true }).settled();
  });

  it('R-13.1.5 While a door is closed nobody moves along its lines', () => {
    expect(spaces(play(atHeorot({ gatekeeper: 's9' }, ['step']), 'step'))).toEqual(['s4', 's9', 's10', 's11', 's15', 's16']);
    expect(spaces(play(atHeorot({ gatekeeper: 's9' }, ['step'], ['d2']), 'step'))).toEqual(['s9', 's10', 's11', 's15', 's16']);
    expect(spaces(play(atHeorot({ gatekeeper: 's10' }, ['step'], ['d2']), 'step'))).toEqual(['s9', 's10', 's12', 's17']);
    expect(spaces(play(atHeorot({ gatekeeper: 's9' }, ['step'], ['d1', 'd3']), 'step'))).toContain('s4');
  });

  it('R-13.1.5 It does not matter from which end the door names a line', () => {
    const hall = (cut: string) =>
      zoned(`hall-cut-${cut}`, ['a 1', 'a', 'a 2'], { doors: [{ id: 'd1', x: 160, y: 500, cuts: lines(cut) }] });
    for (const cut of ['s1-s2', 's2-s1']) {
      const step = (from: string, closed: Closed) => play(on(hall(cut), { gatekeeper: from, visitor: 's3' }, ['step'], closed), 'step');
      for (const from of ['s1', 's2']) {
        expect(spaces(step(from, []))).toEqual(['s1', 's2']);
        expect(step(from, ['d1']).settled().at('gatekeeper')).toBe(from); // there is nowhere to go
      }
      expect(mayAttack(on(hall(cut), { gatekeeper: 's1', visitor: 's2' }))).toBe(true);
      expect(mayAttack(on(hall(cut), { gatekeeper: 's1', visitor: 's2' }, [], ['d1']))).toBe(false);
    }
  });

  it('R-13.1.5 While a door is closed nobody attacks along its lines', () => {
    expect(mayAttack(atHeorot({ gatekeeper: 's9', visitor: 's4' }))).toBe(true);
    expect(mayAttack(atHeorot({ gatekeeper: 's9', visitor: 's4' }, [], ['d2']))).toBe(false);
    expect(mayAttack(atHeorot({ gatekeeper: 's10', visitor: 's4' }, [], ['d2']))).toBe(false);
    expect(mayAttack(atHeorot({ gatekeeper: 's10', visitor: 's9' }, [], ['d2']))).toBe(true);
  });

  it('R-13.1.5 While a door is closed no effect sees the spaces as adjacent', () => {
    expect(
      play(atHeorot({ gatekeeper: 's9', visitor: 's4' }, ['bite']), 'bite')
        .settled()
        .health('visitor'),
    ).toBe(10);
    expect(
      play(atHeorot({ gatekeeper: 's9', visitor: 's4' }, ['bite'], ['d2']), 'bite')
        .settled()
        .health('visitor'),
    ).toBe(12);
    expect(
      play(atHeorot({ gatekeeper: 's9', visitor: 's10' }, ['bite'], ['d2']), 'bite')
        .settled()
        .health('visitor'),
    ).toBe(10);
  });

  it('R-13.1.6 Placing ignores doors', () => {
    const here = play(atHeorot({ gatekeeper: 's9' }, ['blink'], ['d1', 'd2', 'd3']), 'blink');
    expect(spaces(here)).toHaveLength(29);
    here.choose({ space: 's4' }).settled();
    expect(here.at('gatekeeper')).toBe('s4');
    expect(here.see().doors).toEqual({ d1: 'closed', d2: 'closed', d3: 'closed' });
  });

  /** The spaces that count as the zone of this one. */
  const zone = (id: string, at: string, closed: Closed, visitor: string): string[] => {
    const here = play(on(id, { gatekeeper: at, visitor }, ['haunt'], closed), 'haunt');
    return here.asks.startsWith('placeTo') ? spaces(here) : [here.at('gatekeeper')!];
  };

  it('R-13.1.7 Spaces of one colour are in two zones while the shortest path between them leads through a closed door', () => {
    expect(zone('heorot', 's4', [], 's30')).toEqual(['s4', 's9', 's10', 's12', 's16', 's17', 's18', 's21', 's22', 's27']);
    expect(zone('heorot', 's4', ['d2'], 's30')).toEqual(['s4']);
    expect(zone('heorot', 's4', ['d1', 'd3'], 's30')).toEqual(['s4', 's9', 's10', 's12', 's16', 's17', 's18', 's21', 's22']);
  });

  it('R-13.1.7 A longer way around does not keep them together: 2 steps through the door, 3 around it', () => {
    expect(zone('heorot', 's12', [], 's30')).toContain('s4');
    expect(zone('heorot', 's12', ['d2'], 's30')).not.toContain('s4');
    expect(zone('heorot', 's12', ['d2'], 's30')).toEqual(expect.arrayContaining(['s10', 's17', 's22', 's27']));
  });

  /** A ring s1-s2-s3-s4 of one colour, and s5 behind s3 in another. */
  const RING = 'ring-with-two-doors';
  learnBoards([
    board(RING, {
      aspect: 1,
      radius: 20,
      zones: [
        { id: 'a', color: 'grey' },
        { id: 'b', color: 'red' },
      ],
      spaces: [
        boardSpace('s1', 100, 100, 'a', 1),
        boardSpace('s2', 300, 100, 'a'),
        boardSpace('s3', 300, 300, 'a'),
        boardSpace('s4', 100, 300, 'a'),
        boardSpace('s5', 500, 300, 'b', 2),
      ],
      lines: lines('s1-s2 s2-s3 s3-s4 s1-s4 s3-s5'),
      passages: [],
      highGround: [],
      doors: [
        { id: 'd1', x: 200, y: 100, cuts: lines('s1-s2') },
        { id: 'd2', x: 200, y: 300, cuts: lines('s3-s4') },
      ],
      crossings: [],
    }),
  ]);

  it('R-13.1.7 Of several equally short paths one free one is enough', () => {
    expect(zone(RING, 's1', [], 's5')).toEqual(['s1', 's2', 's3', 's4']);
    expect(zone(RING, 's1', ['d1'], 's5')).toEqual(['s1', 's3', 's4']); // s1-s4-s3 is as short as s1-s2-s3
    expect(zone(RING, 's2', ['d1'], 's5')).toEqual(['s2', 's3', 's4']); // likewise s2-s3-s4
    expect(zone(RING, 's3', ['d1'], 's5')).toEqual(['s1', 's2', 's3', 's4']);
    expect(zone(RING, 's1', ['d1', 'd2'], 's5')).toEqual(['s1', 's4']); // both ways are closed
    expect(zone(RING, 's3', ['d1', 'd2'], 's5')).toEqual(['s2', 's3']);
  });

  it('R-13.1.7 Every pair of spaces of Heorot, whichever doors are closed, against all shortest paths walked one by one', () => {
    const heorot = BOARDS.find(({ id }) => id === 'heorot')!;
    const near = (at: string) => heorot.lines.filter((line) => line.includes(at)).map(([a, b]) => (a === at ? b : a));
    const walks = (from: string, to: string, steps: number): string[][] =>
      steps === 0 ? (from === to ? [[from]] : []) : near(from).flatMap((next) => walks(next, to, steps - 1).map((rest) => [from, ...rest]));
    const shortest = (from: string, to: string): string[][] => {
      for (let steps = 0; ; steps++) {
        const found = walks(from, to, steps);
        if (found.length) return found;
      }
    };
    const isFree = (path: string[], cut: readonly (readonly [string, string])[]) =>
      path.every((at, i) => i === 0 || !cut.some((line) => line.includes(at) && line.includes(path[i - 1])));
    const pairs = heorot.spaces.flatMap((a) =>
      heorot.spaces
        .filter((b) => b.zones.some((color) => a.zones.includes(color)))
        .map((b) => ({ a: a.id, b: b.id, paths: shortest(a.id, b.id) })),
    );
    let apart = 0;
    for (let bits = 0; bits < 8; bits++) {
      const closed = ['d1', 'd2', 'd3'].filter((_, door) => bits & (1 << door));
      const cut = closed.flatMap((door) => lines(CUTS[door]));
      for (const { id } of heorot.spaces) {
        const visitor = id === 's30' ? 's1' : 's30'; // s1 and s30 share no colour
        const mine = pairs.filter(({ a }) => a === id);
        const together = mine.filter(({ paths }) => paths.some((path) => isFree(path, cut)));
        apart += mine.length - together.length;
        const expected = inOrder(together.map(({ b }) => b).filter((b) => b !== visitor));
        expect(zone('heorot', id, closed, visitor), `${id} with ${closed}`).toEqual(expected);
      }
    }
    expect(apart).toBeGreaterThan(100);
  });

  it('R-13.1.8 Effects that speak of zones are stopped by a closed door', () => {
    const snarl = (closed: Closed) => play(atHeorot({ gatekeeper: 's9', visitor: 's4' }, ['snarl'], closed), 'snarl').settled();
    expect(snarl([]).health('visitor')).toBe(10);
    expect(snarl(['d1', 'd3']).health('visitor')).toBe(10);
    expect(snarl(['d2']).health('visitor')).toBe(12);
  });

  it('R-13.1.8 Ranged attacks into a zone are stopped by a closed door', () => {
    const hound = (closed: Closed) => mayAttack(atHeorot({ gatekeeper: 's25', hound: 's16', visitor: 's4' }, [], closed));
    expect(hound([])).toBe(true);
    expect(hound(['d1', 'd3'])).toBe(true);
    expect(hound(['d2'])).toBe(false);
  });

  it('R-13.1.8 Abilities that speak of zones are stopped by a closed door', () => {
    const medusa = (closed: Closed) =>
      table(
        { board: 'heorot', heroes: ['medusa', 'visitor'] },
        {
          at: 'turnStart',
          fighters: standing({ medusa: 's5', 'harpy-1': null, 'harpy-2': null, 'harpy-3': null, visitor: 's9' }),
          doors: shut(closed),
          seats: [{ hand: ['snipe'] }],
        },
      );
    expect(medusa([]).may({ fighter: 'visitor' })).toBe(true);
    expect(medusa(['d2']).settled().asks).toBe('action 0');
  });

  madeUp('vanisher', [], { rules: [{ rule: 'placedInBoostedManeuver' }] });
  const vanish = (to: string, closed: Closed) =>
    table(
      { board: 'heorot', heroes: ['vanisher', 'visitor'] },
      { fighters: standing({ vanisher: 's1', visitor: 's30' }), doors: shut(closed), seats: [{ hand: ['plain', 'plain'] }] },
    ).choices({ action: 'maneuver' }, { card: 'plain' }, { fighter: 'vanisher' }, { yes: true }, { space: to });

  it('R-13.1.10 A fighter placed instead of moved may close doors next to it', () => {
    const here = vanish('s9', []);
    expect(spaces(here)).toEqual([]);
    expect(doors(here)).toEqual(['d2']);
    here.choose({ door: 'd2' }).settled();
    expect([here.at('vanisher'), here.see().doors.d2]).toEqual(['s9', 'closed']);
    const left = vanish('s9', []).choose({ pass: true }).settled();
    expect([left.at('vanisher'), left.see().doors.d2]).toEqual(['s9', 'open']);
  });

  it('R-13.1.10 It has no movement to open one, nor to go on', () => {
    const here = vanish('s9', ['d2']).settled();
    expect([here.at('vanisher'), here.see().doors.d2]).toEqual(['s9', 'closed']);
    expect(vanish('s15', []).settled().at('vanisher')).toBe('s15');
  });

  it('R-13.1.11 The zones of one space are its colours, whatever doors are closed', () => {
    for (const closed of [[], ['d2'], ['d1', 'd2', 'd3']]) {
      const drawn = (at: string) =>
        play(atHeorot({ gatekeeper: at }, ['survey'], closed), 'survey')
          .settled()
          .hand(0).length - 1;
      expect([drawn('s4'), drawn('s10'), drawn('s18')]).toEqual([2, 1, 2]);
    }
  });

  it('R-13.1.11 A space is compared with an earlier one with the doors as they are now', () => {
    const startle = (turnStart: string, closed: Closed) => {
      const here = atHeorot({}, ['startle'], closed, {
        fighters: { gatekeeper: { space: 's9', turnStart }, hound: { health: 0 }, visitor: { space: 's30' } },
      });
      return play(here, 'startle').settled().hand(0).length - 1;
    };
    expect(startle('s4', [])).toBe(0); // one colour
    expect(startle('s4', ['d2'])).toBe(1);
    expect(startle('s10', [])).toBe(1); // neighbours of different colours
    const leave = (...doing: object[]) => {
      const here = walk(atHeorot({ gatekeeper: 's4' }, ['startle']), 'gatekeeper').choices({ space: 's9' }, ...doing);
      const before = here.hand(0).length;
      return play(here, 'startle').hand(0).length - (before - 1);
    };
    expect(leave({ pass: true })).toBe(0);
    expect(leave({ door: 'd2' }, { pass: true })).toBe(1);
  });
});

suite('Secret passages', () => {
  const NETWORKS: Record<string, readonly string[]> = {
    'baskerville-manor': ['s1', 's6', 's18', 's28'],
    'king-solomons-mine': ['s1', 's2', 's12', 's15', 's20', 's23'],
  };
  const AWAY: Record<string, string> = { 'baskerville-manor': 's31', 'king-solomons-mine': 's27' };

  it('R-13.2.1 A fighter steps from a passage space to any linked one for 1 movement', () => {
    expect(spaces(play(on('baskerville-manor', { gatekeeper: 's1', visitor: 's31' }, ['step']), 'step'))).toEqual(
      inOrder(['s1', 's2', 's7', 's6', 's18', 's28']),
    );
    expect(spaces(play(on('king-solomons-mine', { gatekeeper: 's20', visitor: 's27' }, ['step']), 'step'))).toEqual(
      inOrder(['s20', 's21', 's28', 's1', 's2', 's12', 's15', 's23']),
    );
    for (const [id, network] of Object.entries(NETWORKS)) {
      const { spaces: all, lines: printed } = BOARDS.find((each) => each.id === id)!;
      const visitor = AWAY[id];
      for (const { id: at } of all.filter((each) => each.id !== visitor)) {
        const near = printed.filter((line) => line.includes(at)).map(([a, b]) => (a === at ? b : a));
        const expected = inOrder([at, ...near, ...(network.includes(at) ? network : [])].filter((each) => each !== visitor));
        expect(spaces(play(on(id, { gatekeeper: at, visitor }, ['step']), 'step')), `${id} ${at}`).toEqual(expected);
      }
    }
  });

  it('R-13.2.1 The step through costs 1: one space before the passage it takes 2', () => {
    const one = play(on('baskerville-manor', { gatekeeper: 's7', visitor: 's31' }, ['step']), 'step');
    expect(spaces(one)).toEqual(['s1', 's7', 's8', 's14']);
    const two = walk(on('baskerville-manor', { gatekeeper: 's7', visitor: 's31' }), 'gatekeeper');
    expect(spaces(two)).toEqual(inOrder(['s7', 's1', 's8', 's14', 's2', 's13', 's15', 's23', 's6', 's18', 's28']));
    two.choose({ space: 's18' }).settled();
    expect(two.at('gatekeeper')).toBe('s18');
  });

  it('R-13.2.2 The link is not for attacks', () => {
    expect(mayAttack(on('baskerville-manor', { gatekeeper: 's1', visitor: 's6' }))).toBe(false);
    expect(mayAttack(on('king-solomons-mine', { gatekeeper: 's15', visitor: 's20' }))).toBe(false);
    expect(mayAttack(on('king-solomons-mine', { gatekeeper: 's15', visitor: 's23' }))).toBe(true); // joined by a line as well
    expect(mayAttack(on('baskerville-manor', { gatekeeper: 's4', hound: 's1', visitor: 's6' }))).toBe(false); // ranged
  });

  it('R-13.2.2 The link is not for "adjacent" in effects', () => {
    const bite = (gatekeeper: string, visitor: string) =>
      play(on('king-solomons-mine', { gatekeeper, visitor }, ['bite']), 'bite')
        .settled()
        .health('visitor');
    expect(bite('s15', 's20')).toBe(12);
    expect(bite('s15', 's23')).toBe(10);
  });

  /** Two rooms of one colour: a line with a door, and a passage beside it. */
  const CELLAR = 'cellar-with-a-passage';
  learnBoards([
    board(CELLAR, {
      aspect: 1,
      radius: 20,
      zones: [{ id: 'a', color: 'grey' }],
      spaces: [boardSpace('s1', 100, 100, 'a', 1), boardSpace('s2', 300, 100, 'a'), boardSpace('s3', 500, 100, 'a', 2)],
      lines: lines('s1-s2 s2-s3'),
      passages: [['s1', 's2']],
      highGround: [],
      doors: [{ id: 'd1', x: 200, y: 100, cuts: lines('s1-s2') }],
      crossings: [],
    }),
  ]);

  it('R-13.2.2 The link is not for distances: it does not hold a zone together around a closed door, and yet can be walked', () => {
    const zone = (closed: Closed) =>
      play(on(CELLAR, { gatekeeper: 's1', visitor: 's2' }, ['snarl'], closed), 'snarl')
        .settled()
        .health('visitor');
    expect([zone([]), zone(['d1'])]).toEqual([10, 12]);
    expect(spaces(play(on(CELLAR, { gatekeeper: 's1', visitor: 's3' }, ['step'], ['d1']), 'step'))).toEqual(['s1', 's2']);
  });

  it('R-13.2.3 It works in a maneuver and in movement from an effect', () => {
    const places = { gatekeeper: 's6', visitor: 's31' };
    const expected = inOrder(['s6', 's5', 's1', 's18', 's28', 's11', 's12', 's2', 's7', 's17', 's19', 's23', 's29']);
    expect(spaces(walk(on('baskerville-manor', places), 'gatekeeper'))).toEqual(expected);
    expect(spaces(play(on('baskerville-manor', places, ['stroll']), 'stroll'))).toEqual(
      expect.arrayContaining([...expected, 's16', 's30']),
    );
    const steps = play(on('baskerville-manor', places, ['storm']), 'storm');
    expect(spaces(steps)).toEqual(['s1', 's5', 's18', 's28']);
    steps.choices({ space: 's28' }, { space: 's1' }, { space: 's7' }).settled();
    expect(steps.at('gatekeeper')).toBe('s7');
  });

  it('R-13.2.3 It works for sidekicks and for every player', () => {
    const here = maneuver(on('baskerville-manor', { gatekeeper: 's31', hound: 's1', visitor: 's18' }, [], [], { actions: 1 }));
    here.choices({ fighter: 'hound' }, { space: 's6' }, { pass: true });
    expect(here.at('hound')).toBe('s6');
    walk(here, 'visitor').choose({ space: 's1' });
    expect(here.at('visitor')).toBe('s1');
  });

  it('R-13.2.3 A friend on the far space is passed, not joined', () => {
    const one = play(on('baskerville-manor', { gatekeeper: 's1', hound: 's6', visitor: 's31' }, ['step']), 'step');
    expect(spaces(one)).toEqual(inOrder(['s1', 's2', 's7', 's18', 's28']));
    const two = walk(on('baskerville-manor', { gatekeeper: 's1', hound: 's6', visitor: 's31' }), 'gatekeeper');
    expect(spaces(two)).toContain('s5');
    expect(spaces(two)).not.toContain('s6');
  });

  it('R-13.2.3 An opposing fighter on the far space is neither passed nor joined', () => {
    const here = walk(on('baskerville-manor', { gatekeeper: 's1', visitor: 's6' }), 'gatekeeper');
    expect(spaces(here)).toEqual(expect.arrayContaining(['s18', 's28']));
    expect(spaces(here)).not.toContain('s5');
    expect(spaces(here)).not.toContain('s6');
  });
});

suite('High ground', () => {
  const ARROWS =
    's10-s4 s11-s4 s13-s14 s13-s21 s15-s16 s17-s18 s17-s25 s17-s26 s18-s19 s19-s21 s2-s3 s2-s9 s20-s21 s25-s31 s29-s30 s30-s31 s31-s32 s6-s11 s6-s7 s8-s16';
  const blow = { type: 'attack', value: 3, boost: 1, copies: 1, by: 'any' } as const;
  const attacks = [
    card('hit', blow),
    card('lunge', blow, duringCombat(move(yourFighter, upTo(1)))),
    card('shove', blow, duringCombat(move(opposingFighter, upTo(1)))),
    card('relay', blow, duringCombat(returnAsAttacker('squire', space(empty, adjacentTo(opposingFighter))))),
    card('flurry', { ...blow, bonusAttack: { id: 'again', value: 2, effects: [] } }, afterCombat(bonusAttack)),
    card('regret', blow, afterCombat(move(yourFighter, upTo(1)))),
  ];
  const squire = sidekick('squire', { health: 5, reach: 'melee' });
  madeUp('climber', attacks, { sidekicks: [squire] });
  madeUp('archer', attacks, { sidekicks: [squire], reach: 'ranged' });
  madeUp('gardener', [card('feint', { type: 'versatile', value: 2, boost: 1, copies: 1, by: 'any' }, immediately(cancelTheirEffects))]);

  const facing = (attacker: 'climber' | 'archer', from: string, to: string, attack: string, defense: readonly string[] = []): Table =>
    table(
      { board: 'hanging-gardens', heroes: [attacker, 'gardener'] },
      { fighters: standing({ [attacker]: from, squire: null, gardener: to }), seats: [{ hand: ['plain', attack] }, { hand: defense }] },
    ).choices({ action: 'attack' }, { card: attack });
  const lost = (here: Table): number => 12 - here.health('gardener');

  it('R-13.3.1, R-13.3.2 Down an arrow an attack is worth 1 more, up it and on any other line nothing', () => {
    const { lines: printed } = BOARDS.find(({ id }) => id === 'hanging-gardens')!;
    const down = lines(ARROWS).map(([u, v]) => `${u} ${v}`);
    let higher = 0;
    for (const [a, b] of printed) {
      for (const [from, to] of [
        [a, b],
        [b, a],
      ]) {
        const bonus = down.includes(`${from} ${to}`) ? 1 : 0;
        higher += bonus;
        expect(lost(facing('climber', from, to, 'hit').settled()), `${from} attacks ${to}`).toBe(3 + bonus);
      }
    }
    expect(higher).toBe(20);
  });

  it('R-13.3.2 The one who defends from above gets nothing', () => {
    expect(lost(facing('climber', 's18', 's17', 'hit', ['plain']).choose({ card: 'plain' }).settled())).toBe(1);
    expect(lost(facing('climber', 's17', 's18', 'hit', ['plain']).choose({ card: 'plain' }).settled())).toBe(2);
  });

  it('R-13.3.2 High ground does not change movement', () => {
    const from = (at: string) => spaces(walk(on('hanging-gardens', { gatekeeper: at, visitor: 's1' }), 'gatekeeper'));
    expect(from('s17')).toEqual(inOrder(['s17', 's18', 's25', 's26', 's11', 's19', 's24', 's31']));
    expect(from('s31')).toEqual(inOrder(['s31', 's25', 's30', 's32', 's17', 's24', 's26', 's27', 's29']));
  });

  it('R-13.3.3 It cannot be canceled', () => {
    const here = facing('climber', 's17', 's18', 'hit', ['feint']).choose({ card: 'feint' }).settled();
    expect(lost(here)).toBe(2);
    expect(lost(facing('climber', 's26', 's18', 'hit', ['feint']).choose({ card: 'feint' }).settled())).toBe(1);
  });

  it('R-13.3.3 It counts where the attacker stands in the damage step', () => {
    expect(lost(facing('climber', 's18', 's26', 'lunge').choose({ space: 's17' }).settled())).toBe(4);
    expect(lost(facing('climber', 's17', 's26', 'lunge').choose({ space: 's18' }).settled())).toBe(3);
    expect(lost(facing('climber', 's17', 's26', 'lunge').choose({ space: 's17' }).settled())).toBe(4);
  });

  it('R-13.3.3 It counts where the defender stands in the damage step, and not later', () => {
    expect(lost(facing('climber', 's17', 's18', 'shove').choose({ space: 's26' }).settled())).toBe(4);
    expect(lost(facing('climber', 's17', 's18', 'shove').choose({ space: 's19' }).settled())).toBe(3);
    expect(lost(facing('climber', 's18', 's26', 'regret').choose({ space: 's17' }).settled())).toBe(3);
  });

  it('R-13.3.3 It counts for who is in the combat in the damage step', () => {
    const relay = (space: string) => facing('climber', 's18', 's26', 'relay').choose({ space }).settled();
    expect(lost(relay('s17'))).toBe(4);
    expect(lost(relay('s25'))).toBe(3);
  });

  it('R-13.3.4 Melee and ranged attackers alike; the zone alone is no high ground', () => {
    expect(lost(facing('archer', 's17', 's18', 'hit').settled())).toBe(4);
    expect(lost(facing('archer', 's18', 's17', 'hit').settled())).toBe(3);
    expect(lost(facing('archer', 's17', 's19', 'hit').settled())).toBe(3); // two arrows down, no line
  });

  it('R-13.3.4 Bonus attacks too', () => {
    expect(lost(facing('climber', 's17', 's18', 'flurry').settled())).toBe(4 + 3);
    expect(lost(facing('climber', 's26', 's18', 'flurry').settled())).toBe(3 + 2);
  });
});
