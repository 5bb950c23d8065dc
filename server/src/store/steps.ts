/** Work on a database as a run of statements that somebody else carries out: said once, done at once by SQLite and over the network by PostgreSQL. */
export type Value = string | number | null | Uint8Array | readonly string[];
export interface Statement {
  /** In the words both databases know. `?` is a value, `IN (?*)` a list of strings. */
  text: string;
  values: readonly Value[];
}
export type Steps<T> = Generator<Statement, T, unknown[]>;

/** One statement and the rows it gives: `const found = yield* rows<{ id: string }>('SELECT ...', id)`. */
export function* rows<R = never>(text: string, ...values: Value[]): Steps<R[]> {
  return (yield { text, values }) as R[];
}

/** A value as a driver takes it: lists travel as JSON. */
export const bound = (value: Value): string | number | null | Uint8Array =>
  Array.isArray(value) ? JSON.stringify(value) : (value as Exclude<Value, readonly string[]>);

/** What carries steps out. */
export interface Database {
  /** Statement by statement, each by itself. */
  run<T>(steps: Steps<T>): Promise<T>;
  /** All or nothing; kept for good when the promise resolves. */
  atomically<T>(steps: Steps<T>): Promise<T>;
}
