import { knownBoards } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { type Duel, duel } from '../test/duel.ts';
import { abilitySays, cards, deck, fighters, rows, says } from '../test/printed.ts';
import { genie } from './hero.ts';

const gained = (here: Duel): number[] => here.told('gainActions').map(({ seat }) => seat);

describe('The Genie', () => {
  it('has 16 health, moves 3, is ranged, and comes alone', () => {
    expect(fighters(genie)).toEqual(['genie 1 16 ranged']);
    expect(genie.move).toBe(3);
  });

  it('has these 30 cards', () => {
    // card, type, value, BOOST, copies, who may use it
    const DECK = `
      your-wish-is-my-command       attack     3  1  2  genie
      imprisoned-wrath              attack     3  1  2  genie
      i-am-freed                    attack     3  2  2  genie
      careful-what-you-wish-for     attack     4  2  3  genie
      wishing-for-more-wishes       versatile  3  2  3  genie
      this-is-no-parlor-trick       versatile  1  2  2  genie
      ive-made-sultans-out-of-less  versatile  2  1  2  genie
      i-grant-you-death             versatile  2  1  3  genie
      feint                         versatile  2  1  3  genie
      prisoners-torment             defense    1  2  2  genie
      back-in-the-lamp              defense    0  1  3  genie
      three-wishes                  scheme     -  3  3  genie
    `;
    expect(deck(genie)).toEqual(rows(DECK));
    expect(cards(genie)).toBe(30);
  });
});

describe('Infinite Power', () => {
  it('says', () => {
    expect(abilitySays(genie)).toEqual(['At the start of your turn, you may discard 1 card; if you do, gain 1 action.']);
  });

  const START = { at: 'turnStart' } as const;

  it('R-14.5.1 At the start of the turn he may discard 1 card for 1 action, once', () => {
    const here = duel('genie', 'genie . rival', { hand: ['feint', 'i-am-freed', 'three-wishes'] }, {}, START);
    expect(here.asks).toBe('pay 0');
    expect(here.offered()).toEqual(['pass', 'yes']);
    here.pick('yes');
    expect(here.offered()).toEqual(['feint', 'i-am-freed', 'three-wishes']);
    here.pick('i-am-freed').settled();
    expect([here.discard(0), here.asks, here.see().actions]).toEqual([['i-am-freed'], 'action 0', 3]);
  });

  it('R-14.5.1 Without it he has 2 actions and his hand', () => {
    const here = duel('genie', 'genie . rival', { hand: ['feint', 'i-am-freed'] }, {}, START)
      .pick('pass')
      .settled();
    expect([here.hand(0).length, here.see().actions]).toEqual([2, 2]);
  });

  it('R-14.5.1 Without a card he is not asked', () => {
    const here = duel('genie', 'genie . rival', {}, {}, START);
    expect([here.asks, gained(here)]).toEqual(['boostManeuver 0', []]); // nothing but a maneuver is possible
  });

  it('R-14.5.1 Nor at the start of the opponent’s turn', () => {
    expect(duel('genie', 'genie . rival', { hand: ['feint'] }, { hand: ['plain-1'] }, { ...START, active: 1 }).asks).toBe('action 1');
  });
});

describe('Your Wish Is My Command', () => {
  it('says', () => {
    expect(says(genie, 'your-wish-is-my-command')).toEqual([
      'After combat: If you won, you may discard 2 cards; if you do, gain 1 action.',
    ]);
  });

  const yours = { hand: ['your-wish-is-my-command', 'feint', 'i-am-freed', 'three-wishes'] };

  it('lets the winner discard 2 cards for an action, or not', () => {
    const here = duel('genie', 'genie . rival', yours).attack('your-wish-is-my-command');
    expect(here.offered()).toEqual(['pass', 'yes']);
    here.pick('yes', 'feint', 'three-wishes').settled();
    expect([here.hand(0), gained(here), here.see().actions]).toEqual([['i-am-freed'], [0], 1]);

    const kept = duel('genie', 'genie . rival', yours).attack('your-wish-is-my-command').pick('pass').settled();
    expect([kept.hand(0).length, gained(kept)]).toEqual([3, []]);
  });

  it('asks nothing after a loss, nor when Feint cancels it', () => {
    for (const defense of ['plain-3', 'feint']) {
      const here = duel('genie', 'genie . rival', yours, { hand: [defense] })
        .attack('your-wish-is-my-command', { defense })
        .settled();
      expect([here.hand(0).length, gained(here)]).toEqual([3, []]);
    }
  });
});

