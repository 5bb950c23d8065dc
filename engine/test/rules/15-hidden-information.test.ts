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
  discardAnyNumber,
  discardRandom,
  discardTopOfDeck,
  draw,
  duringCombat,
  type Event,
  type HeroRule,
  hero,
  IllegalChoice,
  imagine,
  immediately,
  knownHeroes,
  learnHeroes,
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
  turnTopOfDeck,
  when,
  whyNot,
  withItem,
} from '@peerless/engine';
import { HEROES } from '@peerless/heroes';
import { describe, expect, it } from 'vitest';
import { madeUp, row } from '../made-up.ts';
import { dice } from '../playing.ts';
import { type Table, table } from '../table.ts';

const about = { type: 'versatile', value: 2, boost: 1, copies: 3, by: 'any' } as const;
const versatile = (id: string, ...effects: CardEffect[]): CardDefinition => card(id, about, ...effects);
const attack = (id: string, ...effects: CardEffect[]): CardDefinition => card(id, { ...about, type: 'attack' }, ...effects);
const defense = (id: string, ...effects: CardEffect[]): CardDefinition => card(id, { ...about, type: 'defense' }, ...effects);
const trick = (id: string, ...does: Parameters<typeof scheme>): CardDefinition =>
  card(id, { type: 'scheme', boost: 1, copies: 2, by: 'any' }, scheme(...does));

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
  trick('mill', discardTopOfDeck),
  trick('mend', takeFromDiscard({ name: 'sword' })),
];
madeUp('warden', KEEPER, { words: { foresee } });
madeUp('veiled', [card('veil', { type: 'scheme', boost: 1, copies: 3, by: 'any', standing: [{ rule: 'cancelsLooks' }] }, scheme(draw(1)))]);
madeUp('witness', []);
madeUp('friend', []);
const DUEL = { board: row('ch15-row', 9), heroes: ['spy', 'warden'] };
const THREE = { board: row('ch15-long-row', 12, 4), heroes: ['spy', 'warden', 'witness'], mode: 'freeForAll' as const };
const TEAMS = { ...THREE, heroes: ['spy', 'warden', 'friend', 'witness'], mode: 'teams' as const };

