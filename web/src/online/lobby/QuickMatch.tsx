/** Any opponents that suit: of all that one likes to play. */
import { DISTANCES, isByDays, PACE_NAMES, RATEDNESSES, type Seek, SOUGHT_POOLS, STANDING_DAYS, soughtWith } from '@peerless/protocol';
import { useSignal } from '@preact/signals';
import { linkTo } from '../../route.ts';
import { Segments } from '../Segments.tsx';
import { Several } from '../Several.tsx';
import { beginSeeking, seeking, seekProblem, stopSeeking } from '../seek.ts';
import { Toggle } from '../Toggle.tsx';
import { online } from '../texts.ts';
import { daysLong } from '../times.ts';
import { Waited } from '../Waited.tsx';
import { keepSeek, keptSeek, paceSaid, seekSaid } from './sought.ts';
import '../../start/setup.css';
import './quick-match.css';

const ANY = 'any';
const STRENGTHS = [ANY, ...DISTANCES.map(String)];

export function QuickMatch() {
  const text = online();
  return (
    <section class="panel setup quick-match" aria-labelledby="quick-title">
      <h2 id="quick-title">{text.quick}</h2>
      <div role="status">{seeking.value ? <p class="unseen">{text.seeking}</p> : null}</div>
      {seeking.value ? <Seeking since={seeking.value.since} /> : <SeekForm />}
      <p class="problem" role="alert">
        {seekProblem.value ? online().refusals[seekProblem.value] : ''}
      </p>
    </section>
  );
}

function SeekForm() {
  const text = online();
  const seek = useSignal(keptSeek());
  const change = (part: Partial<Seek>): void => {
    seek.value = soughtWith(seek.value, part);
    keepSeek(seek.value);
  };
  const { pools, paces, rated, within, days } = seek.value;
  return (
    <>
      <p class="note">{text.lobby.anyOf}</p>
      <Several
        legend={text.pool}
        of={SOUGHT_POOLS}
        chosen={pools}
        label={(each) => text.pools[each]}
        choose={(chosen) => change({ pools: chosen })}
      />
      <Several legend={text.time} of={PACE_NAMES} chosen={paces} label={paceSaid} choose={(chosen) => change({ paces: chosen })} />
      <Segments
        legend={text.lobby.rating}
        of={RATEDNESSES}
        value={rated}
        label={(each) => text.lobby.ratedness[each]}
        choose={(each) => change({ rated: each })}
      />
      <Segments
        legend={text.lobby.strength}
        of={STRENGTHS}
        value={within === null ? ANY : String(within)}
        label={(each) => (each === ANY ? text.lobby.anyStrength : text.lobby.withinPoints(Number(each)))}
        choose={(each) => change({ within: each === ANY ? null : Number(each) })}
      />
      <Toggle
        label={text.lobby.stand}
        note={days ? standsSaid(seek.value) : text.lobby.endsNote}
        isOn={days > 0}
        set={(on) => change({ days: on ? STANDING_DAYS : 0 })}
      />
      <button type="button" class="button main" onClick={() => beginSeeking(seek.value)}>
        {text.find}
      </button>
    </>
  );
}

/** For how long, and what begins meanwhile. */
const standsSaid = ({ days, paces }: Seek): string =>
  online().lobby.standNote(daysLong(days), paces.filter(isByDays).map(paceSaid).join(', '));

function Seeking({ since }: { since: number }) {
  const text = online();
  const { seek } = seeking.value!;
  return (
    <div class="seeking">
      <p>
        <b>{text.seeking}</b> <Waited since={since} />
      </p>
      <p class="note">{seekSaid(seek)}</p>
      {seek.days ? (
        <p class="note">
          {standsSaid(seek)} <a href={linkTo('online', 'games')}>{text.lobby.beTold}</a>
        </p>
      ) : null}
      <div class="doings">
        <a class="button" href={linkTo('new', 'computer')}>
          {text.lobby.computerNow}
        </a>
        <button type="button" class="button" onClick={stopSeeking}>
          {text.cancel}
        </button>
      </div>
    </div>
  );
}
