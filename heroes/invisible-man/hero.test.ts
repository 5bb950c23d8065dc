import { card, duringCombat, inZoneOf, move, opposingFighter, place, scheme, space, upTo, withToken, yourHero } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp, row } from '../../engine/test/made-up.ts';
import { table } from '../../engine/test/table.ts';
import { type Duel, duel, duelAt, EMPTY_DECK } from '../test/duel.ts';
import { abilitySays, cards, deck, fighters, rows, says } from '../test/printed.ts';
import { invisibleMan } from './hero.ts';

const HE = 'invisible-man';
const fog = (here: Duel): (string | null)[] => here.see('spectator').seats[0].tokens;

describe('the Invisible Man', () => {
  it('has 15 health, moves 2, and brings 3 fog tokens', () => {
    expect(fighters(invisibleMan)).toEqual(['invisible-man 1 15 melee']);
    expect(invisibleMan.move).toBe(2);
    expect(invisibleMan.tokens).toEqual({ id: 'fog', count: 3 });
  });

  it('has these 30 cards', () => {
    // card, type, value, BOOST, copies, who may use it
    const DECK = `
      slip-away            attack     3  2  3  invisible-man
      surprise-attack      attack     5  1  2  invisible-man
      emerge-from-mist     attack     3  2  2  invisible-man
      covert-preparation   versatile  2  1  3  invisible-man
      confound             versatile  3  2  2  invisible-man
      dreaming-of-revenge  versatile  3  1  2  invisible-man
      impossible-to-see    versatile  2  2  2  invisible-man
      coded-notes          defense    3  2  2  invisible-man
      into-thin-air        defense    4  1  2  invisible-man
      lurking              defense    2  2  2  invisible-man
      reign-of-terror      scheme     -  1  2  invisible-man
      rolling-fog          scheme     -  1  2  invisible-man
      step-lightly         scheme     -  1  2  invisible-man
      vanish               scheme     -  3  2  invisible-man
    `;
    expect(deck(invisibleMan)).toEqual(rows(DECK));
    expect(cards(invisibleMan)).toBe(30);
  });
});

