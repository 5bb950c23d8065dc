/** Optional abilities that a player always declines, in each game; kept as long as the page is open. */
import type { Question } from '@peerless/engine';
import type { Update } from '@peerless/protocol';
import { signal } from '@preact/signals';

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
const read = (): Declined[] => {
  try {
    return JSON.parse(sessionStorage.getItem(PLACE) ?? '[]');
  } catch {
    return [];
  }
};
export const declined = signal<readonly Declined[]>(read());
const keep = (now: readonly Declined[]): void => {
  declined.value = now;
  try {
    sessionStorage.setItem(PLACE, JSON.stringify(now));
  } catch {
    // The player is asked again after the next reload.
  }
};

const isSame = (one: Declined, other: Declined): boolean => one.game === other.game && one.seat === other.seat && one.hero === other.hero;
export const isDeclined = (what: Declined): boolean => declined.value.some((each) => isSame(each, what));
export const decline = (what: Declined): void => {
  if (!isDeclined(what)) keep([...declined.value, what]);
};
export const askAgain = (what: Declined): void => keep(declined.value.filter((each) => !isSame(each, what)));
