import type { Refusal } from '@peerless/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A server that lets nobody in for as long as it has a reason. */
const { server, page } = vi.hoisted(() => {
  const page = { heard: new Map<string, () => void>() };
  const server = { overHttp: null as Refusal | null, atHello: null as Refusal | null, greeted: 0, away: [] as boolean[] };
  class Socket {
    static readonly OPEN = 1;
    readyState = 1;
    onopen = (): void => {};
    onmessage = (_: { data: string }): void => {};
    onclose = (): void => {};
    constructor() {
      setTimeout(() => this.onopen());
    }
    send(text: string): void {
      const { n, do: request, on } = JSON.parse(text) as { n: number; do: string; on: boolean };
      if (request === 'hello') server.greeted++;
      if (request === 'away') server.away.push(on);
      const ok = { player: { id: 'me', name: '', emblem: '' }, tables: [], blocked: [], now: 0 };
      const answer = server.atHello ? { n, no: server.atHello } : { n, ok };
      setTimeout(() => this.onmessage({ data: JSON.stringify(answer) }));
    }
    close(): void {
      this.readyState = 3;
      setTimeout(() => this.onclose());
    }
  }
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('addEventListener', (kind: string, hear: () => void) => page.heard.set(kind, hear));
  vi.stubGlobal('document', { hidden: false, addEventListener: (kind: string, hear: () => void) => page.heard.set(kind, hear) });
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.stubGlobal('fetch', async () => {
    const body = server.overHttp
      ? { no: server.overHttp }
      : { id: 'me', key: 'k', recovery: '', player: { id: 'me', name: '', emblem: '' } };
    return { ok: !server.overHttp, json: async () => body };
  });
  return { server, page };
});

import { UNSTIRRED } from './attention.ts';
import { listen, state, turnedAway } from './connection.ts';
import { become } from './me.ts';

let leave: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  become(null);
});
afterEach(async () => {
  leave();
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
});
const arrive = async (): Promise<void> => {
  leave = listen(
    () => {},
    () => {},
  );
  await vi.advanceTimersByTimeAsync(100);
};

describe('a connection that the server does not let in', () => {
  it.each(['tooManySockets', 'tooMany'] as const)('says why (%s), is tried again, and forgets it when it is in', async (why) => {
    server.atHello = why;
    server.greeted = 0;
    await arrive();
    expect(state.value).toBe('broken');
    expect(turnedAway.value).toBe(why);
    server.atHello = null;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(state.value).toBe('open');
    expect(turnedAway.value).toBeNull();
    expect(server.greeted).toBe(2);
  });
  it('says why also where it may not even become a player', async () => {
    server.overHttp = 'tooMany';
    await arrive();
    expect(turnedAway.value).toBe('tooMany');
    server.overHttp = null;
    await vi.advanceTimersByTimeAsync(2_000);
    expect(state.value).toBe('open');
  });
  it('says nothing of a server that has said nothing', async () => {
    server.overHttp = 'busy';
    await arrive();
    expect(state.value).toBe('broken');
    expect(turnedAway.value).toBeNull();
    server.overHttp = null;
  });
});

describe('a page that nobody looks at', () => {
  const hidden = (isHidden: boolean): void => {
    (document as { hidden: boolean }).hidden = isHidden;
    page.heard.get('visibilitychange')!();
  };
  it('says so, out of sight at once and otherwise after a while, and that somebody is back', async () => {
    server.away.length = 0;
    await arrive();
    hidden(true);
    hidden(false);
    expect(server.away).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(UNSTIRRED - 1000);
    page.heard.get('keydown')!();
    await vi.advanceTimersByTimeAsync(UNSTIRRED - 1);
    expect(server.away).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(1);
    expect(server.away).toEqual([true, false, true]);
    page.heard.get('pointermove')!();
    expect(server.away).toEqual([true, false, true, false]);
  });
  it('says so again on a connection that is new', async () => {
    await arrive();
    server.away.length = 0;
    hidden(true);
    leave();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(state.value).toBe('idle');
    await arrive();
    expect(server.away).toEqual([true, true]);
    hidden(false);
  });
});
