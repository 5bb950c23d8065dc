import { afterCombat, cancelTheirEffects, card, immediately, move, replaceYourCard, upTo, yourFighter } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp } from '../../engine/test/made-up.ts';
import { type Duel, duel, EMPTY_DECK } from '../test/duel.ts';
import { abilitySays, cards, deck, fighters, rows, says } from '../test/printed.ts';
import { kingArthur } from './hero.ts';

describe('King Arthur', () => {
  it('has 18 health, moves 2, and brings Merlin', () => {
    expect(fighters(kingArthur)).toEqual(['king-arthur 1 18 melee', 'merlin 1 7 ranged']);
    expect(kingArthur.move).toBe(2);
  });

  it('has these 30 cards', () => {
    // card, type, value, BOOST, copies, who may use it
    const DECK = `
      excalibur             attack     6  3  1  king-arthur
      noble-sacrifice       attack     2  3  3  king-arthur
      the-aid-of-morgana    attack     4  2  1  king-arthur
      aid-the-chosen-one    attack     4  2  1  merlin
      swift-strike          attack     3  2  2  any
      divine-intervention   versatile  3  2  2  king-arthur
      skirmish              versatile  4  1  3  any
      momentous-shift       versatile  3  1  3  any
      feint                 versatile  2  1  3  any
      regroup               versatile  1  1  3  any
      the-holy-grail        defense    1  2  1  king-arthur
      bewilderment          defense    0  2  2  merlin
      the-lady-of-the-lake  scheme     -  2  1  king-arthur
      command-the-storms    scheme     -  2  2  merlin
      prophecy              scheme     -  2  1  merlin
      restless-spirits      scheme     -  2  1  merlin
    `;
    expect(deck(kingArthur)).toEqual(rows(DECK));
    expect(cards(kingArthur)).toBe(30);
  });
});

