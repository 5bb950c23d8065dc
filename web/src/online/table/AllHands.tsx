/** Where the own hand would be: every hand, once nothing is hidden or for those who watch some minutes later. */
import type { View } from '@peerless/engine';
import { WATCH_DELAY } from '@peerless/protocol';
import { seenBy } from '../../play/sides.ts';
import { Hands } from '../../replay/Hands.tsx';
import { useTable, useTableState } from './at-table.ts';
import { tableTexts } from './texts.ts';
import './all-hands.css';

export const MINUTES_BEHIND = WATCH_DELAY / 60_000;

export function AllHands({ view }: { view: View }) {
  const { mine } = useTableState();
  return (
    <div class="all-hands" data-played={mine.length > 0}>
      <EveryHand />
      {view.eyes === 'all' ? <Hands view={seenBy(view, mine[0] ?? null)} /> : null}
    </div>
  );
}
function EveryHand() {
  const { table } = useTable();
  const { mine, options, phase } = useTableState();
  const text = tableTexts();
  if (mine.length || options.watching !== 'delayed' || phase !== 'playing') return null;
  const isLater = table.eyes.value === 'all';
  return (
    <p class="every-hand">
      {isLater ? text.behind(MINUTES_BEHIND) : null}
      <button type="button" class="button" onClick={() => table.seeAs(isLater ? 'spectator' : 'all')}>
        {isLater ? text.asItHappens : text.everyHand(MINUTES_BEHIND)}
      </button>
    </p>
  );
}
