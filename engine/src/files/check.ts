/** Heroes and boards that come as data, checked before anything is made of them. */

import type { BoardDefinition, HeroDefinition } from '../data/define.ts';
import { type Kind, problemsOf, within } from '../data/kinds.ts';
import type { Problem } from '../data/problems.ts';
import '../words/all.ts';
import { board, namesOf as namesOfBoard } from './check-board.ts';
import { hero, namesOf as namesOfHero } from './check-hero.ts';

/** One among others in a file: what it can name and how much it says is its own. */
export const wholeHero: Kind<HeroDefinition> = within((data) => ({ names: namesOfHero(data), said: [] }), hero);
export const wholeBoard: Kind<BoardDefinition> = within((data) => ({ names: namesOfBoard(data) }), board);

/** All that is wrong with a hero; nothing if it can be played. */
export const problemsOfHero = (value: unknown): Problem[] => problemsOf(value, wholeHero);
/** All that is wrong with a board; nothing if it can be played on. */
export const problemsOfBoard = (value: unknown): Problem[] => problemsOf(value, wholeBoard);
