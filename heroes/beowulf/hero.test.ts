import { card, damage, draw, immediately, opposingFighter, scheme } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp } from '../../engine/test/made-up.ts';
import { table } from '../../engine/test/table.ts';
import { type Duel, duel, duelAt, EMPTY_DECK } from '../test/duel.ts';
import { abilitySays, cards, deck, fighters, rows, says } from '../test/printed.ts';
import { beowulf } from './hero.ts';

/** A foe with a card of every BOOST value from 0 to 4, one without any, and one that wounds before the combat is fought out. */
madeUp('grendel', [
  ...[0, 1, 2, 3, 4].map((boost) => card(`boost-${boost}`, { type: 'versatile', value: 1, boost, copies: 1, by: 'any' })),
  card('no-boost', { type: 'scheme', copies: 1, by: 'any' }, scheme(draw(1))),
  card('claw', { type: 'attack', value: 4, boost: 1, copies: 1, by: 'any' }, immediately(damage(opposingFighter, 1))),
]);

const rage = (here: Duel): number | null => here.see('spectator').seats[0].counter;
const gained = (here: Duel): number[] => here.told('gainActions').map(({ seat }) => seat);

describe('Beowulf', () => {
  it('has 17 health, moves 2, and brings Wiglaf', () => {
    expect(fighters(beowulf)).toEqual(['beowulf 1 17 melee', 'wiglaf 1 9 melee']);
    expect(beowulf.move).toBe(2);
  });

  it('has these 30 cards', () => {
    // card, type, value, BOOST, copies, who may use it
    const DECK = `
      epic-poem             attack     2  2  2  beowulf
      the-ancient-heirloom  attack     3  1  2  beowulf
      no-contest-expecteth  attack     3  3  2  beowulf
      hot-for-the-battle    attack     3  3  2  wiglaf
      fatal-struggle        attack     4  2  3  any
      feint                 versatile  2  1  3  any
      the-war-king          versatile  1  3  3  beowulf
      skirmish              versatile  4  1  3  any
      the-equal-of-grendel  defense    3  1  3  beowulf
      remnant-of-valor      scheme     -  2  2  wiglaf
      vigor-and-courage     scheme     -  2  3  beowulf
      golden-drinking-horn  scheme     -  3  2  beowulf
    `;
    expect(deck(beowulf)).toEqual(rows(DECK));
    expect(cards(beowulf)).toBe(30);
  });
});

