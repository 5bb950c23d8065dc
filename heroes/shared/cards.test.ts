/** Cards of several decks, clause by clause; a hero's own file reads them once more in its own deck. */
import { card, duringCombat, sidekick, valueBecomes } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp } from '../../engine/test/made-up.ts';
import { duel, EMPTY_DECK } from '../test/duel.ts';
import { deck, rows, says } from '../test/printed.ts';
import { dash, exploit, feint, momentousShift, regroup, skirmish, wilyFighting } from './cards.ts';

const anyone = madeUp(
  'anyone',
  [dash, exploit, feint, momentousShift, regroup, skirmish, wilyFighting].map((shared) => shared({ boost: 1, copies: 4 })),
  { sidekicks: [sidekick('friend', { health: 4, reach: 'melee' })] },
);

describe('shared cards', () => {
  it('have these types, values and users; BOOST and copies are the deck’s', () => {
    const DECK = `
      dash             versatile  3  1  4  any
      exploit          versatile  4  1  4  any
      feint            versatile  2  1  4  any
      momentous-shift  versatile  3  1  4  any
      regroup          versatile  1  1  4  any
      skirmish         versatile  4  1  4  any
      wily-fighting    versatile  3  1  4  any
    `;
    expect(deck(anyone).slice(0, 7)).toEqual(rows(DECK));
  });

  it('may be for one fighter only where the deck says so', () => {
    expect(feint({ boost: 3, copies: 2, by: 'friend' })).toMatchObject({ boost: 3, copies: 2, by: 'friend' });
  });
});

describe('Dash', () => {
  it('says', () => expect(says(anyone, 'dash')).toEqual(['After combat: Move your fighter in the combat up to 3 spaces.']));

  it('moves the fighter who attacked with it up to 3 spaces; staying counts, and opponents are in the way', () => {
    const here = duel('anyone', '. . . . anyone rival .', { hand: ['dash'] }).attack('dash');
    expect(here.asks).toBe('moveTo 0');
    expect(here.offered()).toEqual(['s2', 's3', 's4', 's5']);
    here.pick('s2').settled();
    expect(here.at('anyone')).toBe('s2');
  });

  it('moves the fighter who defended with it, win or lose', () => {
    const here = duel('anyone', 'anyone . friend rival', { hand: ['dash'] }, { hand: ['plain-9'] }, { active: 1 });
    here.attack('plain-9', { on: 'friend', defense: 'dash' });
    expect(here.health('friend')).toBe(0);
    here.settled();

    const there = duel('anyone', '. anyone rival', { hand: ['dash'] }, { hand: ['plain-4'] }, { active: 1 });
    there.attack('plain-4', { defense: 'dash' });
    expect(there.winner()).toBe('attacker');
    expect(there.offered()).toEqual(['s1', 's2']);
    there.pick('s1').settled();
  });

  it('moves a sidekick who used it, not the hero', () => {
    const here = duel('anyone', 'anyone . friend rival', { hand: ['dash'] }).attack('dash', { by: 'friend' });
    expect(here.offered()).toEqual(['s2', 's3']);
    here.pick('s2').settled();
    expect([here.at('anyone'), here.at('friend')]).toEqual(['s1', 's2']);
  });

  it('moves nobody when Feint cancels it', () => {
    const here = duel('anyone', '. anyone rival', { hand: ['dash'] }, { hand: ['feint'] }).attack('dash', { defense: 'feint' });
    expect(here.values()).toEqual([3, 2]);
    here.settled();
  });
});

