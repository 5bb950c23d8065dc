/** Any opponents of about the same strength. */
import { among, type Fields, orNull, wholeFrom, yesOrNo } from '@peerless/engine/kinds';
import type { Seek } from '@peerless/protocol';
import { useSignal } from '@preact/signals';
import { linkTo } from '../../route.ts';
import { keep, keptFields } from '../../storage.ts';
import { Segments } from '../Segments.tsx';
import { beginSeeking, seeking, seekProblem, stopSeeking } from '../seek.ts';
import { Toggle } from '../Toggle.tsx';
import { online } from '../texts.ts';
import { lasting } from '../times.ts';
import { Waited } from '../Waited.tsx';
import '../../start/setup.css';
import './quick-match.css';

const PLACE = 'peerless.seek';
const FRESH: Seek = { pool: 'duel', rated: false, minutes: null };
const SOUGHT = ['duel', 'freeForAll', 'teams'] as const;
const SOUND: Fields<Seek> = { pool: among(SOUGHT), rated: yesOrNo, minutes: orNull(wholeFrom(1, 120)) };
const CLOCKS = ['none', '5', '10', '20'] as const;

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
  const seek = useSignal(keptFields(PLACE, SOUND, FRESH));
  const change = (part: Partial<Seek>): void => {
    seek.value = { ...seek.value, ...part };
    keep(PLACE, seek.value);
  };
  const { pool, rated, minutes } = seek.value;
  return (
    <>
      <p class="note">{text.quickNote}</p>
      <Segments legend={text.pool} of={SOUGHT} value={pool} label={(each) => text.pools[each]} choose={(each) => change({ pool: each })} />
      <Segments
        legend={text.time}
        of={CLOCKS}
        value={minutes === null ? 'none' : (`${minutes}` as (typeof CLOCKS)[number])}
        label={(each) => (each === 'none' ? text.noClock : lasting(Number(each) * 60))}
        choose={(each) => change({ minutes: each === 'none' ? null : Number(each) })}
      />
      <Toggle label={text.rated} note={text.ratedNote} isOn={rated} set={(on) => change({ rated: on })} />
      <button type="button" class="button main" onClick={() => beginSeeking(seek.value)}>
        {text.find}
      </button>
    </>
  );
}

function Seeking({ since }: { since: number }) {
  const text = online();
  const { pool, minutes, rated } = seeking.value!.seek;
  return (
    <div class="seeking">
      <p>
        <b>{text.seeking}</b> <Waited since={since} />
      </p>
      <p class="note">
        {[text.pools[pool], minutes === null ? text.noClock : lasting(minutes * 60), rated ? text.rated : text.unrated].join(' · ')}
      </p>
      <div class="doings">
        <a class="button" href={linkTo('new', 'computer')}>
          {text.meanwhile}
        </a>
        <button type="button" class="button" onClick={stopSeeking}>
          {text.cancel}
        </button>
      </div>
    </div>
  );
}
