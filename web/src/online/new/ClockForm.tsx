/** How long everybody may think. */
import type { Clock } from '@peerless/protocol';
import { Segments } from '../Segments.tsx';
import { online } from '../texts.ts';
import { daysLong, lasting } from '../times.ts';
import { Field } from './Field.tsx';

const USUAL: Record<Clock['kind'], Clock> = {
  none: { kind: 'none' },
  turn: { kind: 'turn', seconds: 120 },
  bank: { kind: 'bank', seconds: 600, increment: 5 },
  days: { kind: 'days', days: 1, bank: 3 },
};
const KINDS = ['none', 'turn', 'bank', 'days'] as const;
const TURNS = [30, 60, 90, 120, 180, 300, 600];
const STOCKS = [180, 300, 600, 900, 1200, 1800, 3600];
const INCREMENTS = [0, 5, 10, 15, 30, 60];
const DAYS = [1, 2, 3, 5, 7, 14];
const BANKS = [0, 1, 3, 5, 7, 14];

export function ClockForm({ clock, change }: { clock: Clock; change(clock: Clock): void }) {
  const text = online();
  return (
    <div>
      <Segments
        legend={text.time}
        of={KINDS}
        value={clock.kind}
        label={(each) => text.clocks[each]}
        note={text.clockNotes[clock.kind]}
        choose={(each) => change(USUAL[each])}
      />
      <div class="fields">
        {clock.kind === 'turn' ? (
          <Field
            label={text.turnTime}
            of={TURNS}
            value={clock.seconds}
            said={lasting}
            choose={(seconds) => change({ ...clock, seconds })}
          />
        ) : null}
        {clock.kind === 'bank' ? (
          <>
            <Field
              label={text.stock}
              of={STOCKS}
              value={clock.seconds}
              said={lasting}
              choose={(seconds) => change({ ...clock, seconds })}
            />
            <Field
              label={text.increment}
              of={INCREMENTS}
              value={clock.increment}
              said={lasting}
              choose={(increment) => change({ ...clock, increment })}
            />
          </>
        ) : null}
        {clock.kind === 'days' ? (
          <>
            <Field label={text.turnTime} of={DAYS} value={clock.days} said={daysLong} choose={(days) => change({ ...clock, days })} />
            <Field
              label={text.timeBank}
              of={BANKS}
              value={clock.bank ?? 0}
              said={(bank) => (bank ? daysLong(bank) : text.noBank)}
              choose={(bank) => change({ ...clock, bank })}
            />
          </>
        ) : null}
      </div>
    </div>
  );
}
