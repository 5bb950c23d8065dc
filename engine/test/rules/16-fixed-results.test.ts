/** Section 16.1 with the cards it names. */

import {
  afterCombat,
  boost,
  bothDraw,
  card,
  charge,
  combatants,
  damage,
  draw,
  duringCombat,
  each,
  endTurn,
  gainAction,
  knownBoards,
  move,
  movedThrough,
  opposingFighter,
  opposingFighters,
  scheme,
  upTo,
  when,
  youLost,
  yourHero,
} from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { boards, duel, free, resolved, strike, table, teams } from '../edge.ts';
import { madeUp } from '../made-up.ts';

describe('canceling', () => {
  it('R-16.2 An attacking Feint comes too late for Back in the Lamp', () => {
    const t = duel('alice', 'genie', {
      fighters: { genie: { health: 10 } },
      seats: [{ form: 'small', hand: ['feint'] }, { hand: ['back-in-the-lamp'] }],
    });
    strike(t, { fighter: 'alice', card: 'feint', defense: 'back-in-the-lamp' });
    expect(t.health('genie')).toBe(12);
    resolved(t);
  });

  it('R-16.3 A defending Feint stops Epic Poem: no rage, no bonus', () => {
    const t = duel('beowulf', 'alice', { seats: [{ hand: ['epic-poem'] }, { form: 'big', hand: ['feint'] }] });
    strike(t, { fighter: 'beowulf', card: 'epic-poem', defense: 'feint' });
    expect(t.see().seats[0].counter).toBe(1);
    expect(t.health('alice')).toBe(13);
    resolved(t);
  });

  it.each([
    ['sun-wukong', 'ox-form'],
    ['beowulf', 'the-ancient-heirloom'],
    ['sherlock-holmes', 'the-game-is-afoot'],
  ])('R-16.6 Feint cancels nothing on %s: %s', (hero, attack) => {
    const t = duel(hero, 'alice', {
      seats: [{ hand: [attack, attack], ...(hero === 'beowulf' ? { counter: 3 } : {}) }, { hand: ['feint', 'regroup'] }],
    });
    strike(t, { fighter: hero, card: attack, defense: 'feint' });
    expect(t.see().combats[0].attack.canceled).toBe(false);
    expect(t.asks).toMatch(hero === 'sun-wukong' ? /^boostCard 1/ : hero === 'beowulf' ? /^pay 0/ : /^moveTo 0/);
  });

  it('R-16.6 Feint cancels nothing on All Part of the Show, but it does cancel Study Methods', () => {
    const saved = duel('alice', 'houdini', {
      fighters: { houdini: { health: 1 } },
      seats: [{ form: 'big', hand: ['feint'] }, { hand: ['all-part-of-the-show'] }],
    });
    strike(saved, { fighter: 'alice', card: 'feint', defense: 'all-part-of-the-show' });
    expect(saved.asks).toBe('placeTo 1');
    const t = duel('sherlock-holmes', 'alice', { seats: [{ hand: ['study-methods'] }, { hand: ['feint', 'regroup'] }] });
    strike(t, { fighter: 'sherlock-holmes', card: 'study-methods', defense: 'feint' });
    expect(t.health('alice')).toBe(12);
    expect(t.see(0).seats[1].hand).toEqual([]);
    resolved(t);
  });

  it('R-16.7 Elementary with the right number ignores The Ancient Heirloom, whose effects stay', () => {
    const t = duel('beowulf', 'sherlock-holmes', {
      seats: [{ counter: 3, hand: ['the-ancient-heirloom', 'epic-poem'] }, { hand: ['elementary'] }],
    });
    strike(t, { fighter: 'beowulf', card: 'the-ancient-heirloom', defense: 'elementary' });
    t.choose({ kind: 'number', number: 3 })
      .choose({ kind: 'pay', yes: true })
      .choose({ kind: 'pay', yes: true })
      .choose({ kind: 'boostCard', card: 'epic-poem' });
    expect(t.health('sherlock-holmes')).toBe(16);
    resolved(t);
  });
});

