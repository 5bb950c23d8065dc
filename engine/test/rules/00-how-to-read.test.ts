import {
  ability,
  adjacentTo,
  afterCombat,
  atLeast,
  boost,
  card,
  cardsFromHand,
  chooseDifferent,
  chooseOne,
  damage,
  damageTo,
  discard,
  discardAnyNumber,
  discardRandom,
  draw,
  duringCombat,
  eachOpponent,
  type FighterPlace,
  fighters,
  fromCounter,
  kindOf,
  lookAtTheirHand,
  matchOf,
  may,
  mayElse,
  mayPay,
  move,
  moveThrough,
  named,
  newGame,
  one,
  opponent,
  opposingFighters,
  type Position,
  payAnyNumber,
  place,
  recover,
  returnDefeated,
  scheme,
  sidekick,
  space,
  swapRoles,
  thatMany,
  theirHero,
  theyMayBoost,
  upTo,
  view,
  when,
  yourFighter,
  yourHero,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp, row } from '../made-up.ts';
import { type Table, table } from '../table.ts';
import { attackWith, playScheme } from './acting.ts';

const board = row('reading-row', 8);
const wide = row('reading-row-of-four', 12, 4);
const asScheme = { type: 'scheme', boost: 1, copies: 2, by: 'any' } as const;
const asAttack = { type: 'attack', value: 3, boost: 1, copies: 2, by: 'any' } as const;
const spaces = (here: Table) => here.legal().map((choice) => choice.space);

for (const id of ['reading-foe', 'reading-third', 'reading-fourth']) madeUp(id, []);
const duel = (hero: string) => ({ board, heroes: [hero, 'reading-foe'] });
const freeForAll = (hero: string) => ({
  board: wide,
  mode: 'freeForAll' as const,
  heroes: [hero, 'reading-foe', 'reading-third', 'reading-fourth'],
});
const teams = (hero: string) => ({ ...freeForAll(hero), mode: 'teams' as const });
/** The last action of a turn with these cards; the next player holds one, so that the scene stops at their first action. */
const last = (hand: readonly string[], theirs: readonly string[] = ['plain']) => ({ actions: 1, seats: [{ hand }, { hand: theirs }] });

describe('precedence', () => {
  madeUp('reading-runner', [
    card('walk', asScheme, scheme(move(yourHero, upTo(2)))),
    card('run-through', asScheme, scheme(moveThrough(yourHero, upTo(2)))),
    card('both-fall', asScheme, scheme(damage(yourHero, 12), damage(theirHero, 12))),
  ]);
  const blocked = (hand: string[]) => ({ ...last(hand), fighters: { 'reading-foe': { space: 's2' } } });

  it('R-0.1 The text of a card beats the rules: only a card that says so moves through an opposing fighter', () => {
    const walking = playScheme(table(duel('reading-runner'), blocked(['walk'])), 'walk');
    expect(walking.settled().at('reading-runner')).toBe('s1');
    const running = playScheme(table(duel('reading-runner'), blocked(['run-through'])), 'run-through');
    expect(spaces(running)).toEqual(['s1', 's3']);
    expect(running.choose({ space: 's3' }).settled().at('reading-runner')).toBe('s3');
  });

  it('R-0.1 The special rule of a set beats the general rule: a closed door parts neighbours that a line joins', () => {
    const atDoor = (door: 'open' | 'closed') =>
      table(
        { board: 'heorot', heroes: ['reading-runner', 'reading-foe'] },
        {
          doors: { d1: door },
          fighters: { 'reading-runner': { space: 's11' }, 'reading-foe': { space: 's14' } },
          seats: [{ hand: ['plain'] }],
        },
      );
    expect(atDoor('open').may({ action: 'attack' })).toBe(true);
    expect(atDoor('closed').may({ action: 'attack' })).toBe(false);
  });

  it('R-0.1 The five rulebooks beat a later ruling: a lost hero ends the game at once, unless an option says otherwise', () => {
    const position = { seats: [{ hand: ['both-fall'] }] };
    const atOnce = playScheme(table(duel('reading-runner'), position), 'both-fall');
    expect(atOnce.see()).toMatchObject({ over: true, winners: [1] });
    expect(atOnce.health('reading-foe')).toBe(12);
    const later = playScheme(table({ ...duel('reading-runner'), options: { gameEnd: 'endOfAction' } }, position), 'both-fall');
    expect(later.see()).toMatchObject({ over: true, winners: [0] });
  });
});

