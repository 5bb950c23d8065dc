/** What a viewer gets never depends on what it may not know, however long the game goes on (section 15). */
import {
  answer,
  asked,
  choices,
  clone,
  concession,
  describe,
  type Event,
  explain,
  type Game,
  kindOf,
  matchOf,
  newGame,
  type Setup,
  view,
} from '@peerless/engine';
import { expect, it, describe as suite } from 'vitest';
import { mask } from '../src/seeing/mask.ts';
import { alike, eyesOf, hear, isAlly, lively, otherWorld } from './other-world.ts';
import { dice, type Random, secretiveSetup } from './playing.ts';

/** Everything a viewer or a computer in its seat gets to work with. */
const given = (game: Game, viewer: number): unknown => ({ view: view(game, eyesOf(viewer)), mask: mask(game, viewer) });
function expectSame(found: unknown, wanted: unknown, about: string): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) expect(found, about).toEqual(wanted);
}

/** Events that show a card: what comes after the first that shows another one may differ. */
const SHOWING = ['reveal', 'discard', 'boost', 'scheme', 'take', 'draw', 'show', 'showHand', 'look', 'lay', 'putBack', 'replace'];
const blurred = ({ card: _card, cards: _cards, value: _value, with: _with, ...rest }: Record<string, unknown>): string =>
  JSON.stringify(rest);
/** Is the first difference only which card was shown, or whether there was one to show? */
function differsByShownCard(a: readonly Event[], b: readonly Event[]): boolean {
  const at = a.findIndex((event, i) => JSON.stringify(event) !== JSON.stringify(b[i]));
  if ([...a, ...b].some(({ kind }) => kind === 'showHand')) return true;
  if (at < 0 || !b[at]) return false;
  const kinds = [a[at].kind, b[at].kind].sort().join();
  return kinds === 'shuffle,take' || (SHOWING.includes(a[at].kind) && blurred({ ...a[at] }) === blurred({ ...b[at] }));
}

/** Questions that both worlds were asked alike, and how often. */
const passed = new Map<string, number>();

/** One answer in both worlds. The other world after it; undefined when they have parted for a reason that everybody may see. */
function stepBoth(a: Game, b: Game, viewer: number, random: Random): Game | undefined {
  const question = explain(a)!.kind;
  const isOwn = isAlly(a, viewer, asked(a));
  const legal = choices(a);
  const legalThere = choices(b);
  if (isOwn) expectSame(legalThere, legal, `choices, seen by ${eyesOf(viewer)}: ${question}`);
  const shared = legal.filter((each) => legalThere.includes(each));
  const picked = lively(a, question, shared.length && random() < 0.85 ? shared : legal, random);
  const candidates = alike(a, question, picked, viewer, asked(a), legalThere);
  const about = `${eyesOf(viewer)}, after ${JSON.stringify(describe(a, picked))}`;
  const heard = hear(a, picked, viewer);
  const tried: Event[][] = [];
  for (const each of candidates) {
    const game = clone(b);
    const events = hear(game, each, viewer);
    tried.push(events);
    if (JSON.stringify(events) !== JSON.stringify(heard)) continue;
    expectSame(given(game, viewer), given(a, viewer), about);
    passed.set(question, (passed.get(question) ?? 0) + 1);
    return game;
  }
  for (const events of tried) if (!differsByShownCard(heard, events)) expect(events, about).toEqual(heard);
  return undefined;
}

/** Somebody leaves, now and then; what they were asked is then answered by chance. */
function concedeInBoth(a: Game, b: Game, viewer: number, random: Random): Game | undefined {
  const seat = Math.floor(random() * a.seats.length);
  if (a.seats[seat].out || a.seats.filter(({ out }) => !out).length < 3) return b;
  const about = `${eyesOf(viewer)}, after seat ${seat} conceded`;
  const [heard, there] = [a, b].map((game) => hear(game, concession(seat), viewer));
  if (differsByShownCard(heard, there)) return undefined;
  expectSame(there, heard, about);
  expectSame(given(b, viewer), given(a, viewer), about);
  return b;
}

