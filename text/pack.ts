/** A pack: heroes and boards that players bring, with their names in any language (docs/how-to/make-a-hero.md). */
import {
  type BoardDefinition,
  type HeroDefinition,
  InvalidData,
  isData,
  knownBoards,
  knownHeroes,
  learnBoards,
  learnHeroes,
  type Problem,
  problemsOfNew,
  shown,
  strange,
} from '@peerless/engine';
import { LANGS, type Lang } from './language.ts';
import { LANGUAGES } from './languages.ts';
import { type Learned, NAME_KINDS, type NameKind } from './lexicon.ts';
import { inside, problemsOfName, type Subject } from './nouns.ts';

export const PACK_FORMAT = 1;
export interface Pack {
  pack: number;
  heroes?: readonly HeroDefinition[];
  boards?: readonly BoardDefinition[];
  names?: { readonly [L in Lang]?: Learned };
}
const FIELDS = ['pack', 'heroes', 'boards', 'names'] as const satisfies (keyof Pack)[];
/** Heroes and boards that came with packs, and so do their names. */
const brought: Record<'heroes' | 'boards', Set<string>> = { heroes: new Set(), boards: new Set() };

/** Data as a pack. Refuses what is none with all its problems. */
export function parsePack(data: unknown): Pack {
  if (!isData(data)) throw new InvalidData('pack', [{ path: '', problem: `must be an object, not ${shown(data)}` }]);
  const problems = [...problemsOfFields(data), ...problemsOfNew(data), ...problemsOfNames(data)];
  if (problems.length) throw new InvalidData('pack', problems);
  return data as unknown as Pack;
}

/** Teaches the engine and every language what is in a pack: all of it or, if anything is wrong, nothing. */
export function learnPack(data: unknown): Pack {
  const pack = parsePack(data);
  const { heroes = [], boards = [], names = {} } = pack;
  const [newHeroes, newBoards] = [
    heroes.filter(({ id }) => isNamedByPacks('heroes', id)),
    boards.filter(({ id }) => isNamedByPacks('boards', id)),
  ];
  learnHeroes(heroes);
  learnBoards(boards);
  for (const lang of LANGS) {
    for (const hero of newHeroes) LANGUAGES[lang].learn(namesFor(subjectsOfHero(hero), names[lang]), hero.id);
    LANGUAGES[lang].learn(namesFor(newBoards.flatMap(subjectsOfBoard), names[lang]));
  }
  for (const { id } of newHeroes) brought.heroes.add(id);
  for (const { id } of newBoards) brought.boards.add(id);
  return pack;
}
/** Those of the names that are about these. */
const namesFor = (subjects: readonly Subject[], names: Learned = {}): Learned =>
  Object.fromEntries(
    NAME_KINDS.map((kind) => [
      kind,
      Object.fromEntries(
        Object.entries(names[kind] ?? {}).filter(([id]) => subjects.some((subject) => subject.kind === kind && subject.id === id)),
      ),
    ]),
  );

function problemsOfFields(data: Readonly<Record<string, unknown>>): Problem[] {
  const { pack, heroes, boards, names } = data;
  const problems = Object.keys(data)
    .filter((field) => !FIELDS.includes(field as (typeof FIELDS)[number]))
    .map((field) => ({ path: field, problem: strange('field', field, FIELDS) }));
  const say = (path: string, problem: string) => problems.push({ path, problem });
  if (pack === undefined) say('pack', `is missing; this version reads ${PACK_FORMAT}`);
  else if (pack !== PACK_FORMAT) say('pack', `is ${shown(pack)}; this version reads ${PACK_FORMAT}`);
  for (const [field, list] of Object.entries({ heroes, boards }))
    if (list !== undefined && !Array.isArray(list)) say(field, `must be a list, not ${shown(list)}`);
  if (names !== undefined && !isData(names)) say('names', `must be an object, not ${shown(names)}`);
  if (isEmpty(heroes) && isEmpty(boards)) say('', 'must have a hero or a board');
  return problems;
}
const isEmpty = (list: unknown): boolean => list === undefined || (Array.isArray(list) && !list.length);

