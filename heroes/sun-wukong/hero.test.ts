import { card, damage, duringCombat, type Options, opposingFighter } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp } from '../../engine/test/made-up.ts';
import { table } from '../../engine/test/table.ts';
import { type Duel, duel, duelAt } from '../test/duel.ts';
import { abilitySays, cards, deck, fighters, rows, says } from '../test/printed.ts';
import { sunWukong } from './hero.ts';

const HE = 'sun-wukong';
const clones = (here: Duel): (string | null)[] => [1, 2, 3].map((n) => here.at(`clone-${n}`));

describe('Sun Wukong', () => {
  it('has 17 health, moves 2, and brings 3 Clones', () => {
    expect(fighters(sunWukong)).toEqual(['sun-wukong 1 17 melee', 'clone 3 1 melee']);
    expect(sunWukong.move).toBe(2);
  });

  it('has these 30 cards', () => {
    // card, type, value, BOOST, copies, who may use it
    const DECK = `
      infinite-strikes     attack     2  2  3  any
      ruyi-jingo-bang      attack     0  3  3  any
      taunting-laughter    attack     3  2  3  any
      ox-form              attack     7  2  2  any
      72-transformations   versatile  2  2  3  any
      sly-monkey           versatile  2  3  4  any
      wily-fighting        versatile  3  1  3  any
      bewilderment         defense    0  2  2  any
      golden-chain-mail    defense    4  2  2  any
      tortoise-form        defense    5  2  2  any
      fiery-eyes-that-see  scheme     -  1  2  any
      phoenix-form         scheme     -  1  1  any
    `;
    expect(deck(sunWukong)).toEqual(rows(DECK));
    expect(cards(sunWukong)).toBe(30);
  });
});

