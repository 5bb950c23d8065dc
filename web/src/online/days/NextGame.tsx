/** After an answer: the next game that waits for the player. */
import { useEffect } from 'preact/hooks';
import { linkTo } from '../../route.ts';
import { texts } from '../../texts/texts.ts';
import { useTable, useTableState } from '../table/at-table.ts';
import { online } from '../texts.ts';
import { refreshSoon, waiting } from './waiting.ts';
import './my-games.css';

export function NextGame() {
  const { table } = useTable();
  const { mine, phase } = useTableState();
  const isAsked = table.moment.value!.update.answers.length > 0;
  useEffect(() => refreshSoon(), [isAsked, phase]);
  const others = waiting.value.filter(({ id }) => id !== table.id);
  if (!mine.length || !others.length || (isAsked && phase === 'playing')) return null;
  return (
    <div class="notice next-game" role="status">
      <p>{texts().start.gamesWait(others.length)}</p>
      <a class="button main" href={linkTo('table', others[0].id)}>
        {online().days.nextGame}
      </a>
    </div>
  );
}
