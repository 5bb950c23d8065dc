/** What has been explained to the player already; kept in the browser. */
import { text } from '@peerless/engine/kinds';
import { signal } from '@preact/signals';
import { keep, keptList } from '../storage.ts';

const PLACE = 'peerless.met';
export const met = signal<readonly string[]>(keptList(PLACE, text));
export function remember(what: string): void {
  met.value = [...met.value, what];
  keep(PLACE, met.value);
}
/** Everything is explained anew. */
export function forgetMet(): void {
  met.value = [];
  localStorage.removeItem(PLACE);
}
