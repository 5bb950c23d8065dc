/** Whom the table waits for, and what is true of it: how far a search has come, or how long the question has been open. */

import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { spoken, texts } from '../../texts/texts.ts';
import { useGame } from '../playing.ts';
import { Stands } from '../Stands.tsx';
import './waiting.css';

/** `clock` is the seat's own, where one runs. */
export function Waiting({ seat, hero, clock }: { seat: number; hero: string; clock: ComponentChildren }) {
  const { thinking, newest } = useGame();
  const { play } = texts();
  const search = thinking.value?.seat === seat ? thinking.value : null;
  const seconds = useSeconds(newest.value!.view.seq);
  const share = search ? Math.min(1, search.gone / Math.max(1, search.of)) : 0;
  return (
    <p class="asked waiting" aria-live="polite">
      <span>
        {play.waitsFor(spoken(hero))} <Stands view={newest.value!.view} seat={seat} />
      </span>
      <span class="facts" aria-live="off">
        {search ? (
          <>
            <span class="search" aria-hidden="true">
              <i style={{ transform: `scaleX(${share})` }} />
            </span>
            {play.searched(Math.round(share * 100))}
          </>
        ) : null}
        {clock}
        {search ? null : play.waitedFor(seconds)}
      </span>
    </p>
  );
}
/** Since the question was put. */
function useSeconds(question: number): number {
  const gone = useSignal(0);
  useEffect(() => {
    const since = Date.now();
    gone.value = 0;
    const timer = setInterval(() => {
      gone.value = Math.round((Date.now() - since) / 1000);
    }, 1000);
    return () => clearInterval(timer);
  }, [question]);
  return gone.value;
}
