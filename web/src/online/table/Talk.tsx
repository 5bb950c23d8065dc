/** Talk at the table: what was said, ready-made phrases, among friends free words too; and whom not to hear. */
import type { Hearers } from '@peerless/protocol';
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../../texts/texts.ts';
import { allowedAt } from '../allowed.ts';
import { blocked } from '../connection.ts';
import { useDoing } from '../doing.ts';
import { nameOf } from '../names.ts';
import { Problem } from '../Problem.tsx';
import { type Reporting, ReportPlayer } from '../ReportPlayer.tsx';
import { online } from '../texts.ts';
import { othersAt, useTable, useTableState, whoSits } from './at-table.ts';
import { Saying } from './Saying.tsx';
import { ToAllies } from './ToAllies.tsx';
import { block, heard, mute, muted, saidBy } from './talk.ts';
import { tableTexts } from './texts.ts';
import './talk.css';

/** Opens the talk, and counts what was said since it was last open. */
export function TalkButton({ isOpen }: { isOpen: Signal<boolean> }) {
  const { lines } = useTable().table;
  const { mine } = useTableState();
  const read = useSignal(lines.value.length ? lines.value.at(-1)!.at : 0);
  const all = heard(lines.value);
  const unread = isOpen.value ? 0 : all.filter(({ at, seat }) => at > read.value && (seat === null || !mine.includes(seat))).length;
  const text = tableTexts();
  useEffect(() => {
    if (isOpen.value) read.value = all.at(-1)?.at ?? 0;
  }, [isOpen.value, all.length]);
  return (
    <button
      type="button"
      class="button plain talk-button"
      aria-expanded={isOpen.value}
      title={text.talk}
      onClick={() => (isOpen.value = !isOpen.value)}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M4 5h16v11h-9l-5 4v-4H4z" fill="none" stroke="currentColor" stroke-width="2.4" stroke-linejoin="round" />
      </svg>
      <span class="label">{text.talk}</span>
      {unread ? (
        <>
          <i class="unread" aria-hidden="true">
            {unread}
          </i>
          <span class="unseen">{text.unread(unread)}</span>
        </>
      ) : null}
    </button>
  );
}

export function Talk({ isOpen }: { isOpen: Signal<boolean> }) {
  const { mine, watchers } = useTableState();
  const text = tableTexts();
  const reporting = useSignal<Reporting | null>(null);
  // Stays as it was chosen: whoever spoke to a teammate does not speak to everybody unawares.
  const to = useSignal<Hearers>('all');
  if (!isOpen.value) return null;
  const close = (): void => {
    isOpen.value = false;
  };
  return (
    <section class="talk" role="dialog" aria-label={text.talk} data-at-once onKeyDown={({ key }) => key === 'Escape' && close()}>
      <header>
        <h2>{text.talk}</h2>
        {watchers ? <p class="watched">{text.watchers(watchers)}</p> : null}
        <button type="button" class="button plain" aria-label={texts().play.close} onClick={close}>
          ×
        </button>
      </header>
      <Allowed />
      {reporting.value ? (
        <ReportPlayer of={reporting.value} close={() => (reporting.value = null)} />
      ) : (
        <>
          <Lines reporting={reporting} />
          {mine.length ? <Saying mine={mine[0]} chosen={to} done={close} /> : null}
          <Others reporting={reporting} />
        </>
      )}
    </section>
  );
}
function Allowed() {
  const state = useTableState();
  return (
    <p class="allowed">
      <span class="unseen">{online().allowed.title}: </span>
      {allowedAt(state).join(' · ')}
    </p>
  );
}
function Lines({ reporting }: { reporting: Signal<Reporting | null> }) {
  const { report } = online();
  const { table } = useTable();
  const { seats, mine } = useTableState();
  const list = useRef<HTMLUListElement>(null);
  const all = heard(table.lines.value);
  const text = tableTexts();
  useEffect(() => list.current?.scrollTo({ top: list.current.scrollHeight }), [all.length]);
  if (!all.length) return <p class="nothing">{text.nothingSaid}</p>;
  return (
    <ul class="lines" ref={list} aria-label={text.said} tabIndex={0}>
      {all.map((line, n) => (
        <li key={`${line.at}-${n}`} data-to={line.to}>
          {line.to === 'allies' ? <ToAllies /> : null}
          <b>
            <bdi>{line.seat === null ? line.name : whoSits(seats[line.seat])}</bdi>
          </b>{' '}
          {saidBy(line, table.moment.value?.update.view)}
          {'text' in line.says && (line.seat === null || !mine.includes(line.seat)) ? (
            <button
              type="button"
              class="button plain report-line"
              aria-label={report.line(line.name)}
              title={report.line(line.name)}
              onClick={() => (reporting.value = { player: line.player, name: line.name, table: table.id, line: line.at })}
            >
              ⚑
            </button>
          ) : null}
        </li>
      ))}
    </ul>
  );
}
/** The other people at the table: not to be heard for now, or never to be met again. */
function Others({ reporting }: { reporting: Signal<Reporting | null> }) {
  const { id, seats, mine } = useTableState();
  const doing = useDoing();
  const text = tableTexts();
  const others = othersAt({ seats, mine });
  if (!mine.length || !others.length) return null;
  return (
    <div class="others">
      {others.map((player) => {
        const name = nameOf(player);
        if (blocked.value.has(player.id)) return <p key={player.id}>{text.blocked(name)}</p>;
        const isMuted = muted.value.has(player.id);
        return (
          <p key={player.id}>
            <button type="button" class="button plain" onClick={() => mute(player.id, !isMuted)}>
              {isMuted ? text.unmute(name) : text.mute(name)}
            </button>
            <button type="button" class="button plain" disabled={doing.isBusy} onClick={() => void doing.run(() => block(player.id))}>
              {text.block(name)}
            </button>
            <button type="button" class="button plain" onClick={() => (reporting.value = { player: player.id, name, table: id })}>
              {online().report.player(name)}
            </button>
          </p>
        );
      })}
      <Problem of={doing} />
    </div>
  );
}