describe('Clones', () => {
  it('says', () => {
    expect(abilitySays(sunWukong)).toEqual([
      'Your Clones start the game off the board.',
      'At the start of your turn, you may deal 1 damage to Sun Wukong; if you do, summon a Clone in any empty space adjacent to Sun Wukong.',
    ]);
  });

  const start = (picture: string, hand = ['ox-form']) => duel(HE, picture, { hand }, {}, { at: 'turnStart' });

  it('R-2.6 None of them is on the board at the start', () => {
    const here = duelAt(table({ heroes: [HE, 'rival'] }, { at: 'setup' }));
    expect(here.asks).toBe('placeSidekick 1');
    expect(clones(here)).toEqual([null, null, null]);
  });

  it('R-14.13.1 For 1 damage a Clone comes to a free space next to Sun Wukong', () => {
    const here = start('. sun-wukong . rival');
    expect(here.asks).toBe('pay 0');
    expect(here.offered()).toEqual(['pass', 'yes']);
    here.pick('yes');
    expect(here.asks).toBe('returnTo 0');
    expect(here.offered()).toEqual(['s1', 's3']);
    here.pick('s3');
    expect([here.health(HE), clones(here), here.health('clone-1')]).toEqual([16, ['s3', null, null], 1]);
    expect(here.asks).toBe('action 0');
  });

  it('R-14.13.1 He may decline, and is asked only once a turn', () => {
    const here = start('. sun-wukong . rival').pick('pass');
    expect([here.health(HE), clones(here), here.asks]).toEqual([17, [null, null, null], 'action 0']);
  });

  it('R-14.13.1 He is not asked at the start of the opponent’s turn', () => {
    expect(duel(HE, '. sun-wukong . rival', {}, { hand: ['plain-1'] }, { at: 'turnStart', active: 1 }).asks).toBe('action 1');
  });

  it('R-14.13.2 One that is off the board, defeated or unused, is used first', () => {
    const here = start('. sun-wukong . clone-1 clone-3 rival').pick('yes', 's1');
    expect(clones(here)).toEqual(['s4', 's1', 's5']);
  });

  it('R-14.13.2, R-14.13.8 With all three on the board one of them is lifted and put there', () => {
    const here = start('. sun-wukong clone-1 clone-2 clone-3 rival').pick('yes');
    expect(here.asks).toBe('liftWhich 0');
    expect(here.offered()).toEqual(['clone-1', 'clone-2', 'clone-3']);
    here.pick('clone-2');
    expect([clones(here), here.health(HE)]).toEqual([['s3', 's1', 's5'], 16]);
  });

  it('R-14.13.8, R-16.55 The one lifted from beside him may go back there, if it need not', () => {
    const here = start('. sun-wukong clone-1 clone-2 clone-3 rival').pick('yes', 'clone-1');
    expect([here.asks, here.offered()]).toEqual(['returnTo 0', ['s1', 's3']]);
    here.pick('s3');
    expect([clones(here), here.health(HE)]).toEqual([['s3', 's4', 's5'], 16]);
    expect(start('squire sun-wukong clone-1 clone-2 clone-3 rival').asks).toBe('action 0');
  });

  it('R-14.13.3 Without a free adjacent space it is not offered', () => {
    expect(start('squire sun-wukong rival .').asks).toBe('action 0');
    expect(start('squire sun-wukong . rival').asks).toBe('pay 0');
  });

  it('R-14.13.4 At 1 health he may do it, and loses', () => {
    const here = start('. sun-wukong:1 . rival').pick('yes');
    expect(here.see().winners).toEqual([1]);
  });

  it('R-14.13.5 Clones play all his cards', () => {
    const hand = [...new Set(sunWukong.deck.map(({ id }) => id))];
    const of = (...types: string[]) => sunWukong.deck.filter(({ type }) => types.includes(type)).map(({ id }) => id);
    const sorted = (ids: string[]) => ids.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    const attacking = duel(HE, 'sun-wukong . clone-1 rival', { hand }).pick('attack');
    expect(attacking.told('attack').at(-1)).toMatchObject({ fighter: 'clone-1' });
    expect(attacking.offered()).toEqual(sorted(of('attack', 'versatile')));

    const defending = duel(HE, 'sun-wukong . clone-1 rival', { hand }, { hand: ['plain-1'] }, { active: 1 }).pick('attack', 'plain-1');
    expect(defending.offered()).toEqual(sorted([...of('defense', 'versatile'), 'pass']));

    const scheming = duel(HE, 'sun-wukong:10 . clone-1 rival', { hand: ['phoenix-form'] }).pick('scheme', 'phoenix-form');
    expect(scheming.offered()).toEqual(['clone-1', HE]);
    expect(scheming.pick('clone-1').settled().health(HE)).toBe(11);
  });
});

describe('Infinite Strikes', () => {
  it('says', () => {
    expect(says(sunWukong, 'infinite-strikes')).toEqual([
      "During combat: Add 1 to this card's value for each other friendly fighter adjacent to the opposing fighter.",
      'After combat: Gain 1 action.',
    ]);
  });

  const yours = { hand: ['infinite-strikes', 'ox-form'] };

  it('adds 1 for each other friend next to the target, and gives an action', () => {
    const here = duel(HE, 'sun-wukong rival clone-1 clone-2', yours).attack('infinite-strikes', { by: HE }).settled();
    expect([here.values(), here.asks]).toEqual([[3, null], 'action 0']);
  });

  it('counts Sun Wukong when a Clone attacks, and not the attacker itself', () => {
    const clone = duel(HE, 'sun-wukong rival clone-1', yours).attack('infinite-strikes', { by: 'clone-1' });
    expect(clone.values()).toEqual([3, null]);
    const alone = duel(HE, 'clone-1 sun-wukong rival', yours).attack('infinite-strikes', { by: HE });
    expect(alone.values()).toEqual([2, null]);
  });

  it('counts a teammate', () => {
    const here = duel(HE, 'sun-wukong rival ally . foe', yours, {}, { mode: 'teams' }).attack('infinite-strikes');
    expect(here.values()).toEqual([3, null]);
  });

  it('does neither when Feint cancels it', () => {
    const here = duel(HE, 'sun-wukong rival clone-1', yours, { hand: ['feint'] }).attack('infinite-strikes', { by: HE, defense: 'feint' });
    expect([here.settled().values(), here.asks]).toEqual([[2, 2], 'over']);
  });
});

