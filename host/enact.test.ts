import { describe, expect, it } from 'vitest';
import { followUp } from './due.ts';
import { enact, happen, opened } from './enact.ts';
import { tableOf } from './log.ts';
import { at, COMPUTER, choosing, OPEN, opening, playing, playOn } from './test/tables.ts';

const lot = { random: () => 0, newSeed: () => 'f'.repeat(32) };
const follow = (table: Parameters<typeof followUp>[0], now: number) => followUp(table, now, lot);

describe('what happens', () => {
  it('brings what follows with it, all at one time, and what was heard', () => {
    const table = choosing({}, [OPEN, COMPUTER]);
    const { entries, heard, isWhole } = enact(table, { do: 'pick', seat: 0, hero: 'medusa' }, 9, follow);
    expect(entries.map(({ do: what, at }) => [what, at])).toEqual([
      ['pick', 9],
      ['pick', 9],
      ['start', 9],
    ]);
    expect(table.phase).toBe('playing');
    expect(heard.length).toBeGreaterThan(0);
    expect(isWhole).toBe(false);
  });
  it('says if something was taken back', () => {
    const table = playing();
    playOn(table, 4);
    const agreed = (['ask', 'agree'] as const).map((say, seat) => at({ do: 'takeBack', seat, say, to: 1 }));
    expect(happen(table, agreed.slice(0, 1)).isWhole).toBe(false);
    expect(happen(table, agreed.slice(1))).toMatchObject({ isWhole: true, entries: agreed.slice(1) });
  });
});

describe('a new table', () => {
  it('is what its log says', () => {
    const first = { ...opening({}, [OPEN, COMPUTER]), at: 4 };
    const { table, entries } = opened('t', first, [{ do: 'sit', seat: 0, player: 'a' }], follow);
    expect(entries).toEqual([first, { do: 'sit', seat: 0, player: 'a', at: 4 }]);
    expect(table).toEqual(tableOf('t', entries));
    const begun = opened('t', opening({ heroes: 'random' }, [COMPUTER, COMPUTER]), [], follow);
    expect(begun.entries.map(({ do: what }) => what)).toEqual(['open']);
    const random = opened(
      't',
      opening({ heroes: 'random' }),
      ['a', 'b'].map((player, seat) => ({ do: 'sit', seat, player })),
      follow,
    );
    expect(random.table.phase).toBe('playing');
  });
});
