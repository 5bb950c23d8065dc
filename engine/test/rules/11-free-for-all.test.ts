import {
  ability,
  add,
  afterCombat,
  answer,
  anySpace,
  asked,
  boostOfThatCard,
  card,
  choices,
  chooseOne,
  clone,
  concession,
  damage,
  discard,
  discardAnyNumber,
  discardTopOfDeck,
  draw,
  duringCombat,
  each,
  eachOpponent,
  explain,
  fighters,
  type Game,
  gainAction,
  immediately,
  may,
  move,
  newGame,
  one,
  opposingFighter,
  opposingFighters,
  payAnyNumber,
  returnDefeated,
  returnFallen,
  type SeatPlace,
  type Setup,
  scheme,
  search,
  sidekick,
  takeFromDiscard,
  upTo,
  yourHero,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp } from '../made-up.ts';
import { checkLeft } from '../playing.ts';
import { type Table, table, tableOf } from '../table.ts';
import { playScheme } from './acting.ts';
import { inARow, kitHero, passTurn, story, strike } from './doing.ts';

const FOUR = ['ffa-a', 'ffa-b', 'ffa-c', 'ffa-d'].map((id) => kitHero(id));
const [A, B, C, D] = FOUR;
const aide = (hero: string): string => `${hero}-aide`;
const three = inARow('freeForAll', [A, B, C]);
const four = inARow('freeForAll', FOUR);
const health = (each: Record<string, number>) => Object.fromEntries(Object.entries(each).map(([name, n]) => [name, { health: n }]));
const hands = (...each: string[][]): SeatPlace[] => each.map((hand) => ({ hand: [...hand, 'plain'] }));
/** Heroes that may be attacked now by the hero whose turn it is. */
const targets = (t: Table): (string | undefined)[] => {
  t.choose({ action: 'attack' });
  if (t.asks.startsWith('attackWith')) t.choose({ fighter: FOUR[t.game.active] });
  return t.legal({ kind: 'target' }).flatMap(({ target }) => (FOUR.includes(target!) ? target : []));
};
const out = (t: Table): boolean[] => t.see().seats.map((seat) => seat.out);

describe('Seats', () => {
  it('R-11.1 Three or four seats, on a board with as many starting spaces', () => {
    const start = (board: string, heroes: string[]) => () => newGame({ board, heroes, mode: 'freeForAll' }, 1);
    expect(start('marmoreal', [A, B])).toThrow('freeForAll has 3 or 4 seats, not 2');
    expect(start('marmoreal', [...FOUR, 'alice'])).toThrow('freeForAll has 3 or 4 seats, not 5');
    expect(start('heorot', [A, B, C])).toThrow('2 starting spaces, too few for 3 seats');
    expect(start('marmoreal', [A, B, C])).not.toThrow();
  });

  it('R-11.1 Seat n starts on space n and plays n-th; the order repeats', () => {
    const plain = (id: string) => madeUp(id, []).id;
    const t = tableOf(newGame({ board: 'marmoreal', heroes: ['ffa-1', 'ffa-2', 'ffa-3', 'ffa-4'].map(plain), mode: 'freeForAll' }, 1));
    expect(['ffa-1', 'ffa-2', 'ffa-3', 'ffa-4'].map((id) => t.at(id))).toEqual(['s15', 's27', 's3', 's13']);
    expect(t.see().active).toBe(0);
    for (const seat of [1, 2, 3, 0, 1]) expect(passTurn(t).see().active).toBe(seat);
    const smaller = table(three, { seats: hands([], [], []) });
    for (const seat of [1, 2, 0, 1]) expect(passTurn(smaller).see().active).toBe(seat);
  });

  it('R-11.2 All others are opponents, whom one may attack and not pass through', () => {
    const places = {
      [A]: { space: 's3' },
      [aide(A)]: { space: 's2' },
      [B]: { space: 's6' },
      [aide(B)]: { space: 's9' },
      [C]: { space: 's1' },
      [aide(C)]: { space: 's10' },
    };
    const t = table(three, { seats: hands(['jab'], [], []), fighters: places });
    t.choices({ action: 'maneuver' }, { pass: true }, { fighter: A });
    expect(t.legal().map((choice) => choice.space)).toEqual(['s3', 's4', 's5']);
    t.choices({ space: 's5' }, { kind: 'moveWhom', pass: true });
    expect(targets(t)).toEqual([B, C]);
  });

  it('R-11.2 They oppose each other as well: a moved fighter passes none of its owner’s opponents', () => {
    kitHero('ffa-mover', [
      card('drag', { type: 'scheme', boost: 1, copies: 1, by: 'ffa-mover' }, scheme(move(one(opposingFighters()), upTo(3)))),
    ]);
    const t = table(inARow('freeForAll', ['ffa-mover', B, C]), {
      seats: hands(['drag'], [], []),
      fighters: {
        'ffa-mover': { space: 's2' },
        [B]: { space: 's4' },
        [C]: { space: 's7' },
        [aide(B)]: { space: 's5' },
        'ffa-mover-aide': { space: 's11' },
        [aide(C)]: { space: 's12' },
      },
    });
    playScheme(t, 'drag').choose({ fighter: B });
    expect(t.legal().map((choice) => choice.space)).toEqual(['s4', 's3', 's6']);
  });
});

