import { add, afterCombat, card, damage, draw, duringCombat, each, immediately, lookAtTheirHand, opposingFighters } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp } from '../../engine/test/made-up.ts';
import { type Duel, duel } from '../test/duel.ts';
import { abilitySays, cards, deck, fighters, rows, says } from '../test/printed.ts';
import { houdini } from './hero.ts';

/** Boo hurts everybody before the combat is fought out; Review gains in value, then looks at a hand and draws. */
madeUp('critic', [
  card('boo', { type: 'attack', value: 0, boost: 1, copies: 1, by: 'any' }, immediately(damage(each(opposingFighters()), 1))),
  card('review', { type: 'attack', value: 1, boost: 1, copies: 1, by: 'any' }, duringCombat(add(2)), afterCombat(lookAtTheirHand, draw(2))),
]);

const THEIRS = { active: 1 };
const gained = (here: Duel): number[] => here.told('gainActions').map(({ seat }) => seat);
const MAGICIAN = 'a-magician-never-reveals-his-secrets';
const ILLUSION = 'an-illusion-of-my-own-design';

describe('Houdini', () => {
  it('has 14 health, moves 2, and brings Bess', () => {
    expect(fighters(houdini)).toEqual(['houdini 1 14 melee', 'bess 1 5 melee']);
    expect(houdini.move).toBe(2);
  });

  it('has these 30 cards', () => {
    // card, type, value, BOOST, copies, who may use it
    const DECK = `
      the-big-reveal                        attack     2  3  2  houdini
      sleight-of-hand                       attack     1  3  2  any
      flourish                              attack     3  2  4  any
      an-illusion-of-my-own-design          attack     4  1  2  houdini
      for-my-next-trick                     attack     2  2  2  any
      vanishing-act                         versatile  2  2  3  houdini
      smoke-and-mirrors                     versatile  3  1  2  any
      misdirection                          versatile  2  1  3  any
      and-the-beautiful-bess                versatile  3  1  2  bess
      grand-escape                          defense    2  3  3  houdini
      all-part-of-the-show                  defense    2  2  2  any
      set-the-stage                         scheme     -  2  2  bess
      a-magician-never-reveals-his-secrets  scheme     -  4  1  houdini
    `;
    expect(deck(houdini)).toEqual(rows(DECK));
    expect(cards(houdini)).toBe(30);
  });
});

describe('Escape Artist', () => {
  it('says', () => {
    expect(abilitySays(houdini)).toEqual(['When you boost a maneuver, you may place Houdini in any empty space instead of moving him.']);
  });

  const boosted = (): Duel =>
    duel('houdini', '. houdini bess . . . . . | rival .', { hand: ['vanishing-act'] }).pick('maneuver', 'vanishing-act');

  it('R-14.4.1 In a boosted maneuver he may be placed on any free space instead of moving', () => {
    const here = boosted().pick('houdini');
    expect([here.asks, here.offered()]).toEqual(['walkOrPlace 0', ['pass', 'yes']]);
    here.pick('yes');
    expect(here.offered()).toEqual(['s1', 's4', 's5', 's6', 's7', 's8', 's10']);
    here.pick('s10');
    expect([here.at('houdini'), here.offered()]).toEqual(['s10', ['bess', 'pass']]);
    here.pick('pass').settled();
  });

  it('R-14.4.1 Or he moves, with the boost', () => {
    const here = boosted().pick('houdini', 'pass');
    expect([here.asks, here.offered()]).toEqual(['moveTo 0', ['s1', 's2', 's4', 's5', 's6']]);
    here.pick('s6', 'pass').settled();
  });

  it('R-14.4.2 Bess moves with the boosted value, before or after him, and is never placed', () => {
    const before = boosted().pick('bess');
    expect([before.asks, before.offered()]).toEqual(['moveTo 0', ['s1', 's3', 's4', 's5', 's6', 's7']]);
    before.pick('s7', 'houdini', 'yes', 's3').settled();
    expect([before.at('houdini'), before.at('bess')]).toEqual(['s3', 's7']);

    const after = boosted().pick('houdini', 'yes', 's8', 'bess');
    expect([after.asks, after.offered()]).toEqual(['moveTo 0', ['s1', 's2', 's3', 's4', 's5', 's6', 's7']]);
    after.pick('s7').settled();
  });

  it('R-14.4.3 Without a boost he only moves', () => {
    const here = duel('houdini', '. houdini . . . rival', { hand: ['vanishing-act'] }).pick('maneuver', 'pass', 'houdini');
    expect([here.asks, here.offered()]).toEqual(['moveTo 0', ['s1', 's2', 's3', 's4']]);
    here.pick('s4').settled();
  });

  it('R-14.4.3 Other boosts and other movement do not place him', () => {
    const boost = duel('houdini', '. houdini rival .', { hand: ['flourish', 'vanishing-act'] })
      .attack('flourish')
      .pick('vanishing-act')
      .settled();
    expect(boost.at('houdini')).toBe('s2');
    const move = duel('houdini', '. houdini rival .', { hand: ['vanishing-act'] })
      .attack('vanishing-act')
      .pick('houdini');
    expect(move.asks).toBe('moveTo 0');
    move.pick('s1').settled();
  });
});

