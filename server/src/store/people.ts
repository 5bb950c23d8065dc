/** Players, their keys, and whom they do not want to meet. */
import type { PlayerCard } from '@peerless/protocol';
import { rows, type Steps } from './steps.ts';

export function* createPlayer({ id, name, emblem }: PlayerCard, keyHash: string, recoveryHash: string, at: number): Steps<void> {
  yield* rows('INSERT INTO players (id, name, emblem, recovery, created) VALUES (?, ?, ?, ?, ?)', id, name, emblem, recoveryHash, at);
  yield* insertKey(id, keyHash);
}
function* insertKey(player: string, keyHash: string): Steps<void> {
  yield* rows('INSERT INTO keys (hash, player) VALUES (?, ?)', keyHash, player);
}
/** Is it a key of the player? Nobody else changes their keys or their code until this is done. */
function* holds(player: string, keyHash: string): Steps<boolean> {
  yield* rows('SELECT id FROM players WHERE id = ? FOR UPDATE', player);
  return (yield* keysOf(player)).includes(keyHash);
}
export function* keysOf(player: string): Steps<string[]> {
  const found = yield* rows<{ hash: string }>('SELECT hash FROM keys WHERE player = ?', player);
  return found.map(({ hash }) => hash);
}
export function* addKey(player: string, by: string, keyHash: string): Steps<boolean> {
  if (!(yield* holds(player, by))) return false;
  yield* insertKey(player, keyHash);
  return true;
}
export function* setRecovery(player: string, by: string, recoveryHash: string): Steps<boolean> {
  if (!(yield* holds(player, by))) return false;
  yield* rows('UPDATE players SET recovery = ? WHERE id = ?', recoveryHash, player);
  return true;
}
export function* revokeOthers(player: string, by: string, recoveryHash: string): Steps<boolean> {
  if (!(yield* setRecovery(player, by, recoveryHash))) return false;
  yield* rows('DELETE FROM keys WHERE player = ? AND hash <> ?', player, by);
  yield* rows('DELETE FROM devices WHERE player = ?', player);
  return true;
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
export function* recover(recoveryHash: string, keyHash: string): Steps<PlayerCard | undefined> {
  const [card] = yield* rows<PlayerCard>('SELECT id, name, emblem FROM players WHERE recovery = ? FOR UPDATE', recoveryHash);
  if (card) yield* insertKey(card.id, keyHash);
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
/** Who blocks whom among these. */
export function* blocksAmong(players: readonly string[]): Steps<{ player: string; other: string }[]> {
  return yield* rows<{ player: string; other: string }>(
    'SELECT player, other FROM blocks WHERE player IN (?*) AND other IN (?*)',
    players,
    players,
  );
}
export function* blocked(player: string): Steps<string[]> {
  const found = yield* rows<{ other: string }>('SELECT other FROM blocks WHERE player = ? ORDER BY other', player);
  return found.map(({ other }) => other);
}
