/** A server whose Redis is lost goes on, slower; on a real PostgreSQL and a real Redis, with a cable that is cut. */
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import '@peerless/boards';
import '@peerless/heroes';
import { PROTOCOL, type Push, type TableOptions } from '@peerless/protocol';
import type { Serving } from '../src/serve.ts';
import { DUEL } from './house.ts';
import { database, detour, hasServices, services } from './services.ts';
import { servers, type Wire, wire } from './wire.ts';
import './sound.ts';

const newServer = servers();
const SOON = { timeout: 20_000, interval: 100 };
const said = async ({ url }: Serving, path: string): Promise<{ status: number; text: string }> => {
  const answer = await fetch(new URL(path, url));
  return { status: answer.status, text: await answer.text() };
};
async function somebody({ url, hall }: Serving): Promise<{ wire: Wire; key: string; id: string }> {
  const { id, key } = await hall.people.create('Somebody');
  const own = await wire(url, key);
  return { wire: own, key, id };
}
const last = (pushes: Push[]) => pushes.findLast((push): push is Extract<Push, { update: unknown }> => 'update' in push);
const OPEN = { kind: 'open' } as const;
const COMPUTER = { kind: 'computer', level: 'novice' } as const;

/** Plays some answers against a computer player, and gives up. */
async function plays(player: Wire, answers: number): Promise<string> {
  const options: TableOptions = { ...DUEL, heroes: 'random' };
  const { table } = await player.ask<{ table: string }>('create', { options, seats: [OPEN, COMPUTER], mine: 0 });
  await player.ask('open', { table });
  for (let n = 0; n < answers; n++) {
    await vi.waitFor(() => expect(last(player.pushes)?.update.answers.length).toBeGreaterThan(0), SOON);
    const { update, at } = last(player.pushes)!;
    player.pushes.length = 0;
    await player.ask('answer', { table, at, choice: update.answers[0] });
  }
  await player.ask('concede', { table });
  return table;
}

describe.skipIf(!hasServices)('a server without its Redis', () => {
  it('is ready, plays, lets computer players think and writes results; and says when it is back', { timeout: 180_000 }, async () => {
    const far = await services();
    const redis = await detour(far.redis);
    const postgres = await database();
    onTestFinished(() => redis.cut());
    const logged: string[] = [];
    const log = (what: string): void => void logged.push(what);
    const one = await newServer({ postgres, redis: redis.url, log, file: undefined });
    await vi.waitFor(async () => expect((await said(one, 'ready')).text).toBe('ready'), SOON);
    redis.cut();
    await vi.waitFor(async () => expect((await said(one, 'ready')).text).toMatch(/^ready, but slower: .*bus.*turns/s), SOON);
    expect((await said(one, 'ready')).status).toBe(200);
    expect((await said(one, 'health')).text).toBe('ok');
    expect((await said(one, 'metrics')).text).toMatch(/peerless_degraded\{what="jobs"\} 1\n/);
    expect(logged.filter((what) => what === 'degraded')).toHaveLength(3);

    const { wire: player, key, id } = await somebody(one);
    await player.ask('hello', { key, protocol: PROTOCOL });
    await plays(player, 12);
    await vi.waitFor(async () => expect(await one.hall.store.games(id, 9)).toHaveLength(1), SOON);
    player.pushes.length = 0;
    await player.ask('lobby', { on: true });
    await vi.waitFor(() => expect(player.pushes.some((push) => 'lobby' in push && push.lobby.online === 1)).toBe(true), SOON);

    // Even one that begins meanwhile serves.
    const two = await newServer({ postgres, redis: redis.url, file: undefined });
    expect((await said(two, 'ready')).status).toBe(200);
    const other = await somebody(two);
    await other.wire.ask('hello', { key: other.key, protocol: PROTOCOL });
    await plays(other.wire, 4);

    await redis.mend();
    await vi.waitFor(() => expect(logged.filter((what) => what === 'recovered')).toHaveLength(3), SOON);
    expect((await said(one, 'ready')).text).toBe('ready');
    await plays(player, 6);
    await vi.waitFor(async () => expect(await one.hall.store.games(id, 9)).toHaveLength(2), SOON);
  });
});
