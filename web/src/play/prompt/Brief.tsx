/** What is said beside a question: one line of it where there is little room, the rest over the board when it is wished for. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { texts } from '../../texts/texts.ts';
import { isCramped } from '../layout.ts';
import './brief.css';

export function Brief({ children }: { children: ComponentChildren }) {
  const isOpen = useSignal(false);
  const { play } = texts();
  if (!isCramped()) return <>{children}</>;
  return (
    <div class="in-short" data-open={isOpen.value} data-over={isOpen.value || undefined}>
      <div class="said">{children}</div>
      <button type="button" class="button plain" aria-expanded={isOpen.value} onClick={() => (isOpen.value = !isOpen.value)}>
        {isOpen.value ? play.close : play.more}
      </button>
    </div>
  );
}
