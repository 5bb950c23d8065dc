import { add, boostOfThatCard, card, discardRandom, duringCombat, opponent } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp } from '../../engine/test/made-up.ts';
import { duel, EMPTY_DECK } from '../test/duel.ts';
import { abilitySays, cards, deck, fighters, rows, says } from '../test/printed.ts';
import { sinbad } from './hero.ts';

const HOME = 'voyage-home';
const WHALE = 'voyage-to-the-island-that-was-a-whale';
const SNAKES = 'voyage-to-the-valley-of-the-giant-snakes';
const COALS = 'voyage-to-the-creature-with-eyes-like-coals-of-fire';
const CANNIBALS = 'voyage-to-the-cannibals-with-the-root-of-madness';
const APES = 'voyage-to-the-city-of-the-man-eating-apes';
const SERENDIB = 'voyage-to-the-city-of-the-king-of-serendib';
const VOYAGES = [HOME, WHALE, SNAKES, COALS, CANNIBALS, APES, SERENDIB];

describe('Sinbad', () => {
  it('has 15 health, moves 2, and brings the Porter', () => {
    expect(fighters(sinbad)).toEqual(['sinbad 1 15 melee', 'porter 1 6 melee']);
    expect(sinbad.move).toBe(2);
  });

  it('has these 30 cards', () => {
    // card, type, value, BOOST, copies, who may use it
    const DECK = `
      voyage-home                                          attack     2  1  1  sinbad
      voyage-to-the-island-that-was-a-whale                attack     2  -  1  sinbad
      voyage-to-the-valley-of-the-giant-snakes             attack     2  -  1  sinbad
      voyage-to-the-creature-with-eyes-like-coals-of-fire  attack     2  -  1  sinbad
      voyage-to-the-cannibals-with-the-root-of-madness     attack     2  -  1  sinbad
      voyage-to-the-city-of-the-man-eating-apes            attack     2  -  1  sinbad
      voyage-to-the-city-of-the-king-of-serendib           attack     2  -  1  sinbad
      by-fortune-and-fate                                  attack     3  1  3  porter
      commanding-impact                                    attack     5  2  1  any
      exploit                                              versatile  4  1  2  any
      toil-and-danger                                      versatile  3  1  4  sinbad
      leap-away                                            versatile  4  1  2  any
      momentous-shift                                      versatile  3  1  3  any
      feint                                                versatile  2  1  3  any
      regroup                                              versatile  1  1  3  any
      riches-beyond-compare                                scheme     -  1  2  sinbad
    `;
    expect(deck(sinbad)).toEqual(rows(DECK));
    expect(cards(sinbad)).toBe(30);
  });

  it('has seven VOYAGE cards', () => {
    expect(sinbad.deck.filter(({ tags }) => tags?.includes('voyage')).map(({ id }) => id)).toEqual(VOYAGES);
  });
});