describe('the boost laid with an attack', () => {
  it('says', () => {
    expect(abilitySays(kingArthur)).toEqual([
      'When King Arthur attacks, you may lay a second card face down to boost the attack with its BOOST value. If the effects on the attack card are canceled, discard the boost without effect.',
    ]);
  });

  it('R-14.7.1 Any other card in hand may be laid, or none; its BOOST value is added and its text ignored', () => {
    const yours = { hand: ['excalibur', 'feint', 'prophecy'] };
    const here = duel('king-arthur', 'king-arthur rival', yours, { hand: ['thorns'] }).pick('attack', 'excalibur');
    expect(here.asks).toBe('laidBoost 0');
    expect(here.offered()).toEqual(['feint', 'pass', 'prophecy']);
    here.pick('prophecy', 'pass').settled();
    expect(here.values()).toEqual([8, null]);
    expect(here.hand(0)).toEqual(['feint']);

    const ignored = duel('king-arthur', 'king-arthur rival', yours, { hand: ['thorns'] });
    ignored.attack('excalibur', { boost: 'feint', defense: 'thorns' }).settled();
    expect(ignored.values()).toEqual([7, 0]);
    expect(ignored.health('king-arthur')).toBe(9);

    const unboosted = duel('king-arthur', 'king-arthur rival', yours).attack('excalibur').settled();
    expect(unboosted.values()).toEqual([6, null]);
  });

  it('R-14.7.1 It is laid before the defender answers', () => {
    const here = duel('king-arthur', 'king-arthur rival', { hand: ['excalibur', 'feint'] }, { hand: ['plain-1'] });
    here.pick('attack', 'excalibur');
    expect(here.asks).toBe('laidBoost 0');
    here.pick('feint');
    expect(here.asks).toBe('defense 1');
    here.pick('plain-1').settled();
    expect(here.values()).toEqual([7, 1]);
  });

  it('R-14.7.1 With the attack card alone in hand nothing is asked', () => {
    const here = duel('king-arthur', 'king-arthur rival', { hand: ['excalibur'] }, { hand: ['plain-1'] }).pick('attack', 'excalibur');
    expect(here.asks).toBe('defense 1');
    here.pick('pass').settled();
  });

  it('R-14.7.1 Neither Merlin nor a defense can be boosted so', () => {
    const merlin = duel('king-arthur', 'king-arthur . merlin rival', { hand: ['feint', 'regroup'] }, { hand: ['plain-1'] });
    merlin.pick('attack', 'feint');
    expect(merlin.asks).toBe('defense 1');
    merlin.pick('pass').settled();

    const defense = duel('king-arthur', 'king-arthur rival', { hand: ['feint', 'regroup'] }, { hand: ['plain-3'] }, { active: 1 });
    defense.attack('plain-3', { defense: 'feint' }).settled();
    expect(defense.values()).toEqual([3, 2]);
  });

  /** Boosts as King Arthur does, with cards that he lacks. */
  madeUp(
    'pendragon',
    [
      card('boostless', { type: 'versatile', value: 2, copies: 1, by: 'any' }),
      card('unstoppable', { type: 'attack', value: 3, boost: 1, copies: 1, by: 'any', standing: [{ rule: 'cannotBeCanceled' }] }),
      card('sleight', { type: 'attack', value: 1, boost: 1, copies: 1, by: 'any' }, immediately(replaceYourCard)),
    ],
    { rules: [{ rule: 'laidBoost', by: 'pendragon' }] },
  );

  it('R-14.7.1 A card without a BOOST value cannot be laid', () => {
    const here = duel('pendragon', 'pendragon rival', { hand: ['plain', 'boostless', 'sleight'] }).pick('attack', 'plain');
    expect(here.asks).toBe('laidBoost 0');
    expect(here.offered()).toEqual(['pass', 'sleight']);
    here.pick('pass').settled();
  });

  it('R-14.7.2 The defender sees that two cards lie there, not which; they are turned over together', () => {
    const here = duel('king-arthur', 'king-arthur rival', { hand: ['excalibur', 'feint', 'regroup'] }, { hand: ['plain-1'] });
    here.pick('attack', 'excalibur', 'feint');
    expect(here.see(1).combats[0].attack).toMatchObject({ card: 'hidden', boost: 'hidden', value: null });
    expect(here.see(1).seats[0].handCount).toBe(1);
    expect(here.see(0).combats[0].attack).toMatchObject({ card: 'excalibur', boost: 'feint' });
    here.pick('plain-1').settled();
    expect(here.told('reveal').map((event) => [event.as, event.card, event.value])).toEqual([
      ['attack', 'excalibur', 6],
      ['boost', 'feint', 1],
      ['defense', 'plain-1', 1],
    ]);
  });

  it('R-14.7.3 It counts from the reveal on, on top of a value that is set', () => {
    const here = duel('king-arthur', 'king-arthur . rival', { hand: ['momentous-shift', 'excalibur'] }, {}, { actions: 2 });
    here.maneuver({ 'king-arthur': 's2' }).attack('momentous-shift', { boost: 'excalibur' }).settled();
    expect(here.values()).toEqual([8, null]);

    const noble = duel('king-arthur', 'king-arthur rival', { hand: ['noble-sacrifice', 'excalibur', 'feint'] });
    noble.attack('noble-sacrifice', { boost: 'excalibur' });
    expect(noble.asks).toBe('boostCard 0');
    expect(noble.see(1).combats[0].attack).toMatchObject({ boost: 'excalibur', value: 5 });
    noble.pick('pass').settled();
  });

  it('R-14.7.4, R-16.5 Feint against the attack card makes it worth nothing', () => {
    const here = duel('king-arthur', '. king-arthur rival', { hand: ['swift-strike', 'excalibur'] }, { hand: ['feint'] });
    here.attack('swift-strike', { boost: 'excalibur', defense: 'feint' }).settled();
    expect(here.values()).toEqual([3, 2]);
    expect(here.discard(0)).toEqual(['excalibur', 'swift-strike']);
  });

  it('R-14.7.4 So it is with an attack card without any text', () => {
    const here = duel('king-arthur', 'king-arthur rival', { hand: ['excalibur', 'noble-sacrifice'] }, { hand: ['feint'] });
    here.attack('excalibur', { boost: 'noble-sacrifice', defense: 'feint' }).settled();
    expect(here.values()).toEqual([6, 2]);
  });

  it('R-14.7.4, R-16.60 The option `kept` saves it on an attack card without any text, and only there', () => {
    const kept = { options: { boostOnTextlessAttack: 'kept' } } as const;
    const textless = duel('king-arthur', 'king-arthur rival', { hand: ['excalibur', 'noble-sacrifice'] }, { hand: ['feint'] }, kept);
    textless.attack('excalibur', { boost: 'noble-sacrifice', defense: 'feint' }).settled();
    expect(textless.values()).toEqual([9, 2]);

    const other = duel('king-arthur', 'king-arthur rival', { hand: ['swift-strike', 'noble-sacrifice'] }, { hand: ['feint'] }, kept);
    other.attack('swift-strike', { boost: 'noble-sacrifice', defense: 'feint' }).settled();
    expect(other.values()).toEqual([3, 2]);
  });

  it('R-14.7.5 It stays on an attack card that cannot be canceled', () => {
    const here = duel('pendragon', 'pendragon rival', { hand: ['unstoppable', 'sleight'] }, { hand: ['feint'] });
    here.attack('unstoppable', { boost: 'sleight', defense: 'feint' }).settled();
    expect(here.values()).toEqual([4, 2]);
  });

  it('R-14.7.5 It stays when the attack card is exchanged', () => {
    const here = duel('pendragon', 'pendragon rival', { hand: ['sleight', 'plain', 'unstoppable'] });
    here.attack('sleight', { boost: 'plain' }).pick('unstoppable').settled();
    expect(here.values()).toEqual([4, null]);
    expect(here.hand(0)).toEqual(['sleight']);
    expect(here.discard(0)).toEqual(['plain', 'unstoppable']);
  });

  it('R-14.7.6 It goes to the discard pile with the attack card at cleanup', () => {
    const here = duel('king-arthur', '. king-arthur rival', { hand: ['swift-strike', 'excalibur'] });
    here.attack('swift-strike', { boost: 'excalibur' });
    expect(here.asks).toBe('moveTo 0');
    expect(here.discard(0)).toEqual([]);
    here.pick('s1').settled();
    expect(here.discard(0)).toEqual(['excalibur', 'swift-strike']);
  });

  it('R-14.7.6 When canceled it goes at once', () => {
    const unmask = [immediately(cancelTheirEffects), afterCombat(move(yourFighter, upTo(1)))];
    madeUp('unmasker', [card('unmask', { type: 'defense', value: 9, boost: 1, copies: 1, by: 'any' }, ...unmask)]);
    const yours = { hand: ['swift-strike', 'excalibur'] };
    const here = duel('king-arthur', 'king-arthur unmasker .', yours, { hand: ['unmask'] }, { against: 'unmasker' });
    here.attack('swift-strike', { boost: 'excalibur', defense: 'unmask' });
    expect(here.asks).toBe('moveTo 1');
    expect(here.discard(0)).toEqual(['excalibur']);
    here.pick('s3').settled();
    expect(here.discard(0)).toEqual(['excalibur', 'swift-strike']);
  });
});

