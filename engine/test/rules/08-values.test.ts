/** Chapter 8: what a combat card counts, and boosts. */
import {
  ability,
  add,
  addOrSubtractOne,
  afterCombat,
  board,
  boardSpace,
  bonusAttack,
  boost,
  boostOfThatCard,
  boostOfTheirCard,
  boostTwice,
  type CardDefinition,
  type CardEffect,
  card,
  changeForm,
  damage,
  discard,
  discardRandom,
  discardTopOfDeck,
  draw,
  duringCombat,
  type Effect,
  type HeroRule,
  ignoreTheirValue,
  immediately,
  inForm,
  isOnToken,
  learnBoards,
  lines,
  may,
  move,
  opponent,
  opposingFighter,
  perCardInDiscard,
  printedValueOfMainDefense,
  printedValueOfTheirCard,
  recover,
  scheme,
  sidekick,
  takeOneOfTheBoosts,
  theirPrintedValueBecomes,
  theirValueBecomes,
  theirValueIsFixedAt,
  theyMayBoost,
  times,
  turnTopOfDeck,
  upTo,
  valueBecomes,
  valuesAreEqual,
  when,
  whenElse,
  yourFighter,
  yourHero,
  yourValuesAreFixedThisTurnAt,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp, row } from '../made-up.ts';
import { table } from '../table.ts';
import { attack, type Corner, defense, type Fight, fight, versatile } from './fight.ts';
import { zoned } from './zoned.ts';

const pause = may(draw(1));
const fixed: Effect = { do: 'lockValue', card: 'theirs', to: 4, against: 'all' };
const plus = (amount: number, about: Partial<HeroRule> = {}): HeroRule =>
  ({ rule: 'bonus', to: 'attack', by: 'hero', amount, ...about }) as HeroRule;
const withBonus = (made: CardDefinition, ...does: Effect[]): CardDefinition => ({ ...made, boostBonus: does });
const withoutBoost = (made: CardDefinition): CardDefinition => {
  const { boost: _, ...rest } = made;
  return rest;
};
const offered = (t: Fight): string[] =>
  t
    .legal()
    .map((each) => each.card ?? 'none')
    .toSorted();

/** A combat that stops after it, so that both accounts can be read; an answer ends it. */
function clash(red: Corner, blue: Corner, strike: string, guard: string | null, position = {}, boardId?: string): Fight {
  const about = { ...red.about, abilities: [ability('afterCombat', pause)] };
  return fight({ ...red, about }, blue, position, boardId).strike(strike, guard);
}
/** An attack of 3 with these effects against a card of 2 with those; what each counts in the end. */
function values(strike: CardEffect[], guard: CardEffect[] = [], rules: HeroRule[] = []): [number, number] {
  const t = clash({ cards: [attack('blow', 3, ...strike)], about: { rules } }, { cards: [defense('ward', 2, ...guard)] }, 'blow', 'ward');
  while (t.asks.startsWith('boostCard')) t.choose({ card: 'plain' });
  const found: [number, number] = [t.value('attack'), t.value('defense')];
  expect(t.story('values')).toEqual([`${found[0]} : ${found[1]}`]);
  t.choose({ yes: true }).settled();
  return found;
}

learnBoards([
  board('value-slope', {
    aspect: 4,
    radius: 20,
    zones: [{ id: 'a', color: 'grey' }],
    spaces: [1, 2, 3, 4].map((n) => boardSpace(`s${n}`, 200 * n, 500, 'a', n === 1 ? 1 : n === 4 ? 2 : undefined)),
    lines: lines('s1-s2 s2-s3 s3-s4'),
    passages: [],
    highGround: lines('s2-s3'),
    doors: [],
    crossings: [],
  }),
]);
const onSlope = { fighters: { red: { space: 's2' }, blue: { space: 's3' } } };

