/** Section 15: what each seat and a spectator may see, and when. */
import { type Event, SPECTATOR, view } from '@peerless/engine';
import { expect, it } from 'vitest';
import { duel, free, strike, teams } from '../edge.ts';
import type { Table } from '../table.ts';

/** The events that a viewer has heard, by kind. */
const heardBy = (t: Table, viewer: number, kind: Event['kind']): Event[] =>
  t.events.filter(({ event, sees }) => sees & viewer && event.kind === kind).map(({ event }) => event);

it('R-15.1 Public at all times: positions, health, forms, counters, tokens, doors, turn, actions, sizes of hands and decks, discard piles in order', () => {
  const t = duel('alice', 'beowulf', {
    seats: [
      { form: 'small', hand: ['feint', 'regroup'] },
      { counter: 2, hand: ['skirmish'], discard: ['feint', 'epic-poem'] },
    ],
  });
  for (const eyes of [0, 1, 'spectator'] as const) {
    expect(t.see(eyes)).toMatchObject({
      turn: t.see().turn,
      active: 0,
      actions: 2,
      actionNumber: 0,
      fighters: t.see().fighters,
      doors: {},
    });
    expect(t.see(eyes).seats.map(({ handCount, deckCount, form, counter }) => [handCount, deckCount, form, counter])).toEqual([
      [2, 28, 'small', null],
      [1, 27, null, 2],
    ]);
    expect(t.see(eyes).seats[1].discard).toEqual(['feint', 'epic-poem']);
  }
});

it('R-15.2, R-15.3 A hand is known to its owner only, and the order of a deck to nobody', () => {
  const t = duel('alice', 'genie', { seats: [{ hand: ['feint'], deck: ['regroup'] }, { hand: ['feint'] }] });
  expect(t.see(0).seats[0]).toMatchObject({ hand: ['feint'], deckKnown: [] });
  expect(t.see(0).seats[1]).toMatchObject({ hand: [], handCount: 1, deckKnown: [] });
  expect(t.see('spectator').seats.map(({ hand }) => hand)).toEqual([[], []]);
});

it('R-15.4, R-15.5, R-15.6 Laid cards are hidden but counted, the owner knows them, and the reveal shows all', () => {
  const t = duel('king-arthur', 'genie', {
    fighters: { merlin: { space: 's1' } },
    seats: [{ hand: ['excalibur', 'swift-strike'] }, { hand: ['feint', 'i-am-freed'] }],
  });
  t.choose({ action: 'attack' })
    .choose({ fighter: 'king-arthur' })
    .choose({ card: 'excalibur' })
    .choose({ kind: 'laidBoost', card: 'swift-strike' });
  expect(t.see(1).combats[0].attack).toMatchObject({ card: 'hidden', boost: 'hidden', value: null });
  expect(t.see(0).combats[0].attack).toMatchObject({ card: 'excalibur', boost: 'swift-strike' });
  expect(t.see(1).seats[0].handCount).toBe(0);
  expect(heardBy(t, 1 << 1, 'lay')).toEqual([
    { kind: 'lay', seat: 0, as: 'attack' },
    { kind: 'lay', seat: 0, as: 'boost' },
  ]);
  t.choose({ card: 'feint' });
  expect(heardBy(t, 1 << 0, 'lay').pop()).toEqual({ kind: 'lay', seat: 1, as: 'defense' });
  expect(heardBy(t, SPECTATOR, 'reveal').map((event) => 'card' in event && event.card)).toEqual(['excalibur', 'swift-strike', 'feint']);
});

it('R-15.7, R-15.13 A discarded card becomes public, also a boost and one that chance picked; nothing else of the hand does', () => {
  const t = duel('bloody-mary', 'genie', { seats: [{ hand: ['out-of-the-mirror', 'evade'] }, { hand: ['feint', 'three-wishes'] }] });
  strike(t, { fighter: 'bloody-mary', card: 'out-of-the-mirror', defense: null });
  const [gone] = heardBy(t, SPECTATOR, 'discard') as Extract<Event, { kind: 'discard' }>[];
  expect(gone).toMatchObject({ seat: 1, random: true });
  expect(t.see('spectator').seats[1].discard).toEqual([gone.card]);
  expect(t.see(0).seats[1]).toMatchObject({ hand: [], handCount: 1, inDoubt: [] });
});