describe('fog', () => {
  it('says', () => {
    expect(abilitySays(invisibleMan)).toEqual([
      "At the start of the game, place 3 fog tokens in different empty spaces of the Invisible Man's zone.",
      'While the Invisible Man is in a space with a fog token, cards he defends with get +1 to their value.',
      'The Invisible Man may move from a space with a fog token to any other space with a fog token as if the two were adjacent.',
    ]);
  });

  it('R-2.9, R-14.6.3 Three tokens are placed one after another in different spaces of his zone, none under him', () => {
    const here = duelAt(table({ heroes: [HE, 'rival'] }, { at: 'setup' }));
    const his = here.at(HE);
    expect(here.asks).toBe('placeToken 0');
    const first = here.offered();
    expect(first).not.toContain(his);
    here.pick(first[0]);
    expect(here.offered()).toEqual(first.slice(1));
    here.pick(first[1], first[2]);
    expect(fog(here)).toEqual(first.slice(0, 3));
    expect(here.asks).not.toBe('placeToken 0');
  });

  it('R-14.6.1 A card he defends with on fog gets +1, off it nothing', () => {
    const theirs = { hand: ['plain-5'] };
    const on = duel(HE, 'invisible-man rival', { hand: ['coded-notes'], tokens: ['s1'] }, theirs, { active: 1 });
    on.attack('plain-5', { defense: 'coded-notes' });
    expect(on.values()).toEqual([5, 4]);
    expect(on.health(HE)).toBe(14);

    const off = duel(HE, 'invisible-man rival', { hand: ['coded-notes'], tokens: ['s2'] }, theirs, { active: 1 });
    off.attack('plain-5', { defense: 'coded-notes' });
    expect(off.values()).toEqual([5, 3]);
  });

  it('R-14.6.1 Without a defense card there is nothing to add to', () => {
    const here = duel(HE, 'invisible-man rival', { tokens: ['s1'] }, { hand: ['plain-5'] }, { active: 1 })
      .attack('plain-5')
      .settled();
    expect(here.values()).toEqual([5, null]);
    expect(here.health(HE)).toBe(10);
  });

  it('R-14.6.1 What counts is where he stands in the damage step', () => {
    const shove = { type: 'attack', value: 5, boost: 1, copies: 1, by: 'any' } as const;
    madeUp('shover', [card('shove', shove, duringCombat(move(opposingFighter, upTo(1))))]);
    for (const [to, defense] of [
      ['s1', 3],
      ['s2', 4],
    ] as const) {
      const yours = { hand: ['coded-notes'], tokens: ['s2'] };
      const here = duel(HE, '. invisible-man shover . .', yours, { hand: ['shove'] }, { active: 1, against: 'shover' });
      here.attack('shove', { defense: 'coded-notes' }).pick(to);
      expect(here.values()).toEqual([5, defense]);
    }
  });

  it('R-14.6.1 Feint does not cancel it', () => {
    const here = duel(HE, 'invisible-man rival', { hand: ['into-thin-air'], tokens: ['s1'] }, { hand: ['feint'] }, { active: 1 });
    here.attack('feint', { defense: 'into-thin-air' }).settled();
    expect(here.values()).toEqual([2, 5]);
  });

  it('R-14.6.2 A versatile card he attacks with gets nothing, one he defends with gets it', () => {
    const attacking = duel(HE, 'invisible-man rival', { hand: ['impossible-to-see'], tokens: ['s1'] }).attack('impossible-to-see');
    expect(attacking.settled().values()).toEqual([2, null]);

    const yours = { hand: ['impossible-to-see'], tokens: ['s1'] };
    const defending = duel(HE, 'invisible-man rival', yours, { hand: ['plain-5'] }, { active: 1 });
    defending.attack('plain-5', { defense: 'impossible-to-see' }).settled();
    expect(defending.values()).toEqual([0, 3]);
  });

  it('R-14.6.4 From a fog space to another is 1 movement, and he may walk on from there', () => {
    const here = duel(HE, 'invisible-man . . . . . . . rival', { tokens: ['s1', 's6'] }).pick('pass', HE);
    expect(here.asks).toBe('moveTo 0');
    expect(here.offered()).toEqual(['s1', 's2', 's3', 's5', 's6', 's7']);
    here.pick('s7').settled();
    expect([here.at(HE), fog(here)]).toEqual(['s7', ['s1', 's6', null]]);
  });

  it('R-14.6.4 He may walk into the fog first, if he gets that far', () => {
    const walk = duel(HE, 'invisible-man . . . . . . . rival', { tokens: ['s2', 's6'] }).pick('pass', HE);
    expect(walk.offered()).toEqual(['s1', 's2', 's3', 's6']);

    const off = duel(HE, 'invisible-man . . . . . . . rival', { tokens: ['s3', 's6'] }).pick('pass', HE);
    expect(off.offered()).toEqual(['s1', 's2', 's3']);
  });

  it('R-14.6.4 Through a fog space with a friend, not onto it; not through one with an opponent', () => {
    const friend = duel(HE, 'invisible-man . . . . ally . . rival foe', { tokens: ['s1', 's6'] }, {}, { mode: 'teams' }).pick('pass', HE);
    expect(friend.offered()).toEqual(['s1', 's2', 's3', 's5', 's7']);

    const opponent = duel(HE, 'invisible-man . . . . squire . . rival', { tokens: ['s1', 's6'] }).pick('pass', HE);
    expect(opponent.offered()).toEqual(['s1', 's2', 's3']);
  });

  it('R-14.6.4 In movement by an effect as well', () => {
    const yours = { hand: ['into-thin-air'], tokens: ['s2', 's6'] };
    const here = duel(HE, '. invisible-man rival . . . .', yours, { hand: ['plain-1'] }, { active: 1 });
    here.attack('plain-1', { defense: 'into-thin-air' });
    expect(here.asks).toBe('moveTo 0');
    expect(here.offered()).toEqual(['s1', 's2', 's6']);
  });

  it('R-14.6.5 Nobody else moves through fog', () => {
    const here = duel(HE, 'rival . . . . . . invisible-man', { tokens: ['s1', 's6'] }, {}, { active: 1 }).pick('pass', 'rival');
    expect(here.offered()).toEqual(['s1', 's2', 's3']);
  });

  it('R-14.6.5 Fog spaces are not adjacent for attacks and effects', () => {
    const far = duel(HE, 'invisible-man . . rival', { hand: ['slip-away', 'step-lightly'], tokens: ['s1', 's4'] });
    expect(far.offered()).toEqual(['maneuver', 'scheme']);
    far.scheme('step-lightly');
    expect(far.told('damage')).toEqual([]);
    expect(far.asks).toBe('token 1');
  });

  it('R-14.6.6 A fog token goes through fighters and fog, may stop on a fighter, not on fog, and does not jump', () => {
    const yours = { hand: ['covert-preparation'], tokens: ['s1', 's2', 's9'] };
    const here = duel(HE, 'invisible-man rival squire . . . . . . .', yours).attack('covert-preparation');
    expect(here.asks).toBe('token 0');
    expect(here.offered()).toEqual([0, 1, 2]);
    here.pick(0);
    expect(here.asks).toBe('tokenTo 0');
    expect(here.offered()).toEqual(['s1', 's3']);
    here.pick('s3');
    expect(fog(here)).toEqual(['s3', 's2', 's9']);
  });

  it('R-14.6.6 A closed door stops it, an open one does not', () => {
    const open = foggy('heorot', { d2: 'open' }, 's9');
    expect(open.offered()).toContain('s4');
    const closed = foggy('heorot', { d2: 'closed' }, 's9');
    expect(closed.offered()).not.toContain('s4');
  });

  it('R-14.6.6 It may use a secret passage', () => {
    expect(foggy('king-solomons-mine', {}, 's2').offered()).toContain('s12');
  });

  it('R-14.6.8 A fog token lies in the zones of its space', () => {
    const seek = card(
      'seek',
      { type: 'scheme', boost: 1, copies: 1, by: 'any' },
      scheme(place(yourHero, space(withToken, inZoneOf(yourHero)))),
    );
    madeUp('misty', [seek], { tokens: { id: 'fog', count: 3 } });
    const here = duel('misty', 'misty . . | . . rival', { hand: ['seek'], tokens: ['s2', 's3', 's4'] }).scheme('seek');
    expect(here.asks).toBe('placeTo 0');
    expect(here.offered()).toEqual(['s2', 's3']);
    here.pick('s3').settled();
  });
});

