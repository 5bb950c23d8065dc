/** What goes on for whoever plays online, whatever screen is shown: their games are known as they are, and a search that stands goes on. */
import { computed, effect, untracked } from '@preact/signals';
import { play } from '../../settings/sound.ts';
import { aside } from '../aside.ts';
import { listen } from '../connection.ts';
import { key } from '../me.ts';
import { SeekingChip } from '../SeekingChip.tsx';
import { calls, refreshSoon } from './waiting.ts';

aside.value = SeekingChip;

const isKnown = computed(() => key.value !== null);
/** Nobody becomes a player by looking at a page. */
effect(() => (isKnown.value ? untracked(keepMyGames) : undefined));

function keepMyGames(): () => void {
  const leave = listen((push) => {
    if ('stirred' in push || 'seated' in push) refreshSoon();
  }, refreshSoon);
  let before = calls.value;
  const stop = calls.subscribe((number) => {
    if (number > before) play('found');
    before = number;
  });
  return () => {
    stop();
    leave();
  };
}
