/** The fields of a word: how each is checked, and what it becomes when a setup is compiled. */
import type { Data, Kind } from './kinds.ts';

/** Turns what a word holds into what it does, once for all games of a setup. */
export interface Compiler {
  /** The number of the block that says these words. */
  sentence(words: readonly Data[]): number;
}
export interface Field<D, C> {
  readonly check: Kind<D>;
  readonly compile: (data: D, into: Compiler) => C;
  /** Does this speak of an opponent's hero, or of an opponent as a word does? */
  readonly mentions: (data: D) => boolean;
  /** What it is where it is said in combat, whatever is around it: for whoever makes up examples. */
  readonly inCombat?: Field<D, C>;
}
export interface OptionalField<D, C> {
  readonly optional: Field<D, C>;
}
// biome-ignore lint/suspicious/noExplicitAny: each field has its own data
type AnyField = Field<any, any> | OptionalField<any, any>;
export type Fields = Readonly<Record<string, AnyField>>;

/** A field for everything that the data of a word holds, besides its name; the compiler asks for each of them. */
export type FieldsOf<D, Tag extends PropertyKey> = {
  readonly [N in Exclude<keyof D, Tag>]-?: undefined extends D[N] ? OptionalField<Exclude<D[N], undefined>, unknown> : Field<D[N], unknown>;
};
type ArgOfField<F> = F extends OptionalField<infer _D, infer C> ? C | undefined : F extends Field<infer _D, infer C> ? C : never;
/** What the word gets when it is done. */
export type Args<F extends Fields> = { readonly [N in keyof F]: ArgOfField<F[N]> };

const never = (): boolean => false;
/** A field that is what it says: a number, a name, a mark. */
export const plain = <D>(check: Kind<D>): Field<D, D> => ({ check, compile: (data) => data, mentions: never });
export const optional = <D, C>(field: Field<D, C>): OptionalField<D, C> => ({ optional: field });
export const field = <D, C>(
  check: Kind<D>,
  compile: (data: D, into: Compiler) => C,
  mentions: (data: D) => boolean = never,
): Field<D, C> => ({
  check,
  compile,
  mentions,
});

const own = (each: AnyField): Field<unknown, unknown> => ('optional' in each ? each.optional : each);
export function compileFields(fields: Fields, data: Data, into: Compiler): Readonly<Record<string, unknown>> {
  const args: Record<string, unknown> = {};
  for (const [name, each] of Object.entries(fields))
    args[name] = data[name] === undefined ? undefined : own(each).compile(data[name], into);
  return args;
}
export const fieldsMention = (fields: Fields, data: Data): boolean =>
  Object.entries(fields).some(([name, each]) => data[name] !== undefined && own(each).mentions(data[name]));
/** For the check of a record. */
export const checksOf = (fields: Fields): Readonly<Record<string, Kind<unknown> | { readonly optional: Kind<unknown> }>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, each]) => [name, 'optional' in each ? { optional: each.optional.check } : each.check]),
  );
