/** The games of the corpus: random ones over all modes, boards and heroes. */
import { answer, type Choice, choices, FIRST_RULES, newGame, type Setup } from '@peerless/engine';
import { everySetup } from '../../engine/test/matrix.ts';
import { dice, pickOf } from '../../engine/test/playing.ts';

export interface Kept {
  setup: Setup;
  seed: number;
  answers: number[];
  digests: string[];
}

/** So many setups, a third of them of more than two seats, spread evenly over all there are; some by the first rules. */
export function setups(count: number): Setup[] {
  const all = everySetup();
  const several = all.filter(({ heroes }) => heroes.length > 2);
  const duels = all.filter(({ heroes }) => heroes.length === 2);
  const spread = (list: readonly Setup[], n: number): Setup[] =>
    Array.from({ length: n }, (_, i) => list[Math.floor((i * list.length) / n) % list.length]);
  const chosen = [...spread(duels, count - Math.floor(count / 3)), ...spread(several, Math.floor(count / 3))];
  return chosen.map((setup, i) => (i % 4 === 0 ? { ...setup, rules: FIRST_RULES } : setup));
}
export function played(setup: Setup, seed: number): number[] {
  const random = dice(seed);
  const game = newGame(setup, seed);
  const answers: Choice[] = [];
  while (!game.over && answers.length < 3000) {
    const picked = pickOf(choices(game), random);
    answers.push(picked);
    answer(game, picked);
  }
  return answers;
}
