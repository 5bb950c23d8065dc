/** Chapter 15: who may know what. */
import {
  add,
  afterCombat,
  boost,
  type CardDefinition,
  type CardEffect,
  card,
  choices,
  concession,
  discard,
  discardAnyNumber,
  discardRandom,
  draw,
  duringCombat,
  type Event,
  type HeroDefinition,
  IllegalChoice,
  imagine,
  immediately,
  knownHeroes,
  lookAtTheirHand,
  may,
  namedTheirPrintedValue,
  nameNumber,
  opponent,
  own,
  type Position,
  pickFromTheirHand,
  putBack,
  putThatCardUnderTheirDeck,
  replaceTheirCard,
  type SeatPlace,
  type SeatView,
  SPECTATOR,
  scheme,
  search,
  sidekick,
  takeAllFromDiscard,
  takeBackThisCard,
  takeFromDiscard,
  theyDiscardThatCard,
  turnTopOfDeck,
  when,
  whyNot,
  withItem,
} from '@peerless/engine';
import { HEROES } from '@peerless/heroes';
import { describe, expect, it } from 'vitest';
import { madeUp, row } from '../made-up.ts';
import { type Table, table } from '../table.ts';

const about = { type: 'versatile', value: 2, boost: 1, copies: 3, by: 'any' } as const;
const versatile = (id: string, ...effects: CardEffect[]): CardDefinition => card(id, about, ...effects);
const attack = (id: string, ...effects: CardEffect[]): CardDefinition => card(id, { ...about, type: 'attack' }, ...effects);
const defense = (id: string, ...effects: CardEffect[]): CardDefinition => card(id, { ...about, type: 'defense' }, ...effects);
const trick = (id: string, ...does: Parameters<typeof scheme>): CardDefinition =>
  card(id, { type: 'scheme', boost: 1, copies: 3, by: 'any' }, scheme(...does));

const { foresee } = HEROES.find((hero) => hero.id === 'king-arthur')!.words!;
/** One hero who can do all of it: the others only keep their cards. */
madeUp('spy', [
  trick('glance', lookAtTheirHand),
  trick('bury', lookAtTheirHand, pickFromTheirHand, putThatCardUnderTheirDeck),
  trick('rob', opponent(discardRandom(1))),
  attack('snatch', immediately(replaceTheirCard)),
  defense('bid', immediately(replaceTheirCard)),
]);
const KEEPER: CardDefinition[] = [
  attack('sword'),
  attack('axe'),
  defense('shield'),
  card('relic', { type: 'versatile', value: 2, copies: 2, by: 'any' }),
  trick('stow', putBack(1, 'top')),
  trick('sink', putBack(1, 'bottom')),
  trick('reckon', own('foresee', { cards: 3, take: 1 })),
  trick('fetch', search('axe')),
];
madeUp('keeper', KEEPER, { words: { foresee } });
madeUp('witness', []);
madeUp('friend', []);
const DUEL = { board: row('ch15-row', 9), heroes: ['spy', 'keeper'] };
const THREE = { board: row('ch15-long-row', 12, 4), heroes: ['spy', 'keeper', 'witness'], mode: 'freeForAll' as const };
const TEAMS = { ...THREE, heroes: ['spy', 'keeper', 'friend', 'witness'], mode: 'teams' as const };

const near = { spy: { space: 's4' }, keeper: { space: 's5' } };
const seats = (...places: SeatPlace[]): Position => ({ fighters: near, seats: places });
const play = (at: Table, name: string, opponentSeat?: number): Table => {
  at.choices({ action: 'scheme' }, { card: name });
  return opponentSeat === undefined ? at : at.choose({ opponent: opponentSeat });
};
const seen = (at: Table, eyes: number | 'spectator', seat: number): SeatView => at.see(eyes).seats[seat];
/** What a viewer was told, of one kind. */
const told = (at: Table, eyes: number | 'spectator', kind: Event['kind']): Event[] =>
  at.events
    .filter(({ event, sees }) => event.kind === kind && sees & (eyes === 'spectator' ? SPECTATOR : 1 << eyes))
    .map(({ event }) => event);