describe('Rage', () => {
  it('says', () => {
    expect(abilitySays(beowulf)).toEqual([
      'Beowulf starts with 1 rage and never has more than 3.',
      'Whenever Beowulf is dealt damage, gain 1 rage.',
    ]);
  });

  it('R-14.3.1 He starts with 1, for all to see', () => {
    const here = duelAt(table({ heroes: ['beowulf', 'rival'] }, { at: 'setup' }));
    expect(rage(here)).toBe(1);
    expect(here.see(1).seats[0].counter).toBe(1);
  });

  it.each(['plain-1', 'plain-9'])('R-14.3.2 Damage to Beowulf gives 1, whatever the amount: %s', (attack) => {
    const here = duel('beowulf', 'wiglaf . beowulf rival', {}, { hand: [attack] }, { active: 1 })
      .attack(attack)
      .settled();
    expect(rage(here)).toBe(2);
  });

  it('R-14.3.2 No damage, no rage', () => {
    const here = duel('beowulf', 'wiglaf . beowulf rival', { hand: ['feint'] }, { hand: ['plain-2'] }, { active: 1 });
    here.attack('plain-2', { defense: 'feint' }).settled();
    expect(rage(here)).toBe(1);
  });

  it('R-14.3.2 Damage to Wiglaf gives none', () => {
    const here = duel('beowulf', 'beowulf . wiglaf rival', {}, { hand: ['plain-9'] }, { active: 1 })
      .attack('plain-9')
      .settled();
    expect([here.health('wiglaf'), rage(here)]).toEqual([0, 1]);
  });

  it('R-14.3.2 Exhaustion gives 1 each time', () => {
    const here = duel('beowulf', 'beowulf . . wiglaf rival', { ...EMPTY_DECK, hand: ['fatal-struggle'] });
    here.attack('fatal-struggle').settled();
    expect([here.health('beowulf'), here.health('wiglaf'), rage(here)]).toEqual([13, 5, 3]);
  });

  it('R-14.3.3 Combat damage and a later effect of the same combat give 2', () => {
    const here = duel(
      'beowulf',
      'patroclus beowulf . achilles',
      { counter: 0 },
      { hand: ['battle-frenzy'] },
      { active: 1, against: 'achilles' },
    );
    here.attack('battle-frenzy').settled();
    expect([here.health('beowulf'), rage(here)]).toEqual([12, 2]);
  });

  it('R-14.3.4 Above 3 it is lost', () => {
    const here = duel('beowulf', 'wiglaf . beowulf rival', { counter: 3 }, { hand: ['plain-1'] }, { active: 1 })
      .attack('plain-1')
      .settled();
    expect([here.health('beowulf'), rage(here)]).toEqual([16, 3]);
  });

  it('R-14.3.5 It comes right after the damage and can be spent on the next effect', () => {
    const yours = { counter: 0, hand: ['the-war-king'] };
    const here = duel('beowulf', 'beowulf grendel', yours, { hand: ['claw'] }, { active: 1, against: 'grendel' });
    here.attack('claw', { defense: 'the-war-king' });
    expect([here.health('beowulf'), here.offered()]).toEqual([16, [0, 1]]);
    here.pick(1).settled();
    expect([here.values(), here.health('beowulf'), rage(here)]).toEqual([[4, 3], 15, 1]);
  });
});

describe('Epic Poem', () => {
  it('says', () => {
    expect(says(beowulf, 'epic-poem')).toEqual([
      'Immediately: Gain 1 rage.',
      "During combat: Add 1 to this card's value for each rage you have.",
    ]);
  });

  it.each([
    [0, 1, 3],
    [1, 2, 4],
    [2, 3, 5],
    [3, 3, 5],
  ])('with %i rage: gains 1 up to 3, and adds what there is without spending it', (before, after, value) => {
    const here = duel('beowulf', 'beowulf rival', { counter: before, hand: ['epic-poem'] })
      .attack('epic-poem')
      .settled();
    expect([rage(here), here.values()]).toEqual([after, [value, null]]);
  });

  it('is no card for Wiglaf', () => {
    const here = duel('beowulf', 'beowulf . wiglaf rival', { hand: ['epic-poem', 'feint'] }).pick('attack');
    expect(here.offered()).toEqual(['feint']);
    here.pick('feint').settled();
  });
});

describe('The Ancient Heirloom', () => {
  it('says', () => {
    expect(says(beowulf, 'the-ancient-heirloom')).toEqual([
      'The effects on this card cannot be canceled.',
      "During combat: You may spend 2 rage. If you do, this card's value becomes 5 instead of 3. You may spend 1 rage. If you do, you may boost this card.",
    ]);
  });

  const attackWith = (counter: number): Duel =>
    duel('beowulf', 'beowulf rival', { counter, hand: ['the-ancient-heirloom', 'the-war-king'] }).attack('the-ancient-heirloom');

  it('for 3 rage counts 5 and the BOOST on top', () => {
    const here = attackWith(3).pick('yes', 'yes', 'the-war-king').settled();
    expect([here.values(), rage(here)]).toEqual([[8, null], 0]);
  });

  it('for 2 counts 5, and with none left the boost is not offered', () => {
    const here = attackWith(2).pick('yes').settled();
    expect([here.values(), rage(here), here.hand(0)]).toEqual([[5, null], 0, ['the-war-king']]);
  });

  it('with 2 may take the boost alone', () => {
    const here = attackWith(2).pick('pass', 'yes', 'the-war-king').settled();
    expect([here.values(), rage(here)]).toEqual([[6, null], 1]);
  });

  it('with 1 offers only the boost', () => {
    const here = attackWith(1).pick('yes', 'the-war-king').settled();
    expect([here.values(), rage(here)]).toEqual([[6, null], 0]);
  });

  it('with none asks nothing, and may be left as it is', () => {
    const none = attackWith(0).settled();
    expect(none.values()).toEqual([3, null]);
    const left = attackWith(3).pick('pass', 'pass').settled();
    expect([left.values(), rage(left)]).toEqual([[3, null], 3]);
  });
});

