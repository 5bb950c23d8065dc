import { fileURLToPath } from 'node:url';
import { BOARDS } from '@peerless/boards';
import '@peerless/boards/languages';
import { perCounter } from '@peerless/engine';
import { problemsOf } from '@peerless/engine/kinds';
import { HEROES } from '@peerless/heroes';
import '@peerless/heroes/languages';
import { describe, expect, it } from 'vitest';
import { nameOf } from './check-name.ts';
import { know } from './en/names.ts';
import { cardText, LANGS, LANGUAGES, type Lang, type Learned, learnNames, NAME_KINDS, name } from './index.ts';
import { readable } from './lexicon.ts';
import { subjectsOfBoard, subjectsOfHero } from './pack.ts';
import { QUOTED } from './quoted.ts';
import { LAMPLIGHTER } from './sample-words.ts';
import { capital } from './sentence.ts';

describe('names', () => {
  const NAMED = [
    ...HEROES.map((hero) => ({ folder: `heroes/${hero.id}`, subjects: subjectsOfHero(hero) })),
    ...BOARDS.map((board) => ({ folder: `boards/${board.id}`, subjects: subjectsOfBoard(board) })),
  ];
  const namesIn = async (folder: string, lang: Lang): Promise<Learned> =>
    (await import(/* @vite-ignore */ fileURLToPath(new URL(`../${folder}/${lang}.ts`, import.meta.url)))).names;
  const SHARED = 'heroes/shared';

  describe.each(LANGS)('in %s', (lang) => {
    it.each(NAMED.map(({ folder, subjects }) => [folder, subjects] as const))(
      'of %s are all there and well made',
      async (folder, subjects) => {
        const [names, shared] = [await namesIn(folder, lang), await namesIn(SHARED, lang)];
        const problems = subjects.flatMap((subject) => {
          const { kind, id } = subject;
          const name = names[kind]?.[id] ?? shared[kind]?.[id];
          const path = `${folder}/${lang}.ts: ${kind} ${id}`;
          return name === undefined
            ? `${path} is missing`
            : problemsOf(name, nameOf(subject, LANGUAGES[lang].grammar)).map(({ problem }) => `${path} ${problem}`);
        });
        const strangers = NAME_KINDS.flatMap((kind) =>
          Object.keys(names[kind] ?? {})
            .filter((id) => !subjects.some((subject) => subject.kind === kind && subject.id === id))
            .map((id) => `${folder}/${lang}.ts: ${kind} ${id} is nothing there`),
        );
        expect([...problems, ...strangers]).toEqual([]);
      },
    );
  });
  it('are names, not ids', () => {
    const LOOKS: Partial<Record<Lang, RegExp>> = { en: /^[A-Z\d]/, ru: /^(?:[А-ЯЁ]|\d+ [а-яё])/, uk: /^[А-ЩЮЯҐЄІЇ]/ };
    for (const lang of LANGS)
      for (const { kind, id } of [...NAMED.flatMap(({ subjects }) => subjects), { kind: 'item', id: 'wild' } as const])
        expect(name(kind, id, lang)).toMatch(LOOKS[lang] ?? /^\p{Lu}/u);
  });
  it('are one for each thing of the game, and a second is refused', () => {
    expect(() => know({ card: { feint: 'Feint' } })).not.toThrow();
    expect(() => know({ card: { feint: 'Hoax' } })).toThrow('card "feint" is called "Feint" and "Hoax"; one of them needs another id');
  });
  it('stand as headings', () => {
    expect(QUOTED.map((lang) => name('fighter', 'jabberwock', lang))).toEqual(['The Jabberwock', 'Бармаглот', 'Жербельковт', 'Žvahlav']);
    expect(QUOTED.map((lang) => name('fighter', 'harpy', lang))).toEqual(['Harpy', 'Гарпия', 'Гарпія', 'Harpyje']);
    expect(QUOTED.map((lang) => name('board', 'king-solomons-mine', lang))).toEqual([
      "King Solomon's Mine",
      'Копи царя Соломона',
      'Гробниця царя Соломона',
      'Doly krále Šalamouna',
    ]);
  });
  it.each(LANGS)('are the same in a sentence and as a heading in %s', (lang) => {
    for (const id of NAMED.flatMap(({ subjects }) => subjects).flatMap(({ kind, id }) => (kind === 'fighter' ? id : []))) {
      const spoken = LANGUAGES[lang].spoken(id, { seats: [{ hero: id }] });
      expect(name('fighter', id, lang)).toBe(capital(spoken));
    }
  });
  it('begin small inside a sentence where they are no names of persons', () => {
    const spoken = (id: string) =>
      QUOTED.map((lang) => LANGUAGES[lang].spoken(id, { seats: [{ hero: 'king-arthur' }, { hero: 'alice' }] }));
    expect(spoken('king-arthur')).toEqual(['King Arthur', 'король Артур', 'король Артур', 'král Artuš']);
    expect(spoken('jabberwock')).toEqual(['the Jabberwock', 'Бармаглот', 'Жербельковт', 'Žvahlav']);
    expect(spoken('harpy-2@2')).toEqual(['Harpy 2 (2)', 'гарпия 2 (2)', 'гарпія 2 (2)', 'Harpyje 2 (2)']);
  });
  it('of a seat are the player’s, or the hero’s', () => {
    const cast = { seats: [{ hero: 'king-arthur' }, { hero: 'alice', name: 'Masha' }] };
    expect(QUOTED.map((lang) => LANGUAGES[lang].player(0, cast))).toEqual(['King Arthur', 'король Артур', 'король Артур', 'král Artuš']);
    expect(LANGS.map((lang) => LANGUAGES[lang].player(1, cast))).toEqual(LANGS.map(() => 'Masha'));
  });
  it('fall back to a readable form of the id', () => {
    expect(readable('snicker-snack')).toBe('Snicker Snack');
    expect(LANGS.map((lang) => name('card', 'last-light', lang))).toEqual(LANGS.map(() => 'Last Light'));
    expect(LANGS.map((lang) => name('fighter', 'toString', lang))).toEqual(LANGS.map(() => 'ToString'));
  });
});

