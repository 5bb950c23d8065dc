import type { Announcement } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { localBus } from '../bus/local.ts';
import { announced } from './announced.ts';
import { parseClubHours } from './club.ts';

const HOUR = 3_600_000;
const friday = Date.parse('2026-11-20T19:00Z');

function shown(kept: Announcement[], at: number, hub: Parameters<typeof localBus>[0] = new Set()) {
  const store = { announcements: async () => kept.map((each, n) => ({ id: `${n}`, ...each })) };
  const failed = (problem: unknown): never => {
    throw problem;
  };
  return announced({ store, bus: localBus(hub), weekly: parseClubHours('fri 19:00'), now: () => at, failed });
}
const message: Announcement = { begins: null, ends: friday, says: 'Hello' };
const weekly = { begins: friday, ends: friday + HOUR, says: null };

describe('what is announced', () => {
  it('is all messages, and the hour that comes first, of those of every week too', async () => {
    const [before, after] = [-1, 1].map((n) => ({ begins: friday + n, ends: friday + n + HOUR, says: 'A cup' }));
    const { all, load } = shown([message, before, after, { ...message, says: 'Again' }], friday - 2);
    expect(all()).toEqual([weekly]);
    await load();
    expect(all()).toEqual([message, { ...message, says: 'Again' }, before]);
    const later = shown([after], friday - 2);
    await later.load();
    expect(later.all()).toEqual([weekly]);
  });
  it('is over when its time is up, also before it is read anew', async () => {
    const { all, load } = shown([message], friday);
    await load();
    expect(all()).toEqual([weekly]);
  });
  it('is heard of by the other processes', async () => {
    const hub: Parameters<typeof localBus>[0] = new Set();
    const kept: Announcement[] = [];
    const [one, other] = [shown(kept, friday - 1, hub), shown(kept, friday - 1, hub)];
    kept.push(message);
    await one.changed();
    await new Promise(setImmediate);
    for (const each of [one, other]) expect(each.all()).toEqual([message, weekly]);
  });
});
