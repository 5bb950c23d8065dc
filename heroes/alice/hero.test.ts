import { afterCombat, card, changeForm, duringCombat, inForm } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp } from '../../engine/test/made-up.ts';
import { table } from '../../engine/test/table.ts';
import { type Duel, duel, duelAt, EMPTY_DECK } from '../test/duel.ts';
import { abilitySays, cards, deck, fighters, rows, says } from '../test/printed.ts';
import { alice } from './hero.ts';

const BIG = { form: 'big' };
const SMALL = { form: 'small' };
const size = (here: Duel): string | null => here.see('spectator').seats[0].form;

describe('Alice', () => {
  it('has 13 health, moves 2, and brings the Jabberwock', () => {
    expect(fighters(alice)).toEqual(['alice 1 13 melee', 'jabberwock 1 8 melee']);
    expect(alice.move).toBe(2);
  });

  it('has these 30 cards', () => {
    // card, type, value, BOOST, copies, who may use it
    const DECK = `
      claws-that-catch                attack     3  2  2  jabberwock
      jaws-that-bite                  attack     4  2  2  jabberwock
      o-frabjous-day                  attack     4  4  1  alice
      snicker-snack                   attack     3  4  1  alice
      the-other-side-of-the-mushroom  attack     3  4  1  alice
      im-late-im-late                 versatile  2  3  3  alice
      mad-as-a-hatter                 versatile  3  1  2  alice
      manxome-foe                     versatile  3  2  2  any
      momentous-shift                 versatile  3  1  2  any
      skirmish                        versatile  4  1  2  any
      feint                           versatile  2  2  3  any
      regroup                         versatile  1  2  3  any
      looking-glass                   defense    2  4  2  alice
      drink-me                        scheme     -  2  2  alice
      eat-me                          scheme     -  3  2  alice
    `;
    expect(deck(alice)).toEqual(rows(DECK));
    expect(cards(alice)).toBe(30);
  });
});