describe('Imprisoned Wrath', () => {
  it('says', () => {
    expect(says(genie, 'imprisoned-wrath')).toEqual([
      'After combat: You may discard 2 cards. If you do, deal 2 damage to one opposing fighter adjacent to the Genie.',
    ]);
  });

  const yours = { hand: ['imprisoned-wrath', 'feint', 'i-am-freed'] };

  it('for 2 cards deals 2 to an opposing fighter next to the Genie, won or lost', () => {
    const here = duel('genie', 'squire genie rival', yours, { hand: ['plain-3'] }).attack('imprisoned-wrath', {
      on: 'rival',
      defense: 'plain-3',
    });
    expect(here.winner()).toBe('defender');
    here.pick('yes', 'feint');
    expect([here.hand(0), here.offered()]).toEqual([[], ['rival', 'squire']]);
    here.pick('squire').settled();
    expect([here.health('squire'), here.health('rival')]).toEqual([3, 20]);
  });

  it('may be left', () => {
    const here = duel('genie', 'genie rival', yours).attack('imprisoned-wrath').pick('pass').settled();
    expect([here.health('rival'), here.hand(0).length]).toEqual([17, 2]);
  });

  it('is not offered with 1 card, nor when Feint cancels it', () => {
    const one = duel('genie', 'genie rival', { hand: ['imprisoned-wrath', 'feint'] })
      .attack('imprisoned-wrath')
      .settled();
    expect([one.health('rival'), one.hand(0)]).toEqual([17, ['feint']]);
    const canceled = duel('genie', 'genie rival', yours, { hand: ['feint'] })
      .attack('imprisoned-wrath', { defense: 'feint' })
      .settled();
    expect(canceled.health('rival')).toBe(19);
  });
});

describe('I Am Freed', () => {
  it('says', () => {
    expect(says(genie, 'i-am-freed')).toEqual([
      'After combat: Place the Genie in any empty space. Deal 1 damage to each fighter adjacent to the Genie.',
    ]);
  });

  it('places him on any empty space, then deals 1 to everybody next to him', () => {
    const here = duel('genie', 'genie . . rival . squire | .', { hand: ['i-am-freed'] }).attack('i-am-freed', { on: 'rival' });
    expect(here.offered()).toEqual(['s2', 's3', 's5', 's7']);
    here.pick('s5').settled();
    expect([here.at('genie'), here.health('rival'), here.health('squire'), here.health('genie')]).toEqual(['s5', 16, 4, 16]);
  });

  it('strikes a teammate’s fighter as well', () => {
    const here = duel('genie', 'genie rival . ally foe', { hand: ['i-am-freed'] }, {}, { mode: 'teams' }).attack('i-am-freed', {
      on: 'rival',
    });
    here.settled();
    expect([here.at('genie'), here.health('rival'), here.health('ally')]).toEqual(['s3', 16, 11]);
  });

  it('strikes from where he stands if no space is empty', () => {
    const here = duel('genie', 'genie rival', { hand: ['i-am-freed'] })
      .attack('i-am-freed')
      .settled();
    expect([here.at('genie'), here.health('rival')]).toEqual(['s1', 16]);
  });

  it('does neither when Feint cancels it', () => {
    const here = duel('genie', 'genie rival .', { hand: ['i-am-freed'] }, { hand: ['feint'] })
      .attack('i-am-freed', { defense: 'feint' })
      .settled();
    expect([here.at('genie'), here.health('rival')]).toEqual(['s1', 19]);
  });
});

describe('Careful What You Wish For', () => {
  it('says', () => {
    expect(says(genie, 'careful-what-you-wish-for')).toEqual([
      'After combat: If you lost, deal 1 damage to one opposing fighter adjacent to the Genie.',
    ]);
  });

  const against = (picture: string, defense: string): Duel =>
    duel('genie', picture, { hand: ['careful-what-you-wish-for'] }, { hand: [defense] }).attack('careful-what-you-wish-for', {
      on: 'rival',
      defense,
    });

  it('after a loss deals 1 to one opposing fighter next to him', () => {
    const here = against('squire genie rival', 'plain-4');
    expect(here.offered()).toEqual(['rival', 'squire']);
    here.pick('squire').settled();
    expect([here.health('squire'), here.health('rival')]).toEqual([4, 20]);
  });

  it('deals nothing after a win, if nobody is adjacent, or when Feint cancels it', () => {
    expect(against('genie rival', 'plain-3').settled().health('rival')).toBe(19);
    expect(against('genie . rival', 'plain-4').settled().health('rival')).toBe(20);
    expect(against('genie rival', 'feint').settled().health('rival')).toBe(18);
  });
});

