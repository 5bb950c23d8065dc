/** Forms of words: which words of a text are other forms of one that somebody looks for. */

/** What a language knows of the forms of its words. */
export interface Inflected {
  /** Nouns, adjectives and verbs, each with its forms; more as names are learned. */
  paradigms(): readonly (readonly string[])[];
  /** Forms of words that follow from no ending, one word after the other: no other words end like them. */
  families: readonly string[];
  /** What all forms of a term have in common. */
  stems: readonly RegExp[];
}

/** The single words of which forms of terms are made; what is told apart only by the words around it is left out. */
export const stemsOf = (forms: Readonly<Record<string, RegExp>>): RegExp[] =>
  [...new Set(Object.values(forms).flatMap(({ source }) => alternatives(source.replaceAll('\\b', ''))))]
    .filter((source) => !/\s|\\S|\.[*+]|[$^]/.test(source.replaceAll(/\(\?<?!\\p\{L\}\)/g, '')))
    .map((source) => new RegExp(unmarked(source), 'iu'));
/** A pattern at its `|`, those in brackets apart. */
function alternatives(source: string): string[] {
  const found = [''];
  let depth = 0;
  for (const sign of source) {
    if (sign === '(' || sign === '[') depth++;
    if (sign === ')' || sign === ']') depth--;
    if (sign === '|' && depth === 0) found.push('');
    else found[found.length - 1] += sign;
  }
  return found;
}
const unmarked = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** A stem as short as this may begin quite other words: what follows it has to be an ending. */
const SHORT = 3;
const LONGEST_ENDING = 5;
const LONGEST_PREFIX = 3;

/** Finds, for a word, its other forms in a vocabulary. All words are compared as `fold` leaves them. */
export function kinship(
  { paradigms, families, stems }: Inflected,
  vocabulary: ReadonlySet<string>,
  fold: (text: string) => string,
): (word: string) => string[] {
  const forms = paradigms().flatMap((said) => inParts(said.map(fold)));
  const endings = endingsOf(forms);
  const paradigmsOf = new Map<string, Set<string>>();
  for (const same of [...forms, ...families.map((said) => fold(said).split(' '))])
    for (const form of same) paradigmsOf.set(form, new Set([...(paradigmsOf.get(form) ?? []), ...same]));
  /** What stands before the stem in the word; null if it is another word. */
  const prefixBefore = (stem: RegExp, word: string): string | null => {
    const found = stem.exec(word);
    if (!found || found.index > LONGEST_PREFIX) return null;
    const until = found.index + found[0].length;
    return until > SHORT || endings.has(word.slice(until)) ? word.slice(0, found.index) : null;
  };
  return (word) => {
    const kin = new Set(paradigmsOf.get(word));
    for (const stem of stems) {
      const prefix = prefixBefore(stem, word);
      if (prefix === null) continue;
      for (const other of vocabulary) if (prefixBefore(stem, other) === prefix) kin.add(other);
    }
    for (const other of inflections(word, endings)) kin.add(other);
    kin.delete(word);
    return [...kin].filter((other) => vocabulary.has(other));
  };
}
/** A name of several words is inflected word by word. */
function inParts(forms: readonly string[]): string[][] {
  const split = forms.map((form) => form.split(/[\s-]+/));
  const [{ length }] = split;
  return split.every((words) => words.length === length) ? split[0].map((_, i) => [...new Set(split.map((words) => words[i]))]) : [];
}
/** Endings that stand for each other in some word. */
function endingsOf(forms: readonly (readonly string[])[]): Map<string, Set<string>> {
  const endings = new Map<string, Set<string>>();
  for (const same of forms)
    for (const one of same)
      for (const other of same) {
        const shared = sharedBy(one, other);
        if (one === other || shared < 2) continue;
        const [from, to] = [one.slice(shared), other.slice(shared)];
        if (Math.max(from.length, to.length) <= LONGEST_ENDING) endings.set(from, (endings.get(from) ?? new Set()).add(to));
      }
  return endings;
}
const sharedBy = (one: string, other: string): number => {
  let shared = 0;
  while (shared < one.length && one[shared] === other[shared]) shared++;
  return shared;
};
/** The word with endings that other words have in the place of its own. */
function inflections(word: string, endings: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const found: string[] = [];
  const least = word.length > SHORT + 1 ? SHORT : SHORT - 1;
  for (let cut = Math.max(least, word.length - LONGEST_ENDING); cut <= word.length; cut++)
    for (const ending of endings.get(word.slice(cut)) ?? []) found.push(word.slice(0, cut) + ending);
  return found;
}