describe('the longer maneuver', () => {
  it('says', () => {
    expect(abilitySays(sinbad)).toEqual([
      'When you maneuver, each of your fighters may move 1 more space for each VOYAGE card in your discard pile.',
    ]);
  });

  const LONG_WAY = 'sinbad . . . . . . . rival';

  it('R-14.14.1 Without a VOYAGE in the discard pile he moves 2, with two of them 4', () => {
    const none = duel('sinbad', LONG_WAY, { hand: ['feint'], discard: ['regroup'] }).pick('maneuver', 'pass', 'sinbad');
    expect(none.offered()).toEqual(['s1', 's2', 's3']);
    none.pick('s3').settled();

    const two = duel('sinbad', LONG_WAY, { hand: ['feint'], discard: [WHALE, 'regroup', HOME] }).pick('maneuver', 'pass', 'sinbad');
    expect(two.offered()).toEqual(['s1', 's2', 's3', 's4', 's5']);
    two.pick('s5').settled();
  });

  it('R-14.14.1 So does the Porter', () => {
    const here = duel('sinbad', 'sinbad porter . . . . . rival', { hand: ['feint'], discard: [WHALE, APES] });
    here.maneuver({ porter: 's6', sinbad: 's5' }).settled();
    expect([here.at('porter'), here.at('sinbad')]).toEqual(['s6', 's5']);
  });

  it('R-14.14.1 A boost is added to it', () => {
    const here = duel('sinbad', LONG_WAY, { hand: ['feint'], discard: [WHALE, APES] }).pick('maneuver', 'feint', 'sinbad');
    expect(here.offered()).toEqual(['s1', 's2', 's3', 's4', 's5', 's6']);
    here.pick('s6').settled();
  });

  it('R-14.14.1 The VOYAGE cards are counted after the boost: Voyage Home boosts by 1 and counts at once', () => {
    const here = duel('sinbad', LONG_WAY, { hand: [HOME] }).pick('maneuver', HOME, 'sinbad');
    expect(here.offered()).toEqual(['s1', 's2', 's3', 's4', 's5']);
    here.pick('s5').settled();
  });

  it('R-14.14.1 The opponent’s maneuvers stay as they are', () => {
    const here = duel('sinbad', 'sinbad . . . rival', { discard: [WHALE, APES] }, { hand: ['plain-1'] }, { active: 1 });
    here.pick('maneuver', 'pass', 'rival');
    expect(here.offered()).toEqual(['s3', 's4', 's5']);
    here.pick('s5').settled();
  });

  it('R-14.14.2 Movement from effects is no longer than it says', () => {
    const here = duel('sinbad', '. . . . . sinbad rival', { hand: ['toil-and-danger'], discard: [WHALE, APES] }).attack('toil-and-danger');
    expect(here.offered()).toEqual(['s3', 's4', 's5', 's6']);
    here.pick('s3').settled();
  });

  it('R-14.14.3 A VOYAGE being played is not in the discard pile, the action after it is', () => {
    const here = duel('sinbad', '. . . . sinbad rival', { hand: [SERENDIB], discard: [WHALE] }, {}, { actions: 2 }).attack(SERENDIB);
    expect(here.values()).toEqual([3, null]);
    expect(here.discard(0)).toEqual([WHALE, SERENDIB]);
    here.pick('maneuver', 'pass', 'sinbad');
    expect(here.offered()).toEqual(['s1', 's2', 's3', 's4', 's5']);
    here.pick('s1').settled();
  });

  it('R-12.19 In teams it goes on for the Porter when Sinbad is defeated', () => {
    const here = duel('sinbad', 'porter . . . . rival ally foe', { hand: ['feint'], discard: [WHALE, APES] }, {}, { mode: 'teams' });
    here.maneuver({ porter: 's5' }).settled();
    expect(here.at('porter')).toBe('s5');
  });
});

describe('VOYAGE cards without a BOOST value', () => {
  it('R-8.12 cannot be discarded to boost', () => {
    const here = duel('sinbad', 'sinbad . rival', { hand: VOYAGES.slice(0, 6), deck: ['feint'] }).pick('maneuver');
    expect(here.asks).toBe('boostManeuver 0');
    expect(here.offered()).toEqual(['feint', 'pass', HOME]);
    here.pick('pass', 'pass').settled();
  });

  it('R-8.12 count 0 where an effect reads the BOOST value', () => {
    const ambush = duringCombat(opponent(discardRandom(1)), add(boostOfThatCard));
    madeUp('ambusher', [card('ambush', { type: 'attack', value: 3, boost: 1, copies: 1, by: 'any' }, ambush)]);
    const caught = (held: string) =>
      duel('sinbad', 'sinbad ambusher', { hand: [held] }, { hand: ['ambush'] }, { active: 1, against: 'ambusher' }).attack('ambush');
    expect(caught(WHALE).settled().values()).toEqual([3, null]);
    expect(caught(HOME).settled().values()).toEqual([4, null]);
  });
});

/** What is printed on all seven. */
const WORTH_MORE = "During combat: Add 1 to this card's value for each VOYAGE card in your discard pile.";
const others = (voyage: string): string[] => VOYAGES.filter((id) => id !== voyage);