describe('The first turn', () => {
  /** What seat `active` may attack on its first turn, when those before it have had theirs. */
  const first = (setup: Setup, active: number): (string | undefined)[] =>
    targets(
      table(setup, {
        active,
        turn: active + 1,
        seats: setup.heroes.map((_, seat) => ({ hand: ['jab', 'plain'], turns: seat <= active ? 1 : 0 })),
      }),
    );

  it('R-11.3 Four seats: the next player, and those who have had a turn', () => {
    expect(first(four, 0)).toEqual([B]);
    expect(first(four, 1)).toEqual([A, C]);
    expect(first(four, 2)).toEqual([A, B, D]);
    expect(first(four, 3)).toEqual([A, B, C]);
  });

  it('R-11.3 Three seats', () => {
    expect(first(three, 0)).toEqual([B]);
    expect(first(three, 1)).toEqual([A, C]);
    expect(first(three, 2)).toEqual([A, B]);
  });

  it('R-11.3 The sidekicks of a player who may not be attacked may not be attacked either; without a target there is no attack', () => {
    const stand = (turns: number): Table => {
      const fist = kitHero(`ffa-fist-${turns}`, [], { reach: 'melee' });
      return table(inARow('freeForAll', [fist, B, C]), {
        seats: [{ hand: ['jab', 'plain'], turns }, { turns: turns - 1 }, { turns: turns - 1 }],
        fighters: {
          [fist]: { space: 's3' },
          [aide(fist)]: { space: 's5' },
          [aide(C)]: { space: 's6' },
          [C]: { space: 's9' },
          [aide(B)]: { space: 's11' },
          [B]: { space: 's12' },
        },
      });
    };
    expect(stand(1).may({ action: 'attack' })).toBe(false);
    expect(stand(2).may({ action: 'attack' })).toBe(true);
  });

  it('R-11.3 From the second turn on there is no limit', () => {
    const t = table(four, { seats: [{ hand: ['jab'], turns: 2 }, { turns: 1 }, { turns: 1 }, { turns: 1 }], turn: 5 });
    expect(targets(t)).toEqual([B, C, D]);
  });

  it('R-11.4 Schemes and abilities may hit anyone from the start', () => {
    kitHero('ffa-early', [], { abilities: [ability('turnStart', damage(one(opposingFighters()), 1))] });
    const t = table(inARow('freeForAll', ['ffa-early', B, C, D]), {
      at: 'turnStart',
      turn: 1,
      seats: [{ hand: ['bolt', 'plain'], turns: 1 }, { turns: 0 }, { turns: 0 }, { turns: 0 }],
    });
    t.choose({ kind: 'pickFighter', fighter: D });
    playScheme(t, 'bolt', 'ffa-early').choose({ kind: 'pickFighter', fighter: C }).settled();
    expect([t.health(B), t.health(C), t.health(D)]).toEqual([12, 9, 11]);
  });

  it('R-11.12 “Comes next” is the next player still in the game', () => {
    const seats = (out: boolean): SeatPlace[] => [{ hand: ['jab'], turns: 1 }, { turns: 0, out }, { turns: 0 }, { turns: 0 }];
    const gone = { [B]: { health: 0 }, [aide(B)]: { health: 0 } };
    expect(targets(table(four, { turn: 1, seats: seats(true), fighters: gone }))).toEqual([C]);
    expect(targets(table(four, { turn: 1, seats: seats(false) }))).toEqual([B]);
  });

  it('R-11.12 Who left before their first turn has not taken one', () => {
    const t = table(four, { turn: 1, seats: [0, 1, 2, 3].map((seat) => ({ hand: ['jab', 'plain'], turns: seat ? 0 : 1 })) });
    t.concede(1);
    passTurn(t);
    expect(t.see()).toMatchObject({ active: 2, turn: 2 });
    expect(t.see().seats.map((seat) => seat.turns)).toEqual([1, 0, 1, 0]);
    expect(targets(t)).toEqual([A, D]);
  });
});

