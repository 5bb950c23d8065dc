/** Something that the server is asked for over HTTP while a screen is shown. */
import type { Refusal } from '@peerless/protocol';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask, Refused } from './me.ts';

export type Asked<T> = { got: T } | { refused: Refusal } | null;
export function useAsked<T>(path: string | null): Signal<Asked<T>> {
  const asked = useSignal<Asked<T>>(null);
  useEffect(() => {
    asked.value = null;
    if (path === null) return;
    let isWanted = true;
    ask<T>('GET', path).then(
      (got) => {
        if (isWanted) asked.value = { got };
      },
      (refused) => {
        if (isWanted) asked.value = { refused: refused instanceof Refused ? refused.why : 'busy' };
      },
    );
    return () => {
      isWanted = false;
    };
  }, [path]);
  return asked;
}
