/** What is still sound of data that may be damaged; the rest is dropped. */
import { type Fields, isData, type Kind, type Optional, problemsOf } from './kinds.ts';

export const isSound = <T>(value: unknown, kind: Kind<T>): value is T => problemsOf(value, kind).length === 0;
/** Those entries of a list that are of that kind. */
export const soundEntries = <T>(value: unknown, kind: Kind<T>): T[] =>
  Array.isArray(value) ? value.filter((entry): entry is T => isSound(entry, kind)) : [];
/** Those fields of a record that are of their kind, and no others. */
export function soundFields<T>(value: unknown, fields: Fields<T>): Partial<T> {
  const known = Object.entries<Kind<unknown> | Optional<unknown>>(fields);
  const sound = known.filter(
    ([name, field]) =>
      isData(value) && Object.hasOwn(value, name) && isSound(value[name], typeof field === 'function' ? field : field.optional),
  );
  return Object.fromEntries(sound.map(([name]) => [name, (value as Readonly<Record<string, unknown>>)[name]])) as Partial<T>;
}