describe('Excalibur', () => {
  it('says nothing', () => expect(says(kingArthur, 'excalibur')).toEqual([]));

  it('hits with 6', () => {
    const here = duel('king-arthur', 'king-arthur rival', { hand: ['excalibur'] })
      .attack('excalibur')
      .settled();
    expect(here.health('rival')).toBe(14);
  });

  it('is no card for Merlin', () => {
    const here = duel('king-arthur', 'king-arthur . merlin rival', { hand: ['excalibur'] });
    expect(here.offered()).toEqual(['maneuver']);
  });
});

describe('Noble Sacrifice', () => {
  it('says', () => expect(says(kingArthur, 'noble-sacrifice')).toEqual(['During combat: You may boost this card.']));

  it('may be boosted once, after the cards are turned over; the boost is discarded at once and its text ignored', () => {
    const here = duel('king-arthur', 'king-arthur rival', { hand: ['noble-sacrifice', 'excalibur', 'feint'] }, { hand: ['thorns'] });
    here.attack('noble-sacrifice', { defense: 'thorns' });
    expect(here.asks).toBe('boostCard 0');
    expect(here.see(0).combats[0].defense.card).toBe('thorns');
    expect(here.offered()).toEqual(['excalibur', 'feint', 'pass']);
    here.pick('feint').settled();
    expect(here.values()).toEqual([3, 0]);
    expect(here.health('king-arthur')).toBe(9);
    expect(here.discard(0)).toEqual(['feint', 'noble-sacrifice']);
    expect(here.hand(0)).toEqual(['excalibur']);
  });

  it('may stay as it is', () => {
    const here = duel('king-arthur', 'king-arthur rival', { hand: ['noble-sacrifice', 'excalibur'] });
    here.attack('noble-sacrifice').pick('pass').settled();
    expect(here.values()).toEqual([2, null]);
    expect(here.hand(0)).toEqual(['excalibur']);
  });

  it('R-14.7.7 gives a boost of its own, besides the one laid with it', () => {
    const here = duel('king-arthur', 'king-arthur rival', { hand: ['noble-sacrifice', 'excalibur', 'prophecy', 'feint'] });
    here.attack('noble-sacrifice', { boost: 'excalibur' });
    expect(here.offered()).toEqual(['feint', 'pass', 'prophecy']);
    here.pick('prophecy').settled();
    expect(here.values()).toEqual([7, null]);
    expect(here.discard(0)).toEqual(['prophecy', 'excalibur', 'noble-sacrifice']);
  });

  it('asks nothing with an empty hand', () => {
    const here = duel('king-arthur', 'king-arthur rival', { hand: ['noble-sacrifice'] })
      .attack('noble-sacrifice')
      .settled();
    expect(here.values()).toEqual([2, null]);
  });

  it('loses both boosts when Feint cancels it', () => {
    const here = duel('king-arthur', 'king-arthur rival', { hand: ['noble-sacrifice', 'excalibur', 'regroup'] }, { hand: ['feint'] });
    here.attack('noble-sacrifice', { boost: 'excalibur', defense: 'feint' }).settled();
    expect(here.values()).toEqual([2, 2]);
    expect(here.hand(0)).toEqual(['regroup']);
  });
});

