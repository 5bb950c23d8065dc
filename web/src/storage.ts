/** What the browser keeps for the page. It may be of an older version, damaged, full or forbidden: then it is as if nothing were there. */
import { type Fields, isSound, type Kind, soundEntries, soundFields } from '@peerless/engine/kinds';

type Where = 'localStorage' | 'sessionStorage';

const found = (place: string, where: Where): unknown => {
  try {
    return JSON.parse(globalThis[where].getItem(place) ?? 'null');
  } catch {
    return null;
  }
};
export const keptAs = <T>(place: string, kind: Kind<T>, where: Where = 'localStorage'): T | undefined => {
  const value = found(place, where);
  return isSound(value, kind) ? value : undefined;
};
/** The entries that are sound. */
export const keptList = <T>(place: string, kind: Kind<T>, where: Where = 'localStorage'): T[] => soundEntries(found(place, where), kind);
/** The fields that are sound; the others are as in `fresh`. */
export const keptFields = <T extends object>(place: string, fields: Fields<T>, fresh: T): T => ({
  ...fresh,
  ...soundFields(found(place, 'localStorage'), fields),
});
export function keep(place: string, value: unknown, where: Where = 'localStorage'): void {
  try {
    globalThis[where].setItem(place, JSON.stringify(value));
  } catch {
    // It holds until the page is closed.
  }
}
