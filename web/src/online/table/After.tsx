/** After an online game: how ratings changed, the same again at one click. */
import type { TableState } from '@peerless/protocol';
import { texts } from '../../texts/texts.ts';
import type { Doing } from '../doing.ts';
import { Problem } from '../Problem.tsx';
import { useTableState, whoSits } from './at-table.ts';
import { playAgain, whoAsksAgain } from './play-again.ts';
import { tableTexts } from './texts.ts';
import './after.css';

/** `doing` is shared with the look back: one thing at a time. */
export function After({ doing }: { doing: Doing }) {
  const state = useTableState();
  const { play } = texts();
  const isAsked = state.rematch !== null;
  return (
    <>
      <Ratings of={state} />
      {isAsked && state.mine.length ? <p class="asks-again">{whoAsksAgain(state)}</p> : null}
      {!state.mine.length ? null : (
        <button type="button" class="button main" disabled={doing.isBusy} onClick={() => void doing.run(() => playAgain(state.id))}>
          {isAsked ? tableTexts().playAgain : play.rematch}
        </button>
      )}
      <Problem of={doing} />
    </>
  );
}
function Ratings({ of: { ended, seats } }: { of: TableState }) {
  if (ended?.isTooShort) return <p class="unrated">{tableTexts().tooShort}</p>;
  if (!ended?.ratings.length) return null;
  return (
    <ul class="rating-changes" aria-label={tableTexts().ratings}>
      {ended.ratings.map(({ seat, before, after }) => {
        const change = Math.round(after) - Math.round(before);
        return (
          <li key={seat}>
            <bdi>{whoSits(seats[seat])}</bdi> {Math.round(after)} <b data-gain={change >= 0}>{change < 0 ? `−${-change}` : `+${change}`}</b>
          </li>
        );
      })}
    </ul>
  );
}
