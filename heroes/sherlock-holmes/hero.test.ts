import { add, afterCombat, card, draw, duringCombat, immediately, recover, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp } from '../../engine/test/made-up.ts';
import { duel } from '../test/duel.ts';
import { abilitySays, cards, deck, fighters, rows, says } from '../test/printed.ts';
import { sherlockHolmes } from './hero.ts';

const HE = 'sherlock-holmes';

describe('Sherlock Holmes', () => {
  it('has 16 health, moves 2, and brings Dr. Watson', () => {
    expect(fighters(sherlockHolmes)).toEqual(['sherlock-holmes 1 16 melee', 'dr-watson 1 8 ranged']);
    expect(sherlockHolmes.move).toBe(2);
  });

  it('has these 30 cards', () => {
    // card, type, value, BOOST, copies, who may use it
    const DECK = `
      the-game-is-afoot              attack     5  2  2  sherlock-holmes
      service-revolver               attack     5  3  2  dr-watson
      counterpunch                   versatile  3  1  3  sherlock-holmes
      deduce-strategy                versatile  3  1  3  sherlock-holmes
      fixed-point-in-a-changing-age  versatile  3  1  2  dr-watson
      education-never-ends           versatile  3  1  2  any
      study-methods                  versatile  3  2  2  any
      feint                          versatile  2  1  3  any
      elementary                     defense    3  3  2  sherlock-holmes
      confirm-suspicion              scheme     -  1  3  sherlock-holmes
      eliminate-the-impossible       scheme     -  2  2  sherlock-holmes
      master-of-disguise             scheme     -  2  2  sherlock-holmes
      administer-aid                 scheme     -  2  2  dr-watson
    `;
    expect(deck(sherlockHolmes)).toEqual(rows(DECK));
    expect(cards(sherlockHolmes)).toBe(30);
  });
});

describe('what cannot be canceled', () => {
  it('says', () => {
    expect(abilitySays(sherlockHolmes)).toEqual(['Opponents cannot cancel effects on Sherlock Holmes or Dr. Watson cards.']);
  });

  it('R-14.15.1 Feint leaves the effects of Holmes cards, in defense too', () => {
    const attacking = duel(HE, 'sherlock-holmes rival', { hand: ['counterpunch'] }, { hand: ['feint'] });
    attacking.attack('counterpunch', { defense: 'feint' }).settled();
    expect(attacking.health('rival')).toBe(17);

    const defending = duel(HE, 'sherlock-holmes rival', { hand: ['counterpunch'] }, { hand: ['feint'] }, { active: 1 });
    defending.attack('feint', { defense: 'counterpunch' }).settled();
    expect(defending.health('rival')).toBe(18);
  });

  it('R-14.15.1 Feint leaves the effects of Dr. Watson cards', () => {
    const here = duel(HE, 'sherlock-holmes:5 dr-watson:5 rival', { hand: ['fixed-point-in-a-changing-age'] }, { hand: ['feint'] });
    here.attack('fixed-point-in-a-changing-age', { defense: 'feint' }).settled();
    expect([here.health(HE), here.health('dr-watson')]).toEqual([6, 6]);
  });

  it('R-14.15.1 Feint cancels his ANY cards, whoever plays them', () => {
    const holmes = duel(HE, 'sherlock-holmes rival', { hand: ['education-never-ends'] }, { hand: ['feint'] });
    holmes.attack('education-never-ends', { defense: 'feint' }).settled();
    expect([holmes.winner(), holmes.hand(0), holmes.hand(1)]).toEqual(['attacker', [], []]);

    const watson = duel(HE, 'sherlock-holmes dr-watson rival', { hand: ['education-never-ends'] }, { hand: ['feint'] });
    watson.attack('education-never-ends', { by: 'dr-watson', defense: 'feint' }).settled();
    expect(watson.hand(1)).toEqual([]);
  });
});

describe('The Game is Afoot', () => {
  it('says', () => expect(says(sherlockHolmes, 'the-game-is-afoot')).toEqual(['After combat: Move Sherlock Holmes up to 3 spaces.']));

  it('moves Holmes up to 3, past Dr. Watson, win or lose', () => {
    const here = duel(HE, '. . dr-watson . sherlock-holmes rival', { hand: ['the-game-is-afoot'] }, { hand: ['plain-5'] });
    here.attack('the-game-is-afoot', { by: HE, defense: 'plain-5' });
    expect(here.winner()).toBe('defender');
    expect(here.offered()).toEqual(['s2', 's4', 's5']);
    here.pick('s2').settled();
    expect(here.at(HE)).toBe('s2');
  });

  it('is no card for Dr. Watson', () => {
    expect(duel(HE, 'sherlock-holmes . dr-watson rival', { hand: ['the-game-is-afoot'] }).offered()).toEqual(['maneuver']);
  });
});

