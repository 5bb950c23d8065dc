import { card, damage, each, knownBoards, opposingFighters, scheme } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp } from '../../engine/test/made-up.ts';
import { duel, EMPTY_DECK } from '../test/duel.ts';
import { abilitySays, cards, deck, fighters, rows, says } from '../test/printed.ts';
import { yennenga } from './hero.ts';

describe('Yennenga', () => {
  it('has 15 health, moves 2, is ranged, and brings 2 Archers', () => {
    expect(fighters(yennenga)).toEqual(['yennenga 1 15 ranged', 'archer 2 2 ranged']);
    expect(yennenga.move).toBe(2);
  });

  it('has these 30 cards', () => {
    // card, type, value, BOOST, copies, who may use it
    const DECK = `
      surprise-volley     attack     3  3  3  any
      rain-of-arrows      attack     3  3  3  yennenga
      pin-the-prey        versatile  1  2  2  archer
      divide-and-conquer  versatile  2  1  2  archer
      point-blank         versatile  2  2  3  yennenga
      momentous-shift     versatile  3  2  3  any
      jaws-of-the-beast   versatile  3  3  3  yennenga
      skirmish            versatile  4  2  2  any
      stallion-charge     versatile  3  3  3  yennenga
      shield-formation    defense    3  3  2  yennenga
      one-with-the-land   scheme     -  2  2  yennenga
      master-of-the-hunt  scheme     -  3  2  yennenga
    `;
    expect(deck(yennenga)).toEqual(rows(DECK));
    expect(cards(yennenga)).toBe(30);
  });
});

describe('Archers', () => {
  it('says', () => {
    expect(abilitySays(yennenga)).toEqual([
      "Whenever Yennenga would take damage, you may assign any part of it to Archers in her zone instead, up to each one's health.",
    ]);
  });

  const attacked = (picture: string, attack = 'plain-7') =>
    duel('yennenga', picture, {}, { hand: [attack] }, { active: 1 }).attack(attack, { on: 'yennenga' });

  it('R-14.16.1, R-14.16.2 Any part of the damage goes to Archers in her zone, to each no more than its health', () => {
    const here = attacked('archer-1 archer-2:1 . yennenga rival');
    expect(here.asks).toBe('assign 0');
    expect(here.legal().every(({ fighter }) => fighter === 'archer-1')).toBe(true);
    expect(here.offered()).toEqual([0, 1, 2]);
    here.pick(2);
    expect(here.legal().every(({ fighter }) => fighter === 'archer-2')).toBe(true);
    expect(here.offered()).toEqual([0, 1]);
    here.pick(1).settled();
    expect([here.health('yennenga'), here.health('archer-1'), here.health('archer-2')]).toEqual([11, 0, 0]);
  });

  it('R-14.16.1 Nothing, or only a part, may be assigned', () => {
    const none = attacked('archer-1 archer-2 . yennenga rival').pick(0, 0).settled();
    expect([none.health('yennenga'), none.health('archer-1'), none.health('archer-2')]).toEqual([8, 2, 2]);
    const part = attacked('archer-1 archer-2 . yennenga rival').pick(0, 1).settled();
    expect([part.health('yennenga'), part.health('archer-1'), part.health('archer-2')]).toEqual([9, 2, 1]);
  });

  it('R-14.16.1 No more than the damage there is', () => {
    const here = attacked('archer-1 archer-2 . yennenga rival', 'plain-1');
    expect(here.offered()).toEqual([0, 1]);
    here.pick(1).settled();
    expect([here.health('yennenga'), here.health('archer-1'), here.health('archer-2')]).toEqual([15, 1, 2]);
  });

  it('R-14.16.1 Damage by an effect is covered as well', () => {
    const here = duel('yennenga', 'archer-1 . yennenga rival', { hand: ['point-blank'] }, { hand: ['thorns'] });
    here.attack('point-blank', { by: 'yennenga', defense: 'thorns' });
    expect(here.asks).toBe('assign 0');
    here.pick(2).settled();
    expect([here.health('yennenga'), here.health('archer-1')]).toEqual([8, 0]);
  });

  it('R-14.16.1 Damage to an Archer is its own', () => {
    const here = duel('yennenga', 'yennenga archer-2 . archer-1 rival', {}, { hand: ['plain-9'] }, { active: 1 })
      .attack('plain-9')
      .settled();
    expect([here.health('yennenga'), here.health('archer-1'), here.health('archer-2')]).toEqual([15, 0, 2]);
  });

  it('R-14.16.2 What the same event deals an Archer itself is subtracted first', () => {
    const all = card('hail', { type: 'scheme', boost: 1, copies: 1, by: 'any' }, scheme(damage(each(opposingFighters()), 1)));
    madeUp('storm', [all]);
    const here = duel('yennenga', 'archer-1 archer-2:1 yennenga . storm', {}, { hand: ['hail'] }, { active: 1, against: 'storm' });
    here.scheme('hail');
    expect(here.asks).toBe('assign 0');
    expect(here.legal().map(({ fighter, number }) => `${fighter} ${number}`)).toEqual(['archer-1 0', 'archer-1 1']);
    here.pick(1).settled();
    expect([here.health('yennenga'), here.health('archer-1'), here.health('archer-2')]).toEqual([15, 0, 0]);
  });

  it('R-14.16.3 Combat damage that is assigned stays combat damage: the attacker won', () => {
    const here = attacked('archer-1 . yennenga rival', 'plain-2').pick(2).settled();
    expect([here.health('yennenga'), here.winner()]).toEqual([15, 'attacker']);
    expect(here.told('damage')).toMatchObject([{ fighter: 'archer-1', amount: 2, combat: true }]);
  });

  it('R-14.16.4 Only Archers in her zone, on the board', () => {
    const one = attacked('archer-1 | archer-2 yennenga rival', 'plain-2');
    expect(one.legal().map(({ fighter, number }) => `${fighter} ${number}`)).toEqual(['archer-2 0', 'archer-2 1', 'archer-2 2']);
    one.pick(0).settled();

    const none = attacked('archer-1 | . yennenga rival', 'plain-2').settled();
    expect([none.health('yennenga'), none.health('archer-1')]).toEqual([13, 2]);
  });

  it('R-14.16.4 Feint does not stop it', () => {
    expect(attacked('archer-1 . yennenga rival', 'feint').asks).toBe('assign 0');
  });

  it('R-14.16.5 Of exhaustion nothing can be assigned', () => {
    const here = duel('yennenga', 'archer-1 archer-2 yennenga . rival', { ...EMPTY_DECK, hand: ['one-with-the-land'] }).scheme(
      'one-with-the-land',
    );
    here.pick('pass').settled();
    expect([here.health('yennenga'), here.health('archer-1'), here.health('archer-2')]).toEqual([13, 0, 0]);
  });
});

