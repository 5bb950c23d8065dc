/** Between the seats and what is asked: the lines of what is being resolved, and the log where there is room for it. */
import { useSignal } from '@preact/signals';
import { CombatPanel } from './combat/CombatPanel.tsx';
import { Log } from './Log.tsx';
import { isPhone } from './layout.ts';
import { useGame } from './playing.ts';
import { SchemePanel } from './stage/SchemePanel.tsx';
import './side.css';

export function Side() {
  const { telling, played, isLogOpen } = useGame();
  const told = telling.value ?? played.value;
  /** What is put away comes back with the next thing that is told of it. */
  const putAway = useSignal<typeof told>(null);
  const close = (): void => {
    putAway.value = told;
  };
  return (
    <div class="side">
      {told === null || told === putAway.value ? null : telling.value ? (
        <CombatPanel telling={telling.value} putAway={close} />
      ) : (
        <SchemePanel played={played.value!} putAway={close} />
      )}
      {isPhone() || !isLogOpen.value ? null : <Log />}
    </div>
  );
}