/** A fog token on this space, about to be moved up to 3 by the opponent. */
function foggy(board: string, doors: Record<string, 'open' | 'closed'>, at: string): Duel {
  const boardFighters = { [HE]: { space: 's29' }, rival: { space: 's28' } };
  const yours = { hand: ['into-thin-air'], tokens: [at] };
  const far = duel(HE, { board, fighters: boardFighters }, yours, { hand: ['plain-1'] }, { active: 1, doors });
  far.attack('plain-1', { defense: 'into-thin-air' });
  while (far.asks === 'moveTo 0') far.pick(far.offered().includes('pass') ? 'pass' : 's29');
  expect(far.asks).toBe('tokenTo 1');
  return far;
}

describe('Slip Away', () => {
  it('says', () => {
    expect(says(invisibleMan, 'slip-away')).toEqual([
      'After combat: Move one of your fog tokens to any empty space. Place the Invisible Man in that space.',
    ]);
  });

  const yours = { hand: ['slip-away'], tokens: ['s2', 's3', 's4'] };

  it('moves one token to any space without fighter or other fog, and him with it', () => {
    const here = duel(HE, '. invisible-man rival . . squire .', yours).attack('slip-away');
    expect(here.health('rival')).toBe(17);
    expect(here.asks).toBe('token 0');
    expect(here.offered()).toEqual([0, 1, 2]);
    here.pick(1);
    expect(here.offered()).toEqual(['s1', 's5', 's7']);
    here.pick('s7').settled();
    expect([here.at(HE), fog(here)]).toEqual(['s7', ['s2', 's7', 's4']]);
  });

  it('lets a token stay where nobody is, and he goes there, after a loss too', () => {
    const here = duel(HE, '. invisible-man rival . .', yours, { hand: ['plain-4'] })
      .attack('slip-away', { defense: 'plain-4' })
      .pick(2);
    expect(here.winner()).toBe('defender');
    expect(here.offered()).toEqual(['s1', 's4', 's5']);
    here.pick('s4').settled();
    expect([here.at(HE), fog(here)]).toEqual(['s4', ['s2', 's3', 's4']]);
  });

  it('moves nothing when Feint cancels it', () => {
    const here = duel(HE, '. invisible-man rival .', yours, { hand: ['feint'] })
      .attack('slip-away', { defense: 'feint' })
      .settled();
    expect([here.at(HE), fog(here)]).toEqual(['s2', ['s2', 's3', 's4']]);
  });
});

describe('Surprise Attack', () => {
  it('says', () => {
    expect(says(invisibleMan, 'surprise-attack')).toEqual([
      "Immediately: Cancel every effect on your opponent's card.",
      'After combat: Move the fog token under the Invisible Man, if any, to any space without a fog token.',
    ]);
  });

  it('cancels the card against it, and moves the token under him to any other space without fog', () => {
    const yours = { hand: ['surprise-attack'], tokens: ['s4', 's1'] };
    const here = duel(HE, 'invisible-man rival . .', yours, { hand: ['thorns'] }).attack('surprise-attack', { defense: 'thorns' });
    expect([here.health(HE), here.health('rival')]).toEqual([15, 15]);
    expect(here.asks).toBe('tokenTo 0');
    expect(here.offered()).toEqual(['s2', 's3']);
    here.pick('s2').settled();
    expect(fog(here)).toEqual(['s4', 's2', null]);
  });

  it('moves no token if none is under him', () => {
    const here = duel(HE, 'invisible-man rival . .', { hand: ['surprise-attack'], tokens: ['s2', 's4'] })
      .attack('surprise-attack')
      .settled();
    expect(fog(here)).toEqual(['s2', 's4', null]);
  });

  it('does neither when a defending Feint cancels it first', () => {
    const here = duel(HE, 'invisible-man rival .', { hand: ['surprise-attack'], tokens: ['s1'] }, { hand: ['feint'] });
    here.attack('surprise-attack', { defense: 'feint' }).settled();
    expect(here.values()).toEqual([5, 2]);
    expect(fog(here)).toEqual(['s1', null, null]);
  });
});

