/** Heroes and boards that the engine has been taught, by name. */
import { type Board, compileBoard } from './board.ts';
import type { BoardDefinition, HeroDefinition } from './define.ts';

const heroes = new Map<string, HeroDefinition>();
const boards = new Map<string, Board>();

/** Keeps definitions that were checked; see files/learn.ts. */
export const rememberHero = (hero: HeroDefinition): void => {
  if (!heroes.has(hero.id)) heroes.set(hero.id, hero);
};
export const rememberBoard = (board: BoardDefinition): void => {
  if (!boards.has(board.id)) boards.set(board.id, compileBoard(board));
};

export const knownHeroes = (): HeroDefinition[] => [...heroes.values()];
export const knownBoards = (): BoardDefinition[] => [...boards.values()].map((board) => board.definition);
export const heroNamed = (id: string): HeroDefinition | undefined => heroes.get(id);
export const boardNamed = (id: string): Board | undefined => boards.get(id);

/** Forgets definitions that were learned for a while; see `forget` in match.ts. */
export function unlearn(heroNames: readonly string[], boardNames: readonly string[]): void {
  for (const name of heroNames) heroes.delete(name);
  for (const name of boardNames) boards.delete(name);
}
