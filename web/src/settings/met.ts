/** What has been explained to the player already; kept in the browser. */
import { signal } from '@preact/signals';

const PLACE = 'peerless.met';
const read = (): string[] => {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]');
  } catch {
    return [];
  }
};
export const met = signal<readonly string[]>(read());
export function remember(what: string): void {
  met.value = [...met.value, what];
  try {
    localStorage.setItem(PLACE, JSON.stringify(met.value));
  } catch {
    // It will be explained again next time.
  }
}
/** Everything is explained anew. */
export function forgetMet(): void {
  met.value = [];
  localStorage.removeItem(PLACE);
}