describe('values', () => {
  it('R-16.8 Impossible to See: BIG Alice counts 0 + 2, and what Manxome Foe would add is refused', () => {
    const t = duel('alice', 'invisible-man', {
      seats: [{ form: 'big', hand: ['manxome-foe'], deck: ['looking-glass'] }, { hand: ['impossible-to-see'] }],
    });
    strike(t, { fighter: 'alice', card: 'manxome-foe', defense: 'impossible-to-see' });
    const values = t.events.find(({ event }) => event.kind === 'values')!.event;
    expect(values).toMatchObject({ attack: 2, defense: 2, damage: 0 });
    resolved(t);
  });

  it('R-16.8 Impossible to See against high ground: 0 + 1', () => {
    const [high, low] = knownBoards().find((board) => board.id === 'hanging-gardens')!.highGround[0];
    const t = table(
      { board: 'hanging-gardens', heroes: ['bloody-mary', 'invisible-man'] },
      {
        fighters: { 'bloody-mary': { space: high }, 'invisible-man': { space: low } },
        seats: [{ hand: ['evade', 'speak-three-times'] }, { hand: ['impossible-to-see'] }],
      },
    );
    strike(t, { fighter: 'bloody-mary', card: 'speak-three-times', defense: 'impossible-to-see' });
    expect(t.events.find(({ event }) => event.kind === 'values')!.event).toMatchObject({ attack: 1, defense: 2 });
  });

  it('R-16.9 The later set wins: This Is No Parlor Trick, then Momentous Shift', () => {
    const t = duel('alice', 'genie', {
      fighters: { alice: { turnStart: 's1' } },
      seats: [{ form: 'small', hand: ['momentous-shift'] }, { hand: ['this-is-no-parlor-trick'] }],
    });
    strike(t, { fighter: 'alice', card: 'momentous-shift', defense: 'this-is-no-parlor-trick' });
    expect(t.health('genie')).toBe(16 - (5 - 1));
  });

  it('R-16.10 Deduce Strategy: what was added survives', () => {
    const t = duel('sherlock-holmes', 'beowulf', { seats: [{ hand: ['deduce-strategy'] }, { counter: 1, hand: ['the-war-king'] }] });
    strike(t, { fighter: 'sherlock-holmes', card: 'deduce-strategy', defense: 'the-war-king' });
    t.choose({ kind: 'payNumber', number: 1 }).choose({ yes: true });
    expect(t.events.find(({ event }) => event.kind === 'values')!.event).toMatchObject({ attack: 3, defense: 5 }); // BOOST 3, and 2
  });

  it('R-16.12 An attack of 0 without a defense: no damage, the defender won', () => {
    const t = duel('sun-wukong', 'alice', { seats: [{ hand: ['ruyi-jingo-bang'] }, { hand: ['regroup'] }] });
    strike(t, { fighter: 'sun-wukong', card: 'ruyi-jingo-bang', defense: null });
    expect(t.health('alice')).toBe(13);
    expect(t.events.find(({ event }) => event.kind === 'winner')!.event).toMatchObject({ role: 'defender' });
    resolved(t);
  });

  it('R-16.41 Broken Glass when no card was played: no match', () => {
    const t = duel('bloody-mary', 'alice', { fighters: { alice: { health: 10 } }, seats: [{ hand: ['broken-glass'] }, { hand: [] }] });
    strike(t, { fighter: 'bloody-mary', card: 'broken-glass' });
    t.choose({ kind: 'shiftValue', pass: true });
    expect(t.health('alice')).toBe(7);
    const told = t.events.map(({ event }) => event.kind);
    expect(told.slice(0, told.indexOf('action', 1))).not.toContain('draw');
    resolved(t);
  });

  it('R-16.43 Ruyi Jingo Bang against a versatile card played in defense: the bonus attack happens', () => {
    const t = duel('sun-wukong', 'alice', { seats: [{ hand: ['ruyi-jingo-bang'] }, { form: 'big', hand: ['regroup'] }] });
    strike(t, { fighter: 'sun-wukong', card: 'ruyi-jingo-bang', defense: 'regroup' });
    strike(t, { defense: null });
    expect(t.health('alice')).toBe(13 - 4);
    resolved(t);
  });

  it('R-16.44 Beastform: discarding none is allowed', () => {
    const t = duel('dracula', 'alice', { seats: [{ hand: ['beastform', 'dash'] }, { hand: [] }] });
    strike(t, { fighter: 'dracula', card: 'beastform' });
    t.choose({ kind: 'discardMore', pass: true });
    expect(t.health('alice')).toBe(13 - 6);
    expect(t.hand(0)).toEqual(['dash']);
  });
});