describe('No Contest Expecteth', () => {
  it('says', () => {
    expect(says(beowulf, 'no-contest-expecteth')).toEqual([
      'After combat: If you won and the opposing fighter is a sidekick still on the board, you may spend 3 rage; if you do, defeat the opposing fighter.',
    ]);
  });

  const yours = (counter: number) => ({ counter, hand: ['no-contest-expecteth'] });

  it('for 3 rage defeats a sidekick that survived, or not', () => {
    const here = duel('beowulf', 'beowulf squire . rival', yours(3)).attack('no-contest-expecteth');
    expect(here.health('squire')).toBe(2);
    expect(here.offered()).toEqual(['pass', 'yes']);
    here.pick('yes').settled();
    expect([here.at('squire'), rage(here)]).toEqual([null, 0]);

    const spared = duel('beowulf', 'beowulf squire . rival', yours(3)).attack('no-contest-expecteth').pick('pass').settled();
    expect([spared.health('squire'), rage(spared)]).toEqual([2, 3]);
  });

  it('is not offered for 2 rage', () => {
    const here = duel('beowulf', 'beowulf squire . rival', yours(2)).attack('no-contest-expecteth').settled();
    expect([here.health('squire'), rage(here)]).toEqual([2, 2]);
  });

  it('is not offered against a hero, after a loss, or if the sidekick is gone already', () => {
    const hero = duel('beowulf', 'beowulf rival', yours(3)).attack('no-contest-expecteth').settled();
    expect([hero.health('rival'), rage(hero)]).toEqual([17, 3]);
    const lost = duel('beowulf', 'beowulf squire rival', yours(3), { hand: ['plain-3'] });
    lost.attack('no-contest-expecteth', { defense: 'plain-3' }).settled();
    expect([lost.health('squire'), rage(lost)]).toEqual([5, 3]);
    const gone = duel('beowulf', 'beowulf squire:3 rival', yours(3)).attack('no-contest-expecteth').settled();
    expect([gone.at('squire'), rage(gone)]).toEqual([null, 3]);
  });

  it('is not offered when Feint cancels it', () => {
    const here = duel('beowulf', 'beowulf squire rival', yours(3), { hand: ['feint'] });
    here.attack('no-contest-expecteth', { defense: 'feint' }).settled();
    expect(here.health('squire')).toBe(4);
  });
});

describe('Hot for the Battle', () => {
  it('says', () => expect(says(beowulf, 'hot-for-the-battle')).toEqual(['After combat: You may swap the spaces of Wiglaf and Beowulf.']));

  it('swaps the two, wherever Beowulf is, or not', () => {
    const here = duel('beowulf', 'beowulf . | wiglaf rival', { hand: ['hot-for-the-battle'] }).attack('hot-for-the-battle');
    expect(here.offered()).toEqual(['pass', 'yes']);
    here.pick('yes').settled();
    expect([here.at('beowulf'), here.at('wiglaf'), here.health('rival')]).toEqual(['s3', 's1', 17]);

    const stay = duel('beowulf', 'beowulf . wiglaf rival', { hand: ['hot-for-the-battle'] })
      .attack('hot-for-the-battle')
      .pick('pass')
      .settled();
    expect([stay.at('beowulf'), stay.at('wiglaf')]).toEqual(['s1', 's3']);
  });

  it('asks nothing if Wiglaf fell in the combat, or Feint cancels it', () => {
    const fallen = duel('beowulf', 'beowulf . wiglaf rival', { hand: ['hot-for-the-battle'] }, { hand: ['thorns'] });
    fallen.attack('hot-for-the-battle', { defense: 'thorns' }).settled();
    expect([fallen.at('wiglaf'), fallen.at('beowulf')]).toEqual([null, 's1']);
    const canceled = duel('beowulf', 'beowulf . wiglaf rival', { hand: ['hot-for-the-battle'] }, { hand: ['feint'] });
    canceled.attack('hot-for-the-battle', { defense: 'feint' }).settled();
    expect(canceled.at('beowulf')).toBe('s1');
  });

  it('is no card for Beowulf', () => {
    const here = duel('beowulf', 'wiglaf beowulf rival', { hand: ['hot-for-the-battle', 'feint'] }).pick('attack');
    expect(here.offered()).toEqual(['feint']);
    here.pick('feint').settled();
  });
});

