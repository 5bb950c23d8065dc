import { add, afterCombat, bonusAttack, card, damage, discard, duringCombat, opposingFighter, withItem } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp } from '../../engine/test/made-up.ts';
import { duel } from '../test/duel.ts';
import { abilitySays, cards, deck, fighters, rows, says } from '../test/printed.ts';
import { littleRed } from './hero.ts';

/** A discard pile with this item on top. */
const KNIFE = { discard: ['long-have-i-sought-you'] };
const PELT = { discard: ['into-the-woods-wolf-skin'] };
const WOLFSBANE = { discard: ['a-grimm-tale'] };
const WILD = { discard: ['whats-that-in-my-basket'] };
const ITEMS = ['dagger', 'wolf-skin', 'wolfsbane'];

describe('Little Red', () => {
  it('has 14 health, moves 2, and brings the Huntsman', () => {
    expect(fighters(littleRed)).toEqual(['little-red 1 14 melee', 'huntsman 1 9 ranged']);
    expect(littleRed.move).toBe(2);
  });

  it('has these 30 cards', () => {
    // card, type, value, BOOST, copies, who may use it
    const DECK = `
      what-large-hands-you-have           attack     2  3  2  little-red
      what-big-ears-you-have              attack     4  2  2  little-red
      long-have-i-sought-you              attack     4  2  3  huntsman
      the-wolfs-skin                      defense    2  2  3  any
      what-a-terrible-big-mouth-you-have  defense    2  2  2  little-red
      what-big-eyes-you-have              versatile  3  2  2  little-red
      whats-that-in-my-basket             versatile  4  3  4  little-red
      stones-in-the-belly                 versatile  2  1  3  any
      once-upon-a-time                    versatile  2  1  2  any
      never-leave-the-path                scheme     -  1  2  little-red
      into-the-woods-wolf-skin            scheme     -  2  1  little-red
      into-the-woods-dagger               scheme     -  2  1  little-red
      into-the-woods-wolfsbane            scheme     -  2  1  little-red
      a-grimm-tale                        scheme     -  3  2  huntsman
    `;
    expect(deck(littleRed)).toEqual(rows(DECK));
    expect(cards(littleRed)).toBe(30);
  });

  it('has an item on each card', () => {
    const ON = `
      what-large-hands-you-have           wolf-skin
      what-big-ears-you-have              wolf-skin
      long-have-i-sought-you              dagger
      the-wolfs-skin                      dagger
      what-a-terrible-big-mouth-you-have  dagger
      what-big-eyes-you-have              wolf-skin
      whats-that-in-my-basket             wild
      stones-in-the-belly                 wolfsbane
      once-upon-a-time                    wolfsbane
      never-leave-the-path                wolf-skin
      into-the-woods-wolf-skin            wolf-skin
      into-the-woods-dagger               dagger
      into-the-woods-wolfsbane            wolfsbane
      a-grimm-tale                        wolfsbane
    `;
    expect(littleRed.deck.map(({ id, item }) => `${id} ${item}`)).toEqual(rows(ON));
  });
});

