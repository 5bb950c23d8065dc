import { strays, type Told } from '@peerless/text/sameWords';
import { describe, expect, it } from 'vitest';
import { rules as czechRules } from '../learn/rules/cs.ts';
import { rules as englishRules } from '../learn/rules/en.ts';
import type { Chapter } from '../learn/rules/outline.ts';
import { rules as russianRules } from '../learn/rules/ru.ts';
import { rules as ukrainianRules } from '../learn/rules/uk.ts';
import { runs } from '../learn/text.ts';
import { words as czechOnline } from '../online/words/cs.ts';
import { words as englishOnline } from '../online/words/en.ts';
import { words as russianOnline } from '../online/words/ru.ts';
import { words as ukrainianOnline } from '../online/words/uk.ts';
import { words as czech } from './cs.ts';
import { words as english } from './en.ts';
import { words as russian } from './ru.ts';
import { words as ukrainian } from './uk.ts';

/** Whatever a text may be asked to say: a number, a name, a list of one, or a change of health. */
const anything = (number: number) =>
  Object.assign(['…'], {
    [Symbol.toPrimitive]: (hint: string) => (hint === 'number' ? number : '…'),
    next: { isLoss: false, amount: '…' },
    isLoss: true,
    isMany: number > 1,
    amount: '…',
  });
/** One for each plural there is. */
const NUMBERS = [1, 2, 5];
type Text = (...of: unknown[]) => string;
const sayings = (text: Text): string => NUMBERS.map((number) => text(anything(number), anything(number), anything(number))).join('\n');
/** The words of a screen beside the English ones, key by key. */
function beside(here: unknown, there: unknown, where: string): Told[] {
  if (typeof here === 'string') return [{ where, english: here, said: there as string }];
  if (typeof here === 'function') return [{ where, english: sayings(here as Text), said: sayings(there as Text) }];
  return Object.entries(here as object).flatMap(([key, words]) =>
    beside(words, (there as Record<string, unknown>)[key], `${where}.${key}`),
  );
}
const plain = (paragraph: string): string =>
  runs(paragraph)
    .map(({ words }) => words)
    .join('');
const articles = (chapters: Chapter[]): string[] =>
  chapters.flatMap(({ title, entries }) => [title, ...entries.map(({ title, text }) => [title, ...text.map(plain)].join('\n'))]);
const placesOf = (chapters: Chapter[]): string[] => chapters.flatMap(({ id, entries }) => [id, ...entries.map(({ id }) => id)]);

describe.each([
  ['ru', { screens: russian, online: russianOnline, rules: russianRules }],
  ['uk', { screens: ukrainian, online: ukrainianOnline, rules: ukrainianRules }],
  ['cs', { screens: czech, online: czechOnline, rules: czechRules }],
] as const)('each thing has the name that the cards give it in %s', (lang, { screens, online, rules }) => {
  it('on the screens', () => {
    const told = [...beside(english, screens, 'words'), ...beside(englishOnline, online, 'online')];
    expect(strays(lang, told)).toEqual([]);
  });
  it('in the rules', () => {
    const there = articles(rules);
    const places = placesOf(englishRules);
    const told = articles(englishRules).map((article, place) => ({ where: places[place], english: article, said: there[place] }));
    expect(strays(lang, told)).toEqual([]);
  });
});