describe('Service Revolver', () => {
  it('says nothing', () => expect(says(sherlockHolmes, 'service-revolver')).toEqual([]));

  it('counts 5 for Dr. Watson, from afar, and is no card for Holmes', () => {
    const here = duel(HE, 'sherlock-holmes dr-watson . . rival', { hand: ['service-revolver'] })
      .attack('service-revolver')
      .settled();
    expect(here.health('rival')).toBe(15);
    expect(duel(HE, 'dr-watson | sherlock-holmes rival', { hand: ['service-revolver'] }).offered()).toEqual(['maneuver']);
  });
});

describe('Counterpunch', () => {
  it('says', () => {
    expect(says(sherlockHolmes, 'counterpunch')).toEqual([
      'After combat: If Sherlock Holmes is adjacent to the opposing fighter, deal 2 damage to the opposing fighter.',
    ]);
  });

  it('deals 2 to an adjacent opponent, attacking or defending, win or lose', () => {
    const won = duel(HE, 'sherlock-holmes rival', { hand: ['counterpunch'] })
      .attack('counterpunch')
      .settled();
    expect(won.health('rival')).toBe(15);
    const lost = duel(HE, 'sherlock-holmes rival', { hand: ['counterpunch'] }, { hand: ['plain-9'] }, { active: 1 });
    lost.attack('plain-9', { defense: 'counterpunch' }).settled();
    expect([lost.health(HE), lost.health('rival')]).toEqual([10, 18]);
  });

  it('deals nothing to one who attacked from afar', () => {
    const here = duel(
      HE,
      'sherlock-holmes . yennenga',
      { hand: ['counterpunch'] },
      { hand: ['momentous-shift'] },
      { active: 1, against: 'yennenga' },
    );
    here.attack('momentous-shift', { defense: 'counterpunch' }).settled();
    expect([here.values(), here.health('yennenga')]).toEqual([[3, 3], 15]);
  });
});

describe('Deduce Strategy', () => {
  it('says', () => {
    expect(says(sherlockHolmes, 'deduce-strategy')).toEqual([
      "During combat: You may have the printed value of your opponent's card become its BOOST value.",
    ]);
  });

  it('R-14.15.3 makes the BOOST value of the other card its printed value, attacking or defending', () => {
    const attacking = duel(HE, 'sherlock-holmes rival', { hand: ['deduce-strategy'] }, { hand: ['plain-9'] });
    attacking.attack('deduce-strategy', { defense: 'plain-9' });
    expect(attacking.asks).toBe('yesNo 0');
    attacking.pick('yes').settled();
    expect(attacking.values()).toEqual([3, 1]);

    const defending = duel(HE, 'sherlock-holmes rival', { hand: ['deduce-strategy'] }, { hand: ['plain-9'] }, { active: 1 });
    defending.attack('plain-9', { defense: 'deduce-strategy' }).pick('yes').settled();
    expect(defending.values()).toEqual([1, 3]);
  });

  it('R-14.15.3 is optional', () => {
    const here = duel(HE, 'sherlock-holmes rival', { hand: ['deduce-strategy'] }, { hand: ['plain-1'] });
    here.attack('deduce-strategy', { defense: 'plain-1' }).pick('pass').settled();
    expect(here.values()).toEqual([3, 1]);
  });

  it('R-14.15.3 makes it 0 if it has no BOOST value, and leaves what is added', () => {
    const at = { type: 'versatile', value: 5, copies: 1, by: 'any' } as const;
    madeUp('brute', [card('fist', at), card('club', { ...at, boost: 1 }, duringCombat(add(2)))]);
    const fist = duel(HE, 'sherlock-holmes brute .', { hand: ['deduce-strategy'] }, { hand: ['fist'] }, { against: 'brute' });
    expect(fist.attack('deduce-strategy', { defense: 'fist' }).pick('yes').settled().values()).toEqual([3, 0]);
    const club = duel(HE, 'sherlock-holmes brute .', { hand: ['deduce-strategy'] }, { hand: ['club'] }, { against: 'brute' });
    expect(club.attack('deduce-strategy', { defense: 'club' }).pick('yes').settled().values()).toEqual([3, 3]);
  });

  it('is not asked without a card to change', () => {
    expect(
      duel(HE, 'sherlock-holmes rival', { hand: ['deduce-strategy'] })
        .attack('deduce-strategy')
        .settled()
        .values(),
    ).toEqual([3, null]);
  });
});

