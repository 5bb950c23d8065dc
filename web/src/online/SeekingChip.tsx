/** The search, on every screen but the lobby, which shows it larger. */
import { linkTo, route } from '../route.ts';
import { seeking, stopSeeking } from './seek.ts';
import { isSpoken, online } from './texts.ts';
import { Waited } from './Waited.tsx';
import './seeking-chip.css';

export function SeekingChip() {
  const [screen, part] = route.value;
  if (!seeking.value || !isSpoken.value || (screen === 'online' && !part)) return null;
  const text = online();
  return (
    <aside class="seeking-chip" aria-label={text.quick}>
      <a href={linkTo('online')}>
        <span class="says">{text.seeking}</span> <Waited since={seeking.value.since} />
      </a>
      <button type="button" class="button" onClick={stopSeeking}>
        {text.cancel}
      </button>
    </aside>
  );
}