describe('BOOST bonus', () => {
  it('R-14.4.4 A bonus comes at once, then the card goes to the pile, then the maneuver goes on', () => {
    const here = duel('houdini', '. houdini bess rival', { hand: ['misdirection'] }).pick('maneuver', 'misdirection');
    expect([here.asks, here.offered(), here.discard(0)]).toEqual(['pickFighter 0', ['bess', 'houdini', 'rival'], []]);
    here.pick('rival');
    expect([here.health('rival'), here.discard(0), here.asks]).toEqual([18, ['misdirection'], 'moveWhom 0']);
    here.pick('pass').settled();
  });

  it.each(['sleight-of-hand', 'flourish'])('R-14.4.4 %s: draw 1 card', (boost) => {
    const here = duel('houdini', 'houdini bess . rival', { hand: [boost] }).pick('maneuver', boost);
    expect(here.hand(0)).toHaveLength(2); // one of the maneuver, one of the bonus
    here.pick('pass').settled();
  });

  it('R-14.4.4 All Part of the Show: Houdini recovers 2', () => {
    const here = duel('houdini', 'houdini:9 bess:2 . rival', { hand: ['all-part-of-the-show'] }).pick(
      'maneuver',
      'all-part-of-the-show',
      'pass',
    );
    expect([here.settled().health('houdini'), here.health('bess')]).toEqual([11, 2]);
  });

  it('R-14.4.4 Set the Stage: a card of the opponent’s hand is seen, picked and discarded', () => {
    const here = duel('houdini', 'houdini bess . rival', { hand: ['set-the-stage'] }, { hand: ['plain-1', 'plain-9'] });
    here.pick('maneuver', 'set-the-stage');
    expect(here.offered()).toEqual(['plain-1', 'plain-9']);
    here.pick('plain-9', 'pass').settled();
    expect([here.hand(1), here.discard(1)]).toEqual([['plain-1'], ['plain-9']]);
  });

  it('R-14.4.4 And the Beautiful Bess!: an action, in the own turn only', () => {
    const own = duel('houdini', 'houdini bess . rival', { hand: ['and-the-beautiful-bess'] }).pick(
      'maneuver',
      'and-the-beautiful-bess',
      'pass',
    );
    expect([gained(own.settled()), own.see().actions]).toEqual([[0], 1]);

    const yours = { hand: ['grand-escape', 'and-the-beautiful-bess'] };
    const theirs = duel('houdini', 'bess . houdini rival', yours, { hand: ['plain-9'] }, THEIRS).attack('plain-9', {
      defense: 'grand-escape',
    });
    theirs.pick('and-the-beautiful-bess').settled();
    expect([theirs.values(), gained(theirs)]).toEqual([[9, 3], []]);
  });

  it('R-14.4.4 In a combat it comes before the value is added', () => {
    const here = duel('houdini', 'houdini rival', { hand: ['flourish', 'misdirection'] })
      .attack('flourish')
      .pick('misdirection');
    expect([here.asks, here.discard(0)]).toEqual(['pickFighter 0', []]);
    here.pick('rival').settled();
    expect([here.values(), here.health('rival'), here.discard(0)]).toEqual([[4, null], 14, ['misdirection', 'flourish']]);
  });

  it('R-14.4.5 None when an opponent makes its owner discard it and reads its BOOST', () => {
    const here = duel('houdini', 'houdini dracula', { hand: ['flourish'] }, { hand: ['ambush'] }, { ...THEIRS, against: 'dracula' });
    here.attack('ambush').settled();
    expect([here.values(), here.discard(0), here.told('draw')]).toEqual([[4, null], ['flourish'], []]);
  });
});

