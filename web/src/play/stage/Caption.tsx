/** What is told just now, in words at the edge of the board: where there is no log, and where what is asked next already stands in its place. */
import type { Event } from '@peerless/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { paced } from '../../settings/settings.ts';
import { language } from '../../texts/texts.ts';
import { boardNamed, heightOf, spotsOf } from '../board/spots.ts';
import type { GameScreen } from '../game.ts';
import { isPhone } from '../layout.ts';
import { useGame } from '../playing.ts';
import { lasts } from './timing.ts';
import './caption.css';

/** So many lines at once, each for so many milliseconds at the usual speed. */
const MOST = 2;
const STAYS = 2_400;
/** From this share of its height on, a fighter stands low on the board. */
const LOW = 0.6;

interface Line {
  number: number;
  text: string;
}
export function Caption() {
  const game = useGame();
  const lines = useSignal<readonly Line[]>([]);
  const isHigh = useSignal(false);
  useEffect(() => {
    let number = 0;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const drop = (gone: number): void => {
      lines.value = lines.value.filter((each) => each.number !== gone);
    };
    const stop = game.watch((event) => {
      if (paced(STAYS) === 0 || !isCaptioned(event, game)) return;
      const line = { number: ++number, text: language().event(event, game.cast()) };
      isHigh.value = isLow(event, game);
      lines.value = [...lines.value, line].slice(-MOST);
      timers.add(setTimeout(() => drop(line.number), paced(STAYS)));
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [game]);
  if (!lines.value.length) return null;
  return (
    <div class="caption" data-over data-high={isHigh.value} aria-hidden="true">
      {lines.value.map(({ number, text }) => (
        <p key={number}>{text}</p>
      ))}
    </div>
  );
}

/** Combats and schemes are told by the stage and by their lines. */
function isCaptioned(event: Event, { telling, played, newest }: GameScreen): boolean {
  const isElsewhere = (telling.value !== null && !telling.value.isOver) || (played.value !== null && !played.value.isOver);
  return !isElsewhere && lasts(event) > 0 && (isPhone() || newest.value!.view.choices.length > 0);
}
/** Whoever it is about is not to be covered. */
function isLow(event: Event, { shown, newest }: GameScreen): boolean {
  const board = boardNamed(newest.value!.view.setup.board);
  const space = 'fighter' in event ? shown.value!.fighters[event.fighter]?.space : null;
  return space ? spotsOf(board).get(space)!.y > LOW * heightOf(board) : false;
}
