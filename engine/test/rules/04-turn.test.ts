import {
  ability,
  actionNumber,
  add,
  afterCombat,
  bonusAttack,
  card,
  damage,
  discard,
  draw,
  duringCombat,
  each,
  eachOpponent,
  endTurn,
  fighters,
  gainAction,
  gainActions,
  immediately,
  leaveBoard,
  may,
  move,
  opponent,
  opposingFighter,
  type Position,
  recover,
  scheme,
  sidekick,
  startedElsewhere,
  upTo,
  when,
  whenever,
  yourHero,
  yourValuesAreFixedThisTurnAt,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp, row } from '../made-up.ts';
import { type Table, table } from '../table.ts';
import { attackWith, maneuver, playScheme } from './acting.ts';

const board = row('turn-row', 8);
const wide = row('turn-row-of-four', 12, 4);
const asScheme = { type: 'scheme', boost: 1, copies: 2, by: 'any' } as const;
const asAttack = { type: 'attack', value: 3, boost: 1, copies: 2, by: 'any' } as const;
const asDefense = { type: 'defense', value: 0, boost: 1, copies: 2, by: 'any' } as const;
for (const id of ['turn-foe', 'turn-third', 'turn-fourth']) madeUp(id, []);
const duel = (...heroes: string[]) => ({ board, heroes: [...heroes, 'turn-foe'].slice(0, 2) });
const freeForAll = (...heroes: string[]) => ({
  board: wide,
  mode: 'freeForAll' as const,
  heroes: [...heroes, 'turn-foe', 'turn-third', 'turn-fourth'].slice(0, 4),
});
const plain = (copies: number): string[] => new Array(copies).fill('plain');
const actions = (here: Table) => here.legal().map((choice) => choice.action);
/** What seat 0 has seen of these kinds, in a few words each. */
const story = (here: Table, ...kinds: string[]): string[] =>
  here.events.flatMap(({ event, sees }) => {
    if (!(sees & 1) || !kinds.includes(event.kind)) return [];
    return [`${event.kind}${'seat' in event ? ` ${event.seat}` : ''}${event.kind === 'action' ? ` ${event.action} ${event.number}` : ''}`];
  });

describe('the steps of a turn', () => {
  madeUp('turn-clock', [], { abilities: [ability('turnStart', recover(yourHero, 1)), ability('turnEnd', draw(3))] });

  it('R-4.1 Start-of-turn effects, actions, end-of-turn effects, hand limit, next seat', () => {
    const here = table(duel('turn-clock'), {
      active: 1,
      actions: 1,
      fighters: { 'turn-clock': { health: 5 } },
      seats: [{ hand: plain(4) }, { hand: plain(1) }],
    });
    maneuver(here).settled();
    expect(here.see()).toMatchObject({ active: 0, actions: 2, actionNumber: 0 });
    expect(here.health('turn-clock')).toBe(6);
    maneuver(maneuver(here));
    expect(here.asks).toBe('handLimit 0');
    here.choices({ card: 'plain' }, { card: 'plain' }).settled();
    expect(story(here, 'turn', 'recover', 'action', 'draw', 'discard', 'turnEnd')).toEqual([
      'action 1 maneuver 1',
      'draw 1',
      'turnEnd 1',
      'turn 0',
      'recover',
      'action 0 maneuver 1',
      'draw 0',
      'action 0 maneuver 2',
      'draw 0',
      'draw 0',
      'discard 0',
      'discard 0',
      'turnEnd 0',
      'turn 1',
    ]);
    expect(here.asks).toBe('action 1');
    expect(here.hand(0)).toHaveLength(7);
  });

  it('R-4.1 The space of every fighter is recorded when a turn begins, before start-of-turn effects', () => {
    madeUp('turn-restless', [card('changed', asScheme, scheme(when(startedElsewhere(yourHero), draw(1))))], {
      abilities: [ability('turnStart', move(yourHero, upTo(1)))],
    });
    const here = table(duel('turn-restless'), {
      active: 1,
      actions: 1,
      seats: [{ hand: ['changed', 'changed', 'plain'] }, { hand: plain(1) }],
    });
    maneuver(here, { 'turn-foe': 's6' });
    expect(here.see().fighters['turn-foe']).toMatchObject({ space: 's6', turnStart: 's6' });
    here.choose({ space: 's2' }).settled();
    expect(here.see().fighters['turn-restless']).toMatchObject({ space: 's2', turnStart: 's1' });
    playScheme(here, 'changed').settled();
    expect(here.hand(0)).toHaveLength(3);
    const stayed = table(duel('turn-restless'), { at: 'turnStart', seats: [{ hand: ['changed', 'plain'] }] }).choose({ space: 's1' });
    expect(playScheme(stayed, 'changed').settled().hand(0)).toEqual(['plain']);
  });

  it('R-4.1 The turn goes to the next seat, around the table', () => {
    const here = table(
      { ...freeForAll(), heroes: ['turn-foe', 'turn-clock', 'turn-third', 'turn-fourth'] },
      {
        active: 2,
        actions: 1,
        seats: [0, 1, 2, 3].map(() => ({ hand: plain(1) })),
      },
    );
    maneuver(here);
    for (const seat of [3, 0]) {
      expect(here.asks).toBe(`action ${seat}`);
      maneuver(maneuver(here));
    }
    expect(here.settled().asks).toBe('action 1');
  });
});

