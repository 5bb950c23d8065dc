import { card, damage, duringCombat, yourFighter } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp } from '../../engine/test/made-up.ts';
import { type Duel, duel, EMPTY_DECK } from '../test/duel.ts';
import { abilitySays, cards, deck, fighters, rows, says } from '../test/printed.ts';
import { medusa } from './hero.ts';

describe('Medusa', () => {
  it('has 16 health, moves 3, and brings three Harpies', () => {
    expect(fighters(medusa)).toEqual(['medusa 1 16 ranged', 'harpy 3 1 melee']);
    expect(medusa.move).toBe(3);
  });

  it('has these 30 cards', () => {
    // card, type, value, BOOST, copies, who may use it
    const DECK = `
      gaze-of-stone              attack     2  4  3  medusa
      second-shot                attack     3  3  3  medusa
      clutching-claws            versatile  3  2  3  harpy
      the-hounds-of-mighty-zeus  versatile  4  3  2  harpy
      dash                       versatile  3  1  3  any
      snipe                      versatile  3  1  3  any
      feint                      versatile  2  2  3  any
      regroup                    versatile  1  2  3  any
      hiss-and-slither           defense    4  3  3  medusa
      a-momentary-glance         scheme     -  4  2  medusa
      winged-frenzy              scheme     -  2  2  any
    `;
    expect(deck(medusa)).toEqual(rows(DECK));
    expect(cards(medusa)).toBe(30);
  });
});

describe('the damage at the start of her turn', () => {
  it('says', () => {
    expect(abilitySays(medusa)).toEqual(["At the start of your turn, you may deal 1 damage to one opposing fighter in Medusa's zone."]);
  });

  const yours = { hand: ['snipe'] };
  const turn = { at: 'turnStart' } as const;

  it('R-14.12.1 One opposing fighter in her zone, adjacent or not, may be dealt 1', () => {
    const here = duel('medusa', 'harpy-1 medusa rival . squire', yours, {}, turn);
    expect(here.asks).toBe('pickFighter 0');
    expect(here.offered()).toEqual(['pass', 'rival', 'squire']);
    here.pick('squire').settled();
    expect(here.asks).toBe('action 0');
    expect([here.health('rival'), here.health('squire')]).toEqual([20, 4]);
  });

  it('R-14.12.1 It may be left', () => {
    const here = duel('medusa', 'medusa rival', yours, {}, turn).pick('pass').settled();
    expect(here.health('rival')).toBe(20);
  });

  it('R-14.12.1 Nobody in another zone can be chosen, even adjacent; with nobody else nothing is asked', () => {
    const one = duel('medusa', 'squire medusa | rival', yours, {}, turn);
    expect(one.offered()).toEqual(['pass', 'squire']);
    one.pick('pass').settled();

    const none = duel('medusa', 'harpy-1 medusa | rival squire', yours, {}, turn).settled();
    expect(none.asks).toBe('action 0');
  });

  it('R-14.12.1 One zone in common is enough where spaces have several', () => {
    const at = { medusa: { space: 's8' }, rival: { space: 's13' }, squire: { space: 's14' } }; // b c d, d e, e f
    const here = duel('medusa', { board: 'marmoreal', fighters: at }, yours, {}, turn);
    expect(here.offered()).toEqual(['pass', 'rival']);
    here.pick('rival').settled();
    expect(here.health('rival')).toBe(19);
  });

  it('R-14.12.1 A closed door on the shortest way parts the zone', () => {
    const where = { board: 'heorot', fighters: { medusa: { space: 's9' }, rival: { space: 's4' }, squire: { space: 's16' } } };
    const open = duel('medusa', where, yours, {}, turn);
    expect(open.offered()).toEqual(['pass', 'rival', 'squire']);
    const closed = duel('medusa', where, yours, {}, { ...turn, doors: { d2: 'closed' } });
    expect(closed.offered()).toEqual(['pass', 'squire']);
    closed.pick('pass').settled();
  });

  it('R-14.12.1 It is for her own turns only', () => {
    const here = duel('medusa', 'medusa rival', yours, { hand: ['plain-1'] }, { ...turn, active: 1 }).settled();
    expect(here.asks).toBe('action 1');
  });

  it('R-14.12.1 It can defeat a sidekick, and a hero', () => {
    const sidekick = duel('medusa', 'medusa rival squire:1', yours, {}, turn).pick('squire').settled();
    expect(sidekick.at('squire')).toBeNull();

    const hero = duel('medusa', 'medusa rival:1', yours, {}, turn).pick('rival');
    expect(hero.see().winners).toEqual([0]);
  });

  it('R-12.19 It ends with Medusa, though her Harpies fight on in teams', () => {
    const alive = duel('medusa', 'medusa rival foe ally', yours, {}, { ...turn, mode: 'teams' });
    expect(alive.offered()).toEqual(['foe', 'pass', 'rival']);
    const defeated = duel('medusa', 'harpy-1 rival foe ally', yours, {}, { ...turn, mode: 'teams' });
    expect(defeated.settled().asks).toBe('action 0');
  });
});

