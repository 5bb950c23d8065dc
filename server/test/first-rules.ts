/** What any store must do with the tables of a server from before the rules had versions. */
import { paceOf } from '@peerless/ai';
import { type Choice, choices, FIRST_RULES, RULES, replay } from '@peerless/engine';
import { askedSeat, recordOf, type Table } from '@peerless/host';
import { expect, it } from 'vitest';
import type { Hall } from '../src/hall.ts';
import type { Store } from '../src/store/store.ts';
import { dice, type Visitor, visitor } from './house.ts';
import { calmWatch, HEROES, houses, type Watch } from './houses.ts';

/** When that server was stopped, and who had come to it. */
export interface Stopped {
  at: number;
  people: { id: string; key: string }[];
}

/** Answers after which somebody gives up. */
const SOME_TURNS = 40;
const TO_ITS_END = 5_000;

export function firstRulesContract({ at, people }: Stopped, tables: readonly string[], restored: () => Promise<Store>): void {
  const newHouse = houses();

  it('has every table, and each is played on by the rules it began with until it has a result', { timeout: 240_000 }, async () => {
    const watch = await calmWatch(await restored(), at);
    const own = await newHouse({ ...watch });
    const known = new Map<string, Visitor>();
    for (const person of people) known.set(person.id, await visitor(own, person));
    let begun = 0;
    for (const table of tables) {
      const before = await own.tables.read(table, ({ phase, answers, start }) => ({ phase, answers: [...answers], start }));
      if (before.start) expect(before.start.setup.rules).toBe(FIRST_RULES);
      if (before.phase === 'playing') begun++;
      await gather(own, table, known);
      await finish(own, table, known, watch, table === tables[0] ? TO_ITS_END : SOME_TURNS);
      const { rules, answers, ending } = await own.tables.read(table, (found) => {
        if (found.ending !== 'abandoned') expect(replay(recordOf(found)).seq).toBe(found.answers.length);
        return { rules: found.start?.setup.rules, answers: found.answers, ending: found.ending };
      });
      expect(rules ?? RULES).toBe(before.start ? FIRST_RULES : RULES);
      expect(answers.slice(0, before.answers.length)).toEqual(before.answers);
      expect(ending).not.toBeNull();
    }
    expect(begun).toBeGreaterThan(5);
    await watch.pass(0);
    const results = await Promise.all(people.map(async ({ id }) => (await own.store.games(id, 100)).map((game) => game.id)));
    expect(new Set(results.flat())).toEqual(new Set(tables));
  });
}

const look = <T>(own: Hall, table: string, at: (found: Table) => T): Promise<T> => own.tables.read(table, at);

/** A table that has not begun gets its last players and heroes. */
async function gather(own: Hall, table: string, known: Map<string, Visitor>): Promise<void> {
  const { phase, seats, host } = await look(own, table, (found) => ({ ...found }));
  if (phase === 'gathering')
    for (const [seat, { kind }] of seats.entries())
      if (kind === 'open') await known.get(host)!.ask('computer', { table, seat, level: 'novice' });
  const { phase: then, heroes } = await look(own, table, (found) => ({ ...found }));
  if (then !== 'choosing') return;
  const free = HEROES.filter((hero) => !heroes.includes(hero));
  for (const [seat, place] of seats.entries())
    if (place.kind === 'person' && heroes[seat] === null) await known.get(place.player)!.ask('pick', { table, hero: free.pop()! });
}
/** Whoever is asked answers something, or gives up after so many answers. */
async function finish(own: Hall, table: string, known: Map<string, Visitor>, watch: Watch, most: number): Promise<void> {
  const roll = dice(7);
  const watcher = await look(own, table, ({ seats }) => seats.find((seat) => seat.kind === 'person')?.player);
  // Computer players answer while somebody looks.
  if (watcher !== undefined) await known.get(watcher)!.ask('open', { table });
  for (let said = 0; said < TO_ITS_END; said++) {
    const now = await look(own, table, (found) => ({
      isPlaying: found.phase === 'playing',
      at: found.askedAt,
      place: found.seats[askedSeat(found)],
      legal: found.phase === 'playing' ? choices(found.game!) : [],
    }));
    if (!now.isPlaying) {
      if (watcher !== undefined) await known.get(watcher)!.ask('close', { table });
      return;
    }
    if (now.place.kind === 'computer') await watch.pass(paceOf(now.place.level));
    else if (now.place.kind !== 'person') await watch.pass(0);
    else if (said >= most) await known.get(now.place.player)!.ask('concede', { table });
    else await known.get(now.place.player)!.ask('answer', { table, at: now.at, choice: now.legal[roll(now.legal.length)] as Choice });
  }
  throw new Error(`the game at table ${table} does not end`);
}