describe('BIG and SMALL', () => {
  it('says', () => {
    expect(abilitySays(alice)).toEqual([
      "At the start of the game, choose Alice's size: BIG or SMALL.",
      'While Alice is BIG, her attacks get +2 to their value.',
      'While Alice is SMALL, cards she defends with get +1 to their value.',
    ]);
  });

  it.each(['big', 'small'])('R-14.2.1 Her owner chooses the size when she is placed, for all to see: %s', (chosen) => {
    const here = duelAt(table({ heroes: ['alice', 'rival'] }, { at: 'setup' })).pick('s21');
    expect([here.at('alice'), here.at('jabberwock'), here.at('rival')]).toEqual(['s15', 's21', null]);
    expect(here.asks).toBe('form 0');
    expect(here.offered()).toEqual(['big', 'small']);
    here.pick(chosen);
    expect(size(here)).toBe(chosen);
    expect(here.asks).toBe('placeSidekick 1');
  });

  it('R-14.2.2 BIG adds 2 to a card she attacks with, SMALL adds nothing', () => {
    const big = duel('alice', 'alice rival', { ...BIG, hand: ['feint'] })
      .attack('feint')
      .settled();
    expect(big.values()).toEqual([4, null]);
    expect(big.health('rival')).toBe(16);

    const small = duel('alice', 'alice rival', { ...SMALL, hand: ['feint'] })
      .attack('feint')
      .settled();
    expect(small.values()).toEqual([2, null]);
  });

  it('R-14.2.2 SMALL adds 1 to a card she defends with, BIG adds nothing', () => {
    const small = duel('alice', 'alice rival', { ...SMALL, hand: ['feint'] }, { hand: ['plain-5'] }, { active: 1 });
    small.attack('plain-5', { defense: 'feint' }).settled();
    expect(small.values()).toEqual([5, 3]);
    expect(small.health('alice')).toBe(11);

    const big = duel('alice', 'alice rival', { ...BIG, hand: ['feint'] }, { hand: ['plain-5'] }, { active: 1 });
    big.attack('plain-5', { defense: 'feint' }).settled();
    expect(big.values()).toEqual([5, 2]);
  });

  it('R-14.2.2 Without a defense card there is nothing to add to', () => {
    const here = duel('alice', 'alice rival', SMALL, { hand: ['plain-5'] }, { active: 1 })
      .attack('plain-5')
      .settled();
    expect(here.values()).toEqual([5, null]);
    expect(here.health('alice')).toBe(8);
  });

  it('R-14.2.2 The Jabberwock gets nothing, attacking or defending', () => {
    const attacking = duel('alice', 'alice . jabberwock rival', { ...BIG, hand: ['feint'] }).attack('feint', { by: 'jabberwock' });
    expect(attacking.settled().values()).toEqual([2, null]);

    const defending = duel('alice', 'alice . jabberwock rival', { ...SMALL, hand: ['feint'] }, { hand: ['plain-5'] }, { active: 1 });
    defending.attack('plain-5', { on: 'jabberwock', defense: 'feint' }).settled();
    expect(defending.values()).toEqual([5, 2]);
  });

  it('R-14.2.2 What counts is the size she has in the damage step', () => {
    madeUp(
      'dodo',
      [
        card('grow-at-once', { type: 'attack', value: 3, boost: 1, copies: 1, by: 'any' }, duringCombat(changeForm)),
        card('grow-later', { type: 'attack', value: 3, boost: 1, copies: 1, by: 'any' }, afterCombat(changeForm)),
      ],
      { forms: ['big', 'small'], rules: [{ rule: 'bonus', to: 'attack', by: 'dodo', amount: 2, if: inForm('big') }] },
    );
    const atOnce = duel('dodo', 'dodo rival', { ...SMALL, hand: ['grow-at-once'] })
      .attack('grow-at-once')
      .settled();
    expect(atOnce.values()).toEqual([5, null]);
    const later = duel('dodo', 'dodo rival', { ...SMALL, hand: ['grow-later'] })
      .attack('grow-later')
      .settled();
    expect(later.values()).toEqual([3, null]);
    expect(size(later)).toBe('big');
  });

  it('R-14.2.2, R-16.5 Her size is no card effect: Feint leaves what it adds', () => {
    const here = duel('alice', 'alice rival', { ...BIG, hand: ['o-frabjous-day'] }, { hand: ['feint'] });
    here.attack('o-frabjous-day', { defense: 'feint' }).settled();
    expect(here.values()).toEqual([6, 2]);
  });

  it('R-14.2.3 Changing size always switches, there and back', () => {
    const here = duel('alice', 'alice rival', { ...BIG, hand: ['drink-me', 'drink-me'] }, {}, { actions: 2 }).scheme('drink-me');
    expect(size(here)).toBe('small');
    here.scheme('drink-me').settled();
    expect(size(here)).toBe('big');
  });

  it('R-14.2.3 BIG Alice is no large fighter: she may use secret passages', () => {
    const fighters = { alice: { space: 's2' }, rival: { space: 's29' } };
    const here = duel('alice', { board: 'king-solomons-mine', fighters }, BIG).pick('pass', 'alice');
    expect(here.asks).toBe('moveTo 0');
    expect(here.offered()).toContain('s12');
    here.pick('s12').settled();
  });
});

