/** Games that come by link. */
import { deflateRawSync } from 'node:zlib';
import '@peerless/boards';
import '@peerless/heroes';
import {
  ACTIONS,
  answer,
  type Choice,
  choices,
  type Described,
  describe as described,
  type GameRecord,
  newGame,
  record as recordOf,
  type Setup,
} from '@peerless/engine';
import { dice } from './dice.ts';

export const linkOf = (text: string): string => `#/shared/${deflateRawSync(text).toString('base64url')}`;

/** A game of four who move as much as they can and attack only if they must. */
export function slowGame(): GameRecord {
  const setup: Setup = { board: 'sarpedon', heroes: ['medusa', 'yennenga', 'little-red', 'dracula'], mode: 'freeForAll' };
  const game = newGame(setup, 4);
  const roll = dice(9);
  const answers: Choice[] = [];
  const rank = ({ action, pass, kind }: Described): number => {
    if (action) return ACTIONS.indexOf(action as (typeof ACTIONS)[number]);
    return pass ? (kind === 'moveWhom' ? 9 : 0) : 1;
  };
  while (!game.over) {
    const legal = choices(game);
    const ranks = legal.map((choice) => rank(described(game, choice)));
    const best = legal.filter((_, n) => ranks[n] === Math.min(...ranks));
    answers.push(best[roll(best.length)]);
    answer(game, answers[answers.length - 1]);
  }
  return recordOf(setup, 4, answers);
}

/** Two people's game, up to a question that has one answer. */
export function gameWithOneChoice(): GameRecord {
  const setup: Setup = { board: 'marmoreal', heroes: ['medusa', 'dracula'], mode: 'duel' };
  const game = newGame(setup, 4);
  const roll = dice(9);
  const answers: Choice[] = [];
  for (let legal = choices(game); legal.length > 1; legal = choices(game)) {
    answers.push(legal[roll(legal.length)]);
    answer(game, answers[answers.length - 1]);
  }
  return recordOf(setup, 4, answers);
}
