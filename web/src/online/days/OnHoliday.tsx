/** A holiday: no time runs against the player in games by days. */
import type { Holiday } from '@peerless/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { dated } from '../../texts/texts.ts';
import { useDoing } from '../doing.ts';
import { ask } from '../me.ts';
import { Problem } from '../Problem.tsx';
import { Toggle } from '../Toggle.tsx';
import { online } from '../texts.ts';
import { daysLong } from '../times.ts';
import { refreshSoon } from './waiting.ts';

export function OnHoliday() {
  const text = online().days.holiday;
  const doing = useDoing();
  const holiday = useSignal<Holiday | null>(null);
  useEffect(() => {
    void ask<Holiday>('GET', '/me/holiday')
      .then((found) => (holiday.value = found))
      .catch(() => {});
  }, []);
  if (!holiday.value) return null;
  const { left, until } = holiday.value;
  const set = (on: boolean): void =>
    void doing.run(async () => {
      holiday.value = await ask<Holiday>('PUT', '/me/holiday', { on });
      refreshSoon();
    });
  return (
    <section class="panel setup" aria-labelledby="holiday-title">
      <h2 id="holiday-title">{text.title}</h2>
      <Toggle
        label={text.label}
        note={until === null ? text.left(daysLong(left)) : text.until(dated(until))}
        isOn={until !== null}
        isPossible={!doing.isBusy && (until !== null || left > 0)}
        set={set}
      />
      <p class="note">{text.note}</p>
      <Problem of={doing} />
    </section>
  );
}