describe('damage', () => {
  it('R-16.14 Golden Chain Mail against 7: the attacking fighter takes 3, the defender won', () => {
    const t = duel('sun-wukong', 'sun-wukong', { seats: [{ hand: ['ox-form'] }, { hand: ['golden-chain-mail'] }] }, { mirrorMatch: true });
    strike(t, { fighter: 'sun-wukong', card: 'ox-form', defense: 'golden-chain-mail' });
    expect([t.health('sun-wukong'), t.health('sun-wukong@2')]).toEqual([14, 17]);
    expect(t.events.find(({ event }) => event.kind === 'winner')!.event).toMatchObject({ role: 'defender' });
    resolved(t);
  });

  it('R-16.14 If that defeats the attacking hero the game ends at once', () => {
    const t = duel('achilles', 'sun-wukong', {
      fighters: { achilles: { health: 1 }, patroclus: { health: 0 } },
      seats: [{ hand: ['brothers-in-arms'] }, { hand: ['golden-chain-mail'] }],
    });
    strike(t, { fighter: 'achilles', card: 'brothers-in-arms', defense: 'golden-chain-mail' });
    expect(t.see()).toMatchObject({ over: true, winners: [1] });
  });

  it('R-16.15 Yennenga assigns all combat damage to Archers: the attacker won', () => {
    const t = duel('alice', 'yennenga', { seats: [{ form: 'small', hand: ['snicker-snack'] }, { hand: [] }] });
    strike(t, { fighter: 'alice', card: 'snicker-snack' });
    t.choose({ kind: 'assign', fighter: 'archer-1', number: 2 }).choose({ kind: 'assign', fighter: 'archer-2', number: 1 });
    expect(t.health('yennenga')).toBe(15);
    expect(t.events.find(({ event }) => event.kind === 'winner')!.event).toMatchObject({ role: 'attacker' });
  });

  it('R-16.16 The Equal of Grendel defeats the attacking sidekick: its card goes on', () => {
    const t = duel('alice', 'beowulf', {
      fighters: { jabberwock: { space: 's4', health: 4 }, alice: { space: 's1' } },
      seats: [{ hand: ['jaws-that-bite'] }, { counter: 2, hand: ['the-equal-of-grendel'] }],
    });
    strike(t, { fighter: 'jabberwock', card: 'jaws-that-bite', defense: 'the-equal-of-grendel' });
    t.choose({ kind: 'pay', yes: true });
    expect(t.health('jabberwock')).toBe(0);
    expect(t.health('beowulf')).toBe(16); // 4 − 3
    resolved(t);
  });

  it('R-16.16 If it defeats the attacking hero in a duel, Beowulf wins', () => {
    const t = duel('alice', 'beowulf', {
      fighters: { alice: { health: 3 } },
      seats: [{ hand: ['snicker-snack'] }, { counter: 2, hand: ['the-equal-of-grendel'] }],
    });
    strike(t, { fighter: 'alice', card: 'snicker-snack', defense: 'the-equal-of-grendel' });
    t.choose({ kind: 'pay', yes: true });
    expect(t.see()).toMatchObject({ over: true, winners: [1] });
  });

  it('R-16.22 A maneuver with an empty deck and hand: 2 damage to each, then moving', () => {
    const t = duel('alice', 'genie', { seats: [{ rest: 'discard' }, {}] });
    expect(t.asks).toBe('moveWhom 0'); // nothing else is possible, so it is not asked
    expect([t.health('alice'), t.health('jabberwock')]).toEqual([11, 6]);
  });

  it('R-16.25 Remnant of Valor brings both heroes to 0 in one event: the active player wins', () => {
    const t = duel('beowulf', 'alice', {
      fighters: { wiglaf: { space: 's5' }, beowulf: { space: 's4', health: 1 }, alice: { space: 's6', health: 1 } },
      seats: [{ hand: ['remnant-of-valor'] }, {}],
    });
    t.choose({ action: 'scheme' }).choose({ card: 'remnant-of-valor' });
    expect(t.see()).toMatchObject({ over: true, winners: [0] });
  });

  it('R-16.26 Fiery Eyes That See with both decks empty and both heroes at 2: the active player wins', () => {
    const t = duel('sun-wukong', 'genie', {
      fighters: { 'sun-wukong': { health: 2 }, genie: { health: 2 } },
      seats: [
        { hand: ['fiery-eyes-that-see'], rest: 'discard' },
        { hand: [], rest: 'discard' },
      ],
    });
    t.choose({ action: 'scheme' }).choose({ card: 'fiery-eyes-that-see' });
    expect(t.see()).toMatchObject({ over: true, winners: [0] });
  });

  it('R-16.27 All Part of the Show: 3 combat damage, off the board, back with 4', () => {
    const t = duel('sinbad', 'houdini', {
      fighters: { houdini: { health: 1 } },
      seats: [{ hand: ['commanding-impact'] }, { hand: ['all-part-of-the-show'] }],
    });
    strike(t, { fighter: 'sinbad', card: 'commanding-impact', defense: 'all-part-of-the-show' });
    expect(t.at('houdini')).toBeNull();
    expect(t.see().over).toBe(false);
    expect(t.events.find(({ event }) => event.kind === 'winner')!.event).toMatchObject({ role: 'attacker' });
    t.choose({ kind: 'placeTo', space: 's12' });
    expect([t.health('houdini'), t.at('houdini')]).toEqual([4, 's12']);
    resolved(t);
  });

  it('R-16.28 Dracula uses his ability on a Sister: she is defeated, he draws', () => {
    const t = duel('dracula', 'genie', {
      at: 'turnStart',
      fighters: { dracula: { space: 's2' }, 'sister-1': { space: 's3' } },
      seats: [{ hand: [] }, {}],
    });
    t.choose({ kind: 'pickFighter', fighter: 'sister-1' });
    expect([t.health('sister-1'), t.hand(0).length]).toEqual([0, 1]);
    resolved(t);
  });

  it('R-16.54 Yennenga with two Archers draws from an empty deck: all three take 2, nothing can be assigned', () => {
    const t = duel('yennenga', 'genie', { seats: [{ hand: ['surprise-volley'], rest: 'discard' }, {}] });
    t.choose({ action: 'maneuver' });
    expect([t.health('yennenga'), t.health('archer-1'), t.health('archer-2')]).toEqual([13, 0, 0]);
  });

  it('R-16.59 One sentence is one event, two sentences are two', () => {
    const both = duel('achilles', 'beowulf', {
      fighters: { patroclus: { space: 's4' }, achilles: { space: 's1' } },
      seats: [{ hand: ['battle-frenzy'] }, { counter: 0, hand: ['skirmish'] }],
    });
    strike(both, { fighter: 'patroclus', card: 'battle-frenzy', defense: 'skirmish' });
    both.choose({ kind: 'pickFighter', fighter: 'beowulf' }).choose({ space: both.at('beowulf')! });
    expect(both.see().seats[1].counter).toBe(1);
    const two = madeUp('edge-two-blows', [
      card(
        'two-blows',
        { type: 'attack', value: 0, copies: 1, by: 'any' },
        afterCombat(damage(opposingFighter, 1), damage(each(combatants()), 1)),
      ),
    ]);
    const t = duel(two.id, 'beowulf', { seats: [{ hand: ['two-blows'] }, { counter: 0, hand: [] }] });
    strike(t, { fighter: two.id, card: 'two-blows' });
    expect(t.see().seats[1].counter).toBe(2);
  });
});