/** The active player maneuvers and stays: a turn is two of these. */
function linger(at: Table): Table {
  at.choose({ action: 'maneuver' });
  if (at.asks.startsWith('boostManeuver')) at.choose({ pass: true });
  return at.choose({ kind: 'moveWhom', pass: true });
}

describe('what is public', () => {
  it('R-15.1 All see the same board, fighters, tokens, turn, sizes and piles', () => {
    madeUp('lantern', [], {
      sidekicks: [sidekick('moth', { count: 2, health: 1, reach: 'melee' })],
      forms: ['lit', 'dark'],
      counter: { id: 'oil', start: 1, max: 3 },
      tokens: { id: 'glow', count: 2 },
    });
    const at = table(
      { board: 'heorot', heroes: ['lantern', 'keeper'] },
      {
        actions: 1,
        actionNumber: 1,
        doors: { d1: 'closed' },
        fighters: { lantern: { health: 5 }, 'moth-2': { health: 0 } },
        seats: [
          { form: 'dark', counter: 2, tokens: ['s1', 's2'], hand: ['plain'], discard: ['plain', 'plain'] },
          { hand: ['sword', 'relic'], discard: ['axe', 'relic', 'axe'] },
        ],
      },
    );
    const shared = (eyes: number | 'spectator') => {
      const { eyes: _eyes, choices: _choices, seats: all, ...rest } = at.see(eyes);
      return { ...rest, seats: all.map(({ hand: _hand, deckKnown: _deck, ...seat }) => seat) };
    };
    expect(shared(1)).toEqual(shared(0));
    expect(shared('spectator')).toEqual(shared(0));
    const open = shared('spectator');
    expect(open).toMatchObject({ active: 0, actions: 1, actionNumber: 1, doors: { d1: 'closed', d2: 'open' } });
    expect(open.fighters.lantern).toMatchObject({ health: 5, maxHealth: 12, defeated: false });
    expect(open.fighters['moth-2']).toMatchObject({ space: null, health: 0, defeated: true });
    expect(open.seats[0]).toMatchObject({ form: 'dark', counter: 2, tokens: ['s1', 's2'], handCount: 1, deckCount: 27 });
    expect(open.seats[1]).toMatchObject({ handCount: 2, deckCount: 25, discard: ['axe', 'relic', 'axe'] });
    const printed = knownHeroes().find(({ id }) => id === open.seats[1].hero)!;
    expect(printed.deck.reduce((sum, { copies }) => sum + copies, 0)).toBe(30);
  });

  it('R-15.2 The cards in hand are known to their owner only', () => {
    const at = table(DUEL, seats({ hand: ['glance'] }, { hand: ['sword', 'shield'] }));
    expect(seen(at, 1, 1)).toMatchObject({ hand: ['shield', 'sword'], handCount: 2 });
    expect(seen(at, 0, 1)).toMatchObject({ hand: [], handCount: 2, inDoubt: [] });
    expect(seen(at, 'spectator', 1)).toMatchObject({ hand: [], handCount: 2, inDoubt: [] });
  });

  it('R-15.3 The order of a deck is known to nobody, its owner included', () => {
    const one = table(DUEL, seats({ hand: ['plain'], deck: ['glance', 'rob'] }, {}));
    const other = table(DUEL, seats({ hand: ['plain'], deck: ['rob', 'glance'] }, {}));
    for (const eyes of [0, 1, 'spectator'] as const) {
      expect(seen(one, eyes, 0).deckKnown).toEqual([]);
      expect(other.see(eyes)).toEqual(one.see(eyes));
    }
    expect(linger(one).hand(0)).toEqual(['glance', 'plain']);
  });

  it('R-15.18 The seed and the generator are in nobody’s view, nor anything that follows from them', () => {
    const [one, other] = [7, 8].map((seed) => table(DUEL, { ...seats({ hand: ['rob'] }, { hand: ['sword', 'axe'] }), seed }));
    expect(one.game.rng).not.toBe(other.game.rng);
    for (const eyes of [0, 1, 'spectator'] as const) expect(other.see(eyes)).toEqual(one.see(eyes));
    for (const secret of ['rng', 'seed', 'fate']) expect(JSON.stringify(one.see(0))).not.toContain(`"${secret}"`);
  });
});