describe('8.1 Value of a combat card', () => {
  const mirror = duringCombat(valueBecomes(printedValueOfTheirCard));

  it('R-8.1 The printed value is the number on the card, whatever is set or added', () => {
    expect(values([immediately(valueBecomes(7)), immediately(add(2))], [mirror])).toEqual([9, 3]);
    expect(values([immediately(add(-2))], [mirror], [plus(4)])).toEqual([5, 3]);
  });

  it('R-8.1 Only an effect that says so changes it', () => {
    expect(values([], [duringCombat(theirPrintedValueBecomes(6)), mirror])).toEqual([6, 6]);
    expect(values([], [duringCombat(theirValueBecomes(6)), mirror])).toEqual([6, 3]);
  });

  it('R-8.1, R-14.8.3 That of the card played against the main attack is remembered for its bonus attack; without one it is 0', () => {
    const reprise: CardDefinition = {
      ...attack('reprise', 1, afterCombat(bonusAttack)),
      bonusAttack: { id: 'again', value: 5, effects: [duringCombat(valueBecomes(printedValueOfMainDefense))] },
    };
    const struck = (guard: string | null) =>
      fight({ cards: [reprise] }, { cards: [defense('ward', 3, duringCombat(add(1)))] })
        .strike('reprise', guard)
        .choose({ pass: true })
        .story('values');
    expect(struck('ward')).toEqual(['1 : 4', '3 : null']);
    expect(struck(null)).toEqual(['1 : null', '0 : null']);
  });

  it('R-8.2 “Becomes X” stands in place of the printed number and leaves additions alone, before or after it', () => {
    expect(values([duringCombat(add(2)), duringCombat(valueBecomes(5))])[0]).toBe(7);
    expect(values([duringCombat(valueBecomes(5)), duringCombat(add(2))])[0]).toBe(7);
    expect(values([duringCombat(boost), duringCombat(valueBecomes(5))])[0]).toBe(6); // plain has BOOST 1
    expect(values([duringCombat(valueBecomes(1))])[0]).toBe(1);
    expect(values([immediately(add(2))], [duringCombat(theirValueBecomes(0))])[0]).toBe(2);
  });

  it('R-8.2 A later one replaces an earlier one', () => {
    expect(values([duringCombat(valueBecomes(5)), duringCombat(valueBecomes(4))])[0]).toBe(4);
    expect(values([duringCombat(valueBecomes(5))], [duringCombat(theirValueBecomes(1))])[0]).toBe(5); // the defender's came first
    expect(values([immediately(valueBecomes(5))], [duringCombat(theirValueBecomes(1))])[0]).toBe(1);
  });

  it('R-8.2 The account keeps each step', () => {
    const strike = attack('blow', 3, duringCombat(valueBecomes(5)), duringCombat(add(2)), duringCombat(valueBecomes(4)));
    const t = clash({ cards: [strike] }, {}, 'blow', null);
    expect(t.account('attack')).toEqual(['printed 3', 'set 2', 'add 2', 'set -1']);
    expect(t.combat.attack.account.map(({ source }) => source)).toEqual(new Array(4).fill({ card: 'blow', seat: 0 }));
  });

  it('R-8.3 “+N”, “−N”, “add …” and boosts add up', () => {
    const twicePerDiscarded = duringCombat(discard(1), add(times(2, perCardInDiscard({})))); // one card
    expect(values([duringCombat(add(2)), duringCombat(add(-1)), twicePerDiscarded])[0]).toBe(6);
    const strike = attack('blow', 3, duringCombat(boost), duringCombat(add(2)), duringCombat(addOrSubtractOne));
    const t = clash({ cards: [strike, attack('fuel', 1)] }, {}, 'blow', null).choices({ card: 'fuel' }, { option: 2 });
    expect(t.account('attack')).toEqual(['printed 3', 'boost 2', 'add 2', 'add -1']);
    expect(t.combat.attack.account[1].source).toEqual({ card: 'fuel', seat: 0 });
    const up = clash({ cards: [strike] }, {}, 'blow', null).choices({ pass: true }, { option: 1 });
    expect(up.account('attack')).toEqual(['printed 3', 'add 2', 'add 1']);
    const neither = clash({ cards: [strike] }, {}, 'blow', null).choices({ pass: true }, { pass: true });
    expect(neither.account('attack')).toEqual(['printed 3', 'add 2']);
  });

  const sizes = { forms: ['big', 'small'], rules: [plus(2, { if: inForm('big') } as Partial<HeroRule>)] };

  it('R-8.4 Standing bonuses are evaluated in the damage step and come on top', () => {
    const grow = attack('grow', 3, immediately(pause), duringCombat(valueBecomes(1)), duringCombat(changeForm));
    const t = clash({ cards: [grow], about: sizes, form: 'small' }, {}, 'grow', null);
    expect(t.account('attack')).toEqual(['printed 3']); // small as yet
    t.choose({ pass: true });
    expect(t.account('attack')).toEqual(['printed 3', 'set -2', 'bonus 2']);
    expect(t.combat.attack.account[2].source).toEqual({ ability: t.red, seat: 0 });
    const shrink = clash({ cards: [grow], about: sizes, form: 'big' }, {}, 'grow', null);
    expect(shrink.account('attack')).toEqual(['printed 3', 'bonus 2']);
    shrink.choose({ pass: true });
    expect(shrink.account('attack')).toEqual(['printed 3', 'set -2']);
  });

  it('R-8.4 After the damage step the account stays as it was', () => {
    const shrink = attack('shrink', 3, afterCombat(changeForm));
    const t = clash({ cards: [shrink], about: sizes, form: 'big' }, {}, 'shrink', null);
    expect(t.see().seats[0].form).toBe('small');
    expect(t.account('attack')).toEqual(['printed 3', 'bonus 2']);
    expect(t.health(t.blue)).toBe(7);
  });

  it('R-8.4 So in the middle of the damage step', () => {
    const archer = sidekick('archer', { health: 2, reach: 'melee' });
    const t = clash(
      { cards: [attack('blow', 3, immediately(draw(1)))], about: { rules: [plus(2)] } },
      { about: { sidekicks: [archer], rules: [{ rule: 'assignDamage', to: 'archer' }] } },
      'blow',
      null,
      { fighters: { red: { space: 's4' }, archer: { space: 's6' } } },
    );
    expect(t.asks).toBe('assign 1');
    expect(t.account('attack')).toEqual(['printed 3', 'bonus 2']);
  });

  it('R-8.4 A bonus counts for its role and its fighter only', () => {
    const rules = [
      plus(2),
      { rule: 'bonus', to: 'defense', by: 'hero', amount: 1 },
      { rule: 'bonus', to: 'attack', by: 'squire', amount: 4 },
    ];
    const squire = sidekick('squire', { health: 4, reach: 'melee' });
    const corner = { cards: [versatile('parry', 3)], about: { rules: rules as HeroRule[], sidekicks: [squire] } };
    const t = clash(corner, {}, 'parry', null, { fighters: { squire: { space: 's1' } } });
    expect(t.account('attack')).toEqual(['printed 3', 'bonus 2']);
    const guard = clash({ cards: [attack('blow', 3)] }, corner, 'blow', 'parry', { fighters: { squire: { space: 's9' } } });
    expect(guard.account('defense')).toEqual(['printed 3', 'bonus 1']);
    const none = clash({ cards: [attack('blow', 3)] }, corner, 'blow', null, { fighters: { squire: { space: 's9' } } });
    expect([none.combat.defense.value, none.combat.defense.account]).toEqual([null, []]); // no card, no bonus
  });

  it('R-8.4 High ground and a bonus on a token look at where the fighters are in the damage step', () => {
    const slide = attack('slide', 3, immediately(pause), duringCombat(move(opposingFighter, upTo(1))));
    const t = clash({ cards: [slide] }, {}, 'slide', null, onSlope, 'value-slope');
    expect(t.account('attack')).toEqual(['printed 3', 'highGround 1']);
    t.choices({ pass: true }, { space: 's4' });
    expect(t.account('attack')).toEqual(['printed 3']);
    const stays = clash({ cards: [slide] }, {}, 'slide', null, onSlope, 'value-slope').choices({ pass: true }, { space: 's3' });
    expect(stays.account('attack')).toEqual(['printed 3', 'highGround 1']);
    const foggy: Corner = {
      cards: [defense('ward', 2, duringCombat(move(yourFighter, upTo(1))))],
      tokens: ['s6', null, null],
      about: {
        tokens: { id: 'fog', count: 3 },
        rules: [{ rule: 'bonus', to: 'defense', by: 'hero', amount: 1, if: isOnToken(yourFighter), needsPlace: true }],
      },
    };
    for (const [to, account] of [
      ['s6', ['printed 2', 'bonus 1']],
      ['s5', ['printed 2']],
    ] as const)
      expect(
        clash({ cards: [attack('blow', 3)] }, foggy, 'blow', 'ward')
          .choose({ space: to })
          .account('defense'),
      ).toEqual(account);
  });

  it('R-8.5 A changed printed value counts unless the value was set; additions stay', () => {
    expect(values([immediately(add(2))], [duringCombat(theirPrintedValueBecomes(1))])[0]).toBe(3);
    expect(values([immediately(valueBecomes(6))], [duringCombat(theirPrintedValueBecomes(1))])[0]).toBe(6);
    expect(values([duringCombat(valueBecomes(6))], [duringCombat(theirPrintedValueBecomes(1))])[0]).toBe(6);
    expect(values([], [duringCombat(theirPrintedValueBecomes(1)), duringCombat(theirPrintedValueBecomes(4))])[0]).toBe(4);
    expect(values([], [duringCombat(theirPrintedValueBecomes(boostOfTheirCard))], [plus(3)])[0]).toBe(5); // BOOST 2
    const t = clash(
      { cards: [attack('blow', 3, immediately(add(2)))] },
      { cards: [defense('ward', 2, duringCombat(theirPrintedValueBecomes(1)))] },
      'blow',
      'ward',
    );
    expect(t.account('attack')).toEqual(['printed 3', 'add 2', 'printedChanged -2']);
  });

  it('R-8.6 An ignored value counts 0, whatever any bonus, boost or lock says', () => {
    const shut = [immediately(ignoreTheirValue)];
    expect(values([duringCombat(add(4))], shut, [plus(3)])[0]).toBe(0);
    expect(values([duringCombat(boost)], shut)[0]).toBe(0);
    expect(values([], [immediately(theirValueIsFixedAt(5)), immediately(ignoreTheirValue)])[0]).toBe(0);
    const t = clash(
      { cards: [attack('blow', 3, duringCombat(add(4)))], about: { rules: [plus(1)] } },
      { cards: [defense('ward', 2, ...shut)] },
      'blow',
      'ward',
    );
    expect(t.account('attack')).toEqual(['printed 3', 'add 4', 'bonus 1', 'ignored -8']);
    expect(t.health(t.blue)).toBe(12);
    const below = clash({ cards: [attack('blow', 3, duringCombat(add(-5)))] }, { cards: [defense('ward', 2, ...shut)] }, 'blow', 'ward');
    expect(below.account('attack')).toEqual(['printed 3', 'add -5', 'notBelowZero 2', 'ignored 0']);
  });

  it('R-8.6 It keeps its value for every other question', () => {
    const even = attack('even', 2, afterCombat(when(valuesAreEqual, draw(1))));
    const t = fight({ cards: [even] }, { cards: [defense('ward', 2, immediately(ignoreTheirValue))] }).strike('even', 'ward');
    expect(t.story('values', 'draw')).toEqual(['0 : 2', '0 draws 1']);
    expect(values([], [immediately(ignoreTheirValue), duringCombat(valueBecomes(printedValueOfTheirCard))])).toEqual([0, 3]);
  });

  const lock = [immediately(theirValueIsFixedAt(1))];

  it('R-8.7 Fixed against card effects: additions so far are gone, later changes are refused, standing bonuses still add', () => {
    expect(values([immediately(add(4))], [duringCombat(theirValueIsFixedAt(1))])[0]).toBe(1);
    expect(values([duringCombat(add(4))], lock)[0]).toBe(1);
    expect(values([duringCombat(valueBecomes(9))], lock)[0]).toBe(1);
    expect(values([], [...lock, duringCombat(theirPrintedValueBecomes(9))])[0]).toBe(1);
    expect(values([duringCombat(add(4))], lock, [plus(2)])[0]).toBe(3);
    const t = clash(
      { cards: [attack('blow', 3, duringCombat(add(4)))], about: { rules: [plus(2)] } },
      { cards: [defense('ward', 2, duringCombat(theirValueIsFixedAt(0)))] },
      'blow',
      'ward',
      onSlope,
      'value-slope',
    );
    expect(t.account('attack')).toEqual(['printed 3', 'locked -3', 'bonus 2', 'highGround 1']);
  });

  it('R-8.7 A boost of a fixed card is discarded for nothing, a laid boost still counts', () => {
    const t = clash({ cards: [attack('blow', 3, duringCombat(boost))] }, { cards: [defense('ward', 2, ...lock)] }, 'blow', 'ward').choose({
      card: 'plain',
    });
    expect([t.value('attack'), t.discard(0)]).toEqual([1, ['plain']]);
    const cards = [attack('blow', 3), attack('fuel', 1)];
    const laid: Corner = { cards, about: { rules: [{ rule: 'laidBoost', by: 'hero' }] } };
    const struck = (guard: CardDefinition) =>
      fight(laid, { cards: [guard] })
        .strike('blow', 'ward', { boost: 'fuel' })
        .story('values');
    expect(struck(defense('ward', 2, ...lock))).toEqual(['3 : 2']); // 1 + BOOST 2
    expect(struck(defense('ward', 2, immediately(fixed)))).toEqual(['4 : 2']);
  });

  it('R-8.7 Fixed against everything: standing bonuses are refused too', () => {
    expect(values([duringCombat(add(4))], [immediately(fixed)], [plus(2)])[0]).toBe(4);
    const t = clash(
      { cards: [attack('blow', 3)], about: { rules: [plus(2)] } },
      { cards: [defense('ward', 2, immediately(fixed))] },
      'blow',
      'ward',
      onSlope,
      'value-slope',
    );
    expect(t.account('attack')).toEqual(['printed 3', 'locked 1']);
  });

  it('R-8.7 Of two locks the one that took effect first stands', () => {
    expect(values([], [...lock, duringCombat(fixed)], [plus(2)])[0]).toBe(3);
    expect(values([], [immediately(fixed), duringCombat(theirValueIsFixedAt(1))], [plus(2)])[0]).toBe(4);
    expect(values([], [...lock, duringCombat(theirValueIsFixedAt(5))])[0]).toBe(1);
  });

  const wish = (to: number): CardDefinition =>
    card('wish', { type: 'scheme', boost: 1, copies: 1, by: 'any' }, scheme(yourValuesAreFixedThisTurnAt(to)));

  it('R-8.7 A lock on all values of a player may be one at 0, and no card is its source', () => {
    const struck = (isWished: boolean) => {
      const about = { abilities: [ability('afterCombat', pause)], rules: [plus(2)] };
      const t = fight({ cards: [attack('blow', 3), wish(0)], about }, {});
      if (isWished) t.choices({ action: 'scheme' }, { card: 'wish' });
      t.strike('blow', null);
      return [t.value('attack'), t.combat.attack.account];
    };
    const printed = { how: 'printed', amount: 3, source: { card: 'blow', seat: 0 } };
    expect(struck(true)).toEqual([0, [printed, { how: 'locked', amount: -3, source: null }]]);
    expect(struck(false)[0]).toBe(5);
  });

  it('R-8.7 A lock on all values of a player comes with each card and ends with the turn', () => {
    const cards = [attack('blow', 3, duringCombat(add(4))), wish(4)];
    const wished = (guard: CardDefinition) =>
      fight({ cards, about: { rules: [plus(2)] } }, { cards: [guard] })
        .choices({ action: 'scheme' }, { card: 'wish' })
        .strike('blow', 'ward');
    expect(wished(defense('ward', 2)).story('values')).toEqual(['4 : 2']);
    expect(wished(defense('ward', 2, ...lock)).story('values')).toEqual(['4 : 2']); // the first lock stands
    expect(wished(defense('ward', 2, immediately(ignoreTheirValue))).story('values')).toEqual(['0 : 2']);
    const next = fight({ cards: [versatile('parry', 3), wish(4)] }, { cards: [attack('blow', 5)] }, { actions: 1 });
    next.choices({ action: 'scheme' }, { card: 'wish' });
    next.choices({ action: 'attack' }, { card: 'blow' }, { card: 'parry' });
    expect(next.story('values')).toEqual(['5 : 3']);
  });

  it('R-8.5, R-8.6, R-8.7 Each change is told, with what it does and which card does it', () => {
    const told = (...does: Effect[]) => {
      const t = fight({ cards: [attack('blow', 3)] }, { cards: [defense('ward', 2, duringCombat(...does))] })
        .strike('blow', 'ward')
        .settled();
      return t.events.flatMap(({ event }) => (event.kind === 'value' ? [event] : []));
    };
    const change = (how: string, amount: number) => ({
      kind: 'value',
      seat: 0,
      card: 'blow',
      how,
      amount,
      source: { card: 'ward', seat: 1 },
    });
    expect(told(theirPrintedValueBecomes(1), ignoreTheirValue)).toEqual([change('printed', 1), change('ignore', 0)]);
    expect(told(theirValueIsFixedAt(4), theirValueBecomes(2), fixed)).toEqual([change('lock', 4)]); // what is refused is not told
    expect(told(theirValueBecomes(2))).toEqual([change('set', 2)]);
  });

  it('R-8.8 The final value is base, additions and bonuses together, never below 0', () => {
    expect(values([duringCombat(valueBecomes(4)), duringCombat(add(1))], [], [plus(2)])[0]).toBe(7);
    expect(values([duringCombat(add(-3))])[0]).toBe(0);
    expect(values([duringCombat(add(-4))])[0]).toBe(0);
    expect(values([duringCombat(add(-4))], [], [plus(2)])[0]).toBe(1); // the bonus is added before it stops at 0
    expect(values([duringCombat(add(-6))], [duringCombat(add(-3))], [plus(2)])).toEqual([0, 0]);
    const t = clash({ cards: [attack('blow', 3, duringCombat(add(-6)))], about: { rules: [plus(2)] } }, {}, 'blow', null);
    expect(t.account('attack')).toEqual(['printed 3', 'add -6', 'bonus 2', 'notBelowZero 1']);
  });

  it('R-8.8 What no card and no ability does to a value has no source in its account', () => {
    const sources = (strike: CardDefinition, guard: CardDefinition) =>
      clash({ cards: [strike] }, { cards: [guard] }, 'blow', 'ward', onSlope, 'value-slope').combat.attack.account.map(
        ({ how, source }) => [how, source],
      );
    const own = { card: 'blow', seat: 0 };
    expect(sources(attack('blow', 3, duringCombat(add(-1))), defense('ward', 2))).toEqual([
      ['printed', own],
      ['add', own],
      ['highGround', null],
    ]);
    expect(sources(attack('blow', 3, duringCombat(add(-6))), defense('ward', 2, immediately(ignoreTheirValue)))).toEqual([
      ['printed', own],
      ['add', own],
      ['highGround', null],
      ['notBelowZero', null],
      ['ignored', null],
    ]);
  });

  it('R-8.9 After combat “the value” is the final value of the damage step', () => {
    const even = (value: number) => attack('even', value, afterCombat(whenElse(valuesAreEqual, [draw(1)], [draw(2)])));
    const drawn = (strike: CardDefinition, guard: CardDefinition | null, about = {}) =>
      fight({ cards: [strike], about }, { cards: guard ? [guard] : [] })
        .strike('even', guard ? 'ward' : null)
        .story('draw');
    expect(drawn(even(3), defense('ward', 3))).toEqual(['0 draws 1']);
    expect(drawn(even(3), defense('ward', 2))).toEqual(['0 draws 2']);
    expect(drawn(even(3), defense('ward', 2, duringCombat(add(1))))).toEqual(['0 draws 1']);
    expect(drawn(even(3), defense('ward', 3), { rules: [plus(1)] })).toEqual(['0 draws 2']);
    expect(drawn(even(2), defense('ward', 3), { rules: [plus(1)] })).toEqual(['0 draws 1']);
    const grown = { forms: ['small', 'big'], rules: [plus(1, { if: inForm('big') } as Partial<HeroRule>)] };
    const late = attack('even', 3, afterCombat(changeForm), afterCombat(whenElse(valuesAreEqual, [draw(1)], [draw(2)])));
    expect(drawn(late, defense('ward', 3), grown)).toEqual(['0 draws 1']); // what grows later does not count
  });

  it('R-8.9 Without such a card the condition is false and an amount is 0', () => {
    const zero = attack('zero', 0, duringCombat(add(printedValueOfTheirCard)), afterCombat(whenElse(valuesAreEqual, [draw(1)], [draw(2)])));
    const t = fight({ cards: [zero] }, {}).strike('zero', null);
    expect(t.story('values', 'draw')).toEqual(['0 : null', '0 draws 2']);
    const read = attack('read', 2, duringCombat(add(boostOfTheirCard)));
    expect(
      fight({ cards: [read] }, {})
        .strike('read', null)
        .story('values'),
    ).toEqual(['2 : null']);
  });
});

