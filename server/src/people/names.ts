/** What players are called where others see them: like nobody else at their tables, and not like a computer player. */
import { playersAt, Refused, type Table } from '@peerless/host';
import { areAlike, isLikeComputer, looksOf } from '@peerless/protocol/names';
import type { Store } from '../store/store.ts';
import type { People } from './people.ts';

/** Refuses a name that is, or would be, taken for another. */
export function checkName(name: string, others: readonly string[] = []): void {
  if (isLikeComputer(name)) throw new Refused('nameOfComputer');
  if (others.some((other) => areAlike(name, other))) throw new Refused('nameTaken');
}
/** May somebody of that name sit there? Those who do are known. */
export const checkNameAt = (table: Table, player: string, { card }: Pick<People, 'card'>): void =>
  checkName(
    card(player).name,
    playersAt(table).flatMap((other) => (other === player ? [] : card(other).name)),
  );
/** May a player be called so at all tables where they sit? */
export async function checkNewName(store: Pick<Store, 'tablemates' | 'players'>, player: string, name: string): Promise<void> {
  const others = await store.players(await store.tablemates(player));
  checkName(
    name,
    [...others.values()].map((other) => other.name),
  );
}

/** Who of these would be taken for each other at one table. */
export async function namesakes(
  { lookUp, card }: Pick<People, 'lookUp' | 'card'>,
  players: readonly string[],
): Promise<(a: string, b: string) => boolean> {
  await lookUp(players);
  const looks = new Map(players.map((player) => [player, looksOf(card(player).name)]));
  return (a, b) => looks.get(a)!.some((look) => looks.get(b)!.includes(look));
}