describe('Your opponent', () => {
  it('R-11.5 On a combat card it is the other player of that combat', () => {
    const t = strike(table(three, { seats: hands(['lunge'], ['parry'], ['parry']) }), A, C, 'lunge', null);
    expect(t.asks).toBe('discard 2');
    t.choose({ card: 'parry' }).settled();
    expect([t.hand(1), t.hand(2)]).toEqual([['parry', 'plain'], ['plain']]);
  });

  it('R-11.5 Elsewhere it is one whom the player chooses', () => {
    const t = playScheme(table(four, { seats: hands(['feud'], [], [], ['parry']) }), 'feud');
    expect(t.legal()).toMatchObject([
      { kind: 'opponent', seat: 0, opponent: 1 },
      { kind: 'opponent', seat: 0, opponent: 2 },
      { kind: 'opponent', seat: 0, opponent: 3 },
    ]);
    t.choose({ opponent: 3 }).choose({ kind: 'discard', seat: 3, card: 'parry' }).settled();
    expect(t.discard(3)).toEqual(['parry']);
  });
});

describe('Elimination', () => {
  it('R-11.6 With the hero, the player is out: sidekicks and tokens leave the board', () => {
    kitHero('ffa-fog', [], { tokens: { id: 'fog', count: 2 } });
    const t = table(inARow('freeForAll', [A, 'ffa-fog', C]), {
      seats: [{ hand: ['bolt', 'plain'] }, { hand: ['parry'], tokens: ['s5', 's6'] }, {}],
      fighters: health({ 'ffa-fog': 3 }),
    });
    playScheme(t, 'bolt', A).choose({ fighter: 'ffa-fog' }).settled();
    expect(story(t, 'defeat', 'eliminate')).toEqual(['ffa-fog falls', 'seat 1 is out: heroDefeated']);
    expect([t.at('ffa-fog'), t.at('ffa-fog-aide')]).toEqual([null, null]);
    expect(t.see().seats[1]).toMatchObject({ out: true, tokens: [null, null] });
    expect(t.see()).toMatchObject({ over: false, active: 0, actions: 1 });
  });

  it('R-11.6 A defeated sidekick eliminates nobody', () => {
    const t = table(three, { seats: hands(['bolt'], [], []) });
    playScheme(t, 'bolt', A)
      .choose({ fighter: aide(B) })
      .settled();
    expect([t.at(aide(B)), ...out(t)]).toEqual([null, false, false, false]);
  });

  it('R-11.6 The cards of an eliminated player are out of the game', () => {
    kitHero('ffa-host', [
      card('feast', { type: 'scheme', boost: 1, copies: 1, by: 'ffa-host' }, scheme(eachOpponent(draw(1), discard(1)))),
    ]);
    const t = table(inARow('freeForAll', ['ffa-host', B, C]), { seats: hands(['feast'], ['parry'], []) }).concede(1);
    const before = t.see().seats[1];
    playScheme(t, 'feast').choose({ kind: 'discard', seat: 2, card: 'plain' }).settled();
    expect(t.see().seats[1]).toEqual(before);
  });

  it('R-11.6 No card brings back a fighter of whoever is out', () => {
    kitHero('ffa-waker', [
      card('wake', { type: 'attack', value: 3, boost: 1, copies: 1, by: 'any' }, afterCombat(returnFallen(opposingFighter, 2))),
    ]);
    const wake = (target: string, left: Record<string, number>, rules?: number): Table =>
      strike(
        table({ ...inARow('freeForAll', ['ffa-waker', B, C]), rules }, { seats: hands(['wake'], [], []), fighters: health(left) }),
        'ffa-waker',
        target,
        'wake',
        null,
      );
    expect(wake(aide(B), {}).asks).toBe('placeTo 0');
    const t = wake(B, { [B]: 3 }).settled();
    expect([t.at(B), ...out(t)]).toEqual([null, false, true, false]);
    expect(wake(B, { [B]: 3 }, 1).asks).toBe('placeTo 0');
  });

  it('R-11.10 Several heroes removed by one event are eliminated together, and the game goes on', () => {
    const t = table(four, { seats: hands(['storm'], [], [], []), fighters: health({ [B]: 3, [C]: 3 }) });
    playScheme(t, 'storm').settled();
    expect(story(t, 'damage', 'defeat', 'eliminate')).toEqual([
      ...[B, aide(B), C, aide(C), D, aide(D)].map((name) => `${name} takes 3`),
      ...[B, aide(B), C, aide(C), aide(D)].map((name) => `${name} falls`),
      'seat 1 is out: heroDefeated',
      'seat 2 is out: heroDefeated',
    ]);
    expect(t.see()).toMatchObject({ over: false, actions: 1 });
  });

  it('R-11.11 Eliminated players are skipped in the order', () => {
    const t = table(four, { seats: hands([], [], [], []) }).concede(1);
    for (const seat of [2, 3, 0, 2]) expect(passTurn(t).see().active).toBe(seat);
    t.concede(3);
    for (const seat of [0, 2, 0]) expect(passTurn(t).see().active).toBe(seat);
  });

  it('R-11.11 They cannot be chosen as opponents', () => {
    const t = playScheme(table(four, { seats: hands(['feud'], [], [], []) }).concede(2), 'feud');
    expect(t.legal().map((choice) => choice.opponent)).toEqual([1, 3]);
    const last = playScheme(table(three, { seats: hands(['feud'], [], ['parry']) }).concede(1), 'feud');
    expect(last.asks).toBe('discard 2');
  });
});