describe('actions', () => {
  const guard = { sidekicks: [sidekick('turn-guard', { health: 3, reach: 'melee' })] };
  madeUp(
    'turn-doer',
    [
      card('think', asScheme, scheme(draw(1))),
      card('guards-plan', { ...asScheme, by: 'turn-guard' }, scheme(draw(1))),
      card('in-vain', asScheme, scheme(recover(yourHero, 3))),
      card('hit', asAttack),
      card('guards-hit', { ...asAttack, by: 'turn-guard' }),
      card('block', asDefense),
      card('hurry', asScheme, scheme(gainAction)),
      card('hurry-twice', asScheme, scheme(gainActions(2))),
      card('vanish', asScheme, scheme(leaveBoard(yourHero))),
      card('third', asScheme, scheme(when(actionNumber(3), draw(2)))),
    ],
    guard,
  );
  const near = { 'turn-doer': { space: 's3' }, 'turn-guard': { space: 's1' }, 'turn-foe': { space: 's4' } };
  const acting = (hand: string[], about: Position = {}) =>
    table(duel('turn-doer'), { fighters: near, ...about, seats: [{ hand }, { hand: plain(1) }] });

  it('R-4.2 The active player takes 2 actions, no more and no less', () => {
    const here = acting(plain(1));
    expect(here.may({ pass: true })).toBe(false);
    maneuver(here).settled();
    expect(here.see()).toMatchObject({ active: 0, actions: 1, actionNumber: 1 });
    expect(here.may({ pass: true })).toBe(false);
    maneuver(here).settled();
    expect(here.see()).toMatchObject({ active: 1, actions: 2, actionNumber: 0 });
  });

  it('R-4.2 The two may be the same kind', () => {
    const schemes = acting(['think', 'think']);
    playScheme(playScheme(schemes, 'think', 'turn-doer'), 'think', 'turn-doer').settled();
    expect(story(schemes, 'action')).toEqual(['action 0 scheme 1', 'action 0 scheme 2']);
    const attacks = table(duel('turn-doer'), { fighters: near, seats: [{ hand: ['hit', 'hit'] }] });
    attackWith(attackWith(attacks, 'hit'), 'hit');
    expect(attacks.health('turn-foe')).toBe(6);
    expect(attacks.see().active).toBe(1);
  });

  it('R-4.3 The actions are maneuver, scheme and attack', () => {
    expect(actions(acting(['think', 'hit']))).toEqual(['maneuver', 'scheme', 'attack']);
    expect(acting(['think', 'hit']).legal()).toHaveLength(3);
  });

  it('R-4.4 A gained action is one more, and must be taken too', () => {
    const here = acting(['hurry', 'plain']);
    playScheme(here, 'hurry', 'turn-doer').settled();
    expect(here.see()).toMatchObject({ active: 0, actions: 2 });
    maneuver(here);
    expect(here.see()).toMatchObject({ active: 0, actions: 1 });
    expect(here.may({ pass: true })).toBe(false);
    maneuver(here).settled();
    expect(here.see().active).toBe(1);
    expect(
      playScheme(acting(['hurry-twice', 'plain']), 'hurry-twice', 'turn-doer')
        .settled()
        .see().actions,
    ).toBe(3);
  });

  it('R-4.4 An action gained by the last action is taken in the same turn', () => {
    const here = playScheme(acting(['hurry', 'plain'], { actions: 1 }), 'hurry', 'turn-doer').settled();
    expect(here.see()).toMatchObject({ active: 0, actions: 1 });
  });

  madeUp('turn-giver', [
    card('gift', asScheme, scheme(opponent(gainAction))),
    card('greedy-guard', asDefense, afterCombat(gainAction)),
    card('kind-guard', asDefense, afterCombat(opponent(gainAction))),
  ]);

  it('R-4.5 A gain for anybody but the active player is lost', () => {
    const gift = table(duel('turn-giver'), { seats: [{ hand: ['gift', 'plain'] }, { hand: plain(1) }] });
    playScheme(gift, 'gift').settled();
    expect(gift.see()).toMatchObject({ active: 0, actions: 1 });
    expect(maneuver(gift).settled().see()).toMatchObject({ active: 1, actions: 2 });
    const greedy = table(duel('turn-giver'), {
      active: 1,
      actions: 1,
      fighters: { 'turn-giver': { space: 's7' } },
      seats: [{ hand: ['greedy-guard', 'plain'] }, { hand: plain(2) }],
    });
    attackWith(greedy, 'plain').choose({ card: 'greedy-guard' }).settled();
    expect(greedy.see()).toMatchObject({ active: 0, actions: 2 });
  });

  it('R-4.5 An effect that gives the active opponent an action works', () => {
    const here = table(duel('turn-giver'), {
      active: 1,
      actions: 1,
      fighters: { 'turn-giver': { space: 's7' } },
      seats: [{ hand: ['kind-guard'] }, { hand: plain(2) }],
    });
    attackWith(here, 'plain').choose({ card: 'kind-guard' }).settled();
    expect(here.see()).toMatchObject({ active: 1, actions: 1 });
  });

  it('R-4.6 A maneuver is always legal, whatever hand, deck and board', () => {
    expect(actions(acting(['block']))).toEqual(['maneuver']);
    const bare = table(duel('turn-doer'), {
      active: 1,
      actions: 1,
      fighters: { 'turn-doer': { space: 's1' }, 'turn-guard': { health: 0 }, 'turn-foe': { space: 's2' } },
      seats: [{ rest: 'discard' }, { hand: plain(1) }],
    });
    maneuver(bare, { 'turn-foe': 's2' });
    expect(bare.asks).toBe('moveWhom 0');
    expect(bare.health('turn-doer')).toBe(10);
    bare.choose({ fighter: 'turn-doer' });
    expect(bare.health('turn-doer')).toBe(8);
    expect(bare.hand(0)).toEqual([]);
  });

  it('R-4.6 Without a fighter on the board no action is taken', () => {
    const here = acting(['vanish', 'plain'], { fighters: { ...near, 'turn-guard': { health: 0 } } });
    playScheme(here, 'vanish').settled();
    expect(here.see()).toMatchObject({ active: 1, actions: 2 });
    const guarded = playScheme(acting(['vanish', 'plain']), 'vanish', 'turn-guard').settled();
    expect(guarded.see()).toMatchObject({ active: 0, actions: 1 });
  });

  it('R-4.7 A scheme needs a scheme card that a fighter on the board may use', () => {
    expect(acting(['think']).may({ action: 'scheme' })).toBe(true);
    expect(acting(['hit', 'block', 'plain']).may({ action: 'scheme' })).toBe(false);
    expect(acting(['guards-plan']).may({ action: 'scheme' })).toBe(true);
    const alone = { fighters: { ...near, 'turn-guard': { health: 0 } } };
    expect(acting(['guards-plan', 'plain'], alone).may({ action: 'scheme' })).toBe(false);
    expect(acting(['guards-plan', 'think'], alone).choose({ action: 'scheme' }).legal()).toMatchObject([{ card: 'think' }]);
  });

  it('R-4.7 It need not be able to achieve anything', () => {
    const here = playScheme(acting(['in-vain', 'plain']), 'in-vain', 'turn-doer').settled();
    expect(here.health('turn-doer')).toBe(12);
    expect(here.discard(0)).toEqual(['in-vain']);
    expect(here.see().actions).toBe(1);
  });

  it('R-4.8 An attack needs a fighter, a target in its reach and a card that this fighter may use', () => {
    const may = (hand: string[], places: object = {}) => acting(hand, { fighters: { ...near, ...places } }).may({ action: 'attack' });
    expect(may(['hit'])).toBe(true);
    expect(may(['plain'])).toBe(true);
    expect(may(['block', 'think'])).toBe(false);
    expect(may(['hit'], { 'turn-foe': { space: 's5' } })).toBe(false);
    expect(may(['guards-hit', 'think'])).toBe(false);
    expect(may(['guards-hit'], { 'turn-foe': { space: 's2' } })).toBe(true);
    expect(may(['hit'], { 'turn-doer': { space: 's8' }, 'turn-guard': { health: 0 } })).toBe(false);
  });

  it('R-4.8 Only a player who may be attacked gives a target', () => {
    const onTurn = (turns: number, played: number) => {
      const here = table(freeForAll('turn-doer'), {
        fighters: { 'turn-doer': { space: 's6' }, 'turn-guard': { space: 's1' }, 'turn-third': { space: 's7' } },
        seats: [{ hand: ['hit'], turns }, { turns: 0 }, { turns: played }, { turns: 0 }],
      });
      return here.may({ action: 'attack' });
    };
    expect(onTurn(1, 0)).toBe(false);
    expect(onTurn(1, 1)).toBe(true);
    expect(onTurn(2, 0)).toBe(true);
  });

  madeUp('turn-twice', [
    card(
      'one-two',
      { ...asAttack, value: 1, bonusAttack: { id: 'two', value: 1, effects: [duringCombat(when(actionNumber(1), add(3)))] } },
      afterCombat(bonusAttack),
    ),
    card('thirdly', asScheme, scheme(when(actionNumber(3), draw(2)))),
    card('rush', asScheme, scheme(gainAction)),
    card('late-guard', asDefense, afterCombat(when(actionNumber(1), draw(1)))),
  ]);

  it('R-4.9 Actions are numbered in the order they start, whatever gave them', () => {
    const here = table(duel('turn-twice'), { seats: [{ hand: ['thirdly', 'thirdly', 'rush', 'plain'] }, { hand: plain(1) }] });
    playScheme(here, 'rush');
    expect(playScheme(here, 'thirdly').settled().hand(0)).toEqual(['plain', 'thirdly']);
    expect(playScheme(here, 'thirdly').settled().hand(0)).toHaveLength(3);
    expect(story(here, 'action')).toEqual(['action 0 scheme 1', 'action 0 scheme 2', 'action 0 scheme 3']);
  });

  it('R-4.9 A bonus attack is not an action and gets no number', () => {
    const here = table(duel('turn-twice'), {
      fighters: { 'turn-foe': { space: 's2' } },
      seats: [{ hand: ['one-two', 'rush', 'thirdly'] }, { hand: [] }],
    });
    attackWith(here, 'one-two').settled();
    expect(here.health('turn-foe')).toBe(12 - 1 - 4);
    expect(here.see()).toMatchObject({ actions: 1, actionNumber: 1 });
    playScheme(here, 'rush');
    expect(here.see()).toMatchObject({ actions: 1, actionNumber: 2 });
    playScheme(here, 'thirdly');
    expect(here.hand(0)).toHaveLength(2);
  });

  it('R-4.9 "Your third action" is nobody else\'s', () => {
    const here = table(duel('turn-twice'), {
      active: 1,
      fighters: { 'turn-twice': { space: 's7' } },
      seats: [{ hand: ['late-guard'] }, { hand: plain(2) }],
    });
    attackWith(here, 'plain').choose({ card: 'late-guard' }).settled();
    expect(here.see().actionNumber).toBe(1);
    expect(here.hand(0)).toEqual([]);
  });
});

