import type { Said } from '../worker.ts';

export const said: Said = {
  turn: (who) => ['Your turn', `Your game with ${who} waits for you.`],
  time: (who, until) => ['Your time runs short', `Your game with ${who} waits for you until ${until}.`],
  found: (who) => ['Opponent found', `Your game with ${who} begins: choose your hero.`],
  challenge: (who) => ['A challenge', `${who} wants to play with you.`],
  over: (who) => ['Game over', `Your game with ${who} is over.`],
};
