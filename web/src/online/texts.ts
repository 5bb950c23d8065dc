/** The texts of the online screens, loaded with them: the first screen does not carry them. */
import type { Lang } from '@peerless/text/language';
import { computed, effect, signal } from '@preact/signals';
import { settings } from '../settings/settings.ts';
import { LOAD } from './texts/all.ts';
import type { texts as english } from './texts/en.ts';

type OnlineTexts = typeof english;
const TEXTS: Record<Lang, () => Promise<{ texts: OnlineTexts }>> = LOAD;
const spoken = signal<OnlineTexts | null>(null);
effect(() => {
  const { lang: wanted } = settings.value;
  void TEXTS[wanted]().then(({ texts }) => {
    if (settings.value.lang === wanted) spoken.value = texts;
  });
});
/** The online screens can speak. */
export const isSpoken = computed(() => spoken.value !== null);
export const online = (): OnlineTexts => {
  if (!spoken.value) throw new Error('the texts of the online screens are not loaded yet');
  return spoken.value;
};