describe('Emerge from Mist', () => {
  it('says', () => {
    expect(says(invisibleMan, 'emerge-from-mist')).toEqual([
      "During combat: If the Invisible Man started this turn in a space with a fog token, this card's value becomes 5 instead of 3.",
    ]);
  });

  const emerge = (here: Duel): number => here.attack('emerge-from-mist').settled().values()[0];

  it('R-14.6.9 counts 5 if he started the turn on fog, though he has left it', () => {
    expect(emerge(duel(HE, 'invisible-man rival', { hand: ['emerge-from-mist'], tokens: ['s1'] }))).toBe(5);

    const moved = duel(HE, 'invisible-man . rival', { hand: ['emerge-from-mist'], tokens: ['s1'] }, {}, { actions: 2 });
    expect(emerge(moved.maneuver({ [HE]: 's2' }))).toBe(5);
  });

  it('R-14.6.9 counts 3 if he came onto the fog in this turn', () => {
    const here = duel(HE, 'invisible-man . rival', { hand: ['emerge-from-mist'], tokens: ['s2'] }, {}, { actions: 2 });
    expect(emerge(here.maneuver({ [HE]: 's2' }))).toBe(3);
  });

  it('R-14.6.9 asks whether fog lay there at the start of the turn, not whether it lies there now', () => {
    const away = duel(HE, 'invisible-man rival . .', { hand: ['rolling-fog', 'emerge-from-mist'], tokens: ['s1'] });
    away.scheme('rolling-fog').pick('s4');
    expect(fog(away)[0]).toBe('s4');
    expect(emerge(away)).toBe(5);

    const under = duel(HE, 'invisible-man rival . .', { hand: ['rolling-fog', 'emerge-from-mist'], tokens: ['s4'] });
    under.scheme('rolling-fog').pick('s1');
    expect(emerge(under)).toBe(3);
  });

  it('counts 3 when Feint cancels it', () => {
    const here = duel(HE, 'invisible-man rival', { hand: ['emerge-from-mist'], tokens: ['s1'] }, { hand: ['feint'] });
    here.attack('emerge-from-mist', { defense: 'feint' }).settled();
    expect(here.values()).toEqual([3, 2]);
  });
});

describe('Covert Preparation', () => {
  it('says', () => {
    expect(says(invisibleMan, 'covert-preparation')).toEqual([
      'After combat: Draw 1 card. Move one of your fog tokens up to 2 spaces. Your opponent moves another of your fog tokens up to 2 spaces.',
    ]);
  });

  const yours = { hand: ['covert-preparation'], deck: ['vanish'], tokens: ['s1', 's5', 's9'] };

  it('draws 1; you move one token up to 2, and the opponent another one', () => {
    const here = duel(HE, 'invisible-man rival . . . . . . . . .', yours).attack('covert-preparation');
    expect(here.hand(0)).toEqual(['vanish']);
    here.pick(1);
    expect(here.offered()).toEqual(['s3', 's4', 's5', 's6', 's7']);
    here.pick('s7');
    expect(here.asks).toBe('token 1');
    expect(here.offered()).toEqual([0, 2]);
    here.pick(2);
    expect(here.offered()).toEqual(['s8', 's9', 's10', 's11']);
    here.pick('s11').settled();
    expect(fog(here)).toEqual(['s1', 's7', 's11']);
  });

  it('lets both leave their token where it is, in defense too', () => {
    const here = duel(HE, 'invisible-man rival . . . . . . .', yours, { hand: ['plain-9'] }, { active: 1 });
    here.attack('plain-9', { defense: 'covert-preparation' });
    expect(here.values()).toEqual([9, 3]);
    here.pick(0, 's1', 1, 's5').settled();
    expect(fog(here)).toEqual(['s1', 's5', 's9']);
  });

  it('does nothing when Feint cancels it', () => {
    const here = duel(HE, 'invisible-man rival . . . . . . .', yours, { hand: ['feint'] });
    here.attack('covert-preparation', { defense: 'feint' }).settled();
    expect(here.hand(0)).toEqual([]);
  });
});

