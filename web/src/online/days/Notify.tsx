/** Of what to be told while no page is open, when not, and whether on this device. */
import { MINUTES_A_DAY, TIDINGS, type Wishes } from '@peerless/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { lang } from '../../texts/texts.ts';
import { useDoing } from '../doing.ts';
import { ask } from '../me.ts';
import { Field } from '../new/Field.tsx';
import { Problem } from '../Problem.tsx';
import { Toggle } from '../Toggle.tsx';
import { online } from '../texts.ts';
import { look, switchOff, switchOn, telling } from './notify.ts';

const HOUR = 60;
const HOURS = Array.from({ length: MINUTES_A_DAY / HOUR }, (_, hour) => hour * HOUR);
const NIGHT = { from: 22 * HOUR, to: 8 * HOUR };
const hourSaid = (minutes: number): string =>
  new Intl.DateTimeFormat(lang(), { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(minutes * 60_000);

export function Notify() {
  const text = online().days.notify;
  const doing = useDoing();
  useEffect(() => void look(), []);
  const now = telling.value;
  return (
    <section class="panel setup notify" aria-labelledby="notify-title">
      <h2 id="notify-title">{text.title}</h2>
      <p class="note">{text.note}</p>
      <div role="status">{now && now !== 'off' ? <p>{text.now[now]}</p> : null}</div>
      {now === 'off' ? (
        <button type="button" class="button main" disabled={doing.isBusy} onClick={() => void doing.run(switchOn)}>
          {text.switchOn}
        </button>
      ) : null}
      {now === 'on' ? (
        <button type="button" class="button" disabled={doing.isBusy} onClick={() => void doing.run(switchOff)}>
          {text.switchOff}
        </button>
      ) : null}
      <Problem of={doing} />
      {now === 'on' ? <OfWhat /> : null}
    </section>
  );
}
function OfWhat() {
  const text = online().days.notify;
  const doing = useDoing();
  const wishes = useSignal<Wishes | null>(null);
  useEffect(() => {
    void ask<Wishes>('GET', '/me/wishes')
      .then((found) => (wishes.value = found))
      .catch(() => {});
  }, []);
  if (!wishes.value) return null;
  const { quiet } = wishes.value;
  const change = (part: Partial<Wishes>): void => {
    wishes.value = { ...wishes.value!, ...part };
    void doing.run(() => ask('PUT', '/me/wishes', wishes.value));
  };
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <fieldset>
      <legend>{text.ofWhat}</legend>
      {TIDINGS.map((each) => (
        <Toggle
          key={each}
          label={text.tidings[each][0]}
          note={text.tidings[each][1]}
          isOn={wishes.value![each]}
          set={(on) => change({ [each]: on })}
        />
      ))}
      <Toggle
        label={text.quiet}
        note={text.quietNote}
        isOn={quiet !== null}
        set={(on) => change({ quiet: on ? { ...NIGHT, zone } : null })}
      />
      {quiet ? (
        <div class="pair">
          <Field
            label={text.from}
            of={HOURS}
            value={quiet.from}
            said={hourSaid}
            choose={(from) => change({ quiet: { ...quiet, from, zone } })}
          />
          <Field label={text.to} of={HOURS} value={quiet.to} said={hourSaid} choose={(to) => change({ quiet: { ...quiet, to, zone } })} />
        </div>
      ) : null}
      <Problem of={doing} />
    </fieldset>
  );
}
