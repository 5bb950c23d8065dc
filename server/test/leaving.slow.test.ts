/** Whoever leaves a game of three or four, in whatever way and at whatever question: the table goes on. */
import assert from 'node:assert/strict';
import { type Choice, choices, digest, explain, RULES, replay, type Setup } from '@peerless/engine';
import { apply, askedSeat, type Entry, isOut, recordOf, type Table, tableOf } from '@peerless/host';
import { FRIENDLY_DUEL } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { everySetup, seedOf } from '../../engine/test/matrix.ts';
import { dice as chance, checkLeft, pickOf, type Random } from '../../engine/test/playing.ts';
import type { Hall } from '../src/hall.ts';
import { forget } from '../src/meeting/forget.ts';
import { dice, type Visitor, visitor } from './house.ts';
import { houses, MINUTE, othersOf, SECOND, stopwatch, type Watch } from './houses.ts';
import { SUMMARY } from './store.samples.ts';

const CLOCK = { kind: 'turn', seconds: 60 } as const;

const opening = ({ mode, heroes, ...rest }: Setup, seed: number, people: readonly string[], at: number): Entry[] => [
  {
    do: 'open',
    by: people[0],
    options: { ...FRIENDLY_DUEL, mode, seats: heroes.length, clock: CLOCK },
    seats: people.map(() => ({ kind: 'open' as const })),
    invite: '',
    at,
  },
  ...people.map((player, seat): Entry => ({ do: 'sit', seat, player, at })),
  { do: 'start', setup: { ...rest, mode, heroes, rules: RULES }, seed: seed.toString(16).padStart(32, '0'), at },
];
const someAnswer = (table: Table, random: Random): Entry => ({
  do: 'answer',
  seat: askedSeat(table),
  choice: pickOf(choices(table.game!), random),
  at: table.changed,
});
/** A copy of the table where a seat has given up or run out of time. */
function without(table: Table, seat: number, because: 'own' | 'time'): Table {
  const left = structuredClone(table);
  const ways = new Set<string>();
  apply(left, { do: 'concede', seat, because, at: table.changed }, ({ event }) => {
    if (event.kind === 'eliminate' && event.seat === seat) ways.add(event.why);
  });
  if (left.options.mode === 'freeForAll' || left.phase === 'playing')
    expect([...ways]).toEqual([because === 'own' ? 'conceded' : 'outOfTime']);
  checkTable(left);
  return left;
}
function checkTable(table: Table): void {
  checkLeft(table.game!);
  assert.equal(table.phase, table.game!.over ? 'over' : 'playing');
  assert.equal(table.times?.seat ?? -1, askedSeat(table));
  assert.ok(table.phase === 'over' || !isOut(table, askedSeat(table)) || !table.game!.seats[askedSeat(table)].conceded);
}

describe('a table of three or four', () => {
  const setups = everySetup().filter((setup) => setup.mode !== 'duel' && seedOf(setup) % 47 === 0);

  it('goes on at every question without whoever gives up or runs out of time', { timeout: 120_000 }, () => {
    expect(setups.length).toBeGreaterThan(2);
    for (const setup of setups) {
      const random = chance(seedOf(setup));
      const table = tableOf('t', opening(setup, seedOf(setup), setup.heroes, 1));
      for (let asked = 0; table.phase === 'playing'; asked++) {
        for (const seat of table.seats.keys()) {
          if (isOut(table, seat)) continue;
          const left = without(table, seat, asked % 2 ? 'own' : 'time');
          for (let more = asked % 3; more > 0 && left.phase === 'playing'; more--) {
            apply(left, someAnswer(left, random));
            checkTable(left);
          }
          if (asked % 61 === 0) expect(digest(replay(recordOf(left)))).toBe(digest(left.game!));
        }
        apply(table, someAnswer(table, random));
      }
    }
  });
});

type Way = (own: Hall, table: string, who: Visitor, watch: Watch) => Promise<unknown>;
const WAYS: Record<string, Way> = {
  'gives up': (_own, table, who) => who.ask('concede', { table }),
  'is forgotten': (own, _table, who) => forget(own, who.id),
  'runs out of time': async (own, table, _who, watch) => {
    await watch.pass(CLOCK.seconds * SECOND + 5 * MINUTE);
    await own.tables.due(table);
  },
};

/** A game that has come to the second question of such a word: a fighter or a token is in somebody's hand. */
function comeTo(word: string, hero: string, people: readonly string[], at: number): Entry[] {
  for (let seed = 0; ; seed++) {
    const entries = opening({ board: 'marmoreal', heroes: [hero, 'medusa', 'alice'], mode: 'freeForAll' }, seed, people, at);
    const table = tableOf('t', entries);
    const random = chance(seed);
    while (table.phase === 'playing') {
      const { todo } = table.game!;
      if (explain(table.game!)!.word?.do === word && todo[todo.length - 1].step > 0) return entries;
      entries.push(someAnswer(table, random));
      apply(table, entries[entries.length - 1]);
    }
  }
}

describe.each(Object.entries(WAYS))('a table where somebody %s', (_, leave) => {
  const newHouse = houses();

  it.each([
    ['a fog token walks', 'moveToken', 'invisible-man'],
    ['a fog token is being relocated', 'relocateTokens', 'invisible-man'],
    ['a clone is lifted', 'summon', 'sun-wukong'],
  ])('while %s goes on to its end', { timeout: 60_000 }, async (_, word, hero) => {
    const watch = stopwatch();
    const own = await newHouse(watch);
    const players = [await visitor(own), await visitor(own), await visitor(own)];
    const people = players.map(({ id }) => id);
    const table = `at-${word}`;
    const summary = { ...SUMMARY, phase: 'playing' as const, players: people };
    expect(await own.store.append({ table, from: 0, entries: comeTo(word, hero, people, watch.now()), summary })).toBe(true);
    const look = <T>(at: (found: Table) => T): Promise<T> => own.tables.read(table, at);
    const who = leave === WAYS['runs out of time'] ? players[await look(askedSeat)] : players[0];
    await leave(own, table, who, watch);
    expect(await look((found) => isOut(found, players.indexOf(who)))).toBe(true);
    await look(checkTable);
    const roll = dice(3);
    while (await look(({ phase }) => phase === 'playing')) {
      const { at, seat, legal } = await look((found) => ({ at: found.askedAt, seat: askedSeat(found), legal: choices(found.game!) }));
      await players[seat].ask('answer', { table, at, choice: legal[roll(legal.length)] as Choice });
    }
    await watch.pass(0);
    for (const other of othersOf(players, who)) expect((await own.store.games(other.id, 9)).map(({ id }) => id)).toEqual([table]);
  });
});
