/** The address of this page as friends can open it: whoever runs the server sees it at an address that only their own machine has. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { ask } from './me.ts';

const OWN = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** null: there is none. */
export async function ownOrigin(): Promise<string | null> {
  if (!OWN.test(location.hostname)) return location.origin;
  try {
    const [first] = await ask<string[]>('GET', '/addresses');
    return first ?? null;
  } catch {
    return location.origin; // As the page was opened.
  }
}
/** The same for a screen that shows the page's own until it is known. */
export function useOwnOrigin(): { origin: string; isOnlyHere: boolean } {
  const found = useSignal<string | null>(location.origin);
  useEffect(() => {
    void ownOrigin().then((origin) => (found.value = origin));
  }, []);
  return { origin: found.value ?? location.origin, isOnlyHere: found.value === null };
}
