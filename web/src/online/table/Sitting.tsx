/** Who sits at a seat: emblem and name, here or away, the clock, and what they have just said. */
import { lang } from '../../texts/texts.ts';
import { Badge } from '../Person.tsx';
import { useTable, useTableState, whoSits } from './at-table.ts';
import { leftTo, timeSaid, warningAt } from './clock.ts';
import { ToAllies } from './ToAllies.tsx';
import { heard, saidBy } from './talk.ts';
import { tableTexts } from './texts.ts';
import './sitting.css';

/** Milliseconds that what was said stays at the seat. */
const SHOWN_FOR = 7_000;

export function Sitting({ seat }: { seat: number }) {
  const { table, now } = useTable();
  const state = useTableState();
  const place = state.seats[seat];
  const { here, away } = tableTexts();
  const last = heard(table.lines.value).findLast((line) => line.seat === seat);
  return (
    <div class="sits" data-here={place.isHere}>
      {place.sitting.kind === 'person' ? (
        <>
          <Badge emblem={place.sitting.player.emblem} size={16} />
          <i class="presence" role="img" aria-label={place.isHere ? here : away} title={place.isHere ? here : away} />
        </>
      ) : null}
      <bdi class="name">{whoSits(place)}</bdi>
      <Thinks seat={seat} />
      <Clock seat={seat} />
      {last && now.value - last.at < SHOWN_FOR ? (
        <p class="bubble" role="status" data-to={last.to}>
          {last.to === 'allies' ? <ToAllies isBrief /> : null}
          {saidBy(last, table.moment.value?.update.view)}
        </p>
      ) : null}
    </div>
  );
}
function Thinks({ seat }: { seat: number }) {
  const { table, now } = useTable();
  const { phase, mine } = useTableState();
  const { update, since } = table.moment.value!;
  const isNow = phase !== 'over' && table.eyes.value === 'spectator';
  if (!isNow || mine.includes(seat) || update.view.waiting?.seat !== seat) return null;
  const { thinks, waits } = tableTexts();
  const said = table.ahead.value === null ? thinks : waits;
  return <span class="thinks">{said(timeSaid(Math.max(0, now.value - since), lang()))}</span>;
}
export function Clock({ seat }: { seat: number }) {
  const { now } = useTable();
  const { clock, mine } = useTableState();
  const left = clock && leftTo(clock, seat, now.value);
  if (!clock || left === null) return null;
  const isRunning = clock.running.includes(seat);
  const said = timeSaid(left, lang());
  return (
    <b
      class="clock"
      role="timer"
      data-running={isRunning}
      data-warning={isRunning || mine.includes(seat) ? warningAt(left) : null}
      aria-label={tableTexts().left(said)}
    >
      {said}
    </b>
  );
}
