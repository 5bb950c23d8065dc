import type { Around } from '@peerless/host';
import { ANY_DUEL } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { DUEL } from '../../test/house.ts';
import { COMPUTER, partsOfAServer } from '../../test/parts.ts';
import type { Connected } from '../tables/connections.ts';
import { fairly, lobby, lobbyNews } from './lobby.ts';
import '../../test/sound.ts';

const newParts = partsOfAServer();
const card = (id: string) => ({ id, name: `the ${id}`, emblem: 'alice' });
const RATING = { points: 1600, isProvisional: true };
const around = async (): Promise<Around> => ({ card, rating: () => RATING }) as unknown as Around;
const people = { card, lookUp: async () => {} };
const everybody = { isHere: () => true, isLookedAt: () => true };

describe('a fair choice', () => {
  const table = (id: string, host: string) => ({ id, host });
  it('has the first of every host, then the next of each', () => {
    const tables = [table('1', 'a'), table('2', 'a'), table('3', 'b'), table('4', 'a'), table('5', 'b'), table('6', 'c')];
    expect(fairly(tables, 9)).toEqual(['1', '3', '6', '2', '5', '4']);
    expect(fairly(tables, 4)).toEqual(['1', '3', '6', '2']);
    expect(fairly([], 4)).toEqual([]);
  });
});

describe('the lobby', () => {
  const foyer = async () => {
    const parts = await newParts();
    const online: number[] = [3];
    const bus = { shared: async (what: string) => (what === 'online' ? online[0] : -1) };
    const gone = new Set<string>();
    const folk = { isHere: (player: string) => !gone.has(player), isLookedAt: (table: string) => !gone.has(table) };
    const show = lobby({ ...parts, bus, people, around, folk, club: () => [], watchers: (table) => (table === 'live' ? 2 : 0) });
    return { ...parts, show, gone };
  };
  it('has tables that wait for players and games to watch, as cards', async () => {
    const { tables, begun, show } = await foyer();
    const options = { ...DUEL, isPublic: true };
    const open = await tables.create('a', options, [{ kind: 'open' }, COMPUTER], []);
    await begun('live', ['b', 'computer'], { isPublic: true });
    await begun('private', ['c', 'computer']);
    const waiting = { player: null, level: null, isOpen: true, hero: null, rating: null };
    const computer = { player: null, level: 'novice', isOpen: false, rating: null };
    expect(await show()).toEqual({
      open: [{ id: open, phase: 'gathering', options, seats: [waiting, { ...computer, hero: null }], board: null, turn: 0, watchers: 0 }],
      live: [
        {
          id: 'live',
          phase: 'playing',
          options,
          seats: [
            { player: card('b'), level: null, isOpen: false, hero: 'medusa', rating: RATING },
            { ...computer, hero: 'king-arthur' },
          ],
          board: 'marmoreal',
          turn: 0,
          watchers: 2,
        },
      ],
      seeks: [],
      club: [],
      online: 3,
    });
  });
  it('shows fifty, of which nobody fills more than is left by the others', async () => {
    const { tables, show } = await foyer();
    const options = { ...DUEL, isPublic: true };
    const opens = (host: string) => tables.create(host, options, [{ kind: 'open' }, { kind: 'open' }], []);
    const modest = await opens('modest');
    for (let n = 0; n < 60; n++) await opens('greedy');
    const { open } = await show();
    expect(open).toHaveLength(50);
    expect(open.map(({ id }) => id)).toContain(modest);
  });
  it('leaves out tables whose host is gone, until they return, and games that nobody looks at', async () => {
    const { tables, begun, show, gone } = await foyer();
    const id = await tables.create('a', { ...DUEL, isPublic: true }, [{ kind: 'open' }, { kind: 'open' }], []);
    await begun('live', ['b', 'computer'], { isPublic: true });
    const shown = async () => {
      const { open, live } = await show();
      return [...open, ...live].map((card) => card.id);
    };
    expect(await shown()).toEqual([id, 'live']);
    gone.add('a').add('live');
    expect(await shown()).toEqual([]);
    gone.clear();
    expect(await shown()).toEqual([id, 'live']);
  });
  it('has those who look for opponents, who is here first', async () => {
    const { store, show, now } = await foyer();
    const points = { duel: 1500, freeForAll: 1500, teams: 1500 };
    for (const id of ['away', 'here']) {
      await store.createPlayer(card(id), `key of ${id}`, `code of ${id}`, 5);
      await store.seek({ ...ANY_DUEL, days: 1, player: id, points, since: now() - (id === 'away' ? 9 : 3), seen: now() });
    }
    await store.leave('away');
    const shown = { seek: { ...ANY_DUEL, days: 1 }, points };
    expect((await show()).seeks).toEqual([
      { ...shown, player: card('here'), since: now() - 3, isHere: true },
      { ...shown, player: card('away'), since: now() - 9, isHere: false },
    ]);
  });
  it('leaves out what is over, also if it was shown before', async () => {
    const { tables, show } = await foyer();
    const id = await tables.create('a', { ...DUEL, isPublic: true }, [{ kind: 'open' }, { kind: 'open' }], []);
    expect((await show()).open).toHaveLength(1);
    await tables.act(id, () => ({ do: 'abandon' }));
    expect((await show()).open).toEqual([]);
  });
  it('leaves out a table that cannot be read, and shows the others', async () => {
    const parts = await newParts();
    const options = { ...DUEL, isPublic: true };
    const opens = () => parts.tables.create('a', options, [{ kind: 'open' }, { kind: 'open' }], []);
    const [broken, sound] = [await opens(), await opens()];
    const read: typeof parts.tables.read = (id, look) =>
      id === broken ? Promise.reject(new Error('broken')) : parts.tables.read(id, look);
    const show = lobby({
      ...parts,
      bus: { shared: async () => 0 },
      tables: { read },
      people,
      around,
      folk: everybody,
      club: () => [],
      watchers: () => 0,
    });
    expect((await show()).open.map(({ id }) => id)).toEqual([sound]);
  });
});

describe('news of the lobby', () => {
  const visitor = (isInLobby = true) => {
    const shown: string[] = [];
    const self = {
      isInLobby,
      hasLobby: false,
      showLobby(text: string) {
        shown.push(text);
        self.hasLobby = true;
      },
    };
    return { connection: self as unknown as Connected, shown };
  };
  it('come to whoever is new there, and to all when it has changed', async () => {
    let online = 1;
    const [first, second, elsewhere] = [visitor(), visitor(), visitor(false)];
    const there = new Set([first.connection, elsewhere.connection]);
    const tell = lobbyNews(there, async () => ({ open: [], live: [], seeks: [], club: [], online }));
    await tell();
    await tell();
    expect(first.shown).toHaveLength(1);
    there.add(second.connection);
    await tell();
    expect([first.shown, second.shown].map(({ length }) => length)).toEqual([1, 1]);
    online = 2;
    await tell();
    expect([first.shown, second.shown, elsewhere.shown].map(({ length }) => length)).toEqual([2, 2, 0]);
    expect(JSON.parse(first.shown[1])).toEqual({ lobby: { open: [], live: [], seeks: [], club: [], online: 2 } });
  });
  it('cost nothing while nobody is there', async () => {
    let asked = 0;
    const tell = lobbyNews([visitor(false).connection], async () => {
      asked++;
      return { open: [], live: [], seeks: [], club: [], online: 0 };
    });
    await tell();
    expect(asked).toBe(0);
  });
});