it('R-15.12 A card put under a deck by an opponent’s effect is known to that opponent and its owner only', () => {
  const t = free(['sun-wukong', 'genie', 'medusa'], {
    seats: [{ hand: ['fiery-eyes-that-see'] }, { hand: ['feint', 'three-wishes'] }, {}],
  });
  t.choose({ action: 'scheme' }).choose({ card: 'fiery-eyes-that-see' });
  t.choose({ kind: 'opponent', opponent: 1 }).choose({ kind: 'pickCard', card: 'three-wishes' });
  const bottom = [{ card: 'three-wishes', fromTop: t.see().seats[1].deckCount }];
  expect([0, 1, 2].map((seat) => t.see(seat).seats[1].deckKnown)).toEqual([bottom, bottom, []]);
  expect(t.see('spectator').seats[1].deckKnown).toEqual([]);
});

it('R-15.14, R-15.24 Teammates see each other’s hands and what the other has laid or looked at', () => {
  const t = teams(['sherlock-holmes', 'genie', 'medusa', 'alice'], {
    seats: [{ hand: ['eliminate-the-impossible', 'feint'] }, { hand: ['feint', 'i-am-freed'] }, { hand: ['snipe'] }, { hand: ['regroup'] }],
  });
  expect(t.see(0).seats[2].hand).toEqual(['snipe']);
  expect(t.see(0).seats[3].hand).toEqual([]);
  t.choose({ action: 'scheme' }).choose({ card: 'eliminate-the-impossible' }).choose({ opponent: 1 }).choose({ card: 'feint' });
  expect([0, 2].map((seat) => t.see(seat).seats[1].hand)).toEqual([['i-am-freed'], ['i-am-freed']]);
  expect(t.see('spectator').seats[1].hand).toEqual([]);
});

it('R-15.15 Spectators see what a player without a seat would see', () => {
  const t = duel('genie', 'alice', { seats: [{ hand: ['ive-made-sultans-out-of-less'] }, { hand: ['feint', 'regroup'] }] });
  strike(t, { fighter: 'genie', card: 'ive-made-sultans-out-of-less', defense: null });
  expect(heardBy(t, SPECTATOR, 'look')).toEqual([{ kind: 'look', seat: 0, at: 1, what: 'hand', count: 2 }]);
  expect(t.see('spectator').seats[1].hand).toEqual([]);
  expect(t.see('spectator').choices).toEqual([]);
});

it('R-15.16, R-15.18 A view holds neither the seed, the generator nor a hidden card, in whatever form', () => {
  const t = duel('alice', 'genie', { seed: 987654321, seats: [{ hand: ['feint'] }, { hand: ['three-wishes'] }] });
  const seen = JSON.stringify(t.see(0));
  expect(seen).not.toContain('three-wishes');
  expect(seen).not.toContain(String(t.game.rng));
  expect(seen).not.toContain('987654321');
  expect(Object.keys(t.see(0))).not.toContain('rng');
});

it('R-15.22 A question that depends on hidden cards is put whenever the seat could hold a fitting one', () => {
  const holds = duel('medusa', 'genie', { seats: [{ hand: ['second-shot', 'snipe'] }, { hand: [] }] });
  strike(holds, { fighter: 'medusa', card: 'second-shot' });
  expect(holds.asks).toBe('boostCard 0');
  // Sinbad's hand of a Voyage without a BOOST value: he is asked all the same, and can only decline.
  const lacks = duel('sinbad', 'genie', { seats: [{ hand: ['voyage-to-the-island-that-was-a-whale'] }, {}] });
  lacks.choose({ action: 'maneuver' });
  expect(lacks.asks).toBe('boostManeuver 0');
});

it('R-15.23 Numbers to name run from 0 to the highest value printed in the decks of this game', () => {
  const t = duel('sherlock-holmes', 'sun-wukong', { seats: [{ hand: ['confirm-suspicion'] }, {}] });
  t.choose({ action: 'scheme' }).choose({ card: 'confirm-suspicion' });
  expect(t.legal({ kind: 'number' }).map(({ number }) => number)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

it('R-15.25 An eliminated player keeps what they knew and otherwise sees what a spectator sees; their hand is not shown', () => {
  const t = free(['alice', 'genie', 'medusa'], { seats: [{ hand: ['feint'] }, { hand: ['three-wishes'] }, { hand: ['snipe'] }] });
  t.concede(1);
  expect(t.see(1).seats.map(({ hand }) => hand)).toEqual([[], ['three-wishes'], []]);
  expect(t.see(0).seats[1].hand).toEqual([]);
  expect(JSON.stringify(view(t.game, 'spectator'))).not.toContain('three-wishes');
});