describe('The Aid of Morgana', () => {
  it('says', () => expect(says(kingArthur, 'the-aid-of-morgana')).toEqual(['After combat: Draw 2 cards.']));

  const yours = { hand: ['the-aid-of-morgana'], deck: ['excalibur', 'feint', 'regroup'] };

  it('draws 2 cards, win or lose', () => {
    const won = duel('king-arthur', 'king-arthur rival', yours).attack('the-aid-of-morgana').settled();
    expect(won.winner()).toBe('attacker');
    expect(won.hand(0)).toEqual(['excalibur', 'feint']);

    const lost = duel('king-arthur', 'king-arthur rival', yours, { hand: ['plain-4'] });
    lost.attack('the-aid-of-morgana', { defense: 'plain-4' }).settled();
    expect(lost.winner()).toBe('defender');
    expect(lost.hand(0)).toEqual(['excalibur', 'feint']);
  });

  it('exhausts twice on an empty deck', () => {
    const here = duel('king-arthur', 'king-arthur rival merlin', { ...EMPTY_DECK, hand: ['the-aid-of-morgana'] });
    here.attack('the-aid-of-morgana', { by: 'king-arthur' }).settled();
    expect([here.health('king-arthur'), here.health('merlin')]).toEqual([14, 3]);
  });

  it('draws after the damage: a win comes before exhaustion', () => {
    const here = duel('king-arthur', 'king-arthur:2 rival:4', { ...EMPTY_DECK, hand: ['the-aid-of-morgana'] }).attack('the-aid-of-morgana');
    expect(here.see().winners).toEqual([0]);
  });

  it('draws nothing when Feint cancels it', () => {
    const here = duel('king-arthur', 'king-arthur rival', yours, { hand: ['feint'] });
    here.attack('the-aid-of-morgana', { defense: 'feint' }).settled();
    expect(here.hand(0)).toEqual([]);
  });
});

describe('Aid the Chosen One', () => {
  it('says', () => expect(says(kingArthur, 'aid-the-chosen-one')).toEqual(['After combat: If you won, draw 2 cards.']));

  const yours = { hand: ['aid-the-chosen-one'], deck: ['excalibur', 'feint', 'regroup'] };

  it('draws 2 cards if Merlin won, from across his zone', () => {
    const here = duel('king-arthur', 'king-arthur merlin . . rival', yours).attack('aid-the-chosen-one').settled();
    expect(here.health('rival')).toBe(16);
    expect(here.hand(0)).toEqual(['excalibur', 'feint']);
  });

  it('draws nothing if he did not', () => {
    const here = duel('king-arthur', 'king-arthur merlin . . rival', yours, { hand: ['plain-4'] });
    here.attack('aid-the-chosen-one', { defense: 'plain-4' }).settled();
    expect(here.hand(0)).toEqual([]);
  });

  it('draws nothing when Feint cancels it', () => {
    const here = duel('king-arthur', 'king-arthur merlin . . rival', yours, { hand: ['feint'] });
    here.attack('aid-the-chosen-one', { defense: 'feint' }).settled();
    expect(here.winner()).toBe('attacker');
    expect(here.hand(0)).toEqual([]);
  });

  it('is no card for King Arthur', () => {
    const here = duel('king-arthur', 'king-arthur rival | . merlin', yours);
    expect(here.offered()).toEqual(['maneuver']);
  });
});

describe('Swift Strike', () => {
  it('says', () => expect(says(kingArthur, 'swift-strike')).toEqual(['After combat: Move your fighter in the combat up to 4 spaces.']));

  it('moves King Arthur up to 4 if he used it', () => {
    const here = duel('king-arthur', '. . . . . king-arthur rival', { hand: ['swift-strike'] }).attack('swift-strike');
    expect(here.health('rival')).toBe(17);
    expect(here.offered()).toEqual(['s2', 's3', 's4', 's5', 's6']);
    here.pick('s2').settled();
  });

  it('moves Merlin if he used it', () => {
    const here = duel('king-arthur', 'king-arthur . merlin rival', { hand: ['swift-strike'] }).attack('swift-strike', { by: 'merlin' });
    expect(here.offered()).toEqual(['s2', 's3']);
    here.pick('s2').settled();
    expect([here.at('king-arthur'), here.at('merlin')]).toEqual(['s1', 's2']);
  });

  it('moves nobody if the fighter was defeated in the combat, or Feint cancels it', () => {
    const defeated = duel('king-arthur', 'king-arthur . merlin rival', { hand: ['swift-strike'] }, { hand: ['thorns'] });
    defeated.attack('swift-strike', { by: 'merlin', defense: 'thorns' }).settled();
    expect(defeated.at('merlin')).toBeNull();

    const canceled = duel('king-arthur', '. king-arthur rival', { hand: ['swift-strike'] }, { hand: ['feint'] });
    canceled.attack('swift-strike', { defense: 'feint' }).settled();
  });
});