describe('Confound', () => {
  it('says', () => {
    expect(says(invisibleMan, 'confound')).toEqual([
      'After combat: Your opponent may discard 1 card. If they do not, move any number of your fog tokens, each to any space without a fog token.',
    ]);
  });

  const yours = { hand: ['confound'], tokens: ['s1', 's3', 's4'] };

  it('moves no token if the opponent discards a card', () => {
    const here = duel(HE, 'invisible-man rival . . .', yours, { hand: ['plain-1', 'plain-2'] }).attack('confound', { defense: undefined });
    expect(here.asks).toBe('discard 1');
    expect(here.offered()).toEqual(['pass', 'plain-1', 'plain-2']);
    here.pick('plain-2').settled();
    expect([here.hand(1), fog(here)]).toEqual([['plain-1'], ['s1', 's3', 's4']]);
  });

  it('moves any number of them if the opponent does not, each once and to a space without fog', () => {
    const here = duel(HE, 'invisible-man rival . . .', yours, { hand: ['plain-1'] })
      .attack('confound')
      .pick('pass');
    expect(here.asks).toBe('token 0');
    expect(here.offered()).toEqual([0, 1, 2, 'pass']);
    here.pick(0);
    expect(here.offered()).toEqual(['s2', 's5']);
    here.pick('s5');
    expect(here.offered()).toEqual([1, 2, 'pass']);
    here.pick('pass').settled();
    expect([here.hand(1), fog(here)]).toEqual([['plain-1'], ['s5', 's3', 's4']]);
  });

  it('moves them against an empty hand, or none at all', () => {
    const here = duel(HE, 'invisible-man rival . . .', yours).attack('confound');
    expect(here.asks).toBe('token 0');
    here.pick('pass').settled();
    expect(fog(here)).toEqual(['s1', 's3', 's4']);
  });

  it('asks nobody when Feint cancels it', () => {
    const here = duel(HE, 'invisible-man rival . . .', yours, { hand: ['feint', 'plain-1'] })
      .attack('confound', { defense: 'feint' })
      .settled();
    expect(here.hand(1)).toEqual(['plain-1']);
  });
});

describe('Dreaming of Revenge', () => {
  it('says', () => {
    expect(says(invisibleMan, 'dreaming-of-revenge')).toEqual([
      'After combat: If the Invisible Man is in a space with a fog token, deal 1 damage to each opposing fighter in a space with a fog token.',
    ]);
  });

  it('deals 1 to each opposing fighter on fog while he is on fog, win or lose', () => {
    const yours = { hand: ['dreaming-of-revenge'], tokens: ['s1', 's2', 's5'] };
    const here = duel(HE, 'invisible-man rival . . squire', yours, { hand: ['plain-3'] });
    here.attack('dreaming-of-revenge', { defense: 'plain-3' }).settled();
    expect([here.health(HE), here.health('rival'), here.health('squire')]).toEqual([15, 19, 4]);
  });

  it('leaves out who is not on fog', () => {
    const yours = { hand: ['dreaming-of-revenge'], tokens: ['s1', 's2'] };
    const here = duel(HE, 'invisible-man rival . . squire', yours).attack('dreaming-of-revenge').settled();
    expect([here.health('rival'), here.health('squire')]).toEqual([16, 5]);
  });

  it('deals nothing if he is not on fog himself, or Feint cancels it', () => {
    const off = duel(HE, 'invisible-man rival', { hand: ['dreaming-of-revenge'], tokens: ['s2'] })
      .attack('dreaming-of-revenge')
      .settled();
    expect(off.health('rival')).toBe(17);

    const feint = duel(HE, 'invisible-man rival', { hand: ['dreaming-of-revenge'], tokens: ['s1', 's2'] }, { hand: ['feint'] });
    feint.attack('dreaming-of-revenge', { defense: 'feint' }).settled();
    expect(feint.health('rival')).toBe(19);
  });
});

describe('Impossible to See', () => {
  it('says', () => {
    expect(says(invisibleMan, 'impossible-to-see')).toEqual([
      "Immediately: The value of your opponent's card becomes 0 (card effects cannot change it).",
    ]);
  });

  it('makes the card against it 0, attacking or defending', () => {
    const attacking = duel(HE, 'invisible-man rival', { hand: ['impossible-to-see'] }, { hand: ['plain-9'] });
    attacking.attack('impossible-to-see', { defense: 'plain-9' }).settled();
    expect(attacking.values()).toEqual([2, 0]);
    expect(attacking.health('rival')).toBe(18);

    const defending = duel(HE, 'invisible-man rival', { hand: ['impossible-to-see'] }, { hand: ['plain-9'] }, { active: 1 });
    defending.attack('plain-9', { defense: 'impossible-to-see' }).settled();
    expect(defending.values()).toEqual([0, 2]);
  });

  it('leaves the effects of that card', () => {
    const here = duel(HE, 'invisible-man rival', { hand: ['impossible-to-see'] }, { hand: ['thorns'] });
    here.attack('impossible-to-see', { defense: 'thorns' }).settled();
    expect(here.health(HE)).toBe(6);
  });

  it('changes nothing when Feint cancels it', () => {
    const here = duel(HE, 'invisible-man rival', { hand: ['impossible-to-see'] }, { hand: ['feint'] });
    here.attack('impossible-to-see', { defense: 'feint' }).settled();
    expect(here.values()).toEqual([2, 2]);
  });
});