describe('Surprise Volley', () => {
  it('says', () => {
    expect(says(yennenga, 'surprise-volley')).toEqual([
      "Immediately: You may return a defeated Archer to any empty space in the opposing fighter's zone (that Archer becomes your fighter in the combat). If you do not, gain 1 action.",
    ]);
  });

  const yours = { hand: ['surprise-volley', 'skirmish'] };

  it('brings a defeated Archer back with 2 health into the zone of the target, and it is the attacker from then on', () => {
    const here = duel('yennenga', '. yennenga | rival . . | .', yours, { hand: ['thorns'] }).attack('surprise-volley', {
      defense: 'thorns',
    });
    expect(here.asks).toBe('returnTo 0');
    expect(here.offered()).toEqual(['pass', 's4', 's5']);
    here.pick('s5').settled();
    // the Archer has taken over, so Thorns fell it and not Yennenga; an action is not gained
    expect(here.told('return')).toMatchObject([{ fighter: 'archer-1', space: 's5', health: 2 }]);
    expect([here.health('yennenga'), here.at('archer-1'), here.health('rival'), here.asks]).toEqual([15, null, 17, 'over']);
  });

  it('gives an action if nobody is brought back, by choice or for want of a defeated Archer', () => {
    const chosen = duel('yennenga', '. yennenga rival', yours).attack('surprise-volley').pick('pass').settled();
    expect([chosen.asks, chosen.at('archer-1')]).toEqual(['action 0', null]);
    const none = duel('yennenga', 'archer-1 archer-2 yennenga rival', yours).attack('surprise-volley', { by: 'yennenga' }).settled();
    expect(none.asks).toBe('action 0');
  });

  it('does neither when Feint cancels it', () => {
    const here = duel('yennenga', '. yennenga rival', yours, { hand: ['feint'] })
      .attack('surprise-volley', { defense: 'feint' })
      .settled();
    expect([here.asks, here.at('archer-1')]).toEqual(['over', null]);
  });
});