describe('the hand limit', () => {
  madeUp('turn-hoarder', [card('heap', asScheme, scheme(draw(3))), card('odd', asAttack), card('gather', asDefense, afterCombat(draw(3)))]);
  madeUp('turn-dawdler', [], { abilities: [ability('turnEnd', draw(1)), ability('turnEnd', discard(1))] });

  it('R-4.10 At the end of the turn the hand goes down to 7, the player choosing which', () => {
    const here = table(duel('turn-hoarder'), { actions: 1, seats: [{ hand: ['odd', ...plain(7)] }, { hand: plain(1) }] });
    maneuver(here);
    expect(here.asks).toBe('handLimit 0');
    expect(
      here
        .legal()
        .map((choice) => choice.card)
        .sort(),
    ).toEqual(['heap', 'odd', 'plain']);
    here.choose({ card: 'odd' });
    expect(here.asks).toBe('handLimit 0');
    here.choose({ card: 'plain' }).settled();
    expect(here.discard(0)).toEqual(['odd', 'plain']);
    expect(here.hand(0)).toHaveLength(7);
  });

  it('R-4.10 Seven cards are kept, and during the turn the hand may be larger', () => {
    const seven = table(duel('turn-hoarder'), { actions: 1, seats: [{ hand: plain(6) }, { hand: plain(1) }] });
    expect(maneuver(seven).settled().hand(0)).toHaveLength(7);
    const during = table(duel('turn-hoarder'), { seats: [{ hand: ['heap', ...plain(7)] }, { hand: plain(1) }] });
    playScheme(during, 'heap').settled();
    expect(during.hand(0)).toHaveLength(10);
    expect(during.asks).toBe('action 0');
  });

  it('R-4.11 It is checked after all other end-of-turn effects', () => {
    const here = table(duel('turn-dawdler'), { actions: 1, seats: [{ hand: plain(7) }, { hand: plain(1) }] });
    maneuver(here);
    expect(here.hand(0)).toHaveLength(8);
    here.choose({ kind: 'abilityOrder', option: 1 });
    expect(here.hand(0)).toHaveLength(9);
    expect(here.asks).toBe('discard 0');
    here.choose({ card: 'plain' });
    expect(here.asks).toBe('handLimit 0');
    expect(here.choose({ card: 'plain' }).settled().hand(0)).toHaveLength(7);
  });

  it('R-4.11 Cards drawn above 7 on the turn of another are kept until the end of the own next turn', () => {
    const here = table(duel('turn-hoarder'), {
      active: 1,
      actions: 1,
      fighters: { 'turn-hoarder': { space: 's7' } },
      seats: [{ hand: ['gather', ...plain(6)] }, { hand: plain(2) }],
    });
    attackWith(here, 'plain').choose({ card: 'gather' }).settled();
    expect(here.see().active).toBe(0);
    expect(here.hand(0)).toHaveLength(9);
    maneuver(here).settled();
    expect(here.hand(0)).toHaveLength(10);
    maneuver(here);
    expect(here.asks).toBe('handLimit 0');
  });
});

