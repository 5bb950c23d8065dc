/** Optional abilities that a player always declines, in each game; kept as long as the page is open. */
import type { Question } from '@peerless/engine';
import { anyText, record, wholeFrom } from '@peerless/engine/kinds';
import type { Update } from '@peerless/protocol';
import { signal } from '@preact/signals';
import { keep, keptList } from '../storage.ts';

export interface Declined {
  /** The game, by its id. */
  game: string;
  seat: number;
  /** Whose ability it is. */
  hero: string;
}
/** The optional ability that a question is about. */
export const abilityOf = ({ id }: Update, { source, optional }: Question): Declined | null =>
  optional && source && 'ability' in source ? { game: id, seat: source.seat, hero: source.ability } : null;

const PLACE = 'peerless.declined';
const kind = record<Declined>({ game: anyText, seat: wholeFrom(0, 3), hero: anyText });
export const declined = signal<readonly Declined[]>(keptList(PLACE, kind, 'sessionStorage'));
const change = (now: readonly Declined[]): void => {
  declined.value = now;
  keep(PLACE, now, 'sessionStorage');
};

const isSame = (one: Declined, other: Declined): boolean => one.game === other.game && one.seat === other.seat && one.hero === other.hero;
export const isDeclined = (what: Declined): boolean => declined.value.some((each) => isSame(each, what));
export const decline = (what: Declined): void => {
  if (!isDeclined(what)) change([...declined.value, what]);
};
export const askAgain = (what: Declined): void => change(declined.value.filter((each) => !isSame(each, what)));