describe('mandatory and optional', () => {
  madeUp(
    'reading-dutiful',
    [
      card('must-hurt', asScheme, scheme(damage(one(fighters(adjacentTo(yourHero))), 2))),
      card('may-hurt', asScheme, scheme(may(damage(one(fighters(adjacentTo(yourHero))), 2)))),
      card('must-discard', asScheme, scheme(discard(1))),
      card('may-draw', asScheme, scheme(may(draw(1)))),
      card('go-a-little', asScheme, scheme(move(yourHero, upTo(2)))),
      card('shed', asScheme, scheme(discardAnyNumber(), draw(thatMany))),
      card('rave', asScheme, scheme(payAnyNumber(draw(thatMany)))),
    ],
    { sidekicks: [sidekick('page', { health: 5, reach: 'melee' })], counter: { id: 'zeal', start: 0, max: 3 } },
  );
  const holding = (...hand: string[]) =>
    table(duel('reading-dutiful'), { actions: 1, fighters: { page: { space: 's2' } }, seats: [{ hand, counter: 2 }, { hand: ['plain'] }] });

  it('R-0.2 An effect that offers no choice happens, even to the harm of its controller', () => {
    const hurting = playScheme(holding('must-hurt'), 'must-hurt', 'reading-dutiful').settled();
    expect(hurting.health('page')).toBe(3);
    const discarding = playScheme(holding('must-discard', 'plain'), 'must-discard', 'page').settled();
    expect(discarding.hand(0)).toEqual([]);
    expect(discarding.discard(0)).toEqual(['plain', 'must-discard']);
  });

  it('R-0.2 A mandatory effect asks which, never whether', () => {
    const here = table(duel('reading-dutiful'), {
      ...last(['must-hurt']),
      fighters: { page: { space: 's3' }, 'reading-dutiful': { space: 's2' }, 'reading-foe': { space: 's1' } },
    });
    playScheme(here, 'must-hurt', 'page');
    expect(here.legal().map((choice) => choice.fighter)).toEqual(['page', 'reading-foe']);
    expect(here.may({ pass: true })).toBe(false);
    expect(here.choose({ fighter: 'page' }).settled().health('page')).toBe(3);
  });

  it('R-0.2 "May" can be declined, with or without something to pick', () => {
    const hurting = playScheme(holding('may-hurt'), 'may-hurt', 'page');
    expect(hurting.may({ fighter: 'page' })).toBe(true);
    expect(hurting.choose({ pass: true }).settled().health('page')).toBe(5);
    const drawing = playScheme(holding('may-draw'), 'may-draw', 'page');
    expect(drawing.may({ yes: true })).toBe(true);
    expect(drawing.choose({ pass: true }).settled().hand(0)).toEqual([]);
    expect(playScheme(holding('may-draw'), 'may-draw', 'page').choose({ yes: true }).settled().hand(0)).toHaveLength(1);
  });

  it('R-0.3 "Up to 2" is 0, 1 or 2, not 3', () => {
    const here = table(duel('reading-dutiful'), { ...last(['go-a-little']), fighters: { page: { space: 's6' } } });
    playScheme(here, 'go-a-little', 'page');
    expect(spaces(here)).toEqual(['s1', 's2', 's3']);
    expect(here.choose({ space: 's1' }).settled().at('reading-dutiful')).toBe('s1');
  });

  it('R-0.3 "Any number" is none, some or all', () => {
    const none = playScheme(holding('shed', 'plain', 'plain'), 'shed', 'page')
      .choose({ pass: true })
      .settled();
    expect(none.hand(0)).toEqual(['plain', 'plain']);
    expect(none.discard(0)).toEqual(['shed']);
    const all = playScheme(holding('shed', 'plain', 'plain'), 'shed', 'page')
      .choose({ card: 'plain' })
      .choose({ card: 'plain' })
      .settled();
    expect(all.discard(0)).toEqual(['plain', 'plain', 'shed']);
    expect(all.hand(0)).toHaveLength(2);
    const spending = playScheme(holding('rave'), 'rave', 'page');
    expect(spending.legal().map((choice) => choice.number)).toEqual([0, 1, 2]);
    expect(spending.choose({ number: 0 }).settled().see().seats[0].counter).toBe(2);
  });
});