describe('Gaze of Stone', () => {
  it('says', () => expect(says(medusa, 'gaze-of-stone')).toEqual(['After combat: If you won, deal 8 damage to the opposing fighter.']));

  const yours = { hand: ['gaze-of-stone'] };

  it('deals 8 more to the fighter she fought if she won', () => {
    const here = duel('medusa', 'medusa . rival squire', yours, { hand: ['plain-1'] });
    here.attack('gaze-of-stone', { on: 'rival', defense: 'plain-1' }).settled();
    expect([here.health('rival'), here.health('squire')]).toEqual([11, 5]);
  });

  it('deals nothing more if she did not win', () => {
    const here = duel('medusa', 'medusa . rival', yours, { hand: ['plain-2'] })
      .attack('gaze-of-stone', { defense: 'plain-2' })
      .settled();
    expect(here.winner()).toBe('defender');
    expect(here.health('rival')).toBe(20);
  });

  it('R-7.28 needs a win by the attack itself: damage from effects is none', () => {
    const flinch = duringCombat(damage(yourFighter, 1));
    madeUp('flincher', [card('flinch', { type: 'defense', value: 2, boost: 1, copies: 1, by: 'any' }, flinch)]);
    const here = duel('medusa', 'medusa . flincher', yours, { hand: ['flinch'] }, { against: 'flincher' });
    here.attack('gaze-of-stone', { defense: 'flinch' }).settled();
    expect(here.winner()).toBe('defender');
    expect(here.health('flincher')).toBe(11);
  });

  it('R-16.17 finds nobody if the fighter was defeated by the attack', () => {
    const here = duel('medusa', 'medusa . rival squire:2', yours).attack('gaze-of-stone', { on: 'squire' }).settled();
    expect(here.told('damage').map(({ fighter, amount }) => [fighter, amount])).toEqual([['squire', 2]]);
  });

  it('can turn a hero of 10 to stone', () => {
    const ten = duel('medusa', 'medusa . rival:10', yours).attack('gaze-of-stone');
    expect(ten.see().winners).toEqual([0]);
    const eleven = duel('medusa', 'medusa . rival:11', yours).attack('gaze-of-stone').settled();
    expect(eleven.health('rival')).toBe(1);
  });

  it('is no card for a Harpy', () => {
    const here = duel('medusa', 'medusa harpy-1 | rival', yours);
    expect(here.offered()).toEqual(['maneuver']);
  });
});

describe('Second Shot', () => {
  it('says', () => expect(says(medusa, 'second-shot')).toEqual(['During combat: You may boost this card.']));

  it('may be boosted with one card, after the cards are turned over', () => {
    const here = duel('medusa', 'medusa . rival', { hand: ['second-shot', 'gaze-of-stone', 'clutching-claws'] }, { hand: ['plain-5'] });
    here.attack('second-shot', { defense: 'plain-5' });
    expect(here.asks).toBe('boostCard 0');
    expect(here.see(0).combats[0].defense.card).toBe('plain-5');
    expect(here.offered()).toEqual(['clutching-claws', 'gaze-of-stone', 'pass']);
    here.pick('gaze-of-stone').settled();
    expect(here.values()).toEqual([7, 5]);
    expect(here.health('rival')).toBe(18);
    expect(here.discard(0)).toEqual(['gaze-of-stone', 'second-shot']);
  });

  it('may stay as it is', () => {
    const here = duel('medusa', 'medusa . rival', { hand: ['second-shot', 'feint'] })
      .attack('second-shot')
      .pick('pass')
      .settled();
    expect(here.values()).toEqual([3, null]);
    expect(here.hand(0)).toEqual(['feint']);
  });

  it('asks nothing with an empty hand', () => {
    const here = duel('medusa', 'medusa . rival', { hand: ['second-shot'] })
      .attack('second-shot')
      .settled();
    expect(here.values()).toEqual([3, null]);
  });

  it('asks nothing when Feint cancels it', () => {
    const here = duel('medusa', 'medusa . rival', { hand: ['second-shot', 'snipe'] }, { hand: ['feint'] });
    here.attack('second-shot', { defense: 'feint' }).settled();
    expect(here.values()).toEqual([3, 2]);
    expect(here.hand(0)).toEqual(['snipe']);
  });
});