describe.each(VOYAGES)('each VOYAGE: %s', (voyage) => {
  it('is a card for Sinbad’s attacks only', () => {
    expect(duel('sinbad', 'sinbad . porter rival', { hand: [voyage] }).offered()).toEqual(['maneuver']);

    const here = duel('sinbad', 'sinbad rival', { hand: [voyage] }, { hand: ['plain-1'] }, { active: 1 }).pick('attack', 'plain-1');
    expect(here.offered()).toEqual(['pass']);
    here.pick('pass').settled();
  });

  it('counts 2, and 1 more for each VOYAGE in the discard pile; itself and other cards do not count', () => {
    const first = duel('sinbad', 'sinbad rival', { hand: [voyage], discard: ['regroup'] })
      .attack(voyage)
      .settled();
    expect(first.values()).toEqual([2, null]);

    const last = duel('sinbad', 'sinbad rival', { hand: [voyage], discard: ['regroup', ...others(voyage)] })
      .attack(voyage)
      .settled();
    expect(last.values()).toEqual([8, null]);
  });

  it('counts 2 and does nothing more when Feint cancels it', () => {
    const yours = { hand: [voyage], discard: others(voyage) };
    const here = duel('sinbad', '. sinbad:10 rival', yours, { hand: ['feint', 'plain-1'] })
      .attack(voyage, { defense: 'feint' })
      .settled();
    expect(here.values()).toEqual([2, 2]);
    expect([here.at('sinbad'), here.health('sinbad'), here.health('rival')]).toEqual(['s2', 10, 20]);
    expect([here.hand(0), here.hand(1)]).toEqual([[], ['plain-1']]);
    expect(here.told('look')).toEqual([]);
    expect(here.discard(0)).toEqual([...others(voyage), voyage]);
  });
});

describe('Voyage Home', () => {
  it('says', () => {
    expect(says(sinbad, HOME)).toEqual([WORTH_MORE, 'After combat: Take all VOYAGE cards from your discard pile into your hand.']);
  });

  it('takes every other VOYAGE back, win or lose, and goes to the discard pile itself', () => {
    for (const defense of ['plain-3', 'plain-4']) {
      const yours = { hand: [HOME], discard: [WHALE, 'feint', APES] };
      const here = duel('sinbad', 'sinbad rival', yours, { hand: [defense] })
        .attack(HOME, { defense })
        .settled();
      expect(here.winner()).toBe(defense === 'plain-3' ? 'attacker' : 'defender');
      expect(here.hand(0)).toEqual([WHALE, APES].sort());
      expect(here.discard(0)).toEqual(['feint', HOME]);
    }
  });

  it('R-15.10 takes them for all to see', () => {
    const here = duel('sinbad', 'sinbad rival', { hand: [HOME, 'feint'], discard: [WHALE] })
      .attack(HOME)
      .settled();
    expect(here.see('spectator').seats[0]).toMatchObject({ hand: [WHALE], handCount: 2 });
  });

  it('takes nothing where there is none', () => {
    const here = duel('sinbad', 'sinbad rival', { hand: [HOME], discard: ['feint'] })
      .attack(HOME)
      .settled();
    expect(here.hand(0)).toEqual([]);
    expect(here.discard(0)).toEqual(['feint', HOME]);
  });
});

describe('Voyage to the Island That Was a Whale', () => {
  it('says', () => expect(says(sinbad, WHALE)).toEqual([WORTH_MORE, 'After combat: Sinbad recovers 2 health.']));

  it('recovers Sinbad 2 health, win or lose', () => {
    const won = duel('sinbad', 'sinbad:10 rival', { hand: [WHALE] })
      .attack(WHALE)
      .settled();
    expect(won.health('sinbad')).toBe(12);
    const lost = duel('sinbad', 'sinbad:10 rival', { hand: [WHALE] }, { hand: ['plain-2'] })
      .attack(WHALE, { defense: 'plain-2' })
      .settled();
    expect(lost.health('sinbad')).toBe(12);
  });

  it('recovers no more than he has lost', () => {
    const fourteen = duel('sinbad', 'sinbad:14 rival', { hand: [WHALE] })
      .attack(WHALE)
      .settled();
    expect(fourteen.health('sinbad')).toBe(15);
    const full = duel('sinbad', 'sinbad:15 rival', { hand: [WHALE] })
      .attack(WHALE)
      .settled();
    expect(full.health('sinbad')).toBe(15);
  });
});

