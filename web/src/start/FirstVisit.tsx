/** Somebody who has never played is offered the guided duel, once. */
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { gamesKept } from '../games/store.ts';
import { met } from '../settings/met.ts';

type Offer = ComponentType<{ dismiss(): void }>;
const isNew = async (): Promise<boolean> => met.value.length === 0 && (await gamesKept()).length === 0;

export function FirstVisit() {
  const Offered = useSignal<Offer | null>(null);
  useEffect(() => {
    const look = async (): Promise<void> => {
      if (await isNew()) Offered.value = (await import('../lesson/FirstDuel.tsx')).FirstDuelOffer;
    };
    look().catch(() => {}); // Where nothing is kept, nobody knows who is new.
  }, []);
  return Offered.value ? <Offered.value dismiss={() => (Offered.value = null)} /> : null;
}
