/** Teaching the engine heroes and boards: what is not sound is refused with all its problems. */
import type { BoardDefinition, HeroDefinition } from '../data/define.ts';
import { boardNamed, heroNamed, rememberBoard, rememberHero } from '../data/known.ts';
import { InvalidData, type Problem } from '../data/problems.ts';
import { problemsOfBoard, problemsOfHero } from './check.ts';

/** Teaches the engine heroes, which setups then name. Refuses a hero that is not sound, or another one of a known name. */
export function learnHeroes(definitions: readonly HeroDefinition[]): void {
  for (const hero of definitions) {
    const problems = problemsOfNewHero(hero);
    if (problems.length) throw new InvalidData(nameOf(hero) ?? 'hero', problems);
    rememberHero(hero);
  }
}
/** Teaches the engine boards, which setups then name. */
export function learnBoards(definitions: readonly BoardDefinition[]): void {
  for (const board of definitions) {
    const problems = problemsOfNewBoard(board);
    if (problems.length) throw new InvalidData(nameOf(board) ?? 'board', problems);
    rememberBoard(board);
  }
}

/** All that keeps the heroes and boards of a file from being learned, each with its place in the file. */
export const problemsOfNew = (file: { heroes?: unknown; boards?: unknown }): Problem[] => [
  ...problemsOfList('heroes', file.heroes, problemsOfNewHero),
  ...problemsOfList('boards', file.boards, problemsOfNewBoard),
];
const MOST_IN_A_FILE = 64;
function problemsOfList(field: string, list: unknown, problemsOf: (definition: unknown) => Problem[]): Problem[] {
  if (!Array.isArray(list)) return [];
  if (list.length > MOST_IN_A_FILE) return [{ path: field, problem: `must have at most ${MOST_IN_A_FILE} entries, not ${list.length}` }];
  const ids = list.map(nameOf);
  return list.flatMap((definition, i) => {
    const here = problemsOf(definition).map(({ path, problem }) => ({
      path: `${field}[${i}]${/^(?:\[|$)/.test(path) ? '' : '.'}${path}`,
      problem,
    }));
    const first = ids.indexOf(ids[i]);
    if (ids[i] === undefined || first === i) return here;
    return [...here, { path: `${field}[${i}].id`, problem: `"${ids[i]}" is there already: ${field}[${first}]` }];
  });
}

/** All that keeps a definition from being learned. The one that is known already may come again. */
const problemsOfNewHero = (hero: unknown): Problem[] => problemsOfOne(hero, heroNamed(nameOf(hero) ?? ''), problemsOfHero);
const problemsOfNewBoard = (board: unknown): Problem[] =>
  problemsOfOne(board, boardNamed(nameOf(board) ?? '')?.definition, problemsOfBoard);
function problemsOfOne(
  definition: unknown,
  known: HeroDefinition | BoardDefinition | undefined,
  problemsOf: (definition: unknown) => Problem[],
): Problem[] {
  if (known !== undefined && known === definition) return [];
  const problems = problemsOf(definition);
  if (!known || (!problems.length && isSame(definition, known))) return problems;
  return [...problems, { path: 'id', problem: `"${known.id}" is already known, and is not the same; take another id` }];
}
/** Is it the same data, in whatever order its fields come? Words that are code are never the same. */
const isSame = (one: unknown, other: object): boolean => !('words' in other) && inOrder(one) === inOrder(other);
const inOrder = (data: unknown): string =>
  JSON.stringify(data, (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

const nameOf = (definition: unknown): string | undefined => {
  const id = typeof definition === 'object' && definition !== null && 'id' in definition ? definition.id : undefined;
  return typeof id === 'string' ? id : undefined;
};