describe('Clutching Claws', () => {
  it('says', () => expect(says(medusa, 'clutching-claws')).toEqual(['After combat: Your opponent discards 1 card.']));

  const yours = { hand: ['clutching-claws'] };

  it('makes the opponent discard 1 card of their own choice, win or lose', () => {
    for (const defense of ['plain-2', 'plain-3']) {
      const here = duel('medusa', 'medusa | harpy-1 rival', yours, { hand: [defense, 'plain-7', 'plain-8'] });
      here.attack('clutching-claws', { defense });
      expect(here.winner()).toBe(defense === 'plain-2' ? 'attacker' : 'defender');
      expect(here.asks).toBe('discard 1');
      expect(here.offered()).toEqual(['plain-7', 'plain-8']);
      here.pick('plain-7').settled();
      expect(here.hand(1)).toEqual(['plain-8']);
      expect(here.discard(1)).toEqual(['plain-7', defense]);
    }
  });

  it('takes the last card without asking, and nothing from an empty hand', () => {
    const last = duel('medusa', 'medusa | harpy-1 rival', yours, { hand: ['plain-7'] })
      .attack('clutching-claws')
      .settled();
    expect(last.discard(1)).toEqual(['plain-7']);
    const none = duel('medusa', 'medusa | harpy-1 rival', yours).attack('clutching-claws').settled();
    expect(none.discard(1)).toEqual([]);
  });

  it('does so in defense, even if the Harpy falls', () => {
    const here = duel('medusa', 'medusa | harpy-1 rival', yours, { hand: ['plain-9', 'plain-7'] }, { active: 1 });
    here.attack('plain-9', { on: 'harpy-1', defense: 'clutching-claws' }).settled();
    expect(here.at('harpy-1')).toBeNull();
    expect(here.discard(1)).toEqual(['plain-7', 'plain-9']);
  });

  it('takes nothing when Feint cancels it', () => {
    const here = duel('medusa', 'medusa | harpy-1 rival', yours, { hand: ['feint', 'plain-7'] });
    here.attack('clutching-claws', { defense: 'feint' }).settled();
    expect(here.hand(1)).toEqual(['plain-7']);
  });

  it('may be used by any Harpy left, and not by Medusa', () => {
    const here = duel('medusa', 'medusa harpy-2 rival harpy-3', yours).pick('attack');
    expect(here.asks).toBe('attackWith 0');
    expect(here.offered()).toEqual(['harpy-2', 'harpy-3']);
    here.pick('harpy-3', 'clutching-claws').settled();

    expect(duel('medusa', 'medusa rival', yours).offered()).toEqual(['maneuver']);
  });
});