describe('the basket', () => {
  it('says', () => {
    expect(abilitySays(littleRed)).toEqual([
      'Your basket holds the item shown on the top card of your discard pile; while the pile is empty, it holds any one item of your choice.',
    ]);
  });

  const tale = (pile: object) =>
    duel('little-red', 'little-red . rival', { hand: ['never-leave-the-path'], ...pile }).scheme('never-leave-the-path');

  it('R-14.11.1 The item is that of the top card of her pile, not of those below', () => {
    const here = tale({ discard: ['long-have-i-sought-you', 'a-grimm-tale'] }).settled();
    expect([here.hand(0).length, here.health('rival')]).toEqual([3, 20]);

    const there = tale({ discard: ['a-grimm-tale', 'long-have-i-sought-you'] }).settled();
    expect([there.hand(0).length, there.health('rival')]).toEqual([0, 18]);
  });

  it('R-14.11.2 A marked effect needs its item; one without a symbol always happens', () => {
    const yours = { hand: ['a-grimm-tale'] };
    const with_ = duel('little-red', 'little-red:5 huntsman rival', { ...yours, ...PELT })
      .scheme('a-grimm-tale')
      .settled();
    expect(with_.health('little-red')).toBe(9);
    const without = duel('little-red', 'little-red:5 huntsman rival', { ...yours, ...KNIFE })
      .scheme('a-grimm-tale')
      .settled();
    expect(without.health('little-red')).toBe(7);
  });

  it('R-14.11.2 What counts is the basket when the effect is reached', () => {
    const at = { type: 'attack', value: 2, boost: 1, copies: 1, by: 'any', item: 'knife' } as const;
    madeUp(
      'granny',
      [
        card('rummage', at, duringCombat(discard(1)), withItem('pelt', afterCombat(damage(opposingFighter, 3)))),
        card('fur', { ...at, item: 'pelt' }),
      ],
      { items: ['knife', 'pelt'] },
    );
    const into = duel('granny', 'granny rival', { hand: ['rummage', 'fur'], discard: ['plain'] })
      .attack('rummage')
      .settled();
    expect(into.health('rival')).toBe(15);
    const away = duel('granny', 'granny rival', { hand: ['rummage', 'plain'], discard: ['fur'] })
      .attack('rummage')
      .settled();
    expect(away.health('rival')).toBe(18);
  });

  it('R-14.11.3 The three-item symbol is one item of her choice, asked once for a card', () => {
    for (const [item, drawn, left, asks] of [
      ['dagger', 0, 18, 'over'],
      ['wolf-skin', 0, 20, 'placeTo 0'],
      ['wolfsbane', 3, 20, 'over'],
    ] as const) {
      const here = tale(WILD);
      expect(here.asks).toBe('item 0');
      expect(here.offered()).toEqual(ITEMS);
      here.pick(item);
      expect([here.hand(0).length, here.health('rival'), here.asks]).toEqual([drawn, left, asks]);
    }
  });

  it('R-14.11.4 The card being played is not in the basket; it is once it is discarded', () => {
    const yours = { hand: ['once-upon-a-time', 'never-leave-the-path'], ...KNIFE };
    const here = duel('little-red', 'little-red rival', yours, {}, { actions: 2 }).attack('once-upon-a-time', { by: 'little-red' });
    expect(here.health('rival')).toBe(15);
    here.scheme('never-leave-the-path').settled();
    expect(here.hand(0).length).toBe(3);
  });

  it('R-14.11.4 A card discarded to boost is in the basket at once', () => {
    const yours = { hand: ['a-grimm-tale', 'never-leave-the-path'], ...KNIFE };
    const here = duel('little-red', 'little-red . . rival', yours, {}, { actions: 2 }).maneuver({}, 'a-grimm-tale');
    const before = here.hand(0).length;
    here.scheme('never-leave-the-path').settled();
    expect([here.hand(0).length, here.health('rival')]).toEqual([before - 1 + 3, 20]);
  });

  it('R-14.11.5 In a bonus attack against her the first defense card is already in the basket', () => {
    madeUp('wolf', [
      card(
        'bite-twice',
        { type: 'attack', value: 1, boost: 1, copies: 1, by: 'any', bonusAttack: { id: 'again', value: 1, effects: [] } },
        afterCombat(bonusAttack),
      ),
    ]);
    const yours = { hand: ['what-big-eyes-you-have', 'the-wolfs-skin'], ...KNIFE };
    const here = duel('little-red', 'little-red wolf . .', yours, { hand: ['bite-twice'] }, { against: 'wolf', active: 1 });
    here.attack('bite-twice', { defense: 'the-wolfs-skin' });
    expect(here.asks).toBe('defense 0');
    expect(here.discard(0).at(-1)).toBe('the-wolfs-skin');
    here.pick('pass').settled();
    expect(here.hand(0)).toEqual(['what-big-eyes-you-have']);

    const pelt = duel(
      'little-red',
      'little-red wolf . .',
      { hand: ['whats-that-in-my-basket', 'the-wolfs-skin'], ...KNIFE },
      { hand: ['bite-twice'] },
      {
        against: 'wolf',
        active: 1,
      },
    );
    pelt.attack('bite-twice', { defense: 'whats-that-in-my-basket' }).pick('the-wolfs-skin');
    expect(pelt.asks).toBe('item 0');
    pelt.pick('wolf-skin').settled();
    expect(pelt.hand(0).length).toBe(2);
  });

  it('R-14.11.6 An empty pile, with the reference card alone, is the three-item symbol', () => {
    const here = tale({});
    expect(here.asks).toBe('item 0');
    expect(here.offered()).toEqual(ITEMS);
    here.pick('dagger').settled();
    expect(here.health('rival')).toBe(18);
  });

  it('R-14.11.8 The Huntsman’s cards use the same basket', () => {
    const here = duel('little-red', 'little-red . huntsman . rival', { hand: ['once-upon-a-time'], ...KNIFE });
    here.attack('once-upon-a-time', { by: 'huntsman' }).settled();
    expect(here.health('rival')).toBe(15);
  });
});