describe('as much as possible', () => {
  madeUp(
    'reading-striver',
    [
      card('rob', asScheme, scheme(opponent(discard(3)), draw(1))),
      card('nobody-there', asScheme, scheme(damage(one(fighters(adjacentTo(yourHero))), 2), draw(1))),
      card('bring-back', asScheme, scheme(returnDefeated('squire', space(adjacentTo(yourHero))), draw(1))),
      card('if-you-do', asScheme, scheme(may(discard(1), draw(2)))),
      card('if-it-hurt', asScheme, scheme(damage(one(opposingFighters(adjacentTo(yourHero))), 1), when(atLeast(1, thatMany), draw(1)))),
      card('or-else', asScheme, scheme(opponent(mayElse([discard(1)], [damage(yourHero, 2)])))),
      card('shed-or-else', asScheme, scheme(mayElse([discard(2), draw(3)], [recover(yourHero, 1)]))),
    ],
    { sidekicks: [sidekick('squire', { health: 3, reach: 'melee' })] },
  );
  const playing = (scheme: string, hand: string[] = [], about: Position = {}) =>
    playScheme(
      table(duel('reading-striver'), {
        ...last([scheme, ...hand]),
        fighters: { squire: { health: 0 }, 'reading-striver': { health: 10 } },
        ...about,
      }),
      scheme,
    );
  /** Against a hand of so many cards; a card and an action are left. */
  const against = (scheme: string, theirs: number) =>
    playing(scheme, [], { actions: 2, seats: [{ hand: [scheme, 'plain'] }, { hand: new Array(theirs).fill('plain') }] });
  const foeBeside = { fighters: { squire: { health: 0 }, 'reading-foe': { space: 's2' } } };

  it('R-0.4 What is possible of a part is done, and the rest goes on', () => {
    const hands = (here: Table) => [here.hand(0).length, here.hand(1).length];
    expect(hands(against('rob', 0).settled())).toEqual([2, 0]);
    expect(hands(against('rob', 2).choose({ seat: 1, card: 'plain' }).settled())).toEqual([2, 0]);
    const four = against('rob', 4).choices({ card: 'plain' }, { card: 'plain' }, { card: 'plain' });
    expect(hands(four.settled())).toEqual([2, 1]);
  });

  it('R-0.4 An impossible part is skipped, and the rest goes on', () => {
    expect(playing('nobody-there').settled().hand(0)).toHaveLength(1);
    const full = playing('bring-back', [], foeBeside).settled();
    expect(full.at('squire')).toBe(null);
    expect(full.hand(0)).toHaveLength(1);
    expect(playing('bring-back').settled().at('squire')).toBe('s2');
  });

  it('R-0.4 "If you do" needs the part before it: not when declined, not when impossible', () => {
    expect(playing('if-you-do', ['plain']).choose({ card: 'plain' }).settled().hand(0)).toHaveLength(2);
    expect(playing('if-you-do', ['plain']).choose({ pass: true }).settled().hand(0)).toEqual(['plain']);
    expect(playing('if-you-do').settled().hand(0)).toEqual([]);
    expect(playing('if-it-hurt').settled().hand(0)).toEqual([]);
    expect(playing('if-it-hurt', [], foeBeside).settled().hand(0)).toHaveLength(1);
  });

  it('R-0.4 "If they do not" happens when it was declined and when it was impossible, and only then', () => {
    const done = against('or-else', 1).choose({ seat: 1, card: 'plain' }).settled();
    expect(done.health('reading-foe')).toBe(12);
    const declined = against('or-else', 1).choose({ seat: 1, pass: true }).settled();
    expect(declined.health('reading-foe')).toBe(10);
    expect(declined.hand(1)).toEqual(['plain']);
    expect(against('or-else', 0).settled().health('reading-foe')).toBe(10);
  });

  it('R-0.4 "Otherwise" happens when all of it was declined or impossible, and only then', () => {
    for (const hand of [['plain', 'plain'], ['plain']]) {
      const done = playing('shed-or-else', hand).choose({ card: 'plain' }).settled();
      expect(done.health('reading-striver')).toBe(10);
      expect(done.hand(0)).toHaveLength(3);
      const declined = playing('shed-or-else', hand).choose({ pass: true }).settled();
      expect(declined.health('reading-striver')).toBe(11);
      expect(declined.hand(0)).toEqual(hand);
    }
    const impossible = playing('shed-or-else').settled();
    expect(impossible.health('reading-striver')).toBe(11);
    expect(impossible.hand(0)).toEqual([]);
  });
});

