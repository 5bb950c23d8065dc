/** Heroes and boards that come as data, checked before anything is made of them. */

import { type Kind, type Place, start } from '../data/kinds.ts';
import type { Problem } from '../data/problems.ts';
import '../words/all.ts';
import { board, namesOf as namesOfBoard } from './check-board.ts';
import { hero, namesOf as namesOfHero } from './check-hero.ts';

function problemsOf<T>(value: unknown, kind: Kind<T>, names: Place['names']): Problem[] {
  const at = start(names);
  kind(value, at);
  return at.problems;
}
/** All that is wrong with a hero; nothing if it can be played. */
export const problemsOfHero = (value: unknown): Problem[] => problemsOf(value, hero, namesOfHero(value));
/** All that is wrong with a board; nothing if it can be played on. */
export const problemsOfBoard = (value: unknown): Problem[] => problemsOf(value, board, namesOfBoard(value));