describe('the end of the turn and of players', () => {
  it('R-16.34 Cards drawn above seven on an opponent’s turn stay until the end of the own turn', () => {
    const hand = ['wishing-for-more-wishes', 'feint', 'feint', 'feint', 'i-am-freed', 'i-am-freed', 'three-wishes', 'three-wishes'];
    const t = duel('alice', 'genie', { actions: 1, seats: [{ hand: ['snicker-snack', 'regroup'] }, { hand }] });
    strike(t, { fighter: 'alice', card: 'snicker-snack', defense: 'wishing-for-more-wishes' });
    while (!t.asks.startsWith('pay 1')) t.choose(t.legal()[0]); // Alice's win, then the Genie's turn begins
    expect(t.see().seats[1].handCount).toBeGreaterThan(7);
  });

  it('R-16.35 Bloody Mary with 3 cards takes 3 actions; Closer Than She Appears makes it 4', () => {
    const t = duel('bloody-mary', 'genie', { at: 'turnStart', seats: [{ hand: ['closer-than-she-appears', 'evade', 'evade'] }, {}] });
    expect(t.see().actions).toBe(3);
    t.choose({ action: 'scheme' })
      .choose({ card: 'closer-than-she-appears' })
      .choose({ kind: 'moveTo', space: t.at('bloody-mary')! });
    expect(t.see()).toMatchObject({ actions: 3, actionNumber: 1 });
  });

  it('R-16.36 Hyde at 1 health maneuvers: he is defeated at its end and loses', () => {
    const t = duel('jekyll-and-hyde', 'genie', {
      fighters: { 'jekyll-and-hyde': { health: 1 } },
      seats: [{ form: 'mr-hyde', hand: ['feint'] }, {}],
    });
    t.choose({ action: 'maneuver' }).choose({ kind: 'boostManeuver', pass: true });
    expect(t.see().over).toBe(false);
    t.choose({ kind: 'moveWhom', pass: true });
    expect(t.see()).toMatchObject({ over: true, winners: [1] });
  });

  it('R-16.39 Free-for-all: a player eliminated in a combat: what is played still resolves', () => {
    const t = free(['alice', 'genie', 'medusa'], {
      fighters: { alice: { space: 's5' }, genie: { space: 's6', health: 1 } },
      seats: [{ form: 'small', hand: ['regroup'] }, { hand: ['wishing-for-more-wishes'] }, {}],
    });
    strike(t, { fighter: 'alice', target: 'genie', card: 'regroup', defense: null });
    expect(t.see().seats[1].out).toBe(true);
    expect(t.see().seats[0].handCount).toBe(2); // Regroup: won, 2 cards
    resolved(t);
  });

  it('R-16.40 Teams: hero gone, Harpies left: 2 actions a turn, exhaustion strikes the Harpies', () => {
    const t = teams(['medusa', 'alice', 'sinbad', 'genie'], {
      fighters: { medusa: { health: 0 } },
      seats: [{ hand: [], rest: 'discard' }, {}, {}, {}],
    });
    expect(t.see().fighters['harpy-1'].health).toBe(0); // drew from an empty deck in the first, forced, maneuver
    expect(t.see().seats[0].out).toBe(true);
    const still = teams(['medusa', 'alice', 'sinbad', 'genie'], {
      fighters: { medusa: { health: 0 } },
      seats: [{ hand: ['feint'] }, {}, {}, {}],
    });
    expect(still.asks).toBe('action 0');
    expect(still.see().actions).toBe(2);
  });

  it('R-16.42 A gained action in a turn that an effect has ended is lost', () => {
    const hero = madeUp('edge-ender', [card('enough', { type: 'scheme', copies: 1, by: 'any' }, scheme(gainAction, endTurn))]);
    const t = duel(hero.id, 'genie', { seats: [{ hand: ['enough'] }, { hand: [] }] });
    t.choose({ action: 'scheme' }).choose({ card: 'enough' });
    expect(t.see().active).toBe(1);
  });

  it('R-16.50 Free-for-all: The Equal of Grendel eliminates the attacker: the combat runs on, then the turn is over', () => {
    const t = free(['alice', 'beowulf', 'medusa'], {
      fighters: { alice: { space: 's5', health: 3 }, beowulf: { space: 's6' } },
      seats: [{ form: 'big', hand: ['snicker-snack'] }, { counter: 2, hand: ['the-equal-of-grendel'] }, {}],
    });
    strike(t, { fighter: 'alice', target: 'beowulf', card: 'snicker-snack', defense: 'the-equal-of-grendel' });
    t.choose({ kind: 'pay', yes: true });
    expect(t.see().seats[0].out).toBe(true);
    expect(t.health('beowulf')).toBe(17 - 2); // BIG: 3 + 2 − 3
    expect(t.see()).toMatchObject({ active: 1, over: false });
  });

  it('R-16.63 A player eliminated before the damage step draws nothing from “if you won”', () => {
    const t = free(['king-arthur', 'beowulf', 'medusa'], {
      fighters: { 'king-arthur': { space: 's5', health: 4 }, beowulf: { space: 's6' } },
      seats: [{ hand: ['the-aid-of-morgana'] }, { counter: 2, hand: ['the-equal-of-grendel'] }, {}],
    });
    strike(t, { fighter: 'king-arthur', target: 'beowulf', card: 'the-aid-of-morgana', defense: 'the-equal-of-grendel' });
    t.choose({ kind: 'pay', yes: true });
    expect(t.see().seats[0]).toMatchObject({ out: true, handCount: 0 });
    expect(t.events.some(({ event }) => event.kind === 'draw' && event.seat === 0)).toBe(false);
  });
});