describe('laying cards', () => {
  const LAYER = [attack('sword'), defense('shield'), attack('axe')];
  madeUp('layer', LAYER, { rules: [{ rule: 'laidBoost', by: 'layer' }] });
  const laying = (): Table =>
    table(
      { ...DUEL, heroes: ['layer', 'keeper'] },
      {
        fighters: { layer: { space: 's4' }, keeper: { space: 's5' } },
        seats: [{ hand: ['sword', 'axe', 'shield'] }, { hand: ['shield', 'relic'] }],
      },
    ).choices({ action: 'attack' }, { card: 'sword' });

  it('R-15.4 Before the reveal all others learn who attacks whom and how many cards lie there; then laid or not laid', () => {
    const at = laying().choose({ kind: 'laidBoost', card: 'axe' });
    for (const eyes of [1, 'spectator'] as const) {
      expect(at.see(eyes).combats).toEqual([
        {
          attack: expect.objectContaining({ seat: 0, fighter: 'layer', card: 'hidden', boost: 'hidden', value: null, account: [] }),
          defense: expect.objectContaining({ seat: 1, fighter: 'keeper', card: null, boost: null, value: null }),
          revealed: false,
          winner: null,
        },
      ]);
      expect(told(at, eyes, 'lay')).toEqual([
        { kind: 'lay', seat: 0, as: 'attack' },
        { kind: 'lay', seat: 0, as: 'boost' },
      ]);
    }
    const without = laying().choose({ kind: 'laidBoost', pass: true });
    expect(without.see(1).combats[0].attack).toMatchObject({ card: 'hidden', boost: null });
    without.choose({ kind: 'defense', card: 'shield' });
    expect(told(without, 0, 'lay')).toEqual([
      { kind: 'lay', seat: 0, as: 'attack', card: 'sword' },
      { kind: 'lay', seat: 1, as: 'defense' },
    ]);
    at.choose({ kind: 'defense', pass: true });
    expect(told(at, 0, 'layNothing')).toEqual([{ kind: 'layNothing', seat: 1 }]);
    at.settled();
  });

  it('R-15.5 Laid cards have left the hand at once; their owner still knows them', () => {
    const at = laying();
    expect(seen(at, 1, 0).handCount).toBe(2);
    at.choose({ kind: 'laidBoost', card: 'axe' });
    expect(seen(at, 1, 0).handCount).toBe(1);
    expect(seen(at, 0, 0).hand).toEqual(['shield']);
    expect(at.see(0).combats[0].attack).toMatchObject({ card: 'sword', boost: 'axe' });
  });

  it('R-15.6 From the reveal on all cards in the combat are public', () => {
    madeUp('pauser', [attack('pause', duringCombat(may(draw(1))))]);
    const at = table(
      { ...DUEL, heroes: ['pauser', 'keeper'] },
      { fighters: { pauser: { space: 's4' }, keeper: { space: 's5' } }, seats: [{ hand: ['pause', 'plain'] }, { hand: ['shield'] }] },
    ).choices({ action: 'attack' }, { card: 'pause' }, { kind: 'defense', card: 'shield' });
    expect(at.asks).toBe('yesNo 0');
    for (const eyes of [0, 1, 'spectator'] as const) {
      expect(at.see(eyes).combats[0]).toMatchObject({
        revealed: true,
        attack: { card: 'pause', value: 2 },
        defense: { card: 'shield', value: 2 },
      });
      expect(told(at, eyes, 'reveal')).toHaveLength(2);
    }
    at.choose({ pass: true }).settled();
  });
});