describe('Exploit', () => {
  it('says', () => expect(says(anyone, 'exploit')).toEqual(['After combat: Draw 1 card.']));

  it('draws 1 card after a win', () => {
    const here = duel('anyone', 'anyone rival', { hand: ['exploit'], deck: ['dash', 'skirmish'] })
      .attack('exploit')
      .settled();
    expect(here.winner()).toBe('attacker');
    expect(here.hand(0)).toEqual(['dash']);
  });

  it('draws 1 card after a loss', () => {
    const here = duel('anyone', 'anyone rival', { hand: ['exploit'], deck: ['dash', 'skirmish'] }, { hand: ['plain-4'] });
    here.attack('exploit', { defense: 'plain-4' }).settled();
    expect(here.winner()).toBe('defender');
    expect(here.hand(0)).toEqual(['dash']);
  });

  it('draws nothing when Feint cancels it', () => {
    const here = duel('anyone', 'anyone rival', { hand: ['exploit'] }, { hand: ['feint'] });
    here.attack('exploit', { defense: 'feint' }).settled();
    expect(here.hand(0)).toEqual([]);
  });

  it('exhausts on an empty deck', () => {
    const here = duel('anyone', 'anyone rival friend', { ...EMPTY_DECK, hand: ['exploit'] });
    here.attack('exploit', { by: 'anyone' }).settled();
    expect([here.health('anyone'), here.health('friend')]).toEqual([10, 2]);
  });

  it('draws after the damage: a hero about to be exhausted may still win first', () => {
    const here = duel('anyone', 'anyone:2 rival:4', { ...EMPTY_DECK, hand: ['exploit'] }).attack('exploit');
    expect(here.see().winners).toEqual([0]);
  });
});

describe('Feint', () => {
  it('says', () => expect(says(anyone, 'feint')).toEqual(["Immediately: Cancel every effect on your opponent's card."]));

  it('R-7.19 cancels the effects of the card it meets, attacking or defending, and leaves its value', () => {
    const attacking = duel('anyone', 'anyone rival', { hand: ['feint'] }, { hand: ['thorns'] });
    attacking.attack('feint', { defense: 'thorns' }).settled();
    expect(attacking.values()).toEqual([2, 0]);
    expect(attacking.health('anyone')).toBe(12);

    const defending = duel('anyone', 'anyone rival', { hand: ['feint'] }, { hand: ['thorns'] }, { active: 1 });
    defending.attack('thorns', { defense: 'feint' }).settled();
    expect(defending.values()).toEqual([0, 2]);
    expect(defending.health('anyone')).toBe(12);
  });

  it('R-7.18 attacking, it is in time for what the defender’s card does during the combat', () => {
    const swell = duringCombat(valueBecomes(9));
    madeUp('sweller', [card('swell', { type: 'defense', value: 1, boost: 1, copies: 1, by: 'any' }, swell)]);
    const here = duel('anyone', 'anyone sweller', { hand: ['feint'] }, { hand: ['swell'] }, { against: 'sweller' });
    here.attack('feint', { defense: 'swell' }).settled();
    expect(here.values()).toEqual([2, 1]);
  });

  it('R-16.1 met by a Feint cancels nothing: the defender’s comes first', () => {
    const here = duel('anyone', 'anyone rival', { hand: ['feint'] }, { hand: ['feint'] })
      .attack('feint', { defense: 'feint' })
      .settled();
    expect(here.told('cancel')).toEqual([{ kind: 'cancel', seat: 0, card: 'feint' }]);
    expect(here.values()).toEqual([2, 2]);
    expect(here.winner()).toBe('defender');
  });

  it('hits with 2 where there is no card to cancel', () => {
    const here = duel('anyone', 'anyone rival', { hand: ['feint'] })
      .attack('feint')
      .settled();
    expect(here.told('cancel')).toEqual([]);
    expect(here.health('rival')).toBe(18);
  });
});