describe('Divine Intervention', () => {
  it('says', () => expect(says(kingArthur, 'divine-intervention')).toEqual(['After combat: Move King Arthur up to 5 spaces.']));

  it('moves King Arthur up to 5 after an attack, past Merlin', () => {
    const here = duel('king-arthur', '. . . merlin . . king-arthur rival', { hand: ['divine-intervention'] });
    here.attack('divine-intervention', { by: 'king-arthur' });
    expect(here.health('rival')).toBe(17);
    expect(here.offered()).toEqual(['s2', 's3', 's5', 's6', 's7']);
    here.pick('s2').settled();
  });

  it('moves him after a defense, won or lost', () => {
    for (const attack of ['plain-3', 'plain-4']) {
      const here = duel('king-arthur', '. king-arthur rival', { hand: ['divine-intervention'] }, { hand: [attack] }, { active: 1 });
      here.attack(attack, { defense: 'divine-intervention' });
      expect(here.asks).toBe('moveTo 0');
      here.pick('s1').settled();
      expect(here.at('king-arthur')).toBe('s1');
    }
  });

  it('moves nobody when Feint cancels it', () => {
    const here = duel('king-arthur', '. king-arthur rival', { hand: ['divine-intervention'] }, { hand: ['feint'] });
    here.attack('divine-intervention', { defense: 'feint' }).settled();
  });

  it('is no card for Merlin', () => {
    const here = duel('king-arthur', 'king-arthur . merlin rival', { hand: ['divine-intervention'] }, { hand: ['plain-1'] }, { active: 1 });
    here.pick('attack', 'plain-1');
    expect(here.offered()).toEqual(['pass']);
    here.pick('pass').settled();
  });
});

describe('Skirmish', () => {
  it('says', () => {
    expect(says(kingArthur, 'skirmish')).toEqual(['After combat: If you won, move one of the fighters in the combat up to 2 spaces.']);
  });

  it('moves Merlin or whom he shot at, not King Arthur', () => {
    const here = duel('king-arthur', 'king-arthur . merlin . . rival', { hand: ['skirmish'] }).attack('skirmish');
    expect(here.offered()).toEqual(['merlin', 'rival']);
    here.pick('rival');
    expect(here.offered()).toEqual(['s4', 's5', 's6']);
    here.pick('s4').settled();
  });
});

describe('Momentous Shift', () => {
  it('says', () => {
    expect(says(kingArthur, 'momentous-shift')).toEqual([
      "During combat: If your fighter started this turn in a different space, this card's value becomes 5 instead of 3.",
    ]);
  });

  it('counts 3 for Merlin when only King Arthur has moved', () => {
    const here = duel('king-arthur', 'king-arthur . merlin . rival', { hand: ['momentous-shift'] }, {}, { actions: 2 });
    here.maneuver({ 'king-arthur': 's2' }).attack('momentous-shift').settled();
    expect(here.values()).toEqual([3, null]);
  });
});

describe('Feint', () => {
  it('says', () => expect(says(kingArthur, 'feint')).toEqual(["Immediately: Cancel every effect on your opponent's card."]));

  it('R-16.1 met by a Feint loses the boost laid with it as well', () => {
    const here = duel('king-arthur', 'king-arthur rival', { hand: ['feint', 'excalibur'] }, { hand: ['feint'] });
    here.attack('feint', { boost: 'excalibur', defense: 'feint' }).settled();
    expect(here.values()).toEqual([2, 2]);
    expect(here.discard(0)).toEqual(['excalibur', 'feint']);
  });
});

describe('Regroup', () => {
  it('says', () => expect(says(kingArthur, 'regroup')).toEqual(['After combat: If you won, draw 2 cards; otherwise draw 1 card.']));

  it('draws 2 where the boost laid with it makes the win', () => {
    const yours = { hand: ['regroup', 'feint'], deck: ['excalibur', 'prophecy', 'skirmish'] };
    const boosted = duel('king-arthur', 'king-arthur rival', yours, { hand: ['plain-1'] });
    boosted.attack('regroup', { boost: 'feint', defense: 'plain-1' }).settled();
    expect(boosted.hand(0)).toEqual(['excalibur', 'prophecy']);

    const unboosted = duel('king-arthur', 'king-arthur rival', yours, { hand: ['plain-1'] }).attack('regroup', { defense: 'plain-1' });
    expect(unboosted.settled().hand(0)).toEqual(['excalibur', 'feint']);
  });
});

