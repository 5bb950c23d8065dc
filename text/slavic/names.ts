/** Names as nouns: of the heroes and boards that the game comes with, and of those that players bring. */
import { type Known, lexicon, type NameKind, readable, type Written } from '../lexicon.ts';
import { inEach, type NounField } from '../nouns.ts';
import { capital } from '../sentence.ts';
import type { CaseOf, Gender, NounOf } from './nouns.ts';

/** `person` is someone to turn into; otherwise a state to be in. */
export type FormOf<Last extends string> = NounOf<Last> & { person?: true };
export type NamesOf<Last extends string> = Known<NounOf<Last>, FormOf<Last>>;

export interface Calling<Last extends string> {
  CASES: readonly CaseOf<Last>[];
  noun(gender: Gender, singular: string): NounOf<Last>;
  fixed(name: string): NounOf<Last>;
  followed(name: NounOf<Last>, tail: string): NounOf<Last>;
  quoted(title: string): string;
  /** What changes when a hero changes form. */
  form: NounOf<Last>;
  token: NounOf<Last>;
  anyItem: NounOf<Last>;
}
const isObject = (name: unknown): name is Record<string, unknown> => typeof name === 'object' && name !== null;
const title = (name: unknown): string => (isObject(name) ? String(name.nom) : String(name));

export function calling<Last extends string>({ CASES, noun, fixed, followed, quoted, form, token, anyItem }: Calling<Last>) {
  type Noun = NounOf<Last>;
  type Form = FormOf<Last>;
  /** What a learned noun consists of. */
  const GRAMMAR = {
    ...inEach(CASES),
    gender: { holds: { oneOf: ['m', 'f', 'n'] }, needed: 'always' },
    animate: { holds: 'yes' },
    plural: { holds: { each: CASES }, needed: 'ofSeveral' },
    person: { holds: 'yes', of: 'form' },
  } as Record<keyof Form, NounField>;
  /** A learned fighter or form is someone; all else is a thing. */
  function asNoun(kind: NameKind, name: unknown): Noun {
    const plain = kind === 'fighter' || kind === 'form' ? fixed(title(name)) : noun('m', title(name));
    return isObject(name) ? { ...plain, ...name } : plain;
  }
  const words = lexicon<Noun, Form>(<K extends NameKind>(kind: K, name: unknown) => {
    const parsed: Form | string =
      kind === 'idea' || kind === 'card' || kind === 'board' || kind === 'tag'
        ? title(name)
        : kind === 'form' && !isObject(name)
          ? { ...asNoun(kind, name), person: true as const }
          : asNoun(kind, name);
    return parsed as Written<Noun, Form>[K][string];
  });
  words.know({ item: { wild: anyItem } });

  /** A form is a fighter too: Mr. Hyde is the name of the hero while it lasts. */
  const fighterNoun = (id: string, hero = id): Noun =>
    words.find('fighter', id, hero) ?? words.find('form', id, hero) ?? fixed(readable(id));
  const formOf = (id: string, hero?: string): Form => words.find('form', id, hero) ?? { ...fixed(readable(id)), person: true as const };
  const transformation = (hero: string | undefined): Noun =>
    (hero === undefined ? undefined : words.find('transformation', hero, hero)) ?? form;
  const someToken = (id: string): Noun => followed(token, ` ${quoted(readable(id))}`);
  const counterNoun = (id: string, hero?: string): Noun => words.find('counter', id, hero) ?? someToken(id);
  const tokenNoun = (id: string, hero?: string): Noun => words.find('token', id, hero) ?? someToken(id);
  const itemNoun = (id: string, hero?: string): Noun => words.find('item', id, hero) ?? noun('m', quoted(readable(id)));
  /** Never inflected; quoted in running text. */
  const cardTitle = (id: string, hero?: string): string => words.find('card', id, hero) ?? readable(id);
  const tagTitle = (id: string, hero?: string): string => words.find('tag', id, hero) ?? readable(id);

  const heading = (noun: Noun): string => capital(noun.nom);
  const HEADINGS: Record<NameKind, (id: string, hero?: string) => string> = {
    fighter: (id, hero) => heading(fighterNoun(id, hero)),
    idea: (id, hero) => words.find('idea', id, hero) ?? '',
    card: cardTitle,
    board: (id) => words.find('board', id) ?? readable(id),
    form: (id, hero) => heading(formOf(id, hero)),
    transformation: (id) => heading(transformation(id)),
    counter: (id, hero) => heading(counterNoun(id, hero)),
    token: (id, hero) => heading(tokenNoun(id, hero)),
    tag: tagTitle,
    item: (id, hero) => heading(itemNoun(id, hero)),
  };
  return {
    GRAMMAR,
    know: words.know,
    learn: words.learn,
    nouns: words.nouns,
    fighterNoun,
    /** The hero, by the name of the form that the card asks for. */
    heroNoun(hero: string, form?: string): Noun {
      const named = form === undefined ? undefined : formOf(form, hero);
      return named?.person ? named : fighterNoun(hero);
    },
    formOf,
    transformation,
    counterNoun,
    tokenNoun,
    itemNoun,
    cardTitle,
    tagTitle,
    /** As a heading. */
    name: (kind: NameKind, id: string, hero?: string): string => HEADINGS[kind](id, hero),
  };
}
