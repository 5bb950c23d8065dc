/** What is wrong with data from outside: every problem with its place, for people and programs. */
export interface Problem {
  path: string;
  problem: string;
}

export class InvalidData extends Error {
  readonly problems: readonly Problem[];
  constructor(what: string, problems: readonly Problem[]) {
    super(`${what} is not valid:\n${problems.map(({ path, problem }) => `  ${path || '(whole)'}: ${problem}`).join('\n')}`);
    this.name = 'InvalidData';
    this.problems = problems;
  }
}

/** The known word nearest to a mistyped one, if any is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
  let least = Math.max(2, Math.floor(word.length / 2));
  for (const candidate of known) {
    const steps = edits(word.toLowerCase(), candidate.toLowerCase());
    if (steps < least) {
      least = steps;
      best = candidate;
    }
  }
  return best;
}

/** No name is longer. */
export const LONGEST = 64;
/** A text that may be of any length, in a few characters. */
export const brief = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);
/** A value in a few characters. */
export function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(brief(value));
  if (value === undefined) return 'nothing';
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? 'a list' : `${typeof value === 'object' ? 'an' : 'a'} ${typeof value}`;
}

export const unknown = (what: string, word: unknown, known: readonly string[]): string => {
  const near = typeof word === 'string' && word.length <= LONGEST ? nearest(word, known) : undefined;
  return `unknown ${what} ${shown(word)}; ${near ? `did you mean "${near}"?` : `known: ${known.join(', ')}`}`;
};

/** How many letters must be added, dropped or changed, or two neighbours exchanged, to make one word of the other. */
function edits(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const above = row;
    row = [i];
    for (let j = 1; j <= b.length; j++) {
      row[j] = Math.min(above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) row[j] = Math.min(row[j], before[j - 2] + 1);
    }
    before = above;
  }
  return row[b.length];
}
