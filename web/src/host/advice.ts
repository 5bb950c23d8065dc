/** A hint as it is told. */
import type { Hint } from '@peerless/ai';
import { describe, type Game } from '@peerless/engine';
import type { Push } from './host.ts';

export type Advised = Extract<Push, { advice: unknown }>;

/** Advice is told this often while it is looked for, in milliseconds. */
export const TELL_EVERY = 100;

export const advised = (game: Game, { best, grounds }: Hint, isDone: boolean): Advised => ({
  advice: best.map(({ choice, chance, line }, n) => ({ choice: describe(game, choice), chance, line, grounds: n === 0 ? grounds : null })),
  isDone,
});
