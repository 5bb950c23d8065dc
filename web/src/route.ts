/** Where in the program the player is: the part of the address after "#". */
import { computed, signal } from '@preact/signals';

const hash = signal(location.hash);
addEventListener('hashchange', () => {
  hash.value = location.hash;
});
/** What cannot be read stays as it is, and leads nowhere. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
/** ['play', 'x1y2'] for `#/play/x1y2`; [''] for the first screen. */
export const routeOf = (address: string): string[] => address.replace(/^#\/?/, '').replace(/\/$/, '').split('/').map(decoded);
export const route = computed(() => routeOf(hash.value));
/** A screen gets the rest of the address. */
export interface ScreenProps {
  rest: string[];
}
export const go = (...parts: string[]): void => {
  location.hash = `#/${parts.map(encodeURIComponent).join('/')}`;
};
export const linkTo = (...parts: string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;