describe('What Large Hands You Have', () => {
  it('says', () => {
    expect(says(littleRed, 'what-large-hands-you-have')).toEqual([
      'After combat: You may take this card back into your hand.',
      'After combat, with the wolfsbane in your basket: If this card is still in play, you may take the top card of your discard pile into your hand.',
    ]);
  });

  const hands = (pile: object, theirs = {}) =>
    duel('little-red', 'little-red rival', { hand: ['what-large-hands-you-have'], ...pile }, theirs);

  it('may be taken back instead of being discarded, win or lose', () => {
    const here = hands(KNIFE, { hand: ['plain-2'] }).attack('what-large-hands-you-have', { defense: 'plain-2' });
    expect(here.asks).toBe('yesNo 0');
    expect(here.offered()).toEqual(['pass', 'yes']);
    here.pick('yes').settled();
    expect([here.hand(0), here.discard(0)]).toEqual([['what-large-hands-you-have'], ['long-have-i-sought-you']]);
  });

  it('is discarded otherwise, and without the wolfsbane nothing else is offered', () => {
    for (const pile of [KNIFE, PELT]) {
      const here = hands(pile).attack('what-large-hands-you-have').pick('pass').settled();
      expect([here.hand(0), here.discard(0).at(-1)]).toEqual([[], 'what-large-hands-you-have']);
    }
  });

  it('with the wolfsbane may stay, and the top card of the pile is taken', () => {
    const here = hands(WOLFSBANE).attack('what-large-hands-you-have').pick('pass');
    expect(here.asks).toBe('yesNo 0');
    here.pick('yes').settled();
    expect([here.hand(0), here.discard(0)]).toEqual([['a-grimm-tale'], ['what-large-hands-you-have']]);
  });

  it('never does both: taken back, it does not offer the top card', () => {
    const here = hands(WOLFSBANE).attack('what-large-hands-you-have').pick('yes').settled();
    expect([here.hand(0), here.discard(0)]).toEqual([['what-large-hands-you-have'], ['a-grimm-tale']]);
  });

  it('may do neither', () => {
    const here = hands(WOLFSBANE).attack('what-large-hands-you-have').pick('pass', 'pass').settled();
    expect([here.hand(0), here.discard(0)]).toEqual([[], ['a-grimm-tale', 'what-large-hands-you-have']]);
  });

  it('finds no card to take under the empty pile', () => {
    const here = hands({}).attack('what-large-hands-you-have').pick('pass', 'wolfsbane').settled();
    expect([here.hand(0), here.discard(0)]).toEqual([[], ['what-large-hands-you-have']]);
  });

  it('is discarded when Feint cancels it', () => {
    const here = hands(WOLFSBANE, { hand: ['feint'] })
      .attack('what-large-hands-you-have', { defense: 'feint' })
      .settled();
    expect([here.hand(0), here.discard(0).at(-1)]).toEqual([[], 'what-large-hands-you-have']);
  });
});

describe('What Big Ears You Have', () => {
  it('says', () => {
    expect(says(littleRed, 'what-big-ears-you-have')).toEqual(['If the knife is in your basket, this card can also be used to defend.']);
  });

  const attacked = (pile: object, on = 'little-red', picture = 'huntsman little-red rival') =>
    duel('little-red', picture, { hand: ['what-big-ears-you-have', 'the-wolfs-skin'], ...pile }, { hand: ['plain-5'] }, { active: 1 })
      .pick('attack')
      .pick(...(picture.startsWith('huntsman l') ? [] : [on]))
      .pick('plain-5');

  it('R-14.11.7 defends her with 4 if the knife is in the basket, or may be', () => {
    for (const pile of [KNIFE, WILD, {}]) {
      const here = attacked(pile);
      expect(here.asks).toBe('defense 0');
      expect(here.offered()).toEqual(['pass', 'the-wolfs-skin', 'what-big-ears-you-have']);
      here.pick('what-big-ears-you-have').settled();
      expect(here.values()).toEqual([5, 4]);
    }
  });

  it('R-14.11.7 cannot defend with another item in the basket', () => {
    for (const pile of [PELT, WOLFSBANE]) expect(attacked(pile).offered()).toEqual(['pass', 'the-wolfs-skin']);
  });

  it('does not defend the Huntsman', () => {
    expect(attacked(KNIFE, 'huntsman', 'little-red rival huntsman').offered()).toEqual(['pass', 'the-wolfs-skin']);
  });

  it('attacks with 4 whatever the basket holds', () => {
    const here = duel('little-red', 'little-red rival', { hand: ['what-big-ears-you-have'], ...PELT });
    expect(here.attack('what-big-ears-you-have').settled().values()).toEqual([4, null]);
  });
});