describe('Fatal Struggle', () => {
  it('says', () => {
    expect(says(beowulf, 'fatal-struggle')).toEqual(['After combat: If you won, draw 2 cards; otherwise your opponent draws 2 cards.']);
  });

  it.each([
    ['plain-3', 2, 0],
    ['plain-4', 0, 2],
  ])('lets the winner draw 2: against %s', (defense, mine, theirs) => {
    const here = duel('beowulf', 'beowulf rival', { hand: ['fatal-struggle'] }, { hand: [defense] })
      .attack('fatal-struggle', { defense })
      .settled();
    expect([here.hand(0).length, here.hand(1).length]).toEqual([mine, theirs]);
  });

  it('lets nobody draw when Feint cancels it', () => {
    const here = duel('beowulf', 'beowulf rival', { hand: ['fatal-struggle'] }, { hand: ['feint'] }).attack('fatal-struggle', {
      defense: 'feint',
    });
    expect(here.settled().told('draw')).toEqual([]);
  });
});

describe('Feint', () => {
  it('says', () => expect(says(beowulf, 'feint')).toEqual(["Immediately: Cancel every effect on your opponent's card."]));

  it('saves Wiglaf from what a card would do to him', () => {
    const here = duel('beowulf', 'beowulf . wiglaf rival', { hand: ['feint'] }, { hand: ['thorns'] }).attack('feint', {
      defense: 'thorns',
    });
    expect(here.settled().health('wiglaf')).toBe(9);
  });
});

describe('The War-King', () => {
  it('says', () => {
    expect(says(beowulf, 'the-war-king')).toEqual([
      "During combat: Spend any amount of rage. Add 2 to this card's value for each rage spent this way.",
    ]);
  });

  it.each([
    [0, 1],
    [1, 3],
    [3, 7],
  ])('attacks with 2 more for each rage spent: %i', (spent, value) => {
    const here = duel('beowulf', 'beowulf rival', { counter: 3, hand: ['the-war-king'] }).attack('the-war-king');
    expect(here.offered()).toEqual([0, 1, 2, 3]);
    here.pick(spent).settled();
    expect([here.values(), rage(here)]).toEqual([[value, null], 3 - spent]);
  });

  it('defends in the same way, with no more than he has', () => {
    const here = duel('beowulf', 'beowulf rival', { counter: 2, hand: ['the-war-king'] }, { hand: ['plain-5'] }, { active: 1 });
    here.attack('plain-5', { defense: 'the-war-king' });
    expect(here.offered()).toEqual([0, 1, 2]);
    here.pick(2).settled();
    expect([here.values(), here.health('beowulf'), rage(here)]).toEqual([[5, 5], 17, 0]);
  });

  it('asks nothing without rage, nor when Feint cancels it', () => {
    const none = duel('beowulf', 'beowulf rival', { counter: 0, hand: ['the-war-king'] })
      .attack('the-war-king')
      .settled();
    expect(none.values()).toEqual([1, null]);
    const canceled = duel('beowulf', 'beowulf rival', { counter: 3, hand: ['the-war-king'] }, { hand: ['feint'] });
    canceled.attack('the-war-king', { defense: 'feint' }).settled();
    expect([canceled.values(), rage(canceled)]).toEqual([[1, 2], 3]);
  });
});

