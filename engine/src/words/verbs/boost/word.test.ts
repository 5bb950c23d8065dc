import { boost, duringCombat, type Effect, theyMayBoost } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack, defense, fight, versatile } from '../../../../test/rules/fight.ts';

describe('boost', () => {
  const spur = { ...versatile('spur', 2), boost: 3 };
  /** A blow of 3 against a ward of 2, one of which allows a boost; the player asked makes it with a spur. */
  const boosted = (strike: Effect[], guard: Effect[]) => {
    const effects = (does: Effect[]) => (does.length ? [duringCombat(...does)] : []);
    const t = fight(
      { cards: [attack('blow', 3, ...effects(strike)), spur] },
      { cards: [defense('ward', 2, ...effects(guard)), spur] },
    ).strike('blow', 'ward');
    const { asks } = t;
    t.choose({ card: 'spur' }).settled();
    return [asks, t.events.find(({ event }) => event.kind === 'boost')!.event, ...t.story('values')];
  };

  it('R-8.11 Your card: of the side you are on', () => {
    expect(boosted([boost], [])).toEqual(['boostCard 0', { kind: 'boost', seat: 0, card: 'spur', value: 3, of: 'attack' }, '6 : 2']);
    expect(boosted([], [boost])).toEqual(['boostCard 1', { kind: 'boost', seat: 1, card: 'spur', value: 3, of: 'defense' }, '3 : 5']);
  });

  it('R-8.11 Theirs: of the other side', () => {
    expect(boosted([theyMayBoost], [])).toEqual([
      'boostCard 1',
      { kind: 'boost', seat: 1, card: 'spur', value: 3, of: 'defense' },
      '3 : 5',
    ]);
    expect(boosted([], [theyMayBoost])).toEqual(['boostCard 0', { kind: 'boost', seat: 0, card: 'spur', value: 3, of: 'attack' }, '6 : 2']);
  });
});
