/** The texts of the reference: their links, and how they are searched. */
import { folded, foldedLetter } from '../words/folded.ts';
import type { Entry } from './rules/outline.ts';

/** A run of words, and the entry that it leads to. */
export interface Run {
  words: string;
  to: string | null;
}
const LINK = /\[\[([^|\]]+)\|([^\]]+)\]\]/g;
export function runs(paragraph: string): Run[] {
  const found: Run[] = [];
  let from = 0;
  for (const link of paragraph.matchAll(LINK)) {
    if (link.index > from) found.push({ words: paragraph.slice(from, link.index), to: null });
    found.push({ words: link[2], to: link[1] });
    from = link.index + link[0].length;
  }
  if (from < paragraph.length) found.push({ words: paragraph.slice(from), to: null });
  return found;
}
/** The steps of a paragraph that counts them: "1. … 2. …". */
export const steps = (paragraph: string): string[] | null =>
  paragraph.startsWith('1. ') ? paragraph.split(/ ?\d\. /).filter(Boolean) : null;
const plain = (paragraph: string): string => paragraph.replace(LINK, '$2');

/** The words looked for; a single letter would be everywhere. */
export const sought = (query: string): string[] => {
  const words = folded(query).split(/\s+/).filter(Boolean);
  return words.join('').length > 1 ? words : [];
};

const folds = new WeakMap<Entry, { title: string; all: string }>();
function foldOf(entry: Entry): { title: string; all: string } {
  let fold = folds.get(entry);
  if (!fold) {
    fold = { title: folded(entry.title), all: folded([entry.title, ...entry.text.map(plain), ...entry.rules].join('\n')) };
    folds.set(entry, fold);
  }
  return fold;
}
/** The entries that hold all the words: first those that rest on the rule of that very number, then those with a word in the title. */
export function search(entries: readonly Entry[], words: readonly string[]): Entry[] {
  const rank = (entry: Entry): number => {
    if (words.some((word) => entry.rules.some((rule) => folded(rule) === word || rule.slice(2) === word))) return 0;
    return words.some((word) => foldOf(entry).title.includes(word)) ? 1 : 2;
  };
  return entries.filter((entry) => words.every((word) => foldOf(entry).all.includes(word))).sort((one, other) => rank(one) - rank(other));
}

/** The entry that is most about the rule of this number: it names it before the others do. */
export const entryOn = (entries: readonly Entry[], rule: string): Entry | undefined =>
  entries
    .filter(({ rules }) => rules.includes(rule))
    .sort((one, other) => one.rules.indexOf(rule) - other.rules.indexOf(rule))
    .at(0);

/** The text cut into parts, every second of which is one that was looked for. */
export function cut(text: string, words: readonly string[]): string[] {
  const letters = Array.from(text);
  const starts: number[] = [];
  let fold = '';
  letters.forEach((letter, place) => {
    for (const _ of foldedLetter(letter)) starts.push(place);
    fold += foldedLetter(letter);
  });
  starts.push(letters.length);
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const found = words
      .map((word) => ({ at: fold.indexOf(word, from), length: word.length }))
      .filter(({ at }) => at >= 0)
      .sort((one, other) => one.at - other.at || other.length - one.length)[0];
    const until = found ? found.at : fold.length;
    parts.push(letters.slice(starts[from], starts[until]).join(''));
    if (!found) return parts;
    parts.push(letters.slice(starts[until], starts[until + found.length]).join(''));
    from = until + found.length;
  }
}
