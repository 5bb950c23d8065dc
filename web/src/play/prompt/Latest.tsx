/** What has just happened, under what is asked: on a phone the log has no place of its own. Whoever listens is told of it otherwise. */
import { textOf } from '../Log.tsx';
import { layout } from '../layout.ts';
import { isNoise } from '../noise.ts';
import { useGame } from '../playing.ts';
import './latest.css';

/** No question leaves room for more. */
const LINES = 8;

export function Latest() {
  const game = useGame();
  if (layout() !== 'upright') return null;
  const cast = game.cast();
  const lines = game.latest.value!.told.filter(({ event }) => !isNoise(event)).slice(-LINES);
  return (
    <div class="latest" data-scrolls aria-hidden="true">
      <ul>
        {lines.map(({ event, seq }, n) => (
          <li key={`${seq}-${n}`} data-event={event.kind}>
            {textOf(event, cast)}
          </li>
        ))}
      </ul>
    </div>
  );
}
