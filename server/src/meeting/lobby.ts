/** Where players find each other: tables that wait for players, and games to watch. */
import type { Around, Table } from '@peerless/host';
import type { Announcement, Lobby, SeekCard, TableCard } from '@peerless/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Folk } from '../people/folk.ts';
import type { People } from '../people/people.ts';
import type { Store } from '../store/store.ts';
import type { Connected } from '../tables/connections.ts';
import type { Tables } from '../tables/tables.ts';
import { GONE, isHere } from './matching.ts';

const MOST_SHOWN = 50;
/** So many are chosen from, the newest; and of so many that were never seen before the host is asked at once. */
const MOST_KNOWN = 3_000;
const MOST_MET = 100;

/** The first table of every host, then the next of each: nobody fills the list alone. */
export function fairly(tables: readonly { id: string; host: string }[], most: number): string[] {
  const before = new Map<string, number>();
  const rounds = tables.map(({ id, host }) => {
    const round = before.get(host) ?? 0;
    before.set(host, round + 1);
    return { id, round };
  });
  return rounds
    .sort((a, b) => a.round - b.round)
    .slice(0, most)
    .map(({ id }) => id);
}

export interface Surroundings {
  store: Pick<Store, 'openTables' | 'liveTables' | 'read' | 'seeking'>;
  bus: Pick<Bus, 'shared'>;
  tables: Pick<Tables, 'read'>;
  people: Pick<People, 'card' | 'lookUp'>;
  around(table: Table): Promise<Around>;
  watchers(table: string): number;
  folk: Pick<Folk, 'isHere' | 'isLookedAt'>;
  club(): Announcement[];
  now(): number;
}
export function lobby({ store, bus, tables, people, around, watchers, folk, club, now }: Surroundings): () => Promise<Lobby> {
  const cardOf = async (id: string): Promise<TableCard | null> =>
    tables
      .read(id, async (table) => {
        const { card, rating } = await around(table);
        return {
          id,
          phase: table.phase,
          options: table.options,
          seats: table.seats.map((place, number) => ({
            player: place.kind === 'person' ? card(place.player) : null,
            level: place.kind === 'computer' ? place.level : null,
            isOpen: place.kind === 'open',
            hero: table.start ? table.heroes[number] : null,
            rating: place.kind === 'person' ? rating(place.player) : null,
          })),
          board: table.start?.setup.board ?? null,
          turn: table.game?.turn ?? 0,
          watchers: watchers(id),
        };
      })
      .catch(() => null);

  /** From the log: the table need not be kept in memory for that. */
  const hostOf = async (id: string): Promise<string> => {
    const first = (await store.read(id))?.entries[0];
    return first?.do === 'open' ? first.by : '';
  };
  interface Offered {
    list(limit: number): Promise<string[]>;
    isOffered(id: string): boolean;
    isHosted(host: string): boolean;
  }
  const shownFrom = ({ list, isOffered, isHosted }: Offered): (() => Promise<TableCard[]>) => {
    /** Of the tables that were in the list last. */
    let hosts = new Map<string, string>();
    return async () => {
      const ids = (await list(MOST_KNOWN)).filter(isOffered);
      const unknown = ids.filter((id) => !hosts.has(id)).slice(0, MOST_MET);
      const met = await Promise.all(unknown.map(async (id) => [id, await hostOf(id)] as const));
      const all = new Map([...hosts, ...met]);
      hosts = new Map(ids.flatMap((id) => (all.has(id) ? [[id, all.get(id)!]] : [])));
      const chosen = fairly(
        [...hosts].map(([id, host]) => ({ id, host })).filter(({ host }) => isHosted(host)),
        MOST_SHOWN,
      );
      return (await Promise.all(chosen.map(cardOf))).filter((card) => card !== null);
    };
  };
  const any = (): boolean => true;
  /** Whose host is there; and those that somebody looks at already. */
  const open = shownFrom({ list: store.openTables, isOffered: any, isHosted: folk.isHere });
  const live = shownFrom({ list: store.liveTables, isOffered: folk.isLookedAt, isHosted: any });
  return async () => {
    const online = await bus.shared('online');
    return { open: await open(), live: await live(), seeks: await seeks(store, people, now()), club: club(), online };
  };
}

/** Those who look for opponents: who is here first, then who has waited longest. */
async function seeks(store: Pick<Store, 'seeking'>, people: Surroundings['people'], now: number): Promise<SeekCard[]> {
  const waiting = (await store.seeking(now - GONE)).map((one) => ({ ...one, isHere: isHere(one, now) }));
  const shown = waiting.sort((a, b) => Number(b.isHere) - Number(a.isHere)).slice(0, MOST_SHOWN);
  await people.lookUp(shown.map(({ player }) => player));
  return shown.map(({ player, points, since, isHere, seen, ...seek }) => ({ player: people.card(player), seek, points, since, isHere }));
}

/** Shows the lobby to those who are there: to whoever has just come, and to all whenever it has changed. */
export function lobbyNews(connections: Iterable<Connected>, lobby: () => Promise<Lobby>): () => Promise<void> {
  let shown = '';
  return async () => {
    const looking = [...connections].filter(({ isInLobby }) => isInLobby);
    if (!looking.length) return;
    const text = JSON.stringify({ lobby: await lobby() });
    for (const connection of looking) if (text !== shown || !connection.hasLobby) connection.showLobby(text);
    shown = text;
  };
}