describe('Claws That Catch', () => {
  it('says', () => {
    expect(says(alice, 'claws-that-catch')).toEqual([
      "During combat: If the opposing fighter is a hero, this card's value becomes 5 instead of 3.",
    ]);
  });

  it('counts 5 against a hero', () => {
    const here = duel('alice', 'alice . jabberwock rival', { hand: ['claws-that-catch'] })
      .attack('claws-that-catch')
      .settled();
    expect(here.values()).toEqual([5, null]);
  });

  it('counts 3 against a sidekick', () => {
    const here = duel('alice', 'alice . jabberwock squire rival', { hand: ['claws-that-catch'] })
      .attack('claws-that-catch')
      .settled();
    expect(here.values()).toEqual([3, null]);
  });

  it('counts 3 when Feint cancels it', () => {
    const here = duel('alice', 'alice . jabberwock rival', { hand: ['claws-that-catch'] }, { hand: ['feint'] });
    here.attack('claws-that-catch', { defense: 'feint' }).settled();
    expect(here.values()).toEqual([3, 2]);
  });

  it('is no card for Alice, nor for a defense', () => {
    const here = duel('alice', 'jabberwock alice rival', { hand: ['claws-that-catch', 'feint'] }).pick('attack');
    expect(here.offered()).toEqual(['feint']);
    here.pick('feint').settled();

    const there = duel('alice', 'alice . jabberwock rival', { hand: ['claws-that-catch'] }, { hand: ['plain-1'] }, { active: 1 });
    there.pick('attack', 'plain-1');
    expect(there.asks).toBe('defense 0');
    expect(there.offered()).toEqual(['pass']);
    there.pick('pass').settled();
  });
});

describe('Jaws That Bite', () => {
  it('says', () => {
    expect(says(alice, 'jaws-that-bite')).toEqual(['After combat: Deal 2 damage to any one fighter adjacent to the Jabberwock.']);
  });

  it('deals 2 to one fighter of either side next to the Jabberwock, win or lose', () => {
    const here = duel('alice', 'squire alice jabberwock rival', { hand: ['jaws-that-bite'] }, { hand: ['plain-4'] });
    here.attack('jaws-that-bite', { by: 'jabberwock', defense: 'plain-4' });
    expect(here.winner()).toBe('defender');
    expect(here.asks).toBe('pickFighter 0');
    expect(here.offered()).toEqual(['alice', 'rival']);
    here.pick('rival').settled();
    expect([here.health('alice'), here.health('rival')]).toEqual([13, 18]);
  });

  it('R-16.20 is mandatory: if only Alice is adjacent, she takes 2', () => {
    const here = duel('alice', 'alice jabberwock squire:4 rival', { hand: ['jaws-that-bite'] });
    here.attack('jaws-that-bite', { by: 'jabberwock' }).settled();
    expect([here.health('squire'), here.health('alice'), here.health('jabberwock')]).toEqual([0, 11, 8]);
  });

  it('does nothing if nobody is adjacent', () => {
    const here = duel('alice', 'alice . jabberwock squire:4 rival', { hand: ['jaws-that-bite'] })
      .attack('jaws-that-bite')
      .settled();
    expect(here.told('damage').map(({ combat }) => combat)).toEqual([true]);
  });

  it('does nothing if the Jabberwock was defeated in that very combat', () => {
    const here = duel('alice', 'alice jabberwock rival', { hand: ['jaws-that-bite'] }, { hand: ['thorns'] });
    here.attack('jaws-that-bite', { by: 'jabberwock', defense: 'thorns' }).settled();
    expect([here.at('jabberwock'), here.health('alice'), here.health('rival')]).toEqual([null, 13, 16]);
  });

  it('does nothing when Feint cancels it', () => {
    const here = duel('alice', 'alice jabberwock rival', { hand: ['jaws-that-bite'] }, { hand: ['feint'] });
    here.attack('jaws-that-bite', { by: 'jabberwock', defense: 'feint' }).settled();
    expect([here.health('alice'), here.health('rival')]).toEqual([13, 18]);
  });
});