describe('The Big Reveal', () => {
  it('says', () => {
    expect(says(houdini, 'the-big-reveal')).toEqual([
      'During combat: You may boost this card up to twice.',
      'After combat: Take back into your hand one of the cards that boosted this card.',
    ]);
  });

  const reveal = (...boosts: string[]): Duel =>
    duel('houdini', 'houdini rival', { hand: ['the-big-reveal', ...boosts] }).attack('the-big-reveal');

  it('may be boosted twice, and one of the two comes back', () => {
    const here = reveal('vanishing-act', 'grand-escape', MAGICIAN).pick('vanishing-act', MAGICIAN);
    expect([here.values(), here.offered()]).toEqual([
      [8, null],
      [MAGICIAN, 'vanishing-act'],
    ]);
    here.pick(MAGICIAN).settled();
    expect([here.hand(0).sort(), here.discard(0)]).toEqual([
      [MAGICIAN, 'grand-escape'],
      ['vanishing-act', 'the-big-reveal'],
    ]);
  });

  it('once, and that card comes back', () => {
    const here = reveal('vanishing-act', 'grand-escape').pick('grand-escape', 'pass').settled();
    expect([here.values(), here.hand(0).sort()]).toEqual([
      [5, null],
      ['grand-escape', 'vanishing-act'],
    ]);
  });

  it('or not at all, and nothing does', () => {
    const here = reveal('vanishing-act').pick('pass').settled();
    expect([here.values(), here.hand(0), here.told('take')]).toEqual([[2, null], ['vanishing-act'], []]);
  });

  it('may be boosted the second time with what the first one’s bonus drew', () => {
    const here = duel('houdini', 'houdini rival', { hand: ['the-big-reveal', 'flourish'], deck: ['grand-escape'] }).attack(
      'the-big-reveal',
    );
    here.pick('flourish', 'grand-escape', 'flourish').settled();
    expect([here.values(), here.hand(0)]).toEqual([[7, null], ['flourish']]);
  });

  it('does neither when Feint cancels it', () => {
    const here = duel('houdini', 'houdini rival', { hand: ['the-big-reveal', 'flourish'] }, { hand: ['feint'] });
    expect(here.attack('the-big-reveal', { defense: 'feint' }).settled().values()).toEqual([2, 2]);
  });

  it('is no card for Bess', () => {
    const here = duel('houdini', 'houdini . bess rival', { hand: ['the-big-reveal', 'misdirection'] }).pick('attack');
    expect(here.offered()).toEqual(['misdirection']);
    here.pick('misdirection').settled();
  });
});

describe('Sleight of Hand', () => {
  it('says', () => {
    expect(says(houdini, 'sleight-of-hand')).toEqual([
      'Immediately: You may return this card to your hand and play, face up in its place, another card that your fighter can attack with.',
      'BOOST bonus: Draw 1 card.',
    ]);
  });

  const hand = ['sleight-of-hand', ILLUSION, 'misdirection', 'grand-escape', 'set-the-stage', 'and-the-beautiful-bess'];

  it('is replaced by another card that the fighter may attack with, whose effects happen', () => {
    const here = duel('houdini', 'bess houdini rival', { hand }, { hand: ['thorns'] }).attack('sleight-of-hand', {
      by: 'houdini',
      defense: 'thorns',
    });
    expect(here.offered()).toEqual([ILLUSION, 'misdirection', 'pass']);
    here.pick('misdirection').settled();
    expect([here.values(), here.health('houdini')]).toEqual([[2, 0], 14]);
    expect([here.hand(0).includes('sleight-of-hand'), here.discard(0)]).toEqual([true, ['misdirection']]);
  });

  it('by one that Bess may use, if she attacks', () => {
    const here = duel('houdini', 'houdini . bess rival', { hand }).attack('sleight-of-hand', { by: 'bess' });
    expect(here.offered()).toEqual(['and-the-beautiful-bess', 'misdirection', 'pass']);
    expect(here.pick('and-the-beautiful-bess').settled().values()).toEqual([3, null]);
  });

  it('or stays', () => {
    const here = duel('houdini', 'houdini rival', { hand }).attack('sleight-of-hand').pick('pass').settled();
    expect([here.values(), here.discard(0)]).toEqual([[1, null], ['sleight-of-hand']]);
  });

  it('stays when Feint cancels it', () => {
    const here = duel('houdini', 'houdini rival', { hand }, { hand: ['feint'] })
      .attack('sleight-of-hand', { defense: 'feint' })
      .settled();
    expect(here.values()).toEqual([1, 2]);
  });
});

