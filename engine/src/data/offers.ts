/** The answers on offer: one list, used again and again by whichever game is asked. Each game takes for its own only what it has settled. */
import { type Choice, type ChoiceKind, choice, PASS } from './choice.ts';
import type { Game } from './game.ts';

const list: Choice[] = [];
let count = 0;
/** Whose they are, after how many answers; nobody's while they are being offered, however that ends. */
let owner: Game | undefined;
let ownedAt = -1;

export function beginOffers(): void {
  count = 0;
  owner = undefined;
}
/** All is offered that this game may be answered now. */
export function settleOffers(game: Game): void {
  owner = game;
  ownedAt = game.seq;
}
export const areOffersOf = (game: Game): boolean => owner === game && ownedAt === game.seq;
/** For whoever changes a game other than by answering. */
export function forgetOffers(): void {
  owner = undefined;
}
const NONE: readonly Choice[] = [];
/** What is being offered, for the time that somebody else may be asked; and back again. */
export const offersAside = (): readonly Choice[] => (count ? list.slice(0, count) : NONE);
export function bringBack(offers: readonly Choice[]): void {
  beginOffers();
  for (const each of offers) list[count++] = each;
}

export function offerChoice(choice: Choice): void {
  list[count++] = choice;
}
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
