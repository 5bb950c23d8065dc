/** The answers on offer while a question is being put: one list, used again and again. */
import { type Choice, type ChoiceKind, choice, PASS } from './choice.ts';

const list: Choice[] = [];
let count = 0;

export function offer(kind: ChoiceKind, value = 0): void {
  list[count++] = choice(kind, value);
}
/** Offers each of these. */
export function offerAll(kind: ChoiceKind, values: readonly number[]): void {
  const first = choice(kind);
  for (let i = 0; i < values.length; i++) list[count++] = (first | values[i]) as Choice;
}
export function offerPass(): void {
  list[count++] = PASS;
}
export const offered = (): number => count;
export const nthOffer = (n: number): Choice => list[n];
/** Takes back all but the first so many. */
export function keepOffers(first: number): void {
  count = first;
}
export function isOffered(wanted: Choice): boolean {
  for (let i = 0; i < count; i++) if (list[i] === wanted) return true;
  return false;
}
/** The list itself: as many as are offered stand at its beginning, until the next question is put. */
export const offers: readonly Choice[] = list;
export const allOffers = (): Choice[] => list.slice(0, count);
