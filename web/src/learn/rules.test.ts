import '@peerless/heroes/languages';
import { readdirSync, readFileSync } from 'node:fs';
import { QUESTIONS } from '@peerless/engine';
import { HEROES } from '@peerless/heroes';
import { LANGS, LANGUAGES } from '@peerless/text';
import { describe, expect, it } from 'vitest';
import { explanationOf } from './questions.ts';
import { LOAD } from './rules/all.ts';
import { rules as english } from './rules/en.ts';
import type { Chapter, Entry } from './rules/outline.ts';
import { entryOn, runs, steps } from './text.ts';

const EVERY = await Promise.all(LANGS.map(async (lang) => [lang, (await LOAD[lang]()).rules] as const));
const FOREIGN = EVERY.filter(([lang]) => lang !== 'en');
const entriesOf = (rules: Chapter[]): Entry[] => rules.flatMap(({ entries }) => entries);
const linksOf = ({ text }: Entry): string[] =>
  text
    .flatMap(runs)
    .flatMap(({ to }) => (to === null ? [] : [to]))
    .sort();
const ids = entriesOf(english).map(({ id }) => id);

const chapters = new URL('../../../docs/rules/', import.meta.url);
const NUMBERED = new Set(
  readdirSync(chapters)
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) => [...readFileSync(new URL(file, chapters), 'utf8').matchAll(/^- \*\*(R-[\d.]+)\*\*/gm)].map(([, number]) => number)),
);

describe('the reference', () => {
  it('has every entry once', () => expect(new Set(ids).size).toBe(ids.length));
  it('rests on rules that exist', () => {
    expect(NUMBERED.size).toBeGreaterThan(400);
    expect(entriesOf(english).flatMap(({ rules }) => rules.filter((number) => !NUMBERED.has(number)))).toEqual([]);
  });
  it('names no rule twice in an entry', () => {
    expect(entriesOf(english).filter(({ rules }) => new Set(rules).size < rules.length)).toEqual([]);
  });
  it('leads from each entry to others', () => {
    for (const { id, related } of entriesOf(english)) {
      expect(related.filter((other) => !ids.includes(other) || other === id)).toEqual([]);
    }
  });
  it('explains every question of the game', () => {
    expect(QUESTIONS.filter((kind) => !ids.includes(explanationOf(kind) ?? ''))).toEqual([]);
  });
  it('keeps the names of questions and entries that mean different things apart', () => {
    expect(QUESTIONS.filter((kind) => ids.includes(kind) && explanationOf(kind) !== kind)).toEqual([]);
  });
});

describe.each(EVERY)('the reference in %s', (_, rules) => {
  it('has the same entries with as many paragraphs', () => {
    const shape = (chapters: Chapter[]) => entriesOf(chapters).map(({ id, text }) => `${id} ${text.length}`);
    expect(shape(rules)).toEqual(shape(english));
  });
  it('rests each entry on the same rules', () => {
    const basis = (chapters: Chapter[]) => entriesOf(chapters).map((entry) => [entry.id, ...entry.rules].join(' '));
    expect(basis(rules)).toEqual(basis(english));
  });
  it('has an entry on every rule there is', () => {
    expect([...NUMBERED].filter((number) => !entryOn(entriesOf(rules), number)?.text.length)).toEqual([]);
  });
  it('has one to five paragraphs an entry, none of them empty', () => {
    for (const { title, text } of entriesOf(rules)) {
      expect([title, ...text].every((words) => words.trim() === words && words.length > 2)).toBe(true);
      expect(text.length).toBeGreaterThan(0);
      expect(text.length).toBeLessThan(6);
    }
  });
  it('has the same links, and they lead somewhere else', () => {
    for (const [place, entry] of entriesOf(rules).entries()) {
      expect(linksOf(entry), entry.id).toEqual(linksOf(entriesOf(english)[place]));
      expect(linksOf(entry).filter((to) => !ids.includes(to) || to === entry.id)).toEqual([]);
      expect(entry.text.flatMap(runs).some(({ words }) => /\[\[|\]\]/.test(words))).toBe(false);
    }
  });
});

describe('the titles of cards', () => {
  const cards = HEROES.flatMap(({ id: hero, deck }) =>
    deck.flatMap(({ id, bonusAttack }) => [id, ...(bonusAttack ? [bonusAttack.id] : [])].map((card) => ({ hero, card }))),
  );
  const quoted = (title: string): string => `“${title.replaceAll("'", '’')}”`;
  it.each(FOREIGN)('are those of the cards in %s', (lang, rules) => {
    let told = 0;
    for (const [place, { text }] of entriesOf(english).entries()) {
      for (const { hero, card } of cards) {
        if (!text.join(' ').includes(quoted(LANGUAGES.en.name('card', card, hero)))) continue;
        told++;
        expect(entriesOf(rules)[place].text.join(' ')).toContain(LANGUAGES[lang].name('card', card, hero));
      }
    }
    expect(told).toBeGreaterThan(5);
  });
});

describe('steps', () => {
  it.each(EVERY)('are seven in a combat, in %s', (_, rules) => {
    const combat = entriesOf(rules).find(({ id }) => id === 'combat-steps')!;
    expect(combat.text.map(steps).map((counted) => counted?.length)).toEqual([7, undefined]);
  });
});

describe('the number of a rule', () => {
  it('leads to an entry that rests on it', () => {
    for (const rule of entriesOf(english).flatMap(({ rules }) => rules)) expect(entryOn(entriesOf(english), rule)!.rules).toContain(rule);
    expect(entryOn(entriesOf(english), 'R-99.1')).toBe(undefined);
  });
  it('leads to the entry that names it first', () => expect(entryOn(entriesOf(english), 'R-7.27')!.id).toBe('winning-combat'));
});