describe('effects of one moment', () => {
  madeUp('turn-planner', [], {
    health: 12,
    abilities: [ability('turnStart', may(draw(1))), ability('turnStart', may(recover(yourHero, 1))), ability('turnStart', discard(1))],
  });

  it('R-4.12 The player orders the start-of-turn effects, each used once', () => {
    const here = table(duel('turn-planner'), {
      at: 'turnStart',
      fighters: { 'turn-planner': { health: 5 } },
      seats: [{ hand: plain(1) }],
    });
    expect(here.asks).toBe('abilityOrder 0');
    expect(here.legal().map((choice) => choice.option)).toEqual([1, 2, 3]);
    here.choose({ option: 3 });
    expect(here.hand(0)).toEqual([]);
    expect(here.legal().map((choice) => choice.option)).toEqual([1, 2]);
    here.choices({ option: 1 }, { yes: true });
    expect(here.hand(0)).toHaveLength(1);
    expect(here.legal()).toHaveLength(2);
    here.choose({ yes: true }).settled();
    expect(here.health('turn-planner')).toBe(6);
  });

  it('R-4.12 An optional one may be left unused', () => {
    const here = table(duel('turn-planner'), { at: 'turnStart', seats: [{ hand: plain(2) }] });
    here.choices({ option: 1 }, { pass: true }, { option: 2 }, { pass: true }, { card: 'plain' }).settled();
    expect(here.hand(0)).toEqual(['plain']);
  });

  const draws = (id: string) => whenever('damaged', id, draw(1));
  madeUp('turn-storm', [card('storm', asScheme, scheme(damage(each(fighters()), 1)))], { abilities: [draws('turn-storm')] });
  for (const id of ['turn-oak', 'turn-elm']) madeUp(id, [], { abilities: [draws(id)] });
  madeUp('turn-willow', [], {
    sidekicks: [sidekick('twig', { count: 2, health: 1, reach: 'melee' })],
    abilities: [draws('turn-willow'), whenever('damaged', 'turn-willow', discard(1)), whenever('defeated', 'twig', recover(yourHero, 1))],
  });

  it('R-4.13 The effects of the active player come first, then the others in turn order', () => {
    const hands = (seats: number) => Array.from({ length: seats }, () => ({ hand: plain(1) }));
    for (const [active, expected] of [
      [0, ['draw 0', 'draw 1', 'draw 2']],
      [1, ['draw 1', 'draw 2', 'draw 0']],
      [2, ['draw 2', 'draw 0', 'draw 1']],
    ] as const) {
      const heroes = ['turn-oak', 'turn-elm', 'turn-storm'];
      const order = [...heroes.slice(2 - active), ...heroes.slice(0, 2 - active)];
      const seats = hands(3).map((seat, i) => (i === active ? { hand: ['storm', 'plain'] } : seat));
      expect(order[active]).toBe('turn-storm');
      const here = table({ board: wide, mode: 'freeForAll', heroes: order }, { active, seats });
      expect(story(playScheme(here, 'storm').settled(), 'draw')).toEqual(expected);
    }
  });

  it('R-4.13 What each opponent does is done in turn order from the active player', () => {
    madeUp('turn-taxer', [card('tax-all', asScheme, scheme(eachOpponent(discard(1))))]);
    const hands = ['tax-all', 'plain', 'plain'].map((first) => ({ hand: [first, 'plain', 'plain'] }));
    const heroes = ['turn-third', 'turn-taxer', 'turn-foe'];
    const here = playScheme(
      table({ board: wide, mode: 'freeForAll', heroes }, { active: 1, seats: [hands[1], hands[0], hands[2]] }),
      'tax-all',
    );
    expect(here.asks).toBe('discard 2');
    here.choose({ card: 'plain' });
    expect(here.asks).toBe('discard 0');
    here.choose({ card: 'plain' }).settled();
  });

  it('R-4.13 Each player orders their own', () => {
    const struck = () =>
      playScheme(
        table(
          { board: wide, heroes: ['turn-storm', 'turn-willow'] },
          { fighters: { 'twig-1': { health: 0 }, 'twig-2': { health: 0 } }, seats: [{ hand: ['storm', 'plain'] }, { hand: [] }] },
        ),
        'storm',
      );
    const here = struck();
    expect(story(here, 'draw')).toEqual(['draw 0']);
    expect(here.asks).toBe('abilityOrder 1');
    expect(here.legal().map((choice) => choice.option)).toEqual([1, 2]);
    here.choose({ option: 1 }).settled();
    expect([here.hand(1).length, here.discard(1).length]).toEqual([0, 1]);
    const other = struck().choose({ option: 2 }).settled();
    expect([other.hand(1).length, other.discard(1).length]).toEqual([1, 0]);
  });

  it('R-4.13 An effect that answers several fighters happens for each', () => {
    const here = table(
      { board: wide, heroes: ['turn-storm', 'turn-willow'] },
      { fighters: { 'turn-willow': { health: 5 } }, seats: [{ hand: ['storm', 'plain'] }, { hand: [] }] },
    );
    playScheme(here, 'storm').choose({ option: 1 }).settled();
    expect(here.health('turn-willow')).toBe(6);
  });
});

