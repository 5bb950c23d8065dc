import '@peerless/boards';
import '@peerless/heroes';
import { analyse } from '@peerless/ai';
import { FIRST_RULES, RULES, replay } from '@peerless/engine';
import { describe, expect, it, vi } from 'vitest';
import { dice, pickOf } from '../../../engine/test/playing.ts';
import { playOn, seated } from '../host/seated.ts';
import { momentsOf } from '../replay/moments.ts';
import { oldShelf, trickyShelf } from './first-rules.ts';

vi.stubGlobal('location', { hash: '' });
vi.stubGlobal('addEventListener', () => {});
const { unpacked } = await import('./share.ts');
const { isSame, newKept } = await import('./store.ts');

const shelf = oldShelf();
const tricky = trickyShelf({ kind: 'person' }, 12);
const all = [...shelf.map(({ kept }) => kept), ...tricky];

describe('a game that the browser kept before the rules had versions', () => {
  it('is played to its end by the rules it began with', { timeout: 120_000 }, async () => {
    expect(tricky.length).toBeGreaterThan(0);
    for (const [n, kept] of all.entries()) {
      const random = dice(n);
      const seen = await seated(kept);
      if (kept.over) expect(seen.last().view).toMatchObject({ over: true, turn: kept.turn });
      await playOn(seen, (choices) => pickOf(choices, random), 5000);
      expect(seen.last().view.over).toBe(true);
      const { record } = seen.kept();
      expect(record.rules).toBe(FIRST_RULES);
      expect(record.answers.slice(0, kept.record.answers.length)).toEqual(kept.record.answers);
      expect(replay(record).over).toBe(1);
    }
  });

  it('is looked at again and analysed', () => {
    for (const { record, turn } of all) expect(momentsOf(record).games.at(-1)).toMatchObject({ turn });
    for (const { record } of tricky) for (const { answers, of } of analyse(record, 1)) expect(answers).toBeLessThanOrEqual(of);
  });

  it('comes by its link, and is the same game as the one that is kept', async () => {
    for (const { kept, link } of shelf) {
      const shared = await unpacked(link);
      expect(shared).toMatchObject({ turn: kept.turn, over: kept.over, winners: kept.winners, seats: kept.seats });
      expect(isSame(kept.record, shared.record)).toBe(true);
      expect(isSame({ ...kept.record, rules: RULES }, shared.record)).toBe(false);
    }
  });

  it('is played again by the rules of today', async () => {
    const [{ link }] = shelf;
    const { record, seats } = await unpacked(link);
    expect(newKept(record.setup, seats).record).toMatchObject({ rules: RULES });
    expect(replay(newKept(record.setup, seats).record).setup.rules ?? RULES).toBe(RULES);
  });
});