describe('Fixed Point in a Changing Age', () => {
  it('says', () => {
    expect(says(sherlockHolmes, 'fixed-point-in-a-changing-age')).toEqual([
      'After combat: If Sherlock Holmes is adjacent to Dr. Watson, Sherlock Holmes recovers 1 health, then Dr. Watson recovers 1 health.',
    ]);
  });

  const fixed = (picture: string) => {
    const here = duel(HE, picture, { hand: ['fixed-point-in-a-changing-age'] })
      .attack('fixed-point-in-a-changing-age')
      .settled();
    return [here.health(HE), here.health('dr-watson')];
  };

  it('recovers 1 for both while they are adjacent, up to their full health', () => {
    expect(fixed('sherlock-holmes:5 dr-watson:5 . rival')).toEqual([6, 6]);
    expect(fixed('sherlock-holmes dr-watson:7 . rival')).toEqual([16, 8]);
  });

  it('recovers nothing for anybody otherwise', () => {
    expect(fixed('sherlock-holmes:5 . dr-watson:5 rival')).toEqual([5, 5]);
  });
});

describe('Education Never Ends', () => {
  it('says', () => {
    expect(says(sherlockHolmes, 'education-never-ends')).toEqual([
      'After combat: If you won, your opponent draws 1 card; otherwise draw 2 cards.',
    ]);
  });

  it('draws the opponent 1 after a win', () => {
    const here = duel(HE, 'sherlock-holmes rival', { hand: ['education-never-ends'] })
      .attack('education-never-ends')
      .settled();
    expect([here.hand(0).length, here.hand(1).length]).toEqual([0, 1]);
  });

  it('draws you 2 after a loss', () => {
    const here = duel(HE, 'sherlock-holmes rival', { hand: ['education-never-ends'] }, { hand: ['plain-3'] });
    here.attack('education-never-ends', { defense: 'plain-3' }).settled();
    expect([here.hand(0).length, here.hand(1).length]).toEqual([2, 0]);
  });
});

describe('Study Methods', () => {
  it('says', () => expect(says(sherlockHolmes, 'study-methods')).toEqual(["After combat: If you won, look at your opponent's hand."]));

  it('shows the winner, and nobody else, the opponent’s hand', () => {
    const here = duel(HE, 'sherlock-holmes rival', { hand: ['study-methods'] }, { hand: ['plain-1', 'plain-7'] });
    here.attack('study-methods', { defense: 'plain-1' }).settled();
    expect(here.see(0).seats[1].hand).toEqual(['plain-7']);
    expect(here.see('spectator').seats[1].hand).toEqual([]);
  });

  it('shows nothing after a loss', () => {
    const here = duel(HE, 'sherlock-holmes rival', { hand: ['study-methods'] }, { hand: ['plain-3', 'plain-7'] });
    here.attack('study-methods', { defense: 'plain-3' }).settled();
    expect(here.see(0).seats[1].hand).toEqual([]);
  });
});

