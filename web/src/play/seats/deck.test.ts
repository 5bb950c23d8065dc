import '@peerless/boards';
import '@peerless/heroes';
import { answer, choices, type Game, knownHeroes, newGame, replay, type View, view } from '@peerless/engine';
import { describe, expect, it } from 'vitest';
import { dice } from '../../../test/dice.ts';
import { moment, type Wanted } from '../../../test/moments.ts';
import { deckLeft } from './deck.ts';

const counted = (cards: readonly string[]): Record<string, number> =>
  Object.fromEntries([...new Set(cards)].sort().map((id) => [id, cards.filter((each) => each === id).length]));
/** What is left, as the dialog tells it. */
const told = (seen: View, seat: number) =>
  counted(deckLeft(seen, seat).flatMap(({ card, left }) => new Array<string>(Math.max(0, left)).fill(card.id)));
/** What is in hand and deck, as somebody sees who sees everything. */
const there = ({ seats }: View, seat: number) => counted([...seats[seat].hand, ...seats[seat].deckKnown.map(({ card }) => card)]);

const HEROES = knownHeroes().map(({ id }) => id);
/** Every hero, two of them in a game of both. */
const DUELS = HEROES.map((hero, n) => [hero, n % 4 ? HEROES[(n + 1) % HEROES.length] : hero]);
function play(heroes: string[], seed: number, each: (game: Game) => void): void {
  const game = newGame({ board: 'marmoreal', heroes, mode: 'duel', options: { mirrorMatch: true } }, seed);
  const roll = dice(seed);
  for (let n = 0; n < 300 && !game.over; n++) {
    each(game);
    const legal = choices(game);
    answer(game, legal[roll(legal.length)]);
  }
}

describe('what may still come of a deck', () => {
  it.each(DUELS)('is what is in hand and deck, for eyes that see everything: %s, %s', (...heroes) => {
    for (const seed of [1, 2])
      play(heroes, seed, (game) => {
        const seen = view(game, 'all');
        for (const seat of [0, 1]) expect(told(seen, seat), JSON.stringify([seen.inPlay, seen.combats])).toEqual(there(seen, seat));
      });
  });

  const opponent = (wanted: Wanted): { seen: View; sum: number; held: number } => {
    const { record } = moment({ ...wanted, people: [1] });
    const seen = view(replay(record), 1);
    const { handCount, deckCount } = seen.seats[0];
    return { seen, sum: deckLeft(seen, 0).reduce((total, { left }) => total + left, 0), held: handCount + deckCount };
  };
  it('has the card of a bonus attack gone once, as the opponent sees it', () => {
    const { seen, sum, held } = opponent({ at: 'bonusAttack', heroes: ['yennenga', 'medusa'] });
    expect(seen.combats.map(({ attack }) => attack.card)).toEqual([expect.any(String), seen.combats[0].attack.card]);
    expect(sum).toBe(held);
  });
  it('does not have a scheme or a boost that lies open', () => {
    const game = moment({ people: [0, 1], turn: 3, holds: ({ limbo, combats }) => limbo.length > 0 && !combats.length });
    const seen = view(replay(game.record), 'spectator');
    expect(seen.inPlay).not.toEqual([]);
    for (const [seat, { handCount, deckCount }] of seen.seats.entries())
      expect(deckLeft(seen, seat).reduce((total, { left }) => total + left, 0)).toBe(handCount + deckCount);
  });
  it('still has what lies face down, which could be any of it', () => {
    const { seen, sum, held } = opponent({ at: 'defense' });
    expect(seen.combats[0].attack.card).toBe('hidden');
    expect(sum).toBe(held + 1);
  });
  it('says what of it was seen: in hand, on top, or in one of several places', () => {
    const seen = opponent({ at: 'defense' }).seen;
    const [first, second, third] = deckLeft(seen, 0).map(({ card }) => card.id);
    const seat = { ...seen.seats[0], hand: [first], deckKnown: [{ card: second, fromTop: 2 }], inDoubt: [{ card: third, places: [] }] };
    const left = deckLeft({ ...seen, seats: [seat, seen.seats[1]] }, 0);
    expect(left.slice(0, 3).map(({ inHand, onTop, maybe }) => [inHand, onTop, maybe])).toEqual([
      [1, [], 0],
      [0, [2], 0],
      [0, [], 1],
    ]);
  });
});