describe('Long Have I Sought You', () => {
  it('says', () => {
    expect(says(littleRed, 'long-have-i-sought-you')).toEqual([
      "During combat: If the Huntsman is adjacent to the opposing fighter, this card's value becomes 6 instead of 4.",
    ]);
  });

  it('counts 6 next to the target and 4 from afar, whatever the basket holds', () => {
    const yours = { hand: ['long-have-i-sought-you'], ...WOLFSBANE };
    expect(duel('little-red', 'little-red huntsman rival', yours).attack('long-have-i-sought-you').settled().values()).toEqual([6, null]);
    expect(duel('little-red', 'little-red huntsman . rival', yours).attack('long-have-i-sought-you').settled().values()).toEqual([4, null]);
  });

  it('is no card for Little Red, and counts 4 when Feint cancels it', () => {
    expect(duel('little-red', 'huntsman | little-red rival', { hand: ['long-have-i-sought-you'] }).offered()).toEqual(['maneuver']);

    const here = duel('little-red', 'little-red huntsman rival', { hand: ['long-have-i-sought-you'] }, { hand: ['feint'] });
    expect(here.attack('long-have-i-sought-you', { defense: 'feint' }).settled().values()).toEqual([4, 2]);
  });
});

describe("The Wolf's Skin", () => {
  it('says', () => {
    expect(says(littleRed, 'the-wolfs-skin')).toEqual(['After combat, with the wolf pelt in your basket: Draw 2 cards.']);
  });

  const defended = (pile: object, attack = 'plain-3', picture = 'huntsman little-red rival') =>
    duel('little-red', picture, { hand: ['the-wolfs-skin'], ...pile }, { hand: [attack] }, { active: 1 }).attack(attack, {
      defense: 'the-wolfs-skin',
    });

  it('draws 2 with the wolf pelt, for either fighter', () => {
    const here = defended(PELT).settled();
    expect([here.values(), here.hand(0).length]).toEqual([[3, 2], 2]);
    expect(defended(PELT, 'plain-1', 'little-red huntsman rival').settled().hand(0).length).toBe(2);
  });

  it('draws nothing with another item, or when Feint cancels it', () => {
    expect(defended(KNIFE).settled().hand(0)).toEqual([]);
    expect(defended(WOLFSBANE).settled().hand(0)).toEqual([]);
    expect(defended(PELT, 'feint').settled().hand(0)).toEqual([]);
  });
});

describe('What a Terrible Big Mouth You Have', () => {
  it('says', () => {
    expect(says(littleRed, 'what-a-terrible-big-mouth-you-have')).toEqual([
      "After combat, with the wolf pelt in your basket: Deal the opposing fighter damage equal to the printed value of your opponent's card.",
    ]);
  });

  const mouth = (pile: object, attack: string, hero = 'rival') =>
    duel(
      'little-red',
      `little-red ${hero} . .`,
      { hand: ['what-a-terrible-big-mouth-you-have'], ...pile },
      { hand: [attack] },
      { active: 1, against: hero },
    );

  it('deals the attacker the printed value of the attack with the wolf pelt', () => {
    const here = mouth(PELT, 'plain-5').attack('plain-5', { defense: 'what-a-terrible-big-mouth-you-have' }).settled();
    expect([here.health('little-red'), here.health('rival')]).toEqual([11, 15]);
  });

  it('looks at the printed number, not at what is added', () => {
    madeUp('hunter', [card('plus', { type: 'attack', value: 3, boost: 1, copies: 2, by: 'any' }, duringCombat(add(4)))]);
    const here = mouth(PELT, 'plus', 'hunter').attack('plus', { defense: 'what-a-terrible-big-mouth-you-have' }).settled();
    expect([here.values(), here.health('hunter')]).toEqual([[7, 2], 9]);
  });

  it('deals nothing with another item, or when Feint cancels it', () => {
    expect(mouth(KNIFE, 'plain-5').attack('plain-5', { defense: 'what-a-terrible-big-mouth-you-have' }).settled().health('rival')).toBe(20);
    expect(mouth(PELT, 'feint').attack('feint', { defense: 'what-a-terrible-big-mouth-you-have' }).settled().health('rival')).toBe(20);
  });
});

