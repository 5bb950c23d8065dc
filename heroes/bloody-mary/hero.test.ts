import { describe, expect, it } from 'vitest';
import { type Duel, duel } from '../test/duel.ts';
import { abilitySays, cards, deck, fighters, rows, says } from '../test/printed.ts';
import { bloodyMary } from './hero.ts';

/** The next action is the third. */
const THIRD = { actionNumber: 2 };
const gained = (here: Duel): number[] => here.told('gainActions').map(({ seat }) => seat);

describe('Bloody Mary', () => {
  it('has 16 health, moves 3, and comes alone', () => {
    expect(fighters(bloodyMary)).toEqual(['bloody-mary 1 16 melee']);
    expect(bloodyMary.move).toBe(3);
  });

  it('has these 30 cards', () => {
    // card, type, value, BOOST, copies, who may use it
    const DECK = `
      out-of-the-mirror        attack     1  2  2  bloody-mary
      ghostly-touch            attack     1  2  2  bloody-mary
      speak-three-times        attack     3  2  2  bloody-mary
      bloody-requiem           attack     3  4  3  bloody-mary
      feint                    versatile  2  2  2  bloody-mary
      trick-of-the-light       versatile  2  3  3  bloody-mary
      broken-glass             versatile  3  2  3  bloody-mary
      jump-scare               versatile  3  2  2  bloody-mary
      infinity-mirror          versatile  4  2  2  bloody-mary
      mirror-image             defense    0  2  2  bloody-mary
      evade                    defense    3  1  3  bloody-mary
      closer-than-she-appears  scheme     -  2  2  bloody-mary
      stolen-memories          scheme     -  3  2  bloody-mary
    `;
    expect(deck(bloodyMary)).toEqual(rows(DECK));
    expect(cards(bloodyMary)).toBe(30);
  });
});