describe('O Frabjous Day!', () => {
  it('says', () => expect(says(alice, 'o-frabjous-day')).toEqual(['After combat: Alice changes size.']));

  it('changes her size after the combat, which does not change the combat', () => {
    const here = duel('alice', 'alice rival', { ...SMALL, hand: ['o-frabjous-day'] })
      .attack('o-frabjous-day')
      .settled();
    expect(here.values()).toEqual([4, null]);
    expect(here.health('rival')).toBe(16);
    expect(size(here)).toBe('big');
  });

  it('changes it after a loss as well', () => {
    const here = duel('alice', 'alice rival', { ...BIG, hand: ['o-frabjous-day'] }, { hand: ['plain-6'] });
    here.attack('o-frabjous-day', { defense: 'plain-6' }).settled();
    expect(here.winner()).toBe('defender');
    expect(size(here)).toBe('small');
  });

  it('changes nothing when Feint cancels it', () => {
    const here = duel('alice', 'alice rival', { ...SMALL, hand: ['o-frabjous-day'] }, { hand: ['feint'] });
    here.attack('o-frabjous-day', { defense: 'feint' }).settled();
    expect(size(here)).toBe('small');
  });
});

describe('Snicker-Snack', () => {
  it('says', () => {
    expect(says(alice, 'snicker-snack')).toEqual([
      "After combat: If you won, look at your opponent's hand and choose a card in it; your opponent discards that card.",
    ]);
  });

  const yours = { ...SMALL, hand: ['snicker-snack'] };

  it('lets the winner see the whole hand and pick the card to be discarded', () => {
    const here = duel('alice', 'alice rival', yours, { hand: ['plain-1', 'plain-2', 'plain-9'] });
    here.attack('snicker-snack', { defense: 'plain-2' });
    expect(here.asks).toBe('pickCard 0');
    expect(here.see(0).seats[1].hand).toEqual(['plain-1', 'plain-9']);
    expect(here.see('spectator').seats[1].hand).toEqual([]);
    expect(here.offered()).toEqual(['plain-1', 'plain-9']);
    here.pick('plain-9').settled();
    expect(here.hand(1)).toEqual(['plain-1']);
    expect(here.discard(1)).toEqual(['plain-9', 'plain-2']);
  });

  it('R-15.17 asks even where all cards seen are copies, lest the others learn it', () => {
    const here = duel('alice', 'alice rival', yours, { hand: ['plain-1', 'plain-1'] }).attack('snicker-snack');
    expect(here.asks).toBe('pickCard 0');
    here.pick('plain-1').settled();
    expect(here.hand(1)).toEqual(['plain-1']);
  });

  it('shows and takes nothing after a loss', () => {
    const here = duel('alice', 'alice rival', yours, { hand: ['plain-1', 'plain-3'] });
    here.attack('snicker-snack', { defense: 'plain-3' }).settled();
    expect(here.told('look')).toEqual([]);
    expect(here.hand(1)).toEqual(['plain-1']);
  });

  it('takes nothing from an empty hand', () => {
    const here = duel('alice', 'alice rival', yours, { hand: ['plain-1'] })
      .attack('snicker-snack', { defense: 'plain-1' })
      .settled();
    expect(here.winner()).toBe('attacker');
    expect(here.discard(1)).toEqual(['plain-1']);
  });

  it('takes nothing when Feint cancels it', () => {
    const here = duel('alice', 'alice rival', yours, { hand: ['feint', 'plain-1'] })
      .attack('snicker-snack', { defense: 'feint' })
      .settled();
    expect(here.winner()).toBe('attacker');
    expect(here.hand(1)).toEqual(['plain-1']);
  });
});

describe('The Other Side of the Mushroom', () => {
  it('says', () => {
    expect(says(alice, 'the-other-side-of-the-mushroom')).toEqual(['After combat: Move Alice up to 3 spaces. Alice changes size.']);
  });

  const yours = { ...SMALL, hand: ['the-other-side-of-the-mushroom'] };

  it('moves Alice up to 3, past the Jabberwock, and then changes her size', () => {
    const here = duel('alice', '. . jabberwock . alice rival', yours).attack('the-other-side-of-the-mushroom');
    expect(here.health('rival')).toBe(17);
    expect(here.offered()).toEqual(['s2', 's4', 's5']);
    expect(size(here)).toBe('small');
    here.pick('s2').settled();
    expect([here.at('alice'), size(here)]).toEqual(['s2', 'big']);
  });

  it('changes her size even if she stays', () => {
    const here = duel('alice', '. alice rival', yours).attack('the-other-side-of-the-mushroom').pick('s2').settled();
    expect([here.at('alice'), size(here)]).toEqual(['s2', 'big']);
  });

  it('does neither when Feint cancels it', () => {
    const here = duel('alice', '. alice rival', yours, { hand: ['feint'] });
    here.attack('the-other-side-of-the-mushroom', { defense: 'feint' }).settled();
    expect([here.at('alice'), size(here)]).toEqual(['s2', 'small']);
  });
});

