import { add, cancelTheirEffects, duringCombat, immediately, may } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack, defense, type Fight, fight } from '../../../../test/rules/fight.ts';

const told = (t: Fight, kind: string) => t.events.flatMap(({ event }) => (event.kind === kind ? [event] : []));

describe('cancel', () => {
  it('R-7.17 Optional: asked only where there is a card to cancel', () => {
    const struck = (guard: string | null) =>
      fight(
        { cards: [attack('hush', 3, immediately(may(cancelTheirEffects)))] },
        { cards: [defense('ward', 2, duringCombat(add(1)))] },
      ).strike('hush', guard);
    expect(struck('ward').asks).toBe('yesNo 0');
    const canceled = struck('ward').choose({ yes: true }).settled();
    expect(told(canceled, 'cancel')).toEqual([{ kind: 'cancel', seat: 1, card: 'ward' }]);
    expect(canceled.story('values')).toEqual(['3 : 2']);
    const spared = struck('ward').choose({ pass: true }).settled();
    expect([told(spared, 'cancel'), spared.story('values')]).toEqual([[], ['3 : 3']]);
    const bare = struck(null).settled();
    expect([told(bare, 'cancel'), bare.story('values')]).toEqual([[], ['3 : null']]);
  });

  it('R-14.7.4, R-14.7.6 A laid boost goes from play to the pile at once', () => {
    const rules = [{ rule: 'laidBoost', by: 'hero' }] as const;
    const t = fight(
      { cards: [attack('blow', 3, duringCombat(add(1)))], hand: ['blow', 'plain', 'plain'], about: { rules } },
      { cards: [defense('hush', 2, immediately(cancelTheirEffects))] },
    )
      .strike('blow', 'hush', { boost: 'plain' })
      .settled();
    expect(told(t, 'discard')).toEqual([
      { kind: 'discard', seat: 0, card: 'plain', from: 'play' },
      { kind: 'discard', seat: 1, card: 'hush', from: 'play' },
      { kind: 'discard', seat: 0, card: 'blow', from: 'play' },
    ]);
    expect(t.story('discard', 'values')).toEqual(['discard plain', '3 : 2', 'discard hush', 'discard blow']);
  });
});
