import { describe, expect, it } from 'vitest';
import { type Duel, duel } from '../test/duel.ts';
import { abilitySays, cards, deck, fighters, rows, says } from '../test/printed.ts';
import { dracula } from './hero.ts';

const gained = (here: Duel): number[] => here.told('gainActions').map(({ seat }) => seat);

describe('Dracula', () => {
  it('has 13 health, moves 2, and brings three Sisters', () => {
    expect(fighters(dracula)).toEqual(['dracula 1 13 melee', 'sister 3 1 melee']);
    expect(dracula.move).toBe(2);
  });

  it('has these 30 cards', () => {
    // card, type, value, BOOST, copies, who may use it
    const DECK = `
      ambush                 attack     2  3  2  any
      feeding-frenzy         attack     2  3  2  dracula
      beastform              attack     6  4  2  dracula
      thirst-for-sustenance  attack     3  3  3  sister
      dash                   versatile  3  1  3  any
      exploit                versatile  4  1  2  any
      feint                  versatile  2  2  3  any
      do-my-bidding          defense    3  3  2  dracula
      look-into-my-eyes      defense    1  2  2  dracula
      mistform               scheme     -  2  2  dracula
      prey-upon              scheme     -  4  2  dracula
      baptism-of-blood       scheme     -  2  2  dracula
      ravening-seduction     scheme     -  2  3  sister
    `;
    expect(deck(dracula)).toEqual(rows(DECK));
    expect(cards(dracula)).toBe(30);
  });
});

describe('The bite', () => {
  it('says', () => {
    expect(abilitySays(dracula)).toEqual([
      'At the start of your turn, you may deal 1 damage to any one fighter adjacent to Dracula; if any damage was dealt this way, draw 1 card.',
    ]);
  });

  const START = { at: 'turnStart' } as const;
  const yours = { hand: ['dash'] };

  it('R-14.9.1, R-14.9.2 At the start of the turn 1 damage to any one fighter adjacent to Dracula, and a card', () => {
    const here = duel('dracula', 'sister-2 rival dracula sister-1 squire', yours, {}, START);
    expect(here.asks).toBe('pickFighter 0');
    expect(here.offered()).toEqual(['pass', 'rival', 'sister-1']);
    here.pick('rival').settled();
    expect([here.health('rival'), here.hand(0).length, here.see().actions]).toEqual([19, 2, 2]);
  });

  it('R-14.9.1 Without it there is no card', () => {
    const here = duel('dracula', 'dracula rival', yours, {}, START).pick('pass').settled();
    expect([here.health('rival'), here.hand(0)]).toEqual([20, ['dash']]);
  });

  it('R-14.9.1 Nobody adjacent: nothing is asked', () => {
    expect(duel('dracula', 'dracula . sister-1 rival', yours, {}, START).asks).toBe('action 0');
  });

  it('R-14.9.2 A teammate’s fighter is one as well', () => {
    const here = duel('dracula', 'ally dracula . rival foe', yours, {}, { ...START, mode: 'teams' });
    expect(here.offered()).toEqual(['ally', 'pass']);
    here.pick('ally').settled();
    expect([here.health('ally'), here.hand(0).length]).toEqual([11, 2]);
  });

  it('R-14.9.3 Damage that is assigned elsewhere was dealt: he draws', () => {
    const here = duel('dracula', 'dracula yennenga archer-1', yours, {}, { ...START, against: 'yennenga' }).pick('yennenga');
    expect(here.asks).toBe('assign 1');
    here.pick(1).settled();
    expect([here.health('yennenga'), here.health('archer-1'), here.hand(0).length]).toEqual([15, 1, 2]);
  });
});

