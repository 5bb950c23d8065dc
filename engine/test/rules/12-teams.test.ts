import {
  ability,
  adjacentTo,
  afterCombat,
  cancelTheirEffects,
  card,
  damage,
  damageTo,
  draw,
  each,
  endTurn,
  fighters,
  friendlyFighters,
  gainCounter,
  hero,
  immediately,
  knownBoards,
  leaveBoard,
  may,
  mayPay,
  newGame,
  one,
  opposingFighters,
  problemsOfHero,
  recover,
  returnDefeated,
  type SeatPlace,
  scheme,
  sidekick,
  space,
  summon,
  whenever,
  withItem,
  yourFighter,
  yourFighters,
  yourHero,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { madeUp } from '../made-up.ts';
import { type Table, table, tableOf } from '../table.ts';
import { maneuver, playScheme } from './acting.ts';
import { inARow, kitHero, passTurn, story, strike } from './doing.ts';

const FOUR = ['team-a', 'team-b', 'team-c', 'team-d'].map((id) => kitHero(id));
const [A, B, C, D] = FOUR;
const teams = inARow('teams', FOUR);
const aide = (id: string): string => `${id}-aide`;
const health = (each: Record<string, number>) => Object.fromEntries(Object.entries(each).map(([name, n]) => [name, { health: n }]));
const hands = (...each: string[][]): SeatPlace[] => each.map((hand) => ({ hand: [...hand, 'plain'] }));
const NOTHING = hands([], [], [], []);
const out = (t: Table): boolean[] => t.see().seats.map((seat) => seat.out);
/** A card of one copy for the test at hand. */
const trick = (id: string, by: string, ...does: Parameters<typeof scheme>) =>
  card(id, { type: 'scheme', boost: 1, copies: 1, by }, scheme(...does));

describe('Two teams of two', () => {
  it('R-12.1 Four seats; the first and third against the second and fourth', () => {
    expect(() => newGame({ board: 'marmoreal', heroes: [A, B, C], mode: 'teams' }, 1)).toThrow('teams has 4 seats, not 3');
    expect(table(teams, { seats: NOTHING }).concede(1).concede(3).see().winners).toEqual([0, 2]);
    expect(table(teams, { seats: NOTHING }).concede(2).concede(0).see().winners).toEqual([1, 3]);
    expect(table(teams, { seats: NOTHING }).concede(0).concede(1).see().over).toBe(false);
  });

  it('R-12.2 On a board with four starting spaces, each seat on its own, with its sidekicks in the zone of its hero', () => {
    expect(() => newGame({ board: 'heorot', heroes: FOUR, mode: 'teams' }, 1)).toThrow('2 starting spaces, too few for 4 seats');
    const t = tableOf(newGame({ board: 'marmoreal', heroes: FOUR, mode: 'teams' }, 1));
    const { spaces } = knownBoards().find(({ id }) => id === 'marmoreal')!;
    const starts = ['s15', 's27', 's3', 's13'];
    for (const [seat, start] of starts.entries()) {
      expect([t.asks, t.at(FOUR[seat]), t.at(FOUR[seat + 1] ?? A)]).toEqual([`placeSidekick ${seat}`, start, seat < 3 ? null : 's15']);
      const { zones } = spaces.find(({ id }) => id === start)!;
      const isFree = (id: string) => Object.values(t.see().fighters).every((fighter) => fighter.space !== id);
      const around = spaces.filter((each) => isFree(each.id) && each.zones.some((zone) => zones.includes(zone)));
      expect(t.legal().map((choice) => choice.space)).toEqual(around.map(({ id }) => id));
      t.choose({ space: around[0].id });
    }
    expect(t.see()).toMatchObject({ active: 0, turn: 1 });
  });

  it('R-12.3 Turns go A1, B1, A2, B2, and repeat', () => {
    const t = table(teams, { seats: NOTHING });
    for (const seat of [1, 2, 3, 0, 1, 2]) expect(passTurn(t).see().active).toBe(seat);
  });

  it('R-12.4 Each player controls only their own fighters, hand and deck, on their own turns', () => {
    const t = table(teams, { seats: hands(['bolt'], [], ['storm', 'jab'], []) });
    expect(t.asks).toBe('action 0');
    t.choose({ action: 'scheme' });
    expect(t.legal().map((choice) => choice.card)).toEqual(['bolt']);
    const walk = table(teams, { seats: NOTHING });
    walk.choose({ action: 'maneuver' });
    expect(walk.see().seats.map((seat) => seat.handCount)).toEqual([2, 1, 1, 1]);
    walk.choose({ pass: true });
    expect(walk.legal().map((choice) => choice.fighter ?? 'nobody')).toEqual([A, aide(A), 'nobody']);
  });

  it('R-12.4 Only the player of the fighter attacked defends', () => {
    const t = strike(table(teams, { seats: hands(['jab'], [], [], ['parry']) }), A, B, 'jab');
    expect(t.legal()).toMatchObject([
      { seat: 1, card: 'plain' },
      { seat: 1, pass: true },
    ]);
  });

  it('R-12.20 There is no limit on the first turn', () => {
    const t = table(teams, { turn: 1, seats: [{ hand: ['jab'], turns: 1 }, { turns: 0 }, { turns: 0 }, { turns: 0 }] });
    t.choose({ action: 'attack' });
    if (t.asks.startsWith('attackWith')) t.choose({ fighter: A });
    expect(t.may({ target: B })).toBe(true);
    expect(t.may({ target: D })).toBe(true);
  });
});

describe('Friends', () => {
  it('R-12.5 You may move through a teammate’s fighters, but not stop there; opposing ones block', () => {
    const reach = (right: string, left: string): (string | undefined)[] => {
      const t = table(teams, {
        seats: NOTHING,
        fighters: {
          [A]: { space: 's4' },
          [right]: { space: 's5' },
          [left]: { space: 's3' },
          [aide(A)]: { space: 's8' },
          [aide(B)]: { space: 's9' },
          [aide(C)]: { space: 's10' },
          [aide(D)]: { space: 's12' },
        },
      });
      t.choices({ action: 'maneuver' }, { pass: true }, { fighter: A });
      return t.legal().map((choice) => choice.space);
    };
    expect(reach(C, B)).toEqual(['s4', 's6']);
    expect(reach(B, C)).toEqual(['s4', 's2']);
  });

  it('R-12.5 You may not attack them', () => {
    const t = table(teams, { seats: hands(['jab'], [], [], []) }).choose({ action: 'attack' });
    if (t.asks.startsWith('attackWith')) t.choose({ fighter: A });
    expect(t.legal().map((choice) => choice.target)).toEqual([B, aide(B), D, aide(D)]);
  });

  it('R-12.5 Effects on friendly fighters include them, effects on your fighters do not', () => {
    kitHero('team-medic', [
      trick('cheer', 'team-medic', recover(each(friendlyFighters()), 2)),
      trick('drill', 'team-medic', recover(each(yourFighters()), 2)),
    ]);
    const heal = (name: string): number[] => {
      const low = { 'team-medic': 5, [B]: 5, [C]: 5, [D]: 5 };
      const t = table(inARow('teams', ['team-medic', B, C, D]), { seats: hands([name], [], [], []), fighters: health(low) });
      playScheme(t, name).settled();
      return ['team-medic', B, C, D].map((id) => t.health(id));
    };
    expect(heal('cheer')).toEqual([7, 5, 7, 5]);
    expect(heal('drill')).toEqual([7, 5, 5, 5]);
  });

  it('R-12.6 Effects on each fighter, and on adjacent ones, hit teammates too', () => {
    kitHero('team-bomb', [trick('burst', 'team-bomb', damage(each(fighters(adjacentTo(yourHero))), 1))]);
    const setup = inARow('teams', ['team-bomb', B, C, D]);
    const fightersAt = { 'team-bomb': { space: 's5' }, [C]: { space: 's4' }, [B]: { space: 's6' }, [D]: { space: 's8' } };
    const burst = table(setup, { seats: hands(['burst'], [], [], []), fighters: fightersAt });
    playScheme(burst, 'burst').settled();
    expect([burst.health(B), burst.health(C), burst.health(D)]).toEqual([11, 11, 12]);
    const quake = playScheme(table(teams, { seats: hands(['quake'], [], [], []) }), 'quake').settled();
    expect(FOUR.map((id) => quake.health(id))).toEqual([9, 9, 9, 9]);
    const storm = playScheme(table(teams, { seats: hands(['storm'], [], [], []) }), 'storm').settled();
    expect(FOUR.map((id) => storm.health(id))).toEqual([12, 9, 12, 9]);
  });

  it('R-12.7 Teammates see each other’s hands, and nobody else’s', () => {
    const t = table(teams, { seats: hands(['jab'], ['parry'], ['storm'], ['bolt']) });
    const seen = (eyes: number | 'spectator') => t.see(eyes).seats.map((seat) => seat.hand.join(' '));
    expect(seen(0)).toEqual(['jab plain', '', 'plain storm', '']);
    expect(seen(2)).toEqual(['jab plain', '', 'plain storm', '']);
    expect(seen(1)).toEqual(['', 'parry plain', '', 'bolt plain']);
    expect(seen('spectator')).toEqual(['', '', '', '']);
  });
});

describe('Without the hero', () => {
  const gone = health({ [A]: 0 });

  it('R-12.8 The player goes on with the sidekicks: draws, maneuvers and plays what they may use', () => {
    const t = table(teams, { seats: hands(['storm', 'bolt', 'jab'], [], [], []), fighters: gone });
    expect([t.asks, t.see().actions, t.see().seats[0].out]).toEqual(['action 0', 2, false]);
    t.choose({ action: 'scheme' });
    expect(t.legal().map((choice) => choice.card)).toEqual(['bolt']);
    t.choose({ card: 'bolt' }).choose({ fighter: D }).settled();
    t.choices({ action: 'maneuver' }, { kind: 'boostManeuver', card: 'storm' });
    expect(t.hand(0)).toHaveLength(3);
    expect(t.legal().map((choice) => choice.fighter ?? 'nobody')).toEqual([aide(A), 'nobody']);
  });

  it('R-12.8 The sidekicks attack, defend and are exhausted', () => {
    const fightersAt = { ...gone, [aide(A)]: { space: 's5' }, [B]: { space: 's6' } };
    const t = table(teams, { seats: hands(['jab'], [], [], []), fighters: fightersAt });
    expect(strike(t, aide(A), B, 'jab', null).settled().health(B)).toBe(9);
    const attacked = strike(
      table(teams, { active: 1, seats: hands(['parry'], ['jab'], [], []), fighters: fightersAt }),
      B,
      aide(A),
      'jab',
      'parry',
    );
    expect(attacked.settled().health(aide(A))).toBe(3);
    const empty = table(teams, { seats: [{ hand: ['plain'], rest: 'discard' }], fighters: gone });
    maneuver(empty).settled();
    expect([empty.health(A), empty.health(aide(A)), empty.see().actions]).toEqual([0, 1, 1]);
  });

  it('R-12.9 Abilities that need the hero’s place or the hero to act stop, others go on', () => {
    kitHero('team-oracle', [], {
      abilities: [
        ability('turnStart', draw(1)),
        ability('turnStart', damage(each(opposingFighters(adjacentTo(yourHero))), 1)),
        ability('turnStart', mayPay(damageTo(yourHero, 1), draw(2))),
      ],
    });
    const dawn = (own: number): Table => {
      const t = table(inARow('teams', ['team-oracle', B, C, D]), {
        at: 'turnStart',
        seats: NOTHING,
        fighters: { 'team-oracle': own ? { space: 's5' } : { health: 0 }, [B]: { space: 's6' } },
      });
      return t.choices({ option: 3 }, ...(own ? [{ yes: true as const }] : []), { option: 2 }).settled();
    };
    expect([dawn(12).hand(0).length, dawn(12).health(B), dawn(12).health('team-oracle')]).toEqual([4, 11, 11]);
    expect([dawn(0).hand(0).length, dawn(0).health(B)]).toEqual([2, 12]);
  });

  it('R-12.11 A defeated hero does not come back; a sidekick does while its player is in the game', () => {
    const problems = problemsOfHero(
      hero('team-lich', {
        health: 10,
        move: 2,
        reach: 'melee',
        sidekicks: [],
        deck: [{ ...trick('rise', 'team-lich', returnDefeated('team-lich', [])), copies: 30 }],
      }),
    );
    expect(problems.map(({ path }) => path)).toEqual(['deck[0].effects[0].does[0].named']);
    const pair = [
      trick('call', 'any', recover(yourHero, 5), returnDefeated('team-twin', space())),
      trick('last-call', 'any', damage(yourFighter, 3), returnDefeated('team-twin', space())),
    ];
    kitHero('team-gemini', pair, { sidekicks: [sidekick('team-twin', { count: 2, health: 3, reach: 'melee' })] });
    const play = (name: string): Table =>
      playScheme(
        table(inARow('teams', ['team-gemini', B, C, D]), {
          seats: hands([name], [], [], []),
          fighters: health({ 'team-gemini': 0, 'team-twin-2': 0 }),
        }),
        name,
      );
    const back = play('call').choose({ kind: 'returnTo', space: 's9' }).settled();
    expect([back.at('team-twin-2'), back.health('team-twin-2'), back.at('team-gemini')]).toEqual(['s9', 3, null]);
    const late = play('last-call').settled();
    expect([late.at('team-twin-2'), ...out(late)]).toEqual([null, true, false, false, false]);
  });

  it('R-12.16 What would be done to a hero who is gone does nothing', () => {
    const t = playScheme(table(teams, { seats: hands(['wither'], [], [], []), fighters: health({ [B]: 0 }) }), 'wither', A);
    expect(t.legal().map((choice) => choice.opponent)).toEqual([1, 3]);
    t.choose({ opponent: 1 }).settled();
    expect(story(t, 'damage')).toEqual([]);
    expect([t.health(aide(B)), t.health(D)]).toEqual([3, 12]);
  });

  it('R-12.18 A defeated hero ends neither the combat nor the turn', () => {
    const t = playScheme(table(teams, { seats: hands(['bleed'], [], [], []), fighters: health({ [A]: 3 }) }), 'bleed').settled();
    expect([t.at(A), t.see().active, t.see().actions, t.see().seats[0].out]).toEqual([null, 0, 1, false]);
    const combat = table(teams, { seats: hands(['lunge'], ['thorns', 'parry'], [], []), fighters: health({ [A]: 3 }) });
    strike(combat, A, B, 'lunge', 'thorns').choose({ kind: 'discard', seat: 1, card: 'parry' }).settled();
    expect(story(combat, 'defeat', 'damage', 'winner', 'draw')).toEqual([
      `${A} takes 3`,
      `${A} falls`,
      `${B} takes 3 in combat`,
      'attacker won',
      'seat 0 draws 1',
    ]);
    expect(combat.see()).toMatchObject({ active: 0, actions: 1 });
  });
});

describe('Without a fighter', () => {
  const lone = { ...health({ [aide(B)]: 0 }), [B]: { health: 3 } };

  it('R-12.10 The player is eliminated, and the order closes up', () => {
    const t = table(teams, { seats: hands(['bolt'], [], [], []), fighters: lone });
    playScheme(t, 'bolt', A).choose({ fighter: B }).settled();
    expect(story(t, 'eliminate')).toEqual(['seat 1 is out: noFighters']);
    for (const seat of [2, 3, 0, 2, 3]) expect(passTurn(t).see().active).toBe(seat);
    expect(t.see().over).toBe(false);
  });

  it('R-12.10 Not while a sidekick is left, nor while only the sidekicks are gone', () => {
    const hero = table(teams, { seats: hands(['bolt'], [], [], []), fighters: health({ [B]: 3 }) });
    playScheme(hero, 'bolt', A).choose({ fighter: B }).settled();
    expect(out(hero)).toEqual([false, false, false, false]);
    expect(passTurn(hero).see().active).toBe(1);
    const kick = table(teams, { seats: hands(['bolt'], [], [], []) });
    playScheme(kick, 'bolt', A)
      .choose({ fighter: aide(B) })
      .settled();
    expect(out(kick)).toEqual([false, false, false, false]);
  });

  it('R-12.14 Eliminated in their own turn, the active player takes no further action', () => {
    const t = table(teams, {
      seats: [{ hand: ['plain'], rest: 'discard' }, { hand: ['plain'] }],
      fighters: health({ [A]: 0, [aide(A)]: 2 }),
    });
    t.choose({ action: 'maneuver' }).settled();
    expect(t.see()).toMatchObject({ active: 1, actions: 2, over: false });
    expect(story(t, 'eliminate', 'turn')).toEqual(['seat 0 is out: noFighters', 'turn of seat 1']);
  });

  it('R-12.14 So it is at the start of the turn', () => {
    const abilities = [ability('turnStart', damage(each(yourFighters()), 3)), ability('turnStart', draw(1)), ability('turnStart', draw(2))];
    kitHero('team-frail', [], { abilities });
    const t = table(inARow('teams', ['team-frail', B, C, D]), { at: 'turnStart', seats: NOTHING, fighters: health({ 'team-frail': 3 }) });
    t.choose({ kind: 'abilityOrder', option: 1 }).settled();
    expect(story(t, 'eliminate', 'draw', 'turn')).toEqual(['seat 0 is out: noFighters', 'turn of seat 1']);
  });

  it('R-12.18 Tokens leave the board and cards the game, the running combat goes on, and nobody can choose that opponent', () => {
    madeUp('team-mist', [card('haze', { type: 'attack', value: 3, boost: 1, copies: 1, by: 'any' }, afterCombat(draw(1)))], {
      tokens: { id: 'fog', count: 1 },
    });
    const t = table(inARow('teams', ['team-mist', B, C, D]), {
      seats: [{ hand: ['haze', 'plain'], tokens: ['s7'] }, { hand: ['thorns', 'feud', 'plain'] }, { hand: ['plain'] }, { hand: ['plain'] }],
      fighters: { 'team-mist': { space: 's5', health: 3 }, [B]: { space: 's6' } },
    });
    strike(t, 'team-mist', B, 'haze', 'thorns').settled();
    expect(story(t, 'eliminate', 'damage', 'winner', 'draw', 'turn')).toEqual([
      'team-mist takes 3',
      'seat 0 is out: noFighters',
      `${B} takes 3 in combat`,
      'attacker won',
      'turn of seat 1',
    ]);
    expect(t.see().seats[0].tokens).toEqual([null]);
    playScheme(t, 'feud');
    expect([t.asks, t.settled().discard(2)]).toEqual(['action 1', ['plain']]);
  });

  it('R-12.18 Sidekicks outside the board are not fighters left', () => {
    kitHero('team-king', [], { sidekicks: [sidekick('team-clone', { count: 2, health: 1, reach: 'melee', offBoard: true })] });
    const fall = (clones: Record<string, object>): Table =>
      playScheme(
        table(inARow('teams', ['team-king', B, C, D]), {
          seats: hands(['bleed'], [], [], []),
          fighters: { ...health({ 'team-king': 3 }), ...clones },
        }),
        'bleed',
      ).settled();
    expect([fall({}).see().seats[0].out, fall({}).see().active]).toEqual([true, 1]);
    const alive = fall({ 'team-clone-2': { space: 's7', health: 1 } });
    expect([alive.see().seats[0].out, alive.see().active]).toEqual([false, 0]);
  });

  it('R-12.17 A player whose fighters are off the board undefeated is not eliminated', () => {
    madeUp('team-ghost', [trick('vanish', 'team-ghost', leaveBoard(yourHero), endTurn)]);
    const setup = inARow('teams', [A, 'team-ghost', C, D]);
    const t = table(setup, { active: 1, seats: hands([], ['vanish'], ['bolt', 'feud'], ['parry']), fighters: health({ [D]: 3 }) });
    playScheme(t, 'vanish').settled();
    expect([t.at('team-ghost'), t.health('team-ghost'), t.see().active, ...out(t)]).toEqual([null, 12, 2, false, false, false, false]);
    playScheme(t, 'bolt', C);
    expect(t.legal().map((choice) => choice.fighter)).toEqual([D, aide(D)]);
    t.choose({ fighter: D }).settled();
    expect(t.see().over).toBe(false);
    playScheme(t, 'feud').choose({ kind: 'discard', seat: 3, card: 'parry' }).settled();
    expect(t.see().active).toBe(3);
    passTurn(passTurn(t));
    expect([t.asks, t.see().active]).toEqual(['placeTo 1', 1]);
    t.choose({ space: 's9' }).settled();
    expect([t.at('team-ghost'), t.see().actions]).toEqual(['s9', 2]);
  });
});

describe('The end', () => {
  it('R-12.12 A team loses at the moment both its heroes are defeated, whatever sidekicks remain', () => {
    const t = table(teams, { seats: hands(['lunge'], [], [], []), fighters: health({ [B]: 3, [D]: 0 }) });
    strike(t, A, B, 'lunge', null);
    expect(t.see()).toMatchObject({ over: true, winners: [0, 2] });
    expect(story(t, 'draw', 'over')).toEqual(['0 and 2 won: heroDefeated']);
    expect([t.health(aide(B)), t.health(aide(D))]).toEqual([3, 3]);
  });

  it('R-12.12 Not when one hero is left, though that player has no other fighter', () => {
    const t = table(teams, { seats: hands(['bolt'], [], [], []), fighters: health({ [B]: 3, [aide(B)]: 0, [aide(D)]: 0 }) });
    playScheme(t, 'bolt', A).choose({ fighter: B }).settled();
    expect([t.see().over, ...out(t)]).toEqual([false, false, true, false, false]);
  });

  it('R-12.12 Both heroes may fall at once, and by their own side', () => {
    const both = playScheme(table(teams, { seats: hands(['storm'], [], [], []), fighters: health({ [B]: 3, [D]: 3 }) }), 'storm');
    expect(both.see()).toMatchObject({ over: true, winners: [0, 2] });
    const own = playScheme(table(teams, { seats: hands(['quake'], [], [], []), fighters: health({ [A]: 3, [C]: 3 }) }), 'quake');
    expect(own.see()).toMatchObject({ over: true, winners: [1, 3] });
  });

  it('R-12.13 If one event takes the last hero of both teams, the active player’s team wins', () => {
    for (const active of [0, 1, 2, 3]) {
      const t = table(teams, {
        active,
        seats: FOUR.map(() => ({ hand: ['quake', 'plain'] })),
        fighters: health({ [A]: 3, [B]: 3, [C]: 3, [D]: 3 }),
      });
      expect(playScheme(t, 'quake').see().winners).toEqual(active % 2 ? [1, 3] : [0, 2]);
    }
  });

  it('R-10.15 In teams a concession defeats all fighters of the player, and the teammate goes on', () => {
    const t = table(teams, { seats: NOTHING }).concede(0).settled();
    expect([t.at(A), t.at(aide(A)), ...out(t)]).toEqual([null, null, true, false, false, false]);
    expect(t.see()).toMatchObject({ active: 1, over: false });
    expect(story(t, 'eliminate')).toEqual(['seat 0 is out: conceded']);
    expect(
      table(teams, { seats: NOTHING, fighters: health({ [C]: 0 }) })
        .concede(0)
        .see().winners,
    ).toEqual([1, 3]);
  });

  it('R-11.14 In teams, too, who has conceded makes no more choices', () => {
    const t = strike(table(teams, { seats: hands(['shove'], ['parry'], [], []) }), A, B, 'shove');
    t.concede(0).choose({ kind: 'defense', seat: 1, pass: true }).settled();
    expect([t.at(B), t.health(B), t.see().active]).toEqual(['s12', 9, 1]);
    const guard = strike(table(teams, { seats: hands(['jab'], ['parry'], [], []) }), A, B, 'jab')
      .concede(1)
      .settled();
    expect([guard.hand(1), guard.see().actions]).toEqual([['parry', 'plain'], 1]);
  });
});

describe('Three people', () => {
  it('R-12.15 Two characters of one person stay separate: hands, decks, piles and the hand limit', () => {
    const eight = ['bolt', 'storm', 'quake', 'bleed', 'flare', 'wither', 'feud'];
    const t = table(teams, { actions: 1, seats: hands(eight, [], eight, []) });
    maneuver(t);
    expect(t.asks).toBe('handLimit 0');
    t.choices({ card: 'bolt' }, { card: 'storm' }).settled();
    expect([t.hand(0).length, t.hand(2).length]).toEqual([7, 8]);
    expect([t.discard(0), t.discard(2)]).toEqual([['bolt', 'storm'], []]);
    expect(t.see().seats.map((seat) => seat.deckCount)).toEqual([21, 29, 22, 29]);
  });

  it('R-12.15 Cards serve only the own character’s fighters, and exhaustion hits only those', () => {
    const t = table(teams, {
      seats: hands([], [], ['jab'], []),
      fighters: { [C]: { space: 's6' }, [B]: { space: 's7' }, [aide(B)]: { space: 's9' }, [aide(D)]: { space: 's10' } },
    });
    t.choose({ action: 'attack' });
    expect(t.legal().map(({ kind, fighter }) => `${kind} ${fighter}`)).toEqual(new Array(4).fill(`target ${A}`));
    t.choose({ target: B });
    expect(t.legal().map((choice) => choice.card)).toEqual(['plain']);
    const empty = table(teams, { seats: [{ hand: ['plain'], rest: 'discard' }, {}, { rest: 'discard' }] });
    maneuver(empty).settled();
    expect([empty.health(A), empty.health(aide(A)), empty.health(C), empty.health(aide(C))]).toEqual([10, 1, 12, 3]);
  });

  it('R-12.15 Each takes the turn of its own seat', () => {
    const t = table(teams, { seats: NOTHING, fighters: health({ [A]: 0 }) });
    expect(t.asks).toBe('action 0');
    passTurn(passTurn(t));
    expect(t.asks).toBe('action 2');
    t.choices({ action: 'maneuver' }, { pass: true });
    expect(t.legal().map((choice) => choice.fighter ?? 'nobody')).toEqual([C, aide(C), 'nobody']);
  });
});

describe('R-12.19 Hero by hero', () => {
  /** The first seat's hero is gone, unless `own` health is given. */
  const lead = (id: string, seat: SeatPlace, about: { own?: number; at?: 'turnStart'; fighters?: object } = {}): Table =>
    table(inARow('teams', [id, B, C, D]), {
      ...(about.at ? { at: about.at } : {}),
      seats: [seat, ...hands([], [], [])],
      fighters: { [id]: about.own ? { space: 's9', health: about.own } : { health: 0 }, ...about.fighters },
    });

  it('R-12.19 Sinbad’s longer maneuvers go on', () => {
    const t = lead('sinbad', { hand: ['feint'], discard: ['voyage-home'] }, { fighters: { porter: { space: 's6' } } });
    t.choices({ action: 'maneuver' }, { pass: true }, { fighter: 'porter' });
    expect(t.may({ space: 's9' })).toBe(true);
    expect(t.may({ space: 's10' })).toBe(false);
  });

  it('R-12.19 Medusa’s damage stops', () => {
    const dawn = (own?: number) => lead('medusa', { hand: ['feint'] }, { own, at: 'turnStart' });
    expect(dawn(16).asks).toBe('pickFighter 0');
    expect(dawn().asks).toBe('action 0');
  });

  it('R-12.19 King Arthur’s boost stops', () => {
    const strikeFrom = (own?: number): Table => {
      const near = { merlin: { space: 's8' }, [B]: { space: 's10' } };
      return strike(
        lead('king-arthur', { hand: ['swift-strike', 'feint'] }, { own, fighters: near }),
        own ? 'king-arthur' : 'merlin',
        B,
        'swift-strike',
      );
    };
    expect(strikeFrom(18).asks).toBe('laidBoost 0');
    expect(strikeFrom().asks).toBe('defense 1');
  });

  it('R-12.19 The basket goes on', () => {
    const deck = [
      { ...card('slice', { type: 'scheme', boost: 1, copies: 1, by: 'any' }, withItem('knife', scheme(draw(1)))), item: 'pelt' },
      { ...card('cloak', { type: 'defense', value: 1, boost: 1, copies: 1, by: 'any' }), item: 'pelt' },
    ];
    madeUp('team-hood', deck, { items: ['knife', 'pelt'], sidekicks: [sidekick('team-hunter', { health: 9, reach: 'ranged' })] });
    const slice = (pile: string) =>
      playScheme(lead('team-hood', { hand: ['slice', 'plain'], discard: [pile] }), 'slice')
        .settled()
        .hand(0);
    expect(slice('plain')).toHaveLength(2);
    expect(slice('cloak')).toHaveLength(1);
  });

  it('R-12.19 The protection of cards goes on', () => {
    const insight = { type: 'attack', value: 2, boost: 1, copies: 1 } as const;
    madeUp(
      'team-sleuth',
      [
        card('insight', { ...insight, by: 'team-doctor' }, afterCombat(draw(1))),
        card('hunch', { ...insight, by: 'any' }, afterCombat(draw(1))),
      ],
      {
        sidekicks: [sidekick('team-doctor', { health: 8, reach: 'ranged' })],
        rules: [{ rule: 'cannotBeCanceled', by: ['team-sleuth', 'team-doctor'] }],
      },
    );
    kitHero('team-feinter', [
      card('feint', { type: 'defense', value: 2, boost: 1, copies: 1, by: 'any' }, immediately(cancelTheirEffects)),
    ]);
    const drawn = (name: string): string[] => {
      const t = table(inARow('teams', ['team-sleuth', 'team-feinter', C, D]), {
        seats: hands([name], ['feint'], [], []),
        fighters: health({ 'team-sleuth': 0 }),
      });
      return story(strike(t, 'team-doctor', 'team-feinter', name, 'feint').settled(), 'draw');
    };
    expect(drawn('insight')).toEqual(['seat 0 draws 1']);
    expect(drawn('hunch')).toEqual([]);
  });

  it('R-12.19 Gaining from damage to the hero stops, damage to a sidekick gives nothing', () => {
    kitHero('team-berserk', [trick('rash', 'any', damage(each(yourFighters()), 1))], {
      counter: { id: 'rage', start: 1, max: 3 },
      abilities: [whenever('damaged', 'team-berserk', gainCounter(1))],
    });
    const rage = (own?: number) =>
      playScheme(lead('team-berserk', { hand: ['rash', 'plain'] }, { own }), 'rash', own ? 'team-berserk' : undefined)
        .settled()
        .see().seats[0].counter;
    expect([rage(12), rage()]).toEqual([2, 1]);
  });

  it('R-12.19 Damage to fighters next to the hero stops', () => {
    kitHero('team-count', [], { abilities: [ability('turnStart', may(damage(one(fighters(adjacentTo(yourHero))), 1), draw(1)))] });
    const near = { [B]: { space: 's10' } };
    expect(lead('team-count', { hand: ['plain'] }, { own: 12, at: 'turnStart', fighters: near }).asks).toBe('pickFighter 0');
    expect(lead('team-count', { hand: ['plain'] }, { at: 'turnStart', fighters: near }).asks).toBe('action 0');
  });

  it('R-12.19 Placing the hero instead of moving stops; BOOST bonuses go on, but the hero recovers nothing', () => {
    const trap = { ...trick('trapdoor', 'team-mage', draw(1)), boostBonus: [recover(yourHero, 2), draw(1)] };
    kitHero('team-mage', [trap], { rules: [{ rule: 'placedInBoostedManeuver' }] });
    const boosted = (own: number): Table =>
      lead('team-mage', { hand: ['trapdoor', 'plain'] }, { own, fighters: { [aide('team-mage')]: { space: 's8' } } }).choices(
        { action: 'maneuver' },
        { card: 'trapdoor' },
      );
    const alive = boosted(5);
    expect([alive.health('team-mage'), alive.hand(0).length]).toEqual([7, 3]);
    expect(alive.choose({ fighter: 'team-mage' }).asks).toBe('walkOrPlace 0');
    const goneNow = boosted(0);
    expect([goneNow.health('team-mage'), goneNow.hand(0).length]).toEqual([0, 3]);
    expect(goneNow.choose({ fighter: aide('team-mage') }).asks).toBe('moveTo 0');
  });

  it('R-12.19 Summoning stops', () => {
    const near = space(adjacentTo(yourHero));
    kitHero('team-monkey', [], {
      sidekicks: [sidekick('team-copy', { count: 2, health: 1, reach: 'melee', offBoard: true })],
      abilities: [ability('turnStart', mayPay(damageTo(yourHero, 1), summon('team-copy', near)))],
    });
    const copy = { 'team-copy-1': { space: 's8', health: 1 } };
    expect(lead('team-monkey', { hand: ['plain'] }, { own: 12, at: 'turnStart', fighters: copy }).asks).toBe('pay 0');
    expect(lead('team-monkey', { hand: ['plain'] }, { at: 'turnStart', fighters: copy }).asks).toBe('action 0');
  });

  it('R-12.19 Assigning stops: damage to a sidekick stays with it', () => {
    kitHero('team-rider', [trick('rain', 'any', damage(each(yourFighters()), 1))], {
      sidekicks: [sidekick('team-archer', { count: 2, health: 2, reach: 'ranged' })],
      rules: [{ rule: 'assignDamage', to: 'team-archer' }],
    });
    const rain = (own?: number) =>
      playScheme(lead('team-rider', { hand: ['rain', 'plain'] }, { own }), 'rain', own ? 'team-rider' : 'team-archer-1');
    expect(rain(12).asks).toBe('assign 0');
    const t = rain().settled();
    expect([t.health('team-archer-1'), t.health('team-archer-2')]).toEqual([1, 1]);
  });
});