describe('Skirmish', () => {
  it('says', () => {
    expect(says(beowulf, 'skirmish')).toEqual(['After combat: If you won, move one of the fighters in the combat up to 2 spaces.']);
  });

  it('moves Wiglaf or whom he fought, not Beowulf', () => {
    const here = duel('beowulf', 'beowulf . wiglaf rival .', { hand: ['skirmish'] }).attack('skirmish');
    expect(here.offered()).toEqual(['rival', 'wiglaf']);
    here.pick('wiglaf', 's2').settled();
  });
});

describe('The Equal of Grendel', () => {
  it('says', () => {
    expect(says(beowulf, 'the-equal-of-grendel')).toEqual([
      "Immediately: You may spend 2 rage. If you do, deal the opposing fighter damage equal to the printed value of your opponent's card.",
    ]);
  });

  const attacked = (counter: number, attack = 'plain-5'): Duel =>
    duel('beowulf', 'beowulf rival', { counter, hand: ['the-equal-of-grendel'] }, { hand: [attack] }, { active: 1 }).attack(attack, {
      defense: 'the-equal-of-grendel',
    });

  it('for 2 rage deals the printed value of the attack, and the combat goes on', () => {
    const here = attacked(2);
    expect(here.offered()).toEqual(['pass', 'yes']);
    here.pick('yes').settled();
    expect([here.health('rival'), here.values(), here.health('beowulf')]).toEqual([15, [5, 3], 15]);
    expect(rage(here)).toBe(1); // for the combat damage
  });

  it('may be left, and is not offered for 1 rage', () => {
    const left = attacked(2).pick('pass').settled();
    expect([left.health('rival'), rage(left)]).toEqual([20, 3]);
    const one = attacked(1).settled();
    expect([one.health('rival'), rage(one)]).toEqual([20, 2]);
  });

  it('comes before the Feint of the attacker', () => expect(attacked(2, 'feint').pick('yes').settled().health('rival')).toBe(18));

  it('reads what is printed, not what a bonus adds', () => {
    const theirs = { form: 'big', hand: ['feint'] };
    const here = duel('beowulf', 'beowulf alice', { counter: 2, hand: ['the-equal-of-grendel'] }, theirs, { active: 1, against: 'alice' });
    here.attack('feint', { defense: 'the-equal-of-grendel' }).pick('yes').settled();
    expect([here.health('alice'), here.values()]).toEqual([11, [4, 3]]);
  });
});

describe('Remnant of Valor', () => {
  it('says', () => {
    expect(says(beowulf, 'remnant-of-valor')).toEqual([
      'Deal 1 damage to each fighter adjacent to Wiglaf. If this damaged Beowulf, gain 1 action.',
    ]);
  });

  it('strikes everybody next to Wiglaf; with Beowulf among them it gives an action, and rage', () => {
    const here = duel('beowulf', 'beowulf wiglaf squire rival', { hand: ['remnant-of-valor', 'feint'] })
      .scheme('remnant-of-valor')
      .settled();
    expect(['beowulf', 'wiglaf', 'squire', 'rival'].map((name) => here.health(name))).toEqual([16, 9, 4, 20]);
    expect([gained(here), here.see().actions, rage(here)]).toEqual([[0], 1, 2]);
  });

  it('gives none if Beowulf stands elsewhere', () => {
    const here = duel('beowulf', 'beowulf . wiglaf rival', { hand: ['remnant-of-valor', 'feint'] })
      .scheme('remnant-of-valor')
      .settled();
    expect([here.health('beowulf'), here.health('rival'), gained(here), rage(here)]).toEqual([17, 19, [], 1]);
  });

  it('is no card without Wiglaf', () => {
    const here = duel('beowulf', 'beowulf . rival', { hand: ['remnant-of-valor', 'feint'] });
    expect(here.may({ action: 'scheme' })).toBe(false);
  });
});

