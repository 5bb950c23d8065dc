/** A table for each thing that is told when it first matters: there it does. */
import { type Described, knownHeroes, type Mode, type Position, type Setup } from '@peerless/engine';
import type { Kept } from '../src/host/host.ts';
import type { ThingId } from '../src/meetings/meetings.ts';
import { positioned } from './moments.ts';

interface At {
  board?: string;
  heroes?: string[];
  mode?: Mode;
  /** Who stands where; the others are defeated. */
  stand?: Record<string, string>;
  hand?: string[];
  others?: NonNullable<Position['seats']>[number];
  own?: Partial<NonNullable<Position['seats']>[number]>;
  script?: Partial<Described>[];
}
const GONE = { 'harpy-1': { health: 0 }, 'harpy-2': { health: 0 }, 'harpy-3': { health: 0 } };
/** Who could be attacked has something to defend with. */
const THEIRS: Record<string, string[]> = { sinbad: ['feint', 'leap-away', 'regroup'] };
const HAND = ['feint', 'snipe', 'winged-frenzy'];
const FIGHT: Partial<Described>[] = [{ action: 'attack' }, { card: 'feint' }, { card: 'leap-away' }];

const TABLES: Record<ThingId, At> = {
  handLimit: { hand: ['feint', 'feint', 'feint', 'dash', 'dash', 'dash', 'snipe', 'winged-frenzy'] },
  exhaustion: { own: { deck: ['dash'], rest: 'discard' } },
  bonusAttack: {
    heroes: ['bloody-mary', 'sinbad'],
    stand: { 'bloody-mary': 's11', sinbad: 's12' },
    hand: ['bloody-requiem', 'evade', 'mirror-image'],
    script: [{ action: 'attack' }, { card: 'bloody-requiem' }, { card: 'regroup' }, { kind: 'defense', pass: true }],
  },
  canceling: { stand: { medusa: 's11', sinbad: 's12', porter: 's1' }, script: FIGHT },
  timing: { stand: { medusa: 's11', sinbad: 's12', porter: 's1' }, script: FIGHT },
  doors: { board: 'heorot', stand: { medusa: 's14', sinbad: 's30' } },
  passages: { board: 'baskerville-manor', stand: { medusa: 's6', sinbad: 's15' } },
  highGround: { board: 'hanging-gardens', stand: { medusa: 's10', sinbad: 's4' } },
  fog: { heroes: ['medusa', 'invisible-man'], others: { hand: ['lurking'], tokens: ['s4', 's6', 's20'] } },
  forms: { heroes: ['jekyll-and-hyde', 'medusa'], hand: ['strange-case', 'feint'] },
  teams: {
    mode: 'teams',
    heroes: ['medusa', 'sinbad', 'achilles', 'yennenga'],
    stand: { medusa: 's11', sinbad: 's29', achilles: 's12', yennenga: 's20' },
  },
  freeForAll: {
    mode: 'freeForAll',
    heroes: ['medusa', 'sinbad', 'achilles'],
    stand: { medusa: 's11', sinbad: 's12', achilles: 's4' },
    script: [{ action: 'attack' }],
  },
};

export function metAt(id: ThingId): Kept {
  const { board = 'marmoreal', heroes = ['medusa', 'sinbad'], mode = 'duel', stand, hand = HAND, own, others, script } = TABLES[id];
  const setup: Setup = { board, heroes, mode };
  const gone = heroes.includes('medusa') ? GONE : {};
  const fighters = stand && { ...gone, ...Object.fromEntries(Object.entries(stand).map(([name, space]) => [name, { space }])) };
  const seats = heroes.map((hero, seat) =>
    seat === 0
      ? { hand, ...own }
      : (others ?? { hand: THEIRS[hero] ?? [knownHeroes().find(({ id: known }) => known === hero)!.deck[0].id] }),
  );
  return positioned(`met-${id}`, setup, { ...(fighters ? { fighters } : {}), seats }, script);
}