describe('Elementary', () => {
  it('says', () => {
    expect(says(sherlockHolmes, 'elementary')).toEqual([
      'Play this card face up and name a number.',
      "During combat: If the number you named is the printed value of your opponent's card, cancel every effect on it, then ignore its value (it counts as 0).",
    ]);
  });

  const elementary = (attack: string, against = 'rival') =>
    duel(HE, `sherlock-holmes ${against} .`, { hand: ['elementary'] }, { hand: [attack] }, { active: 1, against }).attack(attack, {
      defense: 'elementary',
    });

  it('R-14.15.2 lies face up before the attack is turned over, with a number named', () => {
    const here = elementary('plain-5');
    expect(here.asks).toBe('number 0');
    expect(here.told('reveal')).toEqual([]);
    expect(here.told('lay').at(-1)).toMatchObject({ seat: 0, card: 'elementary', open: true });
    here.pick(5).settled();
    expect(here.told('number')).toEqual([{ kind: 'number', seat: 0, number: 5 }]);
  });

  it('R-14.15.2 with the right number ignores the value and cancels the effects', () => {
    const plain = elementary('plain-5').pick(5).settled();
    expect([plain.values(), plain.health(HE)]).toEqual([[0, 3], 16]);
    expect(elementary('thorns').pick(0).settled().health(HE)).toBe(16);
  });

  it('R-14.15.2 with a wrong number is a plain 3', () => {
    for (const number of [4, 6]) {
      const here = elementary('plain-5').pick(number).settled();
      expect([here.values(), here.health(HE)]).toEqual([[5, 3], 14]);
    }
    expect(elementary('thorns').pick(1).settled().health(HE)).toBe(7);
  });

  it('R-14.15.2 comes in during combat: what the attack did immediately stays', () => {
    const quick = { type: 'attack', value: 4, boost: 1, copies: 1, by: 'any' } as const;
    madeUp('quick', [card('dart', quick, immediately(draw(1)), duringCombat(add(3)), afterCombat(recover(yourHero, 1)))]);
    const here = elementary('dart', 'quick').pick(4).settled();
    expect([here.values(), here.hand(1).length, here.told('recover')]).toEqual([[0, 3], 1, []]);
  });

  it('compares the printed value, and ignores what is added to it', () => {
    madeUp('quicker', [card('lance', { type: 'attack', value: 2, boost: 1, copies: 1, by: 'any' }, immediately(add(3)))]);
    expect(elementary('lance', 'quicker').pick(5).settled().values()).toEqual([5, 3]);
    expect(elementary('lance', 'quicker').pick(2).settled().health(HE)).toBe(16);
  });
});

describe('Confirm Suspicion', () => {
  it('says', () => {
    expect(says(sherlockHolmes, 'confirm-suspicion')).toEqual([
      'Name a number. If your opponent holds a card of that value, they discard one such card of their choice and their hero takes damage equal to its BOOST value; otherwise they show their whole hand to everyone.',
    ]);
  });

  const suspect = (hand: string[], number: number, against = 'rival') =>
    duel(HE, `sherlock-holmes . . ${against}`, { hand: ['confirm-suspicion'] }, { hand }, { against })
      .scheme('confirm-suspicion')
      .pick(number);

  it('R-14.15.4 makes the opponent discard a matching card of their choice, and deals its BOOST value', () => {
    const here = suspect(['master-of-the-hunt', 'rain-of-arrows', 'momentous-shift', 'skirmish'], 3, 'yennenga');
    expect(here.asks).toBe('discard 1');
    expect(here.offered()).toEqual(['momentous-shift', 'rain-of-arrows']);
    here.pick('rain-of-arrows').settled();
    expect([here.health('yennenga'), here.discard(1)]).toEqual([12, ['rain-of-arrows']]);
    expect(here.told('showHand')).toEqual([]);
  });

  it('R-14.15.4 Without a matching card the whole hand is shown to all', () => {
    const here = suspect(['plain-2', 'plain-7'], 3).settled();
    expect([here.health('rival'), here.hand(1).length]).toEqual([20, 2]);
    expect(here.told('showHand')).toEqual([{ kind: 'showHand', seat: 1, cards: ['plain-2', 'plain-7'] }]);
    expect(here.see('spectator').seats[1].hand).toEqual(['plain-2', 'plain-7']);
  });

  it('R-14.15.4 asks first which opponent, where there are two', () => {
    const here = duel(
      HE,
      'sherlock-holmes . ally . rival . foe',
      { hand: ['confirm-suspicion'] },
      { hand: ['plain-2'] },
      { mode: 'teams' },
    );
    here.scheme('confirm-suspicion');
    expect([here.asks, here.offered()]).toEqual(['opponent 0', [1, 3]]);
    here.pick(1, 2, 'plain-2').settled();
    expect([here.health('rival'), here.health('foe'), here.discard(1)]).toEqual([19, 12, ['plain-2']]);
  });

  it('R-14.15.4 Schemes have no value and never match', () => {
    const here = suspect(['master-of-the-hunt', 'one-with-the-land'], 0, 'yennenga').settled();
    expect([here.health('yennenga'), here.hand(1).length]).toEqual([15, 2]);
  });
});