describe('ending the turn', () => {
  madeUp(
    'turn-quitter',
    [
      card('stop', asScheme, scheme(draw(1), endTurn, draw(5))),
      card('stop-early', asScheme, scheme(endTurn), scheme(draw(5))),
      card('hurry-and-stop', asScheme, scheme(gainAction, may(endTurn), gainAction)),
      card('stop-the-fight', asAttack, duringCombat(endTurn), afterCombat(draw(5))),
      card(
        'once-more',
        { ...asAttack, bonusAttack: { id: 'more', value: 5, effects: [immediately(endTurn)] } },
        afterCombat(bonusAttack, damage(opposingFighter, 4)),
      ),
      card('call-it-off', asDefense, immediately(endTurn)),
    ],
    { abilities: [ability('turnEnd', recover(yourHero, 1))] },
  );
  const near = { 'turn-quitter': { space: 's3', health: 5 }, 'turn-foe': { space: 's4' } };
  const acting = (hand: string[], theirs = plain(2)) =>
    table(duel('turn-quitter'), { fighters: near, seats: [{ hand }, { hand: theirs }] });
  /** The turn has passed, its end-of-turn effect included. */
  const isOver = (here: Table) => {
    here.settled();
    expect(here.see()).toMatchObject({ active: 1, actions: 2 });
    expect(here.health('turn-quitter')).toBe(6);
    return here;
  };

  it('R-4.14 In a scheme: the rest of it and the actions left fall away, the card is put away', () => {
    const here = isOver(playScheme(acting(['stop']), 'stop'));
    expect(here.hand(0)).toHaveLength(1);
    expect(here.discard(0)).toEqual(['stop']);
    const early = isOver(playScheme(acting(['stop-early']), 'stop-early'));
    expect(early.hand(0)).toEqual([]);
    expect(early.discard(0)).toEqual(['stop-early']);
  });

  it('R-4.14 Actions gained before are lost too; a turn that is not ended goes on', () => {
    isOver(playScheme(acting(['hurry-and-stop', 'plain']), 'hurry-and-stop').choose({ yes: true }));
    const going = playScheme(acting(['hurry-and-stop', 'plain']), 'hurry-and-stop')
      .choose({ pass: true })
      .settled();
    expect(going.see()).toMatchObject({ active: 0, actions: 3 });
  });

  it('R-4.14 In a combat: no damage, no later effect, all cards are put away', () => {
    const here = attackWith(acting(['stop-the-fight', 'plain']), 'stop-the-fight').choose({ card: 'plain' });
    isOver(here);
    expect(here.health('turn-foe')).toBe(12);
    expect(here.hand(0)).toEqual(['plain']);
    expect([here.discard(0), here.discard(1)]).toEqual([['stop-the-fight'], ['plain']]);
  });

  it('R-4.14 In a combat by the defender: it is the turn of the active player that ends', () => {
    const here = table(duel('turn-quitter'), {
      active: 1,
      fighters: near,
      seats: [{ hand: ['call-it-off', 'plain'] }, { hand: plain(2) }],
    });
    attackWith(here, 'plain').choose({ card: 'call-it-off' }).settled();
    expect(here.see()).toMatchObject({ active: 0, actions: 2 });
    expect(here.health('turn-quitter')).toBe(5);
    expect([here.discard(0), here.discard(1)]).toEqual([['call-it-off'], ['plain']]);
  });

  it('R-4.14 In a bonus attack: both combats are over, each card is put away once', () => {
    const here = attackWith(acting(['once-more']), 'once-more').choices({ card: 'plain' }, { kind: 'defense', card: 'plain' });
    expect(here.health('turn-foe')).toBe(11);
    expect([here.discard(0), here.discard(1)]).toEqual([['once-more'], ['plain', 'plain']]);
    expect(here.see()).toMatchObject({ active: 1, combats: [] });
    expect(here.health('turn-quitter')).toBe(6);
  });

  it('R-4.14 After a maneuver: what is left of that moment falls away', () => {
    madeUp('turn-weary', [], { abilities: [ability('maneuverEnd', may(endTurn)), ability('maneuverEnd', draw(2))] });
    const moving = () => maneuver(table(duel('turn-weary'), { seats: [{ hand: plain(1) }, { hand: plain(1) }] })).choose({ option: 1 });
    const ended = moving().choose({ yes: true }).settled();
    expect(ended.see()).toMatchObject({ active: 1, actions: 2 });
    expect(ended.hand(0)).toHaveLength(2);
    const going = moving().choose({ pass: true }).settled();
    expect(going.see()).toMatchObject({ active: 0, actions: 1 });
    expect(going.hand(0)).toHaveLength(4);
  });

  it('R-4.14 The hand limit still applies', () => {
    const here = playScheme(acting(['stop', ...plain(7)]), 'stop');
    expect(here.asks).toBe('handLimit 0');
    isOver(here.choose({ card: 'plain' }));
  });

  it('R-4.14 At the start of the turn: the other start-of-turn effects fall away, the end of the turn does not', () => {
    madeUp('turn-sleeper', [], {
      abilities: [ability('turnStart', endTurn), ability('turnStart', draw(5)), ability('turnEnd', recover(yourHero, 1))],
    });
    const start = () =>
      table(duel('turn-sleeper'), {
        at: 'turnStart',
        fighters: { 'turn-sleeper': { health: 5 } },
        seats: [{}, { hand: plain(1) }],
      });
    const asleep = start().choose({ option: 1 }).settled();
    expect(asleep.see().active).toBe(1);
    expect([asleep.hand(0).length, asleep.health('turn-sleeper')]).toEqual([0, 6]);
    const drawing = start().choose({ option: 2 }).settled();
    expect(drawing.see().active).toBe(1);
    expect([drawing.hand(0).length, drawing.health('turn-sleeper')]).toEqual([5, 6]);
  });
});

describe('until the end of the turn', () => {
  madeUp('turn-wisher', [card('wish', asScheme, scheme(yourValuesAreFixedThisTurnAt(6)))]);

  it('R-4.15 It lasts through the hand limit and is over when the next turn begins', () => {
    const here = table(duel('turn-wisher'), {
      fighters: { 'turn-foe': { space: 's2' } },
      seats: [{ hand: ['wish', ...plain(9)] }, { hand: plain(3) }],
    });
    playScheme(here, 'wish');
    attackWith(here, 'plain').choose({ pass: true });
    expect(here.health('turn-foe')).toBe(6);
    expect(here.asks).toBe('handLimit 0');
    expect(here.game.seats[0].fixedValue).toBe(6);
    here.choose({ card: 'plain' }).settled();
    expect(here.see().active).toBe(1);
    attackWith(here, 'plain').choose({ card: 'plain' }).settled();
    const values = here.events.flatMap(({ event }) => (event.kind === 'values' ? [[event.attack, event.defense]] : []));
    expect(values).toEqual([
      [6, null],
      [2, 2],
    ]);
  });
});
