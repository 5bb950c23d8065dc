/** Between the seats and what is asked: the lines of what is being resolved, and the log where there is room for it. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { LARGE_TEXT, settings } from '../settings/settings.ts';
import { CombatPanel } from './combat/CombatPanel.tsx';
import { Log } from './Log.tsx';
import { isPhone } from './layout.ts';
import { useGame } from './playing.ts';
import { SchemePanel } from './stage/SchemePanel.tsx';
import './side.css';

export function Side() {
  const { telling, played, log } = useGame();
  const told = telling.value ?? played.value;
  /** What is put away comes back with the next thing that is told of it. */
  const putAway = useSignal<typeof told>(null);
  const close = (): void => {
    putAway.value = told;
  };
  const isResolving = told !== null && told !== putAway.value;
  const side = useRef<HTMLDivElement>(null);
  useRoomForLog(side);
  return (
    <div ref={side} class="side" data-resolving={isResolving}>
      {!isResolving ? null : telling.value ? (
        <CombatPanel telling={telling.value} putAway={close} />
      ) : (
        <SchemePanel played={played.value!} putAway={close} />
      )}
      {log.isOver.value || !log.isOpen.value ? null : <Log />}
    </div>
  );
}

/** The last plays and a line of it, in pixels. */
const LEAST = 110;
/** Between what is resolved and the log. */
const GAP = 6;
/** A column so wide has both beside each other. */
const ABREAST = 560;

/** What is resolved goes before the log, whole. */
function useRoomForLog(side: { current: HTMLDivElement | null }): void {
  const { log } = useGame();
  const mayHave = !isPhone() && settings.value.textSize < LARGE_TEXT;
  useLayoutEffect(() => {
    const column = side.current!;
    const resolved = column.querySelector<HTMLElement>(':scope > .combat');
    const look = (): void => {
      const { clientWidth, clientHeight } = column;
      const taken = resolved && clientWidth < ABREAST ? resolved.scrollHeight + resolved.offsetHeight - resolved.clientHeight + GAP : 0;
      log.place(mayHave && clientHeight - taken >= LEAST);
    };
    look();
    const watching = new ResizeObserver(look);
    watching.observe(column);
    if (resolved) watching.observe(resolved);
    return () => watching.disconnect();
  });
}