describe('Elimination in the middle of something', () => {
  it('R-11.7 The attacker is out, and the combat goes on: its damage is dealt, what needs their cards is skipped', () => {
    const t = table(three, { seats: hands(['lunge'], ['thorns', 'parry'], []), fighters: health({ [A]: 3 }) });
    strike(t, A, B, 'lunge', 'thorns');
    expect(t.asks).toBe('discard 1');
    t.choose({ card: 'parry' }).settled();
    expect(story(t, 'damage', 'eliminate', 'winner', 'draw')).toEqual([
      `${A} takes 3`,
      'seat 0 is out: heroDefeated',
      `${B} takes 3 in combat`,
      'attacker won',
    ]);
    expect(t.discard(0)).toEqual(['lunge']);
  });

  it('R-11.7 Choices of the eliminated player that are still needed are made by that player', () => {
    const t = table(three, { seats: hands(['shove'], ['thorns'], []), fighters: health({ [A]: 3 }) });
    strike(t, A, B, 'shove', 'thorns');
    expect(t.asks).toBe('moveTo 0');
    expect(t.legal().map(({ fighter, space }) => `${fighter} ${space}`)).toEqual([`${B} s12`, `${B} s11`, `${B} s10`]);
    expect(t.choose({ space: 's10' }).settled().at(B)).toBe('s10');
  });

  it('R-11.7 Nothing is turned up from a deck that is out of the game', () => {
    kitHero('ffa-lucky', [
      card('gamble', { type: 'attack', value: 2, boost: 1, copies: 1, by: 'any' }, duringCombat(discardTopOfDeck, add(boostOfThatCard))),
    ]);
    const gamble = (own: number): Table =>
      strike(
        table(inARow('freeForAll', ['ffa-lucky', B, C]), {
          seats: [{ hand: ['gamble', 'plain'], deck: ['plain'] }, { hand: ['thorns', 'plain'] }, { hand: ['plain'] }],
          fighters: health({ 'ffa-lucky': own }),
        }),
        'ffa-lucky',
        B,
        'gamble',
        'thorns',
      ).settled();
    expect([gamble(4).health(B), gamble(4).discard(0)]).toEqual([9, ['plain', 'gamble']]);
    expect([gamble(3).health(B), gamble(3).discard(0)]).toEqual([10, ['gamble']]);
  });

  it('R-11.7 What was played goes on, the abilities of an eliminated player do not', () => {
    kitHero('ffa-heir', [], { abilities: [ability('afterCombat', damage(opposingFighter, 1))] });
    const clash = (own: number): Table =>
      strike(
        table(inARow('freeForAll', ['ffa-heir', B, C]), { seats: hands(['jab'], ['thorns'], []), fighters: health({ 'ffa-heir': own }) }),
        'ffa-heir',
        B,
        'jab',
        'thorns',
      ).settled();
    expect([clash(4).health(B), clash(3).health(B)]).toEqual([8, 9]);
  });

  it('R-11.7 A defender who is out before the damage step takes no combat damage, wins, and gains nothing', () => {
    kitHero('ffa-ambush', [
      card('ambush', { type: 'attack', value: 5, boost: 1, copies: 1, by: 'any' }, immediately(damage(opposingFighter, 3))),
    ]);
    kitHero('ffa-calm', [card('calm', { type: 'defense', value: 1, boost: 1, copies: 1, by: 'any' }, afterCombat(draw(2)))]);
    const t = table(inARow('freeForAll', ['ffa-ambush', 'ffa-calm', C]), {
      seats: hands(['ambush'], ['calm'], []),
      fighters: health({ 'ffa-calm': 3 }),
    });
    strike(t, 'ffa-ambush', 'ffa-calm', 'ambush', 'calm').settled();
    expect(story(t, 'damage', 'eliminate', 'winner', 'draw')).toEqual(['ffa-calm takes 3', 'seat 1 is out: heroDefeated', 'defender won']);
    expect([t.hand(1), t.discard(1)]).toEqual([['plain'], ['calm']]);
  });

  it('R-11.7 The defender is out, and the attack card goes on as far as it can', () => {
    const t = table(three, { seats: hands(['lunge'], ['parry'], []), fighters: health({ [B]: 3 }) });
    strike(t, A, B, 'lunge', null).settled();
    expect(story(t, 'damage', 'eliminate', 'winner', 'draw')).toEqual([
      `${B} takes 3 in combat`,
      'seat 1 is out: heroDefeated',
      'attacker won',
      'seat 0 draws 1',
    ]);
    expect(t.hand(1)).toEqual(['parry', 'plain']);
  });

  it('R-11.7 A scheme goes on although its player is out, but gives them neither fighters nor cards', () => {
    kitHero('ffa-martyr', [
      card(
        'sacrifice',
        { type: 'scheme', boost: 1, copies: 1, by: 'ffa-martyr' },
        scheme(
          damage(yourHero, 3),
          damage(one(opposingFighters()), 3),
          returnDefeated('ffa-martyr-aide', anySpace),
          takeFromDiscard({ name: 'plain' }),
          search('plain'),
          discardAnyNumber(),
        ),
      ),
    ]);
    const t = table(inARow('freeForAll', ['ffa-martyr', B, C]), {
      seats: [{ hand: ['sacrifice', 'jab'], discard: ['plain'] }, { hand: ['plain'] }],
      fighters: health({ 'ffa-martyr': 3 }),
    });
    playScheme(t, 'sacrifice');
    expect([t.asks, ...out(t)]).toEqual(['pickFighter 0', true, false, false]);
    t.choose({ fighter: C }).settled();
    expect([t.health(C), t.at('ffa-martyr-aide'), t.see().active]).toEqual([9, null, 1]);
    expect([t.hand(0), t.discard(0), story(t, 'shuffle')]).toEqual([['jab'], ['plain', 'sacrifice'], []]);
  });

  it('R-11.8 The turn of an active player who is out ends with the action: no further action, no hand limit', () => {
    const many = ['bleed', 'storm', 'quake', 'wither', 'feud', 'study', 'jab', 'lunge', 'shove'];
    const t = table(three, { seats: hands(many, [], []), fighters: health({ [A]: 3 }) });
    playScheme(t, 'bleed').settled();
    expect(t.see()).toMatchObject({ active: 1, turn: 5, actions: 2 });
    expect(t.hand(0)).toHaveLength(9);
    expect(story(t, 'turnEnd', 'turn')).toEqual(['turnEnd', 'turn of seat 1']);
  });

  it('R-11.8 A maneuver that exhausts the last health moves nobody any more', () => {
    const t = table(three, { seats: [{ hand: ['plain'], rest: 'discard' }, { hand: ['plain'] }, {}], fighters: health({ [A]: 2 }) });
    t.choose({ action: 'maneuver' }).settled();
    expect(t.see()).toMatchObject({ active: 1, actions: 2 });
  });

  it('R-11.8 At the start of the turn it ends as soon as that ability is done; other such effects fall away', () => {
    const doomed = [ability('turnStart', damage(yourHero, 3)), ability('turnStart', draw(1)), ability('turnStart', draw(2))];
    kitHero('ffa-doomed', [], { abilities: [...doomed, ability('turnEnd', draw(3))] });
    const dawn = (own: number): Table =>
      table(inARow('freeForAll', ['ffa-doomed', B, C]), {
        at: 'turnStart',
        seats: hands([], [], []),
        fighters: health({ 'ffa-doomed': own }),
      }).choose({ kind: 'abilityOrder', option: 1 });
    const t = dawn(3).settled();
    expect(story(t, 'eliminate', 'draw', 'turn')).toEqual(['seat 0 is out: heroDefeated', 'turn of seat 1']);
    expect(dawn(4).legal()).toMatchObject([
      { kind: 'abilityOrder', option: 2 },
      { kind: 'abilityOrder', option: 3 },
    ]);
  });

  it('R-11.8 Actions gained by an eliminated player are lost', () => {
    kitHero('ffa-keen', [card('zeal', { type: 'scheme', boost: 1, copies: 1, by: 'ffa-keen' }, scheme(damage(yourHero, 3), gainAction))]);
    const t = table(inARow('freeForAll', ['ffa-keen', B, C]), { seats: hands(['zeal'], [], []), fighters: health({ 'ffa-keen': 3 }) });
    expect(playScheme(t, 'zeal').settled().see()).toMatchObject({ active: 1, actions: 2 });
  });
});

