import {
  ability,
  afterCombat,
  bonusAttack,
  type CardDefinition,
  type CardEffect,
  card,
  damage,
  draw,
  duringCombat,
  type Effect,
  endTurn,
  hero,
  immediately,
  may,
  opposingFighter,
  problemsOfHero,
  replaceTheirCard,
  returnFallen,
  takeBackThisCard,
  whenever,
  yourFighter,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { attack, defense, type Fight, fight } from '../../../../test/rules/fight.ts';

const double = (...effects: CardEffect[]): CardDefinition => ({
  ...attack('double', 5, afterCombat(bonusAttack, damage(opposingFighter, 4))),
  bonusAttack: { id: 'second', value: 3, effects },
});
const halt = attack('halt', 3, duringCombat(endTurn), afterCombat(draw(5)));
const discards = (t: Fight) => t.events.flatMap(({ event }) => (event.kind === 'discard' ? [event] : []));

describe('endTurn', () => {
  it('R-4.14 In a bonus attack against no card: its own card goes to the pile once, nothing else does', () => {
    const t = fight({ cards: [double(immediately(endTurn))] }, {})
      .strike('double', null)
      .choose({ kind: 'defense', pass: true })
      .settled();
    expect(discards(t)).toEqual([{ kind: 'discard', seat: 0, card: 'double', from: 'play' }]);
    expect([t.discard(0), t.discard(1)]).toEqual([['double'], []]);
    expect(t.health(t.blue)).toBe(7);
    expect(t.see()).toMatchObject({ active: 1, actions: 2 });
  });

  it('R-4.14 In a bonus attack: the card laid against it goes to the pile before the card it is printed on', () => {
    const ward = defense('ward', 1, duringCombat(may(endTurn)));
    const struck = () =>
      fight({ cards: [ward], hand: ['ward', 'plain', 'plain'] }, { cards: [double()] }, { active: 1 })
        .choose({ action: 'attack' })
        .choices({ card: 'double' }, { card: 'plain' }, { card: 'ward' });
    const ended = struck().choose({ yes: true }).settled();
    expect(discards(ended)).toEqual([
      { kind: 'discard', seat: 0, card: 'plain', from: 'play' },
      { kind: 'discard', seat: 0, card: 'ward', from: 'play' },
      { kind: 'discard', seat: 1, card: 'double', from: 'play' },
    ]);
    expect(ended.health(ended.red)).toBe(9);
    expect(ended.see()).toMatchObject({ active: 0, actions: 2 });
    const going = struck().choose({ pass: true }).settled();
    expect(discards(going)).toEqual(discards(ended));
    expect(going.health(going.red)).toBe(3);
    expect(going.see()).toMatchObject({ active: 1, actions: 1 });
  });

  const bidding = defense('bidding', 1, immediately(replaceTheirCard), duringCombat(endTurn));
  const replaced = (jab: CardDefinition) =>
    fight({ cards: [jab, double()] }, { cards: [bidding] })
      .strike('double', null)
      .choices({ kind: 'defense', card: 'bidding' }, { card: 'jab' })
      .settled();

  it('R-4.14, R-7.44 In a bonus attack replaced by a card: that card goes to the pile, the replaced one is in hand', () => {
    const t = replaced(attack('jab', 2));
    expect(discards(t)).toEqual([
      { kind: 'discard', seat: 1, card: 'bidding', from: 'play' },
      { kind: 'discard', seat: 0, card: 'jab', from: 'play' },
    ]);
    expect([t.hand(0), t.discard(0)]).toEqual([['double', 'plain'], ['jab']]);
    expect(t.health(t.blue)).toBe(7);
    expect(t.see().active).toBe(1);
  });

  it('R-4.14, R-7.16 In a bonus attack whose new card was taken back: there is no attack card to put away', () => {
    const t = replaced(attack('jab', 2, immediately(takeBackThisCard)));
    expect(discards(t)).toEqual([{ kind: 'discard', seat: 1, card: 'bidding', from: 'play' }]);
    expect([t.hand(0), t.discard(0)]).toEqual([['double', 'jab', 'plain'], []]);
    expect(t.see().active).toBe(1);
  });

  it('R-4.14, R-14.7.6 In a combat with a laid boost: it goes to the pile too', () => {
    const rules = [{ rule: 'laidBoost', by: 'hero' }] as const;
    const t = fight({ cards: [halt], about: { rules } }, {})
      .strike('halt', null, { boost: 'plain' })
      .settled();
    expect(discards(t)).toEqual([
      { kind: 'discard', seat: 0, card: 'plain', from: 'play' },
      { kind: 'discard', seat: 0, card: 'halt', from: 'play' },
    ]);
    expect([t.hand(0), t.health(t.blue), t.see().active]).toEqual([[], 12, 1]);
  });

  it('R-4.14, R-10.11 In a combat with a defeat held back: the card never brings its fighter back, so the game is over', () => {
    const encore: CardDefinition = {
      ...defense('encore', 0, afterCombat(returnFallen(yourFighter, 4))),
      standing: [{ rule: 'holdsBackDefeat' }],
    };
    const struck = (...later: Effect[]) =>
      fight({ cards: [attack('blow', 0, immediately(damage(opposingFighter, 12)), duringCombat(...later))] }, { cards: [encore] });
    const ended = struck(endTurn).strike('blow', 'encore');
    expect(ended.see()).toMatchObject({ over: true, winners: [0] });
    expect([ended.discard(0), ended.discard(1)]).toEqual([['blow'], ['encore']]);
    const going = struck(draw(1)).strike('blow', 'encore').choose({ space: 's9' }).settled();
    expect([going.health(going.blue), going.see().active]).toEqual([4, 0]);
  });

  it('cannot be said where no action is its own: by a BOOST bonus, a discarded card, damage or a defeat', () => {
    const bad = hero('actions-hasty', {
      health: 12,
      move: 2,
      reach: 'melee',
      sidekicks: [],
      abilities: [
        whenever('damaged', 'actions-hasty', endTurn),
        whenever('defeated', 'actions-hasty', endTurn),
        ability('turnEnd', endTurn),
      ],
      deck: [
        card('rush', { type: 'attack', value: 2, boost: 1, copies: 15, by: 'any', boostBonus: [may(endTurn)] }),
        card('trap', {
          type: 'attack',
          value: 2,
          boost: 1,
          copies: 15,
          by: 'any',
          standing: [{ rule: 'whenDiscardedByOpponent', does: [endTurn] }],
        }),
      ],
    });
    expect(problemsOfHero(bad).map(({ path }) => path)).toEqual([
      'abilities[0].does[0].do',
      'abilities[1].does[0].do',
      'deck[0].boostBonus[0].then[0].do',
      'deck[1].standing[0].does[0].do',
    ]);
  });
});