describe('The Hounds of Mighty Zeus', () => {
  it('says', () => {
    expect(says(medusa, 'the-hounds-of-mighty-zeus')).toEqual(['After combat: Move each of your Harpies up to 3 spaces.']);
  });

  const yours = { hand: ['the-hounds-of-mighty-zeus'] };

  it('moves each Harpy up to 3, in any order, and Medusa not', () => {
    const here = duel('medusa', 'medusa | . . . harpy-2 . harpy-1 rival', yours).attack('the-hounds-of-mighty-zeus');
    expect(here.health('rival')).toBe(16);
    expect(here.asks).toBe('moveWhom 0');
    expect(here.offered()).toEqual(['harpy-1', 'harpy-2', 'pass']);
    here.pick('harpy-1');
    expect(here.offered()).toEqual(['s4', 's6', 's7']);
    here.pick('s4');
    expect(here.offered()).toEqual(['harpy-2', 'pass']);
    here.pick('harpy-2');
    expect(here.offered()).toEqual(['s2', 's3', 's5', 's6', 's7']);
    here.pick('s2').settled();
    expect([here.at('harpy-1'), here.at('harpy-2'), here.at('medusa')]).toEqual(['s4', 's2', 's1']);
  });

  it('may move some of them, or none', () => {
    const here = duel('medusa', 'medusa | . . harpy-1 rival', yours).attack('the-hounds-of-mighty-zeus').pick('pass').settled();
    expect(here.at('harpy-1')).toBe('s4');
  });

  it('moves the others after a defense in which one fell', () => {
    const here = duel('medusa', 'medusa | . harpy-2 harpy-1 rival', yours, { hand: ['plain-5'] }, { active: 1 });
    here.attack('plain-5', { on: 'harpy-1', defense: 'the-hounds-of-mighty-zeus' });
    expect(here.offered()).toEqual(['harpy-2', 'pass']);
    here.pick('harpy-2', 's4').settled();
  });

  it('asks nothing if no Harpy is left, or Feint cancels it', () => {
    const fell = duel('medusa', 'medusa | . harpy-1 rival', yours, { hand: ['plain-5'] }, { active: 1 });
    fell.attack('plain-5', { on: 'harpy-1', defense: 'the-hounds-of-mighty-zeus' }).settled();

    const canceled = duel('medusa', 'medusa | . harpy-1 rival', yours, { hand: ['feint'] });
    canceled.attack('the-hounds-of-mighty-zeus', { defense: 'feint' }).settled();
  });
});

describe('Dash', () => {
  it('says', () => expect(says(medusa, 'dash')).toEqual(['After combat: Move your fighter in the combat up to 3 spaces.']));

  it('moves the Harpy who used it, not Medusa', () => {
    const here = duel('medusa', 'medusa | . . harpy-1 rival', { hand: ['dash'] }).attack('dash', { by: 'harpy-1' });
    expect(here.offered()).toEqual(['s2', 's3', 's4']);
    here.pick('s2').settled();
    expect([here.at('harpy-1'), here.at('medusa')]).toEqual(['s2', 's1']);
  });
});

describe('Snipe', () => {
  it('says', () => expect(says(medusa, 'snipe')).toEqual(['After combat: Draw 1 card.']));

  const yours = { hand: ['snipe'], deck: ['gaze-of-stone', 'dash'] };

  it('draws 1 card, win or lose', () => {
    const won = duel('medusa', 'medusa . rival', yours).attack('snipe').settled();
    expect(won.winner()).toBe('attacker');
    expect(won.hand(0)).toEqual(['gaze-of-stone']);

    const lost = duel('medusa', 'medusa . rival', yours, { hand: ['plain-4'] }, { active: 1, actions: 2 });
    lost.maneuver({ rival: 's2' }).attack('plain-4', { defense: 'snipe' }).settled();
    expect(lost.winner()).toBe('attacker');
    expect(lost.hand(0)).toEqual(['gaze-of-stone']);
  });

  it('may be used by a Harpy, and draws though she falls', () => {
    const here = duel('medusa', 'medusa | harpy-1 rival', yours, { hand: ['thorns'] });
    here.attack('snipe', { by: 'harpy-1', defense: 'thorns' }).settled();
    expect(here.at('harpy-1')).toBeNull();
    expect(here.hand(0)).toEqual(['gaze-of-stone']);
  });

  it('exhausts on an empty deck: the Harpies fall', () => {
    const here = duel('medusa', 'medusa harpy-1 . rival', { ...EMPTY_DECK, hand: ['snipe'] })
      .attack('snipe')
      .settled();
    expect([here.health('medusa'), here.at('harpy-1')]).toEqual([14, null]);
  });

  it('draws after the damage: a win comes before exhaustion', () => {
    const here = duel('medusa', 'medusa:2 . rival:3', { ...EMPTY_DECK, hand: ['snipe'] }).attack('snipe');
    expect(here.see().winners).toEqual([0]);
  });

  it('draws nothing when Feint cancels it', () => {
    const here = duel('medusa', 'medusa . rival', yours, { hand: ['feint'] })
      .attack('snipe', { defense: 'feint' })
      .settled();
    expect(here.hand(0)).toEqual([]);
  });
});

