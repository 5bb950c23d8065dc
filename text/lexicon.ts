/** Names of the heroes and boards that the game comes with, and names learned from those that players bring. */

export const NAME_KINDS = ['fighter', 'idea', 'card', 'board', 'form', 'transformation', 'counter', 'token', 'tag', 'item'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

/** A language's names: nouns carry their grammar, titles are never inflected. */
export interface Written<Noun, Form> {
  fighter: Record<string, Noun>;
  /** What a hero can do that no other can, in one sentence, by hero. */
  idea: Record<string, string>;
  card: Record<string, string>;
  board: Record<string, string>;
  form: Record<string, Form>;
  /** What changes when a hero changes form, by hero. */
  transformation: Record<string, Noun>;
  counter: Record<string, Noun>;
  token: Record<string, Noun>;
  tag: Record<string, string>;
  item: Record<string, Noun>;
}
/** Names as they come with a player's hero: plain text, or with the grammar of the language. */
export type Learned = { readonly [K in NameKind]?: Readonly<Record<string, unknown>> };

/** Names that the game comes with. */
export type Known<Noun, Form> = { readonly [K in NameKind]?: Readonly<Written<Noun, Form>[K]> };

export interface Lexicon<Noun, Form> {
  find<K extends NameKind>(kind: K, id: string, hero?: string): Written<Noun, Form>[K][string] | undefined;
  know(...all: readonly Known<Noun, Form>[]): void;
  learn(names: Learned, hero?: string): void;
  /** Of all kinds that are inflected. */
  nouns(): (Noun | Form)[];
}

/** `parse` turns a learned name into the language's own form. Known names cannot be renamed, except for one hero's own cards. */
export function lexicon<Noun, Form>(
  parse: <K extends NameKind>(kind: K, name: unknown) => Written<Noun, Form>[K][string],
): Lexicon<Noun, Form> {
  const known = new Map<string, unknown>();
  const learned = new Map<string, unknown>();
  const key = (hero: string | undefined, kind: NameKind, id: string) => `${hero ?? ''}/${kind}/${id}`;
  return {
    find(kind, id, hero) {
      const own = hero === undefined ? undefined : learned.get(key(hero, kind, id));
      const named = key(undefined, kind, id);
      return (own ?? known.get(named) ?? learned.get(named)) as never;
    },
    know(...all) {
      for (const names of all)
        for (const kind of NAME_KINDS)
          for (const [id, name] of Object.entries(names[kind] ?? {})) {
            const [here, said] = [key(undefined, kind, id), JSON.stringify(name)];
            const before = JSON.stringify(known.get(here) ?? name);
            if (before !== said) throw new Error(`${kind} "${id}" is called ${before} and ${said}; one of them needs another id`);
            known.set(here, name);
          }
    },
    nouns: () => [...known.values(), ...learned.values()].filter((name) => typeof name === 'object') as (Noun | Form)[],
    learn(names, hero) {
      for (const kind of NAME_KINDS)
        for (const [id, name] of Object.entries(names[kind] ?? {})) learned.set(key(hero, kind, id), parse(kind, name));
    },
  };
}

/** `snicker-snack` becomes `Snicker Snack`. */
export const readable = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
