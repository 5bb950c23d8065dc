/** Heroes and boards that the engine has been taught, by name. */
import { type Board, compileBoard } from './board.ts';
import { problemsOfBoard, problemsOfHero } from './check.ts';
import type { BoardDefinition, HeroDefinition } from './define.ts';
import { InvalidData, type Problem } from './problems.ts';

const heroes = new Map<string, HeroDefinition>();
const boards = new Map<string, Board>();

/** Teaches the engine heroes, which setups then name. Refuses a hero that is not sound, or another one of a known name. */
export function learnHeroes(definitions: readonly HeroDefinition[]): void {
  for (const hero of definitions) {
    const problems = problemsOfNewHero(hero);
    if (problems.length) throw new InvalidData(nameOf(hero) ?? 'hero', problems);
    heroes.set(hero.id, hero);
  }
}
/** Teaches the engine boards, which setups then name. */
export function learnBoards(definitions: readonly BoardDefinition[]): void {
  for (const board of definitions) {
    const problems = problemsOfNewBoard(board);
    if (problems.length) throw new InvalidData(nameOf(board) ?? 'board', problems);
    if (boards.get(board.id)?.definition !== board) boards.set(board.id, compileBoard(board));
  }
}
/** All that keeps a definition from being learned. The one that is known already may come again. */
export function problemsOfNewHero(hero: unknown): Problem[] {
  const same = heroes.get(nameOf(hero) ?? '');
  if (same && same === hero) return [];
  return [...problemsOfHero(hero), ...(same ? [taken(same.id)] : [])];
}
export function problemsOfNewBoard(board: unknown): Problem[] {
  const same = boards.get(nameOf(board) ?? '')?.definition;
  if (same && same === board) return [];
  return [...problemsOfBoard(board), ...(same ? [taken(same.id)] : [])];
}
const taken = (name: string): Problem => ({ path: 'id', problem: `"${name}" is already known` });
const nameOf = (definition: unknown): string | undefined => {
  const id = typeof definition === 'object' && definition !== null && 'id' in definition ? definition.id : undefined;
  return typeof id === 'string' ? id : undefined;
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
