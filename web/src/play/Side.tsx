/** Between the seats and what is asked: the combat, and the log where there is room for it. */
import { useSignal } from '@preact/signals';
import { CombatPanel } from './combat/CombatPanel.tsx';
import type { Telling } from './combat/telling.ts';
import { Log } from './Log.tsx';
import { isPhone } from './layout.ts';
import { useGame } from './playing.ts';
import './side.css';

export function Side() {
  const { telling: told, isLogOpen } = useGame();
  const telling = told.value;
  /** What is put away comes back with the next thing that is told of it. */
  const putAway = useSignal<Telling | null>(null);
  return (
    <div class="side">
      {telling && telling !== putAway.value ? <CombatPanel telling={telling} putAway={() => (putAway.value = telling)} /> : null}
      {isPhone() || !isLogOpen.value ? null : <Log />}
    </div>
  );
}