describe('Flourish', () => {
  it('says', () => expect(says(houdini, 'flourish')).toEqual(['During combat: You may boost this card.', 'BOOST bonus: Draw 1 card.']));

  const yours = { hand: ['flourish', 'grand-escape', 'set-the-stage'] };

  it('may be boosted once, with any card that has a BOOST', () => {
    const here = duel('houdini', 'houdini . bess rival', yours).attack('flourish', { by: 'bess' });
    expect(here.offered()).toEqual(['grand-escape', 'pass', 'set-the-stage']);
    expect(here.pick('grand-escape').settled().values()).toEqual([6, null]);
    const plain = duel('houdini', 'houdini rival', yours).attack('flourish').pick('pass').settled();
    expect(plain.values()).toEqual([3, null]);
  });

  it('not when Feint cancels it', () => {
    const here = duel('houdini', 'houdini rival', yours, { hand: ['feint'] })
      .attack('flourish', { defense: 'feint' })
      .settled();
    expect(here.values()).toEqual([3, 2]);
  });
});

describe('An Illusion of My Own Design', () => {
  it('says', () => {
    expect(says(houdini, ILLUSION)).toEqual([
      'Immediately: Your opponent may boost their card.',
      'During combat: You may boost this card.',
    ]);
  });

  const yours = { hand: [ILLUSION, 'grand-escape'] };

  it('lets the opponent boost the defense, then Houdini the attack', () => {
    const here = duel('houdini', 'houdini rival', yours, { hand: ['plain-2', 'plain-9'] }).attack(ILLUSION, { defense: 'plain-2' });
    expect([here.asks, here.offered()]).toEqual(['boostCard 1', ['pass', 'plain-9']]);
    here.pick('plain-9');
    expect([here.asks, here.offered()]).toEqual(['boostCard 0', ['grand-escape', 'pass']]);
    here.pick('grand-escape').settled();
    expect([here.values(), here.discard(1)]).toEqual([
      [7, 3],
      ['plain-9', 'plain-2'],
    ]);
  });

  it('asks the opponent nothing without a defense card', () => {
    const here = duel('houdini', 'houdini rival', yours, { hand: ['plain-9'] }).attack(ILLUSION);
    expect(here.asks).toBe('boostCard 0');
    expect(here.pick('pass').settled().values()).toEqual([4, null]);
  });

  it('asks nobody when Feint cancels it', () => {
    const here = duel('houdini', 'houdini rival', yours, { hand: ['feint', 'plain-9'] })
      .attack(ILLUSION, { defense: 'feint' })
      .settled();
    expect(here.values()).toEqual([4, 2]);
  });
});

describe('For My Next Trick', () => {
  it('says', () => {
    expect(says(houdini, 'for-my-next-trick')).toEqual([
      'After combat: Move one of your fighters up to 1 space. Draw 1 card. Gain 1 action.',
    ]);
  });

  it('moves either of the two up to 1, draws 1 and gives an action, win or lose', () => {
    const here = duel('houdini', '. bess . houdini rival', { hand: ['for-my-next-trick'] }, { hand: ['plain-2'] });
    here.attack('for-my-next-trick', { defense: 'plain-2' });
    expect(here.offered()).toEqual(['bess', 'houdini']);
    here.pick('bess');
    expect([here.offered(), here.hand(0)]).toEqual([['s1', 's2', 's3'], []]);
    here.pick('s3').settled();
    expect([here.at('bess'), here.hand(0).length, gained(here)]).toEqual(['s3', 1, [0]]);
  });

  it('does nothing when Feint cancels it', () => {
    const here = duel('houdini', '. houdini rival', { hand: ['for-my-next-trick'] }, { hand: ['feint'] });
    here.attack('for-my-next-trick', { defense: 'feint' }).settled();
    expect([here.hand(0), gained(here)]).toEqual([[], []]);
  });
});

