import type { Options } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp } from '../../engine/test/made-up.ts';
import { wilyFighting } from '../shared/cards.ts';
import { type Duel, duel } from '../test/duel.ts';
import { abilitySays, cards, deck, fighters, rows, says } from '../test/printed.ts';
import { achilles } from './hero.ts';

/** Strikes whoever of the other side stands beside him. */
madeUp('hector', [wilyFighting({ boost: 1, copies: 2 })]);

const randomly = (here: Duel): number => here.told('discard').filter(({ random }) => random).length;
const drawn = (here: Duel): number => here.told('draw').reduce((sum, { count }) => sum + count, 0);
const gained = (here: Duel): number[] => here.told('gainActions').map(({ seat }) => seat);

describe('Achilles', () => {
  it('has 18 health, moves 2, and brings Patroclus', () => {
    expect(fighters(achilles)).toEqual(['achilles 1 18 melee', 'patroclus 1 6 melee']);
    expect(achilles.move).toBe(2);
  });

  it('has these 30 cards', () => {
    // card, type, value, BOOST, copies, who may use it
    const DECK = `
      battle-frenzy         attack     3  2  2  patroclus
      test-for-weakness     attack     1  3  3  any
      the-day-of-your-doom  attack     3  2  2  patroclus
      brothers-in-arms      attack     4  2  3  any
      feint                 versatile  2  1  3  any
      battle-hardened       versatile  2  2  2  any
      wily-fighting         versatile  3  1  2  any
      blessed-by-hermes     versatile  3  1  2  any
      skirmish              versatile  4  1  3  any
      under-achilles-helm   defense    2  4  3  achilles
      achilles-heel         defense    4  2  3  achilles
      spear-throw           scheme     -  1  2  achilles
    `;
    expect(deck(achilles)).toEqual(rows(DECK));
    expect(cards(achilles)).toBe(30);
  });
});