describe("I'm Late, I'm Late", () => {
  it('says', () => expect(says(alice, 'im-late-im-late')).toEqual(['After combat: Move Alice up to 5 spaces. Alice changes size.']));

  it('moves Alice up to 5 after an attack, and then changes her size', () => {
    const here = duel('alice', '. . . . . . alice rival', { ...BIG, hand: ['im-late-im-late'] }).attack('im-late-im-late');
    expect(here.health('rival')).toBe(16);
    expect(here.offered()).toEqual(['s2', 's3', 's4', 's5', 's6', 's7']);
    expect(size(here)).toBe('big');
    here.pick('s2').settled();
    expect([here.at('alice'), size(here)]).toEqual(['s2', 'small']);
  });

  it('does the same after a defense, lost or won', () => {
    const lost = duel('alice', '. alice rival', { ...SMALL, hand: ['im-late-im-late'] }, { hand: ['plain-4'] }, { active: 1 });
    lost.attack('plain-4', { defense: 'im-late-im-late' });
    expect(lost.values()).toEqual([4, 3]);
    expect(lost.asks).toBe('moveTo 0');
    lost.pick('s1').settled();
    expect([lost.health('alice'), size(lost)]).toEqual([12, 'big']);

    const won = duel('alice', '. alice rival', { ...SMALL, hand: ['im-late-im-late'] }, { hand: ['plain-3'] }, { active: 1 });
    won.attack('plain-3', { defense: 'im-late-im-late' }).pick('s1').settled();
    expect([won.health('alice'), size(won)]).toEqual([13, 'big']);
  });

  it('does neither when Feint cancels it', () => {
    const here = duel('alice', '. alice rival', { ...SMALL, hand: ['im-late-im-late'] }, { hand: ['feint'] });
    here.attack('im-late-im-late', { defense: 'feint' }).settled();
    expect(size(here)).toBe('small');
  });

  it('is no card for the Jabberwock', () => {
    const here = duel('alice', 'alice . jabberwock rival', { hand: ['im-late-im-late'] }, { hand: ['plain-1'] }, { active: 1 });
    here.pick('attack', 'plain-1');
    expect(here.offered()).toEqual(['pass']);
    here.pick('pass').settled();
  });
});

describe('Mad as a Hatter', () => {
  it('says', () => {
    expect(says(alice, 'mad-as-a-hatter')).toEqual(['After combat: Move each of your fighters up to 2 spaces. Alice changes size.']);
  });

  it('moves each of your fighters up to 2, in any order, and then changes her size', () => {
    const here = duel('alice', '. jabberwock . . alice rival', { ...SMALL, hand: ['mad-as-a-hatter'] }).attack('mad-as-a-hatter');
    expect(here.health('rival')).toBe(17);
    expect(here.asks).toBe('moveWhom 0');
    expect(here.offered()).toEqual(['alice', 'jabberwock', 'pass']);
    here.pick('jabberwock');
    expect(here.offered()).toEqual(['s1', 's2', 's3', 's4']);
    here.pick('s4');
    expect(here.offered()).toEqual(['alice', 'pass']);
    here.pick('alice');
    expect(here.offered()).toEqual(['s3', 's5']);
    expect(size(here)).toBe('small');
    here.pick('s3').settled();
    expect([here.at('alice'), here.at('jabberwock'), size(here)]).toEqual(['s3', 's4', 'big']);
  });

  it('may move only some of them, or nobody; her size changes all the same', () => {
    const here = duel('alice', '. jabberwock . alice rival', { ...SMALL, hand: ['mad-as-a-hatter'] });
    here.attack('mad-as-a-hatter').pick('pass').settled();
    expect([here.at('alice'), here.at('jabberwock'), size(here)]).toEqual(['s4', 's2', 'big']);
  });

  it('moves Alice alone once the Jabberwock is defeated, in defense too', () => {
    const here = duel('alice', '. . alice rival', { ...BIG, hand: ['mad-as-a-hatter'] }, { hand: ['plain-1'] }, { active: 1 });
    here.attack('plain-1', { defense: 'mad-as-a-hatter' });
    expect(here.offered()).toEqual(['alice', 'pass']);
    here.pick('alice', 's1').settled();
    expect(size(here)).toBe('small');
  });

  it('does nothing when Feint cancels it', () => {
    const here = duel('alice', '. alice rival', { ...SMALL, hand: ['mad-as-a-hatter'] }, { hand: ['feint'] });
    here.attack('mad-as-a-hatter', { defense: 'feint' }).settled();
    expect(size(here)).toBe('small');
  });
});