describe('8.2 Boosts', () => {
  const fuel = attack('fuel', 1, immediately(draw(1)), duringCombat(draw(1)), afterCombat(draw(1)));

  it('R-8.10 A maneuver may always be boosted, a combat card or a scheme only where a text says so', () => {
    const plot = card('plot', { type: 'scheme', boost: 1, copies: 1, by: 'any' }, scheme(recover(yourHero, 1)));
    const corner = { cards: [attack('blow', 3), plot] };
    expect(fight(corner, {}).choose({ action: 'maneuver' }).asks).toBe('boostManeuver 0');
    expect(
      fight(corner, { cards: [defense('ward', 2)] })
        .strike('blow', 'ward')
        .settled()
        .story('boost'),
    ).toEqual([]);
    expect(fight(corner, {}).choices({ action: 'scheme' }, { card: 'plot' }).settled().story('boost')).toEqual([]);
    expect(fight({ cards: [attack('blow', 3, duringCombat(boost))] }, {}).strike('blow', null).asks).toBe('boostCard 0');
  });

  it('R-8.11 To boost, discard a card from hand and add its BOOST value; its own effects do not happen', () => {
    const t = fight({ cards: [attack('blow', 3, duringCombat(boost)), fuel] }, {}).strike('blow', null);
    expect([t.legal({ pass: true }).length, offered(t)]).toEqual([1, ['fuel', 'none', 'plain']]);
    t.choose({ card: 'fuel' });
    expect(t.story('boost', 'discard', 'draw', 'values')).toEqual(['boost fuel', 'discard fuel', '5 : null', 'discard blow']);
    expect(t.hand(0)).toEqual(['plain']);
    t.settled();
  });

  it('R-8.11 One permission is one card; it may be declined', () => {
    const t = fight({ cards: [attack('blow', 3, duringCombat(boost))] }, {})
      .strike('blow', null)
      .choose({ pass: true });
    expect(t.story('boost', 'values')).toEqual(['3 : null']);
    t.settled();
  });

  it('R-8.11 Permissions from different sources add up', () => {
    const cards = [attack('blow', 3, duringCombat(boost), duringCombat(boost)), fuel];
    const t = fight({ cards }, { cards: [defense('ward', 2, duringCombat(theyMayBoost))] }).strike('blow', 'ward');
    t.choices({ card: 'plain' }, { card: 'fuel' });
    expect(t.story('values')).toEqual(['6 : 2']); // no card is left for the third permission
    madeUp('boosted', []);
    const arthur = table(
      { board: row('arthur-row', 9), heroes: ['king-arthur', 'boosted'] },
      {
        fighters: { 'king-arthur': { space: 's4' }, merlin: { space: 's1' }, boosted: { space: 's5' } },
        seats: [{ hand: ['noble-sacrifice', 'excalibur', 'skirmish', 'feint'] }, { hand: ['plain'] }],
      },
    );
    arthur.choices({ action: 'attack' }, { fighter: 'king-arthur' }, { card: 'noble-sacrifice' }, { card: 'excalibur' }, { pass: true });
    expect(arthur.asks).toBe('boostCard 0');
    expect(arthur.choose({ card: 'feint' }).health('boosted')).toBe(6); // 2 + 3 + 1
  });

  it('R-8.12 A card without a BOOST value cannot be chosen to boost', () => {
    const blunt = withoutBoost(attack('blunt', 4));
    const t = fight({ cards: [attack('blow', 3, duringCombat(boost)), blunt] }, {}).strike('blow', null);
    expect(offered(t)).toEqual(['none', 'plain']);
    const none = fight({ cards: [attack('blow', 3, duringCombat(boost)), blunt], hand: ['blow', 'blunt', 'blunt'] }, {});
    expect(offered(none.strike('blow', null))).toEqual(['none']); // asked all the same: the hand is hidden
  });

  it('R-8.12 Read by an effect, no BOOST value is 0', () => {
    const blunt = withoutBoost(versatile('blunt', 3));
    const t = fight({ cards: [attack('blow', 3, duringCombat(discardTopOfDeck, add(boostOfThatCard))), blunt], deck: ['blunt'] }, {});
    expect(t.strike('blow', null).story('discard', 'values')).toEqual(['discard blunt', '3 : null', 'discard blow']);
    const read = fight({ cards: [attack('read', 3, duringCombat(add(boostOfTheirCard)))] }, { cards: [blunt, versatile('sharp', 3)] });
    expect(read.strike('read', 'blunt').story('values')).toEqual(['3 : 3']);
    const sharp = fight({ cards: [attack('read', 3, duringCombat(add(boostOfTheirCard)))] }, { cards: [versatile('sharp', 3)] });
    expect(sharp.strike('read', 'sharp').story('values')).toEqual(['5 : 3']);
    expect(values([], [duringCombat(theirPrintedValueBecomes(boostOfTheirCard))])[0]).toBe(2);
    const emptied = fight({ cards: [blunt] }, { cards: [defense('ward', 0, duringCombat(theirPrintedValueBecomes(boostOfTheirCard)))] });
    expect(emptied.strike('blunt', 'ward').story('values')).toEqual(['0 : 0']);
  });

  it('R-8.13 A boost in combat is chosen when its effect is reached: the defender’s first, and public before the attacker’s', () => {
    const t = fight({ cards: [attack('blow', 3, duringCombat(boost)), fuel] }, { cards: [defense('ward', 2, duringCombat(boost)), fuel] });
    t.strike('blow', 'ward');
    expect(t.asks).toBe('boostCard 1');
    expect(t.value('defense')).toBe(2);
    t.choose({ card: 'fuel' });
    expect([t.asks, t.see(0).seats[1].discard, t.see(0).combats[0].defense.value]).toEqual(['boostCard 0', ['fuel'], 4]);
    t.choose({ card: 'plain' });
    expect(t.story('values')).toEqual(['4 : 4']);
    t.settled();
  });

  const trick = withBonus(versatile('trick', 1), draw(3));

  it('R-8.14 Reading a BOOST value is not boosting: no bonus, nothing that counts as a boost', () => {
    const steal = attack('steal', 3, duringCombat(opponent(discardRandom(1)), add(boostOfThatCard)), afterCombat(takeOneOfTheBoosts));
    const t = fight({ cards: [steal] }, { cards: [trick], hand: ['trick'] }).strike('steal', null);
    expect(t.story('discard', 'draw', 'boost', 'take', 'values')).toEqual(['discard trick', '5 : null', 'discard steal']);
    expect(t.discard(1)).toEqual(['trick']);
    t.settled();
    const dig = attack('dig', 3, duringCombat(discardTopOfDeck, add(boostOfThatCard)));
    expect(
      fight({ cards: [dig, trick], hand: ['dig', 'plain'], deck: ['trick'] }, {})
        .strike('dig', null)
        .story('draw', 'values'),
    ).toEqual(['5 : null']);
    const turn = attack('turn', 3, duringCombat(turnTopOfDeck, add(boostOfThatCard)));
    const turned = fight({ cards: [turn, trick], hand: ['turn'], deck: ['trick'] }, {}).strike('turn', null);
    expect([turned.story('draw', 'values'), turned.hand(0)]).toEqual([['5 : null'], ['trick']]);
    expect(values([], [duringCombat(theirPrintedValueBecomes(boostOfTheirCard))])).toEqual([2, 2]);
  });

  it('R-8.14 Boosting with the same card does give its bonus, and counts as a boost', () => {
    const blow = attack('blow', 3, duringCombat(boost), afterCombat(takeOneOfTheBoosts));
    const t = fight({ cards: [blow, trick] }, {})
      .strike('blow', null)
      .choose({ card: 'trick' });
    expect(t.story('boost', 'draw', 'values')).toEqual(['boost trick', '0 draws 3', '5 : null']);
    expect(t.hand(0)).toContain('trick');
    expect(t.discard(0)).toEqual(['blow']);
    t.settled();
  });

  it('R-8.14, R-14.4.4 A boost that an opponent’s card allows gives its bonus too', () => {
    const generous = attack('generous', 5, duringCombat(theyMayBoost));
    const t = fight({ cards: [generous] }, { cards: [defense('ward', 2), trick] }).strike('generous', 'ward');
    expect(t.asks).toBe('boostCard 1');
    t.choose({ card: 'trick' });
    expect(t.story('boost', 'draw', 'values')).toEqual(['boost trick', '1 draws 3', '5 : 4']);
    t.settled();
    const bare = fight({ cards: [generous] }, { cards: [trick] }).strike('generous', null);
    expect(bare.story('values')).toEqual(['5 : null']); // no card to boost, nothing asked
    bare.settled();
  });

  it('R-8.15 The top card of an empty deck gives nothing, adds 0 and exhausts nobody', () => {
    for (const from of [discardTopOfDeck, turnTopOfDeck]) {
      const dig = attack('dig', 3, duringCombat(from, add(boostOfThatCard)));
      const t = fight({ cards: [dig], rest: 'discard' }, {}).strike('dig', null);
      expect(t.story('values', 'exhausted', 'take')).toEqual(['3 : null']);
      expect([t.health(t.red), t.hand(0)]).toEqual([12, ['plain']]);
      t.settled();
    }
  });

  const squire = sidekick('squire', { health: 2, reach: 'melee' });
  const sting = defense('sting', 0, immediately(damage(opposingFighter, 2)));
  const ofSquire = (...rules: HeroRule[]): Corner => ({
    cards: [attack('blow', 3, immediately(draw(1))), attack('fuel', 1)],
    about: { sidekicks: [squire], rules },
  });

  it('R-8.16 Of a fighter off the board, bonuses that need a position are 0, those that belong to it stay', () => {
    const rules: HeroRule[] = [plus(2, { by: 'squire' }), plus(4, { by: 'squire', needsPlace: true }), { rule: 'laidBoost', by: 'squire' }];
    const at = { fighters: { red: { space: 's1' }, squire: { space: 's2' }, blue: { space: 's3' } } };
    const struck = (guard: CardDefinition) => {
      const corner = ofSquire(...rules);
      const t = fight(
        { ...corner, about: { ...corner.about, abilities: [ability('afterCombat', pause)] } },
        { cards: [guard] },
        at,
        'value-slope',
      );
      return t.strike('blow', guard.id, { fighter: 'squire', boost: 'fuel' });
    };
    const fallen = struck(sting);
    expect([fallen.health('squire'), fallen.account('attack')]).toEqual([0, ['printed 3', 'bonus 2', 'laidBoost 2']]);
    const alive = struck(defense('ward', 0));
    expect(alive.account('attack')).toEqual(['printed 3', 'bonus 2', 'bonus 4', 'laidBoost 2', 'highGround 1']);
  });

  it('R-8.16 They stay as well when the player of the fighter is eliminated', () => {
    const heroes = ['leaver', 'stinger', 'third'];
    madeUp('leaver', [attack('blow', 3)], { health: 2, rules: [plus(2, { by: 'leaver' })] });
    madeUp('stinger', [sting]);
    madeUp('third', []);
    const t = table(
      { board: row('leaver-row', 9, 3), heroes, mode: 'freeForAll' },
      {
        fighters: { leaver: { space: 's4' }, stinger: { space: 's5' }, third: { space: 's9' } },
        seats: [{ hand: ['blow'] }, { hand: ['sting', 'plain'] }, { hand: ['plain'] }],
      },
    ).choices({ action: 'attack' }, { card: 'blow' }, { card: 'sting' });
    expect([t.see().seats[0].out, t.health('stinger')]).toEqual([true, 7]);
    t.settled();
  });

  it('R-8.16 High ground is 0 as well when the defending fighter has left', () => {
    const page = sidekick('page', { health: 2, reach: 'melee' });
    const shot = attack('shot', 3, immediately(damage(opposingFighter, 2)));
    const at = { fighters: { red: { space: 's2' }, page: { space: 's3' }, blue: { space: 's4' } } };
    const t = clash({ cards: [shot] }, { about: { sidekicks: [page] } }, 'shot', null, at, 'value-slope');
    expect(t.account('attack')).toEqual(['printed 3']);
  });

  it('R-8.16 So it is for an attacker at the arrow’s foot', () => {
    const ledge = zoned('value-ledge', ['a 1', 'a', 'a 2'], { highGround: lines('s2-s3') });
    const page = sidekick('page', { health: 2, reach: 'melee' });
    const account = (points: number, from: string, to: string) => {
      const shot = attack('shot', 3, immediately(damage(opposingFighter, points)));
      const at = { fighters: { red: { space: from }, page: { space: to }, blue: { space: 's1' } } };
      const t = fight(
        { cards: [shot], about: { abilities: [ability('afterCombat', pause)] } },
        { about: { sidekicks: [page] } },
        at,
        ledge,
      );
      return t.strike('shot', null, { target: 'page' }).account('attack');
    };
    expect(account(1, 's2', 's3')).toEqual(['printed 3', 'highGround 1']);
    expect(account(2, 's2', 's3')).toEqual(['printed 3']);
    expect(account(1, 's3', 's2')).toEqual(['printed 3']);
    expect(account(2, 's3', 's2')).toEqual(['printed 3']);
  });

  it('R-8.17 Two permissions are used one after another: card, BOOST bonus, pile, value; then the next', () => {
    const twice = attack('twice', 3, duringCombat(boostTwice));
    const t = fight({ cards: [twice, trick], hand: ['twice', 'trick'], deck: ['plain', 'trick', 'plain'] }, {}).strike('twice', null);
    t.choose({ card: 'trick' });
    expect(t.asks).toBe('boostCard 0');
    expect([t.discard(0), t.value('attack')]).toEqual([['trick'], 5]);
    expect(offered(t)).toEqual(['none', 'plain', 'trick']); // what the first one's bonus drew
    expect(t.events.map(({ event }) => event.kind).filter((kind) => ['boost', 'draw', 'discard', 'value'].includes(kind))).toEqual([
      'boost',
      'draw',
      'draw', // the same, for those who do not see the cards
      'discard',
      'value',
    ]);
    t.choose({ card: 'plain' });
    expect(t.story('values')).toEqual(['6 : null']);
    t.settled();
  });

  it('R-8.17 While its bonus resolves the boosting card is neither in hand nor in the pile', () => {
    const asking = withBonus(versatile('asking', 1), may(draw(1)));
    const t = fight({ cards: [attack('blow', 3, duringCombat(boost)), asking] }, {})
      .strike('blow', null)
      .choose({ card: 'asking' });
    expect([t.asks, t.hand(0), t.discard(0), t.see().inPlay, t.value('attack')]).toEqual(['yesNo 0', ['plain'], [], ['asking'], 3]);
    t.choose({ pass: true });
    expect(t.story('values')).toEqual(['5 : null']);
    t.settled();
  });

  it('R-8.17 Each may be left unused', () => {
    const twice = attack('twice', 3, duringCombat(boostTwice));
    const none = fight({ cards: [twice, fuel] }, {})
      .strike('twice', null)
      .choose({ pass: true });
    expect(none.story('values')).toEqual(['3 : null']);
    const one = fight({ cards: [twice, fuel] }, {})
      .strike('twice', null)
      .choices({ card: 'fuel' }, { pass: true });
    expect(one.story('values')).toEqual(['5 : null']);
    const both = fight({ cards: [twice, fuel] }, {})
      .strike('twice', null)
      .choices({ card: 'fuel' }, { card: 'plain' });
    expect(both.story('values')).toEqual(['6 : null']);
  });
});
