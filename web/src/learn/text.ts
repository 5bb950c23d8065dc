/** The texts of the reference: their links and steps. */
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
/** Without its links. */
export const plain = (paragraph: string): string => paragraph.replace(LINK, '$2');

/** The entry that is most about the rule of this number: it names it before the others do. */
export const entryOn = (entries: readonly Entry[], rule: string): Entry | undefined =>
  entries
    .filter(({ rules }) => rules.includes(rule))
    .sort((one, other) => one.rules.indexOf(rule) - other.rules.indexOf(rule))
    .at(0);