describe('Momentous Shift', () => {
  it('says', () => {
    const text = "During combat: If your fighter started this turn in a different space, this card's value becomes 5 instead of 3.";
    expect(says(anyone, 'momentous-shift')).toEqual([text]);
  });

  it('counts 3 for a fighter who has not moved, whoever else has', () => {
    const here = duel('anyone', 'friend . anyone rival', { hand: ['momentous-shift'] }, {}, { actions: 2 });
    here.maneuver({ friend: 's2' }).attack('momentous-shift').settled();
    expect(here.values()).toEqual([3, null]);
  });

  it('counts 5 for a fighter who has moved this turn', () => {
    const here = duel('anyone', 'anyone . rival', { hand: ['momentous-shift'] }, {}, { actions: 2 });
    here.maneuver({ anyone: 's2' }).attack('momentous-shift').settled();
    expect(here.values()).toEqual([5, null]);
  });

  it('R-16.11 counts 3 for a fighter who left and came back', () => {
    const here = duel('anyone', '. anyone rival', { hand: ['momentous-shift'] }, {}, { actions: 3 });
    here.maneuver({ anyone: 's1' }).maneuver({ anyone: 's2' }).attack('momentous-shift').settled();
    expect(here.values()).toEqual([3, null]);
  });

  it('R-16.11 compares in defense with the start of the opponent’s turn', () => {
    const unmoved = duel('anyone', 'anyone rival', { hand: ['momentous-shift'] }, { hand: ['plain-9'] }, { active: 1 });
    unmoved.attack('plain-9', { defense: 'momentous-shift' }).settled();
    expect(unmoved.values()).toEqual([9, 3]);

    const yours = { hand: ['dash', 'momentous-shift'] };
    const moved = duel('anyone', 'squire . anyone rival', yours, { hand: ['plain-1', 'plain-9'] }, { active: 1, actions: 2 });
    moved.attack('plain-1', { defense: 'dash' }).pick('s2');
    moved.attack('plain-9', { by: 'squire', defense: 'momentous-shift' }).settled();
    expect(moved.values()).toEqual([9, 5]);
  });

  it('counts 3 when Feint cancels it', () => {
    const here = duel('anyone', 'anyone . rival', { hand: ['momentous-shift'] }, { hand: ['feint'] }, { actions: 2 });
    here.maneuver({ anyone: 's2' }).attack('momentous-shift', { defense: 'feint' }).settled();
    expect(here.values()).toEqual([3, 2]);
  });
});

describe('Regroup', () => {
  it('says', () => expect(says(anyone, 'regroup')).toEqual(['After combat: If you won, draw 2 cards; otherwise draw 1 card.']));

  const yours = { hand: ['regroup'], deck: ['dash', 'exploit', 'skirmish'] };

  it('draws the winner 2 cards, attacking or defending', () => {
    const attacking = duel('anyone', 'anyone rival', yours).attack('regroup').settled();
    expect(attacking.winner()).toBe('attacker');
    expect(attacking.hand(0)).toEqual(['dash', 'exploit']);

    const defending = duel('anyone', 'anyone rival', yours, { hand: ['plain-1'] }, { active: 1 });
    defending.attack('plain-1', { defense: 'regroup' }).settled();
    expect(defending.winner()).toBe('defender');
    expect(defending.hand(0)).toEqual(['dash', 'exploit']);
  });

  it('draws the loser 1 card', () => {
    const here = duel('anyone', 'anyone rival', yours, { hand: ['plain-1'] })
      .attack('regroup', { defense: 'plain-1' })
      .settled();
    expect(here.winner()).toBe('defender');
    expect(here.hand(0)).toEqual(['dash']);
  });

  it('draws nothing when Feint cancels it', () => {
    const here = duel('anyone', 'anyone rival', yours, { hand: ['feint'] })
      .attack('regroup', { defense: 'feint' })
      .settled();
    expect(here.hand(0)).toEqual([]);
  });

  it('exhausts once for the card that is missing', () => {
    const here = duel('anyone', 'anyone rival', { ...EMPTY_DECK, hand: ['regroup'], deck: ['dash'] })
      .attack('regroup')
      .settled();
    expect(here.hand(0)).toEqual(['dash']);
    expect(here.health('anyone')).toBe(10);
  });
});