function follow(setup: Setup, seed: number, random: Random): void {
  const game = newGame(setup, seed);
  const viewer = Math.floor(random() * (setup.heroes.length + 1)) - 1;
  let other: Game | undefined;
  for (let n = 0; n < 500 && !game.over; n++) {
    if (!other || random() < 0.02) {
      other = otherWorld(game, viewer, random);
      expectSame(given(other, viewer), given(game, viewer), `${eyesOf(viewer)}, in another world`);
    }
    other = stepBoth(game, other, viewer, random);
    if (other && !game.over && random() < 0.0005) other = concedeInBoth(game, other, viewer, random);
  }
}

suite('two worlds that differ only in what a viewer may not know', () => {
  it('R-15.17, R-15.19, R-15.21 are alike to it as long as they take the same course: questions, choices, events, views', {
    timeout: 90_000,
  }, () => {
    for (let n = 0; n < 96; n++) {
      const random = dice(1000 + n);
      follow(secretiveSetup(n, random), n, random);
    }
    const telling = [
      'attackCard',
      'laidBoost',
      'defense',
      'putBack',
      'pickCard',
      'reaction',
      'discard',
      'discardMore',
      'takeCard',
      'boostCard',
      'replaceCard',
      'handLimit',
      'mulligan',
    ];
    for (const question of telling) expect(passed.get(question) ?? 0, question).toBeGreaterThan(10);
  });
});

suite('what a viewer is said to know', () => {
  it('R-15.9, R-15.20, R-15.21 is so: cards in a hand, cards in a deck, and cards in one of several places', { timeout: 90_000 }, () => {
    const known = { hand: 0, deck: 0, doubt: 0 };
    for (let n = 0; n < 12; n++) {
      const random = dice(2000 + n);
      const game = newGame(secretiveSetup(n, random), n);
      while (!game.over) {
        answer(game, lively(game, explain(game)!.kind, choices(game), random));
        for (let viewer = -1; viewer < game.seats.length; viewer++) checkKnowledge(game, viewer, known);
      }
    }
    for (const [what, times] of Object.entries(known)) expect(times, what).toBeGreaterThan(100);
  });
});
function checkKnowledge(game: Game, viewer: number, known: { hand: number; deck: number; doubt: number }): void {
  const { kinds } = matchOf(game);
  const seen = view(game, eyesOf(viewer));
  game.seats.forEach((seat, number) => {
    if (isAlly(game, viewer, number)) return;
    const { hand, deckKnown, inDoubt } = seen.seats[number];
    const named = (cards: readonly number[]) => cards.filter((card) => card >= 0).map((card) => kinds[kindOf(card)].id);
    const sides = game.combats.filter(({ revealed }) => !revealed).flatMap(({ attack, defense }) => [attack, defense]);
    const laid = sides.filter((side) => side.seat === number && !side.bonus).flatMap(({ card, boost }) => [card, boost]);
    const places = { hand: named(seat.hand), laid: named(laid), deck: named(seat.deck) };
    for (const card of hand) expect(places.hand.splice(places.hand.indexOf(card), 1), 'in hand').toEqual([card]);
    for (const { card, fromTop } of deckKnown) expect(kinds[kindOf(seat.deck[seat.deck.length - fromTop])].id, 'in the deck').toBe(card);
    for (const doubted of inDoubt) {
      const place = doubted.places.find((each) => places[each].includes(doubted.card));
      expect(place, `${doubted.card} in one of ${doubted.places.join()}`).toBeDefined();
      places[place!].splice(places[place!].indexOf(doubted.card), 1);
    }
    known.hand += hand.length;
    known.deck += deckKnown.length;
    known.doubt += inDoubt.length;
  });
}