const near = { spy: { space: 's4' }, warden: { space: 's5' } };
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
      { board: 'heorot', heroes: ['lantern', 'warden'] },
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
      { ...DUEL, heroes: ['layer', 'warden'] },
      {
        fighters: { layer: { space: 's4' }, warden: { space: 's5' } },
        seats: [{ hand: ['sword', 'axe', 'shield'] }, { hand: ['shield', 'relic'] }],
      },
    ).choices({ action: 'attack' }, { card: 'sword' });

  it('R-15.4 Before the reveal all others learn who attacks whom and how many cards lie there; then laid or not laid', () => {
    const at = laying().choose({ kind: 'laidBoost', card: 'axe' });
    for (const eyes of [1, 'spectator'] as const) {
      expect(at.see(eyes).combats).toEqual([
        {
          attack: expect.objectContaining({ seat: 0, fighter: 'layer', card: 'hidden', boost: 'hidden', value: null, account: [] }),
          defense: expect.objectContaining({ seat: 1, fighter: 'warden', card: null, boost: null, value: null }),
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
      { ...DUEL, heroes: ['pauser', 'warden'] },
      { fighters: { pauser: { space: 's4' }, warden: { space: 's5' } }, seats: [{ hand: ['pause', 'plain'] }, { hand: ['shield'] }] },
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
    const at = play(table(THREE, { seats: [{ hand: ['bury', 'plain'] }, { hand: ['sword', 'shield'] }, {}] }), 'bury', 1).choose({
      card: 'sword',
    });
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
    const at = play(
      table(DUEL, { ...seats({ hand: ['plain'] }, { hand: ['stow', 'sink', 'sword', 'relic', 'fetch'] }), active: 1 }),
      'stow',
    ).choose({
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

describe('cards that all have seen', () => {
  madeUp('gleaner', [
    trick('glean', takeFromDiscard({ name: 'straw' })),
    trick('harvest', takeAllFromDiscard({ name: 'straw' })),
    trick('turn', turnTopOfDeck),
    attack('recoil', afterCombat(takeBackThisCard)),
    versatile('straw'),
  ]);
  const GLEANER = { ...DUEL, heroes: ['gleaner', 'spy'] };
  const gleaning = (first: SeatPlace, second: SeatPlace = {}): Table =>
    table(GLEANER, { fighters: { gleaner: { space: 's4' }, spy: { space: 's5' } }, seats: [first, second] });

  it('R-15.10, R-15.20 What goes from a pile to a hand is public, and known to be there', () => {
    const at = play(
      gleaning({ hand: ['glean', 'harvest', 'plain'], discard: ['straw', 'plain', 'straw', 'straw'] }, { hand: ['plain'] }),
      'glean',
    );
    for (const eyes of [1, 'spectator'] as const) {
      expect(told(at, eyes, 'take')).toEqual([{ kind: 'take', seat: 0, from: 'discard', count: 1, cards: ['straw'] }]);
      expect(seen(at, eyes, 0)).toMatchObject({ hand: ['straw'], handCount: 3 });
    }
    play(at, 'harvest').settled();
    expect(seen(at, 1, 0)).toMatchObject({ hand: ['straw', 'straw', 'straw'], handCount: 4 });
  });

  it('R-15.11, R-15.20 What is taken from a deck by name is shown', () => {
    const at = play(table(DUEL, { ...seats({}, { hand: ['fetch', 'plain'], deck: ['plain', 'axe'] }), active: 1 }), 'fetch').settled();
    for (const eyes of [0, 'spectator'] as const) {
      expect(told(at, eyes, 'take')).toEqual([{ kind: 'take', seat: 1, from: 'deck', count: 1, cards: ['axe'] }]);
      expect(seen(at, eyes, 1)).toMatchObject({ hand: ['axe'], handCount: 2, deckKnown: [] });
    }
  });

  it('R-15.20 What is turned up and taken, and what returns from a combat, is known to be in hand', () => {
    const turned = play(gleaning({ hand: ['turn', 'plain'], deck: ['straw'] }), 'turn').settled();
    expect(seen(turned, 1, 0)).toMatchObject({ hand: ['straw'], handCount: 2 });
    const back = gleaning({ hand: ['recoil', 'plain'] })
      .choices({ action: 'attack' }, { card: 'recoil' })
      .settled();
    expect(seen(back, 1, 0)).toMatchObject({ hand: ['recoil'], handCount: 2 });
    expect(seen(back, 'spectator', 0).hand).toEqual(['recoil']);
  });

  it('R-15.20 A card shown and kept is known to be in hand; a copy that was known already is not counted twice', () => {
    const at = table(
      { ...DUEL, heroes: ['spy', 'veiled'] },
      { seats: [{ hand: ['glance', 'glance', 'plain'] }, { hand: ['veil', 'veil', 'plain'] }] },
    );
    play(at, 'glance').choose({ kind: 'reaction', yes: true });
    for (const eyes of [0, 'spectator'] as const) {
      expect(told(at, eyes, 'show')).toEqual([{ kind: 'show', seat: 1, card: 'veil' }]);
      expect(seen(at, eyes, 1)).toMatchObject({ hand: ['veil'], handCount: 3 });
    }
    expect(told(at, 0, 'look')).toEqual([]);
    play(at, 'glance').choose({ kind: 'reaction', yes: true });
    expect(seen(at, 0, 1).hand).toEqual(['veil']);
    at.settled();
  });
});

describe('when knowledge ends', () => {
  /** The spy has seen the warden's hand, and the warden is to act. */
  const after = (hand: string[], more: SeatPlace = {}): Table =>
    linger(play(table(DUEL, seats({ hand: ['glance', 'plain'] }, { hand, ...more })), 'glance'));
  const strike = (at: Table, name: string): Table => at.choices({ action: 'attack' }, { card: name });

  it('R-15.21 Laying a card face down puts every card in doubt that it may be, and none that it cannot be', () => {
    const at = strike(after(['sword', 'axe', 'shield', 'stow']), 'sword');
    expect(seen(at, 0, 1)).toMatchObject({
      hand: ['shield', 'stow'],
      handCount: 3,
      inDoubt: [
        { card: 'sword', places: ['hand', 'laid'] },
        { card: 'axe', places: ['hand', 'laid'] },
      ],
    });
    expect(strike(after(['sword', 'axe', 'shield', 'stow']), 'axe').see(0)).toEqual(at.see(0));
    expect(seen(at, 'spectator', 1)).toMatchObject({ hand: [], inDoubt: [] });
  });

  it('R-15.21 When the laid card becomes public the certainty about the others returns', () => {
    const at = strike(after(['sword', 'axe', 'shield']), 'sword')
      .choose({ kind: 'defense', pass: true })
      .settled();
    expect(seen(at, 0, 1)).toMatchObject({ hand: ['axe', 'shield'], inDoubt: [] });
  });

  it('R-15.21 So it is with the first card of the first deck: once seen to be played it is in hand no more', () => {
    const at = table(
      { ...DUEL, heroes: ['warden', 'spy'] },
      { active: 1, fighters: near, seats: [{ hand: ['sword', 'axe', 'shield'] }, { hand: ['glance', 'plain'] }] },
    );
    strike(linger(play(at, 'glance')), 'sword');
    expect(seen(at, 1, 0).inDoubt.map((each) => each.card)).toEqual(['sword', 'axe']);
    at.choose({ kind: 'defense', pass: true }).settled();
    expect(seen(at, 1, 0)).toMatchObject({ hand: ['axe', 'shield'], handCount: 2, inDoubt: [] });
  });

  /** The spy has seen the hand of a hero with these cards. */
  const against = (id: string, cards: CardDefinition[], hand: string[], rules: HeroRule[] = []): Table => {
    madeUp(id, cards, { rules });
    return play(
      table(
        { ...DUEL, heroes: ['spy', id] },
        { fighters: { spy: { space: 's4' }, [id]: { space: 's5' } }, seats: [{ hand: ['glance', 'plain', 'plain'] }, { hand }] },
      ),
      'glance',
    );
  };

  it('R-15.21 A card laid as a boost may be any with a BOOST value, and no other', () => {
    const cards = [attack('lance'), trick('ploy', draw(1)), card('oath', { type: 'scheme', copies: 1, by: 'any' }, scheme(draw(1)))];
    const at = linger(against('squared', cards, ['lance', 'ploy', 'oath', 'plain'], [{ rule: 'laidBoost', by: 'squared' }]));
    strike(at, 'lance');
    expect(seen(at, 0, 1)).toMatchObject({ hand: ['oath', 'ploy'] }); // neither is an attack card
    at.choose({ kind: 'laidBoost', card: 'plain' });
    expect(seen(at, 0, 1)).toMatchObject({ hand: ['oath'], handCount: 2 });
    expect(
      seen(at, 0, 1)
        .inDoubt.map((each) => each.card)
        .toSorted(),
    ).toEqual(['lance', 'plain', 'ploy']);
    at.choose({ kind: 'defense', pass: true }).settled();
    expect(seen(at, 0, 1)).toMatchObject({ hand: ['oath', 'ploy'], inDoubt: [] });
  });

  it('R-15.21, R-7.10 A card that defends face up is laid face down like any other in an attack', () => {
    const cards: CardDefinition[] = [versatile('foil'), { ...versatile('bold'), standing: [{ rule: 'playedFaceUp' }] }, defense('shield')];
    const views = ['foil', 'bold'].map((laid) => {
      const at = strike(linger(against('duelist-up', cards, ['foil', 'bold', 'shield'])), laid);
      const before = at.see(0);
      at.choose({ kind: 'defense', pass: true }).settled();
      expect(seen(at, 0, 1)).toMatchObject({ hand: [laid === 'foil' ? 'bold' : 'foil', 'shield'], inDoubt: [] });
      return before;
    });
    expect(views[0].seats[1]).toMatchObject({
      hand: ['shield'],
      inDoubt: [
        { card: 'foil', places: ['hand', 'laid'] },
        { card: 'bold', places: ['hand', 'laid'] },
      ],
    });
    expect(views[1]).toEqual(views[0]);
  });

  it('R-15.21 An empty hand leaves one place only', () => {
    const at = strike(after(['sword']), 'sword');
    expect(seen(at, 0, 1)).toMatchObject({ handCount: 0, inDoubt: [{ card: 'sword', places: ['laid'] }] });
  });

  it('R-15.21 Putting a card back unseen puts every known card of the hand in doubt, the very one that moved included', () => {
    const one = play(after(['sink', 'sword', 'relic']), 'sink').choose({ card: 'sword' });
    const other = play(after(['sink', 'sword', 'relic']), 'sink').choose({ card: 'relic' });
    expect(seen(one, 0, 1)).toMatchObject({
      hand: [],
      inDoubt: [
        { card: 'sword', places: ['hand', 'deck'] },
        { card: 'relic', places: ['hand', 'deck'] },
      ],
    });
    expect(other.see(0)).toEqual(one.see(0));
  });

  it('R-15.21 Cards in doubt may be in three places, wherever they really are', () => {
    const views = ['sword', 'axe'].map((sunk) => {
      const at = play(after(['sink', 'sword', 'axe', 'relic']), 'sink').choose({ card: sunk });
      return strike(at, 'relic').see(0);
    });
    expect(views[0].seats[1].inDoubt.map(({ places }) => places)).toEqual([
      ['hand', 'laid', 'deck'],
      ['hand', 'laid', 'deck'],
      ['hand', 'laid', 'deck'],
    ]);
    expect(views[1]).toEqual(views[0]);
  });

  it('R-15.21 A copy that leaves openly ends one memory of it, whether or not it is the card that was seen', () => {
    // One world: the seen sword was sunk and another one drawn. The other: the relic was sunk.
    const views = ['sword', 'relic'].map((sunk) => {
      const at = play(after(['sink', 'sword', 'relic'], { deck: [sunk === 'sword' ? 'sword' : 'relic'] }), 'sink').choose({ card: sunk });
      at.choices({ action: 'maneuver' }, { kind: 'boostManeuver', card: 'sword' }, { kind: 'moveWhom', pass: true });
      return at.see(0);
    });
    expect(views[0].seats[1].inDoubt).toEqual([{ card: 'relic', places: ['hand', 'deck'] }]);
    expect(views[1]).toEqual(views[0]);
  });

  it('R-15.21 A card put back and then turned up is known no longer to be anywhere else, and the others are certain', () => {
    const at = play(play(after(['stow', 'mill', 'sword', 'relic']), 'stow').choose({ card: 'sword' }), 'mill');
    expect(seen(at, 0, 1)).toMatchObject({ discard: ['stow', 'sword', 'mill'], hand: ['relic'], handCount: 1, inDoubt: [] });
  });

  it('R-15.21 Of two copies known of, the one that leaves openly is the surer one', () => {
    const at = play(
      play(after(['sink', 'mend', 'sword'], { discard: ['sword'], deck: ['plain'] }), 'sink').choose({ card: 'sword' }),
      'mend',
    );
    expect(seen(at, 0, 1)).toMatchObject({ hand: ['sword'], inDoubt: [{ card: 'sword', places: ['hand', 'deck'] }] });
    linger(linger(at));
    at.choices({ action: 'maneuver' }, { kind: 'boostManeuver', card: 'sword' }, { kind: 'moveWhom', pass: true });
    expect(seen(at, 0, 1)).toMatchObject({ hand: [], inDoubt: [{ card: 'sword', places: ['hand', 'deck'] }] });
  });

  it('R-15.21 A card known to be at the bottom is known when it is drawn as the last one', () => {
    const at = play(
      table(DUEL, seats({ hand: ['bury', 'plain'] }, { hand: ['sword', 'plain'], deck: ['plain'], rest: 'discard' })),
      'bury',
    );
    linger(at.choose({ card: 'sword' }));
    linger(at);
    expect(seen(at, 0, 1)).toMatchObject({ hand: ['plain'], handCount: 2, deckKnown: [{ card: 'sword', fromTop: 1 }] });
    linger(at);
    expect(seen(at, 0, 1)).toMatchObject({ hand: ['plain', 'sword'], handCount: 3, deckKnown: [], deckCount: 0 });
  });

  it('R-15.21 When the card put back has been drawn, the hand is certain again', () => {
    const at = play(after(['stow', 'sword', 'relic']), 'stow').choose({ card: 'sword' });
    expect(seen(at, 0, 1).inDoubt).toHaveLength(2);
    linger(at);
    expect(seen(at, 0, 1)).toMatchObject({ hand: ['relic', 'sword'], handCount: 2, inDoubt: [] });
  });

  it('R-15.21 Another look settles what was in doubt: what is not in the hand is where a card was put back', () => {
    const at = table(DUEL, seats({ hand: ['glance', 'glance', 'plain'] }, { hand: ['sink', 'sword', 'relic'], deck: ['plain'] }));
    linger(play(at, 'glance'));
    linger(play(at, 'sink').choose({ card: 'sword' }));
    play(at, 'glance');
    expect(seen(at, 0, 1).inDoubt).toEqual([]);
    expect(seen(at, 0, 1).hand).toEqual(at.hand(1));
    expect(seen(at, 0, 1).deckKnown).toEqual([{ card: 'sword', fromTop: at.see().seats[1].deckCount }]);
  });

  it('R-15.21, R-15.9 After a shuffle what was in doubt is given up; what was certain in the hand is kept', () => {
    const doubted = play(play(after(['stow', 'sword', 'relic', 'fetch']), 'stow').choose({ card: 'relic' }), 'fetch');
    expect(seen(doubted, 0, 1)).toMatchObject({ hand: ['axe'], handCount: 2, inDoubt: [], deckKnown: [] });
    const certain = play(after(['sword', 'fetch']), 'fetch');
    expect(seen(certain, 0, 1)).toMatchObject({ hand: ['axe', 'sword'], handCount: 2 });
  });
});

/** A hero of just these 30 cards, who may lay a boost. */
const unpadded = (id: string, deck: CardDefinition[]): void =>
  learnHeroes([hero(id, { health: 12, move: 2, reach: 'melee', sidekicks: [], rules: [{ rule: 'laidBoost', by: id }], deck })]);

describe('what must not tell', () => {
  it('R-15.17 A question is put even if the hand leaves one answer, unless all can see that there is one', () => {
    madeUp('rider', [card('lance', { ...about, type: 'attack', by: 'rider' })], {
      sidekicks: [sidekick('colt', { health: 3, reach: 'melee' })],
    });
    const lance = table(
      { ...DUEL, heroes: ['rider', 'spy'] },
      { fighters: { rider: { space: 's4' }, spy: { space: 's5' }, colt: { space: 's6' } }, seats: [{ hand: ['lance'] }, {}] },
    ).choose({ action: 'attack' });
    expect(lance.asks).toBe('attackWith 0');
    expect(lance.legal()).toHaveLength(1);
    const alone = table(
      { ...DUEL, heroes: ['rider', 'spy'] },
      { fighters: { rider: { space: 's4' }, spy: { space: 's5' }, colt: { space: 's1' } }, seats: [{ hand: ['lance'] }, {}] },
    ).choose({ action: 'attack' });
    expect(alone.asks).toBe('attackCard 0');
  });

  it('R-15.17 A pick from a hand of like cards is put to the picker like any other', () => {
    for (const hand of [
      ['sword', 'sword'],
      ['sword', 'axe'],
    ]) {
      const at = play(table(THREE, { seats: [{ hand: ['bury', 'plain'] }, { hand }, {}] }), 'bury', 1);
      expect(at.asks).toBe('pickCard 0');
    }
    const alone = play(table(THREE, { seats: [{ hand: ['bury', 'plain'] }, { hand: ['sword'] }, {}] }), 'bury', 1);
    expect(alone.asks).toBe('action 0');
    const bid = (hand: string[]) =>
      table(DUEL, { ...seats({ hand: ['bid'] }, { hand }), active: 1 }).choices(
        { action: 'attack' },
        { card: 'sword' },
        { kind: 'defense', card: 'bid' },
      ).asks;
    expect(bid(['sword', 'stow'])).toBe('pickCard 0');
    expect(bid(['sword', 'axe'])).toBe('pickCard 0');
  });

  it('R-15.17 Whether to look at all is asked in the same way whatever the other hand holds', () => {
    madeUp('shy', [trick('wonder', may(lookAtTheirHand))]);
    const ask = (hand: string[]) =>
      play(table({ ...DUEL, heroes: ['shy', 'veiled'] }, { seats: [{ hand: ['wonder', 'plain'] }, { hand }] }), 'wonder');
    const [holding, not] = [ask(['veil', 'plain']), ask(['plain', 'plain'])];
    expect(holding.asks).toBe('yesNo 0');
    expect(not.see(0)).toEqual(holding.see(0));
    expect(holding.legal()).toEqual([
      { kind: 'yesNo', seat: 0, yes: true },
      { kind: 'yesNo', seat: 0, pass: true },
    ]);
    for (const at of [holding, not]) expect(at.choose({ yes: true }).asks).toBe('reaction 1');
    expect(ask(['veil']).choose({ pass: true }).settled().asks).toBe('action 0');
  });

  it('R-15.17 Refusals name no hidden card: a concession that is not possible, and a seat that is not asked', () => {
    const at = table(THREE, { seats: [{ hand: ['glance'] }, { hand: ['plain'] }, { out: true }], fighters: { witness: { health: 0 } } });
    at.choose({ action: 'scheme' });
    expect(at.may({ card: 'glance' })).toBe(true);
    const refuse = (): string => {
      try {
        at.concede(2);
        return '';
      } catch (error) {
        expect(error).toBeInstanceOf(IllegalChoice);
        expect((error as IllegalChoice).legal).toEqual([]);
        return (error as IllegalChoice).message;
      }
    };
    expect(refuse()).not.toBe('');
    expect(refuse()).not.toContain('glance');
    expect(whyNot(at.game, 1, { card: 'glance' })).toEqual({ why: 'notYourDecision', seat: 0 });
    expect(choices(at.game)).not.toContain(concession(2));
  });

  it('R-15.19 Events about hidden cards say how many went from where to where', () => {
    const at = linger(table(DUEL, seats({ hand: ['plain'], deck: ['rob'] }, {})));
    expect(told(at, 0, 'draw')).toEqual([{ kind: 'draw', seat: 0, count: 1, cards: ['rob'] }]);
    for (const eyes of [1, 'spectator'] as const) expect(told(at, eyes, 'draw')).toEqual([{ kind: 'draw', seat: 0, count: 1 }]);
  });

  it('R-15.22 An optional boost and “discard any number” are asked while a fitting card may be in hand, and not when none can be', () => {
    unpadded('ascetic', [
      card('vow', { type: 'versatile', value: 2, copies: 28, by: 'any' }),
      card('oath', { type: 'attack', value: 2, copies: 1, by: 'any', tags: ['holy'] }, duringCombat(boost)),
      card('rite', { type: 'scheme', boost: 1, copies: 1, by: 'any' }, scheme(discardAnyNumber({ tag: 'holy' }))),
    ]);
    const at = (position: Position) =>
      table({ ...DUEL, heroes: ['ascetic', 'warden'] }, { fighters: { ascetic: { space: 's4' }, warden: { space: 's5' } }, ...position });
    const open = at({ seats: [{ hand: ['oath', 'vow'] }, {}] }).choices(
      { action: 'attack' },
      { card: 'oath' },
      { kind: 'laidBoost', pass: true },
    );
    expect(open.asks).toBe('boostCard 0');
    expect(open.legal()).toEqual([expect.objectContaining({ pass: true })]);
    const shut = at({ seats: [{ hand: ['oath', 'vow'], discard: ['rite'] }, {}] }).choices({ action: 'attack' }, { card: 'oath' });
    expect(shut.asks).toBe('action 0');
    const rite = play(at({ seats: [{ hand: ['rite', 'vow'] }, {}] }), 'rite');
    expect(rite.asks).toBe('discardMore 0');
    expect(rite.legal()).toHaveLength(1);
    expect(play(at({ seats: [{ hand: ['rite', 'vow'], discard: ['oath'] }, {}] }), 'rite').asks).toBe('action 0');
  });

  it('R-15.22 A laid boost is asked for although the only card with a BOOST value may be the attack card itself', () => {
    unpadded('miser', [
      card('coin', { type: 'attack', value: 2, boost: 1, copies: 1, by: 'any' }),
      card('crust', { type: 'attack', value: 2, copies: 29, by: 'any' }),
    ]);
    for (const name of ['coin', 'crust']) {
      const at = table(
        { ...DUEL, heroes: ['miser', 'warden'] },
        { fighters: { miser: { space: 's4' }, warden: { space: 's5' } }, seats: [{ hand: ['coin', 'crust', 'crust'] }, {}] },
      ).choices({ action: 'attack' }, { card: name });
      expect(at.asks).toBe('laidBoost 0');
    }
  });

  it('R-15.22 A reaction is asked for whenever it may be in hand, and only then', () => {
    const ask = (place: SeatPlace) =>
      play(table({ ...DUEL, heroes: ['spy', 'veiled'] }, { seats: [{ hand: ['glance', 'plain'] }, place] }), 'glance');
    expect(ask({ hand: ['plain'] }).asks).toBe('reaction 1');
    expect(ask({ hand: ['plain'] }).legal()).toEqual([{ kind: 'reaction', seat: 1, pass: true }]);
    expect(ask({ hand: ['plain'], discard: ['veil', 'veil', 'veil'] }).asks).toBe('action 0');
  });

  it('R-15.22 Laying a card under a basket of any item announces none', () => {
    madeUp(
      'forager',
      [
        card('root', { ...about, type: 'attack', copies: 2, item: 'herb', standing: [{ rule: 'mayDefendWith', item: 'herb' }] }),
        card('bough', { ...about, type: 'defense', item: 'wood' }, withItem('wood', duringCombat(add(1)))),
      ],
      { items: ['herb', 'wood'] },
    );
    const at = table(
      { ...DUEL, heroes: ['spy', 'forager'] },
      { fighters: { spy: { space: 's4' }, forager: { space: 's5' } }, seats: [{ hand: ['plain'] }, { hand: ['root', 'bough'] }] },
    ).choices({ action: 'attack' }, { card: 'plain' });
    expect(at.legal().map(({ card: name }) => name)).toEqual(['root', 'bough', undefined]);
    const before = at.events.length;
    at.choose({ card: 'root' });
    const heard = at.events
      .slice(before)
      .filter(({ sees }) => sees & 1)
      .map(({ event }) => event.kind);
    expect(heard.slice(0, 2)).toEqual(['lay', 'reveal']);
    expect(heard).not.toContain('effect');
  });

  it('R-15.23 A number is named from 0 to the highest value printed in the decks of this game', () => {
    madeUp('oracle', [
      trick('augur', nameNumber),
      card('omen', { ...about, type: 'defense', standing: [{ rule: 'playedFaceUp' }] }, duringCombat(when(namedTheirPrintedValue, add(3)))),
    ]);
    madeUp('titan', [card('quake', { ...about, type: 'attack', value: 7 })]);
    const numbers = (at: Table) => at.legal({ kind: 'number' }).map(({ number }) => number);
    const upTo = (most: number) => Array.from({ length: most + 1 }, (_, n) => n);
    const fighters = { oracle: { space: 's4' }, titan: { space: 's5' } };
    const heroes = ['oracle', 'titan'];
    expect(numbers(play(table({ ...DUEL, heroes }, { fighters, seats: [{ hand: ['augur', 'plain'] }, {}] }), 'augur'))).toEqual(upTo(7));
    const guessing = table(
      { ...DUEL, heroes },
      { active: 1, fighters, seats: [{ hand: ['omen'] }, { hand: ['plain'], discard: ['quake', 'quake', 'quake'] }] },
    );
    guessing.choices({ action: 'attack' }, { card: 'plain' }, { kind: 'defense', card: 'omen' });
    expect(numbers(guessing)).toEqual(upTo(7));
    const small = { ...DUEL, heroes: ['oracle', 'spy'] };
    expect(numbers(play(table(small, { seats: [{ hand: ['augur', 'plain'] }, {}] }), 'augur'))).toEqual(upTo(2));
  });
});

describe('who else sees', () => {
  it('R-15.14, R-15.24 Teammates see each other’s hands, laid cards, and what the other has looked at or put back', () => {
    const at = table(TEAMS, {
      fighters: { spy: { space: 's4' }, warden: { space: 's5' } },
      seats: [{ hand: ['glance', 'bury', 'plain'] }, { hand: ['sword', 'shield', 'plain'] }, { hand: ['plain'] }, {}],
    });
    expect(seen(at, 2, 0).hand).toEqual(['bury', 'glance', 'plain']);
    expect(seen(at, 0, 2).hand).toEqual(['plain']);
    expect(seen(at, 1, 0).hand).toEqual([]);
    play(at, 'bury', 1).choose({ card: 'sword' });
    for (const eyes of [0, 2]) {
      expect(seen(at, eyes, 1)).toMatchObject({ hand: ['plain', 'shield'], deckKnown: [{ card: 'sword', fromTop: 28 }] });
      expect(told(at, eyes, 'look')).toHaveLength(1);
      expect(told(at, eyes, 'look')[0]).toHaveProperty('cards');
    }
    expect(seen(at, 3, 1)).toMatchObject({ hand: ['plain', 'shield'], deckKnown: [{ card: 'sword', fromTop: 28 }] });
    expect(seen(at, 'spectator', 1)).toMatchObject({ hand: [], deckKnown: [] });
    at.choices({ action: 'attack' }, { card: 'plain' });
    expect(at.see(2).combats[0].attack.card).toBe('plain');
    expect(at.see(3).combats[0].attack.card).toBe('hidden');
  });

  it('R-15.24 A card that a teammate puts back is known to both', () => {
    const at = play(table(TEAMS, { active: 1, seats: [{}, { hand: ['sink', 'sword', 'plain'] }, {}, {}] }), 'sink').choose({
      card: 'sword',
    });
    for (const eyes of [1, 3]) expect(seen(at, eyes, 1).deckKnown).toEqual([{ card: 'sword', fromTop: 28 }]);
    for (const eyes of [0, 2, 'spectator'] as const) expect(seen(at, eyes, 1).deckKnown).toEqual([]);
  });

  it('R-15.15 A spectator sees what all players see and nothing else', () => {
    const at = play(table(THREE, { seats: [{ hand: ['bury', 'plain'] }, { hand: ['sword', 'axe'] }, { hand: ['plain'] }] }), 'bury', 1);
    at.choose({ card: 'axe' });
    const watched = at.see('spectator');
    expect(watched.choices).toEqual([]);
    for (const { hand, inDoubt, deckKnown } of watched.seats)
      expect({ hand, inDoubt, deckKnown }).toEqual({ hand: [], inDoubt: [], deckKnown: [] });
    const kinds = new Set(['draw', 'look', 'putBack', 'lay', 'take']);
    for (const { event, sees } of at.events) if (sees & SPECTATOR && kinds.has(event.kind)) expect(event).not.toHaveProperty('cards');
    expect(at.see('all').seats[1].hand).toEqual(['sword']);
  });

  it('R-15.16 A computer player works from the view of its seat: what that seat cannot know does not change what it imagines', () => {
    const worlds = [
      [
        ['sword', 'axe'],
        ['relic', 'shield'],
      ],
      [
        ['relic', 'shield'],
        ['sword', 'axe'],
      ],
    ].map(([hand, deck]) => table(DUEL, seats({ hand: ['glance'] }, { hand, deck })));
    const [one, other] = worlds.map((at) => imagine(at.game, 0, dice(15)));
    expect(other).toEqual(one);
    expect(imagine(worlds[0].game, 1, dice(15)).seats[1].hand).toEqual(worlds[0].game.seats[1].hand);
  });

  it('R-15.25 An eliminated player keeps what they knew, sees no more than a spectator, and is not laid open', () => {
    const at = table(THREE, {
      fighters: { spy: { space: 's4' }, warden: { space: 's5' } },
      seats: [{ hand: ['glance', 'plain'], deck: ['rob'] }, { hand: ['sword', 'stow'] }, { hand: ['plain', 'plain'] }],
    });
    play(at, 'glance', 1).concede(0);
    expect(seen(at, 0, 0)).toMatchObject({ out: true, hand: ['plain'] });
    expect(seen(at, 0, 1).hand).toEqual(['stow', 'sword']);
    for (const eyes of [1, 2, 'spectator'] as const) expect(seen(at, eyes, 0)).toMatchObject({ hand: [], handCount: 1, deckKnown: [] });
    at.choose({ action: 'maneuver' });
    expect(told(at, 0, 'draw')).toEqual([{ kind: 'draw', seat: 1, count: 1 }]);
    at.choices({ pass: true }, { kind: 'moveWhom', pass: true });
    play(at, 'stow').choose({ card: 'sword' });
    expect(seen(at, 0, 1).hand).toEqual([]);
    expect(seen(at, 0, 1).inDoubt).toEqual([{ card: 'sword', places: ['hand', 'deck'] }]);
    expect(seen(at, 0, 2).hand).toEqual([]);
  });
});
