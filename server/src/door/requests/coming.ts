/** Who is there, and that they are. */

import { Refused } from '@peerless/host';
import { PROTOCOL } from '@peerless/protocol';
import { hash } from '../../people/people.ts';
import type { Handlers } from './request.ts';

/** Sockets of one player at once: windows, devices, and those that are lost and not noticed yet. */
const MOST_SOCKETS = 20;

export const COMING: Handlers<'hello' | 'ping' | 'away'> = {
  async hello(hall, from, { key, protocol }) {
    if (protocol !== PROTOCOL) throw new Refused('oldPage');
    const player = await hall.people.byKey(key);
    if (!player) throw new Refused('unknownKey');
    // What this connection looks at, it looks at with that player's eyes.
    if (from.player && from.player.id !== player.id) throw new Refused('notNow');
    if (!from.player) {
      if (hall.connections.of(player.id).length >= MOST_SOCKETS) throw new Refused('tooManySockets');
      if (hall.connections.has(from)) hall.connections.named(from, player.id);
    }
    from.player = player;
    from.purse.player = player.id;
    from.keyHash = hash(key);
    const { store } = hall;
    const now = hall.now();
    const [tables, blocked, keys, waiting] = await Promise.all([
      store.tablesOf(player.id),
      store.blocked(player.id),
      store.keysOf(player.id),
      store.seekOf(player.id, now),
    ]);
    // Revoked just then: whoever told so did not yet find this connection.
    if (!keys.includes(from.keyHash)) {
      from.cut(1008, 'revoked');
      throw new Refused('unknownKey');
    }
    from.blocked = new Set(blocked);
    if (waiting) await store.stillSeeking([player.id], now);
    return { player, tables, blocked, seeking: waiting ?? null, now };
  },
  ping: async () => null,
  async away(_, from, { on }) {
    from.goAway(on);
    return null;
  },
};
