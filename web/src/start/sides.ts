/** Who plays together, by name. */
import type { Mode } from '@peerless/engine';
import { texts } from '../texts/texts.ts';

/** In teams the seats take turns: A, B, A, B. */
export const sidesOf = (mode: Mode, heroes: string[]): string[] =>
  mode === 'teams' ? [0, 1].map((team) => texts().start.together([heroes[team], heroes[team + 2]])) : heroes;
