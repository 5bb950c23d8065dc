import { immediately, theirPrintedValueBecomes } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack, defense, type Fight, fight } from '../../../../test/rules/fight.ts';

const told = (t: Fight, kind: string) => t.events.flatMap(({ event }) => (event.kind === kind ? [event] : []));

describe('setPrinted', () => {
  it('R-8.5 Changes the number on their card; without one nothing happens', () => {
    const struck = (guard: string | null) =>
      fight({ cards: [attack('blow', 3, immediately(theirPrintedValueBecomes(0)))] }, { cards: [defense('ward', 2)] })
        .strike('blow', guard)
        .settled();
    const guarded = struck('ward');
    expect(told(guarded, 'value')).toEqual([
      { kind: 'value', seat: 1, card: 'ward', how: 'printed', amount: 0, source: { card: 'blow', seat: 0 } },
    ]);
    expect(guarded.story('values')).toEqual(['3 : 0']);
    const bare = struck(null);
    expect([told(bare, 'value'), bare.story('values')]).toEqual([[], ['3 : null']]);
  });
});