describe('Patroclus defeated', () => {
  it('says', () => {
    expect(abilitySays(achilles)).toEqual([
      'When Patroclus is defeated, discard 2 random cards from your hand.',
      'After combat, if Patroclus is defeated and Achilles won, draw 1 card.',
      "While Patroclus is defeated, Achilles' attacks get +2 to their value.",
    ]);
  });

  it.each([
    [['feint', 'skirmish', 'spear-throw'], 1, 2],
    [['feint', 'skirmish'], 0, 2],
    [['feint'], 0, 1],
    [[], 0, 0],
  ])('R-14.1.1 His defeat costs 2 random cards, or all if fewer: %j', (hand, left, lost) => {
    const here = duel('achilles', 'achilles . patroclus rival', { hand }, { hand: ['plain-6'] }, { active: 1 }).attack('plain-6');
    here.settled();
    expect(here.health('patroclus')).toBe(0);
    expect([here.hand(0).length, randomly(here)]).toEqual([left, lost]);
  });

  it('R-14.1.1 Damage that leaves him 1 health costs nothing', () => {
    const here = duel('achilles', 'achilles . patroclus rival', { hand: ['feint', 'skirmish'] }, { hand: ['plain-5'] }, { active: 1 });
    here.attack('plain-5').settled();
    expect(here.health('patroclus')).toBe(1);
    expect(here.hand(0)).toHaveLength(2);
  });

  it('R-14.1.1 The cards go at once, before the damage of the combat in which he fell', () => {
    const hand = ['the-day-of-your-doom', 'feint', 'skirmish'];
    const here = duel('achilles', 'achilles . patroclus:2 rival', { hand }).attack('the-day-of-your-doom').pick('yes').settled();
    const told = here.events.map(({ event }) => event.kind);
    expect(randomly(here)).toBe(2);
    expect(told.indexOf('discard')).toBeLessThan(told.indexOf('values'));
  });

  it('R-14.1.2 Then Achilles attacks with 2 more, and not while Patroclus stands', () => {
    const alone = duel('achilles', 'achilles rival', { hand: ['feint'] })
      .attack('feint')
      .settled();
    expect(alone.values()).toEqual([4, null]);
    const both = duel('achilles', 'patroclus achilles rival', { hand: ['feint'] })
      .attack('feint')
      .settled();
    expect(both.values()).toEqual([2, null]);
  });

  it('R-14.1.2 A card he defends with gets nothing', () => {
    const here = duel('achilles', 'achilles rival', { hand: ['feint'] }, { hand: ['plain-3'] }, { active: 1 });
    here.attack('plain-3', { defense: 'feint' }).settled();
    expect(here.values()).toEqual([3, 2]);
  });

  it('R-14.1.2, R-14.1.3 A bonus attack has the 2 as well, and is a second combat to draw for', () => {
    const here = duel('achilles', 'achilles rival', { hand: ['test-for-weakness'] })
      .attack('test-for-weakness')
      .settled();
    expect(here.told('values').map(({ attack }) => attack)).toEqual([3, 5]);
    expect(here.health('rival')).toBe(12);
    expect(here.hand(0)).toHaveLength(2);
  });

  it('R-14.1.2 It is no card effect: Feint does not cancel it', () => {
    const here = duel('achilles', 'achilles rival', { hand: ['brothers-in-arms'] }, { hand: ['feint'] });
    here.attack('brothers-in-arms', { defense: 'feint' }).settled();
    expect(here.values()).toEqual([6, 2]);
  });

  it('R-14.1.3 A combat that Achilles wins gives a card, attacking or defending', () => {
    const attacking = duel('achilles', 'achilles rival', { hand: ['feint'] }, { hand: ['plain-3'] });
    attacking.attack('feint', { defense: 'plain-3' }).settled();
    expect(attacking.hand(0)).toHaveLength(1);
    const defending = duel('achilles', 'achilles rival', { hand: ['feint'] }, { hand: ['plain-2'] }, { active: 1 });
    defending.attack('plain-2', { defense: 'feint' }).settled();
    expect(defending.hand(0)).toHaveLength(1);
  });

  it('R-14.1.3 A combat that he loses gives none', () => {
    const attacking = duel('achilles', 'achilles rival', { hand: ['feint'] }, { hand: ['plain-4'] });
    attacking.attack('feint', { defense: 'plain-4' }).settled();
    expect(attacking.hand(0)).toEqual([]);
    const defending = duel('achilles', 'achilles rival', { hand: ['feint'] }, { hand: ['plain-3'] }, { active: 1 });
    defending.attack('plain-3', { defense: 'feint' }).settled();
    expect(defending.hand(0)).toEqual([]);
  });

  it('R-14.1.3 Nor does one that he wins while Patroclus stands', () => {
    const here = duel('achilles', 'patroclus achilles rival', { hand: ['feint'] })
      .attack('feint')
      .settled();
    expect(here.winner()).toBe('attacker');
    expect(here.hand(0)).toEqual([]);
  });

  it('R-14.1.3 The card comes after the AFTER COMBAT effects: Patroclus who falls by one of them counts', () => {
    const hand = ['brothers-in-arms', 'feint', 'skirmish', 'spear-throw'];
    const here = duel('achilles', 'achilles hector patroclus:1', { hand }, { hand: ['wily-fighting'] }, { against: 'hector' });
    here.attack('brothers-in-arms', { by: 'achilles', defense: 'wily-fighting' }).settled();
    expect(here.values()).toEqual([4, 3]);
    expect(here.health('achilles')).toBe(17);
    expect([here.at('patroclus'), randomly(here), drawn(here)]).toEqual([null, 2, 1]);
    expect(here.hand(0)).toHaveLength(2);
    expect(gained(here)).toEqual([]);
  });

  it('R-14.1.5 A combat that Patroclus wins gives no card, even if he falls in it', () => {
    const here = duel('achilles', 'achilles . patroclus:2 rival', { hand: ['battle-frenzy'] })
      .attack('battle-frenzy')
      .settled();
    expect([here.winner(), here.at('patroclus'), drawn(here)]).toEqual(['attacker', null, 0]);
  });

  it('R-14.1.5 Nor does one that he wins in the place of Achilles', () => {
    const here = duel('achilles', 'patroclus . achilles rival', { hand: ['under-achilles-helm'] }, { hand: ['thorns'] }, { active: 1 });
    here.attack('thorns', { defense: 'under-achilles-helm' }).pick('yes').settled();
    expect([here.winner(), here.at('patroclus'), here.at('achilles'), drawn(here)]).toEqual(['defender', null, 's1', 0]);
  });
});

