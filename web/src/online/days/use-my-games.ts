import { useEffect } from 'preact/hooks';
import { play } from '../../settings/sound.ts';
import { listen } from '../connection.ts';
import { refreshSoon, waiting } from './waiting.ts';

/** Keeps the list of the player's games as it is while a screen is shown, and lets it be heard when one more waits. */
export function useMyGames(): void {
  useEffect(() => {
    const leave = listen((push) => {
      if ('stirred' in push || 'seated' in push) refreshSoon();
    }, refreshSoon);
    let before = waiting.value.length;
    const stop = waiting.subscribe(({ length }) => {
      if (length > before) play('found');
      before = length;
    });
    return () => {
      stop();
      leave();
    };
  }, []);
}