describe('Manxome Foe', () => {
  it('says', () => {
    expect(says(alice, 'manxome-foe')).toEqual([
      "During combat: Discard the top card of your deck. Add that card's BOOST value to this card's value.",
    ]);
  });

  it('discards the top card of your deck and adds its BOOST value', () => {
    const here = duel('alice', 'alice rival', { ...SMALL, hand: ['manxome-foe'], deck: ['looking-glass'] })
      .attack('manxome-foe')
      .settled();
    expect(here.values()).toEqual([7, null]);
    expect(here.discard(0)).toEqual(['looking-glass', 'manxome-foe']);
    expect(here.hand(0)).toEqual([]);
  });

  it('adds it to what her size adds, and to a defense', () => {
    const big = duel('alice', 'alice rival', { ...BIG, hand: ['manxome-foe'], deck: ['regroup'] })
      .attack('manxome-foe')
      .settled();
    expect(big.values()).toEqual([7, null]);

    const yours = { ...SMALL, hand: ['manxome-foe'], deck: ['skirmish'] };
    const small = duel('alice', 'alice rival', yours, { hand: ['plain-9'] }, { active: 1 });
    small.attack('plain-9', { defense: 'manxome-foe' }).settled();
    expect(small.values()).toEqual([9, 5]);
  });

  it('may be used by the Jabberwock', () => {
    const here = duel('alice', 'alice . jabberwock rival', { ...BIG, hand: ['manxome-foe'], deck: ['eat-me'] }).attack('manxome-foe');
    expect(here.settled().values()).toEqual([6, null]);
  });

  it('R-16.23 adds nothing from an empty deck, and does not exhaust', () => {
    const here = duel('alice', 'alice rival', { ...SMALL, ...EMPTY_DECK, hand: ['manxome-foe'] })
      .attack('manxome-foe')
      .settled();
    expect(here.values()).toEqual([3, null]);
    expect(here.health('alice')).toBe(13);
  });

  it('discards and adds nothing when Feint cancels it', () => {
    const here = duel('alice', 'alice rival', { ...SMALL, hand: ['manxome-foe'], deck: ['looking-glass'] }, { hand: ['feint'] });
    here.attack('manxome-foe', { defense: 'feint' }).settled();
    expect(here.values()).toEqual([3, 2]);
    expect(here.discard(0)).toEqual(['manxome-foe']);
  });
});

