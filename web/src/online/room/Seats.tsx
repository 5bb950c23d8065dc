/** The seats of a table that gathers: who sits there, and what they do. */
import { LEVELS, type Level } from '@peerless/ai/level-names';
import type { TableState } from '@peerless/protocol';
import { useSignal } from '@preact/signals';
import { accents, Emblem } from '../../look/art.tsx';
import { texts } from '../../texts/texts.ts';
import { request } from '../connection.ts';
import { type Doing, useDoing } from '../doing.ts';
import { me } from '../me.ts';
import { pointsSaid } from '../names.ts';
import { Person } from '../Person.tsx';
import { Problem } from '../Problem.tsx';
import { online } from '../texts.ts';
import { doingAt, isFree, seatsFor } from './seats.ts';
import './seats.css';

export function Seats({ state, invite }: { state: TableState; invite?: string }) {
  const doing = useDoing();
  return (
    <section class="panel gathered" aria-labelledby="seats-title">
      <h2 id="seats-title">{online().seats}</h2>
      <ol>
        {state.seats.map((_, seat) => (
          <SeatLine key={seat} state={state} seat={seat} invite={invite} doing={doing} />
        ))}
      </ol>
      <Problem of={doing} />
    </section>
  );
}

interface Props {
  state: TableState;
  seat: number;
  invite?: string;
  doing: Doing;
}
function SeatLine({ state, seat, invite, doing }: Props) {
  const text = online();
  const { start } = texts();
  const { id, mine, options, host } = state;
  const at = state.seats[seat];
  const player = me.value?.id ?? '';
  const hero = at.hero && at.hero !== 'hidden' ? at.hero : undefined;
  const titles = [
    start.seat(seat + 1),
    ...(options.mode === 'teams' ? [start.team(seat % 2 ? 'B' : 'A')] : []),
    ...(seat === 0 ? [start.begins] : []),
  ];
  const link = invite ?? state.invite;
  const sit = (): Promise<unknown> => doing.run(() => request('sit', { table: id, seat, ...(link === null ? {} : { invite: link }) }));
  const giveBack = (): Promise<unknown> => doing.run(() => request('stand', { table: id, seat }));
  const give = (level: Level | null): Promise<unknown> => doing.run(() => request('computer', { table: id, seat, level }));
  // Where there is but one, the large button leads there.
  const free = seatsFor(state, player, invite !== undefined);
  const isHost = host === player;
  return (
    <li style={hero ? accents(hero) : undefined} data-free={isFree(at)}>
      <small class="which">{titles.join(' · ')}</small>
      <Who state={state} seat={seat} />
      <span class="does">
        {hero ? <Emblem hero={hero} size={22} /> : null}
        {doingAt(state, seat)}
      </span>
      <span class="doings">
        {!mine.length && free.length > 1 && free.includes(seat) ? <Act label={text.sitHere} seat={seat} doing={doing} act={sit} /> : null}
        {mine.length > 1 && mine.includes(seat) ? <Act label={text.giveBack} seat={seat} doing={doing} act={giveBack} /> : null}
        {isHost && isFree(at) && !options.rated ? <ForComputer seat={seat} give={give} /> : null}
        {isHost && at.sitting.kind === 'computer' ? <Act label={text.takeBack} seat={seat} doing={doing} act={() => give(null)} /> : null}
      </span>
      {at.bans.length ? (
        <span class="bans">
          {text.banned}:{' '}
          {at.bans.map((ban) => (
            <Emblem key={ban} hero={ban} size={22} />
          ))}
        </span>
      ) : null}
    </li>
  );
}

interface ActProps {
  label: string;
  seat: number;
  doing: Doing;
  act(): Promise<unknown>;
}
function Act({ label, seat, doing, act }: ActProps) {
  return (
    <button
      type="button"
      class="button"
      aria-label={`${label}: ${texts().start.seat(seat + 1)}`}
      disabled={doing.isBusy}
      onClick={() => void act()}
    >
      {label}
    </button>
  );
}

function Who({ state: { seats, mine, host }, seat }: { state: TableState; seat: number }) {
  const text = online();
  const { sitting, isHere, rating } = seats[seat];
  if (sitting.kind === 'computer') return <b class="sitter">{text.computer(texts().start.levels[sitting.level])}</b>;
  if (sitting.kind === 'open') return <span class="sitter free">{text.anyone}</span>;
  if (sitting.kind === 'reserved') return <span class="sitter free">{sitting.for === null ? text.reserved : text.reservedFor}</span>;
  const marks = [
    ...(rating ? [pointsSaid(rating)] : []),
    ...(mine.includes(seat) ? [text.you] : []),
    ...(sitting.player.id === host ? [text.host] : []),
    ...(mine.includes(seat) ? [] : [isHere ? text.here : text.away]),
  ];
  return (
    <span class="sitter" data-here={isHere}>
      <Person card={sitting.player} />
      <small>{marks.join(', ')}</small>
    </span>
  );
}

/** The host gives a free seat to a computer player. */
function ForComputer({ seat, give }: { seat: number; give(level: Level): Promise<unknown> }) {
  const text = online();
  const { start } = texts();
  const level = useSignal<Level>('easy');
  return (
    <span class="for-computer">
      <select
        aria-label={text.levelFor(seat + 1)}
        value={level.value}
        onChange={({ currentTarget }) => (level.value = currentTarget.value as Level)}
      >
        {LEVELS.map((each) => (
          <option key={each} value={each}>
            {start.levels[each]}
          </option>
        ))}
      </select>
      <button
        type="button"
        class="button"
        aria-label={`${text.asComputer}: ${start.seat(seat + 1)}`}
        onClick={() => void give(level.value)}
      >
        {text.asComputer}
      </button>
    </span>
  );
}