describe('discarding', () => {
  it('R-15.7 A discarded card is public when it lands: by choice, as a boost, at random', () => {
    const at = table(DUEL, seats({ hand: ['glance', 'rob'] }, { hand: ['sword', 'plain'] }));
    at.choices({ action: 'maneuver' }, { kind: 'boostManeuver', card: 'glance' }, { kind: 'moveWhom', pass: true });
    for (const eyes of [1, 'spectator'] as const) {
      expect(seen(at, eyes, 0).discard).toEqual(['glance']);
      expect(told(at, eyes, 'boost')).toEqual([{ kind: 'boost', seat: 0, card: 'glance', value: 1, of: 'maneuver' }]);
    }
    play(at, 'rob').settled();
    const [landed] = seen(at, 'spectator', 1).discard;
    expect(told(at, 'spectator', 'discard')).toContainEqual({ kind: 'discard', seat: 1, card: landed, from: 'hand', random: true });
  });

  it('R-15.13 Chance picks from a hand: nobody is asked, and only the picked card becomes known', () => {
    const picked = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const at = table(DUEL, { ...seats({ hand: ['rob', 'plain'] }, { hand: ['sword', 'axe', 'shield'] }), seed });
      play(at, 'rob').settled();
      expect(seen(at, 0, 1)).toMatchObject({ hand: [], handCount: 2 });
      picked.add(seen(at, 0, 1).discard[0]);
    }
    expect([...picked].sort()).toEqual(['axe', 'shield', 'sword']);
  });
});

describe('looking', () => {
  it('R-15.8, R-15.20 A look shows the hand to the looker only, and that it took place to all', () => {
    const at = play(table(THREE, { seats: [{ hand: ['glance', 'plain'] }, { hand: ['sword', 'shield'] }, {}] }), 'glance', 1);
    expect(seen(at, 0, 1)).toMatchObject({ hand: ['shield', 'sword'], inDoubt: [] });
    expect(told(at, 0, 'look')).toEqual([{ kind: 'look', seat: 0, at: 1, what: 'hand', count: 2, cards: ['shield', 'sword'] }]);
    for (const eyes of [2, 'spectator'] as const) {
      expect(seen(at, eyes, 1)).toMatchObject({ hand: [], inDoubt: [] });
      expect(told(at, eyes, 'look')).toEqual([{ kind: 'look', seat: 0, at: 1, what: 'hand', count: 2 }]);
    }
    at.settled();
  });

  it('R-15.20 A hand seen is known until its cards leave it; what is drawn later is not', () => {
    const at = play(
      table(DUEL, seats({ hand: ['glance', 'plain'], deck: ['plain', 'plain'] }, { hand: ['sword', 'shield'], deck: ['axe'] })),
      'glance',
    );
    linger(at);
    at.choices({ action: 'maneuver' }, { kind: 'boostManeuver', card: 'shield' }, { kind: 'moveWhom', pass: true });
    expect(seen(at, 0, 1)).toMatchObject({ hand: ['sword'], handCount: 2, inDoubt: [] });
    expect(seen(at, 'spectator', 1).hand).toEqual([]);
  });

  it('R-15.19 A copy drawn later is not taken for the one seen: they are alike', () => {
    const at = play(table(DUEL, seats({ hand: ['glance', 'plain'] }, { hand: ['sword'], deck: ['sword', 'plain'] })), 'glance');
    linger(at);
    at.choices({ action: 'maneuver' }, { kind: 'boostManeuver', card: 'sword' }, { kind: 'moveWhom', pass: true });
    expect(at.hand(1)).toEqual(['sword']);
    expect(seen(at, 0, 1)).toMatchObject({ hand: [], handCount: 1 });
  });

  it('R-15.19 A picker is offered the cards of a hand in an order that tells nothing, each kind once', () => {
    const offered = (hand: string[]) =>
      play(table(DUEL, seats({ hand: ['bury'] }, { hand })), 'bury')
        .legal()
        .map(({ card }) => card);
    const first = offered(['sword', 'shield', 'axe', 'sword']);
    expect(first).toHaveLength(3);
    expect(offered(['axe', 'sword', 'sword', 'shield'])).toEqual(first);
  });

  it('R-15.12 A card put under a deck by an opponent is known to that opponent and its owner only', () => {
    const at = play(table(THREE, { seats: [{ hand: ['bury', 'plain'] }, { hand: ['sword', 'shield'] }, {}] }), 'bury', 1).choose({ card: 'sword' });
    for (const eyes of [0, 1]) {
      expect(seen(at, eyes, 1).deckKnown).toEqual([{ card: 'sword', fromTop: 29 }]);
      expect(told(at, eyes, 'putBack')).toEqual([{ kind: 'putBack', seat: 1, where: 'bottom', count: 1, cards: ['sword'] }]);
    }
    for (const eyes of [2, 'spectator'] as const) {
      expect(seen(at, eyes, 1)).toMatchObject({ deckKnown: [], deckCount: 29, hand: [] });
      expect(told(at, eyes, 'putBack')).toEqual([{ kind: 'putBack', seat: 1, where: 'bottom', count: 1 }]);
    }
    expect(seen(at, 0, 1).hand).toEqual(['shield']);
    at.settled();
  });
});

