/** All devices of a player, on every process: what they are told, and that the player has changed. */
import type { Push } from '@peerless/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';
import type { Connections } from './connections.ts';

export interface Devices {
  tell(player: string, push: Push): void;
  /** A player's card, blocks or keys have changed, or they were banned, or there is no such player any more: all their connections, on every process, learn of it. */
  renew(player: string): Promise<void>;
  /** What may have changed unheard. */
  renewAll(): Promise<void>;
}
export interface Surroundings {
  store: Pick<Store, 'players' | 'blocked' | 'keysOf' | 'marks'>;
  bus: Pick<Bus, 'subscribe' | 'publish'>;
  connections: Connections;
  now(): number;
  failed(problem: unknown): void;
}

export function devices({ store, bus, connections, now, failed }: Surroundings): Devices {
  const tellHere = (player: string, push: Push): void => {
    const text = JSON.stringify(push);
    for (const connection of connections.of(player)) connection.send(text);
  };
  const renewHere = async (player: string): Promise<void> => {
    const own = connections.of(player);
    if (!own.length) return;
    const [cards, blocked, keys, marks] = await Promise.all([
      store.players([player]),
      store.blocked(player),
      store.keysOf(player),
      store.marks(player),
    ]);
    const isBanned = marks !== undefined && marks.banned > now();
    for (const connection of own) connection.renew({ player: cards.get(player), blocked, keys, isBanned });
  };
  bus.subscribe('tell', (message) => {
    const { player, push } = JSON.parse(message) as { player: string; push: Push };
    tellHere(player, push);
  });
  bus.subscribe('renew', (player) => void renewHere(player).catch(failed));
  return {
    tell(player, push) {
      tellHere(player, push);
      bus.publish('tell', JSON.stringify({ player, push }));
    },
    async renew(player) {
      bus.publish('renew', player);
      await renewHere(player);
    },
    async renewAll() {
      for (const player of new Set([...connections].flatMap((connection) => connection.player?.id ?? []))) await renewHere(player);
    },
  };
}