describe('Voyage to the Valley of the Giant Snakes', () => {
  it('says', () => expect(says(sinbad, SNAKES)).toEqual([WORTH_MORE, "After combat: Look at your opponent's hand."]));

  it('R-15.8 shows the opponent’s hand to Sinbad’s player only, win or lose', () => {
    for (const defense of ['plain-1', 'plain-2']) {
      const here = duel('sinbad', 'sinbad rival', { hand: [SNAKES] }, { hand: [defense, 'plain-7', 'feint'] });
      here.attack(SNAKES, { defense }).settled();
      expect(here.see(0).seats[1].hand).toEqual(['feint', 'plain-7']);
      expect(here.see('spectator').seats[1]).toMatchObject({ hand: [], handCount: 2 });
      expect(here.told('look')).toEqual([{ kind: 'look', seat: 0, at: 1, what: 'hand', count: 2 }]);
    }
  });
});

describe('Voyage to the Creature with Eyes Like Coals of Fire', () => {
  it('says', () =>
    expect(says(sinbad, COALS)).toEqual([WORTH_MORE, 'After combat: Your opponent discards 1 random card from their hand.']));

  it('takes 1 random card from the opponent’s hand, win or lose', () => {
    for (const defense of ['plain-1', 'plain-2']) {
      const here = duel('sinbad', 'sinbad rival', { hand: [COALS] }, { hand: [defense, 'plain-7', 'plain-8'] });
      here.attack(COALS, { defense }).settled();
      expect(here.hand(1)).toHaveLength(1);
      const random = here.told('discard').filter((event) => event.random);
      expect(random).toHaveLength(1);
      expect([random[0].card, ...here.hand(1)].sort()).toEqual(['plain-7', 'plain-8']);
    }
  });

  it('R-16.24 takes nothing from an empty hand', () => {
    const here = duel('sinbad', 'sinbad rival', { hand: [COALS] })
      .attack(COALS)
      .settled();
    expect(here.discard(1)).toEqual([]);
  });
});

describe('Voyage to the Cannibals with the Root of Madness', () => {
  it('says', () => expect(says(sinbad, CANNIBALS)).toEqual([WORTH_MORE, 'After combat: Move Sinbad up to 2 spaces.']));

  it('moves Sinbad up to 2, win or lose', () => {
    for (const defense of ['plain-1', 'plain-2']) {
      const here = duel('sinbad', '. . . sinbad rival', { hand: [CANNIBALS] }, { hand: [defense] }).attack(CANNIBALS, { defense });
      expect(here.winner()).toBe(defense === 'plain-1' ? 'attacker' : 'defender');
      expect(here.asks).toBe('moveTo 0');
      expect(here.offered()).toEqual(['s2', 's3', 's4']);
      here.pick('s2').settled();
      expect(here.at('sinbad')).toBe('s2');
    }
  });
});

describe('Voyage to the City of the Man-Eating Apes', () => {
  it('says', () => expect(says(sinbad, APES)).toEqual([WORTH_MORE, 'After combat: Deal 2 damage to the opposing fighter.']));

  it('deals 2 more to the fighter he fought, win or lose', () => {
    const won = duel('sinbad', 'squire sinbad rival', { hand: [APES] })
      .attack(APES, { on: 'rival' })
      .settled();
    expect([won.health('rival'), won.health('squire')]).toEqual([16, 5]);
    const lost = duel('sinbad', 'sinbad rival', { hand: [APES] }, { hand: ['plain-9'] })
      .attack(APES, { defense: 'plain-9' })
      .settled();
    expect(lost.health('rival')).toBe(18);
  });

  it('R-16.17 finds nobody if the fighter was defeated by the attack', () => {
    const here = duel('sinbad', 'squire:2 sinbad rival', { hand: [APES] })
      .attack(APES, { on: 'squire' })
      .settled();
    expect(here.told('damage')).toHaveLength(1);
    expect(here.health('rival')).toBe(20);
  });

  it('can defeat by itself, a hero too', () => {
    const here = duel('sinbad', 'sinbad rival:2', { hand: [APES] }, { hand: ['plain-9'] }).attack(APES, { defense: 'plain-9' });
    expect(here.see().winners).toEqual([0]);
  });
});