describe('Coded Notes', () => {
  it('says', () => {
    expect(says(invisibleMan, 'coded-notes')).toEqual([
      'After combat: Draw 3 cards. Put 2 cards from your hand on top of your deck in any order.',
    ]);
  });

  const yours = { hand: ['coded-notes', 'vanish'], deck: ['lurking', 'confound', 'slip-away', 'step-lightly'] };

  it('draws 3, then 2 of the hand go on the deck, the last one on top', () => {
    const here = duel(HE, 'invisible-man rival', yours, { hand: ['plain-1'] }, { active: 1 }).attack('plain-1', { defense: 'coded-notes' });
    expect(here.hand(0).toSorted()).toEqual(['confound', 'lurking', 'slip-away', 'vanish']);
    expect(here.asks).toBe('putBack 0');
    expect(here.offered()).toEqual(['confound', 'lurking', 'slip-away', 'vanish']);
    here.pick('vanish');
    expect(here.offered()).toEqual(['confound', 'lurking', 'slip-away']);
    here.pick('confound').settled();
    expect(here.hand(0).toSorted()).toEqual(['lurking', 'slip-away']);
    expect(here.told('putBack').reduce((sum, { count }) => sum + count, 0)).toBe(2);
  });

  it('exhausts for each card that is missing, and puts back what there is', () => {
    const bare = { hand: ['coded-notes', 'vanish'], deck: [], ...EMPTY_DECK };
    const here = duel(HE, 'invisible-man rival', bare, { hand: ['plain-1'] }, { active: 1 }).attack('plain-1', { defense: 'coded-notes' });
    here.settled();
    expect([here.health(HE), here.hand(0)]).toEqual([9, []]);
  });

  it('draws nothing when Feint cancels it', () => {
    const here = duel(HE, 'invisible-man rival', yours, { hand: ['feint'] }, { active: 1 })
      .attack('feint', { defense: 'coded-notes' })
      .settled();
    expect(here.hand(0)).toEqual(['vanish']);
  });
});

describe('Into Thin Air', () => {
  it('says', () => {
    expect(says(invisibleMan, 'into-thin-air')).toEqual([
      'After combat: Move the Invisible Man up to 1 space. Your opponent moves one of your fog tokens up to 3 spaces.',
    ]);
  });

  const yours = { hand: ['into-thin-air'], tokens: ['s5', 's9'] };

  it('moves him up to 1, and the opponent moves a token up to 3', () => {
    const here = duel(HE, '. . invisible-man rival . . . . .', yours, { hand: ['plain-4'] }, { active: 1 });
    here.attack('plain-4', { defense: 'into-thin-air' });
    expect(here.values()).toEqual([4, 4]);
    expect(here.asks).toBe('moveTo 0');
    expect(here.offered()).toEqual(['s2', 's3']);
    here.pick('s2');
    expect(here.asks).toBe('token 1');
    expect(here.offered()).toEqual([0, 1]);
    here.pick(0);
    expect(here.offered()).toEqual(['s2', 's3', 's4', 's5', 's6', 's7', 's8']);
    here.pick('s8').settled();
    expect([here.at(HE), fog(here)]).toEqual(['s2', ['s8', 's9', null]]);
  });

  it('moves nobody when Feint cancels it', () => {
    const here = duel(HE, '. invisible-man rival', { ...yours, tokens: ['s1'] }, { hand: ['feint'] }, { active: 1 });
    here.attack('feint', { defense: 'into-thin-air' }).settled();
    expect([here.at(HE), fog(here)]).toEqual(['s2', ['s1', null, null]]);
  });
});

