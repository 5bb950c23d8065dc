import '@peerless/heroes';
import '@peerless/heroes/languages';
import { LANGS } from '@peerless/text/language';
import { type Foreign, strays, type Told } from '@peerless/text/same-words';
import { describe, expect, it } from 'vitest';
import { LOAD as RULES } from '../learn/rules/all.ts';
import { rules as englishRules } from '../learn/rules/en.ts';
import type { Chapter } from '../learn/rules/outline.ts';
import { runs } from '../learn/text.ts';
import { LOAD as LESSONS } from '../lesson/texts/all.ts';
import { texts as englishLessons } from '../lesson/texts/en.ts';
import { LOAD as MEETINGS } from '../meetings/texts/all.ts';
import { texts as englishMeetings } from '../meetings/texts/en.ts';
import { LOAD as ONLINE } from '../online/texts/all.ts';
import { texts as englishOnline } from '../online/texts/en.ts';
import { LOAD as SCREENS } from './all.ts';
import { texts as english } from './en.ts';

const FOREIGN = LANGS.filter((lang): lang is Foreign => lang !== 'en');
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
/** The texts of a screen beside the English ones, key by key. */
function beside(here: unknown, there: unknown, where: string): Told[] {
  if (typeof here === 'string') return [{ where, english: here, said: there as string }];
  if (typeof here === 'function') return [{ where, english: sayings(here as Text), said: sayings(there as Text) }];
  return Object.entries(here as object).flatMap(([key, text]) => beside(text, (there as Record<string, unknown>)[key], `${where}.${key}`));
}
const plain = (paragraph: string): string =>
  runs(paragraph)
    .map(({ words }) => words)
    .join('');
const articles = (chapters: Chapter[]): string[] =>
  chapters.flatMap(({ title, entries }) => [title, ...entries.map(({ title, text }) => [title, ...text.map(plain)].join('\n'))]);
const placesOf = (chapters: Chapter[]): string[] => chapters.flatMap(({ id, entries }) => [id, ...entries.map(({ id }) => id)]);

describe.each(FOREIGN)('each thing has the name that the cards give it in %s', (lang) => {
  it('on the screens', async () => {
    const [{ texts: screens }, { texts: online }, { texts: meetings }, { texts: lessons }] = await Promise.all([
      SCREENS[lang](),
      ONLINE[lang](),
      MEETINGS[lang](),
      LESSONS[lang](),
    ]);
    const told = [
      ...beside(english, screens, 'texts'),
      ...beside(englishOnline, online, 'online'),
      ...beside(englishMeetings, meetings, 'meetings'),
      ...beside(englishLessons, lessons, 'lessons'),
    ];
    expect(strays(lang, told)).toEqual([]);
  });
  it('in the rules', async () => {
    const there = articles((await RULES[lang]()).rules);
    const places = placesOf(englishRules);
    const told = articles(englishRules).map((article, place) => ({ where: places[place], english: article, said: there[place] }));
    expect(strays(lang, told)).toEqual([]);
  });
});

it('whoever plays on the same side is a teammate in English too', () => {
  const screens = [english, englishOnline, englishMeetings, englishLessons].flatMap((texts) => beside(texts, texts, 'texts'));
  const said = [...screens.map((each) => each.english), ...articles(englishRules)];
  expect(said.filter((each) => /\b(?:ally|allies|allied)\b/i.test(each))).toEqual([]);
  expect(said.filter((each) => /\bteammates?\b/i.test(each)).length).toBeGreaterThan(5);
});
