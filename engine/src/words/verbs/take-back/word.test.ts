import { ability, afterCombat, may, takeBackThisCard } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack, defense, type Fight, fight } from '../../../../test/rules/fight.ts';

const takes = (t: Fight) => t.events.flatMap(({ event }) => (event.kind === 'take' ? [event] : []));
const taken = (from: 'discard' | 'deck' | 'play', name: string, seat = 0) => ({ kind: 'take', seat, from, count: 1, cards: [name] });

describe('takeBack', () => {
  it('R-7.16 Optional: asked, and done or not', () => {
    const strike = () => fight({ cards: [attack('boomerang', 3, afterCombat(may(takeBackThisCard)))] }, {}).strike('boomerang', null);
    expect(strike().asks).toBe('yesNo 0');
    const back = strike().choose({ yes: true }).settled();
    expect(takes(back)).toEqual([taken('play', 'boomerang')]);
    expect([back.hand(0), back.discard(0)]).toEqual([['boomerang', 'plain'], []]);
    const away = strike().choose({ pass: true }).settled();
    expect([takes(away), away.hand(0), away.discard(0)]).toEqual([[], ['plain'], ['boomerang']]);
  });

  it('R-0.4 Nothing is asked of a player without a card in the combat', () => {
    const blue = { cards: [defense('ward', 2)], about: { abilities: [ability('afterCombat', may(takeBackThisCard))] } };
    const red = { cards: [attack('blow', 3)] };
    const bare = fight(red, blue).strike('blow', null).settled();
    expect([takes(bare), bare.hand(1)]).toEqual([[], ['plain', 'ward']]);
    const guarded = fight(red, blue).strike('blow', 'ward');
    expect(guarded.asks).toBe('yesNo 1');
    guarded.choose({ yes: true }).settled();
    expect(takes(guarded)).toEqual([taken('play', 'ward', 1)]);
    expect([guarded.hand(1), guarded.discard(1)]).toEqual([['plain', 'ward'], []]);
  });

  it('R-0.4 Mandatory: what is not there, or no longer there, is not taken back', () => {
    const blue = { cards: [defense('ward', 2)], about: { abilities: [ability('afterCombat', takeBackThisCard)] } };
    const bare = fight({ cards: [attack('blow', 3)] }, blue)
      .strike('blow', null)
      .settled();
    expect([takes(bare), bare.hand(1)]).toEqual([[], ['plain', 'ward']]);
    const twice = fight({ cards: [attack('blow', 3, afterCombat(takeBackThisCard, takeBackThisCard))] }, {})
      .strike('blow', null)
      .settled();
    expect(takes(twice)).toEqual([taken('play', 'blow')]);
    expect(twice.hand(0)).toEqual(['blow', 'plain']);
  });
});
