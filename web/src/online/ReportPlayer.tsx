/** Tells the operator of a player, or of something that they have said: one press says what it is about. */
import { REPORT_REASONS, type Report } from '@peerless/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../texts/texts.ts';
import { request } from './connection.ts';
import { useDoing } from './doing.ts';
import { Problem } from './Problem.tsx';
import { online } from './texts.ts';
import './report-player.css';

export interface Reporting extends Omit<Report, 'why'> {
  name: string;
}
export function ReportPlayer({ of: { name, ...about }, close }: { of: Reporting; close(): void }) {
  const isDone = useSignal(false);
  const doing = useDoing();
  const own = useRef<HTMLDivElement>(null);
  // What was pressed is gone: the keyboard goes on here.
  useEffect(() => own.current?.focus(), [isDone.value]);
  const { report, cancel } = online();
  return (
    <div class="reporting" tabIndex={-1} ref={own}>
      {isDone.value ? (
        <>
          <p role="status">{report.done}</p>
          <button type="button" class="button" onClick={close}>
            {texts().play.close}
          </button>
        </>
      ) : (
        <fieldset class="report">
          <legend>{about.line === undefined ? report.player(name) : report.line(name)}</legend>
          {REPORT_REASONS.map((why) => (
            <button
              key={why}
              type="button"
              class="button"
              disabled={doing.isBusy}
              onClick={() => void doing.run(() => request('report', { ...about, why })).then((isSent) => isSent && (isDone.value = true))}
            >
              {report.reasons[why]}
            </button>
          ))}
          <button type="button" class="button plain" onClick={close}>
            {cancel}
          </button>
          <p class="note">{report.note}</p>
          <Problem of={doing} />
        </fieldset>
      )}
    </div>
  );
}
