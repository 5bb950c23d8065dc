import { knownHeroes } from '@peerless/engine';
import { ANY_DUEL, type PlayerCard, PROTOCOL, type Refusal } from '@peerless/protocol';
import { describe, expect, it, vi } from 'vitest';
import { localBus } from '../src/bus/local.ts';
import { api } from '../src/door/api.ts';
import type { Hall } from '../src/hall.ts';
import { type Visitor, visitor } from './house.ts';
import { gathered, houses, sameStore, started } from './houses.ts';

const newHouse = houses();
interface New {
  id: string;
  key: string;
  recovery: string;
  player: PlayerCard;
}
let houseNumber = 0;
const asking = (own: Hall) => {
  const address = `house ${houseNumber++}`;
  const routes = api(own, { newPlayers: 3, address: () => address });
  return async (method: string, path: string, body?: object, key?: string) => {
    const response = await routes.request(path, {
      method,
      headers: { 'Content-Type': 'application/json', ...(key ? { Authorization: `Bearer ${key}` } : {}) },
      body: body && JSON.stringify(body),
    });
    return { status: response.status, said: (await response.json()) as New & { no?: Refusal } };
  };
};

describe('a player', () => {
  it('who is forgotten while asking is told so', async () => {
    const own = await newHouse();
    const ask = asking(own);
    const { said: gone } = await ask('POST', '/players', {});
    await own.people.forget(gone.id);
    vi.spyOn(own.people, 'byKey').mockResolvedValue(gone.player); // as found just before
    expect(await ask('PATCH', '/me', { name: 'Ada' }, gone.key)).toMatchObject({ status: 401, said: { no: 'unknownKey' } });
    expect(await ask('PUT', '/me/blocked/somebody', undefined, gone.key)).toMatchObject({ status: 200, said: [] });
  });

  it('is a key, with a name and an emblem that may change', async () => {
    const ask = asking(await newHouse());
    const { status, said } = await ask('POST', '/players', { name: '  Ada \u0007 L. ' });
    const ada = said;
    expect(status).toBe(201);
    expect(ada.player).toMatchObject({ id: ada.id, name: 'Ada L.' });
    expect(knownHeroes().map(({ id }) => id)).toContain(ada.player.emblem);
    expect((await ask('GET', '/me', undefined, ada.key)).said).toEqual(ada.player);
    expect((await ask('PATCH', '/me', { name: 'Ada', emblem: 'alice' }, ada.key)).said).toEqual({
      id: ada.id,
      name: 'Ada',
      emblem: 'alice',
    });
    expect((await ask('PATCH', '/me', { emblem: 'nobody' }, ada.key)).said.no).toBe('noHero');
    expect((await ask('PATCH', '/me', { name: 'x'.repeat(25) }, ada.key)).said.no).toBe('malformed');
    expect((await ask('GET', '/me', undefined, 'wrong')).status).toBe(401);
  });

  it('is not made too often by one address', async () => {
    const ask = asking(await newHouse());
    for (let n = 0; n < 3; n++) expect((await ask('POST', '/players', {})).status).toBe(201);
    expect((await ask('POST', '/players', {})).status).toBe(429);
  });

  it('comes back on another device by the recovery code, until there is a new one', async () => {
    const own = await newHouse();
    const ask = asking(own);
    const { key, recovery, player } = (await ask('POST', '/players', { name: 'Ada' })).said;
    const sloppy = recovery.toLowerCase().replaceAll('-', ' ');
    const second = (await ask('POST', '/recover', { code: sloppy })).said;
    expect(second).toMatchObject({ id: player.id, player });
    expect(second.key).not.toBe(key);
    for (const each of [key, second.key]) expect((await ask('GET', '/me', undefined, each)).said).toEqual(player);
    const { recovery: renewed } = (await ask('POST', '/me/recovery', undefined, key)).said;
    expect((await ask('POST', '/recover', { code: recovery })).status).toBe(404);
    expect((await ask('POST', '/recover', { code: renewed })).status).toBe(200);
    for (let n = 0; n < 7; n++) await ask('POST', '/recover', { code: 'guess' });
    expect((await ask('POST', '/recover', { code: renewed })).status).toBe(429);
  });

  it('whose key was seen by others makes a new one, and no other works any more, nor the recovery code', async () => {
    const hub: Parameters<typeof localBus>[0] = new Set();
    const own = await newHouse({ bus: localBus(hub) });
    const other = await newHouse({ bus: localBus(hub), ...sameStore(own) });
    const ask = asking(own);
    const { said: ada } = await ask('POST', '/players', { name: 'Ada' });
    const { key: phone } = (await ask('POST', '/recover', { code: ada.recovery })).said;
    const devices = [await visitor(own, ada), await visitor(other, ada), await visitor(other, { id: ada.id, key: phone })];

    const { status, said: next } = await ask('POST', '/me/keys', undefined, ada.key);
    expect({ status, id: next.id }).toEqual({ status: 201, id: ada.id });
    expect(new Set([ada.key, phone, next.key]).size).toBe(3);
    const mine = await visitor(other, next);
    const { recovery } = (await ask('DELETE', '/me/keys', undefined, next.key)).said;

    for (const old of [ada.key, phone]) {
      expect((await ask('GET', '/me', undefined, old)).status).toBe(401);
      expect((await ask('POST', '/me/keys', undefined, old)).status).toBe(401);
      await expect(visitor(other, { id: ada.id, key: old })).rejects.toThrow('unknownKey');
    }
    for (const { connection } of devices)
      await vi.waitFor(() => expect(own.connections.has(connection) || other.connections.has(connection)).toBe(false));
    expect(other.connections.has(mine.connection)).toBe(true);
    expect((await mine.ask('hello', { key: next.key, protocol: PROTOCOL })).player).toEqual(ada.player);
    expect((await ask('GET', '/me', undefined, next.key)).said).toEqual(ada.player);
    expect((await ask('POST', '/recover', { code: ada.recovery })).status).toBe(404);
    expect((await ask('POST', '/recover', { code: recovery })).said).toMatchObject({ id: ada.id });
  });

  it('is not let in with a key that is revoked just then', async () => {
    const own = await newHouse();
    const ada = await own.people.create('Ada');
    const next = (await own.people.newKey(ada.id, ada.key))!;
    vi.spyOn(own.people, 'byKey').mockImplementationOnce(async () => {
      await own.people.revokeOthers(ada.id, next);
      await own.renew(ada.id);
      return ada.player; // as found just before
    });
    await expect(visitor(own, ada)).rejects.toThrow('unknownKey');
    expect(own.connections.of(ada.id)).toEqual([]);
  });

  it('whose key was revoked while the bus was away is found when it is back', async () => {
    const bus = localBus();
    let gap = (): void => {};
    const own = await newHouse({ bus: { ...bus, onGap: (heard) => (gap = heard) } });
    const ada = await own.people.create('Ada');
    const [old, still] = [await visitor(own, ada), await visitor(own)];
    const next = (await own.people.newKey(ada.id, ada.key))!;
    await own.people.revokeOthers(ada.id, next);
    expect(own.connections.has(old.connection)).toBe(true);
    gap();
    await vi.waitFor(() => expect(own.connections.has(old.connection)).toBe(false));
    expect(own.connections.has(still.connection)).toBe(true);
  });

  it('is told of change on every device and process', async () => {
    const hub: Parameters<typeof localBus>[0] = new Set();
    const own = await newHouse({ bus: localBus(hub) });
    const other = await newHouse({ bus: localBus(hub), ...sameStore(own) });
    const { table, players } = await started(own, 2);
    const [a, b] = players;
    const device = await visitor(other, a);
    await device.ask('open', { table });
    const ask = asking(own);
    await ask('PATCH', '/me', { name: 'Ada' }, a.key);
    await ask('PUT', `/me/blocked/${b.id}`, undefined, a.key);
    await vi.waitFor(() => expect(device.connection.player!.name).toBe('Ada'));
    await vi.waitFor(() => expect([...device.connection.blocked]).toEqual([b.id]));
    await device.ask('phrase', { table, phrase: 'hello' });
    await b.until((pushes) => pushes.some((push) => 'line' in push && push.line.name === 'Ada'));
    expect((await b.ask('open', { table })).table.seats[0].sitting).toMatchObject({ player: { name: 'Ada' } });
  });
});

