/** Plays games between quick players, one for each message; answers with the positions at the beginning of each turn and who won. */
import { parentPort } from 'node:worker_threads';
import { decide, FEATURES, featuresOf, LEVEL, searcher } from '@peerless/ai';
import '@peerless/boards';
import { answer, asked, choices, mask, newGame, type Setup } from '@peerless/engine';
import '@peerless/heroes';

export interface Job {
  setup: Setup;
  seed: number;
  iterations: number;
}
/** Features of all seats, one after the other, position by position; and the seat that won. */
export interface Played {
  features: Float64Array;
  winner: number;
}

parentPort!.on('message', (job: Job) => parentPort!.postMessage(play(job)));

function play({ setup, seed, iterations }: Job): Played {
  const game = newGame(setup, seed);
  const players = setup.heroes.map((_, seat) =>
    searcher(seed + seat, { iterations, milliseconds: Number.MAX_SAFE_INTEGER }, LEVEL.medium.style),
  );
  const seen: number[] = [];
  const features = new Float64Array(FEATURES.length);
  let turn = 0;
  while (!game.over) {
    if (game.turn !== turn) {
      turn = game.turn;
      for (let seat = 0; seat < setup.heroes.length; seat++) {
        featuresOf(game, seat, features);
        seen.push(...features);
      }
    }
    const legal = choices(game);
    answer(game, legal.length === 1 ? legal[0] : decide(players[asked(game)], mask(game, asked(game))));
  }
  return { features: Float64Array.from(seen), winner: Math.round(Math.log2(game.winners || 1)) };
}