describe('cards put back', () => {
  it('R-15.9 stay known to who put them back, on top or at the bottom, until the deck is shuffled; nobody else learns them', () => {
    const at = play(table(DUEL, { ...seats({}, { hand: ['stow', 'sink', 'sword', 'relic', 'fetch'] }), active: 1 }), 'stow').choose({
      card: 'relic',
    });
    expect(seen(at, 1, 1).deckKnown).toEqual([{ card: 'relic', fromTop: 1 }]);
    play(at, 'sink').choose({ card: 'sword' });
    expect(seen(at, 1, 1).deckKnown).toEqual([
      { card: 'relic', fromTop: 1 },
      { card: 'sword', fromTop: 27 },
    ]);
    expect(told(at, 1, 'putBack')).toHaveLength(2);
    for (const eyes of [0, 'spectator'] as const) {
      expect(seen(at, eyes, 1)).toMatchObject({ deckKnown: [], inDoubt: [] });
      expect(told(at, eyes, 'putBack')).toEqual([
        { kind: 'putBack', seat: 1, where: 'top', count: 1 },
        { kind: 'putBack', seat: 1, where: 'bottom', count: 1 },
      ]);
    }
    linger(linger(at));
    play(at, 'fetch');
    expect(told(at, 0, 'shuffle')).toHaveLength(1);
    expect(seen(at, 1, 1).deckKnown).toEqual([]);
  });

  it('R-15.9 What a player foresees it knows where it lies; who knew of those cards before knows it no longer', () => {
    const at = play(
      table(DUEL, seats({ hand: ['bury', 'plain'] }, { hand: ['sword', 'reckon', 'plain'], deck: ['axe', 'shield'], rest: 'discard' })),
      'bury',
    ).choose({ card: 'sword' });
    expect(seen(at, 0, 1).deckKnown).toEqual([{ card: 'sword', fromTop: 3 }]);
    linger(at);
    play(at, 'reckon');
    expect(seen(at, 1, 1).deckKnown.map(({ card: name }) => name)).toEqual(['axe', 'shield', 'sword']);
    at.choose({ kind: 'takeCard', card: 'axe' });
    at.choose({ kind: 'putBack', card: 'sword' });
    expect(seen(at, 1, 1)).toMatchObject({
      deckKnown: [
        { card: 'sword', fromTop: 1 },
        { card: 'shield', fromTop: 2 },
      ],
      hand: ['axe', 'plain'],
    });
    expect(seen(at, 0, 1)).toMatchObject({ deckKnown: [], hand: ['plain'], inDoubt: [{ card: 'sword', places: ['hand', 'deck'] }] });
  });
});
