/** Where the log has no place of its own it is drawn out over the board. */
import { texts } from '../texts/texts.ts';
import { Log } from './Log.tsx';
import { isPhone } from './layout.ts';
import { useGame } from './playing.ts';
import './log-drawer.css';

export function LogDrawer() {
  const { isLogOpen } = useGame();
  if (!isPhone() || !isLogOpen.value) return null;
  return (
    <div class="log-drawer" data-over>
      <Log />
      <button type="button" class="button" onClick={() => (isLogOpen.value = false)}>
        {texts().play.close}
      </button>
    </div>
  );
}
