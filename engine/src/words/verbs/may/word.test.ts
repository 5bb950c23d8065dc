import { all, card, draw, type Effect, each, may, mayElse, move, scheme, sidekick, upTo } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { playScheme } from '../../../../test/rules/acting.ts';
import { fight } from '../../../../test/rules/fight.ts';

const trick = (id: string, ...does: Effect[]) => card(id, { type: 'scheme', boost: 1, copies: 1, by: 'hero' }, scheme(...does));

describe('may', () => {
  const pages = { sidekicks: [sidekick('page', { count: 2, health: 3, reach: 'melee' })] };
  const off = { space: null, health: 0 };
  const march = (does: Effect, page: { space: string | null }, agreed: Parameters<typeof fight>[4] = {}) => {
    const fighters = { 'page-1': page, 'page-2': off };
    const scene = fight({ cards: [trick('march', does)], about: pages }, {}, { fighters }, undefined, agreed);
    playScheme(scene, 'march');
    return scene;
  };
  const theyMarch = move(each(all('page')), upTo(2));

  it('R-0.2 With nobody there to move nothing is asked', () => {
    expect(march(may(theyMarch), off).settled().asks).toBe('action 0');
    expect(
      march(may(theyMarch, draw(1)), off)
        .settled()
        .hand(0),
    ).toEqual(['plain']);
    expect(
      march(mayElse([theyMarch], [draw(1)]), off)
        .settled()
        .hand(0),
    ).toHaveLength(2);
    expect(march(may(theyMarch), off, { rules: 1 }).asks).toBe('yesNo 0');
  });

  it('R-0.2 With somebody there who moves is asked, and after the last nothing more', () => {
    const scene = march(mayElse([theyMarch], [draw(1)]), { space: 's1' });
    expect(scene.asks).toBe('moveWhom 0');
    scene.choices({ fighter: 'page-1' }, { space: 's3' }).settled();
    expect([scene.at('page-1'), scene.hand(0)]).toEqual(['s3', ['plain']]);
    expect(
      march(mayElse([theyMarch], [draw(1)]), { space: 's1' })
        .choose({ pass: true })
        .settled()
        .hand(0),
    ).toHaveLength(2);
  });
});
