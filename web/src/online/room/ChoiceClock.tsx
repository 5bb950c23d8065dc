/** How long heroes may still be chosen. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lang } from '../../texts/texts.ts';
import { clockAhead } from '../connection.ts';
import { timeSaid } from '../table/clock.ts';
import { online } from '../texts.ts';

const SECOND = 1000;

export function ChoiceClock({ until }: { until: number }) {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, until - now.value - clockAhead.value);
  return (
    <p class="note" role="timer">
      {online().lotIn(timeSaid(left, lang()))}
    </p>
  );
}
