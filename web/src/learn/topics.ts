/** What an address can lead to in the rules. */
import { heroNamed } from '../look/known.ts';
import { explanationOf } from './questions.ts';
import type { Chapter, Entry, EntryId } from './rules/outline.ts';
import { entryOn } from './text.ts';

export const entriesOf = (rules: readonly Chapter[]): Entry[] => rules.flatMap(({ entries }) => entries);
/** Of heroes, where nothing is told of this one alone. */
const ANY_HERO: EntryId = 'character';
/** A topic is an entry, a question of the game, the number of a rule, a chapter, or a hero. */
export function placeOf(topic: string, rules: readonly Chapter[]): string | null {
  const entries = entriesOf(rules);
  const isThere = (list: readonly { id: string }[]): boolean => list.some(({ id }) => id === topic);
  if (isThere(entries)) return `learn-${topic}`;
  const explanation = explanationOf(topic);
  if (explanation !== null) return `learn-${explanation}`;
  const entry = entryOn(entries, topic);
  if (entry) return `learn-${entry.id}`;
  if (isThere(rules)) return `chapter-${topic}`;
  return heroNamed(topic) ? `learn-${ANY_HERO}` : null;
}