describe('Rain of Arrows', () => {
  it('says', () =>
    expect(says(yennenga, 'rain-of-arrows')).toEqual(['After combat: Make the bonus attack Volley.', 'Bonus attack Volley: value 3.']));

  const yours = { hand: ['rain-of-arrows'] };

  it('strikes again with 3, win or lose; a new defense is allowed', () => {
    const here = duel('yennenga', 'yennenga . rival', yours, { hand: ['plain-5', 'plain-1'] }).attack('rain-of-arrows', {
      defense: 'plain-5',
    });
    expect(here.asks).toBe('defense 1');
    here.pick('plain-1').settled();
    expect([here.values(), here.health('rival')]).toEqual([[3, 1], 18]);
    expect(here.told('attack').map(({ bonus }) => bonus)).toEqual([undefined, 'volley']);
  });

  it('does not strike one who is defeated, nor when Feint cancels it', () => {
    const fallen = duel('yennenga', 'yennenga . squire:3 rival', yours).attack('rain-of-arrows', { on: 'squire' }).settled();
    expect(fallen.told('attack').length).toBe(1);
    const feint = duel('yennenga', 'yennenga . rival', yours, { hand: ['feint'] })
      .attack('rain-of-arrows', { defense: 'feint' })
      .settled();
    expect([feint.told('attack').length, feint.health('rival')]).toEqual([1, 19]);
  });

  it('is no card for an Archer', () => {
    expect(duel('yennenga', 'yennenga | archer-1 rival', yours).offered()).toEqual(['maneuver']);
  });
});

describe('Pin the Prey', () => {
  it('says', () => {
    expect(says(yennenga, 'pin-the-prey')).toEqual([
      'After combat: Move the opposing fighter up to 4 spaces. Your opponent discards 1 card.',
    ]);
  });

  const pin = (hand: string[], defense?: string) =>
    duel('yennenga', 'yennenga archer-1 rival . . . . .', { hand: ['pin-the-prey'] }, { hand }).attack('pin-the-prey', {
      by: 'archer-1',
      defense,
    });

  it('lets you move the opposing fighter up to 4; then the opponent discards a card of theirs', () => {
    const here = pin(['plain-3', 'plain-5', 'plain-6'], 'plain-3');
    expect(here.asks).toBe('moveTo 0');
    expect(here.offered()).toEqual(['s3', 's4', 's5', 's6', 's7']);
    here.pick('s7');
    expect(here.asks).toBe('discard 1');
    expect(here.offered()).toEqual(['plain-5', 'plain-6']);
    here.pick('plain-5').settled();
    expect([here.at('rival'), here.hand(1)]).toEqual(['s7', ['plain-6']]);
  });

  it('discards even if nobody was moved, and nothing from an empty hand', () => {
    expect(pin(['plain-5']).pick('s3').settled().hand(1)).toEqual([]);
    expect(pin([]).pick('s4').settled().at('rival')).toBe('s4');
  });

  it('does neither when Feint cancels it, and is no card for Yennenga', () => {
    const here = pin(['feint', 'plain-5'], 'feint').settled();
    expect([here.at('rival'), here.hand(1)]).toEqual(['s3', ['plain-5']]);
    expect(duel('yennenga', 'archer-1 | yennenga | . rival', { hand: ['pin-the-prey'] }).offered()).toEqual(['maneuver']);
  });
});

describe('Divide and Conquer', () => {
  it('says', () => {
    expect(says(yennenga, 'divide-and-conquer')).toEqual([
      "During combat: If your fighter is not in Yennenga's zone, this card's value becomes 4 instead of 2.",
    ]);
  });

  const divide = (picture: string, hand: string[] = [], by?: string) =>
    duel('yennenga', picture, { hand: ['divide-and-conquer'] }, { hand })
      .attack('divide-and-conquer', { by, defense: hand[0] })
      .settled()
      .values();

  it('counts 4 for an Archer outside her zone, 2 in it', () => {
    expect(divide('yennenga | archer-1 . rival')).toEqual([4, null]);
    expect(divide('yennenga archer-1 . rival', [], 'archer-1')).toEqual([2, null]);
  });

  it('counts 2 when Feint cancels it', () => {
    expect(divide('yennenga | archer-1 . rival', ['feint'])).toEqual([2, 2]);
  });
});