describe('Eliminate the Impossible', () => {
  it('says', () => {
    expect(says(sherlockHolmes, 'eliminate-the-impossible')).toEqual([
      "Look at your opponent's hand and choose a card in it. Your opponent discards that card.",
    ]);
  });

  it('shows you the hand; the opponent discards the card you choose', () => {
    const here = duel(HE, 'sherlock-holmes . rival', { hand: ['eliminate-the-impossible'] }, { hand: ['plain-1', 'plain-8'] });
    here.scheme('eliminate-the-impossible');
    expect(here.asks).toBe('pickCard 0');
    expect(here.offered()).toEqual(['plain-1', 'plain-8']);
    here.pick('plain-8').settled();
    expect([here.hand(1), here.discard(1)]).toEqual([['plain-1'], ['plain-8']]);
    expect(here.see(0).seats[1].hand).toEqual(['plain-1']);
  });

  it('does nothing to an empty hand', () => {
    const here = duel(HE, 'sherlock-holmes . rival', { hand: ['eliminate-the-impossible'] })
      .scheme('eliminate-the-impossible')
      .settled();
    expect(here.discard(1)).toEqual([]);
  });
});

describe('Master of Disguise', () => {
  it('says', () => {
    expect(says(sherlockHolmes, 'master-of-disguise')).toEqual([
      "Swap the spaces of Sherlock Holmes and your opponent's hero. Deal 1 damage to your opponent's hero.",
    ]);
  });

  it('swaps Holmes and the hero, wherever they are, and deals the hero 1', () => {
    const here = duel(HE, 'sherlock-holmes . squire | . rival', { hand: ['master-of-disguise'] })
      .scheme('master-of-disguise')
      .settled();
    expect([here.at(HE), here.at('rival'), here.health('rival'), here.health('squire')]).toEqual(['s5', 's1', 19, 5]);
  });

  it('asks which opponent where there are two', () => {
    const here = duel(HE, 'sherlock-holmes . ally . rival . foe', { hand: ['master-of-disguise'] }, {}, { mode: 'teams' }).scheme(
      'master-of-disguise',
    );
    expect(here.asks).toBe('opponent 0');
    expect(here.offered()).toEqual([1, 3]);
    here.pick(3).settled();
    expect([here.at(HE), here.at('foe'), here.health('foe'), here.health('rival')]).toEqual(['s7', 's1', 11, 20]);
  });
});

describe('Administer Aid', () => {
  it('says', () => {
    expect(says(sherlockHolmes, 'administer-aid')).toEqual([
      'Place Dr. Watson in any space adjacent to Sherlock Holmes. Sherlock Holmes recovers 1 health. Draw 1 card.',
    ]);
  });

  it('puts Dr. Watson next to Holmes, recovers Holmes 1, draws 1', () => {
    const here = duel(HE, '. sherlock-holmes:9 . rival | dr-watson:5', { hand: ['administer-aid'] }).scheme('administer-aid');
    expect(here.asks).toBe('placeTo 0');
    expect(here.offered()).toEqual(['s1', 's3']);
    here.pick('s1').settled();
    expect([here.at('dr-watson'), here.health(HE), here.health('dr-watson'), here.hand(0).length]).toEqual(['s1', 10, 5, 1]);
  });

  it('may leave him next to Holmes', () => {
    const here = duel(HE, 'dr-watson sherlock-holmes . rival', { hand: ['administer-aid'] }).scheme('administer-aid');
    expect(here.offered()).toEqual(['s1', 's3']);
    expect(here.pick('s1').settled().at('dr-watson')).toBe('s1');
  });

  it('R-5.17 does not force him there where a space next to Holmes is taken', () => {
    const picture = '. sherlock-holmes:9 rival . dr-watson';
    const here = duel(HE, picture, { hand: ['administer-aid'] }).scheme('administer-aid');
    expect(here.offered()).toEqual(['s1', 's5']);
    expect(here.pick('s5').settled().at('dr-watson')).toBe('s5');
    const before = duel(HE, picture, { hand: ['administer-aid'] }, {}, { rules: 1 }).scheme('administer-aid');
    expect(before.settled().at('dr-watson')).toBe('s1');
  });

  it('without a free space does the rest', () => {
    const here = duel(HE, 'squire sherlock-holmes:9 rival . dr-watson', { hand: ['administer-aid'] })
      .scheme('administer-aid')
      .settled();
    expect([here.at('dr-watson'), here.health(HE), here.hand(0).length]).toEqual(['s5', 10, 1]);
  });

  it('needs Dr. Watson', () => {
    expect(duel(HE, 'sherlock-holmes . rival', { hand: ['administer-aid'] }).offered()).toEqual(['maneuver']);
  });
});
