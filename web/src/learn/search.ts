/** Searching the reference: words in all their forms, and numbers of rules. */
import { type Inflected, kinship } from '@peerless/text/inflected';
import { folded, foldedLetter } from '../texts/folded.ts';
import type { Entry } from './rules/outline.ts';
import { plain } from './text.ts';

/** What is marked in a text: what was looked for, wherever it stands, and whole words that are other forms of it. */
export interface Looked {
  words: readonly string[];
  forms: readonly string[];
}
export const NOTHING: Looked = { words: [], forms: [] };
export interface Found {
  hits: Entry[];
  looked: Looked;
}

/** The words looked for; a single letter would be everywhere. */
export const sought = (query: string): string[] => {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return words.join('').length > 1 ? words : [];
};
const wordsIn = (fold: string): string[] => fold.split(/[^\p{L}\p{N}']+/u);
const SHORTEST = 3;

/** Finds the entries that hold all the words or forms of them: first those that rest on the rule of that very number, then those with a word in the title. */
export function indexOf(entries: readonly Entry[], inflected: Inflected): (words: readonly string[]) => Found {
  const folds = entries.map((entry) => {
    const title = folded(entry.title);
    const all = folded([entry.title, ...entry.text.map(plain), ...entry.rules].join('\n'));
    return { entry, title, inTitle: new Set(wordsIn(title)), all, inAll: new Set(wordsIn(all)) };
  });
  const formsOf = kinship(inflected, new Set(folds.flatMap(({ inAll }) => [...inAll])), folded);
  return (words) => {
    const kin = words.map((word) => ({ word, forms: word.length < SHORTEST ? [] : formsOf(word) }));
    const isIn = ({ word, forms }: (typeof kin)[number], fold: string, all: ReadonlySet<string>): boolean =>
      fold.includes(word) || forms.some((form) => all.has(form));
    const rank = ({ entry, title, inTitle }: (typeof folds)[number]): number => {
      if (words.some((word) => entry.rules.some((rule) => folded(rule) === word || rule.slice(2) === word))) return 0;
      return kin.some((each) => isIn(each, title, inTitle)) ? 1 : 2;
    };
    return {
      hits: folds
        .filter(({ all, inAll }) => kin.every((each) => isIn(each, all, inAll)))
        .sort((one, other) => rank(one) - rank(other))
        .map(({ entry }) => entry),
      looked: { words, forms: kin.flatMap(({ forms }) => forms) },
    };
  };
}

/** The text cut into parts, every second of which is one that was looked for. */
export function cut(text: string, { words, forms }: Looked): string[] {
  const letters = Array.from(text);
  const starts: number[] = [];
  let fold = '';
  letters.forEach((letter, place) => {
    for (const _ of foldedLetter(letter)) starts.push(place);
    fold += foldedLetter(letter);
  });
  starts.push(letters.length);
  const marks = [
    ...words.flatMap((word) => placesOf(fold, word)),
    ...forms.flatMap((form) => placesOf(fold, form).filter(({ at, until }) => isWhole(fold, at, until))),
  ].sort((one, other) => one.at - other.at || other.until - one.until);
  const parts: string[] = [];
  let from = 0;
  for (const { at, until } of marks) {
    if (at < from) continue;
    parts.push(letters.slice(starts[from], starts[at]).join(''), letters.slice(starts[at], starts[until]).join(''));
    from = until;
  }
  return [...parts, letters.slice(starts[from]).join('')];
}
function placesOf(fold: string, word: string): { at: number; until: number }[] {
  const found: { at: number; until: number }[] = [];
  for (let at = fold.indexOf(word); at >= 0; at = fold.indexOf(word, at + word.length)) found.push({ at, until: at + word.length });
  return found;
}
const isWhole = (fold: string, at: number, until: number): boolean => !/[\p{L}\p{N}]/u.test(`${fold[at - 1] ?? ''}${fold[until] ?? ''}`);
