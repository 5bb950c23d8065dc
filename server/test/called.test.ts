/** What players may be called where others see them. */
import { ANY_DUEL } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { localBus } from '../src/bus/local.ts';
import { api } from '../src/door/api.ts';
import type { Hall } from '../src/hall.ts';
import { DUEL, type Visitor, visitor } from './house.ts';
import { gathered, houses, sameStore } from './houses.ts';

const newHouse = houses();
const named = async (own: Hall, name: string): Promise<Visitor> => visitor(own, await own.people.create(name));
const asked = async (own: Hall, method: string, path: string, body: object, by?: Visitor): Promise<string | undefined> => {
  const answer = await api(own, { newPlayers: 9, address: () => '' }).request(path, {
    method,
    headers: { 'Content-Type': 'application/json', ...(by && { Authorization: `Bearer ${by.key}` }) },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { no?: string }).no;
};
const renamed = (own: Hall, by: Visitor, name: string) => asked(own, 'PATCH', '/me', { name }, by);
const SEATS = [{ kind: 'open' as const }, { kind: 'open' as const }];
async function tableOf(host: Visitor): Promise<{ table: string; invite: string }> {
  const { table } = await host.ask('create', { options: DUEL, seats: SEATS, mine: 0 });
  return { table, invite: (await host.ask('open', { table })).table.invite! };
}

describe('a name like that of somebody at the table', () => {
  it('sits down there by no link, and elsewhere', async () => {
    const own = await newHouse();
    const [ada, other, like] = [await named(own, 'Ada'), await named(own, 'Eve'), await named(own, 'АDА')];
    const { table, invite } = await tableOf(ada);
    expect(await like.refused('sit', { table, seat: 1, invite })).toBe('nameTaken');
    // Nothing is told of who sits where they may not look.
    expect(await like.refused('sit', { table, seat: 1 })).toBe('needsInvite');
    const elsewhere = await tableOf(other);
    await like.ask('sit', { ...elsewhere, seat: 1 });
    await other.refused('sit', { table, seat: 0, invite });
    await other.ask('sit', { table, seat: 1, invite });
  });

  it('is not taken while one sits there, and may be afterwards', async () => {
    const hub: Parameters<typeof localBus>[0] = new Set();
    const own = await newHouse({ bus: localBus(hub) });
    const there = await newHouse({ bus: localBus(hub), ...sameStore(own) });
    const { players } = await gathered(own, 2);
    const [ada, other] = players;
    expect(await renamed(own, ada, 'Ada')).toBeUndefined();
    for (const hall of [own, there]) expect(await renamed(hall, other, 'Adа')).toBe('nameTaken');
    expect(own.people.card(other.id).name).toContain('Somebody');
    expect(await renamed(own, other, 'Bob')).toBeUndefined();
    expect(await renamed(own, ada, 'ADA')).toBeUndefined();
    await ada.ask('stand', { table: players[0].state().id });
    expect(await renamed(own, other, 'Adа')).toBeUndefined();
  });

  it('is brought together with them by no match and no taking', async () => {
    const own = await newHouse();
    const [ada, like, other] = [await named(own, 'Ada'), await named(own, 'ADА'), await named(own, 'Eve')];
    await ada.ask('seek', { ...ANY_DUEL, rated: 'casual' });
    expect(await like.refused('take', { player: ada.id, pace: 'ten', rated: false })).toBe('nameTaken');
    await like.ask('seek', ANY_DUEL);
    await other.ask('seek', { ...ANY_DUEL, rated: 'casual' });
    const table = await other.until((pushes) => pushes.flatMap((push) => ('seated' in push ? [push.seated] : []))[0]);
    expect(await own.tables.read(table, ({ seats }) => seats)).toContainEqual({ kind: 'person', player: ada.id });
    expect((await own.store.seeking()).map(({ player }) => player)).toEqual([like.id]);
  });
});

describe('a name like that of a computer player', () => {
  it('is given to nobody, and sits nowhere', async () => {
    const own = await newHouse();
    const ada = await visitor(own);
    expect(await asked(own, 'POST', '/players', { name: 'Сomputer' })).toBe('nameOfComputer');
    expect(await asked(own, 'POST', '/players', { name: 'Eve' })).toBeUndefined();
    expect(await renamed(own, ada, 'Мастер')).toBe('nameOfComputer');
    const before = await named(own, 'Master');
    expect(await before.refused('create', { options: DUEL, seats: SEATS, mine: 0 })).toBe('nameOfComputer');
    const { table, invite } = await tableOf(ada);
    expect(await before.refused('sit', { table, seat: 1, invite })).toBe('nameOfComputer');
  });
});
