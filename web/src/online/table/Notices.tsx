/** What lies over the board and wants an answer: a lost connection, lost time, what others have asked for; and that a computer player waits. */
import { matchOf } from '@peerless/engine';
import type { Pause, Proposable, Proposal } from '@peerless/protocol';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Dismiss } from '../../play/prompt/Dismiss.tsx';
import { play as sound } from '../../settings/sound.ts';
import { texts } from '../../texts/texts.ts';
import { clockAhead, state as connection, request, turnedAway } from '../connection.ts';
import { NextGame } from '../days/NextGame.tsx';
import { useDoing } from '../doing.ts';
import type { Opened } from '../opened.ts';
import { Problem } from '../Problem.tsx';
import { online } from '../texts.ts';
import { momentSaid } from '../times.ts';
import { useTable, useTableState, whoSits } from './at-table.ts';
import { lateSeat, leftTo, warningAt } from './clock.ts';
import { playAgain, whoAsksAgain } from './play-again.ts';
import { tableTexts } from './texts.ts';
import './notices.css';

export function Notices() {
  return (
    <div class="notices" data-at-once>
      <LostConnection />
      <Asked what="takeBack" />
      <Asked what="draw" />
      <NotAgreed what="takeBack" />
      <NotAgreed what="draw" />
      <Queued />
      <LostTime />
      <Warning />
      <AskedAgain />
      <NextGame />
    </div>
  );
}
function Notice({ children, name = '', isUrgent = false }: { children: ComponentChildren; name?: string; isUrgent?: boolean }) {
  return (
    <div class={`notice ${name}`} role={isUrgent ? 'alert' : 'status'} data-urgent={isUrgent}>
      {children}
    </div>
  );
}

function LostConnection() {
  if (connection.value === 'oldPage')
    return (
      <Notice isUrgent>
        <p>{online().refusals.oldPage}</p>
        <button type="button" class="button" onClick={() => location.reload()}>
          {texts().play.changeOver}
        </button>
      </Notice>
    );
  return connection.value === 'open' ? null : (
    <Notice isUrgent>
      <p>{turnedAway.value ? online().refusals[turnedAway.value] : tableTexts().lost}</p>
    </Notice>
  );
}

/** The own seats that are still in the game. */
const stillIn = (mine: readonly number[], { moment }: Opened): number[] =>
  mine.filter((seat) => !moment.value!.update.view.seats[seat].out);

/** Taking back and draws need everybody's consent. */
function Asked({ what }: { what: Proposable }) {
  const { table } = useTable();
  const state = useTableState();
  const doing = useDoing();
  const asked: Proposal | null = state[what];
  if (!asked || state.phase !== 'playing') return null;
  const { mine } = state;
  const text = tableTexts();
  const name = whoSits(state.seats[asked.by]);
  const isMine = mine.includes(asked.by);
  const left = stillIn(mine, table);
  const [own, others] = what === 'takeBack' ? [text.youAskBack, text.asksBack] : [text.youOfferDraw, text.offersDraw];
  const say = (word: 'agree' | 'refuse'): void => void doing.run(() => request(what, { table: table.id, say: word }));
  return (
    <Notice isUrgent={!isMine && mine.length > 0}>
      <p>{isMine ? own : others(name)}</p>
      {!left.length || (!isMine && left.every((seat) => asked.agreed.includes(seat))) ? null : (
        <>
          {isMine ? null : (
            <button type="button" class="button main" disabled={doing.isBusy} onClick={() => say('agree')}>
              {text.agree}
            </button>
          )}
          <button type="button" class="button" disabled={doing.isBusy} onClick={() => say('refuse')}>
            {isMine ? text.withdraw : text.refuse}
          </button>
        </>
      )}
      <Problem of={doing} />
    </Notice>
  );
}