describe('Ambush', () => {
  it('says', () => {
    expect(says(dracula, 'ambush')).toEqual([
      "During combat: Your opponent discards 1 random card from their hand. Add that card's BOOST value to this card's value.",
    ]);
  });

  it('takes a card at random and adds its BOOST', () => {
    const here = duel('dracula', 'dracula rival', { hand: ['ambush'] }, { hand: ['plain-1', 'plain-1', 'plain-2'] });
    here.attack('ambush', { defense: 'plain-2' }).settled();
    expect(here.told('discard')[0]).toMatchObject({ seat: 1, card: 'plain-1', random: true });
    expect([here.hand(1), here.values()]).toEqual([['plain-1'], [3, 2]]);
  });

  it('adds nothing against an empty hand', () => {
    const here = duel('dracula', 'dracula rival', { hand: ['ambush'] }, { hand: ['plain-1'] }).attack('ambush', { defense: 'plain-1' });
    expect(here.settled().values()).toEqual([2, 1]);
  });

  it('may be for a Sister', () => {
    const here = duel('dracula', 'dracula . sister-1 rival', { hand: ['ambush'] }, { hand: ['plain-1'] }).attack('ambush', {
      by: 'sister-1',
    });
    expect(here.settled().values()).toEqual([3, null]);
  });

  it('takes nothing when Feint cancels it', () => {
    const here = duel('dracula', 'dracula rival', { hand: ['ambush'] }, { hand: ['feint', 'plain-1'] }).attack('ambush', {
      defense: 'feint',
    });
    expect([here.settled().values(), here.hand(1)]).toEqual([[2, 2], ['plain-1']]);
  });
});

describe('Feeding Frenzy', () => {
  it('says', () => {
    expect(says(dracula, 'feeding-frenzy')).toEqual([
      "During combat: Add 1 to this card's value for each of your Sisters in the opposing fighter's zone.",
    ]);
  });

  const yours = { hand: ['feeding-frenzy'] };
  const by = { by: 'dracula' };

  it.each([
    ['dracula rival . . sister-1 . sister-2 . sister-3', 5],
    ['sister-1 dracula | rival . sister-2', 3],
    ['sister-1 sister-2 sister-3 dracula | rival', 2],
  ])('adds 1 for each Sister in the zone of the other, at any distance: %s', (picture, value) => {
    expect(duel('dracula', picture, yours).attack('feeding-frenzy', by).settled().values()).toEqual([value, null]);
  });

  it('adds nothing when Feint cancels it', () => {
    const here = duel('dracula', 'sister-1 dracula rival', yours, { hand: ['feint'] }).attack('feeding-frenzy', {
      ...by,
      defense: 'feint',
    });
    expect(here.settled().values()).toEqual([2, 2]);
  });

  it('is no card for a Sister', () => {
    const here = duel('dracula', 'dracula . sister-1 rival', { hand: ['feeding-frenzy', 'feint'] }).pick('attack');
    expect(here.offered()).toEqual(['feint']);
    here.pick('feint').settled();
  });
});

describe('Beastform', () => {
  it('says', () => {
    expect(says(dracula, 'beastform')).toEqual([
      "During combat: Discard any number of cards from your hand. Add 1 to this card's value for each card discarded this way.",
    ]);
  });

  const yours = { hand: ['beastform', 'dash', 'feint'] };

  it('adds 1 for each card discarded, up to the whole hand', () => {
    const one = duel('dracula', 'dracula rival', yours).attack('beastform');
    expect(one.offered()).toEqual(['dash', 'feint', 'pass']);
    one.pick('dash', 'pass').settled();
    expect([one.values(), one.hand(0), one.discard(0)]).toEqual([[7, null], ['feint'], ['dash', 'beastform']]);

    const both = duel('dracula', 'dracula rival', yours).attack('beastform').pick('feint', 'dash').settled();
    expect([both.values(), both.hand(0)]).toEqual([[8, null], []]);
  });

  it('asks nothing when Feint cancels it', () => {
    const here = duel('dracula', 'dracula rival', yours, { hand: ['feint'] })
      .attack('beastform', { defense: 'feint' })
      .settled();
    expect([here.values(), here.hand(0)]).toEqual([
      [6, 2],
      ['dash', 'feint'],
    ]);
  });
});

