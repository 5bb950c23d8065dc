/** The turns of a server that is one process. */
import { type Book, nextIn, questionOf, servedIn, tidied, turnOf, waitingIn } from './fair.ts';
import type { Turns } from './turns.ts';

export function localTurns(now: () => number = Date.now): Turns {
  const book: Book = { wishes: new Map(), turns: new Map(), count: 0, served: new Map() };
  return {
    wish(wish) {
      const since = book.wishes.get(questionOf(wish))?.since ?? wish.since;
      book.wishes.set(questionOf(wish), { ...wish, since });
    },
    drop: (wish) => void book.wishes.delete(questionOf(wish)),
    async next(lane) {
      tidied(book, now());
      const wish = nextIn(book, lane);
      if (!wish) return undefined;
      book.wishes.delete(questionOf(wish));
      book.turns.set(questionOf(wish), turnOf(wish, now()));
      book.served.set(servedIn(lane, wish.player), ++book.count);
      return wish;
    },
    end(wish) {
      book.turns.delete(questionOf(wish));
      book.wishes.delete(questionOf(wish));
    },
    async waiting() {
      tidied(book, now());
      return { quick: waitingIn(book, 'quick'), slow: waitingIn(book, 'slow') };
    },
    check: async () => {},
    close: async () => {},
  };
}