function problemsOfNames({ heroes, boards, names }: Readonly<Record<string, unknown>>): Problem[] {
  const about = [...entries(heroes).flatMap(subjectsOfHero), ...entries(boards).flatMap(subjectsOfBoard)];
  return fieldsOf(names).flatMap(([lang, byKind]) => {
    const path = inside('names', lang);
    if (!isOneOf(LANGS, lang)) return [{ path, problem: strange('language', lang, LANGS) }];
    if (!isData(byKind)) return [{ path, problem: `must be an object, not ${shown(byKind)}` }];
    return fieldsOf(byKind).flatMap(([kind, byId]) => problemsOfKind(kind, byId, lang, about, inside(path, kind)));
  });
}
function problemsOfKind(kind: string, byId: unknown, lang: Lang, about: readonly Owned[], path: string): Problem[] {
  if (!isOneOf(NAME_KINDS, kind)) return [{ path, problem: strange('kind of name', kind, NAME_KINDS) }];
  if (!isData(byId)) return [{ path, problem: `must be an object, not ${shown(byId)}` }];
  const here = about.filter((subject) => subject.kind === kind);
  return fieldsOf(byId).flatMap(([id, name]) => {
    const place = inside(path, id);
    const subjects = here.filter((subject) => subject.id === id);
    const [subject] = subjects;
    if (!subject) return [{ path: place, problem: strange(`${kind} of the pack`, id, [...new Set(here.map((each) => each.id))]) }];
    if (!subjects.some(({ of }) => isNamedByPacks(...of)))
      return [{ path: place, problem: 'is known without this pack and keeps its name' }];
    const isSeveral = subjects.some((each) => each.isSeveral);
    return problemsOfName(name, { ...subject, isSeveral }, LANGUAGES[lang].grammar, place);
  });
}
/** Is the name of it up to packs, since nobody else has brought it? */
const isNamedByPacks = (of: 'heroes' | 'boards', id: string): boolean =>
  brought[of].has(id) || !(of === 'heroes' ? knownHeroes() : knownBoards()).some((known) => known.id === id);

/** Something with a name, and the hero or board that has it. */
interface Owned extends Subject {
  of: ['heroes' | 'boards', string];
}
type Data = Readonly<Record<string, unknown>>;
const listed = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value.slice(0, 256) : []);
const entries = (value: unknown): Data[] => listed(value).filter(isData);
const fieldsOf = (value: unknown): [string, unknown][] => (isData(value) ? Object.entries(value) : []);
const isOneOf = <W extends string>(words: readonly W[], word: string): word is W => words.includes(word as W);

/** Everything of a hero that has a name, as far as it can be read. */
function subjectsOfHero(hero: object): Owned[] {
  const { id: own, sidekicks, forms, counter, tokens, items, deck } = hero as Data;
  const subject = (kind: NameKind, id: unknown, count: unknown = 1): Owned[] =>
    typeof id === 'string' ? [{ kind, id, isSeveral: count !== 1, of: ['heroes', String(own)] }] : [];
  return [
    ...subject('fighter', own),
    ...entries(sidekicks).flatMap(({ id, count }) => subject('fighter', id, count)),
    ...listed(forms).flatMap((form) => subject('form', form)),
    ...(listed(forms).length ? subject('transformation', own) : []),
    ...entries([counter]).flatMap(({ id }) => subject('counter', id)),
    ...entries([tokens]).flatMap(({ id, count }) => subject('token', id, count)),
    ...listed(items).flatMap((item) => subject('item', item)),
    ...entries(deck).flatMap(({ id, bonusAttack, tags }) => [
      ...subject('card', id),
      ...entries([bonusAttack]).flatMap((bonus) => subject('card', bonus.id)),
      ...listed(tags).flatMap((tag) => subject('tag', tag)),
    ]),
  ];
}
const subjectsOfBoard = (board: object): Owned[] => {
  const { id } = board as Data;
  return typeof id === 'string' ? [{ kind: 'board', id, isSeveral: false, of: ['boards', id] }] : [];
};