describe('Point Blank', () => {
  it('says', () => {
    expect(says(yennenga, 'point-blank')).toEqual([
      'After combat: If the opposing fighter is adjacent to Yennenga, deal 2 damage to the opposing fighter.',
    ]);
  });

  const point = (picture: string, hand: string[] = []) =>
    duel('yennenga', picture, { hand: ['point-blank'] }, { hand })
      .attack('point-blank', { defense: hand[0] })
      .settled()
      .health('rival');

  it('deals 2 to an adjacent opponent, win or lose, and nothing from afar', () => {
    expect(point('yennenga rival')).toBe(16);
    expect(point('yennenga rival', ['plain-2'])).toBe(18);
    expect(point('yennenga . rival')).toBe(18);
  });

  it('deals nothing when Feint cancels it', () => expect(point('yennenga rival', ['feint'])).toBe(20));
});

describe('Jaws of the Beast', () => {
  it('says', () => {
    expect(says(yennenga, 'jaws-of-the-beast')).toEqual([
      "During combat: Add 1 to this card's value for each zone the opposing fighter is in.",
    ]);
  });

  it('adds 1 for each zone of the opposing fighter', () => {
    const one = duel('yennenga', 'yennenga rival', { hand: ['jaws-of-the-beast'] })
      .attack('jaws-of-the-beast')
      .settled();
    expect(one.values()).toEqual([4, null]);

    const marmoreal = knownBoards().find(({ id }) => id === 'marmoreal')!;
    const at = marmoreal.spaces.find(({ zones }) => zones.length === 2)!.id;
    const from = marmoreal.lines.find((line) => line.includes(at))!.find((end) => end !== at)!;
    const two = duel(
      'yennenga',
      { board: 'marmoreal', fighters: { yennenga: { space: from }, rival: { space: at } } },
      { hand: ['jaws-of-the-beast'] },
    );
    expect(two.attack('jaws-of-the-beast').settled().values()).toEqual([5, null]);
  });

  it('adds nothing when Feint cancels it', () => {
    const here = duel('yennenga', 'yennenga rival', { hand: ['jaws-of-the-beast'] }, { hand: ['feint'] });
    expect(here.attack('jaws-of-the-beast', { defense: 'feint' }).settled().values()).toEqual([3, 2]);
  });
});

describe('Stallion Charge', () => {
  it('says', () => {
    expect(says(yennenga, 'stallion-charge')).toEqual([
      'After combat: Move Yennenga up to 5 spaces, even through opposing fighters. Deal 1 damage to each opposing fighter you moved through.',
    ]);
  });

  const charge = (picture: string, hand: string[] = []) =>
    duel('yennenga', picture, { hand: ['stallion-charge'] }, { hand }).attack('stallion-charge', { on: 'rival', defense: hand[0] });

  it('R-14.16.6 moves her up to 5 through opponents, and deals 1 to each moved through', () => {
    const here = charge('yennenga rival . squire . .', ['plain-3']);
    expect(here.asks).toBe('moveTo 0');
    here.pick('s2', 's3', 's4', 's5', 's6').settled();
    expect([here.at('yennenga'), here.health('rival'), here.health('squire')]).toEqual(['s6', 19, 4]);
  });

  it('R-14.16.6 spares those she did not pass, and stops nowhere but on a free space', () => {
    const here = charge('yennenga rival . squire . .', ['plain-3']).pick('s2');
    expect(here.offered()).not.toContain('pass');
    here.pick('s3', 'pass').settled();
    expect([here.at('yennenga'), here.health('rival'), here.health('squire')]).toEqual(['s3', 19, 5]);
  });

  it('R-14.16.6 hits each once, there and back', () => {
    const here = charge('yennenga rival . .', ['plain-3']).pick('s2', 's3', 's2', 's1').settled();
    expect([here.at('yennenga'), here.health('rival')]).toEqual(['s1', 19]);
  });

  it('may leave her where she is, and does nothing when Feint cancels it', () => {
    const stay = charge('yennenga rival . .', ['plain-3']).pick('pass').settled();
    expect([stay.at('yennenga'), stay.health('rival')]).toEqual(['s1', 20]);
    expect(charge('yennenga rival . .', ['feint']).settled().at('yennenga')).toBe('s1');
  });
});