describe('The Holy Grail', () => {
  it('says', () => {
    expect(says(kingArthur, 'the-holy-grail')).toEqual(["After combat: If King Arthur's health is 4 or less, set his health to 8."]);
  });

  const hit = (health: number, attack: string): Duel => {
    const here = duel('king-arthur', `king-arthur:${health} rival`, { hand: ['the-holy-grail'] }, { hand: [attack] }, { active: 1 });
    return here.attack(attack, { defense: 'the-holy-grail' });
  };

  it('sets his health to 8 if it is 4 after the combat, not if it is 5', () => {
    expect(hit(7, 'plain-4').settled().health('king-arthur')).toBe(8);
    expect(hit(8, 'plain-4').settled().health('king-arthur')).toBe(5);
  });

  it('does so even if the combat took nothing', () => {
    const here = hit(1, 'plain-1').settled();
    expect(here.winner()).toBe('defender');
    expect(here.health('king-arthur')).toBe(8);
  });

  it('does not save him from defeat', () => {
    const here = hit(3, 'plain-4');
    expect(here.health('king-arthur')).toBe(0);
    expect(here.see().winners).toEqual([1]);
  });

  it('does not bring him back in teams', () => {
    const picture = 'merlin king-arthur:3 rival . ally foe';
    const here = duel('king-arthur', picture, { hand: ['the-holy-grail'] }, { hand: ['plain-4'] }, { active: 1, mode: 'teams' });
    here.attack('plain-4', { on: 'king-arthur', defense: 'the-holy-grail' }).settled();
    expect([here.at('king-arthur'), here.health('king-arthur')]).toEqual([null, 0]);
  });

  it('does nothing when Feint cancels it', () => {
    expect(hit(4, 'feint').settled().health('king-arthur')).toBe(3);
  });

  it('is no card for Merlin, nor for an attack', () => {
    const here = duel('king-arthur', 'king-arthur . merlin rival', { hand: ['the-holy-grail'] }, { hand: ['plain-1'] }, { active: 1 });
    here.pick('attack', 'plain-1');
    expect(here.offered()).toEqual(['pass']);
    here.pick('pass').settled();

    expect(duel('king-arthur', 'king-arthur rival', { hand: ['the-holy-grail'] }).offered()).toEqual(['maneuver']);
  });
});

describe('Bewilderment', () => {
  it('says', () => {
    expect(says(kingArthur, 'bewilderment')).toEqual([
      'During combat: Prevent all combat damage in this combat.',
      'After combat: You may place Merlin in any empty space.',
    ]);
  });

  const attacked = (attack: string): Duel => {
    const here = duel('king-arthur', 'king-arthur . merlin rival . | .', { hand: ['bewilderment'] }, { hand: [attack] }, { active: 1 });
    return here.attack(attack, { defense: 'bewilderment' });
  };

  it('R-16.13 prevents all combat damage, so the defender won', () => {
    const here = attacked('plain-9');
    expect(here.values()).toEqual([9, 0]);
    expect(here.health('merlin')).toBe(7);
    expect(here.winner()).toBe('defender');
    here.pick('pass').settled();
  });

  it('lets Merlin be placed in any empty space of the board, but not where he is', () => {
    const here = attacked('plain-9');
    expect(here.asks).toBe('placeTo 0');
    expect(here.offered()).toEqual(['pass', 's2', 's5', 's6']);
    here.pick('s6').settled();
    expect(here.at('merlin')).toBe('s6');
  });

  it('lets him stay', () => {
    const here = attacked('plain-9').pick('pass').settled();
    expect(here.at('merlin')).toBe('s3');
  });

  it('does not stop damage from effects', () => {
    const here = attacked('thorns').pick('s2').settled();
    expect([here.at('merlin'), here.health('merlin')]).toEqual([null, 0]);
  });

  it('does neither when Feint cancels it', () => {
    const here = attacked('feint').settled();
    expect([here.at('merlin'), here.health('merlin')]).toEqual(['s3', 5]);
    expect(here.winner()).toBe('attacker');
  });

  it('is no card for King Arthur', () => {
    const here = duel('king-arthur', 'merlin . king-arthur rival', { hand: ['bewilderment'] }, { hand: ['plain-1'] }, { active: 1 });
    here.pick('attack', 'plain-1');
    expect(here.offered()).toEqual(['pass']);
    here.pick('pass').settled();
  });
});

describe('The Lady of the Lake', () => {
  it('says', () => {
    expect(says(kingArthur, 'the-lady-of-the-lake')).toEqual([
      'Take Excalibur from your discard pile into your hand. If it is not there, search your deck for it instead, then shuffle the deck.',
    ]);
  });

  const order = (here: Duel): number[] => here.game.seats[0].deck.slice();

  it('takes Excalibur from the discard pile, and then leaves the deck alone', () => {
    const here = duel('king-arthur', 'king-arthur rival', { hand: ['the-lady-of-the-lake'], discard: ['excalibur', 'feint'] });
    const before = order(here);
    here.scheme('the-lady-of-the-lake').settled();
    expect(here.hand(0)).toEqual(['excalibur']);
    expect(here.discard(0)).toEqual(['feint', 'the-lady-of-the-lake']);
    expect(order(here)).toEqual(before);
    expect(here.told('shuffle')).toEqual([]);
  });

  it('R-9.12 finds it in the deck, wherever it is, and shuffles', () => {
    const here = duel('king-arthur', 'king-arthur rival', { hand: ['the-lady-of-the-lake'] });
    const before = order(here);
    here.scheme('the-lady-of-the-lake').settled();
    expect(here.hand(0)).toEqual(['excalibur']);
    expect(order(here)).toHaveLength(28);
    expect(order(here)).not.toEqual(before.filter((kind) => order(here).includes(kind)));
    expect(here.told('shuffle')).toEqual([{ kind: 'shuffle', seat: 0 }]);
    expect(here.told('draw')).toEqual([]);
  });

  it('R-15.11 shows Excalibur to all when it is taken', () => {
    const here = duel('king-arthur', 'king-arthur rival', { hand: ['the-lady-of-the-lake', 'feint'] });
    here.scheme('the-lady-of-the-lake').settled();
    expect(here.see('spectator').seats[0]).toMatchObject({ hand: ['excalibur'], handCount: 2 });
  });

  it('shuffles also if Excalibur is in hand already and nothing is found', () => {
    const here = duel('king-arthur', 'king-arthur rival', { hand: ['the-lady-of-the-lake', 'excalibur'] });
    here.scheme('the-lady-of-the-lake').settled();
    expect(here.hand(0)).toEqual(['excalibur']);
    expect(here.told('shuffle')).toHaveLength(1);
    expect(here.see(1).seats[0].hand).toEqual([]);
  });
});

