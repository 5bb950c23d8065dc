import { WATCH_DELAY } from '@peerless/protocol';
import { describe, expect, it } from 'vitest';
import { runningLater, seenLater } from './delayed.ts';
import { at, playing } from './test/tables.ts';

const log = [10, 20, 30].map((time) => at({ do: 'abandon' }, time));

describe('some minutes later', () => {
  it('is seen what is old enough', () => {
    expect(seenLater(log, 20 + WATCH_DELAY)).toEqual({ seen: log.slice(0, 2), due: 30 + WATCH_DELAY });
    expect(seenLater(log, 19 + WATCH_DELAY)).toEqual({ seen: log.slice(0, 1), due: 20 + WATCH_DELAY });
    expect(seenLater(log, 9 + WATCH_DELAY).seen).toEqual([]);
  });
  it('is seen all in the end', () => expect(seenLater(log, 30 + WATCH_DELAY)).toEqual({ seen: log, due: 0 }));
  it('hides what came after something that is still secret, whenever that was written', () =>
    expect(seenLater([log[2], log[0]], 25 + WATCH_DELAY).seen).toEqual([]));
  it('clocks run as late', () => {
    const table = playing({ clock: { kind: 'turn', seconds: 30 } });
    expect(runningLater(table).times).toEqual({ ...table.times, since: table.times!.since + WATCH_DELAY });
    expect(runningLater(playing()).times).toBeNull();
  });
});