describe('Wishing for More Wishes', () => {
  it('says', () => expect(says(genie, 'wishing-for-more-wishes')).toEqual(['After combat: Your opponent draws 1 card. Draw 3 cards.']));

  it('lets the opponent draw 1, then the Genie 3, won or lost, attacking or defending', () => {
    const attacking = duel('genie', 'genie . rival', { hand: ['wishing-for-more-wishes'] })
      .attack('wishing-for-more-wishes')
      .settled();
    const defending = duel('genie', 'genie rival', { hand: ['wishing-for-more-wishes'] }, { hand: ['plain-4'] }, { active: 1 });
    defending.attack('plain-4', { defense: 'wishing-for-more-wishes' }).settled();
    for (const here of [attacking, defending])
      expect(here.told('draw').map(({ seat, count }) => [seat, count])).toEqual([
        [1, 1],
        [0, 3],
      ]);
  });

  it('lets nobody draw when Feint cancels it', () => {
    const here = duel('genie', 'genie . rival', { hand: ['wishing-for-more-wishes'] }, { hand: ['feint'] });
    expect(here.attack('wishing-for-more-wishes', { defense: 'feint' }).settled().told('draw')).toEqual([]);
  });
});

describe('This Is No Parlor Trick', () => {
  it('says', () => {
    expect(says(genie, 'this-is-no-parlor-trick')).toEqual(["During combat: The value of your opponent's card becomes its BOOST value."]);
  });

  const yours = { hand: ['this-is-no-parlor-trick'] };

  it('makes the other card count its BOOST, attacking or defending', () => {
    const attacking = duel('genie', 'genie . rival', yours, { hand: ['plain-9'] }).attack('this-is-no-parlor-trick', {
      defense: 'plain-9',
    });
    expect(attacking.settled().values()).toEqual([1, 1]);
    const defending = duel('genie', 'genie rival', yours, { hand: ['plain-9'] }, { active: 1 }).attack('plain-9', {
      defense: 'this-is-no-parlor-trick',
    });
    expect(defending.settled().values()).toEqual([1, 1]);
  });

  it('leaves what an ability adds', () => {
    const theirs = { form: 'big', hand: ['snicker-snack'] };
    const here = duel('genie', 'genie alice', yours, theirs, { active: 1, against: 'alice' });
    here.attack('snicker-snack', { defense: 'this-is-no-parlor-trick' });
    expect(here.values()).toEqual([6, 1]);
  });

  it('R-14.4.5 gives no BOOST bonus', () => {
    const here = duel('genie', 'genie houdini', yours, { hand: ['flourish'] }, { active: 1, against: 'houdini' });
    here.attack('flourish', { defense: 'this-is-no-parlor-trick' }).settled();
    expect([here.values(), here.told('draw')]).toEqual([[2, 1], []]);
  });

  it('changes nothing without a card, or when Feint cancels it', () => {
    const none = duel('genie', 'genie . rival', yours).attack('this-is-no-parlor-trick').settled();
    expect(none.values()).toEqual([1, null]);
    const canceled = duel('genie', 'genie . rival', yours, { hand: ['feint'] }).attack('this-is-no-parlor-trick', { defense: 'feint' });
    expect(canceled.settled().values()).toEqual([1, 2]);
  });
});

describe("I've Made Sultans Out of Less", () => {
  it('says', () => {
    expect(says(genie, 'ive-made-sultans-out-of-less')).toEqual([
      "After combat: Look at your opponent's hand and choose a card in it. Your opponent discards that card.",
    ]);
  });

  const yours = { hand: ['ive-made-sultans-out-of-less'] };

  it('shows the hand and picks the card to be discarded, won or lost', () => {
    const here = duel('genie', 'genie . rival', yours, { hand: ['plain-2', 'plain-8', 'plain-9'] });
    here.attack('ive-made-sultans-out-of-less', { defense: 'plain-2' });
    expect([here.winner(), here.offered(), here.see(0).seats[1].hand]).toEqual([
      'defender',
      ['plain-8', 'plain-9'],
      ['plain-8', 'plain-9'],
    ]);
    here.pick('plain-9').settled();
    expect([here.hand(1), here.discard(1)]).toEqual([['plain-8'], ['plain-9', 'plain-2']]);
  });

  it('takes nothing from an empty hand, nor when Feint cancels it', () => {
    const empty = duel('genie', 'genie . rival', yours).attack('ive-made-sultans-out-of-less').settled();
    expect(empty.discard(1)).toEqual([]);
    const canceled = duel('genie', 'genie . rival', yours, { hand: ['feint', 'plain-9'] });
    canceled.attack('ive-made-sultans-out-of-less', { defense: 'feint' }).settled();
    expect([canceled.hand(1), canceled.told('look')]).toEqual([['plain-9'], []]);
  });
});

