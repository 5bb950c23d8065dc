import '@peerless/heroes/languages';
import { BOARDS } from '@peerless/boards';
import { type Event, type HeroDefinition, InvalidData, knownBoards, knownHeroes, matchOf, newGame } from '@peerless/engine';
import { HEROES } from '@peerless/heroes';
import { describe, expect, it } from 'vitest';
import { cardText, castOf, choiceText, eventText, LANGS, learnPack, name, parsePack, reasonText } from './index.ts';
import { QUOTED } from './quoted.ts';

const CARD = { id: 'shove', type: 'versatile', value: 3, boost: 1, copies: 30, by: 'any', effects: [] };
const hero = (id: string, changes: object = {}) => ({ id, health: 10, move: 2, reach: 'melee', sidekicks: [], deck: [CARD], ...changes });
const pack = (changes: object) => ({ pack: 1, ...changes });
const WASP = { id: 'wasp', count: 2, health: 1, reach: 'melee' };
const BEEKEEPER = hero('beekeeper', { sidekicks: [WASP], forms: ['calm', 'stung'], items: ['smoker'] });

function problems(data: unknown): string[] {
  try {
    parsePack(data);
    return [];
  } catch (error) {
    return (error as InvalidData).problems.map(({ path, problem }) => `${path}: ${problem}`);
  }
}
const named = (names: object) => problems(pack({ heroes: [BEEKEEPER], names }));

describe('a pack', () => {
  it('must be one', () => {
    expect(problems('hero')).toEqual([': must be an object, not "hero"']);
    expect(problems([])).toEqual([': must be an object, not a list']);
    expect(problems({})).toEqual(['pack: is missing', ': must have a hero or a board']);
    expect(problems({ pack: 2, heros: [], heroes: {}, boards: 3, names: [] })).toEqual([
      'heros: unknown field "heros"; did you mean "heroes"?',
      'pack: is 2; this version reads 1',
      'heroes: must be a list, not an object',
      'boards: must be a list, not 3',
      'names: must be an object, not a list',
    ]);
    expect(problems(pack({ heroes: [], boards: [] }))).toEqual([': must have a hero or a board']);
  });
  it('tells every problem of its heroes and boards, each with its place', () => {
    const board = { ...BOARDS[0], id: 'yard', radius: 0 };
    const bad = { ...CARD, effects: [{ at: 'afterCombat', does: [{ do: 'heal' }] }] };
    expect(problems(pack({ heroes: [hero('one'), hero('two', { deck: [bad], move: 0 }), hero('one'), 5], boards: [board] }))).toEqual([
      'heroes[1].move: must be a whole number from 1 to 9, not 0',
      'heroes[1].deck[0].effects[0].does[0].do: unknown word "heal"; did you mean "recover"?',
      'heroes[3]: must be an object, not 5',
      'heroes[2].id: "one" is there already: heroes[0]',
      'boards[0].radius: must be a number from 1 to 200, not 0',
    ]);
    expect(problems(pack({ heroes: [{ ...hero('odd'), 'an odd field': 1 }] }))[0]).toMatch(/^heroes\[0\]\["an odd field"\]: unknown field/);
    expect(problems(pack({ heroes: Array.from({ length: 65 }, (_, i) => hero(`h${i}`)) }))).toEqual([
      'heroes: must have at most 64 entries, not 65',
    ]);
  });
  it('may bring what is known, if it is the same', () => {
    const medusa = HEROES.find(({ id }) => id === 'medusa')!;
    const { id, ...rest } = JSON.parse(JSON.stringify(medusa));
    expect(problems(pack({ heroes: [{ ...rest, id }], boards: [structuredClone(BOARDS[0])] }))).toEqual([]);
    learnPack(pack({ heroes: [{ ...rest, id }] }));
    expect(knownHeroes()).toContain(medusa);
    expect(problems(pack({ heroes: [{ ...rest, id, health: 3 }], boards: [{ ...BOARDS[0], radius: 9 }] }))).toEqual([
      'heroes[0].id: "medusa" is already known, and is not the same; take another id',
      `boards[0].id: "${BOARDS[0].id}" is already known, and is not the same; take another id`,
    ]);
  });
  it('cannot bring words that are code', () => {
    const arthur = JSON.parse(JSON.stringify(HEROES.find(({ words }) => words !== undefined)));
    const said = problems(pack({ heroes: [arthur] }));
    expect(said).toContainEqual(expect.stringContaining('data cannot bring one'));
    expect(said).toContainEqual(expect.stringContaining('is already known'));
  });
  it('is learned as a whole or not at all', () => {
    const before = [knownHeroes().length, knownBoards().length];
    const both = { heroes: [hero('whole-one')], boards: [{ ...BOARDS[0], id: 'whole-board' }] };
    expect(() => learnPack(pack({ ...both, names: { en: { card: { shove: 7 } } } }))).toThrow(InvalidData);
    expect([knownHeroes().length, knownBoards().length]).toEqual(before);
    const learned = pack({ ...both, names: { en: { board: { 'whole-board': 'The Whole' } } } });
    expect(learnPack(learned)).toBe(learned);
    expect(() => learnPack(structuredClone(learned))).not.toThrow();
    expect([knownHeroes().length, knownBoards().length]).toEqual(before.map((n) => n + 1));
    expect(QUOTED.map((lang) => name('board', 'whole-board', lang))).toEqual(['The Whole', 'Whole Board', 'Whole Board', 'Whole Board']);
  });
});

