/** All games of the player, how many of them wait, and who challenges them: said in the title of the tab, on its icon and on that of the installed app. */
import { type Challenge, isWaiting, type MyGame, type MyGames } from '@peerless/protocol';
import { computed, effect, signal } from '@preact/signals';
import { ask, key } from '../me.ts';

/** Null until the server has told. */
export const myGames = signal<MyGames | null>(null);
/** The most urgent first. */
export const waiting = computed<MyGame[]>(() => myGames.value?.games.filter(isWaiting) ?? []);
export const challenged = computed<Challenge[]>(() => myGames.value?.challenges ?? []);
/** What there is to be done. */
export const calls = computed(() => waiting.value.length + challenged.value.length);

let wanted = 0;
/** Whoever has never played online has no games there. */
export async function refresh(): Promise<void> {
  if (!key.value) return;
  const mine = ++wanted;
  const found = await ask<MyGames>('GET', '/me/tables').catch(() => null);
  if (found && mine === wanted) myGames.value = found;
}
const MOMENT = 400;
let soon: ReturnType<typeof setTimeout> | undefined;
/** Once for all that happens within a moment. */
export function refreshSoon(): void {
  if (soon !== undefined) return;
  soon = setTimeout(() => {
    soon = undefined;
    void refresh();
  }, MOMENT);
}
addEventListener('visibilitychange', () => {
  if (!document.hidden && myGames.value) refreshSoon();
});
effect(() => {
  if (!key.value) myGames.value = null;
});

const COUNTED = /^\(\d+\) /;
const titled = (): void => {
  const plain = document.title.replace(COUNTED, '');
  const title = calls.value ? `(${calls.value}) ${plain}` : plain;
  if (document.title !== title) document.title = title;
};
effect(() => {
  const number = calls.value;
  titled();
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const file = number ? '/icon-waiting.svg' : '/icon.svg';
  if (icon && icon.getAttribute('href') !== file) icon.href = file;
  void navigator.setAppBadge?.(number).catch(() => {});
});
// Every screen has a title of its own.
new MutationObserver(titled).observe(document.querySelector('title')!, { childList: true });
