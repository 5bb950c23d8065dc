/** Games of random cards that are played until each word was said and done in one. */
import { answer, choices, explain, newGame } from '@peerless/engine';
import { lively } from './other-world.ts';
import { playOut } from './playing.ts';
import { randomSetup } from './random-cards.ts';
import { doEach, watchWords } from './watch-words.ts';

/** Those of the words that no game does. */
export const neverDone = (words: readonly string[]): string[] =>
  doEach(words, watchWords(), (n, random, wanted) => {
    const game = newGame(randomSetup(n, random, wanted), n);
    playOut(game, () => answer(game, lively(game, explain(game)!.kind, choices(game), random)));
  });