describe('Command the Storms', () => {
  it('says', () => expect(says(kingArthur, 'command-the-storms')).toEqual(['Move each fighter on the board up to 3 spaces.']));

  it('moves every fighter up to 3, opposing ones too, each once and in any order', () => {
    const here = duel('king-arthur', 'king-arthur . . . . merlin . . rival squire', { hand: ['command-the-storms'] });
    here.scheme('command-the-storms');
    expect(here.asks).toBe('moveWhom 0');
    expect(here.offered()).toEqual(['king-arthur', 'merlin', 'pass', 'rival', 'squire']);
    here.pick('king-arthur');
    expect(here.offered()).toEqual(['s1', 's2', 's3', 's4']);
    here.pick('s4');
    expect(here.offered()).toEqual(['merlin', 'pass', 'rival', 'squire']);
    here.pick('rival', 's8', 'squire', 's9', 'merlin', 's3').settled();
    expect(['king-arthur', 'merlin', 'rival', 'squire'].map(here.at)).toEqual(['s4', 's3', 's8', 's9']);
  });

  it('may leave everybody in place', () => {
    const here = duel('king-arthur', 'king-arthur . merlin . rival', { hand: ['command-the-storms'] });
    here.scheme('command-the-storms').pick('pass').settled();
    expect(here.told('move')).toEqual([]);
  });

  it('R-5.11 moves an opposing fighter past its own friends, not past yours', () => {
    const here = duel('king-arthur', 'king-arthur . merlin squire rival . .', { hand: ['command-the-storms'] });
    here.scheme('command-the-storms').pick('squire');
    expect(here.offered()).toEqual(['s4', 's6', 's7']);
    here.pick('s4', 'merlin');
    expect(here.offered()).toEqual(['s2', 's3']);
    here.pick('s3', 'pass').settled();
  });
});

describe('Prophecy', () => {
  it('says', () => {
    expect(says(kingArthur, 'prophecy')).toEqual([
      'Look at the top 4 cards of your deck, take 2 of them into your hand and put the others back on top in any order.',
    ]);
  });

  const foreseen = (...top: string[]): Duel =>
    duel('king-arthur', 'king-arthur . merlin rival', { ...EMPTY_DECK, hand: ['prophecy'], deck: top }).scheme('prophecy');
  const known = (here: Duel): string[] => here.see(0).seats[0].deckKnown.map(({ card: name, fromTop }) => `${fromTop} ${name}`);

  it('shows the top 4, of which 2 are taken; the first one put back lies on top', () => {
    const here = foreseen('feint', 'excalibur', 'regroup', 'skirmish', 'bewilderment');
    expect(here.asks).toBe('takeCard 0');
    expect(known(here)).toEqual(['1 feint', '2 excalibur', '3 regroup', '4 skirmish']);
    expect(here.offered()).toEqual(['excalibur', 'feint', 'regroup', 'skirmish']);
    here.pick('skirmish');
    expect(here.offered()).toEqual(['excalibur', 'feint', 'regroup']);
    here.pick('excalibur');
    expect(here.asks).toBe('putBack 0');
    expect(here.offered()).toEqual(['feint', 'regroup']);
    here.pick('regroup').settled();
    expect(here.hand(0)).toEqual(['excalibur', 'skirmish']);
    expect(known(here)).toEqual(['1 regroup', '2 feint']);
    expect(here.see(0).seats[0].deckCount).toBe(3);
  });

  it('may put them back in the order they lay in', () => {
    const here = foreseen('feint', 'excalibur', 'regroup', 'skirmish', 'bewilderment').pick('excalibur', 'skirmish', 'feint').settled();
    expect(known(here)).toEqual(['1 feint', '2 regroup']);
  });

  it('R-15.9 tells nobody else which cards were seen, taken or put back', () => {
    const here = foreseen('feint', 'excalibur', 'regroup', 'skirmish');
    expect(here.see(1).seats[0].deckKnown).toEqual([]);
    here.pick('feint', 'excalibur', 'regroup').settled();
    expect(here.see(1).seats[0]).toMatchObject({ hand: [], handCount: 2, deckKnown: [], deckCount: 2, inDoubt: [] });
    expect(here.told('look')).toEqual([{ kind: 'look', seat: 0, at: 0, what: 'deck', count: 4 }]);
    expect(here.told('take')).toEqual([{ kind: 'take', seat: 0, from: 'deck', count: 2 }]);
  });

  it('does as much as possible with fewer cards, and never exhausts: taking is not drawing', () => {
    const three = foreseen('feint', 'excalibur', 'regroup').pick('feint', 'regroup').settled();
    expect(three.hand(0)).toEqual(['feint', 'regroup']);
    expect(known(three)).toEqual(['1 excalibur']);

    const two = foreseen('feint', 'excalibur').pick('feint').settled();
    expect(two.hand(0)).toEqual(['excalibur', 'feint']);
    expect(two.see().seats[0].deckCount).toBe(0);

    const one = foreseen('feint').settled();
    expect(one.hand(0)).toEqual(['feint']);

    const none = foreseen().settled();
    expect(none.hand(0)).toEqual([]);
    for (const here of [three, two, one, none]) {
      expect(here.told('draw')).toEqual([]);
      expect([here.health('king-arthur'), here.health('merlin')]).toEqual([18, 7]);
    }
  });

  it('R-15.17 asks even where all cards seen are copies', () => {
    const here = foreseen('feint', 'feint', 'feint');
    expect(here.asks).toBe('takeCard 0');
    here.pick('feint', 'feint').settled();
    expect(here.hand(0)).toEqual(['feint', 'feint']);
  });
});

