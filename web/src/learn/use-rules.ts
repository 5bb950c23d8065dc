/** The rules in the language of the player, loaded when they are wanted, and how to search them. */
import type { Inflected } from '@peerless/text/inflected';
import type { Lang } from '@peerless/text/language';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { isEloquent, lang } from '../texts/texts.ts';
import { LOAD } from './rules/all.ts';
import type { Chapter } from './rules/outline.ts';
import { type Found, indexOf } from './search.ts';
import { entriesOf } from './topics.ts';

interface Loaded {
  rules: Chapter[];
  inflected: Inflected;
}
const RULES: Record<Lang, () => Promise<Loaded>> = LOAD;
/** The index is made for the first search; the names of heroes are in it once the language of the game is there. */
export function useRules(): { rules: Chapter[]; search(words: readonly string[]): Found } | null {
  const wanted = lang();
  const loaded = useSignal<Loaded | null>(null);
  useEffect(() => {
    let isWanted = true;
    void RULES[wanted]().then((found) => {
      if (isWanted) loaded.value = found;
    });
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  const now = loaded.value;
  const hasNames = isEloquent.value;
  return useMemo(() => {
    if (!now) return null;
    let find: ReturnType<typeof indexOf> | undefined;
    return {
      rules: now.rules,
      search(words) {
        find ??= indexOf(entriesOf(now.rules), now.inflected);
        return find(words);
      },
    };
  }, [now, hasNames]);
}