describe('order and choices', () => {
  madeUp('reading-orderly', [
    card('draw-then-discard', asScheme, scheme(draw(1), discard(1))),
    card('discard-then-draw', asScheme, scheme(discard(1), draw(1))),
    card('two-of-three', asScheme, scheme(chooseDifferent(2, [draw(1)], [discard(1)], [recover(yourHero, 1)]))),
    card('aim', asScheme, scheme(damage(one(opposingFighters()), 1))),
    card('they-discard', asScheme, scheme(opponent(discard(1)))),
    card('heal-or-step', asScheme, scheme(chooseOne([recover(yourHero, 3)], [place(yourHero, space(adjacentTo(yourHero)))]))),
    card('stand', asScheme, scheme(place(yourHero, []))),
    card('allow', asAttack, duringCombat(theyMayBoost)),
  ]);
  madeUp('reading-pair', [], { sidekicks: [sidekick('shadow', { health: 3, reach: 'melee' })] });
  const holding = (...hand: string[]) => table(duel('reading-orderly'), last(hand, ['plain', 'plain']));

  it('R-0.5 The sentences of an effect happen in printed order', () => {
    const first = playScheme(holding('draw-then-discard'), 'draw-then-discard').settled();
    expect(first.hand(0)).toEqual([]);
    const second = playScheme(holding('discard-then-draw'), 'discard-then-draw').settled();
    expect(second.hand(0)).toHaveLength(1);
  });

  it('R-0.5 All picks are made before the first is carried out, each different, in the order the controller names', () => {
    const here = playScheme(holding('two-of-three'), 'two-of-three');
    expect(here.legal().map((choice) => choice.option)).toEqual([1, 2, 3]);
    here.choose({ option: 1 });
    expect(here.hand(0)).toEqual([]);
    expect(here.legal().map((choice) => choice.option)).toEqual([2, 3]);
    here.choose({ option: 2 }).settled();
    expect(here.hand(0)).toEqual([]);
    expect(here.discard(0)).toHaveLength(2);
    const other = playScheme(holding('two-of-three'), 'two-of-three').choices({ option: 2 }, { option: 1 }).settled();
    expect(other.hand(0)).toHaveLength(1);
    expect(other.discard(0)).toEqual(['two-of-three']);
  });

  it('R-0.6 The controller of an effect chooses', () => {
    const here = table({ board, heroes: ['reading-orderly', 'reading-pair'] }, last(['aim']));
    playScheme(here, 'aim');
    expect(here.asks).toBe('pickFighter 0');
    expect(here.choose({ fighter: 'shadow' }).settled().health('shadow')).toBe(2);
  });

  it('R-0.6 Where the text gives a choice to the opponent, the opponent makes it', () => {
    const discarding = playScheme(holding('they-discard'), 'they-discard');
    expect(discarding.asks).toBe('discard 1');
    expect(discarding.choose({ card: 'plain' }).settled().hand(1)).toEqual(['plain']);
    const boosting = table(duel('reading-orderly'), {
      ...last(['allow'], ['plain', 'plain', 'plain']),
      fighters: { 'reading-foe': { space: 's2' } },
    });
    attackWith(boosting, 'allow').choose({ kind: 'defense', card: 'plain' });
    expect(boosting.asks).toBe('boostCard 1');
    expect(boosting.choose({ card: 'plain' }).settled().health('reading-foe')).toBe(12);
  });

  it('R-0.7 A legal option may be chosen although it changes nothing', () => {
    const here = playScheme(holding('heal-or-step'), 'heal-or-step');
    expect(here.legal().map((choice) => choice.option)).toEqual([1, 2]);
    expect(here.choose({ option: 1 }).settled().health('reading-orderly')).toBe(12);
    const standing = playScheme(holding('stand'), 'stand');
    expect(standing.may({ space: 's1' })).toBe(true);
    expect(standing.choose({ space: 's1' }).settled().at('reading-orderly')).toBe('s1');
  });
});

