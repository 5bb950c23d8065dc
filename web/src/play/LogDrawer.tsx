/** Where the log has no place of its own it is drawn out over the board. */
import { useLayoutEffect } from 'preact/hooks';
import { Icon } from '../look/Icon.tsx';
import { texts } from '../texts/texts.ts';
import { Log } from './Log.tsx';
import { isPhone } from './layout.ts';
import { useGame } from './playing.ts';
import './log-drawer.css';

export function LogDrawer() {
  const { isLogOpen } = useGame();
  const isOver = isPhone();
  // In another window: open where it has a place of its own, put away where it would cover the board.
  useLayoutEffect(() => {
    isLogOpen.value = !isOver;
  }, [isOver]);
  if (!isOver || !isLogOpen.value) return null;
  return (
    <div class="log-drawer" data-over>
      <Log />
      <button type="button" class="button plain" aria-label={texts().play.close} onClick={() => (isLogOpen.value = false)}>
        <Icon name="close" />
      </button>
    </div>
  );
}