describe('the board', () => {
  it('R-16.29 A card of defeated sidekicks cannot be played, but it can boost', () => {
    const t = duel('medusa', 'genie', {
      fighters: { 'harpy-1': { health: 0 }, 'harpy-2': { health: 0 }, 'harpy-3': { health: 0 } },
      seats: [{ hand: ['clutching-claws'] }, {}],
    });
    expect(t.may({ action: 'attack' })).toBe(false);
    t.choose({ action: 'maneuver' });
    expect(t.may({ kind: 'boostManeuver', card: 'clutching-claws' })).toBe(true);
  });

  it('R-16.30 Returning with no free space is skipped, and the rest goes on', () => {
    const t = table(
      { board: boards.two, heroes: ['dracula', 'genie'] },
      {
        fighters: {
          dracula: { space: 's1', health: 5 },
          genie: { space: 's3' },
          'sister-1': { space: 's2' },
          'sister-2': { space: 's4' },
          'sister-3': { health: 0 },
        },
        seats: [{ hand: ['baptism-of-blood'] }, {}],
      },
    );
    t.choose({ action: 'scheme' }).choose({ card: 'baptism-of-blood' });
    expect([t.health('dracula'), t.health('sister-3')]).toEqual([7, 0]);
    resolved(t);
  });

  it('R-16.31 A ranged attacker may attack an adjacent target in another zone', () => {
    const board = knownBoards().find((each) => each.id === 'soho')!;
    const zones = (id: string) => board.spaces.find((space) => space.id === id)!.zones;
    const [a, b] = board.lines.find(([from, to]) => !zones(from).some((zone) => zones(to).includes(zone)))!;
    const t = table(
      { board: 'soho', heroes: ['genie', 'bloody-mary'] },
      { fighters: { genie: { space: a }, 'bloody-mary': { space: b } }, seats: [{ hand: ['feint'] }, {}] },
    );
    expect(t.may({ action: 'attack' })).toBe(true);
  });

  it('R-16.32 A target moved out of reach by a DURING effect: the combat goes on', () => {
    const hero = madeUp('edge-pusher', [
      card('push', { type: 'attack', value: 4, copies: 1, by: 'any' }, duringCombat(move(opposingFighter, upTo(5)))),
    ]);
    const t = duel(hero.id, 'bloody-mary', { seats: [{ hand: ['push'] }, { hand: [] }] });
    strike(t, { fighter: hero.id, card: 'push' });
    t.choose({ kind: 'moveTo', space: 's10' });
    expect([t.at('bloody-mary'), t.health('bloody-mary')]).toEqual(['s10', 12]);
    resolved(t);
  });

  it('R-16.33 Smoke and Mirrors swaps Bess in: the damage goes to her', () => {
    const t = duel('sinbad', 'houdini', {
      fighters: { bess: { space: 's12' } },
      seats: [{ hand: ['commanding-impact'] }, { hand: ['smoke-and-mirrors'] }],
    });
    const before = t.at('houdini');
    strike(t, { fighter: 'sinbad', card: 'commanding-impact', defense: 'smoke-and-mirrors' });
    t.choose({ kind: 'yesNo', yes: true });
    expect([t.at('bess'), t.at('houdini')]).toEqual([before, 's12']);
    expect([t.health('bess'), t.health('houdini')]).toEqual([3, 14]);
    resolved(t);
  });

  it('R-16.37 A closed door between neighbours: not adjacent and not in one zone', () => {
    const position = (closed: boolean) => ({
      doors: { d2: closed ? ('closed' as const) : ('open' as const) },
      fighters: { genie: { space: 's9' }, 'bloody-mary': { space: 's4' } },
      seats: [{ hand: ['feint'] }, {}],
    });
    expect(table({ board: 'heorot', heroes: ['genie', 'bloody-mary'] }, position(false)).may({ action: 'attack' })).toBe(true);
    expect(table({ board: 'heorot', heroes: ['genie', 'bloody-mary'] }, position(true)).may({ action: 'attack' })).toBe(false);
  });

  it('R-16.38 Movement 2 and a door in front: open 1, step 1, close behind for nothing', () => {
    const t = table(
      { board: 'heorot', heroes: ['jekyll-and-hyde', 'bloody-mary'] },
      {
        doors: { d2: 'closed' },
        fighters: { 'jekyll-and-hyde': { space: 's9' }, 'bloody-mary': { space: 's30' } },
        seats: [{ hand: ['feint'] }, {}],
      },
    );
    t.choose({ action: 'maneuver' }).choose({ kind: 'boostManeuver', pass: true }).choose({ fighter: 'jekyll-and-hyde' });
    t.choose({ door: 'd2' }).choose({ space: 's4' });
    expect(t.legal({ kind: 'moveTo' }).map(({ door, pass }) => door ?? pass)).toEqual(['d2', true]);
    t.choose({ door: 'd2' });
    expect(t.see().doors.d2).toBe('closed');
    expect(t.at('jekyll-and-hyde')).toBe('s4');
  });

  it('R-16.55 Three Clones on the board and every space next to Sun Wukong taken: not offered unless another space is free', () => {
    const full = duel('sun-wukong', 'genie', {
      at: 'turnStart',
      fighters: {
        'sun-wukong': { space: 's2' },
        'clone-1': { space: 's1' },
        'clone-2': { space: 's3' },
        'clone-3': { space: 's5' },
        genie: { space: 's12' },
      },
      seats: [{ hand: ['ox-form'] }, {}],
    });
    expect(full.asks).toBe('action 0');
    const open = duel('sun-wukong', 'genie', {
      at: 'turnStart',
      fighters: {
        'sun-wukong': { space: 's2' },
        'clone-1': { space: 's1' },
        'clone-2': { space: 's4' },
        'clone-3': { space: 's5' },
        genie: { space: 's12' },
      },
      seats: [{ hand: ['ox-form'] }, {}],
    });
    open.choose({ kind: 'pay', yes: true });
    expect(open.health('sun-wukong')).toBe(16);
    open.choose({ kind: 'liftWhich', fighter: 'clone-3' });
    expect(open.at('clone-3')).toBe('s3');
    resolved(open);
  });

  it('R-16.57 A free or empty space is never the fighter’s own', () => {
    const t = duel('genie', 'bloody-mary', { seats: [{ hand: ['i-am-freed'] }, { hand: [] }] });
    const own = t.at('genie')!;
    strike(t, { fighter: 'genie', card: 'i-am-freed' });
    expect(t.asks).toBe('placeTo 0');
    expect(t.may({ space: own })).toBe(false);
  });

  it('R-16.61 Tokens relocated by one effect go one after another, also to where another has just left', () => {
    const t = duel('invisible-man', 'bloody-mary', { seats: [{ tokens: ['s3', 's4', 's5'], hand: ['confound'] }, { hand: [] }] });
    strike(t, { fighter: 'invisible-man', card: 'confound' });
    t.choose({ kind: 'token', token: 0 });
    expect(t.may({ space: 's4' })).toBe(false);
    t.choose({ space: 's9' }).choose({ token: 1 }).choose({ space: 's3' }).choose({ pass: true });
    expect(t.see().seats[0].tokens).toEqual(['s9', 's3', 's5']);
  });

  it('R-16.62 Moved through is counted for each effect that moves, by itself', () => {
    const strikeAll = damage(each(opposingFighters(movedThrough)), 1);
    const hero = madeUp('edge-charger', [
      card(
        'charge',
        { type: 'scheme', copies: 1, by: 'any' },
        scheme(charge(yourHero, upTo(2)), strikeAll, charge(yourHero, upTo(1)), strikeAll),
      ),
    ]);
    const t = duel(hero.id, 'bloody-mary', {
      fighters: { [hero.id]: { space: 's4' }, 'bloody-mary': { space: 's5' } },
      seats: [{ hand: ['charge'] }, {}],
    });
    t.choose({ action: 'scheme' }).choose({ card: 'charge' }).choose({ space: 's5' }).choose({ space: 's6' });
    t.choose({ kind: 'moveTo', pass: true });
    expect(t.health('bloody-mary')).toBe(15);
  });
});

