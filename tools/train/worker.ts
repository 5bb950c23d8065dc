/** Plays games between quick players, one for each message; answers with what was answered in it, what they hoped for and who won. */
import { parentPort } from 'node:worker_threads';
import { chance, chosen, fromNet, LEVEL, type Net, searcher, type Thought } from '@peerless/ai';
import '@peerless/boards';
import { answer, asked, type Choice, choices, type Game, mask, newGame, type Setup } from '@peerless/engine';
import '@peerless/heroes';
import type { Played } from './samples.ts';

export interface Job {
  id: number;
  setup: Setup;
  seed: number;
  /** For each decision, and for the first of a turn; 0 plays by the policy alone. */
  iterations: number;
  first: number;
  /** What the players go by. */
  net?: Net;
}

parentPort!.on('message', (job: Job) => parentPort!.postMessage(job.net ? lookingAhead(job, job.net) : byPolicy(job)));

const winnerOf = ({ winners }: Game): number => (winners === 1 ? 0 : winners === 2 ? 1 : -1);

function byPolicy({ id, setup, seed }: Job): Played {
  const game = newGame(setup, seed);
  const random = chance(seed);
  const answers: Choice[] = [];
  while (!game.over) {
    answers.push(chosen(game, asked(game), random));
    answer(game, answers[answers.length - 1]);
  }
  return { id, setup, seed, answers, hopes: [], winner: winnerOf(game) };
}

const rounded = (number: number): number => Math.round(number * 1e4) / 1e4;

function lookingAhead({ id, setup, seed, iterations, first }: Job, net: Net): Played {
  const game = newGame(setup, seed);
  const style = { ...LEVEL.hard.style, evaluation: evaluationOf(net) };
  const players = setup.heroes.map((_, seat) => searcher(seed + seat, { iterations, milliseconds: Number.MAX_SAFE_INTEGER }, style));
  const answers: Choice[] = [];
  const hopes: number[] = [];
  let turn = 0;
  while (!game.over) {
    const seat = asked(game);
    const isFirst = game.turn !== turn;
    turn = game.turn;
    const legal = choices(game);
    let choice = legal[0];
    let hope = -1;
    if (legal.length > 1) {
      const thinking = players[seat].think(mask(game, seat), isFirst ? { iterations: first } : {});
      let step = thinking.next();
      for (; !step.done; step = thinking.next()) hope = (step.value as Thought).chance;
      choice = step.value;
    }
    if (isFirst) hopes.push(hope < 0 ? -1 : rounded(seat === 0 ? hope : 1 - hope));
    answers.push(choice);
    answer(game, choice);
  }
  return { id, setup, seed, answers, hopes, winner: winnerOf(game) };
}
let known: { key: string; evaluation: ReturnType<typeof fromNet> } | undefined;
function evaluationOf(net: Net): ReturnType<typeof fromNet> {
  const key = net.output.join();
  if (known?.key !== key) known = { key, evaluation: fromNet(net) };
  return known.evaluation;
}