describe('Battle Frenzy', () => {
  it('says', () => {
    expect(says(achilles, 'battle-frenzy')).toEqual(['After combat: Deal 2 damage to each of the fighters in the combat.']);
  });

  it('deals 2 to both fighters of the combat, win or lose, and to nobody else', () => {
    const won = duel('achilles', 'achilles patroclus rival squire', { hand: ['battle-frenzy'] })
      .attack('battle-frenzy')
      .settled();
    expect(['achilles', 'patroclus', 'rival', 'squire'].map((name) => won.health(name))).toEqual([18, 4, 15, 5]);

    const lost = duel('achilles', 'achilles patroclus rival', { hand: ['battle-frenzy'] }, { hand: ['plain-3'] });
    lost.attack('battle-frenzy', { by: 'patroclus', defense: 'plain-3' }).settled();
    expect([lost.winner(), lost.health('patroclus'), lost.health('rival')]).toEqual(['defender', 4, 18]);
  });

  it('deals it to Patroclus also if the other was defeated', () => {
    const here = duel('achilles', 'achilles . patroclus squire:3 rival', { hand: ['battle-frenzy'] })
      .attack('battle-frenzy')
      .settled();
    expect([here.at('squire'), here.health('patroclus')]).toEqual([null, 4]);
  });

  it('deals none when Feint cancels it', () => {
    const here = duel('achilles', 'achilles . patroclus rival', { hand: ['battle-frenzy'] }, { hand: ['feint'] });
    here.attack('battle-frenzy', { defense: 'feint' }).settled();
    expect([here.health('patroclus'), here.health('rival')]).toEqual([6, 19]);
  });

  it('is no card for Achilles', () => {
    const here = duel('achilles', 'patroclus achilles rival', { hand: ['battle-frenzy', 'feint'] }).pick('attack');
    expect(here.offered()).toEqual(['feint']);
    here.pick('feint').settled();
  });
});

describe('Test for Weakness', () => {
  it('says', () => {
    expect(says(achilles, 'test-for-weakness')).toEqual([
      'After combat: Make the bonus attack Relentless Assault.',
      'Bonus attack Relentless Assault: value 3.',
    ]);
  });

  it('is followed by Relentless Assault on the same fighter, who may defend anew', () => {
    const here = duel('achilles', 'patroclus achilles rival', { hand: ['test-for-weakness'] }, { hand: ['plain-1', 'plain-2'] });
    here.attack('test-for-weakness', { by: 'achilles', defense: 'plain-1' });
    expect(here.asks).toBe('defense 1');
    expect(here.offered()).toEqual(['pass', 'plain-2']);
    here.pick('plain-2').settled();
    expect(here.told('attack').map(({ fighter, target, bonus }) => [fighter, target, bonus])).toEqual([
      ['achilles', 'rival', undefined],
      ['achilles', 'rival', 'relentless-assault'],
    ]);
    expect(here.told('values').map(({ attack, defense }) => [attack, defense])).toEqual([
      [1, 1],
      [3, 2],
    ]);
    expect(here.health('rival')).toBe(19);
  });

  it('may be for Patroclus', () => {
    const here = duel('achilles', 'achilles . patroclus rival', { hand: ['test-for-weakness'] })
      .attack('test-for-weakness')
      .settled();
    expect(here.health('rival')).toBe(16);
  });

  it('is not followed by it when Feint cancels it', () => {
    const here = duel('achilles', 'patroclus achilles rival', { hand: ['test-for-weakness'] }, { hand: ['feint'] });
    here.attack('test-for-weakness', { by: 'achilles', defense: 'feint' }).settled();
    expect(here.told('attack')).toHaveLength(1);
  });

  it('R-7.34 nor when the fighter attacked was defeated', () => {
    const here = duel('achilles', 'patroclus achilles squire:1 rival', { hand: ['test-for-weakness'] });
    here.attack('test-for-weakness', { by: 'achilles' }).settled();
    expect([here.at('squire'), here.told('attack').length]).toEqual([null, 1]);
  });

  it('R-7.34 although Patroclus fell in the first combat; not with the option', () => {
    const fallen = (options: Partial<Options>) =>
      duel('achilles', 'achilles . patroclus rival', { hand: ['test-for-weakness'] }, { hand: ['thorns'] }, { options })
        .attack('test-for-weakness', { defense: 'thorns' })
        .settled();
    const kept = fallen({});
    expect([kept.at('patroclus'), kept.told('attack').length, kept.values()]).toEqual([null, 2, [3, null]]);
    const lost = fallen({ bonusAttackOfDefeated: 'lost' });
    expect([lost.at('patroclus'), lost.told('attack').length]).toEqual([null, 1]);
  });
});

