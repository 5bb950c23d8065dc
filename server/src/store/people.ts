/** Players, their keys, and whom they do not want to meet. */
import type { PlayerCard } from '@peerless/protocol';
import { rows, type Steps } from './steps.ts';

export function* createPlayer({ id, name, emblem }: PlayerCard, keyHash: string, recoveryHash: string, at: number): Steps<void> {
  yield* rows('INSERT INTO players (id, name, emblem, recovery, created) VALUES (?, ?, ?, ?, ?)', id, name, emblem, recoveryHash, at);
  yield* addKey(id, keyHash);
}
function* addKey(player: string, keyHash: string): Steps<void> {
  yield* rows('INSERT INTO keys (hash, player) VALUES (?, ?)', keyHash, player);
}
export function* playerByKey(keyHash: string): Steps<PlayerCard | undefined> {
  const [card] = yield* rows<PlayerCard>('SELECT id, name, emblem FROM players JOIN keys ON player = id WHERE hash = ?', keyHash);
  return card;
}
export function* players(ids: readonly string[]): Steps<Map<string, PlayerCard>> {
  const cards = yield* rows<PlayerCard>('SELECT id, name, emblem FROM players WHERE id IN (?*)', ids);
  return new Map(cards.map((card) => [card.id, card]));
}
export function* since(player: string): Steps<number | undefined> {
  const [found] = yield* rows<{ created: number }>('SELECT created FROM players WHERE id = ?', player);
  return found?.created;
}
export function* change(player: string, { name = null, emblem = null }: { name?: string | null; emblem?: string | null }): Steps<void> {
  yield* rows('UPDATE players SET name = COALESCE(?, name), emblem = COALESCE(?, emblem) WHERE id = ?', name, emblem, player);
}
export function* setRecovery(player: string, recoveryHash: string): Steps<void> {
  yield* rows('UPDATE players SET recovery = ? WHERE id = ?', recoveryHash, player);
}
export function* recover(recoveryHash: string, keyHash: string): Steps<PlayerCard | undefined> {
  const [card] = yield* rows<PlayerCard>('SELECT id, name, emblem FROM players WHERE recovery = ?', recoveryHash);
  if (card) yield* addKey(card.id, keyHash);
  return card;
}
/** What refers to the player goes too, as the schema says; seats of finished games are left to nobody. */
export function* forget(player: string): Steps<void> {
  yield* rows('DELETE FROM players_at WHERE player = ?', player);
  yield* rows('DELETE FROM players WHERE id = ?', player);
}
export function* block(player: string, other: string, on: boolean): Steps<void> {
  // Whoever does not exist need not be blocked, and blocks nobody.
  if (on)
    yield* rows(
      `INSERT INTO blocks (player, other) SELECT one.id, two.id FROM players one, players two WHERE one.id = ? AND two.id = ?
       ON CONFLICT DO NOTHING`,
      player,
      other,
    );
  else yield* rows('DELETE FROM blocks WHERE player = ? AND other = ?', player, other);
}
export function* blocked(player: string): Steps<string[]> {
  const found = yield* rows<{ other: string }>('SELECT other FROM blocks WHERE player = ? ORDER BY other', player);
  return found.map(({ other }) => other);
}