describe('Thirst for Sustenance', () => {
  it('says', () => {
    expect(says(dracula, 'thirst-for-sustenance')).toEqual([
      'After combat: If you won, place Dracula in any space adjacent to the opposing fighter.',
    ]);
  });

  const yours = { hand: ['thirst-for-sustenance'] };

  it('places Dracula next to whom the Sister fought, if she won', () => {
    const here = duel('dracula', 'dracula . . sister-1 rival . squire', yours).attack('thirst-for-sustenance');
    expect(here.offered()).toEqual(['s1', 's6']);
    here.pick('s6').settled();
    expect([here.at('dracula'), here.at('sister-1')]).toEqual(['s6', 's4']);
  });

  it('R-5.17 does not force him there: the space of the Sister is next to the other too, and taken', () => {
    const here = duel('dracula', 'dracula . . sister-1 rival . squire', yours).attack('thirst-for-sustenance').pick('s1').settled();
    expect(here.at('dracula')).toBe('s1');
    const before = duel('dracula', 'dracula . . sister-1 rival . squire', yours, {}, { rules: 1 }).attack('thirst-for-sustenance');
    expect(before.settled().at('dracula')).toBe('s6');
  });

  it('lets him stay if he is there already', () => {
    const here = duel('dracula', 'sister-2 squire sister-1 | . rival dracula', yours);
    here.attack('thirst-for-sustenance', { by: 'sister-1', on: 'squire' });
    here.settled();
    expect(here.at('dracula')).toBe('s6'); // both spaces next to the squire are taken

    const there = duel('dracula', 'sister-1 rival dracula', yours).attack('thirst-for-sustenance', { by: 'sister-1' }).settled();
    expect(there.at('dracula')).toBe('s3');
  });

  it('places nobody after a loss, if the other was defeated, or when Feint cancels it', () => {
    const lost = duel('dracula', 'dracula . sister-1 rival .', yours, { hand: ['plain-3'] });
    lost.attack('thirst-for-sustenance', { defense: 'plain-3' }).settled();
    const gone = duel('dracula', 'dracula . sister-1 squire:3 . rival', yours).attack('thirst-for-sustenance').settled();
    const canceled = duel('dracula', 'dracula . sister-1 rival .', yours, { hand: ['feint'] });
    canceled.attack('thirst-for-sustenance', { defense: 'feint' }).settled();
    expect([lost, gone, canceled].map((here) => here.at('dracula'))).toEqual(['s1', 's1', 's1']);
  });

  it('is no card for Dracula', () => {
    const here = duel('dracula', 'sister-1 dracula rival', { hand: ['thirst-for-sustenance', 'feint'] }).pick('attack');
    expect(here.offered()).toEqual(['feint']);
    here.pick('feint').settled();
  });
});

describe('Dash', () => {
  it('says', () => expect(says(dracula, 'dash')).toEqual(['After combat: Move your fighter in the combat up to 3 spaces.']));

  it('moves the Sister who used it, past Dracula', () => {
    const here = duel('dracula', '. dracula sister-1 rival', { hand: ['dash'] }).attack('dash', { by: 'sister-1' });
    expect(here.offered()).toEqual(['s1', 's3']);
    here.pick('s1').settled();
  });
});

describe('Exploit', () => {
  it('says', () => expect(says(dracula, 'exploit')).toEqual(['After combat: Draw 1 card.']));

  it('draws also if the Sister who used it fell', () => {
    const here = duel('dracula', 'dracula . sister-1 rival', { hand: ['exploit'] }, { hand: ['thorns'] }).attack('exploit', {
      defense: 'thorns',
    });
    expect([here.settled().at('sister-1'), here.hand(0).length]).toEqual([null, 1]);
  });
});

describe('Feint', () => {
  it('says', () => expect(says(dracula, 'feint')).toEqual(["Immediately: Cancel every effect on your opponent's card."]));

  it('saves a Sister from what a card would do to her', () => {
    const here = duel('dracula', 'dracula . sister-1 rival', { hand: ['feint'] }, { hand: ['thorns'] }).attack('feint', {
      defense: 'thorns',
    });
    expect(here.settled().at('sister-1')).toBe('s3');
  });
});