describe('Ruyi Jingo Bang', () => {
  it('says', () => {
    expect(says(sunWukong, 'ruyi-jingo-bang')).toEqual([
      'After combat: If your opponent played a card in this combat, make the bonus attack Tricked You.',
      'Bonus attack Tricked You: value 4.',
    ]);
  });

  const yours = { hand: ['ruyi-jingo-bang'] };

  it('strikes again with 4 if a card was played against it; a new defense is allowed', () => {
    const here = duel(HE, 'sun-wukong rival', yours, { hand: ['plain-5', 'plain-1'] }).attack('ruyi-jingo-bang', { defense: 'plain-5' });
    expect(here.asks).toBe('defense 1');
    expect(here.offered()).toEqual(['pass', 'plain-1']);
    here.pick('plain-1').settled();
    expect([here.values(), here.health('rival')]).toEqual([[4, 1], 17]);
    expect(here.told('attack').map(({ bonus }) => bonus)).toEqual([undefined, 'tricked-you']);
  });

  it('does not if no card was played', () => {
    const here = duel(HE, 'sun-wukong rival', yours, { hand: ['plain-5'] })
      .attack('ruyi-jingo-bang')
      .settled();
    expect([here.told('attack').length, here.health('rival')]).toEqual([1, 20]);
  });

  it('does not when Feint cancels it', () => {
    const here = duel(HE, 'sun-wukong rival', yours, { hand: ['feint'] })
      .attack('ruyi-jingo-bang', { defense: 'feint' })
      .settled();
    expect([here.told('attack').length, here.health('rival')]).toEqual([1, 20]);
  });

  it('R-7.34 follows although the Clone fell in the first combat; not with the option', () => {
    const fallen = (options: Partial<Options>) =>
      duel(HE, 'sun-wukong . clone-1 rival', yours, { hand: ['thorns'] }, { options })
        .attack('ruyi-jingo-bang', { defense: 'thorns' })
        .settled();
    const kept = fallen({});
    expect([kept.at('clone-1'), kept.told('attack').length, kept.health('rival')]).toEqual([null, 2, 16]);
    const lost = fallen({ bonusAttackOfDefeated: 'lost' });
    expect([lost.at('clone-1'), lost.told('attack').length, lost.health('rival')]).toEqual([null, 1, 20]);
  });
});

describe('Taunting Laughter', () => {
  it('says', () => {
    expect(says(sunWukong, 'taunting-laughter')).toEqual([
      "Immediately: Your opponent may discard 1 card. If they do not, ignore the value of your opponent's card (it counts as 0).",
    ]);
  });

  const laugh = (...hand: string[]) =>
    duel(HE, 'sun-wukong rival', { hand: ['taunting-laughter'] }, { hand }).attack('taunting-laughter', { defense: hand[0] });

  it('leaves the value if the opponent discards a card of their choice', () => {
    const here = laugh('plain-2', 'plain-7', 'plain-8');
    expect(here.asks).toBe('discard 1');
    expect(here.offered()).toEqual(['pass', 'plain-7', 'plain-8']);
    here.pick('plain-8').settled();
    expect([here.values(), here.hand(1)]).toEqual([[3, 2], ['plain-7']]);
  });

  it('ignores it if they do not; its effects still work', () => {
    const here = laugh('plain-2', 'plain-7').pick('pass').settled();
    expect([here.values(), here.hand(1)]).toEqual([[3, 0], ['plain-7']]);
    expect(laugh('thorns', 'plain-7').pick('pass').settled().health(HE)).toBe(8);
  });

  it('does nothing when Feint cancels it', () => {
    expect(laugh('feint', 'plain-7').settled().values()).toEqual([3, 2]);
  });
});

