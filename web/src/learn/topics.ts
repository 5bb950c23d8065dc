/** What an address can lead to in the rules. */
import { EXPLAINED } from './questions.ts';
import type { Chapter, Entry } from './rules/outline.ts';
import { entryOn } from './text.ts';

export const entriesOf = (rules: readonly Chapter[]): Entry[] => rules.flatMap(({ entries }) => entries);
/** A topic is an entry, a question of the game, the number of a rule, or a chapter. */
export function placeOf(topic: string, rules: readonly Chapter[]): string | null {
  const entries = entriesOf(rules);
  const isThere = (list: readonly { id: string }[]): boolean => list.some(({ id }) => id === topic);
  if (isThere(entries)) return `learn-${topic}`;
  if (Object.hasOwn(EXPLAINED, topic)) return `learn-${EXPLAINED[topic as keyof typeof EXPLAINED]}`;
  const entry = entryOn(entries, topic);
  if (entry) return `learn-${entry.id}`;
  return isThere(rules) ? `chapter-${topic}` : null;
}
