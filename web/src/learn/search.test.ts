import '@peerless/heroes/languages';
import { LANGS } from '@peerless/text';
import { describe, expect, it } from 'vitest';
import { folded } from '../texts/folded.ts';
import { LOAD } from './rules/all.ts';
import type { Entry } from './rules/outline.ts';
import { cut, indexOf, sought } from './search.ts';
import { plain } from './text.ts';
import { entriesOf } from './topics.ts';

const textOf = ({ title, text }: Entry): string => folded([title, ...text.map(plain)].join('\n'));
const LOADED = Object.fromEntries(
  await Promise.all(
    LANGS.map(async (lang) => {
      const { rules, inflected } = await LOAD[lang]();
      const entries = entriesOf(rules);
      const vocabulary = new Set(entries.flatMap((entry) => textOf(entry).split(/[^\p{L}\p{N}']+/u)));
      return [lang, { entries, inflected, vocabulary, find: indexOf(entries, inflected) }] as const;
    }),
  ),
);
const hits = (lang: string, query: string): Entry[] => LOADED[lang].find(sought(query)).hits;
const found = (lang: string, query: string): string[] => hits(lang, query).map(({ id }) => id);

describe('searching', () => {
  it('minds neither case nor marks', () => {
    expect(found('cs', 'vycerpani')).toContain('exhaustion');
    expect(found('ru', 'МАНЕВР')).toContain('maneuver');
  });
  it('finds rules by number, those of that very number first', () => {
    expect(found('en', 'R-7.27')[0]).toBe('winning-combat');
    expect(found('en', '7.27')[0]).toBe('winning-combat');
  });
  it('finds both entries on 7.12, and only what holds that number', () => {
    expect(found('en', '7.12').slice(0, 2).sort()).toEqual(['combat-steps', 'effect-order']);
    for (const { rules } of hits('en', '7.12')) expect(rules.join(' ')).toContain('7.12');
  });
  it('wants all the words', () => {
    expect(found('en', 'bonus attack')).toContain('bonus-attack');
    expect(found('en', 'bonus elephant')).toEqual([]);
  });
  it('looks for no single letter', () => expect(sought(' a ')).toEqual([]));
});

describe('searching by one form of a word', () => {
  /** What is looked for, and a form of it by which an entry is found that does not hold the first. */
  it.each([
    ['en', 'exhausted', 'exhaustion'],
    ['en', 'abilities', 'ability'],
    ['en', 'maneuvering', 'maneuver'],
    ['en', 'won', 'winner'],
    ['en', 'canceling', 'canceled'],
    ['cs', 'mlha', 'mlhy'],
    ['cs', 'žetony', 'žeton'],
    ['cs', 'karet', 'kartu'],
    ['cs', 'bojovníci', 'bojovníka'],
    ['cs', 'odhodit', 'odhodí'],
    ['cs', 'ruka', 'ruce'],
    ['cs', 'dveřím', 'dveře'],
    ['cs', 'zrušit', 'zrušen'],
    ['cs', 'vrátila', 'vrátí'],
    ['cs', 'jiného', 'jiná'],
    ['cs', 'Medúzou', 'Medúza'],
    ['ru', 'туманы', 'тумана'],
    ['ru', 'бойцами', 'бойца'],
    ['ru', 'ячеек', 'ячейку'],
    ['ru', 'сбросить', 'сбрасывает'],
    ['ru', 'усилением', 'усиливает'],
    ['ru', 'другого', 'другая'],
    ['ru', 'игроком', 'игроки'],
    ['ru', 'Алису', 'Алисы'],
    ['uk', 'туманами', 'туману'],
    ['uk', 'бійцями', 'бійця'],
    ['uk', 'комірок', 'комірку'],
    ['uk', 'скинути', 'скидає'],
    ['uk', 'боєць', 'бійці'],
    ['uk', 'одиниць', 'одиниці'],
    ['uk', 'Медузами', 'Медуза'],
    ['en', 'cancelled', 'canceled'],
    ['en', 'cancellation', 'canceling'],
    ['en', 'color', 'colour'],
    ['en', 'manoeuvre', 'maneuver'],
    ['en', 'allies', 'teammate'],
    ['cs', 'rukama', 'ruce'],
    ['ru', 'руками', 'руке'],
    ['uk', 'руками', 'руці'],
    ['uk', 'кольорами', 'кольору'],
    ['uk', 'союзники', 'дружніх'],
    ['en', 'drawn', 'draw'],
    ['en', 'went', 'goes'],
    ['en', 'struck', 'strike'],
    ['cs', 'vzal', 'vezme'],
    ['cs', 'brát', 'vezme'],
    ['cs', 'šel', 'jde'],
    ['cs', 'nemůže', 'může'],
    ['cs', 'dvěma', 'dvě'],
    ['cs', 'zahrál', 'zahraje'],
    ['ru', 'брать', 'возьмите'],
    ['ru', 'шёл', 'идёт'],
    ['ru', 'сброшена', 'сбрасывает'],
    ['ru', 'двумя', 'два'],
    ['ru', 'победить', 'победитель'],
    ['uk', 'взяв', 'бере'],
    ['uk', 'ішов', 'йде'],
    ['uk', 'скинуто', 'скидає'],
    ['uk', 'трьома', 'три'],
    ['uk', 'перемога', 'переможець'],
  ])('%s: %s finds %s', (lang, query, form) => {
    const others = hits(lang, query).filter((entry) => !textOf(entry).includes(folded(query)));
    expect(others.filter((entry) => textOf(entry).includes(folded(form))).length).toBeGreaterThan(0);
  });

  it.each(LANGS)('%s: every form of a word without regular endings finds the others', (lang) => {
    const { inflected, vocabulary, find } = LOADED[lang];
    const missed = inflected.families.flatMap((said) => {
      const forms = [...new Set(folded(said).split(' '))].filter((form) => form.length >= 3);
      const there = forms.filter((form) => vocabulary.has(form));
      return forms.flatMap((form) => {
        const found = find([form]).looked.forms;
        return there.filter((other) => other !== form && !found.includes(other)).map((other) => `${form}: ${other}`);
      });
    });
    expect(missed).toEqual([]);
    expect(inflected.families.length).toBeGreaterThan(50);
  });

  it.each([
    ['cs', 'mlha', 'invisible-man'],
    ['ru', 'туманы', 'invisible-man'],
    ['uk', 'туманами', 'invisible-man'],
    ['en', 'fogs', 'invisible-man'],
  ])('%s: %s leads to the Invisible Man', (lang, query, id) => expect(found(lang, query)).toContain(id));

  it('has those with a form of it in the title before the others', () => {
    const all = hits('cs', 'vyčerpáni');
    expect(all[0].id).toBe('exhaustion');
    const isTitled = all.map(({ title }) => folded(title).includes('vycerp'));
    expect(isTitled.lastIndexOf(true)).toBeLessThan(isTitled.indexOf(false));
  });

  it.each([
    ['cs', 'otázka', 'tah'],
    ['cs', 'později', 'pozice'],
    ['ru', 'которой', 'атаку'],
    ['en', 'turn', 'return'],
  ])('%s: %s is no form of %s', (lang, query, other) => {
    expect(LOADED[lang].find(sought(query)).looked.forms).not.toContain(folded(other));
  });

  it('finds no more than it has to: every hit holds the word or a form of it', () => {
    for (const [lang, query] of [
      ['cs', 'mlha'],
      ['ru', 'бойцами'],
      ['uk', 'комірок'],
      ['en', 'abilities'],
    ]) {
      const { hits: all, looked } = LOADED[lang].find(sought(query));
      expect(all.length).toBeLessThan(LOADED[lang].entries.length * 0.75);
      for (const entry of all) expect(cut([entry.title, ...entry.text.map(plain)].join('\n'), looked).length).toBeGreaterThan(1);
    }
  });
});

describe('marking', () => {
  it('marks what was looked for wherever it stands, and loses nothing', () => {
    const looked = { words: sought('cerp'), forms: [] };
    expect(cut('Vyčerpání, vyčerpáni', looked)).toEqual(['Vy', 'čerp', 'ání, vy', 'čerp', 'áni']);
    expect(cut('nothing', { words: sought('some'), forms: [] })).toEqual(['nothing']);
  });
  it('marks other forms only where they are whole words, and the longest of what begins together', () => {
    const looked = { words: ['mlha'], forms: ['mlhy', 'mlz'] };
    expect(cut('Mlhy, mlžný, mlhavá, v mlze', looked)).toEqual(['', 'Mlhy', ', mlžný, ', 'mlha', 'vá, v mlze']);
    expect(cut('fogs', { words: ['fog'], forms: ['fogs'] })).toEqual(['', 'fogs', '']);
  });
});