describe('The end', () => {
  it('R-11.9 The last player with a hero wins at the moment the others are out', () => {
    const t = table(three, { seats: hands(['lunge'], [], []), fighters: health({ [B]: 3 }) }).concede(2);
    strike(t, A, B, 'lunge', null);
    expect(t.see()).toMatchObject({ over: true, winners: [0] });
    expect(story(t, 'winner', 'draw', 'over')).toEqual(['0 won: heroDefeated']);
  });

  it('R-11.9 It need not be the active player', () => {
    const t = table(three, { seats: hands(['bleed'], [], []), fighters: health({ [A]: 3 }) }).concede(1);
    expect(playScheme(t, 'bleed').see()).toMatchObject({ over: true, winners: [2] });
  });

  it('R-11.6 The last to fall are eliminated as everybody before them, and then the game is over', () => {
    kitHero('ffa-mist', [], { tokens: { id: 'mist', count: 2 } });
    const t = table(inARow('freeForAll', [A, 'ffa-mist', C]), {
      seats: [{ hand: ['lunge', 'plain'] }, { hand: ['plain'], tokens: ['s5', 's6'] }, {}],
      fighters: health({ 'ffa-mist': 3 }),
    }).concede(2);
    strike(t, A, 'ffa-mist', 'lunge', null);
    expect(story(t, 'eliminate', 'over')).toEqual(['seat 2 is out: conceded', 'seat 1 is out: heroDefeated', '0 won: heroDefeated']);
    expect([...out(t), t.at('ffa-mist-aide'), t.at(A)]).toEqual([false, true, true, null, 's1']);
    expect(t.see().seats[1].tokens).toEqual([null, null]);
    const left = table(three, { seats: hands([], [], []) })
      .concede(1)
      .concede(0);
    expect(story(left, 'eliminate', 'over')).toEqual(['seat 1 is out: conceded', 'seat 0 is out: conceded', '2 won: conceded']);
    expect([...out(left), left.at(aide(A))]).toEqual([true, true, false, null]);
  });

  it('R-11.10 Several who fall last are eliminated together; whoever wins is not', () => {
    const quake = (c: number): Table =>
      playScheme(table(three, { active: 1, seats: hands([], ['quake'], []), fighters: health({ [A]: 3, [B]: 3, [C]: c }) }), 'quake');
    expect(story(quake(4), 'eliminate', 'over')).toEqual([
      'seat 0 is out: heroDefeated',
      'seat 1 is out: heroDefeated',
      '2 won: heroDefeated',
    ]);
    expect(story(quake(3), 'eliminate', 'over')).toEqual([
      'seat 0 is out: heroDefeated',
      'seat 2 is out: heroDefeated',
      '1 won: heroDefeated',
    ]);
    expect(out(quake(3))).toEqual([true, false, true]);
  });

  it('R-11.6 In the first version of the rules the game was over before that', () => {
    const t = table({ ...three, rules: 1 }, { seats: hands(['bolt'], [], []), fighters: health({ [B]: 3 }) }).concede(2);
    playScheme(t, 'bolt', A).choose({ fighter: B });
    expect(story(t, 'eliminate', 'over')).toEqual(['seat 2 is out: conceded', '0 won: heroDefeated']);
    expect([...out(t), t.at(aide(B)) === null]).toEqual([false, false, true, false]);
  });

  it('R-11.9 If one event removes all remaining heroes the active player wins', () => {
    const quake = (active: number, c: number): Table =>
      playScheme(
        table(three, {
          active,
          seats: [0, 1, 2].map(() => ({ hand: ['quake', 'plain'] })),
          fighters: health({ [A]: 3, [B]: 3, [C]: c }),
        }),
        'quake',
      );
    expect(quake(1, 3).see()).toMatchObject({ over: true, winners: [1] });
    expect(quake(2, 3).see()).toMatchObject({ over: true, winners: [2] });
    expect(quake(1, 4).see()).toMatchObject({ over: true, winners: [2] });
  });

  it('R-11.13 If the active player was already out, the first of them in turn order wins', () => {
    const low = (active: number, each: Record<string, number>): Table =>
      playScheme(
        table(four, {
          active,
          seats: [0, 1, 2, 3].map(() => ({ hand: ['flare', 'plain'] })),
          fighters: health({ ...each, [FOUR[active]]: 3 }),
        }),
        'flare',
      );
    expect(low(0, { [B]: 3, [C]: 3, [D]: 3 }).see().winners).toEqual([1]);
    expect(low(2, { [A]: 3, [B]: 3, [D]: 3 }).see().winners).toEqual([3]);
    expect(low(3, { [A]: 3, [B]: 3, [C]: 3 }).see().winners).toEqual([0]);
    expect(low(0, { [B]: 3, [C]: 4, [D]: 3 }).see().winners).toEqual([2]);
  });
});