describe('The Day of Your Doom', () => {
  it('says', () => {
    expect(says(achilles, 'the-day-of-your-doom')).toEqual([
      "During combat: You may deal 2 damage to Patroclus. If you do, this card's value becomes 5 instead of 3.",
    ]);
  });

  it('counts 5 for 2 damage to Patroclus, or stays 3', () => {
    const paid = duel('achilles', 'achilles . patroclus rival', { hand: ['the-day-of-your-doom'] }).attack('the-day-of-your-doom');
    expect(paid.offered()).toEqual(['pass', 'yes']);
    paid.pick('yes').settled();
    expect([paid.health('patroclus'), paid.values()]).toEqual([4, [5, null]]);

    const kept = duel('achilles', 'achilles . patroclus rival', { hand: ['the-day-of-your-doom'] }).attack('the-day-of-your-doom');
    kept.pick('pass').settled();
    expect([kept.health('patroclus'), kept.values()]).toEqual([6, [3, null]]);
  });

  it('counts 5 even if it defeats him', () => {
    const here = duel('achilles', 'achilles . patroclus:1 rival', { hand: ['the-day-of-your-doom'] }).attack('the-day-of-your-doom');
    here.pick('yes').settled();
    expect([here.at('patroclus'), here.values(), here.health('rival')]).toEqual([null, [5, null], 15]);
  });

  it('asks nothing when Feint cancels it', () => {
    const here = duel('achilles', 'achilles . patroclus rival', { hand: ['the-day-of-your-doom'] }, { hand: ['feint'] });
    here.attack('the-day-of-your-doom', { defense: 'feint' }).settled();
    expect([here.health('patroclus'), here.values()]).toEqual([6, [3, 2]]);
  });
});

describe('Brothers in Arms', () => {
  it('says', () => expect(says(achilles, 'brothers-in-arms')).toEqual(['After combat: If Patroclus is on the board, gain 1 action.']));

  it('gives an action while Patroclus is on the board, win or lose, whoever attacks', () => {
    for (const by of ['achilles', 'patroclus']) {
      const here = duel('achilles', 'achilles rival patroclus', { hand: ['brothers-in-arms', 'feint'] }, { hand: ['plain-4'] });
      here.attack('brothers-in-arms', { by, defense: 'plain-4' }).settled();
      expect([here.winner(), gained(here), here.asks, here.see().actions]).toEqual(['defender', [0], 'action 0', 1]);
    }
  });

  it('gives none if he is not', () => {
    const here = duel('achilles', 'achilles rival', { hand: ['brothers-in-arms', 'feint'] })
      .attack('brothers-in-arms')
      .settled();
    expect([gained(here), here.asks]).toEqual([[], 'over']);
  });

  it('gives none if he fell in this very combat', () => {
    const here = duel('achilles', 'achilles rival patroclus', { hand: ['brothers-in-arms'] }, { hand: ['thorns'] });
    here.attack('brothers-in-arms', { by: 'patroclus', defense: 'thorns' }).settled();
    expect([here.at('patroclus'), gained(here)]).toEqual([null, []]);
  });

  it('gives none when Feint cancels it', () => {
    const here = duel('achilles', 'patroclus achilles rival', { hand: ['brothers-in-arms', 'spear-throw'] }, { hand: ['feint'] });
    here.attack('brothers-in-arms', { defense: 'feint' }).settled();
    expect([gained(here), here.asks]).toEqual([[], 'over']);
  });
});

describe('Feint', () => {
  it('says', () => expect(says(achilles, 'feint')).toEqual(["Immediately: Cancel every effect on your opponent's card."]));

  it('saves Patroclus from what a card would do to him', () => {
    const here = duel('achilles', 'achilles . patroclus rival', { hand: ['feint'] }, { hand: ['thorns'] });
    here.attack('feint', { defense: 'thorns' }).settled();
    expect(here.health('patroclus')).toBe(6);
  });
});