describe('Momentous Shift', () => {
  it('says', () => {
    expect(says(alice, 'momentous-shift')).toEqual([
      "During combat: If your fighter started this turn in a different space, this card's value becomes 5 instead of 3.",
    ]);
  });

  it('counts 5, and 2 more for BIG Alice, after she has moved', () => {
    const here = duel('alice', 'alice . rival', { ...BIG, hand: ['momentous-shift'] }, {}, { actions: 2 });
    here.maneuver({ alice: 's2' }).attack('momentous-shift').settled();
    expect(here.values()).toEqual([7, null]);
  });

  it('R-16.4 canceled by Feint counts 3 + 2 for BIG Alice after she has moved', () => {
    const here = duel('alice', 'alice . rival', { ...BIG, hand: ['momentous-shift'] }, { hand: ['feint'] }, { actions: 2 });
    here.maneuver({ alice: 's2' }).attack('momentous-shift', { defense: 'feint' }).settled();
    expect(here.values()).toEqual([5, 2]);
  });
});

describe('Skirmish', () => {
  it('says', () => {
    expect(says(alice, 'skirmish')).toEqual(['After combat: If you won, move one of the fighters in the combat up to 2 spaces.']);
  });

  it('moves the Jabberwock or whom it fought, not Alice', () => {
    const here = duel('alice', 'alice . jabberwock rival .', { hand: ['skirmish'] }).attack('skirmish');
    expect(here.offered()).toEqual(['jabberwock', 'rival']);
    here.pick('jabberwock', 's2').settled();
  });
});

describe('Feint', () => {
  it('says', () => expect(says(alice, 'feint')).toEqual(["Immediately: Cancel every effect on your opponent's card."]));

  it('cancels what the rival’s card would do to the Jabberwock', () => {
    const here = duel('alice', 'alice . jabberwock rival', { hand: ['feint'] }, { hand: ['thorns'] }).attack('feint', {
      defense: 'thorns',
    });
    expect(here.settled().health('jabberwock')).toBe(8);
  });
});

describe('Regroup', () => {
  it('says', () => expect(says(alice, 'regroup')).toEqual(['After combat: If you won, draw 2 cards; otherwise draw 1 card.']));

  it('draws 2 where her size makes the win: 1 + 1 against 2', () => {
    const yours = { ...SMALL, hand: ['regroup'], deck: ['eat-me', 'drink-me', 'feint'] };
    const here = duel('alice', 'alice rival', yours, { hand: ['plain-2'] }, { active: 1 });
    here.attack('plain-2', { defense: 'regroup' }).settled();
    expect(here.hand(0)).toEqual(['drink-me', 'eat-me']);
  });
});