describe('Vigor and Courage', () => {
  it('says', () => {
    expect(says(beowulf, 'vigor-and-courage')).toEqual([
      "Your opponent discards 1 random card from their hand. Gain rage equal to that card's BOOST value.",
    ]);
  });

  it.each([
    ['boost-0', 0],
    ['boost-1', 1],
    ['boost-3', 3],
    ['boost-4', 3],
    ['no-boost', 0],
  ])('takes a card at random, and its BOOST as rage up to 3: %s', (lost, after) => {
    const yours = { counter: 0, hand: ['vigor-and-courage'] };
    const here = duel('beowulf', 'beowulf grendel', yours, { hand: [lost] }, { against: 'grendel' })
      .scheme('vigor-and-courage')
      .settled();
    expect([here.discard(1), rage(here)]).toEqual([[lost], after]);
    expect(here.told('discard')[0]).toMatchObject({ seat: 1, random: true });
  });

  it('takes only one, and adds to the rage there is', () => {
    const yours = { counter: 1, hand: ['vigor-and-courage'] };
    const here = duel('beowulf', 'beowulf rival', yours, { hand: ['plain-1', 'plain-2'] })
      .scheme('vigor-and-courage')
      .settled();
    expect([here.hand(1).length, rage(here)]).toEqual([1, 2]);
  });

  it('gives nothing against an empty hand', () => {
    const here = duel('beowulf', 'beowulf rival', { counter: 1, hand: ['vigor-and-courage'] })
      .scheme('vigor-and-courage')
      .settled();
    expect(rage(here)).toBe(1);
  });
});

describe('Golden Drinking Horn', () => {
  it('says', () => {
    expect(says(beowulf, 'golden-drinking-horn')).toEqual([
      'Spend any amount of rage. Choose that many different options and resolve them in any order: (1) draw 2 cards; (2) move Beowulf up to 4 spaces; (3) Beowulf recovers 2 health.',
    ]);
  });

  const drink = (counter: number): Duel =>
    duel('beowulf', 'beowulf:10 . . . . . rival', { counter, hand: ['golden-drinking-horn'] }).scheme('golden-drinking-horn');

  it('for 1 rage: one of three', () => {
    const here = drink(1);
    expect(here.offered()).toEqual([0, 1]);
    here.pick(1);
    expect(here.offered()).toEqual([1, 2, 3]);
    here.pick(3).settled();
    expect([here.health('beowulf'), here.hand(0), rage(here)]).toEqual([12, [], 0]);
  });

  it('for 2: two different ones, picked before the first happens, in the order picked', () => {
    const here = drink(2).pick(2, 2);
    expect([here.offered(), here.at('beowulf')]).toEqual([[1, 3], 's1']);
    here.pick(1);
    expect(here.offered()).toEqual(['s1', 's2', 's3', 's4', 's5']);
    expect(here.hand(0)).toEqual([]);
    here.pick('s5').settled();
    expect([here.at('beowulf'), here.hand(0).length, here.health('beowulf')]).toEqual(['s5', 2, 10]);
  });

  it('for 3: all of them', () => {
    const here = drink(3).pick(3, 3, 1);
    expect([here.health('beowulf'), here.hand(0).length, here.asks]).toEqual([12, 2, 'moveTo 0']);
    here.pick('s4').settled();
    expect([here.at('beowulf'), rage(here)]).toEqual(['s4', 0]);
  });

  it('for nothing: nothing', () => {
    const none = drink(3).pick(0).settled();
    expect([none.health('beowulf'), none.hand(0), none.at('beowulf'), rage(none)]).toEqual([10, [], 's1', 3]);
    const without = drink(0).settled();
    expect([without.health('beowulf'), without.hand(0)]).toEqual([10, []]);
  });
});