describe('chance', () => {
  const KEPT = ['ash', 'birch', 'cedar', 'dogwood'];
  madeUp('reading-victim', [
    ...KEPT.map((id) => card(id, { type: 'attack', value: 1, copies: 1, by: 'any' })),
    card('elm', { type: 'attack', value: 1, copies: 1, by: 'any' }),
  ]);
  madeUp('reading-thief', [card('snatch', asScheme, scheme(opponent(discardRandom(1))))]);
  const setup = { board, heroes: ['reading-thief', 'reading-victim'], mode: 'duel' as const };
  const elm = matchOf({ setup }).kinds.findIndex((kind) => kind.id === 'elm');
  const snatched = (seed: number) => {
    const here = playScheme(table(setup, { ...last(['snatch'], KEPT), seed }), 'snatch').settled();
    expect(here.hand(1)).toHaveLength(3);
    return here.discard(1)[0];
  };

  it('R-0.8 A random card is picked by the generator of the game, each as likely as another', () => {
    const times = new Map(KEPT.map((id) => [id, 0]));
    for (let seed = 0; seed < 800; seed++) {
      const picked = snatched(seed);
      times.set(picked, times.get(picked)! + 1);
    }
    for (const id of KEPT) expect(Math.abs(times.get(id)! - 200), `${id} was picked ${times.get(id)} times of 800`).toBeLessThan(45);
  });

  it('R-0.8 A deck is shuffled by the same generator: one seed is one order, and a card may come to lie anywhere', () => {
    const times: number[] = new Array(30).fill(0);
    for (let seed = 0; seed < 1500; seed++) {
      const { hand, deckKnown } = view(newGame(setup, seed), 'all').seats[1];
      const inDeck = deckKnown.find((known) => known.card === 'elm');
      expect(hand.includes('elm')).toBe(inDeck === undefined);
      times[inDeck ? 4 + inDeck.fromTop : newGame(setup, seed).seats[1].hand.map(kindOf).indexOf(elm)]++;
    }
    for (const [place, count] of times.entries())
      expect(Math.abs(count - 50), `card ${place + 1}: ${count} times of 1500`).toBeLessThan(35);
    expect(newGame(setup, 7)).toEqual(newGame(setup, 7));
    expect(newGame(setup, 7).seats[1]).not.toEqual(newGame(setup, 8).seats[1]);
  });
});

