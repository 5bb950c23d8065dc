/** Says aloud what happens, wherever the log is: it may be put away, or scrolled. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { language } from '../texts/texts.ts';
import { isNoise } from './noise.ts';
import { useGame } from './playing.ts';

/** What was said stays for whoever reads back, so many lines. */
const KEPT = 30;

export function Announcer() {
  const game = useGame();
  const said = useSignal<{ number: number; text: string }[]>([]);
  const update = game.latest.value!;
  useEffect(() => {
    const news = update.news ? update.told.slice(-update.news) : [];
    const lines = news.filter(({ event }) => !isNoise(event)).map(({ event }) => language().event(event, game.cast()));
    if (!lines.length) return;
    const next = (said.value.at(-1)?.number ?? 0) + 1;
    said.value = [...said.value, ...lines.map((text, n) => ({ number: next + n, text }))].slice(-KEPT);
  }, [update]);
  return (
    <div class="unseen" aria-live="polite" aria-relevant="additions">
      {said.value.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  );
}