describe('Restless Spirits', () => {
  it('says', () => {
    expect(says(kingArthur, 'restless-spirits')).toEqual([
      "Choose any space in Merlin's zone. Choose any space adjacent to the chosen space. Deal 2 damage to each opposing fighter in the chosen spaces. If this defeated at least one fighter, draw 1 card.",
    ]);
  });

  const yours = { hand: ['restless-spirits'], deck: ['excalibur', 'feint'] };

  it('asks for any space of Merlin’s zone, his own and occupied ones included, then for one adjacent in whatever zone', () => {
    const here = duel('king-arthur', 'king-arthur rival | merlin squire . | .', yours).scheme('restless-spirits');
    expect(here.asks).toBe('pickSpace 0');
    expect(here.offered()).toEqual(['s3', 's4', 's5']);
    here.pick('s3');
    expect(here.asks).toBe('pickSpace 0');
    expect(here.offered()).toEqual(['s2', 's4']);
    here.pick('s2').settled();
    expect([here.health('rival'), here.health('squire'), here.health('merlin')]).toEqual([18, 5, 7]);
    expect(here.hand(0)).toEqual([]);
  });

  it('hits all opposing fighters in the two spaces together, and no friend', () => {
    const both = duel('king-arthur', 'king-arthur merlin squire rival', yours).scheme('restless-spirits').pick('s3', 's4').settled();
    expect([both.health('squire'), both.health('rival')]).toEqual([3, 18]);

    const friends = duel('king-arthur', 'king-arthur merlin squire rival', yours).scheme('restless-spirits').pick('s2', 's1').settled();
    expect(friends.told('damage')).toEqual([]);
  });

  it('draws 1 card if it defeated a fighter', () => {
    const here = duel('king-arthur', 'king-arthur merlin squire:2 rival', yours).scheme('restless-spirits').pick('s3', 's4').settled();
    expect([here.at('squire'), here.health('rival')]).toEqual([null, 18]);
    expect(here.hand(0)).toEqual(['excalibur']);
  });

  it('draws no more than 1 if it defeated two', () => {
    const picture = 'king-arthur merlin harpy-1 harpy-2 medusa';
    const here = duel('king-arthur', picture, yours, {}, { against: 'medusa' }).scheme('restless-spirits').pick('s3', 's4').settled();
    expect([here.at('harpy-1'), here.at('harpy-2')]).toEqual([null, null]);
    expect(here.hand(0)).toEqual(['excalibur']);
  });

  it('exhausts if it has to draw from an empty deck', () => {
    const here = duel('king-arthur', 'king-arthur merlin squire:2 rival', { ...EMPTY_DECK, hand: ['restless-spirits'] });
    here.scheme('restless-spirits').pick('s3', 's2').settled();
    expect([here.health('king-arthur'), here.health('merlin')]).toEqual([16, 5]);
  });
});

describe('Merlin’s schemes', () => {
  it('R-6.3 cannot be played once he is defeated, but can be discarded to boost', () => {
    const here = duel('king-arthur', 'king-arthur . . . rival', { hand: ['command-the-storms', 'prophecy', 'restless-spirits'] });
    expect(here.offered()).toEqual(['maneuver']);
    here.maneuver({ 'king-arthur': 's4' }, 'prophecy').settled();
  });

  it('are played by him, not by King Arthur', () => {
    const here = duel(
      'king-arthur',
      'king-arthur . merlin rival',
      { hand: ['command-the-storms', 'the-lady-of-the-lake'] },
      {},
      { actions: 2 },
    );
    here.scheme('command-the-storms', 'merlin').pick('pass').scheme('the-lady-of-the-lake', 'king-arthur').settled();
  });
});