describe('Vanishing Act', () => {
  it('says', () => {
    expect(says(houdini, 'vanishing-act')).toEqual([
      'After combat: Move one of the fighters in the combat up to 3 spaces, even through other fighters.',
    ]);
  });

  it('moves either fighter of the combat up to 3, through anybody but onto nobody, win or lose', () => {
    const yours = duel('houdini', '. houdini rival squire . .', { hand: ['vanishing-act'] }, { hand: ['plain-2'] });
    yours.attack('vanishing-act', { defense: 'plain-2' });
    expect(yours.offered()).toEqual(['houdini', 'rival']);
    yours.pick('houdini');
    expect(yours.offered()).toEqual(['s1', 's2', 's5']);
    yours.pick('s5').settled();

    const theirs = duel('houdini', '. bess houdini rival . . .', { hand: ['vanishing-act'] })
      .attack('vanishing-act')
      .pick('rival');
    expect(theirs.offered()).toEqual(['s1', 's4', 's5', 's6', 's7']);
    theirs.pick('s1').settled();
  });

  it('moves nobody when Feint cancels it', () => {
    duel('houdini', '. houdini rival', { hand: ['vanishing-act'] }, { hand: ['feint'] })
      .attack('vanishing-act', { defense: 'feint' })
      .settled();
  });
});

describe('Smoke and Mirrors', () => {
  it('says', () => {
    expect(says(houdini, 'smoke-and-mirrors')).toEqual([
      'Immediately: You may swap the spaces of Houdini and Bess (the other one becomes your fighter in the combat).',
    ]);
  });

  const yours = { hand: ['smoke-and-mirrors'] };

  it('swaps the two also in an attack, and the other is in the combat', () => {
    const here = duel('houdini', 'bess . houdini rival', yours, { hand: ['thorns'] }).attack('smoke-and-mirrors', { defense: 'thorns' });
    here.pick('yes').settled();
    expect([here.at('houdini'), here.health('houdini'), here.at('bess')]).toEqual(['s1', 14, null]);
  });

  it('is optional, and saves Bess as well as Houdini', () => {
    const stay = duel('houdini', 'houdini . bess rival', yours, { hand: ['plain-5'] }, THEIRS).attack('plain-5', {
      defense: 'smoke-and-mirrors',
    });
    expect([stay.pick('pass').settled().health('bess'), stay.at('bess')]).toEqual([3, 's3']);
    const swap = duel('houdini', 'houdini . bess rival', yours, { hand: ['plain-5'] }, THEIRS).attack('plain-5', {
      defense: 'smoke-and-mirrors',
    });
    expect([swap.pick('yes').settled().health('houdini'), swap.health('bess'), swap.at('houdini')]).toEqual([12, 5, 's3']);
  });

  it('asks nothing if one of the two is defeated', () => {
    const here = duel('houdini', 'houdini rival', yours, { hand: ['plain-5'] }, THEIRS).attack('plain-5', { defense: 'smoke-and-mirrors' });
    expect(here.settled().health('houdini')).toBe(12);
  });
});

describe('Misdirection', () => {
  it('says', () => {
    expect(says(houdini, 'misdirection')).toEqual([
      "Immediately: Cancel every effect on your opponent's card.",
      'BOOST bonus: Deal 2 damage to any one fighter on the board.',
    ]);
  });

  it('cancels the other card, and hurts nobody when it is played', () => {
    const here = duel('houdini', 'houdini . bess rival', { hand: ['misdirection'] }, { hand: ['thorns'] }, THEIRS);
    here.attack('thorns', { defense: 'misdirection' }).settled();
    expect([here.health('bess'), here.health('rival')]).toEqual([5, 20]);
  });
});

