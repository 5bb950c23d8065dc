/** The address of this page as friends can open it: whoever runs the server sees it at an address that only their own machine has. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask } from '../me.ts';

const OWN = /^(localhost|127(\.\d+){3}|\[::1\])$/;

export function useOwnOrigin(): { origin: string; isOnlyHere: boolean } {
  const isOwn = OWN.test(location.hostname);
  const found = useSignal<string | null | undefined>(undefined);
  useEffect(() => {
    if (!isOwn) return;
    void ask<string[]>('GET', '/addresses')
      .then(([first]) => (found.value = first ?? null))
      .catch(() => {}); // Then the link is as the page was opened.
  }, []);
  return { origin: found.value ?? location.origin, isOnlyHere: found.value === null };
}