describe('Battle Hardened', () => {
  it('says', () => expect(says(achilles, 'battle-hardened')).toEqual(['After combat: Take a card from your discard pile into your hand.']));

  it('takes one card of the pile, which it is not yet in itself', () => {
    const yours = { hand: ['battle-hardened'], discard: ['feint', 'spear-throw', 'skirmish'] };
    const here = duel('achilles', 'patroclus achilles rival', yours, { hand: ['plain-2'] });
    here.attack('battle-hardened', { defense: 'plain-2' });
    expect(here.winner()).toBe('defender');
    expect(here.offered()).toEqual(['feint', 'skirmish', 'spear-throw']);
    here.pick('spear-throw').settled();
    expect(here.hand(0)).toEqual(['spear-throw']);
    expect(here.discard(0)).toEqual(['feint', 'skirmish', 'battle-hardened']);
  });

  it('works in defense too, and takes the only card there is without a question', () => {
    const here = duel(
      'achilles',
      'achilles . patroclus rival',
      { hand: ['battle-hardened'], discard: ['feint'] },
      { hand: ['plain-3'] },
      { active: 1 },
    );
    here.attack('plain-3', { defense: 'battle-hardened' }).settled();
    expect(here.hand(0)).toEqual(['feint']);
  });

  it('takes nothing from an empty pile, nor when Feint cancels it', () => {
    const empty = duel('achilles', 'patroclus achilles rival', { hand: ['battle-hardened'] })
      .attack('battle-hardened')
      .settled();
    expect(empty.hand(0)).toEqual([]);
    const canceled = duel(
      'achilles',
      'patroclus achilles rival',
      { hand: ['battle-hardened'], discard: ['skirmish'] },
      { hand: ['feint'] },
    );
    canceled.attack('battle-hardened', { defense: 'feint' }).settled();
    expect(canceled.hand(0)).toEqual([]);
  });
});

describe('Wily Fighting', () => {
  it('says', () => {
    expect(says(achilles, 'wily-fighting')).toEqual([
      'After combat: Deal 1 damage to each opposing fighter adjacent to your fighter in the combat.',
    ]);
  });

  it('strikes those next to Patroclus if he fought, not those next to Achilles', () => {
    const here = duel('achilles', 'achilles squire . patroclus rival', { hand: ['wily-fighting'] }).attack('wily-fighting', {
      by: 'patroclus',
    });
    here.settled();
    expect([here.health('squire'), here.health('rival')]).toEqual([5, 16]);
  });
});

describe('Blessed by Hermes', () => {
  it('says', () => {
    expect(says(achilles, 'blessed-by-hermes')).toEqual([
      'After combat: Move each of your fighters up to 3 spaces, even through opposing fighters.',
    ]);
  });

  it('moves both, one after the other in any order, 3 spaces each, through opponents but onto none', () => {
    const here = duel('achilles', '. . . achilles rival patroclus . . . .', { hand: ['blessed-by-hermes'] });
    here.attack('blessed-by-hermes', { by: 'achilles' });
    expect(here.offered()).toEqual(['achilles', 'pass', 'patroclus']);
    here.pick('patroclus');
    expect(here.offered()).toEqual(['s3', 's6', 's7', 's8', 's9']);
    here.pick('s3', 'achilles');
    expect(here.offered()).toEqual(['s1', 's2', 's4', 's6', 's7']);
    here.pick('s7').settled();
    expect([here.at('achilles'), here.at('patroclus')]).toEqual(['s7', 's3']);
  });

  it('moves nobody when Feint cancels it', () => {
    const here = duel('achilles', '. achilles rival patroclus', { hand: ['blessed-by-hermes'] }, { hand: ['feint'] });
    here.attack('blessed-by-hermes', { by: 'achilles', defense: 'feint' }).settled();
  });
});

describe('Skirmish', () => {
  it('says', () => {
    expect(says(achilles, 'skirmish')).toEqual(['After combat: If you won, move one of the fighters in the combat up to 2 spaces.']);
  });

  it('moves Patroclus or whom he fought, not Achilles', () => {
    const here = duel('achilles', 'achilles . patroclus rival .', { hand: ['skirmish'] }).attack('skirmish');
    expect(here.offered()).toEqual(['patroclus', 'rival']);
    here.pick('patroclus', 's2').settled();
  });
});