describe('one player with several tabs', () => {
  const answers = async (player: Visitor, table: string) => {
    const { at, update } = player.update();
    return player.ask('answer', { table, at, choice: update.answers[0] }).then(
      () => 'ok',
      (problem: Error) => problem.message,
    );
  };
  it('answers once, and every tab shows the same', async () => {
    const own = await newHouse();
    const { table, players } = await started(own, 2);
    for (let n = 0; n < 10; n++) {
      const asked = players.find((player) => player.update().update.answers.length)!;
      const tab = await visitor(own, asked);
      await tab.ask('open', { table });
      expect(tab.update().at).toBe(asked.update().at);
      const said = await Promise.all([answers(asked, table), answers(tab, table)]);
      expect(said.sort()).toEqual([expect.stringContaining('stale'), 'ok']);
      expect(tab.update().update.view).toEqual(asked.update().update.view);
      tab.leave();
    }
    expect(await own.tables.read(table, (found) => found.answers.length)).toBe(10);
  });
});

describe('whoever deletes everything', () => {
  it('is nobody afterwards, and keeps nobody waiting', async () => {
    const own = await newHouse();
    const ask = asking(own);
    const [duel, group] = [await started(own, 2), await gathered(own, 3)];
    const [leaver, stayer] = duel.players;
    const { invite } = (await group.players[0].ask('open', { table: group.table })).table;
    await group.players[2].ask('stand', { table: group.table });
    await leaver.ask('sit', { table: group.table, seat: 2, invite: invite! });
    const { table: hosted } = await leaver.ask('create', {
      options: { ...(await stayer.ask('open', { table: duel.table })).table.options, isPublic: true },
      seats: [{ kind: 'open' }, { kind: 'open' }],
      mine: 0,
    });
    await leaver.ask('seek', ANY_DUEL);

    expect((await ask('DELETE', '/me', undefined, leaver.key)).status).toBe(200);
    await stayer.until(() => stayer.state()?.ended);
    expect(stayer.state().ended!.winners).toEqual([1]);
    expect(own.connections.has(leaver.connection)).toBe(false);
    expect((await ask('GET', '/me', undefined, leaver.key)).status).toBe(401);
    expect((await ask('GET', `/players/${leaver.id}`)).status).toBe(404);
    expect(await own.tables.read(group.table, ({ phase }) => phase)).toBe('gathering');
    expect(await own.tables.read(hosted, ({ ending }) => ending)).toBe('abandoned');
    expect(await own.store.seeking()).toEqual([]);
    expect((await stayer.ask('open', { table: duel.table })).table.seats[0].sitting).toMatchObject({ player: { name: '' } });
  });
});