describe('And the Beautiful Bess!', () => {
  it('says', () => {
    expect(says(houdini, 'and-the-beautiful-bess')).toEqual([
      "When you discard this card because of an opponent's effect, draw 1 card.",
      'BOOST bonus: If it is your turn, gain 1 action.',
    ]);
  });

  it('draws 1 card when an opponent makes her discard it', () => {
    const here = duel(
      'houdini',
      'houdini dracula',
      { hand: ['and-the-beautiful-bess'] },
      { hand: ['ambush'] },
      { ...THEIRS, against: 'dracula' },
    );
    here.attack('ambush').settled();
    expect([here.discard(0), here.hand(0).length, gained(here)]).toEqual([['and-the-beautiful-bess'], 1, []]);
  });

  it('draws none when it is played, or boosts', () => {
    const played = duel('houdini', 'houdini . bess rival', { hand: ['and-the-beautiful-bess'] })
      .attack('and-the-beautiful-bess')
      .settled();
    expect([played.values(), played.hand(0)]).toEqual([[3, null], []]);
    const boost = duel('houdini', 'houdini rival', { hand: ['flourish', 'and-the-beautiful-bess', MAGICIAN] }).attack('flourish');
    boost.pick('and-the-beautiful-bess').settled();
    expect([boost.values(), boost.hand(0)]).toEqual([[4, null], [MAGICIAN]]);
  });

  it('is no card for Houdini', () => {
    const here = duel('houdini', 'bess houdini rival', { hand: ['and-the-beautiful-bess', 'misdirection'] }).pick('attack');
    expect(here.offered()).toEqual(['misdirection']);
    here.pick('misdirection').settled();
  });
});

describe('Grand Escape', () => {
  it('says', () => {
    expect(says(houdini, 'grand-escape')).toEqual([
      'During combat: You may boost this card.',
      'After combat: If you won, place your fighter from the combat in any space.',
    ]);
  });

  const attacked = (attack: string): Duel =>
    duel('houdini', '. houdini rival . bess', { hand: ['grand-escape', MAGICIAN] }, { hand: [attack] }, THEIRS).attack(attack, {
      defense: 'grand-escape',
    });

  it('may be boosted; Houdini, if he won, is placed on any free space or stays', () => {
    const here = attacked('plain-6').pick(MAGICIAN);
    expect([here.values(), here.offered()]).toEqual([
      [6, 6],
      ['s1', 's2', 's4'],
    ]);
    here.pick('s4').settled();
    expect(here.at('houdini')).toBe('s4');
  });

  it('does not place him after a loss, nor anything when Feint cancels it', () => {
    const lost = attacked('plain-6').pick('pass').settled();
    expect([lost.values(), lost.at('houdini')]).toEqual([[6, 2], 's2']);
    const canceled = attacked('feint').settled();
    expect([canceled.values(), canceled.at('houdini')]).toEqual([[2, 2], 's2']);
  });
});

describe('All Part of the Show', () => {
  it('says', () => {
    expect(says(houdini, 'all-part-of-the-show')).toEqual([
      'The effects on this card cannot be canceled.',
      "Until this card's effects are resolved, the defeat of your fighter in the combat does not end the game.",
      'After combat: If your fighter was defeated in this combat, return it with 4 health to any empty space.',
      'BOOST bonus: Houdini recovers 2 health.',
    ]);
  });

  const attacked = (picture: string, attack: string, against = 'rival', on?: string): Duel =>
    duel('houdini', picture, { hand: ['all-part-of-the-show'] }, { hand: [attack] }, { ...THEIRS, against }).attack(attack, {
      on,
      defense: 'all-part-of-the-show',
    });

  it('R-14.4.6 Houdini who fell returns with 4 health on any free space; the game has not ended', () => {
    const here = attacked('. houdini:7 rival .', 'plain-9');
    expect([here.see().over, here.at('houdini'), here.offered()]).toEqual([false, null, ['s1', 's2', 's4']]);
    here.pick('s4').settled();
    expect([here.at('houdini'), here.health('houdini')]).toEqual(['s4', 4]);
  });

  it('R-14.4.6 He who did not fall stays as he is', () => {
    const here = attacked('. houdini:8 rival .', 'plain-9').settled();
    expect([here.at('houdini'), here.health('houdini')]).toEqual(['s2', 1]);
  });

  it('R-14.4.6 It saves Bess in the same way', () => {
    const here = attacked('houdini . bess rival .', 'plain-9').pick('s5').settled();
    expect([here.at('bess'), here.health('bess'), here.health('houdini')]).toEqual(['s5', 4, 14]);
  });

  it('R-14.4.6 It counts from the beginning of the combat on', () => {
    const here = attacked('. houdini:1 critic', 'boo', 'critic').pick('s1').settled();
    expect([here.at('houdini'), here.health('houdini')]).toEqual(['s1', 4]);
  });

  it('R-14.4.6 It does not save Houdini where Bess fights', () => {
    const here = attacked('houdini:1 . bess critic', 'boo', 'critic', 'bess');
    expect(here.see()).toMatchObject({ over: true, winners: [1] });
  });

  it('R-14.4.6 A defeat after it has resolved is an ordinary one', () => {
    const here = attacked('. houdini:9 rival', 'thorns');
    expect(here.see()).toMatchObject({ over: true, winners: [1] });
  });

  it('R-14.4.6 Not defeated any more: a bonus attack takes place', () => {
    const here = attacked('. houdini:1 bloody-mary', 'bloody-requiem', 'bloody-mary').pick('s1').settled();
    expect(here.told('attack').map(({ bonus }) => bonus)).toEqual([undefined, 'bloody-reprise']);
    expect([here.at('houdini'), here.health('houdini')]).toEqual(['s1', 2]);
  });
});