describe('your opponent', () => {
  madeUp('reading-rival', [
    card('spite', asAttack, afterCombat(opponent(discard(1)))),
    card('they-lose-one', asScheme, scheme(opponent(discard(1)))),
    card('their-hero', asScheme, scheme(damage(theirHero, 1))),
    card('peer', asScheme, scheme(lookAtTheirHand)),
    card('all-lose-one', asScheme, scheme(eachOpponent(discard(1)))),
    card('fury', asAttack, duringCombat(boost)),
    card('whip', { type: 'defense', value: 0, boost: 2, copies: 2, by: 'any', boostBonus: [opponent(discard(1))] }),
  ]);
  madeUp('reading-nag', [], { abilities: [ability('turnStart', opponent(discard(1)))] });
  const others = [{ hand: ['plain'] }, { hand: ['plain'] }, { hand: ['plain'] }];
  /** Besides the cards named one is left in the hand, so that the scene stops at the next action. */
  const hands = (...hand: string[]) => [{ hand: [...hand, 'plain'] }, ...others];
  const sizes = (here: Table) => here.see().seats.map((seat) => seat.handCount);
  const opponents = (here: Table) => here.legal().map((choice) => choice.opponent);

  it('R-0.9 On a combat card it is the other player of that combat', () => {
    for (const [target, expected] of [
      ['reading-foe', [1, 0, 1, 1]],
      ['reading-third', [1, 1, 0, 1]],
    ] as const) {
      const here = table(freeForAll('reading-rival'), {
        fighters: { 'reading-rival': { space: 's4' }, 'reading-foe': { space: 's3' }, 'reading-third': { space: 's5' } },
        seats: hands('spite'),
      });
      attackWith(here, 'spite', { target }).choose({ kind: 'defense', pass: true }).settled();
      expect(sizes(here)).toEqual(expected);
    }
  });

  it('R-0.9 On a scheme it is the one opponent of a duel, without a question', () => {
    const here = table(duel('reading-rival'), { seats: hands('their-hero').slice(0, 2) });
    expect(playScheme(here, 'their-hero').settled().health('reading-foe')).toBe(11);
  });

  it.each(['they-lose-one', 'their-hero', 'peer'])('R-0.9 With several opponents the controller of the scheme chooses one: %s', (id) => {
    const here = playScheme(table(freeForAll('reading-rival'), { seats: hands(id) }), id);
    expect(here.asks).toBe('opponent 0');
    expect(opponents(here)).toEqual([1, 2, 3]);
    here.choose({ opponent: 2 }).settled();
    expect(sizes(here)).toEqual([1, 1, id === 'they-lose-one' ? 0 : 1, 1]);
    expect(here.health('reading-third')).toBe(id === 'their-hero' ? 11 : 12);
    expect(here.see(0).seats.map((seat) => seat.hand)).toEqual([['plain'], [], id === 'peer' ? ['plain'] : [], []]);
  });

  it('R-0.9 An eliminated player and a teammate cannot be chosen', () => {
    const [hero, foe, , fourth] = hands('they-lose-one');
    const gone = table(freeForAll('reading-rival'), {
      fighters: { 'reading-third': { health: 0 } },
      seats: [hero, foe, { out: true }, fourth],
    });
    expect(opponents(playScheme(gone, 'they-lose-one'))).toEqual([1, 3]);
    const together = playScheme(table(teams('reading-rival'), { seats: hands('they-lose-one') }), 'they-lose-one');
    expect(opponents(together)).toEqual([1, 3]);
    expect(sizes(together.choose({ opponent: 3 }).settled())).toEqual([1, 1, 1, 0]);
  });

  it('R-0.9 The same for an ability', () => {
    const here = table(freeForAll('reading-nag'), { at: 'turnStart', seats: hands() });
    expect(here.asks).toBe('opponent 0');
    expect(opponents(here)).toEqual([1, 2, 3]);
    expect(sizes(here.choose({ opponent: 3 }).settled())).toEqual([1, 1, 1, 0]);
    const alone = table(duel('reading-nag'), { at: 'turnStart', seats: hands().slice(0, 2) });
    expect(sizes(alone.settled())).toEqual([1, 0]);
  });

  it('R-0.9 The same for a BOOST bonus, in a maneuver and in a combat', () => {
    const moving = table(freeForAll('reading-rival'), { seats: hands('whip') });
    moving.choose({ action: 'maneuver' }).choose({ kind: 'boostManeuver', card: 'whip' });
    expect(opponents(moving)).toEqual([1, 2, 3]);
    moving.choices({ opponent: 1 }, { pass: true }).settled();
    expect(sizes(moving)).toEqual([2, 0, 1, 1]);
    const striking = table(freeForAll('reading-rival'), {
      fighters: { 'reading-rival': { space: 's4' }, 'reading-foe': { space: 's5' } },
      seats: hands('fury', 'whip'),
    });
    attackWith(striking, 'fury').choose({ kind: 'defense', pass: true }).choose({ kind: 'boostCard', card: 'whip' });
    expect(opponents(striking)).toEqual([1, 2, 3]);
    striking.choose({ opponent: 2 }).settled();
    expect(sizes(striking)).toEqual([1, 1, 0, 1]);
    expect(striking.health('reading-foe')).toBe(7);
  });

  it('R-0.9 "Each opponent" is every opponent still in the game, and no teammate', () => {
    const all = table(freeForAll('reading-rival'), { seats: hands('all-lose-one') });
    expect(sizes(playScheme(all, 'all-lose-one').settled())).toEqual([1, 0, 0, 0]);
    const [hero, foe, third, fourth] = hands('all-lose-one');
    const gone = table(freeForAll('reading-rival'), {
      fighters: { 'reading-foe': { health: 0 } },
      seats: [hero, { ...foe, out: true }, third, fourth],
    });
    expect(sizes(playScheme(gone, 'all-lose-one').settled())).toEqual([1, 1, 0, 0]);
    const together = table(teams('reading-rival'), { seats: hands('all-lose-one') });
    expect(sizes(playScheme(together, 'all-lose-one').settled())).toEqual([1, 0, 1, 0]);
  });
});

