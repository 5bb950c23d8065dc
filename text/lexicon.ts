/** Names written by hand, and names learned from heroes and boards that players bring. */

export const NAME_KINDS = ['fighter', 'card', 'board', 'form', 'transformation', 'counter', 'token', 'tag', 'item'] as const;
export type NameKind = (typeof NAME_KINDS)[number];

/** A language's names: nouns carry their grammar, titles are never inflected. */
export interface Written<Noun, Form> {
  fighter: Record<string, Noun>;
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

export interface Lexicon<Noun, Form> {
  find<K extends NameKind>(kind: K, id: string, hero?: string): Written<Noun, Form>[K][string] | undefined;
  learn(names: Learned, hero?: string): void;
}

/** `parse` turns a learned name into the language's own form. Built-in names cannot be renamed, except for one hero's own cards. */
export function lexicon<Noun, Form>(
  written: Written<Noun, Form>,
  parse: <K extends NameKind>(kind: K, name: unknown) => Written<Noun, Form>[K][string],
): Lexicon<Noun, Form> {
  const learned = new Map<string, unknown>();
  const key = (hero: string | undefined, kind: NameKind, id: string) => `${hero ?? ''}/${kind}/${id}`;
  return {
    find(kind, id, hero) {
      const own = hero === undefined ? undefined : learned.get(key(hero, kind, id));
      const builtIn = Object.hasOwn(written[kind], id) ? written[kind][id] : undefined;
      return (own ?? builtIn ?? learned.get(key(undefined, kind, id))) as never;
    },
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