describe('Shield Formation', () => {
  it('says', () => {
    expect(says(yennenga, 'shield-formation')).toEqual([
      "Immediately: Your opponent may discard 1 card. If they do not, return a defeated Archer to any empty space in Yennenga's zone.",
    ]);
  });

  const shield = (...hand: string[]) =>
    duel('yennenga', '. . yennenga rival | .', { hand: ['shield-formation'] }, { hand }, { active: 1 }).attack(hand[0], {
      defense: 'shield-formation',
    });

  it('brings no Archer back if the opponent discards a card', () => {
    const here = shield('plain-5', 'plain-1', 'plain-2');
    expect(here.asks).toBe('discard 1');
    expect(here.offered()).toEqual(['pass', 'plain-1', 'plain-2']);
    here.pick('plain-1').settled();
    expect([here.at('archer-1'), here.health('yennenga'), here.hand(1)]).toEqual([null, 13, ['plain-2']]);
  });

  it('brings one back into her zone if they do not, in time to take damage', () => {
    const here = shield('plain-5', 'plain-1').pick('pass');
    expect(here.asks).toBe('returnTo 0');
    expect(here.offered()).toEqual(['s1', 's2']);
    here.pick('s1');
    expect([here.at('archer-1'), here.health('archer-1'), here.asks]).toEqual(['s1', 2, 'assign 0']);
    here.pick(2).settled();
    expect(here.health('yennenga')).toBe(15);
  });

  it('brings nobody back if none is defeated', () => {
    const yours = { hand: ['shield-formation'] };
    const here = duel('yennenga', 'archer-1 archer-2 . yennenga rival', yours, { hand: ['plain-3', 'plain-1'] }, { active: 1 });
    here.attack('plain-3', { on: 'yennenga', defense: 'shield-formation' }).pick('pass').settled();
    expect([here.at('archer-1'), here.at('archer-2')]).toEqual(['s1', 's2']);
  });

  it('an attacking Feint comes too late for it', () => {
    const here = shield('feint', 'plain-1');
    expect(here.asks).toBe('discard 1');
    here.pick('plain-1').settled();
    expect(here.values()).toEqual([2, 3]);
  });
});

describe('One With the Land', () => {
  it('says', () => {
    expect(says(yennenga, 'one-with-the-land')).toEqual([
      'Move each of your fighters up to 2 spaces. Each of your fighters recovers 1 health. Draw 1 card.',
    ]);
  });

  it('moves each up to 2, recovers each 1, and draws 1', () => {
    const here = duel('yennenga', 'yennenga:10 . . archer-1:1 . . rival', { hand: ['one-with-the-land'] }).scheme('one-with-the-land');
    expect(here.asks).toBe('moveWhom 0');
    expect(here.offered()).toEqual(['archer-1', 'pass', 'yennenga']);
    here.pick('archer-1');
    expect(here.offered()).toEqual(['s2', 's3', 's4', 's5', 's6']);
    here.pick('s6', 'yennenga', 's3').settled();
    expect([here.at('archer-1'), here.at('yennenga')]).toEqual(['s6', 's3']);
    expect([here.health('yennenga'), here.health('archer-1'), here.at('archer-2'), here.hand(0).length]).toEqual([11, 2, null, 1]);
  });

  it('recovers and draws without moving; nobody above full health', () => {
    const here = duel('yennenga', 'yennenga archer-1 . rival', { hand: ['one-with-the-land'] })
      .scheme('one-with-the-land')
      .pick('pass')
      .settled();
    expect([here.health('yennenga'), here.health('archer-1'), here.hand(0).length]).toEqual([15, 2, 1]);
  });
});

describe('Master of the Hunt', () => {
  it('says', () => expect(says(yennenga, 'master-of-the-hunt')).toEqual(['Gain 2 actions.']));

  it('gives 2 actions', () => {
    const here = duel('yennenga', 'yennenga . rival', { hand: ['master-of-the-hunt', 'skirmish'] })
      .scheme('master-of-the-hunt')
      .settled();
    expect(here.asks).toBe('action 0');
    here.maneuver().maneuver().settled();
    expect(here.asks).toBe('over');
    expect(here.told('action').length).toBe(3);
  });
});
