/** Teaching the engine heroes and boards: what is not sound is refused with all its problems. */
import type { BoardDefinition, HeroDefinition } from '../data/define.ts';
import { BY_ID, isData, type Kind, list, optional, problemsOf, record } from '../data/kinds.ts';
import { boardNamed, heroNamed, rememberBoard, rememberHero } from '../data/known.ts';
import { inside, say } from '../data/place.ts';
import { InvalidData, type Problem } from '../data/problems.ts';
import { wholeBoard, wholeHero } from './check.ts';

/** Teaches the engine heroes, which setups then name. Refuses a hero that is not sound, or another one of a known name. */
export function learnHeroes(definitions: readonly HeroDefinition[]): void {
  for (const hero of definitions) {
    const problems = problemsOf(hero, newHero);
    if (problems.length) throw new InvalidData(nameOf(hero) ?? 'hero', problems);
    rememberHero(hero);
  }
}
/** Teaches the engine boards, which setups then name. */
export function learnBoards(definitions: readonly BoardDefinition[]): void {
  for (const board of definitions) {
    const problems = problemsOf(board, newBoard);
    if (problems.length) throw new InvalidData(nameOf(board) ?? 'board', problems);
    rememberBoard(board);
  }
}

/** What is not sound cannot be learned, nor another one of a known name. The one that is known already may come again. */
const unlessOther =
  <T extends HeroDefinition | BoardDefinition>(kind: Kind<T>, known: (id: string) => T | undefined): Kind<T> =>
  (value, at) => {
    const old = known(nameOf(value) ?? '');
    if (old !== undefined && old === value) return;
    const before = at.problems.length;
    kind(value, at);
    const isSound = at.problems.length === before;
    if (old && !(isSound && isSame(value, old)))
      say(inside(at, 'id'), `"${old.id}" is already known, and is not the same; take another id`);
  };
const newHero = unlessOther(wholeHero, heroNamed);
const newBoard = unlessOther(wholeBoard, (id) => boardNamed(id)?.definition);
const MOST_IN_A_FILE = 64;
/** Heroes and boards of a file that can be learned. */
export const newHeroes = list(newHero, { most: MOST_IN_A_FILE, apart: BY_ID });
export const newBoards = list(newBoard, { most: MOST_IN_A_FILE, apart: BY_ID });

const newOnes = record<{ heroes?: readonly HeroDefinition[]; boards?: readonly BoardDefinition[] }>({
  heroes: optional(newHeroes),
  boards: optional(newBoards),
});
/** All that keeps the heroes and boards of a file from being learned, each with its place in the file. */
export const problemsOfNew = ({ heroes, boards }: { heroes?: unknown; boards?: unknown }): Problem[] =>
  problemsOf({ ...(Array.isArray(heroes) && { heroes }), ...(Array.isArray(boards) && { boards }) }, newOnes);

/** Is it the same data, in whatever order its fields come? Words that are code are never the same. */
const isSame = (one: unknown, other: object): boolean => !('words' in other) && inOrder(one) === inOrder(other);
const inOrder = (data: unknown): string =>
  JSON.stringify(data, (_, value) =>
    isData(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );

const nameOf = (definition: unknown): string | undefined => {
  const id = isData(definition) ? definition.id : undefined;
  return typeof id === 'string' ? id : undefined;
};