describe('Do My Bidding', () => {
  it('says', () => {
    expect(says(dracula, 'do-my-bidding')).toEqual([
      "Immediately: Return your opponent's card to their hand, look at that hand and choose a card in it that the opposing fighter can attack with. That card is played in place of the returned one.",
    ]);
  });

  const yours = { hand: ['do-my-bidding'] };
  const attackedBy = (attack: string, hand: string[]): Duel =>
    duel('dracula', 'dracula rival', yours, { hand }, { active: 1 }).attack(attack, { defense: 'do-my-bidding' });

  it('R-14.9.4 shows the hand, and picks what the opponent attacks with instead', () => {
    const here = attackedBy('plain-9', ['plain-9', 'plain-1', 'plain-3']);
    expect(here.asks).toBe('pickCard 0');
    expect([here.see(0).seats[1].hand, here.see('spectator').seats[1].hand]).toEqual([['plain-1', 'plain-3', 'plain-9'], ['plain-9']]);
    here.pick('plain-1').settled();
    expect([here.values(), here.health('dracula')]).toEqual([[1, 3], 13]);
    expect([here.hand(1), here.discard(1)]).toEqual([['plain-3', 'plain-9'], ['plain-1']]);
  });

  it('R-14.9.4 may pick the old one again, and must if there is no other', () => {
    const again = attackedBy('plain-5', ['plain-5', 'plain-9']).pick('plain-5').settled();
    expect(again.values()).toEqual([5, 3]);
    const only = attackedBy('plain-5', ['plain-5']).settled();
    expect([only.values(), only.discard(1)]).toEqual([[5, 3], ['plain-5']]);
  });

  it('R-14.9.4 offers only what that fighter may attack with', () => {
    const theirs = { form: 'small', hand: ['feint', 'claws-that-catch', 'looking-glass', 'eat-me', 'snicker-snack'] };
    const here = duel('dracula', 'dracula alice . jabberwock', yours, theirs, { active: 1, against: 'alice' });
    here.attack('snicker-snack', { defense: 'do-my-bidding' });
    expect(here.offered()).toEqual(['feint', 'snicker-snack']);
    here.pick('feint').settled();
    expect(here.values()).toEqual([2, 3]);
  });

  it('R-14.9.4, R-7.32 The new card’s effects happen, from its IMMEDIATELY on', () => {
    const here = duel(
      'dracula',
      'dracula beowulf',
      yours,
      { counter: 1, hand: ['skirmish', 'epic-poem'] },
      { active: 1, against: 'beowulf' },
    );
    here.attack('skirmish', { defense: 'do-my-bidding' }).pick('epic-poem').settled();
    expect([here.values(), here.see().seats[1].counter]).toEqual([[4, 3], 2]);
  });

  it('comes before the Feint of the attacker', () => {
    const here = attackedBy('feint', ['feint', 'plain-1']).pick('plain-1').settled();
    expect([here.values(), here.hand(1)]).toEqual([[1, 3], ['feint']]);
  });

  it('R-14.9.4, R-14.7.5 leaves the boost that King Arthur laid with the old card', () => {
    const theirs = { hand: ['swift-strike', 'excalibur', 'feint'] };
    const here = duel('dracula', 'dracula king-arthur', yours, theirs, { active: 1, against: 'king-arthur' });
    here.attack('swift-strike', { boost: 'feint', defense: 'do-my-bidding' }).pick('excalibur').settled();
    expect(here.values()).toEqual([7, 3]);
  });
});

describe('Look Into My Eyes', () => {
  it('says', () => {
    expect(says(dracula, 'look-into-my-eyes')).toEqual([
      "During combat: Add the BOOST value of your opponent's card to this card's value.",
    ]);
  });

  it('adds the BOOST of the attack card', () => {
    const theirs = { form: 'small', hand: ['snicker-snack'] };
    const here = duel('dracula', 'dracula alice', { hand: ['look-into-my-eyes'] }, theirs, { active: 1, against: 'alice' });
    here.attack('snicker-snack', { defense: 'look-into-my-eyes' }).settled();
    expect(here.values()).toEqual([3, 5]);
  });

  it('not that of a card which boosts it', () => {
    const theirs = { hand: ['excalibur', 'feint'] };
    const here = duel('dracula', 'dracula king-arthur', { hand: ['look-into-my-eyes'] }, theirs, { active: 1, against: 'king-arthur' });
    here.attack('excalibur', { boost: 'feint', defense: 'look-into-my-eyes' }).settled();
    expect(here.values()).toEqual([7, 4]);
  });

  it('adds nothing when Feint cancels it', () => {
    const here = duel('dracula', 'dracula rival', { hand: ['look-into-my-eyes'] }, { hand: ['feint'] }, { active: 1 });
    expect(here.attack('feint', { defense: 'look-into-my-eyes' }).settled().values()).toEqual([2, 1]);
  });
});

describe('Mistform', () => {
  it('says', () => expect(says(dracula, 'mistform')).toEqual(['Place Dracula in any space. Gain 1 action.']));

  it('places Dracula on any space that is free, his own included, and gives an action', () => {
    const here = duel('dracula', 'dracula sister-1 . | rival .', { hand: ['mistform', 'dash'] }).scheme('mistform');
    expect(here.offered()).toEqual(['s1', 's3', 's5']);
    here.pick('s5').settled();
    expect([here.at('dracula'), gained(here), here.see().actions]).toEqual(['s5', [0], 1]);
  });
});