describe('I Grant You … Death', () => {
  it('says', () =>
    expect(says(genie, 'i-grant-you-death')).toEqual(['After combat: You may deal 1 damage to any one fighter adjacent to the Genie.']));

  it('may deal 1 to a fighter next to him, won or lost', () => {
    const here = duel('genie', 'squire genie rival', { hand: ['i-grant-you-death'] }, { hand: ['plain-3'] }, { active: 1 });
    here.attack('plain-3', { by: 'rival', defense: 'i-grant-you-death' });
    expect([here.winner(), here.offered()]).toEqual(['attacker', ['pass', 'rival', 'squire']]);
    here.pick('squire').settled();
    expect([here.health('squire'), here.health('rival')]).toEqual([4, 20]);
  });

  it('of any side', () => {
    const here = duel('genie', 'ally genie rival . foe', { hand: ['i-grant-you-death'] }, {}, { mode: 'teams' });
    here.attack('i-grant-you-death', { on: 'rival' });
    expect(here.offered()).toEqual(['ally', 'pass', 'rival']);
    here.pick('pass').settled();
    expect([here.health('ally'), here.health('rival')]).toEqual([12, 18]);
  });

  it('asks nothing if nobody is adjacent, or Feint cancels it', () => {
    duel('genie', 'genie . rival', { hand: ['i-grant-you-death'] })
      .attack('i-grant-you-death')
      .settled();
    duel('genie', 'genie rival', { hand: ['i-grant-you-death'] }, { hand: ['feint'] })
      .attack('i-grant-you-death', { defense: 'feint' })
      .settled();
  });
});

describe('Feint', () => {
  it('says', () => expect(says(genie, 'feint')).toEqual(["Immediately: Cancel every effect on your opponent's card."]));

  it('saves him from what a card would do', () => {
    const here = duel('genie', 'genie . rival', { hand: ['feint'] }, { hand: ['thorns'] }).attack('feint', { defense: 'thorns' });
    expect(here.settled().health('genie')).toBe(16);
  });
});

describe("Prisoner's Torment", () => {
  it('says', () => {
    expect(says(genie, 'prisoners-torment')).toEqual(['After combat: Draw 1 card for each point of combat damage the defender took.']);
  });

  it.each([
    ['plain-1', 0],
    ['plain-2', 1],
    ['plain-5', 4],
    ['feint', 0],
  ])('draws a card for each combat damage, after the defense: %s', (attack, count) => {
    const here = duel('genie', 'genie rival', { hand: ['prisoners-torment'] }, { hand: [attack] }, { active: 1 });
    here.attack(attack, { defense: 'prisoners-torment' }).settled();
    expect(here.hand(0)).toHaveLength(count);
  });

  it('draws nothing for other damage', () => {
    const here = duel('genie', 'genie rival', { hand: ['prisoners-torment'] }, { hand: ['thorns'] }, { active: 1 });
    here.attack('thorns', { defense: 'prisoners-torment' }).settled();
    expect([here.health('genie'), here.hand(0)]).toEqual([7, []]);
  });
});

describe('Back in the Lamp', () => {
  it('says', () => expect(says(genie, 'back-in-the-lamp')).toEqual(['Immediately: The Genie recovers 4 health.']));

  it.each([
    [10, 9],
    [1, 0],
    [2, 1],
    [13, 11],
    [16, 11],
  ])('recovers 4 before the damage, up to 16: from %i, against 5', (health, left) => {
    const here = duel('genie', `genie:${health} rival`, { hand: ['back-in-the-lamp'] }, { hand: ['plain-5'] }, { active: 1 });
    here.attack('plain-5', { defense: 'back-in-the-lamp' });
    expect(here.health('genie')).toBe(left);
  });
});

