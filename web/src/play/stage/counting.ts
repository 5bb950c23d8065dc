/** The items of a sum, one after the other. */
import type { AccountItem } from '@peerless/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { isStill, paced } from '../../settings/settings.ts';
import { ITEM } from './timing.ts';

/** How many of them are counted: all at once where nothing is being told, else one more each time. */
export function useCounting(items: readonly AccountItem[], isTelling: boolean): number {
  const counted = useSignal(items.length);
  const before = useRef(items.length);
  useEffect(() => {
    const from = Math.min(before.current, items.length);
    before.current = items.length;
    const step = paced(ITEM);
    if (!isTelling || isStill() || step === 0 || items.length - from < 2) {
      counted.value = items.length;
      return;
    }
    counted.value = from + 1;
    const timer = setInterval(() => {
      counted.value = Math.min(counted.value + 1, items.length);
      if (counted.value === items.length) clearInterval(timer);
    }, step);
    return () => clearInterval(timer);
  }, [items.length, isTelling]);
  return isTelling ? Math.min(Math.max(1, counted.value), items.length) : items.length;
}
