import { perCounter } from '@peerless/engine';
import { HEROES } from '@peerless/heroes';
import { describe, expect, it } from 'vitest';
import { NAMES } from './en/names.ts';
import { cardText, LANGS, LANGUAGES, learnNames, NAME_KINDS, name } from './index.ts';
import { readable } from './lexicon.ts';
import { LAMPLIGHTER } from './sampleWords.ts';
import { capital } from './sentence.ts';

describe('names', () => {
  it('are written for every hero, sidekick, card, form, counter, token, tag and item', () => {
    const known = (kind: keyof typeof NAMES, id: string) => expect(Object.keys(NAMES[kind]), `${kind} ${id}`).toContain(id);
    for (const hero of HEROES) {
      known('fighter', hero.id);
      for (const { id } of hero.sidekicks) known('fighter', id);
      for (const form of hero.forms ?? []) known('form', form);
      for (const item of hero.items ?? []) known('item', item);
      if (hero.forms) known('transformation', hero.id);
      if (hero.counter) known('counter', hero.counter.id);
      if (hero.tokens) known('token', hero.tokens.id);
      for (const card of hero.deck) {
        known('card', card.id);
        for (const tag of card.tags ?? []) known('tag', tag);
        if (card.bonusAttack) known('card', card.bonusAttack.id);
      }
    }
  });
  it('are names, not ids', () => {
    for (const kind of NAME_KINDS)
      for (const id of Object.keys(NAMES[kind])) expect(name(kind, id, 'ru')).toMatch(/^(?:[А-ЯЁ]|\d+ [а-яё])/);
    for (const kind of NAME_KINDS) for (const id of Object.keys(NAMES[kind])) expect(name(kind, id, 'uk')).toMatch(/^[А-ЩЮЯҐЄІЇ]/);
    for (const kind of NAME_KINDS) for (const id of Object.keys(NAMES[kind])) expect(name(kind, id, 'cs')).toMatch(/^\p{Lu}/u);
  });
  it('stand as headings', () => {
    expect(LANGS.map((lang) => name('fighter', 'jabberwock', lang))).toEqual(['The Jabberwock', 'Бармаглот', 'Жербельковт', 'Žvahlav']);
    expect(LANGS.map((lang) => name('fighter', 'harpy', lang))).toEqual(['Harpy', 'Гарпия', 'Гарпія', 'Harpyje']);
    expect(LANGS.map((lang) => name('board', 'king-solomons-mine', lang))).toEqual([
      "King Solomon's Mine",
      'Копи царя Соломона',
      'Гробниця царя Соломона',
      'Doly krále Šalamouna',
    ]);
  });
  it.each(LANGS)('are the same in a sentence and as a heading in %s', (lang) => {
    for (const id of Object.keys(NAMES.fighter)) {
      const spoken = LANGUAGES[lang].spoken(id, { seats: [{ hero: id }] });
      expect(name('fighter', id, lang)).toBe(capital(spoken));
    }
  });
  it('begin small inside a sentence where they are no names of persons', () => {
    const spoken = (id: string) => LANGS.map((lang) => LANGUAGES[lang].spoken(id, { seats: [{ hero: 'king-arthur' }, { hero: 'alice' }] }));
    expect(spoken('king-arthur')).toEqual(['King Arthur', 'король Артур', 'король Артур', 'král Artuš']);
    expect(spoken('jabberwock')).toEqual(['the Jabberwock', 'Бармаглот', 'Жербельковт', 'Žvahlav']);
    expect(spoken('harpy-2@2')).toEqual(['Harpy 2 (2)', 'гарпия 2 (2)', 'гарпія 2 (2)', 'Harpyje 2 (2)']);
  });
  it('of a seat are the player’s, or the hero’s', () => {
    const table = { seats: [{ hero: 'king-arthur' }, { hero: 'alice', name: 'Masha' }] };
    expect(LANGS.map((lang) => LANGUAGES[lang].player(0, table))).toEqual(['King Arthur', 'король Артур', 'король Артур', 'král Artuš']);
    expect(LANGS.map((lang) => LANGUAGES[lang].player(1, table))).toEqual(LANGS.map(() => 'Masha'));
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
    expect(LANGS.map((lang) => name('fighter', 'lamplighter', lang))).toEqual(['The Lamplighter', 'Фонарщик', 'Ліхтарник', 'Lampář']);
    expect(LANGS.map((lang) => cardText(LAMPLIGHTER, LAMPLIGHTER.deck[0], lang)[6])).toEqual([
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
