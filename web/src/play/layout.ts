/** How the table is laid: beside a column, upright on a phone or tablet, or on a phone held sideways. Style sheets decide by the same widths. */
import { type ReadonlySignal, signal } from '@preact/signals';
import { atLeast, isLow, isTouched } from '../look/widths.ts';
import { settings } from '../settings/settings.ts';

function followed(query: MediaQueryList): ReadonlySignal<boolean> {
  const matches = signal(query.matches);
  query.addEventListener('change', (event) => {
    matches.value = event.matches;
  });
  return matches;
}
const isWide = followed(atLeast('desk'));
const isNotPhone = followed(atLeast('tablet'));
const isRoomy = followed(atLeast('broad'));
const isFinger = followed(isTouched());
const isShort = followed(isLow());

export type Layout = 'desk' | 'tablet' | 'upright' | 'sideways';
export const layout = (): Layout => (isShort.value ? 'sideways' : isWide.value ? 'desk' : isNotPhone.value ? 'tablet' : 'upright');
/** There is no room for the faces of cards. */
export const isPhone = (): boolean => ['upright', 'sideways'].includes(layout());

/** A mouse is on something. Where a finger was, browsers tell of a mouse when something else comes to lie there. */
export const hovers = ({ pointerType }: PointerEvent): boolean => pointerType === 'mouse' && !isPhone();

/** The column is narrow, or there is none. */
export const isCramped = (): boolean => layout() !== 'desk' || !isRoomy.value;

/** How much of a seat is said: all, all but what a tap tells, or who and how much by signs alone. */
export type SeatSize = 'full' | 'compact' | 'signs';
/** Of the text, as a share of the usual: beyond it four seats have no room for words. */
const MOST_TEXT = 1.1;
export function seatSize(seats: number): SeatSize {
  const laid = layout();
  const isTight = !isRoomy.value || settings.value.textSize > MOST_TEXT;
  if (laid === 'sideways' || (seats > 2 && (laid === 'upright' || (laid === 'desk' && isTight)))) return 'signs';
  return laid === 'desk' && !isFinger.value ? 'full' : 'compact';
}
