/** Tells the operator of a player, or of something that they have said: one press says what it is about. */
import { REPORT_REASONS, type Report } from '@peerless/protocol';
import { useSignal } from '@preact/signals';
import { request } from './connection.ts';
import { useDoing } from './doing.ts';
import { Problem } from './Problem.tsx';
import { online } from './texts.ts';
import './report-player.css';

interface Props extends Omit<Report, 'why'> {
  name: string;
}
export function ReportPlayer({ name, ...about }: Props) {
  const stage = useSignal<'offered' | 'asked' | 'done'>('offered');
  const doing = useDoing();
  const { report, cancel } = online();
  const isLine = about.line !== undefined;
  if (stage.value === 'done')
    return (
      <span class="reported" role="status">
        {report.done}
      </span>
    );
  if (stage.value === 'offered')
    return (
      <button
        type="button"
        class="button plain"
        aria-label={isLine ? report.line(name) : undefined}
        title={isLine ? report.line(name) : undefined}
        onClick={() => (stage.value = 'asked')}
      >
        {isLine ? '⚑' : report.player(name)}
      </button>
    );
  return (
    <fieldset class="report">
      <legend>{isLine ? report.line(name) : report.player(name)}</legend>
      {REPORT_REASONS.map((why) => (
        <button
          key={why}
          type="button"
          class="button"
          disabled={doing.isBusy}
          onClick={() => void doing.run(() => request('report', { ...about, why })).then((isDone) => isDone && (stage.value = 'done'))}
        >
          {report.reasons[why]}
        </button>
      ))}
      <button type="button" class="button plain" onClick={() => (stage.value = 'offered')}>
        {cancel}
      </button>
      <p class="note">{report.note}</p>
      <Problem of={doing} />
    </fieldset>
  );
}
