/** Texts that come with what needs them: the first screen does not carry them. */
import type { Lang } from '@peerless/text/language';
import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { settings } from '../settings/settings.ts';

interface Later<T> {
  /** They are there. */
  isSpoken: ReadonlySignal<boolean>;
  spoken(): T;
}
/** In the language of the player, from now on. */
export function textsLater<T>(load: Record<Lang, () => Promise<{ texts: T }>>): Later<T> {
  const loaded = signal<T | null>(null);
  effect(() => {
    const { lang: wanted } = settings.value;
    void load[wanted]().then(({ texts }) => {
      if (settings.value.lang === wanted) loaded.value = texts;
    });
  });
  return {
    isSpoken: computed(() => loaded.value !== null),
    spoken() {
      if (loaded.value === null) throw new Error('these texts are not loaded yet');
      return loaded.value;
    },
  };
}
