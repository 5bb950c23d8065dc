/** What a part of the server stands among: tables, a store that passes, a bus, and a clock that the test moves. */
import '@peerless/boards';
import '@peerless/heroes';
import { LEAST_TIME, type SeatOffer } from '@peerless/host';
import type { TableOptions } from '@peerless/protocol';
import { afterEach } from 'vitest';
import type { Bus } from '../src/bus/bus.ts';
import { localBus } from '../src/bus/local.ts';
import { passingStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { type Tables, tables } from '../src/tables/tables.ts';
import { DUEL, playLong } from './house.ts';
import { HEROES, stopwatch, type Watch } from './houses.ts';

export interface Parts extends Watch {
  store: Store;
  bus: Bus;
  tables: Tables;
  /** Players, 'computer' for a computer player; all of them sit, and the game has begun. */
  begun(id: string, players: readonly string[], options?: Partial<TableOptions>): Promise<string>;
  /** The same, played for long enough to be rated if it shall be, and the first has given up. */
  over(id: string, players: readonly string[], options?: Partial<TableOptions>): Promise<string>;
}
export const COMPUTER: SeatOffer = { kind: 'computer', level: 'novice' };

/** Closed after each test. */
export function partsOfAServer(): () => Promise<Parts> {
  const open: Parts[] = [];
  afterEach(async () => {
    for (const { tables, store } of open.splice(0)) {
      tables.close();
      await store.close();
    }
  });
  return async () => {
    const own = await parts();
    open.push(own);
    return own;
  };
}
async function parts(): Promise<Parts> {
  const watch = stopwatch();
  const store = await passingStore();
  const bus = localBus();
  const own = tables({ ...watch, store, bus, meet: async () => {} });
  const begun: Parts['begun'] = (id, players, options = {}) => {
    const offers = players.map((player): SeatOffer => (player === COMPUTER.kind ? COMPUTER : { kind: 'reserved', for: player }));
    const sitting = players.flatMap((player, seat) => (player === COMPUTER.kind ? [] : [{ seat, player }]));
    const all = { ...DUEL, seats: players.length, ...options };
    return own.create(sitting[0].player, all, offers, sitting, { id, heroes: HEROES.slice(0, players.length) });
  };
  return {
    ...watch,
    store,
    bus,
    tables: own,
    begun,
    async over(id, players, options) {
      await begun(id, players, options);
      if (options?.rated) {
        await playLong(own, id);
        await watch.pass(LEAST_TIME);
      }
      await own.act(id, () => ({ do: 'concede', seat: 0, because: 'own' }));
      return id;
    },
  };
}