describe('Set the Stage', () => {
  it('says', () => {
    expect(says(houdini, 'set-the-stage')).toEqual([
      'Draw 3 cards. Put 1 card from your hand on top of your deck.',
      "BOOST bonus: Look at your opponent's hand and choose a card in it. Your opponent discards that card.",
    ]);
  });

  it('draws 3, and puts 1 card, old or new, on top of the deck', () => {
    const yours = { hand: ['set-the-stage', 'misdirection'], deck: ['flourish', 'grand-escape', 'vanishing-act'] };
    const here = duel('houdini', 'houdini bess rival', yours, {}, { actions: 2 }).scheme('set-the-stage');
    expect(here.offered()).toEqual(['flourish', 'grand-escape', 'misdirection', 'vanishing-act']);
    here.pick('misdirection').settled();
    expect(here.hand(0).sort()).toEqual(['flourish', 'grand-escape', 'vanishing-act']);
    expect(here.told('putBack')).toEqual([{ kind: 'putBack', seat: 0, where: 'top', count: 1 }]);
    expect(here.maneuver().settled().hand(0)).toContain('misdirection');
  });

  it('is no card without Bess', () => {
    expect(duel('houdini', 'houdini . rival', { hand: ['set-the-stage'] }).may({ action: 'scheme' })).toBe(false);
  });
});

describe('A Magician Never Reveals His Secrets', () => {
  it('says', () => {
    expect(says(houdini, MAGICIAN)).toEqual([
      "When an opponent's effect would let them look at your hand, you may show this card from your hand to cancel that effect.",
      'Draw 2 cards. Gain 1 action.',
    ]);
  });

  it('draws 2 cards and gives an action', () => {
    const here = duel('houdini', 'houdini . rival', { hand: [MAGICIAN] })
      .scheme(MAGICIAN)
      .settled();
    expect([here.hand(0).length, here.see().actions]).toEqual([2, 1]);
  });

  const reviewed = (...hand: string[]): Duel =>
    duel('houdini', 'houdini critic', { hand }, { hand: ['review'] }, { ...THEIRS, against: 'critic' }).attack('review');

  it('R-14.4.7 shown from hand cancels the effect as a whole, and no other effect of the card', () => {
    const here = reviewed(MAGICIAN, 'flourish');
    expect([here.asks, here.offered()]).toEqual(['reaction 0', ['pass', 'yes']]);
    here.pick('yes').settled();
    expect([here.values(), here.told('look'), here.told('draw')]).toEqual([[3, null], [], []]);
    expect([here.hand(0).length, here.see(1).seats[0].hand]).toEqual([2, [MAGICIAN]]);
  });

  it('R-14.4.7 need not be shown', () => {
    const here = reviewed(MAGICIAN, 'flourish').pick('pass').settled();
    expect([here.told('look').length, here.hand(1).length]).toEqual([1, 2]);
    expect(here.see(1).seats[0].hand).toHaveLength(2);
  });

  it('R-14.4.7 cannot be shown from anywhere else', () => {
    const here = reviewed('flourish');
    expect(here.offered()).toEqual(['pass']);
    here.pick('pass').settled();
  });
});
