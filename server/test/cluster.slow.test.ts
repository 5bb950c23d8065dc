import { randomUUID } from 'node:crypto';
import { choices, digest } from '@peerless/engine';
import { ANY_DUEL } from '@peerless/protocol';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { redisBus } from '../src/bus/redis.ts';
import type { Hall, Parts } from '../src/hall.ts';
import { bullmqJobs } from '../src/jobs/bullmq.ts';
import { postgresStore } from '../src/store/postgres.ts';
import { redisTurns } from '../src/turns/redis.ts';
import { DUEL, dice, playLong, step, type Visitor, visitor } from './house.ts';
import { houses } from './houses.ts';
import { database, hasServices, services } from './services.ts';

const SOON = { timeout: 10_000, interval: 20 };
const newHouse = houses();

describe.skipIf(!hasServices)('two processes on PostgreSQL and Redis', () => {
  let redis: string;
  beforeAll(async () => {
    redis = (await services()).redis;
  }, 300_000);

  /** Starts as many processes as one likes on a store of their own. */
  async function cluster(): Promise<(parts?: Partial<Parts>) => Promise<Hall>> {
    const [postgres, prefix] = [await database(), randomUUID()];
    return async (parts) =>
      newHouse({
        store: await postgresStore(postgres),
        bus: redisBus(redis, prefix),
        jobs: bullmqJobs(redis, { prefix }),
        turns: redisTurns(redis, prefix),
        ...parts,
      });
  }
  async function two(): Promise<[Hall, Hall]> {
    const start = await cluster();
    return [await start(), await start()];
  }
  /** A duel of one player on each. */
  async function duel(halls: readonly Hall[], options: Partial<typeof DUEL> = {}): Promise<{ table: string; players: Visitor[] }> {
    const players = [await visitor(halls[0]), await visitor(halls[1])];
    const [a, b] = players;
    const { table } = await a.ask('create', { options: { ...DUEL, ...options }, seats: [{ kind: 'open' }, { kind: 'open' }], mine: 0 });
    const { invite } = (await a.ask('open', { table })).table;
    await b.ask('open', { table, invite: invite! });
    await b.ask('sit', { table, seat: 1, invite: invite! });
    await a.until(() => a.state()?.seats[1].sitting.kind === 'person');
    await a.ask('pick', { table, hero: 'medusa' });
    await b.ask('pick', { table, hero: 'king-arthur' });
    for (const each of players) await each.until((pushes) => pushes.some((push) => 'update' in push));
    return { table, players };
  }
  /** So many answers, each heard of on both before the next one. */
  async function play(table: string, players: readonly Visitor[], answers: number): Promise<void> {
    const roll = dice(4);
    const seq = (player: Visitor): number => player.update().update.view.seq;
    for (let n = 0; n < answers; n++) {
      if (!(await step(table, players, roll))) return;
      const furthest = Math.max(...players.map(seq));
      for (const player of players) await player.until(() => seq(player) >= furthest);
    }
  }
  const told = (player: Visitor) => player.pushes.flatMap((push) => ('update' in push ? push.update.told : []));

  it('show players on different ones the same game', async () => {
    const halls = await two();
    const { table, players } = await duel(halls);
    await play(table, players, 40);
    const states = await Promise.all(halls.map((own) => own.tables.read(table, ({ game }) => digest(game!))));
    expect(states[0]).toBe(states[1]);
    // What each was told bit by bit is what somebody who comes anew is told at once.
    for (const [seat, player] of players.entries()) {
      const anew = await visitor(halls[1 - seat], player);
      await anew.ask('open', { table });
      expect(anew.update().update.view).toEqual(player.update().update.view);
      expect(told(player)).toEqual(anew.update().update.told);
    }
  });

  it('rate a finished game once', async () => {
    const start = await cluster();
    const halls = [await start({ leastTime: 0 }), await start({ leastTime: 0 })];
    const { table, players } = await duel(halls, { rated: true, isPublic: true });
    await playLong(halls[0].tables, table);
    await players[1].ask('concede', { table });
    for (const player of players) {
      await player.until(() => player.state()?.ended?.ratings.length === 2);
      expect(player.state()?.ended).toMatchObject({ how: 'won', winners: [0] });
    }
    for (const { store } of halls) expect(await store.ratings(players[0].id)).toMatchObject([{ pool: 'duel', games: 1 }]);
  });

  it('let only one of two happen that cannot both happen', async () => {
    const halls = await two();
    const { table, players } = await duel(halls);
    const say = (player: Visitor) =>
      player.ask('concede', { table }).then(
        () => 'done',
        () => 'refused',
      );
    expect((await Promise.all(players.map(say))).sort()).toEqual(['done', 'refused']);
    const stored = await halls[0].store.read(table);
    expect(stored!.entries.filter(({ do: what }) => what === 'concede')).toHaveLength(1);
    for (const player of players) await player.until(() => player.state()?.ended);
    expect(players[0].state().ended).toEqual(players[1].state().ended);
  });

  it('tell who is there, and who has left', async () => {
    const halls = await two();
    const { table, players } = await duel(halls);
    const [a, b] = players;
    const here = (player: Visitor) => player.pushes.flatMap((push) => ('presence' in push ? [push.presence.here] : [])).at(-1);
    await a.until(() => here(a)?.every(Boolean));
    b.leave();
    await a.until(() => here(a)?.[1] === false);
    const back = await visitor(halls[0], b);
    await back.ask('open', { table });
    await a.until(() => here(a)?.[1]);
    // Whoever comes first to a process hears at once who is on the other.
    const other = await visitor(halls[1], a);
    await other.ask('open', { table });
    await other.until(() => here(other)?.every(Boolean));
  });

  it('carry what is said from one to the other', async () => {
    const { table, players } = await duel(await two());
    const [a, b] = players;
    await a.ask('chat', { table, text: 'Can you hear me?' });
    const heard = await b.until((pushes) => pushes.find((push) => 'line' in push));
    expect(heard).toMatchObject({ of: table, line: { seat: 0, says: { text: 'Can you hear me?' } } });
  });

  it('have one lobby', async () => {
    const [one, other] = await two();
    const [host, guest] = [await visitor(one), await visitor(other)];
    const { table } = await host.ask('create', {
      options: { ...DUEL, isPublic: true },
      seats: [{ kind: 'open' }, { kind: 'open' }],
      mine: 0,
    });
    await guest.ask('lobby', { on: true });
    const shown = await guest.until((pushes) =>
      pushes.flatMap((push) => ('lobby' in push && push.lobby.online === 2 && push.lobby.open.length ? [push.lobby] : [])).at(-1),
    );
    expect(shown.open).toMatchObject([{ id: table, phase: 'gathering', seats: [{ player: { id: host.id } }, { isOpen: true }] }]);
  });

  it('bring seekers together once, wherever they are', async () => {
    const halls = await two();
    const seekers = await Promise.all([0, 1, 0, 1].map((n) => visitor(halls[n])));
    for (const seeker of seekers) await seeker.ask('seek', ANY_DUEL);
    const tables = await Promise.all(
      seekers.map((seeker) => seeker.until((pushes) => pushes.flatMap((push) => ('seated' in push ? [push.seated] : [])).at(0))),
    );
    expect(new Set(tables).size).toBe(2);
    for (const [n, seeker] of seekers.entries()) {
      expect(await halls[n % 2].store.tablesOf(seeker.id)).toEqual([tables[n]]);
      expect((await seeker.ask('open', { table: tables[n] })).table.mine).not.toEqual([]);
    }
    expect(await halls[0].store.seeking()).toEqual([]);
  });

  it('play again together', async () => {
    const { table, players } = await duel(await two());
    const [a, b] = players;
    await a.ask('concede', { table });
    await b.until(() => b.state()?.ended);
    const { table: again } = await b.ask('rematch', { table });
    expect(await a.until((pushes) => pushes.find((push) => 'rematch' in push))).toEqual({ rematch: { of: table, table: again } });
    expect(await a.ask('rematch', { table })).toEqual({ table: again });
    for (const player of players) {
      await player.ask('open', { table: again });
      await player.until(() => player.update().update.id === again);
    }
    await play(again, players, 6);
  });

  it('go on with the games of one that has stopped, and of one that has come back', async () => {
    const start = await cluster();
    const [one, other] = [await start(), await start()];
    const { table, players } = await duel([one, other]);
    await play(table, players, 15);
    const [a, b] = players;
    const { view } = a.update().update;
    a.leave();
    await one.close();
    const moved = await visitor(other, a);
    await moved.ask('open', { table, have: { answers: view.seq, takenBack: 0 } });
    expect(moved.update().update).toMatchObject({ isWhole: false, told: [], view });
    await play(table, [moved, b], 10);
    const anew = await start();
    const back = await visitor(anew, a);
    await back.ask('open', { table });
    expect(back.update().update.view).toEqual(moved.update().update.view);
    moved.leave();
    await play(table, [back, b], 10);
  });

  it('let computer players of one that has stopped answer on the other', async () => {
    const start = await cluster();
    const [one, other] = [await start(), await start()];
    const person = await visitor(one);
    const seats = [{ kind: 'open' as const }, { kind: 'computer' as const, level: 'novice' as const }];
    const { table } = await person.ask('create', { options: DUEL, seats, mine: 0 });
    await person.ask('open', { table });
    await one.close();
    const moved = await visitor(other, person);
    await moved.ask('open', { table });
    await moved.ask('pick', { table, hero: 'alice' });
    const roll = dice(2);
    const answeredBy = () => other.tables.read(table, (found) => found.answeredBy);
    for (let n = 0; n < 60 && !(await answeredBy()).includes(1); n++) {
      await moved.until((pushes) => pushes.some((push) => 'update' in push) && moved.update().update.answers.length);
      await step(table, [moved], roll);
    }
    expect(await answeredBy()).toContain(1);
  });

  it('share what is to be thought, each question once, in the order of both', { timeout: 60_000 }, async () => {
    const start = await cluster();
    const thoughts: { by: number; player: string }[] = [];
    /** Only the second has room for slow ones. */
    const thinking = (by: number): Partial<Parts> => ({
      room: { quick: 16, slow: by },
      think: async ({ masked }) => {
        thoughts.push({ by, player: masked.state.setup.heroes[0] });
        return choices(masked.state)[0];
      },
    });
    const halls = [await start(thinking(0)), await start(thinking(1))];
    const play = async (own: Hall, hero: string): Promise<{ person: Visitor; table: string }> => {
      const person = await visitor(own);
      const { table } = await person.ask('create', {
        options: DUEL,
        seats: [{ kind: 'open' }, { kind: 'computer', level: 'master' }],
        mine: 0,
      });
      await person.ask('open', { table });
      await person.ask('pick', { table, hero });
      await person.until((pushes) => pushes.some((push) => 'update' in push));
      while (person.update().update.answers.length) await step(table, [person], dice(2));
      return { person, table };
    };
    const [first, second, third] = [await play(halls[0], 'medusa'), await play(halls[1], 'alice'), await play(halls[0], 'sinbad')];
    const waits = ({ person }: { person: Visitor }) => person.pushes.flatMap((push) => ('wait' in push ? [push.wait.ahead] : []));
    await vi.waitFor(() => expect(waits(third)).not.toEqual([]), SOON);
    const answered = async ({ table }: { table: string }) => (await halls[0].tables.read(table, (found) => found.answeredBy)).includes(1);
    await vi.waitFor(async () => {
      for (const each of [first, second, third]) expect(await answered(each)).toBe(true);
    }, SOON);
    expect(thoughts.map(({ by }) => by)).not.toContain(0);
    expect(new Set(thoughts.slice(0, 3).map(({ player }) => player)).size).toBe(3);
    const times = async ({ table }: { table: string }) =>
      (await halls[0].store.read(table))!.entries.flatMap((entry) => (entry.do === 'answer' && entry.seat === 1 ? [entry.at] : []));
    expect(thoughts.length).toBeLessThanOrEqual((await Promise.all([first, second, third].map(times))).flat().length + 1);
  });

  it('let another one think where one has died', { timeout: 90_000 }, async () => {
    const start = await cluster();
    const dead = await start({ think: () => new Promise(() => {}), room: { quick: 1, slow: 1 } });
    const person = await visitor(dead);
    const { table } = await person.ask('create', {
      options: DUEL,
      seats: [{ kind: 'open' }, { kind: 'computer', level: 'novice' }],
      mine: 0,
    });
    await person.ask('open', { table });
    await person.ask('pick', { table, hero: 'medusa' });
    await person.until((pushes) => pushes.some((push) => 'update' in push));
    while (person.update().update.answers.length) await step(table, [person], dice(2));
    const other = await start();
    const back = await visitor(other, person);
    await back.ask('open', { table });
    await back.until(() => back.update().update.answers.length);
  });

  it('show somebody who comes from a quicker one no less than they had', async () => {
    const halls = await two();
    const { table, players } = await duel(halls);
    await play(table, players, 10);
    // The other process hears nothing any more.
    await halls[1].bus.close();
    const [a, b] = players;
    const asked = players.find((player) => player.update().update.answers.length)!;
    const { at, update } = asked.update();
    const from = await visitor(halls[0], asked);
    await from.ask('answer', { table, at, choice: update.answers[0] });
    const there = await visitor(halls[1], a === asked ? b : a);
    await there.ask('open', { table, have: { answers: update.view.seq + 1, takenBack: 0 } });
    await vi.waitFor(() => expect(there.update().update.view.seq).toBeGreaterThan(update.view.seq), SOON);
    expect(there.pushes.flatMap((push) => ('update' in push ? [push.update.view.seq] : []))).not.toContain(update.view.seq);
  });
});