describe('names of a pack', () => {
  const cases = (text: string, last: 'pre' | 'loc') => Object.fromEntries(['nom', 'gen', 'dat', 'acc', 'ins', last].map((c) => [c, text]));
  it('are about what is in it', () => {
    expect(named({ xx: {}, en: { fihgter: {}, card: { shov: 'Shove', shove: 'A Shove' }, counter: { rage: 'rage' }, tag: 3 } })).toEqual([
      `names.xx: unknown language "xx"; known: ${LANGS.join(', ')}`,
      'names.en.fihgter: unknown kind of name "fihgter"; did you mean "fighter"?',
      'names.en.card.shov: unknown card of the pack "shov"; did you mean "shove"?',
      'names.en.counter.rage: unknown counter of the pack "rage"; there is none',
      'names.en.tag: must be an object, not 3',
    ]);
    expect(named(JSON.parse('{ "en": { "card": { "__proto__": "x", "two\\nlines": "x" } }, "cs": 1 }'))).toEqual([
      expect.stringMatching(/^names\.en\.card\["__proto__"\]: unknown card of the pack/),
      expect.stringMatching(/^names\.en\.card\["two\\nlines"\]: unknown card of the pack/),
      'names.cs: must be an object, not 1',
    ]);
  });
  it('may be as many as there are things in it, and nobody looks at more', () => {
    const deck = Array.from({ length: 30 }, (_, n) => ({ ...CARD, id: `card-${n}`, copies: 1 }));
    const heroes = Array.from({ length: 5 }, (_, n) =>
      hero(`named-${n}`, { deck: deck.map((card) => ({ ...card, id: `${card.id}-of-${n}` })) }),
    );
    const names = Object.fromEntries(heroes.flatMap((each) => each.deck.map(({ id }) => [id, 'Card'])));
    expect(problems(pack({ heroes, names: { en: { card: names } } }))).toEqual([]);
    const strange = Object.fromEntries(Array.from({ length: 10_000 }, (_, n) => [`stranger-${n}`, 'Card']));
    const told = problems(pack({ heroes, names: { en: { card: { ...names, ...strange } } } }));
    expect(told).toHaveLength(64);
    expect(told[0]).toMatch(/^names\.en\.card\.stranger-0: unknown card of the pack/);
  });
  it('are texts of one line', () => {
    const must = 'must be a text of 1 to 64 characters in one line';
    expect(named({ en: { card: { shove: '' }, fighter: { beekeeper: 'Bee\nkeeper' } }, cs: { card: { shove: 'x'.repeat(65) } } })).toEqual([
      `names.en.card.shove: ${must}, not ""`,
      `names.en.fighter.beekeeper: ${must}, not "Bee\\nkeeper"`,
      `names.cs.card.shove: ${must}, not "${'x'.repeat(64)}…"`,
    ]);
    expect(named({ ru: { card: { shove: { nom: 'Толчок' } }, fighter: { beekeeper: 'Пасечник⟩' } } })).toEqual([
      `names.ru.card.shove: ${must}, not an object`,
      `names.ru.fighter.beekeeper: ${must}, not "Пасечник⟩"`,
    ]);
  });
  it('tell the idea of a hero in one sentence of few words, or not at all', () => {
    const idea = (said: string): string[] => named({ en: { idea: { beekeeper: said } } });
    const words = (count: number): string => `${Array.from({ length: count }, () => 'bee').join(' ')}.`;
    const refused = ['names.en.idea.beekeeper: must be one sentence of at most 24 words'];
    expect(idea(words(24))).toEqual([]);
    for (const said of [words(25), 'Bees sting. Twice.', 'Bees', ''])
      expect(idea(said).map((each) => each.split(', not')[0])).toEqual(refused);
    expect(name('idea', 'nobody', 'en', 'nobody')).toBe('');
    expect(name('idea', 'nobody', 'cs', 'nobody')).toBe('');
  });
  it('have the grammar of their language, and no other', () => {
    expect(named({ en: { fighter: { beekeeper: { nam: 'Beekeeper', the: 'yes', pronoun: 'xe', person: true }, wasp: 5 } } })).toEqual([
      'names.en.fighter.beekeeper.nam: unknown field "nam"; did you mean "name"?',
      'names.en.fighter.beekeeper.person: unknown field "person"; known: name, the, plural, pronoun',
      'names.en.fighter.beekeeper.name: is missing',
      'names.en.fighter.beekeeper.the: must be true or left out, not "yes"',
      'names.en.fighter.beekeeper.pronoun: must be "he" or "she" or "it" or "they", not "xe"',
      'names.en.fighter.wasp: must be a text or an object, not 5',
    ]);
    expect(named({ cs: { fighter: { beekeeper: { ...cases('včelař', 'pre'), gender: 'x', title: 'Včelař' } } } })).toEqual([
      'names.cs.fighter.beekeeper.pre: unknown field "pre"; known: nom, gen, dat, acc, ins, loc, gender, animate, plural',
      expect.stringMatching(/^names\.cs\.fighter\.beekeeper\.title: unknown field/),
      'names.cs.fighter.beekeeper.loc: is missing',
      'names.cs.fighter.beekeeper.gender: must be "m" or "f" or "n", not "x"',
    ]);
    expect(named({ uk: { form: { calm: { ...cases('спокій', 'loc'), gender: 'm', person: true } }, item: { smoker: 'димар' } } })).toEqual(
      [],
    );
  });
  it('of several have a plural where the language needs one', () => {
    const wasp = { ...cases('оса', 'pre'), gender: 'f' };
    expect(named({ en: { fighter: { wasp: 'Wasp' } }, ru: { fighter: { wasp } }, uk: { fighter: { wasp: 'оса' } } })).toEqual([
      'names.ru.fighter.wasp.plural: is missing: there are several',
      'names.uk.fighter.wasp: there are several, so it must be an object with nom, gen, dat, acc, ins, loc, gender, plural',
    ]);
    expect(named({ ru: { fighter: { wasp: { ...wasp, plural: { nom: 'осы' } } } } }).map((each) => each.split(':')[0])).toEqual(
      ['gen', 'dat', 'acc', 'ins', 'pre'].map((c) => `names.ru.fighter.wasp.plural.${c}`),
    );
    expect(named({ ru: { fighter: { wasp: { ...wasp, plural: 'осы' } } } })).toEqual([
      'names.ru.fighter.wasp.plural: must be an object with nom, gen, dat, acc, ins, pre, not "осы"',
    ]);
  });
  it('leave those of others alone', () => {
    const medusa = JSON.parse(JSON.stringify(HEROES.find(({ id }) => id === 'medusa')));
    expect(problems(pack({ heroes: [medusa], names: { en: { fighter: { medusa: 'Maud', harpy: 'Hen' } } } }))).toEqual([
      'names.en.fighter.medusa: is known without this pack and keeps its name',
      'names.en.fighter.harpy: is known without this pack and keeps its name',
    ]);
    const deck = [{ ...CARD, id: 'feint' }];
    const sidekicks = [{ ...WASP, id: 'harpy' }];
    learnPack(
      pack({ heroes: [hero('fowler', { deck, sidekicks })], names: { en: { card: { feint: 'Fib' }, fighter: { harpy: 'Hen' } } } }),
    );
    expect([name('card', 'feint', 'en', 'fowler'), name('card', 'feint', 'en', 'medusa'), name('card', 'feint', 'en')]).toEqual([
      'Fib',
      'Feint',
      'Feint',
    ]);
    const game = newGame({ board: BOARDS[0].id, heroes: ['medusa', 'fowler'], mode: 'duel' }, 1);
    const cast = castOf(matchOf(game));
    const defeat = (fighter: string) => eventText({ kind: 'defeat', fighter }, 'en', cast);
    expect([defeat('harpy-1'), defeat('harpy-1@2')]).toEqual(['Harpy 1 is defeated.', 'Hen 1 (2) is defeated.']);
  });
  it('are found for a fighter whose id ends in a number', () => {
    const by7 = [
      { ...CARD, by: 'agent-7', copies: 15 },
      { ...CARD, id: 'note', by: 'unit-3', copies: 15 },
    ];
    const sidekicks = [{ ...WASP, id: 'unit-3' }];
    const names = { en: { fighter: { 'agent-7': { name: 'Agent Seven', the: true }, 'unit-3': { name: 'Drone' } } } };
    learnPack(pack({ heroes: [hero('agent-7', { deck: by7, sidekicks })], names }));
    const cast = castOf(matchOf(newGame({ board: BOARDS[0].id, heroes: ['agent-7', 'medusa'], mode: 'duel' }, 1)));
    const defeat = (fighter: string) => eventText({ kind: 'defeat', fighter }, 'en', cast);
    expect([defeat('agent-7'), defeat('unit-3-2')]).toEqual(['The Agent Seven is defeated.', 'Drone 2 is defeated.']);
    expect(reasonText({ why: 'wrongFighter', by: 'agent-7' }, 'en', cast)).toBe('Only the Agent Seven may use this card.');
  });
  it('of forms, counters, tokens and items are found wherever they are told', () => {
    const has = {
      forms: ['big', 'tiny'],
      counter: { id: 'rage', start: 0, max: 3 },
      tokens: { id: 'fog', count: 2 },
      items: ['dagger', 'net'],
    };
    const names = {
      form: { big: { name: 'LOUD' } },
      transformation: { bellringer: { name: 'voice' } },
      counter: { rage: 'breath' },
      token: { fog: { name: 'bell', plural: 'bells' } },
      item: { dagger: 'clapper' },
    };
    learnPack(pack({ heroes: [hero('bellringer', has)], names: { en: names } }));
    const game = newGame({ board: BOARDS[0].id, heroes: ['invisible-man', 'bellringer'], mode: 'duel' }, 1);
    const cast = castOf(matchOf(game));
    const tell = (event: Event) => eventText(event, 'en', cast);
    expect(tell({ kind: 'form', fighter: 'bellringer', form: 'big' })).toBe('Bellringer is now LOUD.');
    expect(tell({ kind: 'counter', seat: 1, counter: 'rage', count: 2 })).toBe('Bellringer now has 2 breath.');
    const token = (seat: number) => tell({ kind: 'token', seat, token: 'fog', from: null, to: 's1' });
    expect([token(0), token(1)]).toEqual(['The Invisible Man places a fog token in space 1.', 'Bellringer places a bell in space 1.']);
    const pick = (seat: number) => choiceText({ kind: 'token', seat, token: 0 }, 'en', cast);
    expect([pick(0), pick(1)]).toEqual(['Fog token 1', 'Bell 1']);
    expect(choiceText({ kind: 'item', seat: 1, option: 'dagger' }, 'en', cast)).toBe('Clapper');
    expect(reasonText({ why: 'wrongForm', form: 'big' }, 'en', cast)).toBe('This card can be used only while LOUD.');
    expect(name('transformation', 'bellringer', 'en')).toBe('Voice');
    expect(name('form', 'big', 'en')).toBe('BIG');
  });
  it('fall back to a readable id, in every sentence', () => {
    const [made] = learnPack(pack({ heroes: [BEEKEEPER] })).heroes as HeroDefinition[];
    const card = { ...made.deck[0], effects: [{ at: 'afterCombat', does: [{ do: 'recover', who: 'yourHero', amount: 1 }] }] } as const;
    expect(QUOTED.map((lang) => cardText(made, card, lang))).toEqual([
      ['After combat: Beekeeper recovers 1 health.'],
      ['После боя: Beekeeper восстанавливает 1 здоровье.'],
      ['Після бою: Beekeeper відновлює 1 одиницю здоров’я.'],
      ['Po boji: Doplňte Beekeeper 1 bod zdraví.'],
    ]);
  });
});