describe('Prey Upon', () => {
  it('says', () => {
    expect(says(dracula, 'prey-upon')).toEqual([
      'Deal 1 damage to each opposing fighter adjacent to Dracula. Dracula recovers 1 health for each point of damage dealt this way.',
    ]);
  });

  const prey = (picture: string): Duel =>
    duel('dracula', picture, { hand: ['prey-upon'] })
      .scheme('prey-upon')
      .settled();

  it('deals 1 to each opposing fighter next to Dracula, and recovers as much', () => {
    const two = prey('rival dracula:8 squire');
    expect(['rival', 'squire', 'dracula'].map((name) => two.health(name))).toEqual([19, 4, 10]);
  });

  it('spares a Sister, and who stands further off', () => {
    const one = prey('sister-1 dracula:8 squire rival');
    expect(['sister-1', 'squire', 'rival', 'dracula'].map((name) => one.health(name))).toEqual([1, 4, 20, 9]);
  });

  it('recovers nothing without damage, and no more than to 13', () => {
    expect(prey('dracula:8 . rival').health('dracula')).toBe(8);
    expect(prey('rival dracula:12 squire').health('dracula')).toBe(13);
  });
});

describe('Baptism of Blood', () => {
  it('says', () => {
    expect(says(dracula, 'baptism-of-blood')).toEqual([
      "Dracula recovers 2 health. Return a defeated Sister to any empty space in Dracula's zone.",
    ]);
  });

  it('recovers 2, and returns one defeated Sister to an empty space in his zone', () => {
    const here = duel('dracula', 'dracula:8 . . rival | . sister-1', { hand: ['baptism-of-blood'] }).scheme('baptism-of-blood');
    expect([here.health('dracula'), here.offered()]).toEqual([10, ['s2', 's3']]);
    here.pick('s3').settled();
    expect(here.told('return')).toEqual([{ kind: 'return', fighter: 'sister-2', space: 's3', health: 1 }]);
    expect(here.at('sister-3')).toBeNull();
  });

  it('returns nobody if all three are there, and recovers no more than to 13', () => {
    const here = duel('dracula', 'dracula:12 sister-1 sister-2 sister-3 . rival', { hand: ['baptism-of-blood'] }).scheme(
      'baptism-of-blood',
    );
    expect([here.settled().health('dracula'), here.told('return')]).toEqual([13, []]);
  });
});

describe('Ravening Seduction', () => {
  it('says', () => {
    expect(says(dracula, 'ravening-seduction')).toEqual([
      'Move any one fighter on the board up to 2 spaces. Deal 1 damage to that fighter for each of your Sisters adjacent to it.',
    ]);
  });

  const play = (picture: string): Duel =>
    duel('dracula', picture, { hand: ['ravening-seduction'] }).scheme('ravening-seduction', 'sister-1');

  it('moves any fighter up to 2, by the rules of its own side, and deals 1 for each Sister then next to it', () => {
    const here = play('dracula sister-1 . sister-2 . squire rival .');
    expect(here.offered()).toEqual(['dracula', 'rival', 'sister-1', 'sister-2', 'squire']);
    here.pick('rival');
    expect(here.offered()).toEqual(['s5', 's7', 's8']);
    here.pick('s5').settled();
    expect([here.at('rival'), here.health('rival')]).toEqual(['s5', 19]);
  });

  it('deals it as one amount, also if the fighter stays', () => {
    const here = play('dracula sister-1 rival sister-2').pick('rival').settled();
    expect(here.told('damage').map(({ fighter, amount }) => [fighter, amount])).toEqual([['rival', 2]]);
  });

  it('deals nothing away from the Sisters', () => {
    const here = play('dracula . sister-1 rival .').pick('rival', 's5').settled();
    expect(here.told('damage')).toEqual([]);
  });

  it('does not count a Sister for herself, only the others', () => {
    const alone = play('sister-1 . dracula . rival').pick('sister-1', 's2').settled();
    expect(alone.at('sister-1')).toBe('s2');
    const two = play('sister-1 . sister-2 dracula rival').pick('sister-1', 's2').settled();
    expect([two.at('sister-1'), two.at('sister-2')]).toEqual([null, 's3']);
  });

  it('is no card without a Sister', () => {
    const here = duel('dracula', 'dracula . rival', { hand: ['ravening-seduction'] });
    expect(here.may({ action: 'scheme' })).toBe(false);
  });
});
