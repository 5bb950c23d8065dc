/** Plays games between quick players, one for each message; answers with the positions at the beginning of each turn and who won. */
import { parentPort } from 'node:worker_threads';
import { byHand, chance, chosen, decide, FEATURES, featuresOf, fromNet, LEVEL, type Net, searcher } from '@peerless/ai';
import '@peerless/boards';
import { answer, asked, choices, mask, newGame, type Setup } from '@peerless/engine';
import '@peerless/heroes';

export interface Job {
  setup: Setup;
  seed: number;
  /** For each decision; 0 plays by the policy alone. */
  iterations: number;
  /** What the players go by; the evaluation by hand if there is none. */
  net?: Net;
}
/** Features of both seats, one after the other, position by position; and the seat that won, −1 if nobody. */
export interface Played {
  features: Float32Array;
  winner: number;
}

parentPort!.on('message', (job: Job) => parentPort!.postMessage(play(job)));

let known: { key: string; evaluation: typeof byHand } | undefined;
const evaluationOf = (net: Net | undefined): typeof byHand => {
  if (!net) return byHand;
  const key = JSON.stringify(net.output);
  if (known?.key !== key) known = { key, evaluation: fromNet(net) };
  return known.evaluation;
};

function play({ setup, seed, iterations, net }: Job): Played {
  const game = newGame(setup, seed);
  const random = chance(seed);
  const style = { ...LEVEL.medium.style, evaluation: evaluationOf(net) };
  const players = setup.heroes.map((_, seat) => searcher(seed + seat, { iterations, milliseconds: Number.MAX_SAFE_INTEGER }, style));
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
    if (iterations === 0) answer(game, chosen(game, asked(game), random));
    else {
      const legal = choices(game);
      answer(game, legal.length === 1 ? legal[0] : decide(players[asked(game)], mask(game, asked(game))));
    }
  }
  return { features: Float32Array.from(seen), winner: game.winners === 1 ? 0 : game.winners === 2 ? 1 : -1 };
}
