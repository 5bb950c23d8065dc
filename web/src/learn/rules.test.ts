import { readdirSync, readFileSync } from 'node:fs';
import { QUESTIONS } from '@peerless/engine';
import { HEROES } from '@peerless/heroes';
import { czech as inCzech } from '@peerless/text/cs';
import { english as inEnglish } from '@peerless/text/en';
import { russian as inRussian } from '@peerless/text/ru';
import { ukrainian as inUkrainian } from '@peerless/text/uk';
import { describe, expect, it } from 'vitest';
import { EXPLAINED } from './questions.ts';
import { rules as czech } from './rules/cs.ts';
import { rules as english } from './rules/en.ts';
import type { Chapter, Entry } from './rules/outline.ts';
import { rules as russian } from './rules/ru.ts';
import { rules as ukrainian } from './rules/uk.ts';
import { cut, entryOn, runs, search, sought, steps } from './text.ts';

const LANGUAGES = { en: english, ru: russian, uk: ukrainian, cs: czech };
const entriesOf = (rules: Chapter[]): Entry[] => rules.flatMap(({ entries }) => entries);
const linksOf = ({ text }: Entry): string[] =>
  text
    .flatMap(runs)
    .flatMap(({ to }) => (to === null ? [] : [to]))
    .sort();
const ids = entriesOf(english).map(({ id }) => id as string);

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
    expect(QUESTIONS.filter((kind) => !ids.includes(EXPLAINED[kind]))).toEqual([]);
  });
  it('keeps the names of questions and entries that mean different things apart', () => {
    expect(QUESTIONS.filter((kind) => ids.includes(kind) && EXPLAINED[kind] !== kind)).toEqual([]);
  });
});

describe.each(Object.entries(LANGUAGES))('the reference in %s', (_, rules) => {
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
  it.each([
    ['ru', russian, inRussian],
    ['uk', ukrainian, inUkrainian],
    ['cs', czech, inCzech],
  ] as const)('are those of the cards in %s', (_, rules, language) => {
    let told = 0;
    for (const [place, { text }] of entriesOf(english).entries()) {
      for (const { hero, card } of cards) {
        if (!text.join(' ').includes(quoted(inEnglish.name('card', card, hero)))) continue;
        told++;
        expect(entriesOf(rules)[place].text.join(' ')).toContain(language.name('card', card, hero));
      }
    }
    expect(told).toBeGreaterThan(5);
  });
});

describe('steps', () => {
  it.each(Object.entries(LANGUAGES))('are seven in a combat, in %s', (_, rules) => {
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

describe('searching', () => {
  const found = (rules: Chapter[], query: string): string[] => search(entriesOf(rules), sought(query)).map(({ id }) => id);

  it('minds neither case nor marks', () => {
    expect(found(czech, 'vycerpani')).toContain('exhaustion');
    expect(found(russian, 'МАНЕВР')).toContain('maneuver');
  });
  it('finds rules by number, those of that very number first', () => {
    expect(found(english, 'R-7.27')[0]).toBe('winning-combat');
    expect(found(english, '7.27')[0]).toBe('winning-combat');
  });
  it('finds both entries on 7.12, and only what holds that number', () => {
    const hits = found(english, '7.12');
    expect(hits.slice(0, 2).sort()).toEqual(['combat-steps', 'effect-order']);
    for (const id of hits)
      expect(
        entriesOf(english)
          .find((entry) => entry.id === id)!
          .rules.join(' '),
      ).toContain('7.12');
  });
  it('wants all the words', () => {
    expect(found(english, 'bonus attack')).toContain('bonus-attack');
    expect(found(english, 'bonus elephant')).toEqual([]);
  });
  it('looks for no single letter', () => expect(sought(' a ')).toEqual([]));
  it('marks what was found and loses nothing', () => {
    expect(cut('Vyčerpání, vyčerpáni', sought('cerp'))).toEqual(['Vy', 'čerp', 'ání, vy', 'čerp', 'áni']);
    expect(cut('nothing', sought('some'))).toEqual(['nothing']);
  });
});