describe('Three cards in hand', () => {
  it('says', () => {
    expect(abilitySays(bloodyMary)).toEqual(['At the start of your turn, if you have exactly 3 cards in hand, gain 1 action.']);
  });

  it.each([
    [2, 2],
    [3, 3],
    [4, 2],
  ])('R-14.8.1 With %i cards she takes %i actions, without a question', (count, actions) => {
    const hand = ['evade', 'evade', 'evade', 'feint'].slice(0, count);
    const here = duel('bloody-mary', 'bloody-mary . rival', { hand }, {}, { at: 'turnStart' });
    expect([here.asks, here.see().actions]).toEqual(['action 0', actions]);
  });

  it('R-14.8.1 It is checked once: a third card in the course of the turn gives nothing', () => {
    const here = duel('bloody-mary', 'bloody-mary . rival', { hand: ['evade', 'evade'] }, {}, { at: 'turnStart' })
      .maneuver()
      .settled();
    expect([here.hand(0).length, here.see().actions, gained(here)]).toEqual([3, 1, []]);
  });

  it('R-14.8.1 Nor do three cards at the start of the opponent’s turn', () => {
    const here = duel(
      'bloody-mary',
      'bloody-mary . rival',
      { hand: ['evade', 'evade', 'evade'] },
      { hand: ['plain-1'] },
      { at: 'turnStart', active: 1 },
    );
    expect([here.asks, here.see().actions]).toEqual(['action 1', 2]);
  });

  it('R-14.8.2 The third action is the one with that number, whatever gave it', () => {
    const hand = ['closer-than-she-appears', 'closer-than-she-appears', 'speak-three-times'];
    const here = duel('bloody-mary', 'bloody-mary rival', { hand }).scheme('closer-than-she-appears');
    here.scheme('closer-than-she-appears').attack('speak-three-times').settled();
    expect(here.told('action').map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(here.values()).toEqual([7, null]);
  });
});

describe('Out of the Mirror', () => {
  it('says', () => {
    expect(says(bloodyMary, 'out-of-the-mirror')).toEqual([
      "During combat: Your opponent discards 1 random card from their hand. Add that card's BOOST value to this card's value.",
      'After combat: If this is your third action this turn, draw 1 card.',
    ]);
  });

  const yours = { hand: ['out-of-the-mirror'] };

  it('takes a card at random and adds its BOOST', () => {
    const here = duel('bloody-mary', 'bloody-mary rival', yours, { hand: ['plain-1', 'plain-2'] })
      .attack('out-of-the-mirror')
      .settled();
    expect(here.told('discard')[0]).toMatchObject({ seat: 1, random: true });
    expect([here.hand(1).length, here.values()]).toEqual([1, [2, null]]);
  });

  it('adds nothing when there is no card left to lose', () => {
    const here = duel('bloody-mary', 'bloody-mary rival', yours, { hand: ['plain-1'] }).attack('out-of-the-mirror', { defense: 'plain-1' });
    expect(here.settled().values()).toEqual([1, 1]);
  });

  it.each([
    [1, 0],
    [2, 1],
    [3, 0],
  ])('draws 1 card in the third action only: %i came before', (actionNumber, count) => {
    const here = duel('bloody-mary', 'bloody-mary rival', yours, {}, { actionNumber }).attack('out-of-the-mirror').settled();
    expect(here.hand(0)).toHaveLength(count);
  });

  it('does neither when Feint cancels it', () => {
    const here = duel('bloody-mary', 'bloody-mary rival', yours, { hand: ['feint', 'plain-9'] }, THIRD);
    here.attack('out-of-the-mirror', { defense: 'feint' }).settled();
    expect([here.values(), here.hand(0), here.hand(1)]).toEqual([[1, 2], [], ['plain-9']]);
  });
});

describe('Ghostly Touch', () => {
  it('says', () => {
    expect(says(bloodyMary, 'ghostly-touch')).toEqual([
      'During combat: You may boost this card.',
      'After combat: If this is your third action this turn, Bloody Mary recovers 3 health.',
    ]);
  });

  const yours = { hand: ['ghostly-touch', 'bloody-requiem'] };

  it('may be boosted, or not', () => {
    const boosted = duel('bloody-mary', 'bloody-mary rival', yours).attack('ghostly-touch');
    expect(boosted.offered()).toEqual(['bloody-requiem', 'pass']);
    boosted.pick('bloody-requiem').settled();
    expect([boosted.values(), boosted.hand(0)]).toEqual([[5, null], []]);
    const plain = duel('bloody-mary', 'bloody-mary rival', yours).attack('ghostly-touch').pick('pass').settled();
    expect([plain.values(), plain.hand(0)]).toEqual([[1, null], ['bloody-requiem']]);
  });

  it.each([
    [1, 10],
    [2, 13],
    [3, 10],
  ])('recovers 3 in the third action only: %i came before', (actionNumber, health) => {
    const here = duel('bloody-mary', 'bloody-mary:10 rival', { hand: ['ghostly-touch'] }, {}, { actionNumber })
      .attack('ghostly-touch')
      .settled();
    expect(here.health('bloody-mary')).toBe(health);
  });

  it('recovers no more than to 16', () => {
    const here = duel('bloody-mary', 'bloody-mary:14 rival', { hand: ['ghostly-touch'] }, {}, THIRD)
      .attack('ghostly-touch')
      .settled();
    expect(here.health('bloody-mary')).toBe(16);
  });

  it('does neither when Feint cancels it', () => {
    const here = duel('bloody-mary', 'bloody-mary:10 rival', yours, { hand: ['feint'] }, THIRD).attack('ghostly-touch', {
      defense: 'feint',
    });
    expect([here.settled().values(), here.health('bloody-mary')]).toEqual([[1, 2], 10]);
  });
});

describe('Speak Three Times', () => {
  it('says', () => {
    expect(says(bloodyMary, 'speak-three-times')).toEqual([
      "During combat: If this is your third action this turn, this card's value becomes 7 instead of 3.",
    ]);
  });

  it.each([
    [0, 3],
    [1, 3],
    [2, 7],
    [3, 3],
  ])('R-14.8.2 counts 7 in the third action, not in the second or fourth: %i came before', (actionNumber, value) => {
    const here = duel('bloody-mary', 'bloody-mary rival', { hand: ['speak-three-times'] }, {}, { actionNumber }).attack(
      'speak-three-times',
    );
    expect(here.settled().values()).toEqual([value, null]);
  });

  it('counts 3 when Feint cancels it', () => {
    const here = duel('bloody-mary', 'bloody-mary rival', { hand: ['speak-three-times'] }, { hand: ['feint'] }, THIRD);
    expect(here.attack('speak-three-times', { defense: 'feint' }).settled().values()).toEqual([3, 2]);
  });
});

describe('Bloody Requiem', () => {
  it('says', () => {
    expect(says(bloodyMary, 'bloody-requiem')).toEqual([
      'After combat: Make the bonus attack Bloody Reprise.',
      'Bonus attack Bloody Reprise: value 0.',
      "Bloody Reprise, during combat: This attack's value becomes the printed value of the card that defended against the main attack.",
    ]);
  });

  const yours = { hand: ['bloody-requiem'] };
  const values = (here: Duel) => here.told('values').map(({ attack, defense }) => [attack, defense]);

  it('R-14.8.3 Bloody Reprise counts what the card against the main attack has printed', () => {
    const here = duel('bloody-mary', 'bloody-mary rival', yours, { hand: ['plain-5', 'plain-2'] }).attack('bloody-requiem', {
      defense: 'plain-5',
    });
    expect(here.discard(1)).toEqual(['plain-5']);
    expect(here.offered()).toEqual(['pass', 'plain-2']);
    here.pick('plain-2').settled();
    expect([values(here), here.health('rival')]).toEqual([
      [
        [3, 5],
        [5, 2],
      ],
      17,
    ]);
  });

  it('R-14.8.3 It counts 0 if there was none, also against a card of its own', () => {
    const here = duel('bloody-mary', 'bloody-mary rival', yours, { hand: ['plain-4'] }).attack('bloody-requiem');
    here.pick('plain-4').settled();
    expect(values(here)).toEqual([
      [3, null],
      [0, 4],
    ]);
  });

  it('R-14.8.3 What was added to that card is not remembered', () => {
    const theirs = { form: 'small', hand: ['skirmish'] };
    const here = duel('bloody-mary', 'bloody-mary alice', yours, theirs, { against: 'alice' }).attack('bloody-requiem', {
      defense: 'skirmish',
    });
    here.pick('bloody-mary').settled();
    expect(values(here)).toEqual([
      [3, 5],
      [4, null],
    ]);
  });

  it('R-14.8.3 Feint against Bloody Reprise leaves its 0', () => {
    const here = duel('bloody-mary', 'bloody-mary rival', yours, { hand: ['plain-5', 'feint'] }).attack('bloody-requiem', {
      defense: 'plain-5',
    });
    expect(values(here.pick('feint').settled())[1]).toEqual([0, 2]);
  });

  it('has no bonus attack when Feint cancels it, or the target is gone', () => {
    const canceled = duel('bloody-mary', 'bloody-mary rival', yours, { hand: ['feint'] })
      .attack('bloody-requiem', { defense: 'feint' })
      .settled();
    expect(canceled.told('attack')).toHaveLength(1);
    const gone = duel('bloody-mary', 'bloody-mary squire:3 rival', yours).attack('bloody-requiem').settled();
    expect([gone.at('squire'), gone.told('attack').length]).toEqual([null, 1]);
  });
});

describe('Feint', () => {
  it('says', () => expect(says(bloodyMary, 'feint')).toEqual(["Immediately: Cancel every effect on your opponent's card."]));

  it('saves her from what a card would do', () => {
    const here = duel('bloody-mary', 'bloody-mary rival', { hand: ['feint'] }, { hand: ['thorns'] }).attack('feint', { defense: 'thorns' });
    expect(here.settled().health('bloody-mary')).toBe(16);
  });
});

describe('Trick of the Light', () => {
  it('says', () => {
    expect(says(bloodyMary, 'trick-of-the-light')).toEqual([
      'After combat: You may place Bloody Mary in any empty space adjacent to the opposing fighter.',
    ]);
  });

  it('places her on an empty space next to whom she fought, or leaves her', () => {
    const here = duel('bloody-mary', '. bloody-mary rival .', { hand: ['trick-of-the-light'] }).attack('trick-of-the-light');
    expect(here.offered()).toEqual(['pass', 's4']);
    here.pick('s4').settled();
    expect(here.at('bloody-mary')).toBe('s4');
    const stay = duel('bloody-mary', '. bloody-mary rival .', { hand: ['trick-of-the-light'] })
      .attack('trick-of-the-light')
      .pick('pass')
      .settled();
    expect(stay.at('bloody-mary')).toBe('s2');
  });

  it('works in defense, won or lost', () => {
    for (const attack of ['plain-2', 'plain-3']) {
      const here = duel('bloody-mary', 'bloody-mary rival .', { hand: ['trick-of-the-light'] }, { hand: [attack] }, { active: 1 });
      here.attack(attack, { defense: 'trick-of-the-light' }).pick('s3').settled();
      expect(here.at('bloody-mary')).toBe('s3');
    }
  });

  it('asks nothing where no such space is empty, the other was defeated, or Feint cancels it', () => {
    duel('bloody-mary', '. bloody-mary rival squire', { hand: ['trick-of-the-light'] })
      .attack('trick-of-the-light')
      .settled();
    duel('bloody-mary', '. bloody-mary squire:2 . rival', { hand: ['trick-of-the-light'] })
      .attack('trick-of-the-light')
      .settled();
    const canceled = duel('bloody-mary', '. bloody-mary rival .', { hand: ['trick-of-the-light'] }, { hand: ['feint'] });
    canceled.attack('trick-of-the-light', { defense: 'feint' }).settled();
    expect(canceled.at('bloody-mary')).toBe('s2');
  });
});

describe('Broken Glass', () => {
  it('says', () => {
    expect(says(bloodyMary, 'broken-glass')).toEqual([
      "During combat: You may add 1 to this card's value or subtract 1 from it.",
      'After combat: If both cards have the same value, draw 1 card, then deal 2 damage to the opposing fighter.',
    ]);
  });

  const [ADD, SUBTRACT] = [1, 2];
  const against = (defense: string): Duel =>
    duel('bloody-mary', 'bloody-mary rival', { hand: ['broken-glass'] }, { hand: [defense] }).attack('broken-glass', { defense });

  it('may shift its value by 1 either way', () => {
    const here = against('plain-9');
    expect(here.asks).toBe('shiftValue 0');
    expect(here.offered()).toEqual([1, 2, 'pass']);
    expect(here.pick(ADD).settled().values()).toEqual([4, 9]);
    expect(against('plain-9').pick(SUBTRACT).settled().values()).toEqual([2, 9]);
    expect(against('plain-9').pick('pass').settled().values()).toEqual([3, 9]);
  });

  it.each([
    ['plain-4', ADD],
    ['plain-2', SUBTRACT],
    ['plain-3', 'pass'],
  ])('draws 1 and deals 2 if the values are equal at last: %s', (defense, shift) => {
    const here = against(defense).pick(shift).settled();
    expect([here.winner(), here.hand(0).length, here.health('rival')]).toEqual(['defender', 1, 18]);
  });

  it.each([
    ['plain-3', ADD, 19],
    ['plain-3', SUBTRACT, 20],
    ['plain-4', 'pass', 20],
  ])('does neither if they are not: %s', (defense, shift, health) => {
    const here = against(defense).pick(shift).settled();
    expect([here.hand(0).length, here.health('rival')]).toEqual([0, health]);
  });

  it('works in defense', () => {
    const here = duel('bloody-mary', 'bloody-mary rival', { hand: ['broken-glass'] }, { hand: ['plain-4'] }, { active: 1 });
    here.attack('plain-4', { defense: 'broken-glass' }).pick(ADD).settled();
    expect([here.values(), here.hand(0).length, here.health('rival'), here.health('bloody-mary')]).toEqual([[4, 4], 1, 18, 16]);
  });

  it('does nothing when Feint cancels it', () => {
    const here = against('feint').settled();
    expect([here.values(), here.hand(0), here.health('rival')]).toEqual([[3, 2], [], 19]);
  });
});

describe('Jump Scare', () => {
  it('says', () => {
    expect(says(bloodyMary, 'jump-scare')).toEqual([
      "During combat: If Bloody Mary is in none of the zones of the space where she started this turn, this card's value becomes 6 instead of 3.",
    ]);
  });

  const come = (picture: string, to: string): Duel =>
    duel('bloody-mary', picture, { hand: ['jump-scare'] }, {}, { actions: 2 })
      .maneuver({ 'bloody-mary': to })
      .attack('jump-scare')
      .settled();

  it('counts 6 if she came from another zone this turn', () => {
    expect(come('bloody-mary . | . rival', 's3').values()).toEqual([6, null]);
  });

  it('counts 3 if she only came from another space, or back, or stayed', () => {
    expect(come('bloody-mary . . rival', 's3').values()).toEqual([3, null]);
    expect(come('bloody-mary . | rival', 's2').values()).toEqual([3, null]);
    expect(come('. bloody-mary | rival', 's2').values()).toEqual([3, null]);
  });

  it('looks at the zones she shares with the start: one in common is the same zone', () => {
    const start = (turnStart: string) =>
      duel(
        'bloody-mary',
        { board: 'marmoreal', fighters: { 'bloody-mary': { space: 's4', turnStart }, rival: { space: 's5' } } },
        { hand: ['jump-scare'] },
      );
    expect(start('s12').attack('jump-scare').settled().values()).toEqual([3, null]);
    expect(start('s22').attack('jump-scare').settled().values()).toEqual([6, null]);
  });

  it('in defense looks at the start of the opponent’s turn', () => {
    const stayed = duel('bloody-mary', '. | bloody-mary rival', { hand: ['jump-scare'] }, { hand: ['plain-6'] }, { active: 1 });
    expect(stayed.attack('plain-6', { defense: 'jump-scare' }).settled().values()).toEqual([6, 3]);
    const places = { 'bloody-mary': { space: 's2', turnStart: 's1' }, rival: { space: 's3' } };
    const moved = duel(
      'bloody-mary',
      { board: 'row-1-2', fighters: places },
      { hand: ['jump-scare'] },
      { hand: ['plain-6'] },
      { active: 1 },
    );
    expect(moved.attack('plain-6', { defense: 'jump-scare' }).settled().values()).toEqual([6, 6]);
  });

  it('counts 3 when Feint cancels it', () => {
    const here = duel('bloody-mary', 'bloody-mary . | . rival', { hand: ['jump-scare'] }, { hand: ['feint'] }, { actions: 2 });
    here.maneuver({ 'bloody-mary': 's3' }).attack('jump-scare', { defense: 'feint' }).settled();
    expect(here.values()).toEqual([3, 2]);
  });
});

describe('Infinity Mirror', () => {
  it('says', () =>
    expect(says(bloodyMary, 'infinity-mirror')).toEqual(['After combat: Move one of the fighters in the combat up to 4 spaces.']));

  it('moves either fighter of the combat up to 4, won or lost', () => {
    const here = duel('bloody-mary', '. . . . . bloody-mary rival . squire', { hand: ['infinity-mirror'] }, { hand: ['plain-4'] });
    here.attack('infinity-mirror', { defense: 'plain-4' });
    expect([here.winner(), here.offered()]).toEqual(['defender', ['bloody-mary', 'rival']]);
    here.pick('bloody-mary');
    expect(here.offered()).toEqual(['s2', 's3', 's4', 's5', 's6']);
    here.pick('s2').settled();
  });

  it('moves the other by the rules of its own side', () => {
    const here = duel('bloody-mary', '. bloody-mary rival squire . . . .', { hand: ['infinity-mirror'] })
      .attack('infinity-mirror')
      .pick('rival');
    expect(here.offered()).toEqual(['s3', 's5', 's6', 's7']);
    here.pick('s7').settled();
    expect(here.at('rival')).toBe('s7');
  });

  it('moves nobody when Feint cancels it', () => {
    const here = duel('bloody-mary', '. bloody-mary rival', { hand: ['infinity-mirror'] }, { hand: ['feint'] });
    here.attack('infinity-mirror', { defense: 'feint' }).settled();
  });
});

describe('Mirror Image', () => {
  it('says', () => {
    expect(says(bloodyMary, 'mirror-image')).toEqual([
      "During combat: This card's value becomes the printed value of your opponent's card.",
    ]);
  });

  it('R-14.8.4 takes the printed value of the attack', () => {
    const here = duel('bloody-mary', 'bloody-mary rival', { hand: ['mirror-image'] }, { hand: ['plain-7'] }, { active: 1 });
    here.attack('plain-7', { defense: 'mirror-image' }).settled();
    expect([here.values(), here.winner()]).toEqual([[7, 7], 'defender']);
  });

  it('R-14.8.4 not what was added to it', () => {
    const theirs = { form: 'big', hand: ['o-frabjous-day'] };
    const here = duel('bloody-mary', 'bloody-mary alice', { hand: ['mirror-image'] }, theirs, { active: 1, against: 'alice' });
    here.attack('o-frabjous-day', { defense: 'mirror-image' }).settled();
    expect(here.values()).toEqual([6, 4]);
  });

  it('R-14.8.4 of the card that lies there at that moment', () => {
    const theirs = { hand: ['sleight-of-hand', 'an-illusion-of-my-own-design'] };
    const here = duel('bloody-mary', 'bloody-mary houdini', { hand: ['mirror-image'] }, theirs, { active: 1, against: 'houdini' });
    here.attack('sleight-of-hand', { defense: 'mirror-image' }).pick('an-illusion-of-my-own-design').pick('pass').settled();
    expect(here.values()).toEqual([4, 4]);
  });

  it('counts 0 when Feint cancels it', () => {
    const here = duel('bloody-mary', 'bloody-mary rival', { hand: ['mirror-image'] }, { hand: ['feint'] }, { active: 1 });
    expect(here.attack('feint', { defense: 'mirror-image' }).settled().values()).toEqual([2, 0]);
  });
});

describe('Evade', () => {
  it('says', () => expect(says(bloodyMary, 'evade')).toEqual(['After combat: Draw 1 card.']));

  it.each([
    ['plain-3', 1],
    ['plain-4', 1],
    ['feint', 0],
  ])('draws 1 card, won or lost, unless canceled: %s', (attack, count) => {
    const here = duel('bloody-mary', 'bloody-mary rival', { hand: ['evade'] }, { hand: [attack] }, { active: 1 });
    here.attack(attack, { defense: 'evade' }).settled();
    expect(here.hand(0)).toHaveLength(count);
  });
});

describe('Closer Than She Appears', () => {
  it('says', () => {
    expect(says(bloodyMary, 'closer-than-she-appears')).toEqual(['Move Bloody Mary up to 1 space. Draw 1 card. Gain 1 action.']);
  });

  it('moves her up to 1, then draws 1, then gives an action', () => {
    const here = duel('bloody-mary', '. bloody-mary . rival', { hand: ['closer-than-she-appears'] }).scheme('closer-than-she-appears');
    expect([here.offered(), here.hand(0)]).toEqual([['s1', 's2', 's3'], []]);
    here.pick('s3').settled();
    expect([here.at('bloody-mary'), here.hand(0).length, here.see().actions]).toEqual(['s3', 1, 1]);
  });
});

describe('Stolen Memories', () => {
  it('says', () => {
    expect(says(bloodyMary, 'stolen-memories')).toEqual([
      "Look at your opponent's hand and choose a card in it. If a card was chosen, your opponent chooses one: (1) discard that card; (2) deal their hero damage equal to that card's BOOST value.",
    ]);
  });

  const yours = { hand: ['stolen-memories'] };
  const asked = (): Duel => {
    const theirs = { form: 'big', hand: ['eat-me', 'skirmish'] };
    const here = duel('bloody-mary', 'bloody-mary . alice jabberwock', yours, theirs, { against: 'alice' }).scheme('stolen-memories');
    expect([here.see(0).seats[1].hand, here.offered()]).toEqual([
      ['eat-me', 'skirmish'],
      ['eat-me', 'skirmish'],
    ]);
    here.pick('eat-me');
    expect([here.asks, here.offered()]).toEqual(['option 1', [1, 2]]);
    return here;
  };

  it('shows a hand and picks a card, which its owner may discard', () => {
    const here = asked().pick(1).settled();
    expect([here.hand(1), here.discard(1), here.health('alice')]).toEqual([['skirmish'], ['eat-me'], 13]);
  });

  it('or keep, for its BOOST in damage to their hero', () => {
    const here = asked().pick(2).settled();
    expect([here.hand(1), here.health('alice'), here.health('jabberwock')]).toEqual([['eat-me', 'skirmish'], 10, 8]);
    expect(here.told('damage')[0].combat).toBe(false);
  });

  it('does nothing against an empty hand', () => {
    const here = duel('bloody-mary', 'bloody-mary . rival', yours).scheme('stolen-memories').settled();
    expect([here.health('rival'), here.discard(1)]).toEqual([20, []]);
  });
});