describe('Three Wishes', () => {
  it('says', () => {
    expect(says(genie, 'three-wishes')).toEqual([
      'Gain 1 action. Choose one: (1) draw 5 cards; (2) until the end of the turn, the value of each of your cards in combat is 4 and nothing can change it; (3) each opponent discards 2 cards.',
    ]);
  });

  const wish = (picture: string, number: number, yours: string[] = [], theirs: string[] = [], against = 'rival'): Duel =>
    duel('genie', picture, { hand: ['three-wishes', ...yours] }, { hand: theirs }, { against })
      .scheme('three-wishes')
      .pick(number);

  it('gives an action and one of three wishes', () => {
    const here = duel('genie', 'genie . rival', { hand: ['three-wishes'] }).scheme('three-wishes');
    expect([gained(here), here.asks, here.offered()]).toEqual([[0], 'option 0', [1, 2, 3]]);
    here.pick(1).settled();
    expect([here.hand(0).length, here.see().actions]).toEqual([5, 1]);
  });

  it.each(['feint', 'careful-what-you-wish-for', 'this-is-no-parlor-trick'])(
    'R-14.5.2 The value wish makes each of his cards count 4: %s',
    (attack) => {
      expect(wish('genie . rival', 2, [attack]).attack(attack).values()).toEqual([4, null]);
    },
  );

  it('R-14.5.2 It makes nothing else count 4', () => {
    const here = wish('genie . rival', 2, ['feint'], ['plain-9']).attack('feint', { defense: 'plain-9' }).settled();
    expect(here.values()).toEqual([4, 9]);
  });

  it('R-14.5.2 No card changes it, of the Genie or of the opponent', () => {
    const here = wish('genie . invisible-man', 2, ['feint'], ['impossible-to-see'], 'invisible-man');
    here.attack('feint', { defense: 'impossible-to-see' });
    expect(here.values()).toEqual([4, 2]);
  });

  it('R-14.5.2 Ignored it counts 0', () => {
    const here = wish('genie . sherlock-holmes', 2, ['careful-what-you-wish-for'], ['elementary'], 'sherlock-holmes');
    here.attack('careful-what-you-wish-for', { defense: 'elementary' }).pick(4);
    expect(here.values()[0]).toBe(0);
  });

  it('R-14.5.2 High ground adds nothing to it', () => {
    const [high, low] = knownBoards().find(({ id }) => id === 'hanging-gardens')!.highGround[0];
    const where = { board: 'hanging-gardens', fighters: { genie: { space: high }, rival: { space: low } } };
    const plain = duel('genie', where, { hand: ['feint'] }).attack('feint');
    expect(plain.values()).toEqual([3, null]);
    const fixed = duel('genie', where, { hand: ['three-wishes', 'feint'] })
      .scheme('three-wishes')
      .pick(2)
      .attack('feint');
    expect(fixed.values()).toEqual([4, null]);
  });

  it('R-14.5.2 With the turn it is over', () => {
    const yours = { hand: ['three-wishes', 'feint', 'feint'] };
    const here = duel('genie', 'genie rival', yours, { hand: ['plain-3'] }, { options: { turnLimit: 4 } })
      .scheme('three-wishes')
      .pick(2);
    here.attack('feint').attack('plain-3', { defense: 'feint' });
    expect(here.told('values').map(({ attack, defense }) => [attack, defense])).toEqual([
      [4, null],
      [3, 2],
    ]);
  });

  it('makes each opponent discard 2 cards of their choice', () => {
    const here = wish('genie . rival', 3, ['feint'], ['plain-1', 'plain-2', 'plain-3']);
    expect([here.asks, here.offered()]).toEqual(['discard 1', ['plain-1', 'plain-2', 'plain-3']]);
    here.pick('plain-3', 'plain-1').settled();
    expect([here.hand(1), here.hand(0)]).toEqual([['plain-2'], ['feint']]);
  });

  it.each([[[]], [['plain-1']]])('or as many as they have: %j', (theirs) => {
    const here = wish('genie . rival', 3, ['feint'], theirs).settled();
    expect([here.hand(1), here.discard(1).length]).toEqual([[], theirs.length]);
  });

  it('means every opponent, and no teammate', () => {
    const seats = duel('genie', 'genie ally . rival foe', { hand: ['three-wishes', 'feint'] }, { hand: ['plain-1'] }, { mode: 'teams' });
    seats.scheme('three-wishes').pick(3).settled();
    expect(seats.told('discard').map(({ seat }) => seat)).toEqual([1, 0]);
  });
});
