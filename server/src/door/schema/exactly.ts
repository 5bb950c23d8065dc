/** A schema whose type is exactly that of what it is a schema of: the compiler compares them, so that what is sent is said once. */
import type { Choice, Condition, Effect, Frame } from '@peerless/engine';
import * as v from 'valibot';

/** A number with a mark that only the compiler sees. */
type Marked = Choice | Frame['it'];
/** What is compared: without marks, without what may not be written, and without what is never sent. */
type Bare<T> = [NonNullable<T>] extends [Effect | Condition]
  ? T
  : T extends Marked
    ? number extends T
      ? number
      : T extends Choice
        ? number
        : T
    : T extends readonly (infer U)[]
      ? Bare<U>[]
      : T extends object
        ? { -readonly [K in keyof T as [T[K]] extends [undefined] ? never : K]: Bare<T[K]> }
        : T;
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;

type Of<T> = v.GenericSchema<T, T>;
export const exactly =
  <T>() =>
  <const S extends v.GenericSchema>(schema: Same<Bare<T>, Bare<v.InferOutput<S>>> extends true ? S : never): Of<T> =>
    schema as unknown as Of<T>;

// Words of all messages.
export const whole = v.pipe(v.number(), v.integer());
export const count = v.pipe(whole, v.minValue(0));
export const seat = v.pipe(whole, v.minValue(0), v.maxValue(3));
export const seats = v.array(seat);
/** Milliseconds since 1970, by the clock of the server. */
export const time = v.pipe(v.number(), v.description('milliseconds since 1970, by the clock of the server'));
export const name = v.string();
export const names = v.array(name);
export const maybe = v.nullable(name);
/** Several objects of one kind by what they are called. */
export const byName = <S extends v.GenericSchema>(schema: S) => v.record(v.string(), schema);
/** As docs/words.md tells it. */
export const effect = v.looseObject({ do: v.string() }) as unknown as Of<Effect>;
export const condition = v.looseObject({ if: v.string() }) as unknown as Of<Condition>;