/** Somebody did not agree, and when it may be asked for again; until the player puts it away. */
function NotAgreed({ what }: { what: Proposable }) {
  const { table, now } = useTable();
  const { mine, paused, phase, seats, ...state } = useTableState();
  const putAway = useSignal(0);
  const pause: Pause | null = paused?.[what] ?? null;
  if (!pause || state[what] || phase !== 'playing' || mine.includes(pause.by) || putAway.value === pause.until) return null;
  if (now.value >= pause.until || table.moment.value!.update.length >= pause.answers) return null;
  const text = tableTexts();
  const said = what === 'takeBack' ? text.backRefused : text.drawRefused;
  return (
    <Notice>
      <p>
        {said(whoSits(seats[pause.by]))} {text.askAgain(momentSaid(pause.until - clockAhead.value))}
      </p>
      <Dismiss label={texts().play.dismiss} dismiss={() => (putAway.value = pause.until)} />
    </Notice>
  );
}

/** The computer player that is asked has to wait until others have thought. */
function Queued() {
  const { phase } = useTableState();
  const ahead = useTable().table.ahead.value;
  if (ahead === null || phase !== 'playing') return null;
  return (
    <Notice>
      <p>{tableTexts().queued(ahead)}</p>
    </Notice>
  );
}

/** Somebody's time is up: the others may take the game, or wait. */
function LostTime() {
  const { table, now } = useTable();
  const { clock, mine, phase, seats } = useTableState();
  const doing = useDoing();
  /** The question at which the player chose to wait. */
  const waits = useSignal(-1);
  const late = phase === 'playing' ? lateSeat(clock, now.value) : -1;
  const { update, at } = table.moment.value!;
  if (late < 0 || waits.value === at || !stillIn(mine, table).length) return null;
  const text = tableTexts();
  const isAlly = (matchOf({ setup: update.view.setup }).allies[mine[0]] & (1 << late)) !== 0;
  if (mine.includes(late))
    return (
      <Notice isUrgent>
        <p>{text.yourTimeIsUp}</p>
      </Notice>
    );
  return (
    <Notice isUrgent>
      <p>{text.timeIsUp(whoSits(seats[late]))}</p>
      {isAlly ? null : (
        <>
          <button
            type="button"
            class="button main"
            disabled={doing.isBusy}
            onClick={() => void doing.run(() => request('claim', { table: table.id }))}
          >
            {seats.length === 2 ? text.takeGame : text.playOnWithout}
          </button>
          <button type="button" class="button" onClick={() => (waits.value = at)}>
            {text.wait}
          </button>
        </>
      )}
      <Problem of={doing} />
    </Notice>
  );
}

/** The player's own time runs short: heard and said, once for each warning. */
function Warning() {
  const { table, now } = useTable();
  const { clock, mine } = useTableState();
  const warned = useRef<string | null>(null);
  const said = useSignal('');
  const running = clock?.running.find((seat) => mine.includes(seat));
  const left = clock && running !== undefined ? leftTo(clock, running, now.value) : null;
  const warning = left === 0 ? null : warningAt(left);
  useEffect(() => {
    if (warning === null || left === null) {
      said.value = '';
      return;
    }
    const once = `${table.moment.value!.at} ${warning}`;
    if (warned.current === once) return;
    warned.current = once;
    said.value = tableTexts().secondsLeft(Math.ceil(left / 1000));
    sound('clock');
  }, [warning, table.moment.value!.at]);
  return (
    <p class="unseen" role="alert">
      {said.value}
    </p>
  );
}

function AskedAgain() {
  const { id } = useTable().table;
  const state = useTableState();
  const doing = useDoing();
  if (!state.rematch || !state.mine.length) return null;
  return (
    <Notice name="again">
      <p>{whoAsksAgain(state)}</p>
      <button type="button" class="button main" disabled={doing.isBusy} onClick={() => void doing.run(() => playAgain(id))}>
        {tableTexts().playAgain}
      </button>
      <Problem of={doing} />
    </Notice>
  );
}
