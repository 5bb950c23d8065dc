/** How loud the table is, and silence at one press. */
import { Icon } from '../look/Icon.tsx';
import { set, settings } from '../settings/settings.ts';
import { isSilent, silence } from '../settings/silence.ts';
import { play as sound } from '../settings/sound.ts';
import { percent, texts } from '../texts/texts.ts';
import './volume.css';

export function Volume() {
  const { volume, isMuted } = settings.value;
  const { play } = texts();
  return (
    <div class="volume">
      <button type="button" class="button" onClick={silence}>
        <Icon name={isSilent() ? 'silence' : 'sound'} />
        {isSilent() ? play.unmute : play.mute}
      </button>
      <input
        type="range"
        aria-label={play.volume}
        min={0}
        max={1}
        step={0.05}
        value={isMuted ? 0 : volume}
        aria-valuetext={percent(isMuted ? 0 : volume)}
        onInput={({ currentTarget }) => set({ volume: currentTarget.valueAsNumber, isMuted: false })}
        onChange={() => sound('recover')}
      />
    </div>
  );
}