describe('Conceding', () => {
  it('R-11.14 Who has conceded lays no card to defend', () => {
    const t = strike(table(three, { seats: hands(['lunge'], ['parry'], []) }), A, B, 'lunge')
      .concede(1)
      .settled();
    expect(story(t, 'eliminate', 'layNothing', 'damage', 'winner', 'draw')).toEqual([
      'seat 1 is out: conceded',
      'layNothing',
      'defender won',
      'seat 0 draws 1',
    ]);
    expect(t.hand(1)).toEqual(['parry', 'plain']);
  });

  it('R-11.14 No card is laid to attack, so there is no attack', () => {
    const attack = table(three, { seats: hands(['jab'], [], []) }).choose({ action: 'attack' });
    for (const picked of [{}, { fighter: A }, { target: B }]) {
      if (Object.keys(picked).length) attack.choose(picked);
      const t = tableOf(JSON.parse(JSON.stringify(attack.game)) as Game)
        .concede(0)
        .settled();
      expect(t.see()).toMatchObject({ active: 1, actions: 2 });
      expect([t.hand(0), t.discard(0)]).toEqual([['jab', 'plain'], []]);
      expect(t.health(B)).toBe(12);
    }
    expect(attack.asks).toBe('attackCard 0');
  });

  it('R-11.14 A laid attack card resolves: optional parts are declined, what cannot be avoided is left to chance', () => {
    kitHero(
      'ffa-wild',
      [
        card(
          'flurry',
          { type: 'attack', value: 3, boost: 1, copies: 1, by: 'any' },
          afterCombat(
            may(damage(each(opposingFighters()), 5)),
            payAnyNumber(),
            move(one(opposingFighters()), upTo(3)),
            chooseOne([damage(each(fighters()), 1)], [damage(each(fighters()), 1)]),
          ),
        ),
      ],
      { counter: { id: 'heat', start: 2, max: 3 } },
    );
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const t = table(inARow('freeForAll', ['ffa-wild', B, C]), { seed, seats: hands(['flurry'], ['parry'], []) });
      const places = [B, aide(B), C, aide(C)].map((name) => t.at(name));
      strike(t, 'ffa-wild', B, 'flurry').concede(0);
      expect(t.asks).toBe('defense 1');
      t.choose({ pass: true }).settled();
      expect([t.health(B), t.health(C)]).toEqual([8, 11]);
      expect([B, aide(B), C, aide(C)].map((name) => t.at(name))).toEqual(places);
      expect(t.see()).toMatchObject({ active: 1, seats: [{ counter: 2 }, {}, {}] });
    }
  });

  it('R-11.14 No scheme is played, whether it was still to be picked or its fighter to be named', () => {
    const picking = table(three, { seats: hands(['bolt'], [], []) })
      .choose({ action: 'scheme' })
      .concede(0)
      .settled();
    expect([picking.hand(0), picking.see().active]).toEqual([['bolt', 'plain'], 1]);
    const naming = table(three, { seats: hands(['bolt'], [], []) }).choices({ action: 'scheme' }, { card: 'bolt' });
    expect(naming.asks).toBe('schemeFighter 0');
    naming.concede(0).settled();
    expect([naming.discard(0), story(naming, 'damage').length, naming.see().active]).toEqual([['bolt'], 0, 1]);
  });

  it('R-11.14 A maneuver ends, also in the middle of a move', () => {
    const walk = table(three, { seats: hands([], [], []), fighters: { [A]: { space: 's9' } } });
    walk.choices({ action: 'maneuver' }, { pass: true }, { fighter: A });
    expect(walk.asks).toBe('moveTo 0');
    walk.concede(0).settled();
    expect([walk.at(A), walk.at(aide(A)), walk.see().active]).toEqual([null, null, 1]);
  });

  it('R-11.14 Others are not asked about the fighters of a player who has just left', () => {
    const t = table(three, { seats: hands(['shove'], [], []) });
    strike(t, A, B, 'shove', null).choose({ fighter: B });
    expect(t.asks).toBe('moveTo 0');
    t.concede(1).settled();
    expect([t.at(B), t.see().actions]).toEqual([null, 1]);
  });

  it('R-11.14 An attack on nobody else is over when its only target has left', () => {
    const near = (): Table =>
      table(inARow('freeForAll', [kitHero('ffa-brawler', [], { reach: 'melee' }), B, C]), {
        seats: hands(['jab'], [], []),
        fighters: {
          'ffa-brawler': { space: 's4' },
          'ffa-brawler-aide': { space: 's6' },
          [B]: { space: 's5' },
          [aide(B)]: { space: 's3' },
          [aide(C)]: { space: 's9' },
        },
      }).choose({ action: 'attack' });
    const declaring = near();
    expect(declaring.asks).toBe('attackWith 0');
    declaring.concede(1).settled();
    expect(declaring.see()).toMatchObject({ active: 0, actions: 1 });
    const naming = near().choose({ fighter: 'ffa-brawler' });
    expect(naming.asks).toBe('target 0');
    naming.concede(1).settled();
    expect([naming.see().actions, naming.hand(0)]).toEqual([1, ['jab', 'plain']]);
  });

  it('R-11.14 Damage on its way to a player who leaves hits nobody', () => {
    madeUp('ffa-rider', [], {
      sidekicks: [sidekick('ffa-archer', { health: 3, reach: 'ranged' })],
      rules: [{ rule: 'assignDamage', to: 'ffa-archer' }],
    });
    const t = table(inARow('freeForAll', [A, 'ffa-rider', C]), { seats: hands(['lunge'], [], []) });
    strike(t, A, 'ffa-rider', 'lunge', null);
    expect(t.asks).toBe('assign 1');
    t.concede(1).settled();
    expect(story(t, 'damage', 'winner')).toEqual(['defender won']);
  });

  it('R-11.14 While the seats are being placed, the others go on without who has left', () => {
    const t = table(four, { at: 'setup', seats: hands([], [], [], []) });
    expect(t.asks).toBe('placeSidekick 0');
    t.concede(2).concede(0);
    expect([t.at(A), t.asks]).toEqual([null, 'placeSidekick 1']);
    t.choose({ space: 's10' }).choose({ kind: 'placeSidekick', seat: 3, space: 's9' });
    expect([t.at(C), t.at(aide(C)), t.see().active, t.see().turn]).toEqual([null, null, 1, 1]);
    expect(t.asks).toBe('action 1');
  });

  it('R-10.15 It may be said at every question of every game, and leaves a sound game', () => {
    const random = ((seed) => () => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return seed / 4294967296;
    })(11);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)];
    const questions = new Set<string>();
    for (let i = 0; i < 10; i++) {
      const heroes = ['alice', 'king-arthur', 'medusa', 'sinbad'].sort(() => random() - 0.5);
      const gameEnd = i % 4 ? 'immediate' : 'endOfAction';
      const game = newGame({ board: 'sarpedon', heroes, mode: i % 2 ? 'teams' : 'freeForAll', options: { gameEnd } }, i);
      for (let n = 0; !game.over && n < 200; n++) {
        const seat = Math.floor(random() * 4);
        if (!game.seats[seat].out) {
          questions.add(`${explain(game)!.kind} of ${asked(game) === seat ? 'them' : 'another'}`);
          const left = clone(game);
          answer(left, concession(seat));
          for (let more = 0; more < 3; more++) {
            checkLeft(left);
            if (!left.over) answer(left, pick(choices(left)));
          }
        }
        answer(game, pick(choices(game)));
      }
    }
    expect([...questions].filter((each) => each.endsWith('them')).length).toBeGreaterThan(12);
    expect([...questions].filter((each) => each.endsWith('another')).length).toBeGreaterThan(12);
  });
});