describe('Skirmish', () => {
  it('says', () => {
    expect(says(anyone, 'skirmish')).toEqual(['After combat: If you won, move one of the fighters in the combat up to 2 spaces.']);
  });

  it('lets the winner move either fighter of the combat and nobody else, no further than 2', () => {
    const here = duel('anyone', 'friend . . . anyone rival . . .', { hand: ['skirmish'] }).attack('skirmish');
    expect(here.asks).toBe('pickFighter 0');
    expect(here.offered()).toEqual(['anyone', 'rival']);
    here.pick('rival');
    expect(here.offered()).toEqual(['s6', 's7', 's8']);
    here.pick('s8').settled();
    expect(here.at('rival')).toBe('s8');

    const there = duel('anyone', '. . . anyone rival', { hand: ['skirmish'] })
      .attack('skirmish')
      .pick('anyone');
    expect(there.offered()).toEqual(['s2', 's3', 's4']);
    there.pick('s2').settled();
    expect(there.at('anyone')).toBe('s2');
  });

  it('lets a defender who won do the same', () => {
    const here = duel('anyone', '. anyone rival .', { hand: ['skirmish'] }, { hand: ['plain-4'] }, { active: 1 });
    here.attack('plain-4', { defense: 'skirmish' });
    expect(here.asks).toBe('pickFighter 0');
    here.pick('rival', 's4').settled();
  });

  it('asks the loser nothing', () => {
    const here = duel('anyone', '. anyone rival .', { hand: ['skirmish'] }, { hand: ['plain-4'] });
    here.attack('skirmish', { defense: 'plain-4' }).settled();
    expect(here.winner()).toBe('defender');
  });

  it('R-16.18 offers only who is still on the board; with neither nothing happens', () => {
    const one = duel('anyone', '. anyone squire:4 rival', { hand: ['skirmish'] }).attack('skirmish');
    expect(one.asks).toBe('moveTo 0');
    expect(one.offered()).toEqual(['s1', 's2', 's3']);
    one.pick('s3').settled();
    expect(one.at('anyone')).toBe('s3');

    const none = duel('anyone', 'anyone . friend squire:4 rival', { hand: ['skirmish'] }, { hand: ['thorns'] });
    none.attack('skirmish', { by: 'friend', on: 'squire', defense: 'thorns' }).settled();
    expect(none.winner()).toBe('attacker');
    expect([none.at('friend'), none.at('squire')]).toEqual([null, null]);
  });

  it('R-16.19 moves an opponent past its own friends, not past yours', () => {
    const past = duel('anyone', 'anyone rival squire . .', { hand: ['skirmish'] })
      .attack('skirmish')
      .pick('rival');
    expect(past.offered()).toEqual(['s2', 's4']);
    past.pick('s4').settled();

    const stuck = duel('anyone', 'anyone rival friend .', { hand: ['skirmish'] })
      .attack('skirmish', { by: 'anyone' })
      .pick('rival');
    stuck.settled();
    expect(stuck.at('rival')).toBe('s2');
  });

  it('moves nobody when Feint cancels it', () => {
    const here = duel('anyone', '. anyone rival', { hand: ['skirmish'] }, { hand: ['feint'] }).attack('skirmish', { defense: 'feint' });
    expect(here.winner()).toBe('attacker');
    here.settled();
  });
});

describe('Wily Fighting', () => {
  it('says', () => {
    expect(says(anyone, 'wily-fighting')).toEqual([
      'After combat: Deal 1 damage to each opposing fighter adjacent to your fighter in the combat.',
    ]);
  });

  it('deals 1 to each opposing fighter next to the one who used it, win or lose, and to no friend', () => {
    const won = duel('anyone', 'squire anyone rival', { hand: ['wily-fighting'] })
      .attack('wily-fighting', { on: 'rival' })
      .settled();
    expect([won.health('squire'), won.health('rival')]).toEqual([4, 16]);

    const lost = duel('anyone', 'friend anyone rival squire', { hand: ['wily-fighting'] }, { hand: ['plain-4'] }, { active: 1 });
    lost.attack('plain-4', { defense: 'wily-fighting' }).settled();
    expect(lost.winner()).toBe('attacker');
    expect([lost.health('friend'), lost.health('rival'), lost.health('squire')]).toEqual([4, 19, 5]);
  });

  it('looks around the sidekick who used it, not the hero', () => {
    const here = duel('anyone', 'squire anyone . friend rival', { hand: ['wily-fighting'] });
    here.attack('wily-fighting', { by: 'friend' }).settled();
    expect([here.health('squire'), here.health('rival')]).toEqual([5, 16]);
  });

  it('deals nothing if its fighter was defeated in the combat, or Feint cancels it', () => {
    const fell = duel('anyone', 'anyone . friend rival', { hand: ['wily-fighting'] }, { hand: ['thorns'] });
    fell.attack('wily-fighting', { by: 'friend', defense: 'thorns' }).settled();
    expect([fell.at('friend'), fell.health('rival')]).toEqual([null, 17]);

    const canceled = duel('anyone', 'anyone rival', { hand: ['wily-fighting'] }, { hand: ['feint'] });
    canceled.attack('wily-fighting', { defense: 'feint' }).settled();
    expect(canceled.health('rival')).toBe(19);
  });
});
