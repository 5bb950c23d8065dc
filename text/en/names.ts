import { type Known, type Learned, lexicon, type NameKind, readable, type Written } from '../lexicon.ts';
import type { NounField } from '../nouns.ts';
import { capital } from '../sentence.ts';

export interface Noun {
  name: string;
  /** Said with "the". */
  the?: true;
  plural?: string;
  pronoun?: 'he' | 'she' | 'it' | 'they';
}
/** `person` is someone to be; otherwise a state to be in. */
export interface Form extends Noun {
  person?: true;
}

export type Names = Known<Noun, Form>;

/** What a learned noun consists of. */
export const GRAMMAR: Record<keyof Form, NounField> = {
  name: { holds: 'text', needed: 'always' },
  the: { holds: 'yes' },
  plural: { holds: 'text' },
  pronoun: { holds: { oneOf: ['he', 'she', 'it', 'they'] } },
  person: { holds: 'yes', of: 'form' },
};

const isNamed = (name: unknown): name is { name: string } =>
  typeof name === 'object' && name !== null && 'name' in name && typeof name.name === 'string';
const title = (name: unknown): string => (isNamed(name) ? name.name : String(name));

const words = lexicon<Noun, Form>(<K extends NameKind>(kind: K, name: unknown) => {
  const parsed: Noun | Form | string =
    kind === 'idea' || kind === 'card' || kind === 'board' || kind === 'tag'
      ? title(name)
      : isNamed(name)
        ? name
        : kind === 'form'
          ? { name: String(name), person: true }
          : { name: String(name) };
  return parsed as Written<Noun, Form>[K][string];
});
words.know({ item: { wild: { name: 'any one item' } } });
export const { know, nouns } = words;
export const learn = (names: Learned, hero?: string): void => words.learn(names, hero);

const named = (id: string): Noun => ({ name: readable(id) });
/** A form is a fighter too: Mr. Hyde is the name of the hero while it lasts. */
export const fighterNoun = (id: string, hero = id): Noun => words.find('fighter', id, hero) ?? words.find('form', id, hero) ?? named(id);
/** The hero, by the name of the form that the card asks for. */
export function heroNoun(hero: string, form?: string): Noun {
  const named = form === undefined ? undefined : formOf(form, hero);
  return named?.person ? named : fighterNoun(hero);
}
export const formOf = (id: string, hero?: string): Form => words.find('form', id, hero) ?? { name: readable(id), person: true };
export const transformation = (hero: string): string => words.find('transformation', hero, hero)?.name ?? 'form';
export const counterNoun = (id: string, hero?: string): Noun => words.find('counter', id, hero) ?? named(id);
export const tokenNoun = (id: string, hero?: string): Noun =>
  words.find('token', id, hero) ?? { name: `${readable(id).toLowerCase()} token` };
export const itemNoun = (id: string, hero?: string): Noun => words.find('item', id, hero) ?? { name: readable(id).toLowerCase() };
export const cardTitle = (id: string, hero?: string): string => words.find('card', id, hero) ?? readable(id);
export const tagTitle = (id: string, hero?: string): string => words.find('tag', id, hero) ?? readable(id).toUpperCase();

/** As said in a sentence: "the Jabberwock". */
export const spoken = (noun: Noun): string => (noun.the ? `the ${noun.name}` : noun.name);
export const manyOf = (noun: Noun): string => noun.plural ?? `${noun.name}s`;

/** As a heading: "The Jabberwock". */
export function name(kind: NameKind, id: string, hero?: string): string {
  switch (kind) {
    case 'fighter':
      return capital(spoken(fighterNoun(id, hero)));
    case 'idea':
      return words.find('idea', id, hero) ?? '';
    case 'card':
      return cardTitle(id, hero);
    case 'board':
      return words.find('board', id) ?? readable(id);
    case 'form':
      return formOf(id, hero).name;
    case 'transformation':
      return capital(transformation(id));
    case 'counter':
      return capital(counterNoun(id, hero).name);
    case 'token':
      return capital(tokenNoun(id, hero).name);
    case 'tag':
      return tagTitle(id, hero);
    case 'item':
      return capital(itemNoun(id, hero).name);
  }
}