describe('Voyage to the City of the King of Serendib', () => {
  it('says', () => expect(says(sinbad, SERENDIB)).toEqual([WORTH_MORE, 'After combat: Draw 1 card.']));

  it('draws 1 card, win or lose', () => {
    for (const defense of ['plain-1', 'plain-2']) {
      const here = duel('sinbad', 'sinbad rival', { hand: [SERENDIB], deck: ['feint', 'regroup'] }, { hand: [defense] });
      here.attack(SERENDIB, { defense }).settled();
      expect(here.hand(0)).toEqual(['feint']);
    }
  });

  it('exhausts on an empty deck', () => {
    const here = duel('sinbad', 'sinbad rival', { ...EMPTY_DECK, hand: [SERENDIB] })
      .attack(SERENDIB)
      .settled();
    expect(here.values()).toEqual([8, null]);
    expect(here.health('sinbad')).toBe(13);
  });
});

describe('By Fortune and Fate', () => {
  it('says', () => expect(says(sinbad, 'by-fortune-and-fate')).toEqual(['After combat: Draw 2 cards.']));

  const yours = { hand: ['by-fortune-and-fate'], deck: ['feint', 'regroup', 'exploit'] };

  it('draws 2 cards, win or lose', () => {
    for (const defense of ['plain-2', 'plain-3']) {
      const here = duel('sinbad', 'sinbad . porter rival', yours, { hand: [defense] })
        .attack('by-fortune-and-fate', { defense })
        .settled();
      expect(here.winner()).toBe(defense === 'plain-2' ? 'attacker' : 'defender');
      expect(here.hand(0)).toEqual(['feint', 'regroup']);
    }
  });

  it('draws after the damage: a win comes before exhaustion', () => {
    const here = duel('sinbad', 'sinbad:2 . porter rival:3', { ...EMPTY_DECK, hand: ['by-fortune-and-fate'] });
    here.attack('by-fortune-and-fate');
    expect(here.see().winners).toEqual([0]);
  });

  it('draws though the Porter fell in the combat', () => {
    const here = duel('sinbad', 'sinbad . porter rival', yours, { hand: ['thorns'] });
    here.attack('by-fortune-and-fate', { defense: 'thorns' }).settled();
    expect(here.at('porter')).toBeNull();
    expect(here.hand(0)).toEqual(['feint', 'regroup']);
  });

  it('draws nothing when Feint cancels it', () => {
    const here = duel('sinbad', 'sinbad . porter rival', yours, { hand: ['feint'] });
    here.attack('by-fortune-and-fate', { defense: 'feint' }).settled();
    expect(here.hand(0)).toEqual([]);
  });

  it('is no card for Sinbad; with the Porter defeated it only boosts', () => {
    const here = duel('sinbad', 'sinbad . . . rival', yours);
    expect(here.offered()).toEqual(['maneuver']);
    here.maneuver({ sinbad: 's4' }, 'by-fortune-and-fate').settled();

    expect(duel('sinbad', 'porter . sinbad rival', yours).offered()).toEqual(['maneuver']);
  });
});

describe('Commanding Impact', () => {
  it('says', () => expect(says(sinbad, 'commanding-impact')).toEqual(['After combat: Draw 1 card.']));

  const yours = { hand: ['commanding-impact'], deck: ['feint', 'regroup'] };

  it('hits with 5 and draws 1 card, win or lose', () => {
    const won = duel('sinbad', 'sinbad rival', yours).attack('commanding-impact').settled();
    expect(won.health('rival')).toBe(15);
    expect(won.hand(0)).toEqual(['feint']);
    const lost = duel('sinbad', 'sinbad rival', yours, { hand: ['plain-5'] })
      .attack('commanding-impact', { defense: 'plain-5' })
      .settled();
    expect(lost.winner()).toBe('defender');
    expect(lost.hand(0)).toEqual(['feint']);
  });

  it('draws after the damage: a win comes before exhaustion', () => {
    const here = duel('sinbad', 'sinbad:2 rival:5', { ...EMPTY_DECK, hand: ['commanding-impact'] }).attack('commanding-impact');
    expect(here.see().winners).toEqual([0]);
  });

  it('may be used by the Porter, not in defense', () => {
    const porter = duel('sinbad', 'sinbad . porter rival', yours).attack('commanding-impact', { by: 'porter' }).settled();
    expect(porter.values()).toEqual([5, null]);

    const defense = duel('sinbad', 'sinbad rival', yours, { hand: ['plain-1'] }, { active: 1 }).pick('attack', 'plain-1');
    expect(defense.offered()).toEqual(['pass']);
    defense.pick('pass').settled();
  });

  it('draws nothing when Feint cancels it', () => {
    const here = duel('sinbad', 'sinbad rival', yours, { hand: ['feint'] })
      .attack('commanding-impact', { defense: 'feint' })
      .settled();
    expect(here.hand(0)).toEqual([]);
  });
});

