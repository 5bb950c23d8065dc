import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { elapsed } from './times.ts';
import './waited.css';

const SECOND = 1000;

/** How long it has taken so far. */
export function Waited({ since }: { since: number }) {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), SECOND);
    return () => clearInterval(timer);
  }, []);
  return (
    <span class="waited" role="timer">
      {elapsed(now.value - since)}
    </span>
  );
}