describe('What Big Eyes You Have', () => {
  it('says', () => {
    expect(says(littleRed, 'what-big-eyes-you-have')).toEqual([
      "Immediately: Cancel every effect on your opponent's card.",
      "Immediately, with the wolfsbane in your basket: Ignore the value of your opponent's card (it counts as 0).",
    ]);
  });

  const eyes = (pile: object, attack: string) =>
    duel('little-red', 'little-red rival', { hand: ['what-big-eyes-you-have'], ...pile }, { hand: [attack] }, { active: 1 })
      .attack(attack, { defense: 'what-big-eyes-you-have' })
      .settled();

  it('cancels the card against it whatever the basket holds', () => {
    for (const pile of [KNIFE, PELT, WOLFSBANE]) expect(eyes(pile, 'thorns').health('little-red')).toBe(14);
  });

  it('ignores its value with the wolfsbane only', () => {
    expect(eyes(WOLFSBANE, 'plain-9').values()).toEqual([0, 3]);
    expect(eyes(KNIFE, 'plain-9').values()).toEqual([9, 3]);
  });

  it('does both attacking', () => {
    const here = duel('little-red', 'little-red rival', { hand: ['what-big-eyes-you-have'], ...WOLFSBANE }, { hand: ['thorns'] });
    here.attack('what-big-eyes-you-have', { defense: 'thorns' }).settled();
    expect([here.health('little-red'), here.health('rival')]).toEqual([14, 17]);
  });

  it('does neither against a defending Feint', () => {
    const here = duel('little-red', 'little-red rival', { hand: ['what-big-eyes-you-have'], ...WOLFSBANE }, { hand: ['feint'] });
    expect(here.attack('what-big-eyes-you-have', { defense: 'feint' }).settled().values()).toEqual([3, 2]);
  });
});

describe("What's That in My Basket?", () => {
  it('says nothing', () => expect(says(littleRed, 'whats-that-in-my-basket')).toEqual([]));

  it('counts 4, and fills the basket with any one item', () => {
    const yours = { hand: ['whats-that-in-my-basket', 'never-leave-the-path'], ...KNIFE };
    const here = duel('little-red', 'little-red rival', yours, {}, { actions: 2 }).attack('whats-that-in-my-basket');
    expect(here.values()).toEqual([4, null]);
    here.scheme('never-leave-the-path');
    expect(here.asks).toBe('item 0');
    here.pick('wolfsbane').settled();
    expect(here.hand(0).length).toBe(3);
  });
});

describe('Stones in the Belly', () => {
  it('says', () => {
    expect(says(littleRed, 'stones-in-the-belly')).toEqual([
      "During combat, with the knife in your basket: Your opponent discards 1 random card from their hand. Add that card's BOOST value to this card's value.",
    ]);
  });

  const stones = (pile: object, hand: string[], defense?: string) =>
    duel('little-red', 'little-red rival', { hand: ['stones-in-the-belly'], ...pile }, { hand })
      .attack('stones-in-the-belly', { defense })
      .settled();

  it('with the knife discards a random card of the opponent, and adds its BOOST value', () => {
    const here = stones(KNIFE, ['plain-2', 'plain-7']);
    expect([here.values(), here.hand(1).length, here.discard(1).length]).toEqual([[3, null], 1, 1]);
  });

  it('adds nothing against an empty hand', () => {
    expect(stones(KNIFE, ['plain-1'], 'plain-1').values()).toEqual([2, 1]);
  });

  it('does nothing with another item, or when Feint cancels it', () => {
    for (const pile of [PELT, WOLFSBANE]) {
      const here = stones(pile, ['plain-2', 'plain-7']);
      expect([here.values(), here.hand(1).length]).toEqual([[2, null], 2]);
    }
    expect(stones(KNIFE, ['feint', 'plain-7'], 'feint').hand(1)).toEqual(['plain-7']);
  });
});