describe('Exploit', () => {
  it('says', () => expect(says(sinbad, 'exploit')).toEqual(['After combat: Draw 1 card.']));

  it('draws 1 card for the Porter who defended with it', () => {
    const here = duel('sinbad', 'sinbad . porter rival', { hand: ['exploit'], deck: [HOME] }, { hand: ['plain-5'] }, { active: 1 });
    here.attack('plain-5', { on: 'porter', defense: 'exploit' }).settled();
    expect([here.health('porter'), here.hand(0)]).toEqual([5, [HOME]]);
  });
});

describe('Toil and Danger', () => {
  it('says', () => expect(says(sinbad, 'toil-and-danger')).toEqual(['After combat: Move Sinbad up to 3 spaces.']));

  const yours = { hand: ['toil-and-danger'] };

  it('moves Sinbad up to 3, past the Porter, win or lose', () => {
    for (const defense of ['plain-2', 'plain-3']) {
      const here = duel('sinbad', '. . porter . sinbad rival', yours, { hand: [defense] }).attack('toil-and-danger', { defense });
      expect(here.winner()).toBe(defense === 'plain-2' ? 'attacker' : 'defender');
      expect(here.offered()).toEqual(['s2', 's4', 's5']);
      here.pick('s2').settled();
      expect(here.at('sinbad')).toBe('s2');
    }
  });

  it('moves him after a defense', () => {
    const here = duel('sinbad', '. sinbad rival', yours, { hand: ['plain-4'] }, { active: 1 });
    here.attack('plain-4', { defense: 'toil-and-danger' }).pick('s1').settled();
    expect([here.at('sinbad'), here.health('sinbad')]).toEqual(['s1', 14]);
  });

  it('moves nobody when Feint cancels it', () => {
    duel('sinbad', '. sinbad rival', yours, { hand: ['feint'] })
      .attack('toil-and-danger', { defense: 'feint' })
      .settled();
  });

  it('is no card for the Porter', () => {
    expect(duel('sinbad', 'sinbad . porter rival', yours).offered()).toEqual(['maneuver']);
  });
});

describe('Leap Away', () => {
  it('says', () => {
    expect(says(sinbad, 'leap-away')).toEqual(['After combat: If you won, move one of the fighters in the combat up to 4 spaces.']);
  });

  const yours = { hand: ['leap-away'] };

  it('lets the winner move either fighter of the combat and nobody else, no further than 4', () => {
    const here = duel('sinbad', 'porter . sinbad rival . . . . .', yours).attack('leap-away');
    expect(here.asks).toBe('pickFighter 0');
    expect(here.offered()).toEqual(['rival', 'sinbad']);
    here.pick('rival');
    expect(here.offered()).toEqual(['s4', 's5', 's6', 's7', 's8']);
    here.pick('s8').settled();

    const there = duel('sinbad', '. . . . . sinbad rival', yours).attack('leap-away').pick('sinbad');
    expect(there.offered()).toEqual(['s2', 's3', 's4', 's5', 's6']);
    there.pick('s2').settled();
  });

  it('lets the Porter do so, and a defender who won', () => {
    const here = duel('sinbad', 'sinbad . porter rival .', yours, { hand: ['plain-4'] }, { active: 1 });
    here.attack('plain-4', { on: 'porter', defense: 'leap-away' });
    expect(here.offered()).toEqual(['porter', 'rival']);
    here.pick('rival', 's5').settled();
  });

  it('asks the loser nothing', () => {
    const here = duel('sinbad', '. sinbad rival .', yours, { hand: ['plain-4'] })
      .attack('leap-away', { defense: 'plain-4' })
      .settled();
    expect(here.winner()).toBe('defender');
  });

  it('offers only who is still on the board', () => {
    const here = duel('sinbad', '. sinbad squire:4 rival', yours).attack('leap-away');
    expect(here.asks).toBe('moveTo 0');
    here.pick('s3').settled();
    expect(here.at('sinbad')).toBe('s3');
  });

  it('moves nobody when Feint cancels it', () => {
    const here = duel('sinbad', '. sinbad rival', yours, { hand: ['feint'] })
      .attack('leap-away', { defense: 'feint' })
      .settled();
    expect(here.winner()).toBe('attacker');
  });
});