describe('Lurking', () => {
  it('says', () => {
    expect(says(invisibleMan, 'lurking')).toEqual([
      'After combat: Draw 1 card. Choose one: (1) place the Invisible Man in any space with a fog token; (2) move one of your fog tokens up to 3 spaces.',
    ]);
  });

  const yours = { hand: ['lurking'], deck: ['vanish'], tokens: ['s1', 's2', 's9'] };
  const defended = () =>
    duel(HE, '. invisible-man rival squire . . . . .', yours, { hand: ['plain-9'] }, { active: 1 }).attack('plain-9', {
      defense: 'lurking',
    });

  it('draws 1, and puts him onto a fog space at any distance, his own included', () => {
    const here = defended();
    expect(here.values()).toEqual([9, 3]);
    expect(here.hand(0)).toEqual(['vanish']);
    expect(here.asks).toBe('option 0');
    expect(here.offered()).toHaveLength(2);
    here.pick(here.offered()[0]);
    expect(here.asks).toBe('placeTo 0');
    expect(here.offered()).toEqual(['s1', 's2', 's9']);
    here.pick('s9').settled();
    expect([here.at(HE), fog(here)]).toEqual(['s9', ['s1', 's2', 's9']]);
  });

  it('or moves one token up to 3 spaces', () => {
    const here = defended();
    here.pick(here.offered()[1], 2);
    expect(here.offered()).toEqual(['s6', 's7', 's8', 's9']);
    here.pick('s6').settled();
    expect([here.at(HE), fog(here)]).toEqual(['s2', ['s1', 's2', 's6']]);
  });

  it('does not put him where another fighter is', () => {
    const taken = { ...yours, tokens: ['s1', 's3', 's4'] };
    const here = duel(HE, '. invisible-man rival squire .', taken, { hand: ['plain-1'] }, { active: 1 }).attack('plain-1', {
      defense: 'lurking',
    });
    here.pick(here.offered()[0]);
    expect(here.offered()).toEqual(['s1', 's2']); // he may stay
    expect(here.pick('s1').settled().at(HE)).toBe('s1');
  });

  it('does nothing when Feint cancels it', () => {
    const here = duel(HE, '. invisible-man rival', { hand: ['lurking'], tokens: ['s1'] }, { hand: ['feint'] }, { active: 1 });
    here.attack('feint', { defense: 'lurking' }).settled();
    expect([here.at(HE), here.hand(0)]).toEqual(['s2', []]);
  });
});

describe('Reign of Terror', () => {
  it('says', () => {
    expect(says(invisibleMan, 'reign-of-terror')).toEqual([
      'If the Invisible Man is in a space with a fog token, deal 2 damage to one opposing fighter.',
    ]);
  });

  it('deals 2 to one opposing fighter anywhere', () => {
    const here = duel(HE, 'invisible-man . . | squire rival', { hand: ['reign-of-terror'], tokens: ['s1'] }).scheme('reign-of-terror');
    expect(here.asks).toBe('pickFighter 0');
    expect(here.offered()).toEqual(['rival', 'squire']);
    here.pick('rival').settled();
    expect([here.health('rival'), here.health('squire')]).toEqual([18, 5]);
  });

  it('does nothing if he is not on fog', () => {
    const here = duel(HE, 'invisible-man squire rival', { hand: ['reign-of-terror'], tokens: ['s2'] })
      .scheme('reign-of-terror')
      .settled();
    expect([here.health('rival'), here.health('squire')]).toEqual([20, 5]);
  });
});

describe('Rolling Fog', () => {
  it('says', () => {
    expect(says(invisibleMan, 'rolling-fog')).toEqual(['Move one of your fog tokens to any space without a fog token. Gain 1 action.']);
  });

  it('moves one token to another space at any distance, under a fighter too, and gives an action', () => {
    const here = duel(HE, 'invisible-man . . | . rival', { hand: ['rolling-fog', 'vanish'], tokens: ['s1', 's2'] }).scheme('rolling-fog');
    expect(here.asks).toBe('token 0');
    here.pick(1);
    expect(here.offered()).toEqual(['s3', 's4', 's5']);
    here.pick('s5').settled();
    expect(fog(here)).toEqual(['s1', 's5', null]);
    expect(here.asks).toBe('action 0');
  });
});

describe('Step Lightly', () => {
  it('says', () => {
    expect(says(invisibleMan, 'step-lightly')).toEqual([
      'If the Invisible Man is in a space with a fog token, deal 3 damage to any one fighter adjacent to him; otherwise deal 1 damage to any one fighter adjacent to him. Your opponent moves one of your fog tokens up to 2 spaces.',
    ]);
  });

  it('deals 3 on fog to one adjacent fighter; then the opponent moves a token up to 2', () => {
    const here = duel(HE, 'squire invisible-man rival . . .', { hand: ['step-lightly'], tokens: ['s2', 's6'] }).scheme('step-lightly');
    expect(here.asks).toBe('pickFighter 0');
    expect(here.offered()).toEqual(['rival', 'squire']);
    here.pick('rival');
    expect([here.health('rival'), here.health('squire')]).toEqual([17, 5]);
    expect(here.asks).toBe('token 1');
    here.pick(0);
    expect(here.offered()).toEqual(['s1', 's2', 's3', 's4']);
    here.pick('s4').settled();
    expect(fog(here)).toEqual(['s4', 's6', null]);
  });

  it('deals 1 off fog', () => {
    const here = duel(HE, 'invisible-man rival .', { hand: ['step-lightly'], tokens: ['s3', 's2'] }).scheme('step-lightly');
    expect(here.health('rival')).toBe(19);
    here.pick(0, 's3').settled();
  });

  it('strikes a friend as well', () => {
    const here = duel(HE, 'ally invisible-man . rival foe', { hand: ['step-lightly'], tokens: ['s2'] }, {}, { mode: 'teams' });
    here.scheme('step-lightly');
    expect(here.asks).toBe('opponent 0');
    here.pick(3);
    expect(here.health('ally')).toBe(9);
    expect(here.asks).toBe('tokenTo 3');
    here.pick('s2').settled();
  });
});

