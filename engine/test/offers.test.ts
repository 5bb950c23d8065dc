import '@peerless/boards';
import { answer, answerNth, choices, clone, newGame, offers, offersIn } from '@peerless/engine';
import '@peerless/heroes';
import { describe, expect, it } from 'vitest';

describe('answering by number', () => {
  it('is the same as answering with that choice, to the end of a game', () => {
    const game = newGame({ board: 'heorot', heroes: ['medusa', 'sun-wukong'], mode: 'duel' }, 5);
    for (let n = 0; !game.over; n++) {
      const legal = choices(game);
      const pick = (7 * n) % legal.length;
      const other = clone(game);
      answer(other, legal[pick]);
      expect(offers.slice(0, offersIn(game))).toEqual(legal);
      answerNth(game, pick);
      expect(game).toEqual(other);
    }
    expect(offersIn(game)).toBe(0);
  });

  it('refuses a number that is not on offer, and leaves the game as it was', () => {
    const game = newGame({ board: 'heorot', heroes: ['medusa', 'sun-wukong'], mode: 'duel' }, 5);
    const before = clone(game);
    expect(() => answerNth(game, choices(game).length)).toThrow(/no answer number/);
    expect(game).toEqual(before);
  });
});