describe('Once Upon a Time', () => {
  it('says', () => {
    expect(says(littleRed, 'once-upon-a-time')).toEqual([
      'After combat, with the knife in your basket: Deal 3 damage to the opposing fighter.',
    ]);
  });

  const once = (pile: object, hand: string[] = []) =>
    duel('little-red', 'little-red rival', { hand: ['once-upon-a-time'], ...pile }, { hand })
      .attack('once-upon-a-time', { defense: hand[0] })
      .settled();

  it('deals 3 with the knife, win or lose', () => {
    expect(once(KNIFE).health('rival')).toBe(15);
    expect(once(KNIFE, ['plain-2']).health('rival')).toBe(17);
  });

  it('deals nothing with another item, or when Feint cancels it', () => {
    expect(once(PELT).health('rival')).toBe(18);
    expect(once(WOLFSBANE).health('rival')).toBe(18);
    expect(once(KNIFE, ['feint']).health('rival')).toBe(20);
  });
});

describe('Never Leave the Path', () => {
  it('says', () => {
    expect(says(littleRed, 'never-leave-the-path')).toEqual([
      'With the wolf pelt in your basket: Place Little Red Riding Hood in any space. Gain 1 action.',
      "With the knife in your basket: Deal 2 damage to each opposing fighter in Little Red Riding Hood's zone.",
      'With the wolfsbane in your basket: Draw 3 cards.',
    ]);
  });

  const path = (pile: object) =>
    duel('little-red', 'little-red . squire | . rival huntsman', { hand: ['never-leave-the-path', 'a-grimm-tale'], ...pile }).scheme(
      'never-leave-the-path',
    );

  it('with the wolf pelt puts her anywhere and gives an action', () => {
    const here = path(PELT);
    expect(here.asks).toBe('placeTo 0');
    expect(here.offered()).toEqual(['s1', 's2', 's4']);
    here.pick('s4').settled();
    expect([here.at('little-red'), here.asks, here.health('squire'), here.hand(0).length]).toEqual(['s4', 'action 0', 5, 1]);
  });

  it('with the knife deals 2 to each opposing fighter in her zone', () => {
    const here = path(KNIFE).settled();
    expect([here.health('squire'), here.health('rival'), here.hand(0).length, here.asks]).toEqual([3, 20, 1, 'over']);
  });

  it('with the wolfsbane draws 3', () => {
    const here = path({ discard: ['into-the-woods-wolfsbane'] }).settled();
    expect([here.health('squire'), here.hand(0).length, here.asks]).toEqual([5, 4, 'over']);
  });
});

describe('Into the Woods', () => {
  it.each(ITEMS)('says, with %s', (item) => {
    expect(says(littleRed, `into-the-woods-${item}`)).toEqual(['Move Little Red Riding Hood up to 3 spaces. Gain 1 action.']);
  });

  it.each(ITEMS)('moves her up to 3 and gives an action, whatever the basket holds: %s', (item) => {
    const id = `into-the-woods-${item}`;
    const here = duel('little-red', 'little-red huntsman . . . rival', { hand: [id, 'a-grimm-tale'], ...WILD }).scheme(id);
    expect(here.asks).toBe('moveTo 0');
    expect(here.offered()).toEqual(['s1', 's3', 's4']);
    here.pick('s4').settled();
    expect([here.at('little-red'), here.asks]).toEqual(['s4', 'action 0']);
  });
});

describe('A Grimm Tale', () => {
  it('says', () => {
    expect(says(littleRed, 'a-grimm-tale')).toEqual([
      'Little Red Riding Hood recovers 2 health.',
      'With the wolf pelt in your basket: Little Red Riding Hood recovers 2 more health.',
    ]);
  });

  it('recovers Little Red, not the Huntsman: 2, with the wolf pelt 4, up to 14', () => {
    const tell = (health: number, pile: object) => {
      const here = duel('little-red', `little-red:${health} huntsman:3 . rival`, { hand: ['a-grimm-tale'], ...pile })
        .scheme('a-grimm-tale')
        .settled();
      return [here.health('little-red'), here.health('huntsman')];
    };
    expect(tell(5, KNIFE)).toEqual([7, 3]);
    expect(tell(5, PELT)).toEqual([9, 3]);
    expect(tell(11, PELT)).toEqual([14, 3]);
  });

  it('needs the Huntsman', () => {
    expect(duel('little-red', 'little-red . rival', { hand: ['a-grimm-tale'] }).offered()).toEqual(['maneuver']);
  });
});