describe('Ox Form', () => {
  it('says', () => {
    expect(says(sunWukong, 'ox-form')).toEqual([
      'The effects on this card cannot be canceled.',
      'During combat: Your opponent may boost their card.',
    ]);
  });

  const ox = (hand: string[], defense?: string) =>
    duel(HE, 'sun-wukong rival', { hand: ['ox-form'] }, { hand }).attack('ox-form', { defense });

  it('counts 7, and lets the opponent boost the card played against it', () => {
    const here = ox(['plain-3', 'plain-9'], 'plain-3');
    expect(here.asks).toBe('boostCard 1');
    expect(here.offered()).toEqual(['pass', 'plain-9']);
    here.pick('plain-9').settled();
    expect([here.values(), here.discard(1).toSorted()]).toEqual([
      [7, 4],
      ['plain-3', 'plain-9'],
    ]);
    expect(ox(['plain-3', 'plain-9'], 'plain-3').pick('pass').settled().values()).toEqual([7, 3]);
  });

  it('asks nothing without a card to boost', () => {
    expect(ox(['plain-3']).settled().values()).toEqual([7, null]);
  });

  it('lets Feint be boosted too', () => {
    expect(ox(['feint', 'plain-9'], 'feint').pick('plain-9').settled().values()).toEqual([7, 3]);
  });
});

describe('72 Transformations', () => {
  it('says', () => {
    expect(says(sunWukong, '72-transformations')).toEqual(['After combat: Take a FORM card from your discard pile into your hand.']);
  });

  const change = (discard: string[], theirs: string[] = []) =>
    duel(HE, 'sun-wukong rival', { hand: ['72-transformations'], discard }, { hand: theirs }).attack('72-transformations', {
      defense: theirs[0],
    });

  it('takes one Form of your choice, and no other card, win or lose', () => {
    const here = change(['ox-form', 'sly-monkey', 'tortoise-form', 'phoenix-form'], ['plain-9']);
    expect(here.asks).toBe('takeCard 0');
    expect(here.offered()).toEqual(['ox-form', 'phoenix-form', 'tortoise-form']);
    here.pick('phoenix-form').settled();
    expect(here.hand(0)).toEqual(['phoenix-form']);
  });

  it('takes nothing without a Form in the pile, or when Feint cancels it', () => {
    expect(change(['sly-monkey', '72-transformations']).settled().hand(0)).toEqual([]);
    expect(change(['ox-form'], ['feint']).settled().hand(0)).toEqual([]);
  });
});

