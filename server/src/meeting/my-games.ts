/** All games of a player that are not over. */
import { byUrgency, myGameOf, playersAt, Refused } from '@peerless/host';
import type { MyGame, MyGames } from '@peerless/protocol';
import type { Purse } from '../limits/budget.ts';
import { replayed } from '../limits/weights.ts';
import type { People } from '../people/people.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { challengesOf } from './friends.ts';

export interface Surroundings {
  store: Pick<Store, 'tablesOf' | 'challenges'>;
  tables: Pick<Tables, 'peek'>;
  people: Pick<People, 'card' | 'lookUp'>;
  now(): number;
}
export async function myGames(hall: Surroundings, player: string, purse: Purse): Promise<MyGames> {
  const { store, tables, people, now } = hall;
  const games: MyGame[] = [];
  for (const id of await store.tablesOf(player)) {
    const game = await tables
      .peek(id, async (table) => {
        purse.spend(replayed(table.answers.length));
        await people.lookUp(playersAt(table));
        return table.phase === 'over' ? null : myGameOf(table, player, people.card);
      })
      .catch((problem: unknown) => {
        if (problem instanceof Refused) return null; // Gone just now.
        throw problem;
      });
    if (game) games.push(game);
  }
  const challenges = (await challengesOf(hall, player)).filter(({ to }) => to.id === player);
  return { games: byUrgency(games), challenges, now: now() };
}
