import { paceOf } from '@peerless/ai';
import { describe, expect, it } from 'vitest';
import { localTurns } from '../src/turns/local.ts';
import { turnsContract } from './turns.contract.ts';

describe('turns within a process', () => {
  turnsContract(async () => {
    const turns = localTurns();
    return () => turns;
  });

  it('are given anew if whoever had one is gone', async () => {
    let now = 1_000;
    const turns = localTurns(() => now);
    const lost = { table: 'a1', at: 1, player: 'a', level: 'master', since: now, until: 1e9 } as const;
    turns.wish(lost);
    expect(await turns.next('slow')).toEqual(lost);
    turns.wish(lost);
    now += paceOf('master') + 4_999;
    expect(await turns.next('slow')).toBeUndefined();
    now += 1;
    expect(await turns.next('slow')).toEqual(lost);
  });
});