describe("Under Achilles' Helm", () => {
  it('says', () => {
    expect(says(achilles, 'under-achilles-helm')).toEqual([
      'Immediately: You may swap the spaces of Achilles and Patroclus (the other one becomes your fighter in the combat).',
    ]);
  });

  const yours = { hand: ['under-achilles-helm'] };

  it('R-14.1.4 swaps the two, wherever Patroclus stands, and he defends with the card', () => {
    const here = duel('achilles', 'patroclus . . | achilles rival', yours, { hand: ['plain-5'] }, { active: 1 });
    here.attack('plain-5', { defense: 'under-achilles-helm' }).pick('yes').settled();
    expect([here.at('achilles'), here.at('patroclus')]).toEqual(['s1', 's4']);
    expect([here.values(), here.health('achilles'), here.health('patroclus')]).toEqual([[5, 2], 18, 3]);
  });

  it('R-14.1.4 is optional', () => {
    const here = duel('achilles', 'patroclus . achilles rival', yours, { hand: ['plain-5'] }, { active: 1 });
    here.attack('plain-5', { defense: 'under-achilles-helm' });
    expect(here.offered()).toEqual(['pass', 'yes']);
    here.pick('pass').settled();
    expect([here.at('achilles'), here.health('achilles'), here.health('patroclus')]).toEqual(['s3', 15, 6]);
  });

  it('R-14.1.4 asks nothing if Patroclus is defeated', () => {
    const here = duel('achilles', 'achilles rival', yours, { hand: ['plain-5'] }, { active: 1 });
    here.attack('plain-5', { defense: 'under-achilles-helm' }).settled();
    expect(here.health('achilles')).toBe(15);
  });

  it('comes before the Feint of the attacker', () => {
    const here = duel('achilles', 'patroclus . achilles rival', yours, { hand: ['feint'] }, { active: 1 });
    here.attack('feint', { defense: 'under-achilles-helm' }).pick('yes').settled();
    expect([here.at('achilles'), here.at('patroclus')]).toEqual(['s1', 's3']);
  });

  it('is no card for Patroclus', () => {
    const here = duel('achilles', 'achilles . patroclus rival', yours, { hand: ['plain-1'] }, { active: 1 }).pick('attack', 'plain-1');
    expect(here.offered()).toEqual(['pass']);
    here.pick('pass').settled();
  });
});

describe("Achilles' Heel", () => {
  it('says', () => expect(says(achilles, 'achilles-heel')).toEqual(['After combat: If you lost, your opponent gains 1 action.']));

  const against = (attack: string): Duel => {
    const theirs = { hand: [attack, 'plain-1'] };
    return duel('achilles', 'patroclus . achilles rival', { hand: ['achilles-heel'] }, theirs, { active: 1 }).attack(attack, {
      defense: 'achilles-heel',
    });
  };

  it('gives the attacker an action if Achilles lost', () => {
    const here = against('plain-5').settled();
    expect([gained(here), here.asks, here.see().actions]).toEqual([[1], 'action 1', 1]);
  });

  it('gives none if he won', () => {
    const here = against('plain-4').settled();
    expect([gained(here), here.asks]).toEqual([[], 'over']);
  });

  it('gives none when Feint cancels it', () => expect(gained(against('feint').settled())).toEqual([]));
});

describe('Spear Throw', () => {
  it('says', () => expect(says(achilles, 'spear-throw')).toEqual(["Deal 2 damage to one opposing fighter in Achilles' zone."]));

  it('deals 2 to an opposing fighter in the zone of Achilles, at any distance', () => {
    const here = duel('achilles', 'achilles . squire . rival | patroclus', { hand: ['spear-throw'] }).scheme('spear-throw');
    expect(here.offered()).toEqual(['rival', 'squire']);
    here.pick('rival').settled();
    expect([here.health('rival'), here.health('squire')]).toEqual([18, 5]);
  });

  it('reaches nobody in another zone, though adjacent, and not what Patroclus sees', () => {
    const one = duel('achilles', 'squire . achilles | rival patroclus', { hand: ['spear-throw'] })
      .scheme('spear-throw')
      .settled();
    expect([one.health('squire'), one.health('rival')]).toEqual([3, 20]);
    const none = duel('achilles', 'achilles | rival patroclus', { hand: ['spear-throw'] })
      .scheme('spear-throw')
      .settled();
    expect(none.told('damage')).toEqual([]);
  });

  it('is a card for Achilles only, so nobody is asked who throws', () => {
    const here = duel('achilles', 'achilles patroclus . rival', { hand: ['spear-throw'] })
      .scheme('spear-throw')
      .settled();
    expect(here.told('scheme')[0].fighter).toBe('achilles');
  });
});
