/** A pack: heroes and boards that players bring, with their names in any language (docs/how-to/make-a-hero.md). */
import {
  type BoardDefinition,
  type HeroDefinition,
  InvalidData,
  knownBoards,
  knownHeroes,
  learnBoards,
  learnHeroes,
  newBoards,
  newHeroes,
  shown,
} from '@peerless/engine';
import { also, type Data, isData, type Kind, listed, named, optional, problemsOf, record, say } from '@peerless/engine/kinds';
import { nameOf, type Subject } from './check-name.ts';
import { LANGS, type Lang } from './language.ts';
import { type Learned, NAME_KINDS, type NameKind } from './lexicon.ts';
import { LANGUAGES } from './lists/languages.ts';
import type { Grammar } from './nouns.ts';

export const PACK_FORMAT = 1;
export interface Pack {
  pack: number;
  heroes?: readonly HeroDefinition[];
  boards?: readonly BoardDefinition[];
  names?: { readonly [L in Lang]?: Learned };
}
/** Heroes and boards that came with packs, and so do their names. */
const brought: Record<'heroes' | 'boards', Set<string>> = { heroes: new Set(), boards: new Set() };

/** Data as a pack. Refuses what is none with all its problems. */
export function parsePack(data: unknown): Pack {
  const problems = problemsOf(data, packAbout(isData(data) ? data : {}));
  if (problems.length) throw new InvalidData('pack', problems);
  return data as Pack;
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

const format: Kind<number> = (value, at) => {
  if (value !== PACK_FORMAT) say(at, `is ${shown(value)}; this version reads ${PACK_FORMAT}`);
};
const isEmpty = (list: unknown): boolean => list === undefined || (Array.isArray(list) && !list.length);
/** A pack with these heroes and boards, whose names are about them. */
const packAbout = ({ heroes, boards }: Data): Kind<Pack> => {
  const about = [...entries(heroes).flatMap(subjectsOfHero), ...entries(boards).flatMap(subjectsOfBoard)];
  return also(
    record<Pack>({ pack: format, heroes: optional(newHeroes), boards: optional(newBoards), names: optional(namesAbout(about)) }),
    (_, at) => {
      if (isEmpty(heroes) && isEmpty(boards)) say(at, 'must have a hero or a board');
    },
  );
};
const namesAbout = (about: readonly Owned[]): Kind<NonNullable<Pack['names']>> => {
  const byLang = LANGS.map((lang) => [lang, named('kind of name', namesIn(LANGUAGES[lang].grammar, about))]);
  return named('language', Object.fromEntries(byLang));
};
const namesIn = (grammar: Grammar, about: readonly Owned[]): Readonly<Record<NameKind, Kind<Readonly<Record<string, unknown>>>>> => {
  const kinds = NAME_KINDS.map((kind) => {
    const here = about.filter((subject) => subject.kind === kind);
    const byId = here.map(({ id }) => [id, nameOfAll(here, id, grammar)]);
    return [kind, named(`${kind} of the pack`, Object.fromEntries(byId))];
  });
  return Object.fromEntries(kinds);
};
/** Several heroes may each have something of that id. */
function nameOfAll(about: readonly Owned[], id: string, grammar: Grammar): Kind<unknown> {
  const subjects = about.filter((subject) => subject.id === id);
  if (!subjects.some(({ of }) => isNamedByPacks(...of))) return (_, at) => say(at, 'is known without this pack and keeps its name');
  return nameOf({ ...subjects[0], isSeveral: subjects.some(({ isSeveral }) => isSeveral) }, grammar);
}
/** Is the name of it up to packs, since nobody else has brought it? */
const isNamedByPacks = (of: 'heroes' | 'boards', id: string): boolean =>
  brought[of].has(id) || !(of === 'heroes' ? knownHeroes() : knownBoards()).some((known) => known.id === id);

/** Something with a name, and the hero or board that has it. */
interface Owned extends Subject {
  of: ['heroes' | 'boards', string];
}
const entries = (value: unknown): Data[] => listed(value).filter(isData);

/** Everything of a hero that has a name, as far as it can be read. */
export function subjectsOfHero(hero: object): Owned[] {
  const { id: own, sidekicks, forms, counter, tokens, items, deck } = hero as Data;
  const subject = (kind: NameKind, id: unknown, count: unknown = 1): Owned[] =>
    typeof id === 'string' ? [{ kind, id, isSeveral: count !== 1, of: ['heroes', String(own)] }] : [];
  return [
    ...subject('fighter', own),
    ...subject('idea', own),
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
export const subjectsOfBoard = (board: object): Owned[] => {
  const { id } = board as Data;
  return typeof id === 'string' ? [{ kind: 'board', id, isSeveral: false, of: ['boards', id] }] : [];
};