describe('Momentous Shift', () => {
  it('says', () => {
    expect(says(sinbad, 'momentous-shift')).toEqual([
      "During combat: If your fighter started this turn in a different space, this card's value becomes 5 instead of 3.",
    ]);
  });

  it('counts 5 for Sinbad after a longer maneuver', () => {
    const yours = { hand: ['momentous-shift'], discard: [WHALE, APES] };
    const here = duel('sinbad', 'sinbad . . . . rival', yours, {}, { actions: 2 });
    here.maneuver({ sinbad: 's5' }).attack('momentous-shift').settled();
    expect(here.values()).toEqual([5, null]);
  });
});

describe('Feint', () => {
  it('says', () => expect(says(sinbad, 'feint')).toEqual(["Immediately: Cancel every effect on your opponent's card."]));

  it('saves the Porter from what a card would do to him', () => {
    const here = duel('sinbad', 'sinbad . porter rival', { hand: ['feint'] }, { hand: ['thorns'] }).attack('feint', { defense: 'thorns' });
    expect(here.settled().health('porter')).toBe(6);
  });
});

describe('Regroup', () => {
  it('says', () => expect(says(sinbad, 'regroup')).toEqual(['After combat: If you won, draw 2 cards; otherwise draw 1 card.']));

  it('draws 2 for the Porter who won', () => {
    const here = duel('sinbad', 'sinbad . porter rival', { hand: ['regroup'], deck: [HOME, 'feint', 'exploit'] })
      .attack('regroup')
      .settled();
    expect(here.hand(0)).toEqual(['feint', HOME]);
  });
});

describe('Riches Beyond Compare', () => {
  it('says', () => expect(says(sinbad, 'riches-beyond-compare')).toEqual(['Draw 3 cards.']));

  it('draws 3 cards', () => {
    const here = duel('sinbad', 'sinbad rival', { hand: ['riches-beyond-compare'], deck: ['exploit', 'feint', 'regroup', 'leap-away'] });
    here.scheme('riches-beyond-compare').settled();
    expect(here.hand(0)).toEqual(['exploit', 'feint', 'regroup']);
    expect(here.discard(0)).toEqual(['riches-beyond-compare']);
  });

  it('R-16.21 with 1 card left draws it and exhausts twice, if the first time does not end the game', () => {
    const yours = { ...EMPTY_DECK, hand: ['riches-beyond-compare'], deck: ['feint'] };
    const here = duel('sinbad', 'sinbad porter rival', yours).scheme('riches-beyond-compare').settled();
    expect(here.hand(0)).toEqual(['feint']);
    expect([here.health('sinbad'), here.health('porter')]).toEqual([11, 2]);

    const lost = duel('sinbad', 'sinbad:2 porter rival', yours).scheme('riches-beyond-compare');
    expect(lost.see().winners).toEqual([1]);
    expect(lost.health('porter')).toBe(4);
  });

  it('is no card for the Porter', () => {
    const here = duel('sinbad', 'porter . rival ally foe', { hand: ['riches-beyond-compare'] }, {}, { mode: 'teams' });
    expect(here.offered()).toEqual(['maneuver']);
  });
});