describe('your fighter', () => {
  const squire = named('squire-at-arms');
  const asDefense = { type: 'defense', value: 0, boost: 1, copies: 2, by: 'any' } as const;
  madeUp(
    'reading-lord',
    [
      card('step', asScheme, scheme(move(yourFighter, upTo(1)))),
      card('brace', asDefense, afterCombat(damage(yourFighter, 1))),
      card('stand-in', asDefense, duringCombat(swapRoles(yourHero, squire)), afterCombat(damage(yourFighter, 1))),
    ],
    { sidekicks: [sidekick('squire-at-arms', { health: 6, reach: 'melee' })] },
  );
  const apart = { 'squire-at-arms': { space: 's4' } };

  it('R-0.10 On a scheme it is the fighter declared to play it', () => {
    for (const [fighter, reached] of [
      ['reading-lord', ['s1', 's2']],
      ['squire-at-arms', ['s4', 's3', 's5']],
    ] as const) {
      const here = playScheme(table(duel('reading-lord'), { ...last(['step']), fighters: apart }), 'step', fighter);
      expect(here.legal().map((choice) => `${choice.fighter} ${choice.space}`)).toEqual(reached.map((at) => `${fighter} ${at}`));
      expect(here.choose({ space: reached[1] }).settled().at(fighter)).toBe(reached[1]);
    }
  });

  it('R-0.10 On a combat card it is the fighter who is in the combat when the effect resolves', () => {
    const defending = (defense: string) => {
      const here = table(duel('reading-lord'), {
        active: 1,
        fighters: { ...apart, 'reading-foe': { space: 's2' } },
        seats: [{ hand: [defense] }, { hand: ['plain', 'plain'] }],
      });
      attackWith(here, 'plain').choose({ kind: 'defense', card: defense }).settled();
      return [here.health('reading-lord'), here.health('squire-at-arms')];
    };
    expect(defending('brace')).toEqual([9, 6]);
    expect(defending('stand-in')).toEqual([12, 3]);
  });
});

