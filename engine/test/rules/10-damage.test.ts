import {
  ability,
  afterCombat,
  areAdjacent,
  atLeast,
  type CardDefinition,
  cancelTheirEffects,
  card,
  choices,
  combatants,
  combatDamageTaken,
  concession,
  damage,
  defeat,
  discard,
  draw,
  duringCombat,
  each,
  fighters,
  gainCounter,
  answer as give,
  IllegalChoice,
  immediately,
  inZoneOf,
  move,
  named,
  one,
  opposingFighter,
  opposingFighters,
  preventCombatDamage,
  recover,
  returnFallen,
  type SeatPlace,
  scheme,
  sendCombatDamage,
  setHealth,
  sidekick,
  thatMany,
  theirHero,
  upTo,
  wasDamaged,
  when,
  whenever,
  yourFighter,
  yourFighters,
  yourHero,
  youWon,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { table } from '../table.ts';
import { maneuver, playScheme } from './acting.ts';
import { inARow, kitHero, passTurn, story, strike } from './doing.ts';
import { attack, type Corner, defense, type Fight, fight, versatile } from './fight.ts';

/** A scheme that the hero plays. */
const plan = (id: string, ...does: Parameters<typeof scheme>): CardDefinition =>
  card(id, { type: 'scheme', boost: 1, copies: 1, by: 'hero' }, scheme(...does));
/** Counts the damage events that hit the hero. */
const counting = { counter: { id: 'scars', start: 0, max: 9 }, abilities: [whenever('damaged', 'hero', gainCounter(1))] } as const;
const scars = (t: Fight, seat: number): number | null => t.see().seats[seat].counter;
const page = sidekick('page', { health: 3, reach: 'melee' });
const squire = sidekick('squire', { health: 3, reach: 'melee' });
/** What happened, with red and blue by their colors. */
const tale = (t: Fight, ...kinds: Parameters<typeof story>[1][]): string[] =>
  story(t, ...kinds).map((line) => line.replace(t.red, 'red').replace(t.blue, 'blue'));
const at = (space: string, health: number) => ({ space, health });

describe('Damage', () => {
  it('R-10.1 Each point lowers health by 1, not below 0', () => {
    const t = fight(
      { cards: [attack('axe', 5)] },
      { about: { sidekicks: [page] } },
      { fighters: { blue: { space: 's6' }, page: { space: 's5' } } },
    );
    expect(t.strike('axe', null, { target: 'page' }).settled().health('page')).toBe(0);
    const hero = fight({ cards: [attack('axe', 5)] }, {});
    expect(hero.strike('axe', null).settled().health(hero.blue)).toBe(7);
  });

  it('R-10.1 What one sentence does to several fighters is one event; two sentences are two', () => {
    const blow = (...does: Parameters<typeof scheme>): Fight => {
      const t = fight({ cards: [plan('blow', ...does)], about: counting }, { about: counting });
      playScheme(t, 'blow').settled();
      return t;
    };
    const once = blow(damage(each(fighters()), 4));
    expect([scars(once, 0), scars(once, 1)]).toEqual([1, 1]);
    const twice = blow(damage(each(opposingFighters()), 1), damage(each(opposingFighters()), 3));
    expect([scars(twice, 0), scars(twice, 1)]).toEqual([0, 2]);
    expect(once.health(once.blue)).toBe(twice.health(twice.blue));
  });

  it('R-10.1 All whom an event hits were damaged, and nobody else, whatever the amount', () => {
    const valet = sidekick('valet', { health: 3, reach: 'melee' });
    const hit = (group: Parameters<typeof each>[0], who: Parameters<typeof wasDamaged>[0], amount: number): boolean => {
      const t = fight(
        { cards: [plan('blast', damage(each(group), amount), when(wasDamaged(who), draw(1)))], about: { sidekicks: [squire, page] } },
        { about: { sidekicks: [valet] } },
      );
      playScheme(t, 'blast').settled();
      return tale(t, 'draw').length > 0;
    };
    for (const who of [yourHero, named('squire'), named('page'), theirHero]) {
      for (const amount of [0, 1, 2]) {
        expect(hit(fighters(), who, amount)).toBe(amount > 0);
        expect(hit(yourFighters(), who, amount)).toBe(amount > 0 && who !== theirHero);
        expect(hit(opposingFighters(), who, amount)).toBe(amount > 0 && who === theirHero);
      }
    }
  });

  it('R-10.2 Only what the values yield is combat damage; cards, abilities and exhaustion do effect damage', () => {
    const t = fight(
      {
        cards: [attack('sting', 2, afterCombat(damage(opposingFighter, 4))), plan('quill', draw(1))],
        about: { abilities: [ability('maneuverEnd', damage(theirHero, 1))] },
        rest: 'discard',
      },
      {},
    );
    t.strike('sting', null);
    maneuver(t);
    expect(tale(t, 'damage')).toEqual(['blue takes 2 in combat', 'blue takes 4', 'red takes 2', 'blue takes 1']);
  });

  it('R-10.2 Effect damage wins no combat', () => {
    const won = (value: number): Fight => {
      const t = fight(
        { cards: [attack('sting', value, immediately(damage(opposingFighter, 4)), afterCombat(when(youWon, draw(1))))] },
        {},
      ).strike('sting', null);
      return t.settled();
    };
    expect(tale(won(0), 'winner', 'draw')).toEqual(['defender won']);
    expect(tale(won(1), 'winner', 'draw')).toEqual(['attacker won', 'seat 0 draws 1']);
  });

  it('R-10.12 Recovering stops at the most health; setting health assigns it; neither is damage', () => {
    const heal = (card: string, health: number): Fight => {
      const cards = [plan('balm', recover(yourHero, 3)), plan('grail', setHealth(yourHero, 8))];
      const t = fight({ cards, about: counting }, {}, { fighters: { red: at('s4', health) } });
      playScheme(t, card).settled();
      expect(tale(t, 'damage')).toEqual([]);
      expect(scars(t, 0)).toBe(0);
      return t;
    };
    const health = (t: Fight) => t.health(t.red);
    expect(health(heal('balm', 9))).toBe(12);
    expect(health(heal('balm', 8))).toBe(11);
    expect(health(heal('balm', 11))).toBe(12);
    expect(health(heal('grail', 2))).toBe(8);
    expect(health(heal('grail', 12))).toBe(8);
  });
});

describe('Damage that goes elsewhere', () => {
  const drain = attack('drain', 5, afterCombat(when(atLeast(1, combatDamageTaken), draw(1))));

  it('R-10.13 Damage that is prevented was not dealt', () => {
    const guard = defense('guard', 0, duringCombat(preventCombatDamage));
    const t = fight({ cards: [drain] }, { cards: [guard], about: counting })
      .strike('drain', 'guard')
      .settled();
    expect(tale(t, 'damage', 'winner', 'draw')).toEqual(['defender won']);
    expect(scars(t, 1)).toBe(0);
    const open = fight({ cards: [drain] }, { cards: [guard], about: counting })
      .strike('drain', null)
      .settled();
    expect(tale(open, 'damage', 'winner', 'draw')).toEqual(['blue takes 5 in combat', 'attacker won', 'seat 0 draws 1']);
    expect(scars(open, 1)).toBe(1);
  });

  it('R-10.13 Damage sent to another fighter was dealt to that one', () => {
    const mirror = defense('mirror', 0, duringCombat(sendCombatDamage(opposingFighter)));
    const t = fight({ cards: [drain], about: counting }, { cards: [mirror], about: counting })
      .strike('drain', 'mirror')
      .settled();
    expect(tale(t, 'damage', 'winner', 'draw')).toEqual(['red takes 5 in combat', 'defender won']);
    expect([scars(t, 0), scars(t, 1)]).toEqual([1, 0]);
  });

  const archer = sidekick('archer', { health: 3, reach: 'ranged' });
  const rider: Corner = {
    about: {
      sidekicks: [archer],
      rules: [{ rule: 'assignDamage', to: 'archer' }],
      counter: counting.counter,
      abilities: [...counting.abilities, whenever('defeated', 'archer', draw(1))],
    },
  };

  it('R-10.13 Damage assigned to another fighter was dealt, to the one who took it', () => {
    const bite = plan('bite', damage(theirHero, 2), when(atLeast(1, thatMany), draw(1)));
    const t = fight({ cards: [bite] }, rider);
    playScheme(t, 'bite').choose({ kind: 'assign', fighter: 'archer', number: 2 }).settled();
    expect(tale(t, 'damage', 'draw')).toEqual(['archer takes 2', 'seat 0 draws 1']);
    expect(scars(t, 1)).toBe(0);

    const combat = fight({ cards: [attack('drain', 3, ...drain.effects)] }, rider).strike('drain', null);
    expect(combat.legal().map((choice) => choice.number)).toEqual([0, 1, 2, 3]);
    combat.choose({ number: 2 }).settled();
    expect(tale(combat, 'damage', 'winner', 'draw')).toEqual([
      'blue takes 1 in combat',
      'archer takes 2 in combat',
      'attacker won',
      'seat 0 draws 1',
    ]);
    expect(scars(combat, 1)).toBe(1);
  });

  it('R-10.13 Who had all of it assigned to another was not damaged', () => {
    const bite = plan('bite', damage(theirHero, 2), when(wasDamaged(theirHero), draw(1)));
    const drawn = (assigned: number) => {
      const t = fight({ cards: [bite] }, rider);
      playScheme(t, 'bite').choose({ kind: 'assign', fighter: 'archer', number: assigned }).settled();
      return tale(t, 'damage', 'draw');
    };
    expect(drawn(2)).toEqual(['archer takes 2']);
    expect(drawn(1)).toEqual(['blue takes 1', 'archer takes 1', 'seat 0 draws 1']);
  });

  it('R-10.14 Who is hit and also assigned damage is hit once, and defeated once', () => {
    const t = fight({ cards: [plan('quake', damage(each(opposingFighters()), 2))] }, rider);
    playScheme(t, 'quake');
    expect(t.legal().map((choice) => choice.number)).toEqual([0, 1]);
    t.choose({ number: 1 }).settled();
    expect(tale(t, 'damage', 'defeat', 'draw')).toEqual(['blue takes 1', 'archer takes 3', 'archer falls', 'seat 1 draws 1']);
  });
});

describe('Defeat', () => {
  it('R-10.3 A fighter at 0 leaves at once, and its space is free from then on', () => {
    const snuff = plan('snuff', damage(one(opposingFighters()), 3), move(yourHero, upTo(1)));
    const hit = (health: number): Fight => {
      const t = fight(
        { cards: [snuff] },
        { about: { sidekicks: [{ ...page, health }] } },
        { fighters: { blue: { space: 's9' }, page: { space: 's5' } } },
      );
      playScheme(t, 'snuff').choose({ fighter: 'page' });
      return t;
    };
    const fallen = hit(3);
    expect(fallen.at('page')).toBe(null);
    expect(fallen.see().fighters.page.defeated).toBe(true);
    expect(fallen.choose({ kind: 'moveTo', space: 's5' }).settled().at(fallen.red)).toBe('s5');
    const standing = hit(4);
    expect([standing.at('page'), standing.may({ space: 's5' }), standing.may({ space: 's4' })]).toEqual(['s5', false, true]);
  });

  it('R-10.3 For whatever reason', () => {
    const exhausted = fight(
      { rest: 'discard', about: { sidekicks: [squire] } },
      { about: { sidekicks: [page] } },
      { fighters: { squire: at('s1', 2) } },
    );
    maneuver(exhausted).settled();
    expect(exhausted.at('squire')).toBe(null);
  });

  const ofSquire = (type: 'scheme' | 'attack' | 'defense', id: string): CardDefinition =>
    card(id, { type, boost: 3, copies: 1, by: 'squire', ...(type === 'scheme' ? {} : { value: 3 }) });
  const errand = { ...ofSquire('scheme', 'errand'), effects: [scheme(draw(1))] };
  const squireCards = [errand, ofSquire('attack', 'poke'), ofSquire('defense', 'duck')];

  it('R-10.4 A defeated fighter neither plays, attacks nor defends; its cards can be discarded and used to boost', () => {
    const tidy = plan('tidy', discard(1));
    const withSquire = (health: number, hand: string[]): Fight =>
      fight(
        { cards: [...squireCards, tidy], hand, about: { sidekicks: [squire] } },
        {},
        { fighters: { squire: health ? at('s6', health) : { health: 0 } } },
      );
    expect(withSquire(3, ['errand', 'poke']).legal()).toHaveLength(3);
    const t = withSquire(0, ['errand', 'poke', 'duck', 'tidy']);
    expect(t.legal().map((choice) => choice.action)).toEqual(['maneuver', 'scheme']);
    t.choose({ action: 'scheme' });
    expect(t.legal().map((choice) => choice.card)).toEqual(['tidy']);
    t.choose({ card: 'tidy' });
    expect(t.legal().map((choice) => choice.card)).toEqual(['errand', 'poke', 'duck']);
    t.choose({ card: 'duck' }).choose({ action: 'maneuver' });
    expect(t.may({ kind: 'boostManeuver', card: 'poke' })).toBe(true);
    t.choose({ card: 'errand' });
    expect(t.legal({ kind: 'moveWhom' }).map((choice) => choice.fighter ?? 'nobody')).toEqual([t.red, 'nobody']);

    const attacked = fight({}, { cards: squireCards, about: { sidekicks: [squire] } }, { fighters: { squire: { health: 0 } } }).strike(
      'plain',
    );
    expect(attacked.legal().map((choice) => choice.card ?? 'none')).toEqual(['plain', 'none']);
  });

  it('R-10.4 It recovers nothing and is in no space and no zone', () => {
    const cards = [
      plan('balm', recover(named('squire'), 2)),
      plan('grail', setHealth(named('squire'), 3)),
      plan('gloom', damage(each(fighters(inZoneOf(named('squire')))), 1)),
    ];
    for (const name of ['balm', 'grail', 'gloom']) {
      const t = fight({ cards, about: { sidekicks: [squire] } }, {}, { fighters: { squire: { health: 0 } } });
      playScheme(t, name).settled();
      expect([name, t.health('squire'), t.at('squire'), t.health(t.red), t.health(t.blue)]).toEqual([name, 0, null, 12, 12]);
    }
    const there = fight({ cards, about: { sidekicks: [squire] } }, {}, { fighters: { squire: at('s6', 2) } });
    playScheme(there, 'gloom').settled();
    expect([there.health('squire'), there.health(there.blue)]).toEqual([1, 11]);
  });

  it('R-10.5 A played card keeps working without its fighter; only conditions that need the fighter on the board fail', () => {
    const last = attack('last', 3, afterCombat(draw(1), when(areAdjacent(yourFighter, opposingFighter), damage(opposingFighter, 5))));
    const thorns = defense('thorns', 1, immediately(damage(opposingFighter, 2)));
    const clash = (health: number): Fight =>
      fight(
        { cards: [last], about: { sidekicks: [squire] } },
        { cards: [thorns] },
        { fighters: { red: { space: 's1' }, squire: at('s4', health) } },
      )
        .strike('last', 'thorns')
        .settled();
    const fallen = clash(2);
    expect(tale(fallen, 'damage', 'defeat', 'winner', 'draw')).toEqual([
      'squire takes 2',
      'squire falls',
      'blue takes 2 in combat',
      'attacker won',
      'seat 0 draws 1',
    ]);
    const alive = clash(3);
    expect(alive.health(alive.blue)).toBe(5);
  });

  it('R-10.16 Who is defeated outright takes no damage: nothing to gain from, to assign or to prevent', () => {
    const doom = attack('doom', 0, afterCombat(defeat(opposingFighter)));
    const answers = [whenever('damaged', 'page', gainCounter(1)), whenever('defeated', 'page', draw(1))];
    const t = fight(
      { cards: [doom] },
      { about: { sidekicks: [page], counter: counting.counter, abilities: answers } },
      { fighters: { blue: { space: 's9' }, page: { space: 's5' } } },
    ).strike('doom', null);
    expect(tale(t.settled(), 'damage', 'counter', 'defeat', 'draw')).toEqual(['page falls', 'seat 1 draws 1']);
    expect(t.health('page')).toBe(0);

    const archer = sidekick('archer', { health: 3, reach: 'ranged' });
    const hero = fight({ cards: [doom] }, { about: { sidekicks: [archer], rules: [{ rule: 'assignDamage', to: 'archer' }] } });
    expect(hero.strike('doom', null).see()).toMatchObject({ over: true, winners: [0] });
  });

  it('R-10.16 A fighter off the board is not defeated again', () => {
    const doom = attack('doom', 3, afterCombat(defeat(opposingFighter)));
    const t = fight(
      { cards: [doom] },
      { about: { sidekicks: [page], abilities: [whenever('defeated', 'page', draw(1))] } },
      { fighters: { blue: { space: 's9' }, page: { space: 's5' } } },
    ).strike('doom', null);
    expect(tale(t.settled(), 'defeat', 'draw')).toEqual(['page falls', 'seat 1 draws 1']);
  });
});

describe('The end of a duel', () => {
  it('R-10.6 A player whose hero is defeated loses at that moment, and nothing further resolves', () => {
    const finish = attack('finish', 5, afterCombat(draw(1)));
    const hit = (health: number): Fight =>
      fight({ cards: [finish] }, { about: { sidekicks: [page] } }, { fighters: { blue: at('s5', health) } }).strike('finish', null);
    const over = hit(5);
    expect(over.see()).toMatchObject({ over: true, winners: [0], waiting: null, choices: [] });
    expect(tale(over, 'defeat', 'winner', 'draw', 'over')).toEqual(['blue falls', '0 won: heroDefeated']);
    expect(over.health('page')).toBe(3);
    expect(choices(over.game)).toEqual([]);
    expect(() => give(over.game, concession(0))).toThrow(IllegalChoice);
    const on = hit(6);
    expect(on.settled().see()).toMatchObject({ over: false, winners: [] });
    expect(tale(on, 'draw')).toEqual(['seat 0 draws 1']);
  });

  it('R-10.7 Whose own card, ability or exhaustion defeats their hero loses, on any turn', () => {
    const low = { fighters: { red: at('s4', 2), blue: at('s5', 2) } };
    const own = fight({ cards: [plan('bleed', damage(yourHero, 2))] }, {}, low);
    expect(playScheme(own, 'bleed').see()).toMatchObject({ over: true, winners: [1] });
    const drained = fight({ rest: 'discard' }, {}, low);
    expect(drained.choose({ action: 'maneuver' }).see()).toMatchObject({ over: true, winners: [1] });
    const cursed = fight({ about: { abilities: [ability('turnStart', damage(yourHero, 2))] } }, {}, { ...low, at: 'turnStart' });
    expect(cursed.see()).toMatchObject({ over: true, winners: [1] });
    const recoil = defense('recoil', 2, afterCombat(damage(yourHero, 2)));
    const theirs = fight({}, { cards: [recoil] }, low).strike('plain', 'recoil');
    expect(theirs.see()).toMatchObject({ over: true, winners: [0] });
  });

  it('R-10.8 If one event defeats both heroes the active player wins, whoever’s card it is', () => {
    const low = (red: number, blue: number, active = 0) => ({ active, fighters: { red: at('s4', red), blue: at('s5', blue) } });
    const quake: Corner = { cards: [plan('quake', damage(each(fighters()), 3))] };
    expect(playScheme(fight(quake, {}, low(3, 3)), 'quake').see().winners).toEqual([0]);
    expect(playScheme(fight(quake, {}, low(3, 4)), 'quake').see().winners).toEqual([1]);
    expect(playScheme(fight({}, quake, low(3, 3, 1)), 'quake').see().winners).toEqual([1]);
    const burst: Corner = { cards: [defense('burst', 5, immediately(damage(each(combatants()), 3)))] };
    expect(fight({}, burst, low(3, 3)).strike('plain', 'burst').see().winners).toEqual([0]);
  });

  it('R-10.9 Of two successive events the first ends the game', () => {
    const low = { fighters: { red: at('s4', 3), blue: at('s5', 3) } };
    const mine = plan('flare', damage(yourHero, 3), damage(theirHero, 3));
    const t = playScheme(fight({ cards: [mine] }, {}, low), 'flare') as Fight;
    expect(tale(t, 'damage', 'over')).toEqual(['red takes 3', '1 won: heroDefeated']);
    const theirs = plan('spark', damage(theirHero, 3), damage(yourHero, 3));
    expect(playScheme(fight({ cards: [theirs] }, {}, low), 'spark').see().winners).toEqual([0]);
  });

  it('R-10.15 A player may concede at any time, also when nobody asks them; the hero counts as defeated', () => {
    const asked = fight({}, {}).concede(0);
    expect(asked.see()).toMatchObject({ over: true, winners: [1] });
    expect(asked.events.at(-1)!.event).toEqual({ kind: 'over', winners: [1], why: 'conceded' });
    const idle = fight({}, {});
    expect(idle.concede(1).see()).toMatchObject({ over: true, winners: [0] });
    expect([idle.health(idle.blue), idle.at(idle.blue)]).toEqual([0, null]);
    const inCombat = fight({}, {}).strike('plain');
    expect(inCombat.asks).toBe('defense 1');
    expect(inCombat.concede(0).see()).toMatchObject({ over: true, winners: [1] });
    const placing = table(inARow('duel', [kitHero('ten-early'), kitHero('ten-late')]), { at: 'setup' });
    expect(placing.asks).toBe('placeSidekick 0');
    expect(placing.concede(1).see()).toMatchObject({ over: true, winners: [0] });
  });
});

describe('Several defeated at once', () => {
  it('R-10.14 All are reduced, then all at 0 leave, then the end is checked, then triggers', () => {
    const quake = plan('quake', damage(each(fighters()), 3));
    const waking = { sidekicks: [squire], abilities: [whenever('defeated', 'squire', draw(1))] };
    const mourning = { sidekicks: [page], abilities: [whenever('defeated', 'page', draw(1))] };
    const t = fight({ cards: [quake], about: waking }, { about: mourning });
    playScheme(t, 'quake').settled();
    expect(tale(t, 'damage', 'defeat', 'draw')).toEqual([
      'red takes 3',
      'squire takes 3',
      'blue takes 3',
      'page takes 3',
      'squire falls',
      'page falls',
      'seat 0 draws 1',
      'seat 1 draws 1',
    ]);
    const over = fight({ cards: [quake], about: waking }, { about: mourning }, { fighters: { blue: at('s5', 3) } });
    playScheme(over, 'quake');
    expect(tale(over, 'defeat', 'draw', 'over')).toEqual(['squire falls', 'blue falls', 'page falls', '0 won: heroDefeated']);
  });

  it('R-10.14 In a combat the defender’s triggers come first', () => {
    const blast = attack('blast', 0, afterCombat(damage(each(fighters()), 3)));
    const t = fight(
      { cards: [blast], about: { sidekicks: [squire], abilities: [whenever('defeated', 'squire', draw(1))] } },
      { about: { sidekicks: [page], abilities: [whenever('defeated', 'page', draw(1))] } },
    ).strike('blast', null);
    expect(tale(t.settled(), 'draw')).toEqual(['seat 1 draws 1', 'seat 0 draws 1']);
  });

  it('R-10.14 So do they before those of players who are not in the combat, and these in turn order', () => {
    const blast = card('blast', { type: 'attack', value: 0, boost: 1, copies: 1, by: 'any' }, afterCombat(damage(each(fighters()), 3)));
    const heroes = ['ten-griever-a', 'ten-griever-b', 'ten-griever-c', 'ten-griever-d'].map((id) =>
      kitHero(id, [blast], { abilities: [whenever('damaged', id, draw(1)), whenever('defeated', `${id}-aide`, draw(2))] }),
    );
    const t = table(inARow('freeForAll', heroes), { seats: [{ hand: ['blast', 'plain'] }, {}, { hand: ['plain'] }, {}] });
    strike(t, heroes[0], heroes[2], 'blast', null).settled();
    const order = [2, 0, 1, 3];
    expect(story(t, 'draw')).toEqual([...order.map((seat) => `seat ${seat} draws 1`), ...order.map((seat) => `seat ${seat} draws 2`)]);
  });

  it('R-10.14 Elsewhere the active player’s triggers come first, then the others in turn order', () => {
    const mourner = (id: string): string => kitHero(id, [], { abilities: [whenever('defeated', `${id}-aide`, draw(1))] });
    const t = table(inARow('freeForAll', [mourner('ten-mourn-a'), mourner('ten-mourn-b'), mourner('ten-mourn-c')]), {
      active: 1,
      seats: [{}, { hand: ['quake', 'plain'] }, {}],
    });
    playScheme(t, 'quake').settled();
    expect(story(t, 'draw')).toEqual(['seat 1 draws 1', 'seat 2 draws 1', 'seat 0 draws 1']);
  });
});

/** Four heroes with the kit, and their duels and other games. */
const FOUR = ['ten-a', 'ten-b', 'ten-c', 'ten-d'].map((id) => kitHero(id));
const [A, B, C, D] = FOUR;
const healths = (each: Record<string, number>) => Object.fromEntries(Object.entries(each).map(([name, health]) => [name, { health }]));
const hands = (...each: string[][]): SeatPlace[] => each.map((hand) => ({ hand: [...hand, 'plain'] }));

describe('A defeat held back', () => {
  const encore: CardDefinition = {
    ...defense('encore', 0, afterCombat(returnFallen(yourFighter, 4))),
    standing: [{ rule: 'holdsBackDefeat' }],
  };
  const low = { fighters: { blue: at('s5', 3) } };

  it('R-10.11 The defeat of the fighter who defends with it does not end the game until its effect has resolved', () => {
    const t = fight({ cards: [attack('axe', 5)] }, { cards: [encore] }, low).strike('axe', 'encore');
    expect([t.health(t.blue), t.at(t.blue), t.asks]).toEqual([0, null, 'placeTo 1']);
    expect(t.may({ space: 's5' })).toBe(true);
    expect(t.may({ space: 's4' })).toBe(false);
    t.choose({ space: 's9' }).settled();
    expect([t.health(t.blue), t.at(t.blue), t.game.over]).toEqual([4, 's9', 0]);
    expect(tale(t, 'winner')).toEqual(['attacker won']);
    const without = fight({ cards: [attack('axe', 5)] }, { cards: [encore] }, low).strike('axe', null);
    expect(without.see()).toMatchObject({ over: true, winners: [0] });
  });

  it('R-10.11 Another standing statement holds back nothing', () => {
    const sure: CardDefinition = { ...encore, standing: [{ rule: 'cannotBeCanceled' }] };
    const struck = (guard: CardDefinition) => fight({ cards: [attack('axe', 5)] }, { cards: [guard] }, low).strike('axe', 'encore');
    expect(struck(sure).see()).toMatchObject({ over: true, winners: [0] });
    const both = struck({ ...sure, standing: [...sure.standing!, ...encore.standing!] });
    expect(both.see().over).toBe(false);
    both.choose({ space: 's9' }).settled();
    expect(both.health(both.blue)).toBe(4);
  });

  it('R-10.11 A fighter who was not defeated stays where it is', () => {
    const t = fight({ cards: [attack('axe', 5)] }, { cards: [encore] }, { fighters: { blue: at('s5', 6) } }).strike('axe', 'encore');
    expect([t.settled().health(t.blue), t.at(t.blue)]).toEqual([1, 's5']);
  });

  it('R-10.11 It does not save a hero who is not the one defending', () => {
    const snipe = attack('snipe', 0, immediately(damage(theirHero, 3)));
    const t = fight(
      { cards: [snipe] },
      { cards: [encore], about: { sidekicks: [page] } },
      { fighters: { blue: at('s9', 3), page: { space: 's5' } } },
    ).strike('snipe', 'encore', { target: 'page' });
    expect(t.see()).toMatchObject({ over: true, winners: [0] });
    expect(tale(t, 'winner', 'over')).toEqual(['0 won: heroDefeated']);
  });

  it('R-10.11 A defeat after its effect is an ordinary one', () => {
    const chase = (points: number): Fight =>
      fight({ cards: [attack('chase', 5, afterCombat(damage(opposingFighter, points), draw(1)))] }, { cards: [encore] }, low)
        .strike('chase', 'encore')
        .choose({ space: 's9' });
    expect(tale(chase(4), 'draw', 'over')).toEqual(['0 won: heroDefeated']);
    const alive = chase(3).settled();
    expect(alive.health(alive.blue)).toBe(1);
  });

  it('R-10.11 It holds back nothing for an attacker', () => {
    const bold = { ...versatile('bold', 2, afterCombat(returnFallen(yourFighter, 4))), standing: encore.standing };
    const thorns = defense('thorns', 0, immediately(damage(opposingFighter, 3)));
    const t = fight({ cards: [bold] }, { cards: [thorns] }, { fighters: { red: at('s4', 3) } }).strike('bold', 'thorns');
    expect(t.see()).toMatchObject({ over: true, winners: [1] });
  });

  it('R-10.11 Once canceled it holds back nothing any more', () => {
    const first = attack('first', 5, immediately(cancelTheirEffects));
    const before = fight({ cards: [first] }, { cards: [encore] }, low).strike('first', 'encore');
    expect(before.see()).toMatchObject({ over: true, winners: [0] });
    const later = attack('later', 5, immediately(damage(opposingFighter, 3), draw(1), cancelTheirEffects, draw(1)));
    const after = fight({ cards: [later] }, { cards: [encore] }, low).strike('later', 'encore');
    expect(after.see()).toMatchObject({ over: true, winners: [0] });
    expect(tale(after, 'defeat', 'draw', 'over')).toEqual(['blue falls', 'seat 0 draws 1', '0 won: heroDefeated']);
  });

  it('R-10.11, R-10.15 It does not hold back a concession', () => {
    const t = fight({ cards: [attack('axe', 5)] }, { cards: [encore] }, low)
      .strike('axe', 'encore')
      .concede(1);
    expect(t.see()).toMatchObject({ over: true, winners: [0] });
  });

  it('R-10.18 If the other side’s last hero falls meanwhile, the side held back wins', () => {
    const pyre = attack('pyre', 5, duringCombat(damage(opposingFighter, 3), damage(yourFighter, 3)));
    const t = fight({ cards: [pyre] }, { cards: [encore] }, { fighters: { red: at('s4', 3), blue: at('s5', 3) } });
    expect(t.strike('pyre', 'encore').see()).toMatchObject({ over: true, winners: [1] });
  });

  it('R-10.18 It takes no part in a double defeat', () => {
    const burst = attack('burst', 0, duringCombat(damage(each(combatants()), 3)));
    const both = { fighters: { red: at('s4', 3), blue: at('s5', 3) } };
    expect(
      fight({ cards: [burst] }, { cards: [encore] }, both)
        .strike('burst', 'encore')
        .see().winners,
    ).toEqual([1]);
    expect(
      fight({ cards: [burst] }, { cards: [encore] }, both)
        .strike('burst', null)
        .see().winners,
    ).toEqual([0]);
  });

  it('R-10.18 Nor is its player eliminated: the sidekick stays, and with one other hero left nobody has won', () => {
    const t = table(inARow('freeForAll', [A, B, C]), {
      seats: hands(['jab'], ['encore'], []),
      fighters: healths({ [B]: 3, [C]: 12 }),
    });
    strike(t, A, B, 'jab', 'encore');
    expect(t.asks).toBe('placeTo 1');
    expect(t.see().seats[1].out).toBe(false);
    expect(t.at(`${B}-aide`)).not.toBe(null);
    t.choose({ space: 's12' }).settled();
    expect([t.health(B), t.see().seats[1].out]).toEqual([4, false]);
  });

  it('R-10.18 Of all whom one event defeats, only the others are out; the last of them gone, the one held back wins', () => {
    kitHero('ten-blaster', [
      card('blast', { type: 'attack', value: 0, boost: 1, copies: 1, by: 'any' }, duringCombat(damage(each(opposingFighters()), 3))),
      card('inferno', { type: 'attack', value: 0, boost: 1, copies: 1, by: 'any' }, duringCombat(damage(each(fighters()), 3))),
    ]);
    const low = healths({ 'ten-blaster': 3, [B]: 3, [C]: 3 });
    const setup = inARow('freeForAll', ['ten-blaster', B, C]);
    const seats = hands(['blast', 'inferno'], ['encore'], []);
    const t = strike(table(setup, { seats, fighters: low }), 'ten-blaster', B, 'blast', 'encore');
    expect(story(t, 'eliminate')).toEqual(['seat 2 is out: heroDefeated']);
    t.choose({ kind: 'placeTo', space: 's12' }).settled();
    expect(t.health(B)).toBe(4);

    const last = strike(table(setup, { seats, fighters: low }), 'ten-blaster', B, 'inferno', 'encore');
    expect(last.see()).toMatchObject({ over: true, winners: [1] });
  });

  it('R-10.18 In teams it is no lost hero of the team, and no player without fighters', () => {
    const setup = inARow('teams', FOUR);
    const gone = { [`${B}-aide`]: 0, [D]: 0 };
    const seats = hands(['jab'], ['encore'], [], []);
    const t = strike(table(setup, { seats, fighters: healths({ ...gone, [B]: 3 }) }), A, B, 'jab', 'encore');
    expect([t.asks, t.see().over, t.see().seats[1].out]).toEqual(['placeTo 1', false, false]);
    t.choose({ space: 's12' }).settled();
    expect(t.health(B)).toBe(4);

    const lost = strike(table(setup, { seats, fighters: healths({ ...gone, [B]: 3 }) }), A, B, 'jab', null);
    expect(lost.see()).toMatchObject({ over: true, winners: [0, 2] });
  });

  it('R-10.18 In teams the last fighter of a player is held back too, hero or not', () => {
    const aide = `${B}-aide`;
    const t = table(inARow('teams', FOUR), {
      seats: hands(['jab'], ['encore'], [], []),
      fighters: healths({ [B]: 0, [aide]: 3 }),
    });
    strike(t, A, aide, 'jab', 'encore');
    expect(t.asks).toBe('placeTo 1');
    t.choose({ space: 's12' }).settled();
    expect([t.at(aide), t.see().seats[1].out]).toEqual(['s12', false]);
  });
});

describe('The end judged when an action ends', () => {
  const LATE = { gameEnd: 'endOfAction' } as const;

  it('R-10.10 The game ends at once unless the option says otherwise', () => {
    const low = { seats: hands(['flare'], []), fighters: healths({ [A]: 3, [B]: 3 }) };
    expect(playScheme(table(inARow('duel', [A, B]), low), 'flare').see().winners).toEqual([1]);
    expect(playScheme(table(inARow('duel', [A, B], { gameEnd: 'immediate' }), low), 'flare').see().winners).toEqual([1]);
    expect(playScheme(table(inARow('duel', [A, B], LATE), low), 'flare').see().winners).toEqual([0]);
    expect(() => table(inARow('duel', [A, B], { gameEnd: 'never' as never }))).toThrow('gameEnd');
  });

  it('R-10.17 What is left of the action still resolves; the defeated leave at once', () => {
    const setup = (options?: typeof LATE) => inARow('duel', [A, B], options);
    const low = { seats: hands(['lunge'], ['parry']), fighters: healths({ [B]: 3 }) };
    const late = strike(table(setup(LATE), low), A, B, 'lunge', null);
    expect([late.at(B), late.asks]).toEqual([null, 'discard 1']);
    late.choose({ card: 'parry' });
    expect(story(late, 'defeat', 'winner', 'draw', 'over')).toEqual([
      `${B} falls`,
      'attacker won',
      'seat 0 draws 1',
      '0 won: heroDefeated',
    ]);
    expect(strike(table(setup(), low), A, B, 'lunge', null).see().over).toBe(true);
  });

  it('R-10.17 If both heroes are gone when the action ends the active player wins, in whatever order they fell', () => {
    for (const name of ['flare', 'spark']) {
      const t = table(inARow('duel', [A, B], LATE), { active: 1, seats: hands([], [name]), fighters: healths({ [A]: 3, [B]: 3 }) });
      expect([name, ...playScheme(t, name).see().winners]).toEqual([name, 1]);
    }
  });

  it('R-10.17 A hero that a card has brought back by then was not defeated', () => {
    kitHero('ten-cat', [
      card('paws', { type: 'defense', value: 0, boost: 1, copies: 1, by: 'any' }, afterCombat(returnFallen(yourFighter, 1))),
    ]);
    for (const name of ['encore', 'paws']) {
      const t = table(inARow('duel', [A, 'ten-cat'], LATE), { seats: hands(['jab'], [name]), fighters: healths({ 'ten-cat': 3 }) });
      strike(t, A, 'ten-cat', 'jab', name).choose({ kind: 'placeTo', space: 's12' }).settled();
      expect(t.see()).toMatchObject({ over: false, actions: 1 });
    }
    const now = table(inARow('duel', [A, 'ten-cat']), { seats: hands(['jab'], ['paws']), fighters: healths({ 'ten-cat': 3 }) });
    expect(strike(now, A, 'ten-cat', 'jab', 'paws').see()).toMatchObject({ over: true, winners: [0] });
  });

  it('R-10.17 Start-of-turn effects are judged when the first action starts', () => {
    kitHero('ten-omen', [], { abilities: [ability('turnStart', damage(theirHero, 3)), ability('turnStart', draw(1))] });
    const dawn = (options?: typeof LATE) =>
      table(inARow('duel', ['ten-omen', B], options), { at: 'turnStart', seats: hands([], []), fighters: healths({ [B]: 3 }) }).choose({
        kind: 'abilityOrder',
        option: 1,
      });
    expect(story(dawn(LATE), 'draw', 'over')).toEqual(['seat 0 draws 1', '0 won: heroDefeated']);
    expect(story(dawn(), 'draw', 'over')).toEqual(['0 won: heroDefeated']);
  });

  it('R-10.17 Eliminations are made at the check', () => {
    const t = table(inARow('freeForAll', [A, B, C], LATE), {
      seats: hands(['lunge'], ['parry'], []),
      fighters: healths({ [B]: 3 }),
    });
    strike(t, A, B, 'lunge', null);
    expect([t.at(B), t.at(`${B}-aide`) === null, t.see().seats[1].out]).toEqual([null, false, false]);
    t.choose({ kind: 'discard', seat: 1, card: 'plain' }).settled();
    expect([t.at(`${B}-aide`), t.see().seats[1].out, t.see().actions]).toEqual([null, true, 1]);
  });

  it('R-10.17 With more than two seats: nobody left, the active player wins; one left, that one', () => {
    const low = (c: number) => ({ seats: hands(['flare'], [], []), fighters: healths({ [A]: 3, [B]: 3, [C]: c }) });
    expect(playScheme(table(inARow('freeForAll', [A, B, C], LATE), low(3)), 'flare').see().winners).toEqual([0]);
    expect(playScheme(table(inARow('freeForAll', [A, B, C]), low(3)), 'flare').see().winners).toEqual([1]);
    expect(playScheme(table(inARow('freeForAll', [A, B, C], LATE), low(4)), 'flare').see().winners).toEqual([2]);
  });

  it('R-10.17 With more than two seats the turn of an active player who is out ends at the check', () => {
    const t = table(inARow('freeForAll', [A, B, C], LATE), { seats: hands(['bleed'], [], []), fighters: healths({ [A]: 3 }) });
    playScheme(t, 'bleed').settled();
    expect(t.see()).toMatchObject({ active: 1, over: false });
    expect(t.see().seats[0].out).toBe(true);
  });

  it('R-10.17 In teams: both sides without a hero, the active player’s team wins', () => {
    const low = { active: 1, seats: hands([], ['flare'], [], []), fighters: healths({ [A]: 3, [B]: 3, [C]: 0, [D]: 0 }) };
    expect(playScheme(table(inARow('teams', FOUR, LATE), low), 'flare').see().winners).toEqual([1, 3]);
    expect(playScheme(table(inARow('teams', FOUR), low), 'flare').see().winners).toEqual([0, 2]);
  });

  it('R-10.17, R-10.15 A concession counts at once, and who concedes does not win by a double defeat', () => {
    const low = { seats: hands(['jab'], ['encore']), fighters: healths({ [B]: 3 }) };
    const t = strike(table(inARow('duel', [A, B], LATE), low), A, B, 'jab', 'encore');
    expect([t.health(B), t.asks]).toEqual([0, 'placeTo 1']);
    expect(t.concede(0).see()).toMatchObject({ over: true, winners: [1] });
  });
});

describe('Games without end', () => {
  it('R-10.19 With a limit the game is drawn when so many turns have been taken', () => {
    const t = passTurn(table(inARow('duel', [A, B], { turnLimit: 500 }), { turn: 499, seats: hands([], []) }));
    expect(t.see()).toMatchObject({ over: false, turn: 500 });
    passTurn(t);
    expect(t.see()).toMatchObject({ over: true, winners: [], turn: 500 });
    expect(story(t, 'over')).toEqual(['drawn: turnLimit']);
  });

  it('R-10.19 There is none by default', () => {
    const t = passTurn(passTurn(table(inARow('duel', [A, B]), { turn: 499, seats: hands([], []) })));
    expect(t.see()).toMatchObject({ over: false, turn: 501 });
    expect(() => table(inARow('duel', [A, B], { turnLimit: 0 }))).toThrow('turnLimit');
  });
});