describe('Sly Monkey', () => {
  it('says', () => {
    expect(says(sunWukong, 'sly-monkey')).toEqual([
      'After combat: If your fighter in the combat is Sun Wukong, place Sun Wukong in another empty space in his zone and summon a Clone in the space he left.',
    ]);
  });

  const yours = { hand: ['sly-monkey'] };

  it('R-14.13.6 puts him onto another free space of his zone, and a Clone onto the one he left, for no damage', () => {
    const here = duel(HE, '. . sun-wukong rival squire . | .', yours).attack('sly-monkey');
    expect(here.asks).toBe('placeTo 0');
    expect(here.offered()).toEqual(['s1', 's2', 's6']);
    here.pick('s6').settled();
    expect([here.at(HE), clones(here), here.health(HE)]).toEqual(['s6', ['s3', null, null], 17]);
  });

  it('R-14.13.6 does so in defense as well', () => {
    const here = duel(HE, '. . sun-wukong rival', yours, { hand: ['plain-3'] }, { active: 1 }).attack('plain-3', { defense: 'sly-monkey' });
    here.pick('s1').settled();
    expect([here.at(HE), clones(here), here.health(HE)]).toEqual(['s1', ['s3', null, null], 16]);
  });

  it('R-14.13.6 does nothing for a Clone, or without such a space', () => {
    const clone = duel(HE, 'sun-wukong . . clone-1 rival', yours).attack('sly-monkey').settled();
    expect([clone.at(HE), clones(clone)]).toEqual(['s1', ['s4', null, null]]);

    const full = duel(HE, 'squire sun-wukong rival | . .', yours).attack('sly-monkey', { on: 'rival' }).settled();
    expect([full.at(HE), clones(full)]).toEqual(['s2', [null, null, null]]);
  });

  it('R-14.13.6, R-14.13.8 lifts one of three Clones first, whose space is free for him then', () => {
    const here = duel(HE, 'clone-1 sun-wukong rival clone-2 | clone-3 .', yours).attack('sly-monkey', { by: HE });
    expect(here.asks).toBe('liftWhich 0');
    expect(here.offered()).toEqual(['clone-1', 'clone-2', 'clone-3']);
    here.pick('clone-1').settled();
    expect([here.at(HE), clones(here)]).toEqual(['s1', ['s2', 's4', 's5']]);
  });

  it('does nothing when Feint cancels it', () => {
    const here = duel(HE, '. sun-wukong rival', yours, { hand: ['feint'] })
      .attack('sly-monkey', { defense: 'feint' })
      .settled();
    expect([here.at(HE), clones(here)]).toEqual(['s2', [null, null, null]]);
  });
});

describe('Bewilderment', () => {
  it('says', () => {
    expect(says(sunWukong, 'bewilderment')).toEqual([
      'During combat: Prevent all combat damage in this combat.',
      'After combat: You may place your fighter from the combat in any space.',
    ]);
  });

  const bewildered = (attack: string, picture = '. sun-wukong rival | .', against = 'rival') =>
    duel(HE, picture, { hand: ['bewilderment'] }, { hand: [attack] }, { active: 1, against }).attack(attack, { defense: 'bewilderment' });

  it('prevents the combat damage, and may put him anywhere', () => {
    const here = bewildered('plain-9');
    expect([here.health(HE), here.winner()]).toEqual([17, 'defender']);
    expect(here.asks).toBe('placeTo 0');
    expect(here.offered()).toEqual(['pass', 's1', 's2', 's4']);
    here.pick('s4').settled();
    expect(here.at(HE)).toBe('s4');
  });

  it('may leave him, and puts the Clone that defended', () => {
    expect(bewildered('plain-9').pick('pass').settled().at(HE)).toBe('s2');
    const clone = bewildered('plain-9', 'sun-wukong . clone-1 rival | .').pick('s5').settled();
    expect([clone.at(HE), clone.at('clone-1')]).toEqual(['s1', 's5']);
  });

  it('does not stop damage by effects', () => {
    madeUp('archmage', [
      card('burn', { type: 'attack', value: 3, boost: 1, copies: 1, by: 'any' }, duringCombat(damage(opposingFighter, 2))),
    ]);
    const here = bewildered('burn', '. sun-wukong archmage', 'archmage').pick('pass').settled();
    expect(here.health(HE)).toBe(15);
  });

  it('prevents nothing when Feint cancels it', () => {
    const here = bewildered('feint').settled();
    expect([here.health(HE), here.at(HE)]).toEqual([15, 's2']);
  });
});