describe('choices', () => {
  it('R-16.45 The defending fighter is defeated before the damage step: the defender won, and “if you lost” applies', () => {
    const hero = madeUp('edge-loser', [
      card(
        'bitter',
        { type: 'attack', value: 3, boost: 1, copies: 1, by: 'any' },
        duringCombat(boost),
        afterCombat(when(youLost, draw(1))),
      ),
      card(
        'spark',
        { type: 'scheme', boost: 1, copies: 1, by: 'any', boostBonus: [damage({ one: { of: 'opposingFighters' } }, 2)] },
        scheme(bothDraw(1)),
      ),
    ]);
    const t = duel(hero.id, 'medusa', {
      fighters: { 'harpy-1': { space: 's5' }, medusa: { space: 's12' }, [hero.id]: { space: 's4' } },
      seats: [{ hand: ['bitter', 'spark'] }, { hand: [] }],
    });
    strike(t, { fighter: hero.id, target: 'harpy-1', card: 'bitter' });
    t.choose({ kind: 'boostCard', card: 'spark' }).choose({ kind: 'pickFighter', fighter: 'harpy-1' });
    expect(t.events.find(({ event }) => event.kind === 'winner')!.event).toMatchObject({ role: 'defender' });
    expect(t.hand(0).length).toBe(1);
    resolved(t);
  });

  it('R-16.46 Golden Chain Mail with Yennenga attacking: she may assign what comes back', () => {
    const t = duel('yennenga', 'sun-wukong', { seats: [{ hand: ['jaws-of-the-beast'] }, { hand: ['golden-chain-mail'] }] });
    strike(t, { fighter: 'yennenga', card: 'jaws-of-the-beast', defense: 'golden-chain-mail' });
    expect([t.health('yennenga'), t.health('sun-wukong')]).toEqual([15, 17]); // 4 against 4
    const hit = duel('yennenga', 'sun-wukong', {
      fighters: { yennenga: { turnStart: 's1' } },
      seats: [{ hand: ['momentous-shift'] }, { hand: ['golden-chain-mail'] }],
    });
    strike(hit, { fighter: 'yennenga', card: 'momentous-shift', defense: 'golden-chain-mail' });
    hit.choose({ kind: 'assign', fighter: 'archer-1', number: 1 });
    expect([hit.health('yennenga'), hit.health('archer-1'), hit.health('sun-wukong')]).toEqual([15, 1, 17]);
    expect(hit.events.find(({ event }) => event.kind === 'winner')!.event).toMatchObject({ role: 'defender' });
  });

  it('R-16.47 Your Wish Is My Command with 1 card in hand: the option is not there', () => {
    const t = duel('genie', 'bloody-mary', { seats: [{ hand: ['your-wish-is-my-command', 'feint'] }, { hand: [] }] });
    strike(t, { fighter: 'genie', card: 'your-wish-is-my-command' });
    resolved(t);
    expect(t.hand(0)).toEqual(['feint']);
  });

  it('R-16.48 Taunting Laughter and Shield Formation against an empty hand: what follows “if they don’t” happens', () => {
    const t = duel('sun-wukong', 'bloody-mary', { seats: [{ hand: ['taunting-laughter'] }, { hand: ['evade'] }] });
    strike(t, { fighter: 'sun-wukong', card: 'taunting-laughter', defense: 'evade' });
    expect(t.health('bloody-mary')).toBe(13); // 3 against an ignored 3
    const shield = duel('bloody-mary', 'yennenga', {
      fighters: { 'archer-1': { health: 0 } },
      seats: [{ hand: ['speak-three-times'] }, { hand: ['shield-formation'] }],
    });
    strike(shield, { fighter: 'bloody-mary', target: 'yennenga', card: 'speak-three-times', defense: 'shield-formation' });
    expect(shield.asks).toBe('returnTo 1');
  });

  it('R-16.51 A Magician Never Reveals His Secrets against Do My Bidding: nothing is seen, the attack stays', () => {
    const t = duel('houdini', 'dracula', {
      seats: [{ hand: ['flourish', 'a-magician-never-reveals-his-secrets', 'misdirection'] }, { hand: ['do-my-bidding'] }],
    });
    strike(t, { fighter: 'houdini', card: 'flourish', defense: 'do-my-bidding' });
    expect(t.asks).toBe('reaction 0');
    t.choose({ yes: true });
    expect(t.see().combats[0].attack.card).toBe('flourish');
    expect(t.see(1).seats[0].hand).toEqual(['a-magician-never-reveals-his-secrets']);
  });

  it('R-16.52 Two copies of Sleight of Hand: the second is not replaced by the first', () => {
    const t = duel('houdini', 'genie', { seats: [{ hand: ['sleight-of-hand', 'sleight-of-hand', 'flourish'] }, { hand: [] }] });
    strike(t, { fighter: 'houdini', card: 'sleight-of-hand' });
    t.choose({ kind: 'replaceCard', card: 'sleight-of-hand' });
    expect(t.legal().map(({ card: picked, pass }) => picked ?? pass)).toEqual(['flourish', true]);
    t.choose({ card: 'flourish' });
    expect(t.see().combats[0].attack.card).toBe('flourish');
    expect(t.hand(0)).toEqual(['sleight-of-hand', 'sleight-of-hand']);
  });

  it('R-16.53 A hand of two attack cards that was seen: whichever is laid, both stay marked until the reveal', () => {
    for (const laid of ['brothers-in-arms', 'test-for-weakness']) {
      const t = duel('sherlock-holmes', 'achilles', {
        seats: [{ hand: ['study-methods', 'feint'] }, { hand: ['brothers-in-arms', 'test-for-weakness'] }],
      });
      strike(t, { fighter: 'sherlock-holmes', target: 'achilles', card: 'study-methods', defense: null });
      t.choose({ action: 'maneuver' }).choose({ kind: 'boostManeuver', pass: true }).choose({ kind: 'moveWhom', pass: true });
      t.choose({ action: 'attack' });
      while (t.asks !== 'attackCard 1') t.choose(t.legal()[0]);
      t.choose({ card: laid });
      expect(t.see(0).seats[1].inDoubt).toEqual([
        { card: 'test-for-weakness', places: ['hand', 'laid'] },
        { card: 'brothers-in-arms', places: ['hand', 'laid'] },
      ]);
    }
  });

  it('R-16.56 Taunting Laughter against a fighter without a card: the foe is still asked', () => {
    const t = duel('sun-wukong', 'bloody-mary', { seats: [{ hand: ['taunting-laughter'] }, { hand: ['evade'] }] });
    strike(t, { fighter: 'sun-wukong', card: 'taunting-laughter', defense: null });
    expect(t.asks).toBe('discard 1');
    t.choose({ pass: true });
    expect(t.health('bloody-mary')).toBe(13);
  });

  it('R-16.58 Showing A Magician Never Reveals His Secrets is asked only when the effect can be canceled', () => {
    const t = duel('sherlock-holmes', 'houdini', {
      seats: [{ hand: ['eliminate-the-impossible'] }, { hand: ['a-magician-never-reveals-his-secrets'] }],
    });
    t.choose({ action: 'scheme' }).choose({ card: 'eliminate-the-impossible' });
    expect(t.asks).not.toMatch(/^reaction/);
    const genie = duel('genie', 'houdini', { seats: [{ hand: ['ive-made-sultans-out-of-less'] }, { hand: ['flourish'] }] });
    strike(genie, { fighter: 'genie', card: 'ive-made-sultans-out-of-less', defense: null });
    expect(genie.asks).toBe('reaction 1'); // Houdini could hold it, as far as others know
  });

  it('R-16.49 Achilles wins the main combat; Patroclus falls in the bonus combat: 2 random cards go, then one card for the main combat', () => {
    const t = duel('bloody-mary', 'achilles', {
      fighters: { patroclus: { health: 1, space: 's12' } },
      seats: [{ hand: ['bloody-requiem'] }, { hand: ['achilles-heel', 'under-achilles-helm', 'spear-throw', 'spear-throw', 'feint'] }],
    });
    strike(t, { fighter: 'bloody-mary', target: 'achilles', card: 'bloody-requiem', defense: 'achilles-heel' });
    strike(t, { defense: 'under-achilles-helm' });
    t.choose({ kind: 'yesNo', yes: true });
    expect(t.health('patroclus')).toBe(0); // Bloody Reprise counts 4 against 2
    expect(t.see().seats[1].handCount).toBe(3 - 2 + 1);
    resolved(t);
  });
});
