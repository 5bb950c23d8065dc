/** Whom a player follows, whether they are there, and challenges that wait for an answer. */
import { Refused } from '@peerless/host';
import type { Challenge, Friends, Push, TableOptions } from '@peerless/protocol';
import type { Folk } from '../people/folk.ts';
import type { People } from '../people/people.ts';
import type { Seating } from '../people/seating.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { checkAgreed } from './agreed.ts';

export interface Surroundings {
  store: Pick<Store, 'followed' | 'challenge' | 'challenges' | 'players' | 'blocked'>;
  tables: Pick<Tables, 'create' | 'peek'>;
  people: Pick<People, 'card' | 'lookUp'>;
  folk: Pick<Folk, 'isHere'>;
  seating: Pick<Seating, 'sit'>;
  tell(player: string, push: Push): void;
}

/** By and to a player. */
export async function challengesOf(
  { store, tables, people }: { store: Pick<Store, 'challenges'>; tables: Pick<Tables, 'peek'> } & Pick<Surroundings, 'people'>,
  player: string,
): Promise<Challenge[]> {
  const waiting = await store.challenges(player);
  await people.lookUp(waiting.flatMap((each) => [each.player, each.other]));
  return Promise.all(
    waiting.map(
      async ({ table, player: from, other }): Promise<Challenge> => ({
        table,
        from: people.card(from),
        to: people.card(other),
        options: await tables.peek(table, ({ options }) => options),
      }),
    ),
  );
}

export async function friends(hall: Surroundings, player: string): Promise<Friends> {
  const { store, people, folk } = hall;
  const [followed, challenges] = await Promise.all([store.followed(player), challengesOf(hall, player)]);
  await people.lookUp(followed);
  return { follows: followed.map((other) => ({ player: people.card(other), isHere: folk.isHere(other) })), challenges };
}

/** A duel with one seat for somebody certain; `mine` is the challenger's. */
export async function challenge(hall: Surroundings, player: string, other: string, options: TableOptions, mine: number): Promise<string> {
  const { store, tables, seating, tell } = hall;
  if (options.mode !== 'duel') throw new Refused('malformed', 'options.mode: a challenge is to a duel');
  if (options.isPublic) throw new Refused('malformed', 'options.isPublic: a challenge is between two');
  checkAgreed(options);
  if (other === player || !(await store.players([other])).size) throw new Refused('notNow');
  const [own, theirs] = await Promise.all([store.blocked(player), store.blocked(other)]);
  if (own.includes(other) || theirs.includes(player)) throw new Refused('blocked');
  // One at a time: nobody is pestered.
  if ((await store.challenges(player)).some((each) => each.player === player && each.other === other)) throw new Refused('busy');
  const seats = [0, 1].map((seat) => (seat === mine ? { kind: 'open' as const } : { kind: 'reserved' as const, for: other }));
  const table = await seating.sit(player, () => tables.create(player, options, seats, [{ seat: mine, player }]));
  await store.challenge({ table, player, other });
  tell(other, { stirred: table });
  return table;
}