describe('names of players’ heroes', () => {
  it('are learned, with or without their grammar', () => {
    learnNames('en', {
      fighter: { lamplighter: { name: 'Lamplighter', the: true } },
      item: { key: 'iron key' },
      card: { 'second-shove': 'Another Shove' },
    });
    learnNames('ru', {
      fighter: {
        lamplighter: { nom: 'фонарщик', gen: 'фонарщика', dat: 'фонарщику', acc: 'фонарщика', ins: 'фонарщиком', pre: 'фонарщике' },
      },
      item: { key: 'железный ключ' },
      card: { 'second-shove': 'Второй толчок' },
    });
    learnNames('uk', {
      fighter: {
        lamplighter: {
          nom: 'ліхтарник',
          gen: 'ліхтарника',
          dat: 'ліхтарникові',
          acc: 'ліхтарника',
          ins: 'ліхтарником',
          loc: 'ліхтарникові',
        },
      },
      item: { key: 'залізний ключ' },
      card: { 'second-shove': 'Другий поштовх' },
    });
    learnNames('cs', {
      fighter: {
        lamplighter: { nom: 'lampář', gen: 'lampáře', dat: 'lampáři', acc: 'lampáře', ins: 'lampářem', loc: 'lampáři' },
      },
      item: { key: 'železný klíč' },
      card: { 'second-shove': 'Druhé strčení' },
    });
    expect(QUOTED.map((lang) => name('fighter', 'lamplighter', lang))).toEqual(['The Lamplighter', 'Фонарщик', 'Ліхтарник', 'Lampář']);
    expect(QUOTED.map((lang) => cardText(LAMPLIGHTER, LAMPLIGHTER.deck[0], lang)[6])).toEqual([
      'After combat, with the iron key in your basket: Make the bonus attack Another Shove.',
      'После боя, если в вашей корзинке железный ключ: Проведите дополнительную атаку «Второй толчок».',
      'Після бою (якщо у вашому кошику залізний ключ): Проведіть додаткову атаку «Другий поштовх».',
      'Po boji, pokud máte v košíku železný klíč: Proveďte bonusový útok „Druhé strčení“.',
    ]);
  });
  it('of things are not declined as someone', () => {
    learnNames('uk', { counter: { oil: { nom: 'жетон олії', acc: 'жетон олії' } } });
    expect(LANGUAGES.uk.heroRule({ rule: 'furtherInManeuver', amount: perCounter }, { hero: LAMPLIGHTER })).toBe(
      'Під час маневру кожен ваш боєць може переміститися ще на 1 комірку за кожен ваш жетон олії.',
    );
  });
  it('may differ from a built-in name for that hero only', () => {
    learnNames('en', { card: { feint: 'Fake' } }, 'lamplighter');
    expect([name('card', 'feint', 'en'), name('card', 'feint', 'en', 'lamplighter'), name('card', 'feint', 'en', 'alice')]).toEqual([
      'Feint',
      'Fake',
      'Feint',
    ]);
    learnNames('en', { card: { feint: 'Hoax' } });
    expect(name('card', 'feint', 'en')).toBe('Feint');
  });
});
