/** Where the log has no place of its own it is drawn out over the board. */
import { Icon } from '../look/Icon.tsx';
import { texts } from '../texts/texts.ts';
import { Log } from './Log.tsx';
import { useGame } from './playing.ts';
import './log-drawer.css';

export function LogDrawer() {
  const { log } = useGame();
  if (!log.isOver.value || !log.isOpen.value) return null;
  return (
    <div class="log-drawer" data-over>
      <Log />
      <button type="button" class="button plain" aria-label={texts().play.close} onClick={log.toggle}>
        <Icon name="close" />
      </button>
    </div>
  );
}
