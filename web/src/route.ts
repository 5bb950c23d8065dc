/** Where in the program the player is: the part of the address after "#". */
import { computed, signal } from '@preact/signals';

const hash = signal(location.hash);
addEventListener('hashchange', () => {
  hash.value = location.hash;
});
/** ['play', 'x1y2'] for `#/play/x1y2`. */
export const route = computed(() => hash.value.replace(/^#\/?/, '').split('/').map(decodeURIComponent));
export const go = (...parts: string[]): void => {
  location.hash = `#/${parts.map(encodeURIComponent).join('/')}`;
};
export const linkTo = (...parts: string[]): string => `#/${parts.map(encodeURIComponent).join('/')}`;
