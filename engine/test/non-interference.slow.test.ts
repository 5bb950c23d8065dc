/** What a viewer gets never depends on what it may not know, however long the game goes on (section 15). */
import { answer, choices, explain, type Game, kindOf, matchOf, newGame, type Verb, view, wordsOf } from '@peerless/engine';
import { expect, it, describe as suite } from 'vitest';
import { eyesOf, isAlly, lively } from './other-world.ts';
import { dice, playOut, type Random, secretiveSetup } from './playing.ts';
import { calling, everyWord, randomSetup } from './random-cards.ts';
import { follow, passed } from './two-worlds.ts';
import { doEach, watchWords } from './watch-words.ts';

suite('two worlds that differ only in what a viewer may not know', () => {
  it('R-15.17, R-15.19, R-15.21 are alike to it as long as they take the same course: questions, choices, events, views', {
    timeout: 300_000,
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

suite('two such worlds with cards made up of every word', () => {
  it('R-15.17, R-15.19, R-15.21 are alike to it too', { timeout: 300_000 }, () => {
    const done = watchWords();
    for (let n = 0; n < 60; n++) {
      const random = dice(4000 + n);
      follow(randomSetup(n, random), n, random, true);
    }
    const missing = doEach(everyWord(), done, (n, random, wanted) => follow(randomSetup(n, random, wanted), n, random, true));
    expect(missing, 'never done').toEqual([]);
  });
});

suite('what a viewer is said to know', () => {
  const follow = (game: Game, random: Random): Known => {
    const known = { hand: 0, deck: 0, doubt: 0 };
    playOut(
      game,
      () => {
        answer(game, lively(game, explain(game)!.kind, choices(game), random));
        for (let viewer = -1; viewer < game.seats.length; viewer++) checkKnowledge(game, viewer, known);
      },
      500,
    );
    return known;
  };
  /** Checks at least so many games, and more until much was known. */
  const expectMuch = (least: number, play: (n: number) => Known): void => {
    const known = { hand: 0, deck: 0, doubt: 0 };
    const isMuch = (): boolean => Math.min(known.hand, known.deck, known.doubt) > MUCH;
    for (let n = 0; n < least || (n < 10 * least && !isMuch()); n++) {
      const found = play(n);
      for (const what of ['hand', 'deck', 'doubt'] as const) known[what] += found[what];
    }
    expect(isMuch(), JSON.stringify(known)).toBe(true);
  };
  it('R-15.9, R-15.20, R-15.21 is so: cards in a hand, cards in a deck, and cards in one of several places', { timeout: 300_000 }, () => {
    expectMuch(12, (n) => {
      const random = dice(2000 + n);
      return follow(newGame(secretiveSetup(n, random), n), random);
    });
  });
  it('R-15.9, R-15.20, R-15.21 is so with cards made up of every word too', { timeout: 300_000 }, () => {
    const isKnowing = ({ looks, tells }: Verb): boolean => looks || tells.names === 'thatCard' || tells.isOfThatCard === true;
    const knowing = new Set(
      wordsOf('verb')
        .filter(isKnowing)
        .map(({ word }) => calling('verb', word)),
    );
    expectMuch(30, (n) => {
      const random = dice(3000 + n);
      return follow(newGame(randomSetup(n, random, n % 2 ? knowing : undefined), n), random);
    });
  });
});
const MUCH = 100;
interface Known {
  hand: number;
  deck: number;
  doubt: number;
}
function checkKnowledge(game: Game, viewer: number, known: Known): void {
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