describe('prices', () => {
  const guard = named('guard');
  madeUp(
    'reading-payer',
    [
      card('two-cards', asScheme, scheme(mayPay(cardsFromHand(2), draw(3)))),
      card('two-anger', asScheme, scheme(mayPay(fromCounter(2), draw(1)))),
      card('own-blood', asScheme, scheme(mayPay(damageTo(yourHero, 3), draw(1)))),
      card('guards-blood', asScheme, scheme(mayPay(damageTo(guard, 3), draw(1)))),
    ],
    { sidekicks: [sidekick('guard', { health: 2, reach: 'melee' })], counter: { id: 'anger', start: 0, max: 3 } },
  );
  const playing = (hand: string[], { counter = 0, health = 12, guard = { health: 2 } as FighterPlace } = {}) =>
    playScheme(
      table(duel('reading-payer'), {
        actions: 1,
        fighters: { 'reading-payer': { health }, guard },
        seats: [{ hand, counter }, { hand: ['plain'] }],
      }),
      hand[0],
      guard.health === 0 ? undefined : 'reading-payer',
    );

  it('R-0.11 Cards: who has not all of them cannot pay, who has them pays all or nothing', () => {
    const short = playing(['two-cards', 'plain']).settled();
    expect(short.hand(0)).toEqual(['plain']);
    const enough = playing(['two-cards', 'plain', 'plain', 'own-blood']);
    expect(enough.asks).toBe('pay 0');
    expect(enough.legal()).toHaveLength(2);
    enough.choose({ yes: true });
    expect(enough.may({ pass: true })).toBe(false);
    enough.choose({ card: 'plain' });
    expect(enough.may({ pass: true })).toBe(false);
    enough.choose({ card: 'own-blood' }).settled();
    expect(enough.discard(0)).toEqual(['plain', 'own-blood', 'two-cards']);
    expect(enough.hand(0)).toHaveLength(4);
    const exactly = playing(['two-cards', 'plain', 'plain']).choices({ yes: true }, { card: 'plain' }).settled();
    expect(exactly.hand(0)).toHaveLength(3);
    const declined = playing(['two-cards', 'plain', 'plain']).choose({ pass: true }).settled();
    expect(declined.hand(0)).toEqual(['plain', 'plain']);
  });

  it('R-0.11 Counters: one too few cannot pay', () => {
    expect(playing(['two-anger'], { counter: 1 }).settled().see().seats[0]).toMatchObject({ counter: 1, handCount: 0 });
    const enough = playing(['two-anger'], { counter: 2 }).choose({ yes: true }).settled();
    expect(enough.see().seats[0]).toMatchObject({ counter: 0, handCount: 1 });
  });

  it('R-0.11 Damage may be more than the health of the fighter who takes it', () => {
    const dying = playing(['own-blood'], { health: 2 });
    expect(dying.may({ yes: true })).toBe(true);
    expect(dying.choose({ yes: true }).see()).toMatchObject({ over: true, winners: [1] });
    const guarded = playing(['guards-blood']).choose({ yes: true }).settled();
    expect(guarded.at('guard')).toBe(null);
    expect(guarded.hand(0)).toHaveLength(1);
  });

  it('R-0.11 Damage needs the fighter on the board', () => {
    const here = playing(['guards-blood'], { guard: { health: 0 } }).settled();
    expect(here.asks).toBe('action 1');
    expect(here.hand(0)).toEqual([]);
  });
});