describe('Feint', () => {
  it('says', () => expect(says(medusa, 'feint')).toEqual(["Immediately: Cancel every effect on your opponent's card."]));

  it('saves a Harpy from what a card would do to her', () => {
    const here = duel('medusa', 'medusa | harpy-1 rival', { hand: ['feint'] }, { hand: ['thorns'] }).attack('feint', { defense: 'thorns' });
    expect(here.settled().at('harpy-1')).toBe('s2');
  });
});

describe('Regroup', () => {
  it('says', () => expect(says(medusa, 'regroup')).toEqual(['After combat: If you won, draw 2 cards; otherwise draw 1 card.']));

  it('draws 1 for a Harpy who fell in her defense', () => {
    const yours = { hand: ['regroup'], deck: ['gaze-of-stone', 'dash'] };
    const here = duel('medusa', 'medusa | harpy-1 rival', yours, { hand: ['plain-2'] }, { active: 1 });
    here.attack('plain-2', { on: 'harpy-1', defense: 'regroup' }).settled();
    expect(here.hand(0)).toEqual(['gaze-of-stone']);
  });
});

describe('Hiss and Slither', () => {
  it('says', () => expect(says(medusa, 'hiss-and-slither')).toEqual(['After combat: Your opponent discards 1 card.']));

  const yours = { hand: ['hiss-and-slither'] };

  it('makes the attacker discard 1 card of their own choice, win or lose', () => {
    for (const attack of ['plain-4', 'plain-5']) {
      const here = duel('medusa', 'medusa rival', yours, { hand: [attack, 'plain-7', 'plain-8'] }, { active: 1 });
      here.attack(attack, { defense: 'hiss-and-slither' });
      expect(here.winner()).toBe(attack === 'plain-4' ? 'defender' : 'attacker');
      expect(here.asks).toBe('discard 1');
      expect(here.offered()).toEqual(['plain-7', 'plain-8']);
      here.pick('plain-8').settled();
      expect(here.hand(1)).toEqual(['plain-7']);
    }
  });

  it('takes nothing from an empty hand, nor when Feint cancels it', () => {
    const none = duel('medusa', 'medusa rival', yours, { hand: ['plain-4'] }, { active: 1 });
    none.attack('plain-4', { defense: 'hiss-and-slither' }).settled();
    expect(none.discard(1)).toEqual(['plain-4']);

    const canceled = duel('medusa', 'medusa rival', yours, { hand: ['feint', 'plain-7'] }, { active: 1 });
    canceled.attack('feint', { defense: 'hiss-and-slither' }).settled();
    expect(canceled.hand(1)).toEqual(['plain-7']);
  });

  it('is no card for an attack, nor for a Harpy', () => {
    expect(duel('medusa', 'medusa rival', yours).offered()).toEqual(['maneuver']);

    const here = duel('medusa', 'medusa | harpy-1 rival', yours, { hand: ['plain-1'] }, { active: 1 }).pick('attack', 'plain-1');
    expect(here.offered()).toEqual(['pass']);
    here.pick('pass').settled();
  });
});

