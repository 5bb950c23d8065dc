/** Words that say other words: prices, and what an opponent does, with nobody there, from either side and in turn order. */
import {
  afterCombat,
  all,
  attacking,
  type CardDefinition,
  card,
  cardsFromHand,
  damage,
  defending,
  discard,
  draw,
  type Effect,
  type Event,
  each,
  eachOpponent,
  fromCounter,
  may,
  mayElse,
  mayPay,
  move,
  opponent,
  opponentMay,
  recover,
  scheme,
  sidekick,
  upTo,
  when,
  yourFighter,
  yourHero,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { type Table, table } from '../table.ts';
import { playScheme } from './acting.ts';
import { inARow, kitHero, strike } from './doing.ts';
import { attack, defense, fight } from './fight.ts';

const trick = (id: string, ...does: Effect[]) => card(id, { type: 'scheme', boost: 1, copies: 1, by: 'hero' }, scheme(...does));
const told = (at: Table, kind: Event['kind']) => at.events.map(({ event }) => event).filter((event) => event.kind === kind);
const about = { counter: { id: 'rage', start: 1, max: 3 } };

describe('pay', () => {
  it('R-0.11 A price of cards takes just those cards, one named after another', () => {
    const trade = trick('trade', mayPay(cardsFromHand(2), recover(yourHero, 4)));
    const spare = trick('spare', draw(1));
    const hand = ['trade', 'spare', 'plain', 'plain', 'plain'];
    const scene = fight({ cards: [trade, spare], about, counter: 2, hand }, {}, { fighters: { red: { space: 's4', health: 5 } } });
    playScheme(scene, 'trade');
    expect(scene.asks).toBe('pay 0');
    scene.choose({ yes: true });
    expect(scene.asks).toBe('discard 0');
    scene.choose({ card: 'spare' });
    expect(scene.asks).toBe('discard 0');
    scene.choose({ card: 'plain' }).settled();
    expect(scene.hand(0)).toEqual(['plain', 'plain']);
    expect(scene.discard(0)).toEqual(['spare', 'plain', 'trade']);
    expect([scene.health(scene.red), scene.see().seats[0].counter]).toEqual([9, 2]);
    expect(told(scene, 'counter')).toEqual([]);
  });

  it('R-0.11 A price from the counter takes no card', () => {
    const burn = trick('burn', mayPay(fromCounter(2), recover(yourHero, 4)));
    const scene = fight({ cards: [burn], about, counter: 2 }, {}, { fighters: { red: { space: 's4', health: 5 } } });
    playScheme(scene, 'burn').choose({ yes: true }).settled();
    expect([scene.health(scene.red), scene.see().seats[0].counter]).toEqual([9, 0]);
    expect(told(scene, 'counter')).toEqual([{ kind: 'counter', seat: 0, counter: 'rage', count: 0 }]);
    expect(scene.hand(0)).toEqual(['plain']);
  });

  it('R-0.7 A price may be paid for nothing', () => {
    const burn = trick('burn', mayPay(fromCounter(1)));
    const paid = fight({ cards: [burn], about, counter: 2 }, {});
    playScheme(paid, 'burn').choose({ yes: true }).settled();
    expect(paid.see().seats[0].counter).toBe(1);
    const kept = fight({ cards: [burn], about, counter: 2 }, {});
    playScheme(kept, 'burn').choose({ pass: true }).settled();
    expect(kept.see().seats[0].counter).toBe(2);
  });
});

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

/** Blue is off the board, undefeated, or on it. */
const against = (blue: string | null, ...does: Effect[]) => {
  const scene = fight({ cards: [trick('taunt', ...does)] }, { hand: ['plain', 'plain'] }, { fighters: { blue: { space: blue } } });
  playScheme(scene, 'taunt');
  return scene;
};

describe('opponent', () => {
  const does = [opponent(discard(1)), draw(1)];

  it('R-14.6.7 Nobody does it while the only opponent is off the board; the rest happens', () => {
    const away = against(null, ...does);
    expect(away.asks).toBe('action 0');
    expect([away.hand(0).length, away.hand(1).length]).toEqual([2, 2]);
    const here = against('s5', ...does).choose({ kind: 'discard', card: 'plain' });
    expect(here.asks).toBe('action 0');
    expect([here.hand(0).length, here.hand(1).length]).toEqual([2, 1]);
  });

  it('R-0.10 In a combat their fighter is the one on the other side, whoever says so', () => {
    const taunt = afterCombat(opponent(damage(yourFighter, 1)));
    const healths = (guard: CardDefinition, hit: CardDefinition) => {
      const scene = fight({ cards: [hit] }, { cards: [guard] });
      scene.strike(hit.id, guard.id).settled();
      return [scene.health(scene.red), scene.health(scene.blue)];
    };
    expect(healths(defense('wait', 2), attack('goad', 2, taunt))).toEqual([12, 11]);
    expect(healths(defense('goad-back', 2, taunt), attack('hit', 2))).toEqual([11, 12]);
  });

  it('R-0.10 They are on the other side of the combat themselves', () => {
    const sides = afterCombat(opponent(when(attacking, draw(1)), when(defending, draw(2))));
    const goad = fight({ cards: [attack('goad', 2, sides)] }, { cards: [defense('wait', 2)] });
    goad.strike('goad', 'wait').settled();
    expect(goad.story('draw')).toEqual(['1 draws 2']);
    const back = fight({ cards: [attack('hit', 2)] }, { cards: [defense('goad-back', 2, sides)] });
    back.strike('hit', 'goad-back').settled();
    expect(back.story('draw')).toEqual(['0 draws 1']);
  });
});

describe('opponentMay', () => {
  const does = opponentMay([discard(1)], [draw(2)]);

  it('R-0.4 The other thing is done while there is no opponent on the board', () => {
    const away = against(null, does);
    expect(away.asks).toBe('action 0');
    expect([away.hand(0).length, away.hand(1).length]).toEqual([3, 2]);
  });

  it('R-0.4 The opponent on the board does the one, or else you do the other', () => {
    const done = against('s5', does).choose({ card: 'plain' }).settled();
    expect([done.hand(0).length, done.hand(1).length]).toEqual([1, 1]);
    const declined = against('s5', does).choose({ pass: true }).settled();
    expect([declined.hand(0).length, declined.hand(1).length]).toEqual([3, 2]);
  });

  it('R-0.6 The first player decides, where the second asks', () => {
    const scene = fight({ hand: ['plain', 'plain'] }, { cards: [trick('taunt', does)] }, { active: 1 });
    playScheme(scene, 'taunt');
    expect(scene.asks).toBe('discard 0');
    scene.choose({ card: 'plain' }).settled();
    expect([scene.hand(0).length, scene.hand(1).length]).toEqual([1, 1]);
  });

  it('R-11.7 An opponent who is out of the game does nothing: the other thing is done', () => {
    const dare = card('dare', { type: 'attack', value: 5, boost: 1, copies: 1, by: 'any' }, afterCombat(does));
    const heroes = ['sentences-a', 'sentences-b', 'sentences-c'].map((id) => kitHero(id, [dare]));
    const start = (health: number) => {
      const hand = ['jab', 'study'];
      const scene = table(inARow('freeForAll', heroes), {
        fighters: { 'sentences-a': { space: 's5' }, 'sentences-b': { space: 's6', health } },
        seats: [{ hand: ['dare', 'jab'] }, { hand }, { hand }],
      });
      return strike(scene, 'sentences-a', 'sentences-b', 'dare', null);
    };
    const alive = start(6);
    expect(alive.asks).toBe('discard 1');
    alive.choose({ card: 'jab' }).settled();
    expect(alive.hand(0)).toEqual(['jab']);
    const out = start(5).settled();
    expect(out.see().seats[1].out).toBe(true);
    expect(out.hand(0)).toHaveLength(3);
  });
});

describe('eachOpponent', () => {
  const order = card('order', { type: 'scheme', boost: 1, copies: 1, by: 'any' }, scheme(eachOpponent(draw(1))));
  const guard = card('guard', { type: 'defense', value: 3, boost: 1, copies: 1, by: 'any' }, afterCombat(eachOpponent(draw(1))));
  const heroes = ['sentences-d', 'sentences-e', 'sentences-f'].map((id) => kitHero(id, [order, guard]));
  const drawn = (scene: Table) => scene.events.flatMap(({ event }) => (event.kind === 'draw' && event.cards ? [event.seat] : []));

  it('R-4.13 Those after the active player come in turn order', () => {
    for (const [active, others] of [
      [0, [1, 2]],
      [1, [2, 0]],
      [2, [0, 1]],
    ] as const) {
      const seats = heroes.map(() => ({ hand: ['order', 'study'] }));
      const scene = table(inARow('freeForAll', heroes), { active, seats });
      playScheme(scene, 'order', heroes[active]).settled();
      expect(drawn(scene)).toEqual(others);
    }
  });

  it('R-4.13 The active player comes first among the opponents of another', () => {
    const fighters = { 'sentences-d': { space: 's5' }, 'sentences-e': { space: 's6' } };
    const scene = table(inARow('freeForAll', heroes), { fighters, seats: [{ hand: ['jab', 'study'] }, { hand: ['guard'] }, {}] });
    strike(scene, 'sentences-d', 'sentences-e', 'jab', 'guard').settled();
    expect(drawn(scene)).toEqual([0, 2]);
  });
});
