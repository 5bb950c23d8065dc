/** The words of the online screens, loaded with them: the first screen does not carry them. */
import type { Lang } from '@peerless/text/language';
import { computed, effect, signal } from '@preact/signals';
import { settings } from '../settings/settings.ts';
import type { words as english } from './words/en.ts';

type OnlineWords = typeof english;
const LOAD: Record<Lang, () => Promise<{ words: OnlineWords }>> = {
  en: () => import('./words/en.ts'),
  ru: () => import('./words/ru.ts'),
  uk: () => import('./words/uk.ts'),
  cs: () => import('./words/cs.ts'),
};
const spoken = signal<OnlineWords | null>(null);
effect(() => {
  const { lang: wanted } = settings.value;
  void LOAD[wanted]().then(({ words }) => {
    if (settings.value.lang === wanted) spoken.value = words;
  });
});
/** The online screens can speak. */
export const isSpoken = computed(() => spoken.value !== null);
export const online = (): OnlineWords => {
  if (!spoken.value) throw new Error('the words of the online screens are not loaded yet');
  return spoken.value;
};