describe('Golden Chain Mail', () => {
  it('says', () =>
    expect(says(sunWukong, 'golden-chain-mail')).toEqual([
      'During combat: The opposing fighter takes the combat damage instead of your fighter.',
    ]));

  const mail = (attack: string, picture = 'sun-wukong rival') =>
    duel(HE, picture, { hand: ['golden-chain-mail'] }, { hand: [attack] }, { active: 1 })
      .attack(attack, { defense: 'golden-chain-mail' })
      .settled();

  it('R-14.13.7 sends what gets past 4 to the attacker; the defender won', () => {
    const here = mail('plain-9');
    expect([here.health(HE), here.health('rival'), here.winner()]).toEqual([17, 15, 'defender']);
    expect(here.told('damage')).toMatchObject([{ fighter: 'rival', amount: 5, combat: true }]);
  });

  it('R-14.13.7 sends nothing where nothing gets past it', () => {
    const here = mail('plain-4');
    expect([here.health(HE), here.health('rival'), here.winner()]).toEqual([17, 20, 'defender']);
  });

  it('saves a Clone as well', () => {
    const here = mail('plain-6', 'sun-wukong . clone-1 rival');
    expect([here.at('clone-1'), here.health('rival')]).toEqual(['s3', 18]);
  });

  it('is a plain 4 when Feint cancels it', () => {
    const here = mail('feint');
    expect([here.values(), here.health('rival')]).toEqual([[2, 4], 20]);
  });
});

describe('Tortoise Form', () => {
  it('says', () => expect(says(sunWukong, 'tortoise-form')).toEqual(['During combat: Your opponent may boost their card.']));

  const tortoise = (...hand: string[]) =>
    duel(HE, 'sun-wukong rival', { hand: ['tortoise-form'] }, { hand }, { active: 1 }).attack(hand[0], { defense: 'tortoise-form' });

  it('counts 5, and lets the attacker boost', () => {
    const here = tortoise('plain-6', 'plain-2');
    expect(here.asks).toBe('boostCard 1');
    here.pick('plain-2').settled();
    expect([here.values(), here.health(HE)]).toEqual([[7, 5], 15]);
    expect(tortoise('plain-6', 'plain-2').pick('pass').settled().values()).toEqual([6, 5]);
  });

  it('allows no boost when Feint cancels it', () => {
    expect(tortoise('feint', 'plain-2').settled().values()).toEqual([2, 5]);
  });
});

describe('Fiery Eyes That See', () => {
  it('says', () => {
    expect(says(sunWukong, 'fiery-eyes-that-see')).toEqual([
      "Look at your opponent's hand and choose a card in it. Your opponent puts that card on the bottom of their deck. You and your opponent each draw 1 card.",
    ]);
  });

  it('shows you the hand, puts a card of it under their deck, and both draw 1', () => {
    const theirs = { hand: ['plain-1', 'plain-8'], deck: ['thorns'] };
    const here = duel(HE, 'sun-wukong . rival', { hand: ['fiery-eyes-that-see'], deck: ['ox-form'] }, theirs).scheme('fiery-eyes-that-see');
    expect(here.asks).toBe('pickCard 0');
    expect(here.offered()).toEqual(['plain-1', 'plain-8']);
    here.pick('plain-8').settled();
    expect([here.hand(0), here.hand(1).toSorted(), here.discard(1)]).toEqual([['ox-form'], ['plain-1', 'thorns'], []]);
  });

  it('with an empty hand both just draw', () => {
    const here = duel(HE, 'sun-wukong . rival', { hand: ['fiery-eyes-that-see'] })
      .scheme('fiery-eyes-that-see')
      .settled();
    expect([here.hand(0).length, here.hand(1).length]).toEqual([1, 1]);
  });
});

describe('Phoenix Form', () => {
  it('says', () => expect(says(sunWukong, 'phoenix-form')).toEqual(['Sun Wukong recovers 1 health for each of your Clones on the board.']));

  const phoenix = (picture: string) =>
    duel(HE, picture, { hand: ['phoenix-form'] })
      .scheme('phoenix-form', HE)
      .settled()
      .health(HE);

  it('recovers 1 for each Clone on the board, up to 17', () => {
    expect(phoenix('sun-wukong:10 clone-1 . clone-3 rival')).toBe(12);
    expect(phoenix('sun-wukong:10 clone-1 clone-2 clone-3 rival')).toBe(13);
    expect(phoenix('sun-wukong:16 clone-1 clone-2 clone-3 rival')).toBe(17);
    expect(phoenix('sun-wukong:10 . rival')).toBe(10);
  });
});