describe('Vanish', () => {
  it('says', () => {
    expect(says(invisibleMan, 'vanish')).toEqual([
      'The Invisible Man recovers 1 health. Remove the Invisible Man from the board (he is not defeated). At the start of your next turn, place him in any empty space. If this is your first action this turn, end your turn.',
    ]);
  });

  const long = { actions: 2, options: { turnLimit: 9 } };
  const gone = (picture: string, yours = {}, more = {}) =>
    duel(HE, picture, { hand: ['vanish'], ...yours }, { hand: ['plain-5'] }, { ...long, ...more }).scheme('vanish');

  it('R-14.6.7 As the first action it recovers 1, takes him off the board undefeated, and ends the turn', () => {
    const here = gone('invisible-man:10 rival .');
    expect([here.at(HE), here.health(HE)]).toEqual([null, 11]);
    expect(here.told('defeat')).toEqual([]);
    expect(here.asks).toBe('action 1');
  });

  it('R-14.6.7 As a later action it loses the actions still left', () => {
    const here = gone('invisible-man rival .', {}, { actionNumber: 1 });
    expect(here.at(HE)).toBe(null);
    expect(here.asks).toBe('action 1');
  });

  it('R-14.6.7 The hand limit applies at the end of that turn', () => {
    const hand = ['vanish', 'vanish', 'slip-away', 'slip-away', 'lurking', 'lurking', 'confound', 'confound', 'coded-notes'];
    const here = gone('invisible-man rival .', { hand });
    expect(here.asks).toBe('handLimit 0');
    here.pick('confound');
    expect(here.asks).toBe('action 1');
  });

  it('R-14.6.7 While he is gone he cannot be attacked or chosen', () => {
    const here = gone('invisible-man rival .');
    expect(here.offered()).toEqual(['maneuver']);
  });

  it('R-14.6.7 His player cannot be chosen as an opponent', () => {
    const seats = [{ hand: ['vanish', 'lurking'] }, { hand: ['eliminate-the-impossible', 'feint'] }, { hand: ['plain-1'] }];
    const fighters = { [HE]: { space: 's1' }, 'sherlock-holmes': { space: 's9' }, 'dr-watson': { space: 's10' }, rival: { space: 's15' } };
    const setup = { board: row('row-of-three', 20, 4), heroes: [HE, 'sherlock-holmes', 'rival'], mode: 'freeForAll' } as const;
    const position = { seats, fighters: { ...fighters, squire: { space: 's16' } } };
    const present = duelAt(table(setup, { ...position, active: 1 })).scheme('eliminate-the-impossible');
    expect(present.asks).toBe('opponent 1');
    expect(present.offered()).toEqual([0, 2]);

    const here = duelAt(table(setup, position)).scheme('vanish').scheme('eliminate-the-impossible');
    expect(here.discard(2)).toEqual(['plain-1']);
    here.settled();
    expect([here.hand(0), here.see(1).seats[0].hand]).toEqual([['lurking'], []]);
  });

  it('R-14.6.7 His player does not draw or discard meanwhile', () => {
    const here = duel(
      HE,
      'invisible-man . sun-wukong',
      { hand: ['vanish', 'lurking'] },
      { hand: ['fiery-eyes-that-see'] },
      { ...long, against: 'sun-wukong' },
    );
    here.scheme('vanish').pick('pass').scheme('fiery-eyes-that-see').settled();
    expect(here.told('look')).toEqual([]);
    expect(here.hand(0)).toEqual(['lurking']);
  });

  it('R-14.6.7 He returns at the start of his next turn to any free space', () => {
    const here = gone('invisible-man rival .', { hand: ['vanish', 'lurking'], tokens: ['s3'] });
    here.maneuver({ rival: 's1' }).maneuver();
    expect(here.asks).toBe('placeTo 0');
    expect(here.offered()).toEqual(['s2', 's3']);
    here.pick('s3');
    expect([here.at(HE), here.asks]).toEqual(['s3', 'action 0']);
  });

  it('R-14.6.9 After it he started the turn on no space', () => {
    const here = gone('invisible-man rival .', { hand: ['vanish', 'emerge-from-mist'], tokens: ['s1', 's3'] });
    here.maneuver().maneuver().pick('s3').attack('emerge-from-mist');
    expect(here.values()).toEqual([3, null]);
  });
});
