import { BOARDS } from '@peerless/boards';
import {
  adjacentTo,
  board,
  card,
  damage,
  distance,
  fighters,
  inZoneOf,
  lines,
  matchOf,
  move,
  one,
  place,
  problemsOfBoard,
  scheme,
  sidekick,
  space,
  upTo,
  yourHero,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { heorot } from '../../../boards/heorot/board.ts';
import { kingSolomonsMine } from '../../../boards/king-solomons-mine/board.ts';
import { madeUp, row } from '../made-up.ts';
import { type Table, table } from '../table.ts';
import { playScheme, refusals } from './acting.ts';
import { zoned } from './zoned.ts';

const asScheme = { type: 'scheme', boost: 1, copies: 2, by: 'any' } as const;
const cards = [
  card('hurt-neighbour', asScheme, scheme(damage(one(fighters(adjacentTo(yourHero))), 1))),
  card('hurt-in-zone', asScheme, scheme(damage(one(fighters(inZoneOf(yourHero))), 1))),
  card('go-in-zone', asScheme, scheme(place(yourHero, space(inZoneOf(yourHero))))),
  card('go-next', asScheme, scheme(place(yourHero, space(adjacentTo(yourHero))))),
  card('go-anywhere', asScheme, scheme(place(yourHero, []))),
  card('walk-far', asScheme, scheme(move(yourHero, upTo(9)))),
];
madeUp('board-fencer', cards);
madeUp('board-archer', cards, { reach: 'ranged' });
madeUp('board-mark', [], { sidekicks: [sidekick('board-decoy', { health: 3, reach: 'melee' })] });
madeUp('board-third', []);

interface Spot {
  board: string;
  me: string;
  foe?: string;
  decoy?: string | null;
  doors?: Record<string, 'open' | 'closed'>;
  hand?: string[];
}
/** One fighter at a space, the mark and its decoy at others; the decoy is off the board unless it is placed. */
const standing = (hero: string, { board: id, me, foe, decoy = null, doors = {}, hand = ['plain'] }: Spot): Table =>
  table(
    { board: id, heroes: [hero, 'board-mark'] },
    {
      actions: 1,
      doors,
      fighters: {
        [hero]: { space: me },
        ...(foe ? { 'board-mark': { space: foe } } : {}),
        'board-decoy': decoy === null ? { health: 0 } : { space: decoy },
      },
      seats: [{ hand }, { hand: ['plain'] }],
    },
  );
const mayAttack = (hero: string, spot: Spot): boolean => standing(hero, spot).may({ action: 'attack' });
/** What a scheme offers at a spot, by space or by fighter. */
const offered = (scheme: string, spot: Spot): (string | undefined)[] =>
  playScheme(standing('board-archer', { ...spot, hand: [scheme] }), scheme)
    .legal()
    .map((choice) => (scheme.startsWith('hurt') ? choice.fighter : choice.space));

describe('spaces', () => {
  const line = row('board-line', 6);

  it('R-3.1 A space holds at most one fighter: no position with two, no move and no placing onto one', () => {
    expect(() => standing('board-fencer', { board: line, me: 's2', foe: 's2' })).toThrow('R-3.1');
    const placing = offered('go-anywhere', { board: line, me: 's1', foe: 's4', decoy: 's6' });
    expect(placing).toEqual(['s1', 's2', 's3', 's5']);
    const walking = table(
      { board: line, heroes: ['board-mark', 'board-third'] },
      { fighters: { 'board-mark': { space: 's1' }, 'board-decoy': { space: 's2' } }, seats: [{ hand: ['plain'] }] },
    ).choices({ action: 'maneuver' }, { pass: true }, { fighter: 'board-mark' });
    expect(walking.legal().map((choice) => choice.space)).toEqual(['s1', 's3']);
  });

  it('R-3.2 Two spaces joined by a line are adjacent, both ways, and no others are', () => {
    const joined = new Set(heorot.lines.flatMap(([a, b]) => [`${a} ${b}`, `${b} ${a}`]));
    const ids = heorot.spaces.map(({ id }) => id);
    for (const me of ids) {
      for (const foe of ids) {
        if (me !== foe) expect(mayAttack('board-fencer', { board: 'heorot', me, foe }), `${me} ${foe}`).toBe(joined.has(`${me} ${foe}`));
      }
    }
  });

  it('R-3.2 A space is not adjacent to itself', () => {
    expect(offered('hurt-neighbour', { board: line, me: 's2', foe: 's1', decoy: 's3' })).toEqual(['board-mark', 'board-decoy']);
    expect(offered('go-next', { board: line, me: 's2' })).toEqual(['s1', 's3']);
    const loop = { ...kingSolomonsMine, id: 'loop', lines: [...kingSolomonsMine.lines, ['s1', 's1'] as const] };
    expect(problemsOfBoard(loop).map((problem) => problem.path)).toEqual([`lines[${loop.lines.length - 1}]`]);
  });
});

describe('zones', () => {
  const striped = zoned('board-striped', ['a 1', 'b', 'b c', 'c', 'a', 'c 2']);

  it('R-3.3 All spaces of one colour are one zone, however far apart', () => {
    const reached = ['s2', 's3', 's4', 's5', 's6'].filter((foe) => mayAttack('board-archer', { board: striped, me: 's1', foe }));
    expect(reached).toEqual(['s2', 's5']);
    expect(offered('go-in-zone', { board: striped, me: 's5' })).toEqual(['s1', 's5']);
  });

  it('R-3.3 A space of several colours lies in each of those zones', () => {
    expect(offered('go-in-zone', { board: striped, me: 's3', foe: 's6' })).toEqual(['s2', 's3', 's4']);
    expect(offered('go-in-zone', { board: striped, me: 's2', foe: 's6' })).toEqual(['s2', 's3']);
    expect(offered('go-in-zone', { board: striped, me: 's4', foe: 's1' })).toEqual(['s3', 's4', 's6']);
  });

  it('R-3.4 A fighter is in its own zone', () => {
    expect(offered('hurt-in-zone', { board: striped, me: 's1', foe: 's5', decoy: 's2' })).toEqual(['board-archer', 'board-mark']);
    expect(offered('go-in-zone', { board: striped, me: 's1' })).toEqual(['s1', 's5']);
  });

  const triangle = zoned('board-triangle', ['a 1', 'a', 'a', 'b 2'], {
    lines: lines('s1-s2 s2-s3 s1-s3 s3-s4'),
    doors: [{ id: 'gate', x: 0, y: 0, cuts: lines('s1-s3') }],
  });

  it('R-3.4 A closed door parts two spaces of one colour; an open one does not', () => {
    const zone = (gate: 'open' | 'closed') => offered('go-in-zone', { board: triangle, me: 's1', foe: 's4', doors: { gate } });
    expect(zone('open')).toEqual(['s1', 's2', 's3']);
    expect(zone('closed')).toEqual(['s1', 's2']);
    expect(mayAttack('board-archer', { board: triangle, me: 's1', foe: 's3', doors: { gate: 'open' } })).toBe(true);
    expect(mayAttack('board-archer', { board: triangle, me: 's1', foe: 's3', doors: { gate: 'closed' } })).toBe(false);
  });

  it('R-3.5 "In the same zone" is asked of two spaces: s1 with s2, s2 with s3, yet not s1 with s3', () => {
    const zone = (me: string) => offered('go-in-zone', { board: triangle, me, foe: 's4', doors: { gate: 'closed' } });
    expect([zone('s1'), zone('s2'), zone('s3')]).toEqual([
      ['s1', 's2'],
      ['s1', 's2', 's3'],
      ['s2', 's3'],
    ]);
  });

  it('R-3.6 Neighbours may lie in different zones: adjacent is one thing, in the zone another', () => {
    const beside = { board: striped, me: 's1', foe: 's2' };
    expect(mayAttack('board-fencer', beside)).toBe(true);
    expect(mayAttack('board-archer', beside)).toBe(true);
    const both = { board: striped, me: 's1', foe: 's2', decoy: 's5' };
    expect(standing('board-fencer', both).choose({ action: 'attack' }).asks).toBe('attackCard 0');
    expect(
      standing('board-archer', both)
        .choose({ action: 'attack' })
        .legal()
        .map((choice) => choice.target),
    ).toEqual(['board-mark', 'board-decoy']);
    expect(offered('hurt-in-zone', both)).toEqual(['board-archer', 'board-decoy']);
  });
});

describe('starting spaces', () => {
  it('R-3.7 Two seats use starting spaces 1 and 2, also where there are more', () => {
    for (const { id, spaces } of BOARDS) {
      const startOf = (seat: number) => spaces.find(({ start }) => start === seat)!.id;
      const here = table({ board: id, heroes: ['board-fencer', 'board-third'] }, { at: 'setup', seats: [{ hand: ['plain'] }] });
      expect([here.at('board-fencer'), here.at('board-third')]).toEqual([startOf(1), startOf(2)]);
    }
  });

  it('R-3.7 A board with two starting spaces is not for three or four seats', () => {
    const heroes = ['alice', 'medusa', 'sinbad', 'king-arthur'];
    for (const id of ['heorot', 'king-solomons-mine']) {
      expect(refusals({ board: id, heroes: heroes.slice(0, 2), mode: 'duel' })).toEqual([]);
      expect(refusals({ board: id, heroes: heroes.slice(0, 3), mode: 'freeForAll' })).toEqual(['board']);
      expect(refusals({ board: id, heroes, mode: 'freeForAll' })).toEqual(['board']);
      expect(refusals({ board: id, heroes, mode: 'teams' })).toEqual(['board']);
    }
    const three = row('board-for-three', 6, 3);
    expect(refusals({ board: three, heroes: heroes.slice(0, 3), mode: 'freeForAll' })).toEqual([]);
    expect(refusals({ board: three, heroes, mode: 'teams' })).toEqual(['board']);
  });

  it('R-3.7 Starting spaces are numbered from 1, each number once', () => {
    const starts = (...numbers: (number | undefined)[]) => {
      const { id: _, ...about } = heorot;
      const spaces = about.spaces.map(({ start: _, ...rest }, i) => (numbers[i] === undefined ? rest : { ...rest, start: numbers[i] }));
      return problemsOfBoard(board('board-numbers', { ...about, spaces })).map((problem) => problem.path);
    };
    expect(starts(1, 2)).toEqual([]);
    expect(starts(2, 1, 3)).toEqual([]);
    expect(starts(1)).toEqual(['spaces']);
    expect(starts(1, 1)).toEqual(['spaces']);
    expect(starts(1, 3)).toEqual(['spaces']);
    expect(starts(1, 2, 2)).toEqual(['spaces']);
  });
});

describe('distances', () => {
  const steps = (id: string, a: string, b: string): number => {
    const { board: compiled } = matchOf({ setup: { board: id, heroes: ['board-fencer', 'board-third'], mode: 'duel' } });
    return distance(compiled, compiled.numbers.get(a)!, compiled.numbers.get(b)!);
  };

  it('R-3.8 Distances are counted on lines, not through passages', () => {
    expect(steps('king-solomons-mine', 's1', 's1')).toBe(0);
    expect(steps('king-solomons-mine', 's1', 's2')).toBe(1);
    expect(steps('king-solomons-mine', 's1', 's23')).toBe(4);
    expect(steps('king-solomons-mine', 's23', 's1')).toBe(4);
  });

  /** Two ways of 2 from s1 to s4: by s2, behind a gate, and by s3. */
  const diamond = zoned('board-diamond', ['a 1', 'a', 'a', 'a', 'b 2'], {
    lines: lines('s1-s2 s2-s4 s1-s3 s3-s4 s4-s5'),
    doors: [{ id: 'gate', x: 0, y: 0, cuts: lines('s1-s2') }],
  });
  /** The long way from s1 to s2 leads by s3; the short one is a gate, and a passage beside it. */
  const shortcut = zoned('board-shortcut', ['a 1', 'a', 'a', 'b 2'], {
    lines: lines('s1-s2 s1-s3 s2-s3 s3-s4'),
    doors: [{ id: 'gate', x: 0, y: 0, cuts: lines('s1-s2') }],
    passages: [['s1', 's2']],
  });

  it('R-3.8 Fighters in the way do not lengthen it', () => {
    const zone = (decoy: string | null) => offered('go-in-zone', { board: diamond, me: 's1', foe: 's5', decoy, doors: { gate: 'closed' } });
    expect(zone(null)).toEqual(['s1', 's3', 's4']);
    expect(zone('s3')).toEqual(['s1', 's4']);
  });

  it('R-3.8 A passage does not shorten it, although a fighter may walk there', () => {
    const spot = { board: shortcut, me: 's1', foe: 's4', doors: { gate: 'closed' as const } };
    expect(offered('go-in-zone', spot)).toEqual(['s1', 's3']);
    expect(offered('walk-far', { ...spot, decoy: 's3' })).toEqual(['s1', 's2']);
    expect(offered('go-in-zone', { ...spot, doors: {} })).toEqual(['s1', 's2', 's3']);
  });

  it('R-3.8 Nor do tokens', () => {
    madeUp('board-ghost', cards, { tokens: { id: 'veil', count: 2 }, rules: [{ rule: 'stepsBetweenTokens' }] });
    const veiled = zoned('board-veiled', ['a 1', 'a', 'a', 'b 2'], {
      lines: lines('s1-s2 s1-s3 s2-s3 s3-s4'),
      doors: [{ id: 'gate', x: 0, y: 0, cuts: lines('s1-s2') }],
    });
    const choosing = (scheme: string) =>
      playScheme(
        table(
          { board: veiled, heroes: ['board-ghost', 'board-mark'] },
          {
            actions: 1,
            doors: { gate: 'closed' },
            fighters: { 'board-decoy': { space: 's3' } },
            seats: [{ hand: [scheme], tokens: ['s1', 's2'] }, { hand: ['plain'] }],
          },
        ),
        scheme,
      );
    expect(
      choosing('walk-far')
        .legal()
        .map((choice) => choice.space),
    ).toEqual(['s1', 's2']);
    const placing = choosing('go-in-zone').settled();
    expect(placing.at('board-ghost')).toBe('s1');
  });
});