describe('Looking Glass', () => {
  it('says', () => {
    expect(says(alice, 'looking-glass')).toEqual([
      'After combat: Choose 2 different options and resolve them in any order: (1) draw 2 cards; (2) Alice recovers 3 health; (3) place Alice in any empty space.',
    ]);
  });

  const DRAW = 1;
  const RECOVER = 2;
  const PLACE = 3;
  const yours = { ...BIG, hand: ['looking-glass'], deck: ['eat-me', 'drink-me', 'feint'] };
  const lookedThrough = (picture: string, more = {}) =>
    duel('alice', picture, { ...yours, ...more }, { hand: ['plain-4'] }, { active: 1 }).attack('plain-4', { defense: 'looking-glass' });

  it('asks for two different options before the first is carried out', () => {
    const here = lookedThrough('alice:7 rival .');
    expect(here.health('alice')).toBe(5);
    expect(here.asks).toBe('option 0');
    expect(here.offered()).toEqual([DRAW, RECOVER, PLACE]);
    here.pick(RECOVER);
    expect(here.health('alice')).toBe(5);
    expect(here.offered()).toEqual([DRAW, PLACE]);
    here.pick(DRAW).settled();
    expect([here.at('alice'), here.health('alice')]).toEqual(['s1', 8]);
    expect(here.hand(0)).toEqual(['drink-me', 'eat-me']);
  });

  it('places Alice in any empty space of the board but not where she is', () => {
    const here = lookedThrough('alice rival . jabberwock . | .').pick(PLACE, RECOVER);
    expect(here.asks).toBe('placeTo 0');
    expect(here.offered()).toEqual(['s3', 's5', 's6']);
    here.pick('s6').settled();
    expect([here.at('alice'), here.health('alice')]).toEqual(['s6', 13]);
  });

  it('recovers no more than was lost', () => {
    const here = lookedThrough('alice:13 rival .').pick(DRAW, RECOVER).settled();
    expect(here.told('recover')).toEqual([{ kind: 'recover', fighter: 'alice', amount: 2, health: 13 }]);
  });

  it('carries them out in the order they were named: with an empty deck, recovering first saves her', () => {
    const saved = lookedThrough('alice:5 rival .', { ...EMPTY_DECK, deck: [] })
      .pick(RECOVER, DRAW)
      .settled();
    expect(saved.health('alice')).toBe(2);

    const lost = lookedThrough('alice:5 rival .', { ...EMPTY_DECK, deck: [] }).pick(DRAW, RECOVER);
    expect(lost.see().winners).toEqual([1]);
  });

  it('does nothing when Feint cancels it', () => {
    const here = duel('alice', 'alice rival .', yours, { hand: ['feint'] }, { active: 1 });
    here.attack('feint', { defense: 'looking-glass' }).settled();
    expect([here.at('alice'), here.health('alice'), here.hand(0)]).toEqual(['s1', 13, []]);
  });

  it('still draws in teams when the combat defeated Alice; the rest does nothing', () => {
    const picture = 'jabberwock alice:2 rival . ally foe';
    for (const other of [RECOVER, PLACE]) {
      const here = duel('alice', picture, yours, { hand: ['plain-4'] }, { active: 1, mode: 'teams' });
      here.attack('plain-4', { on: 'alice', defense: 'looking-glass' }).pick(other, DRAW).settled();
      expect([here.at('alice'), here.health('alice')]).toEqual([null, 0]);
      expect(here.hand(0)).toEqual(['drink-me', 'eat-me']);
    }
  });
});

describe('Drink Me', () => {
  it('says', () => expect(says(alice, 'drink-me')).toEqual(['Draw 2 cards. Alice changes size.']));

  it('draws 2 cards, and then changes her size', () => {
    const here = duel('alice', 'alice rival', { ...BIG, hand: ['drink-me'], deck: ['eat-me', 'feint', 'skirmish'] });
    here.scheme('drink-me').settled();
    expect(here.hand(0)).toEqual(['eat-me', 'feint']);
    expect(size(here)).toBe('small');
    expect(here.discard(0)).toEqual(['drink-me']);
  });

  it('exhausts for each card that is missing before her size changes', () => {
    const here = duel('alice', 'alice . jabberwock rival', { ...BIG, ...EMPTY_DECK, hand: ['drink-me'] })
      .scheme('drink-me')
      .settled();
    expect([here.health('alice'), here.health('jabberwock')]).toEqual([9, 4]);
    expect(size(here)).toBe('small');

    const lost = duel('alice', 'alice:4 rival', { ...BIG, ...EMPTY_DECK, hand: ['drink-me'] }).scheme('drink-me');
    expect(lost.see().winners).toEqual([1]);
    expect(size(lost)).toBe('big');
  });
});

describe('Eat Me', () => {
  it('says', () => expect(says(alice, 'eat-me')).toEqual(['Move Alice up to 3 spaces. Alice changes size.']));

  it('moves Alice up to 3, and then changes her size', () => {
    const here = duel('alice', 'jabberwock alice . . . . rival', { ...SMALL, hand: ['eat-me'] }).scheme('eat-me');
    expect(here.asks).toBe('moveTo 0');
    expect(here.offered()).toEqual(['s2', 's3', 's4', 's5']);
    expect(size(here)).toBe('small');
    here.pick('s5').settled();
    expect([here.at('alice'), size(here)]).toEqual(['s5', 'big']);
  });

  it('changes her size even if she stays', () => {
    const here = duel('alice', 'alice . rival', { ...BIG, hand: ['eat-me'] })
      .scheme('eat-me')
      .pick('s1')
      .settled();
    expect(size(here)).toBe('small');
  });
});