describe('A Momentary Glance', () => {
  it('says', () => expect(says(medusa, 'a-momentary-glance')).toEqual(["Deal 2 damage to any one fighter in Medusa's zone."]));

  const yours = { hand: ['a-momentary-glance'] };

  it('deals 2 to one fighter in her zone, whoever it is, and to nobody outside', () => {
    const here = duel('medusa', 'medusa harpy-1 . rival | squire harpy-2', yours).scheme('a-momentary-glance');
    expect(here.asks).toBe('pickFighter 0');
    expect(here.offered()).toEqual(['harpy-1', 'medusa', 'rival']);
    here.pick('rival').settled();
    expect([here.health('rival'), here.health('medusa'), here.health('squire')]).toEqual([18, 16, 5]);
  });

  it('is mandatory: with no opponent there one of her own is hit, alone she herself', () => {
    const own = duel('medusa', 'medusa harpy-1 | rival', yours).scheme('a-momentary-glance');
    expect(own.offered()).toEqual(['harpy-1', 'medusa']);
    own.pick('harpy-1').settled();
    expect(own.at('harpy-1')).toBeNull();

    const alone = duel('medusa', 'medusa . | rival', yours).scheme('a-momentary-glance').settled();
    expect(alone.health('medusa')).toBe(14);
  });

  it('R-10.7 defeats her, who loses, if she has 2 left and is alone', () => {
    const here = duel('medusa', 'medusa:2 . | rival', yours).scheme('a-momentary-glance');
    expect(here.see().winners).toEqual([1]);
  });

  it('is no card for a Harpy once Medusa is defeated', () => {
    const here = duel('medusa', 'harpy-1 rival . ally foe', yours, {}, { mode: 'teams' });
    expect(here.offered()).toEqual(['maneuver']);
  });
});

describe('Winged Frenzy', () => {
  it('says', () => {
    expect(says(medusa, 'winged-frenzy')).toEqual([
      "Move each of your fighters up to 3 spaces, even through opposing fighters. Return a defeated Harpy to any empty space in Medusa's zone.",
    ]);
  });

  const yours = { hand: ['winged-frenzy'] };
  const frenzied = (picture: string, by = 'medusa'): Duel => duel('medusa', picture, yours).scheme('winged-frenzy', by);

  it('moves each of your fighters up to 3, in any order, through opposing fighters but not onto them', () => {
    const here = frenzied('harpy-1 medusa rival . . . squire harpy-2 harpy-3');
    expect(here.asks).toBe('moveWhom 0');
    expect(here.offered()).toEqual(['harpy-1', 'harpy-2', 'harpy-3', 'medusa', 'pass']);
    here.pick('medusa');
    expect(here.offered()).toEqual(['s2', 's4', 's5']);
    here.pick('s4', 'harpy-2');
    expect(here.offered()).toEqual(['s5', 's6', 's8']);
    here.pick('s6', 'pass').settled();
    expect([here.at('medusa'), here.at('harpy-2')]).toEqual(['s4', 's6']);
  });

  it('returns one defeated Harpy, with her 1 health, to an empty space of your choice; that is mandatory', () => {
    const here = frenzied('medusa . rival . | .').pick('pass');
    expect(here.asks).toBe('returnTo 0');
    expect(here.offered()).toEqual(['s2', 's4']);
    here.pick('s4').settled();
    expect([here.at('harpy-1'), here.health('harpy-1')]).toEqual(['s4', 1]);
    expect([here.at('harpy-2'), here.at('harpy-3')]).toEqual([null, null]);
  });

  it('returns her to the zone where Medusa is after the moves', () => {
    const here = frenzied('. . medusa | . . . rival').pick('medusa', 's4');
    expect(here.asks).toBe('returnTo 0');
    expect(here.offered()).toEqual(['s5', 's6']);
    here.pick('s5').settled();
    expect([here.at('medusa'), here.at('harpy-1')]).toEqual(['s4', 's5']);
  });

  it('returns nobody if all three are on the board', () => {
    const here = frenzied('harpy-1 harpy-2 harpy-3 medusa . rival').pick('pass').settled();
    expect(here.told('return')).toEqual([]);
  });

  it('R-5.19 returns nobody if her zone has no empty space', () => {
    const here = frenzied('harpy-1 medusa | . . rival').pick('pass').settled();
    expect(here.told('return')).toEqual([]);
    expect([here.at('harpy-2'), here.health('harpy-2')]).toEqual([null, 0]);
  });

  it('may be played by a Harpy', () => {
    const here = frenzied('harpy-1 medusa rival .', 'harpy-1').pick('pass').settled();
    expect(here.at('harpy-2')).toBe('s4');
  });

  it('still moves the Harpies in teams when Medusa is defeated, but returns nobody', () => {
    const here = duel('medusa', 'harpy-1 rival . ally foe .', yours, {}, { mode: 'teams' }).scheme('winged-frenzy').pick('harpy-1');
    expect(here.offered()).toEqual(['s1', 's3']);
    here.pick('s3').settled();
    expect(here.told('return')).toEqual([]);
  });
});
