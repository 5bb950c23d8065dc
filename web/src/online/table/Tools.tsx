/** Tools of an online table: talk, how many watch, offering a draw. */
import type { Signal } from '@preact/signals';
import { useGame } from '../../play/playing.ts';
import { request } from '../connection.ts';
import { StandingButton } from '../days/Standing.tsx';
import { Refused } from '../me.ts';
import { online } from '../texts.ts';
import { othersAt, useTable, useTableState } from './at-table.ts';
import { TalkButton } from './Talk.tsx';
import { tableTexts } from './texts.ts';
import './tools.css';

export function Tools({ isTalking }: { isTalking: Signal<boolean> }) {
  const { watchers } = useTableState();
  return (
    <>
      {watchers ? (
        <span class="watchers" role="img" aria-label={tableTexts().watchers(watchers)} title={tableTexts().watchers(watchers)}>
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d="M2 12c5-8 15-8 20 0-5 8-15 8-20 0z" fill="none" stroke="currentColor" stroke-width="2.2" />
            <circle cx="12" cy="12" r="3.2" fill="currentColor" />
          </svg>
          {watchers}
        </span>
      ) : null}
      <StandingButton />
      <TalkButton isOpen={isTalking} />
    </>
  );
}
/** Where nobody else has to agree there is nothing to offer. */
export function OfferDraw() {
  const game = useGame();
  const { table } = useTable();
  const { draw, mine, phase, seats } = useTableState();
  const { offerDraw } = tableTexts();
  const others = othersAt({ seats, mine });
  if (!mine.length || phase !== 'playing' || !others.length) return null;
  const offer = (): void => {
    request('draw', { table: table.id, say: 'ask' }).catch((problem: unknown) => {
      game.problem.value = online().refusals[problem instanceof Refused ? problem.why : 'busy'];
    });
  };
  return (
    <button type="submit" class="button" disabled={draw !== null} onClick={offer}>
      {offerDraw}
    </button>
  );
}
