/** A table that this page looks at: what the server tells of it, taken up again by itself when the connection was broken. */
import type { Had, Line, Push, Refusal, TableState, Update } from '@peerless/protocol';
import { batch, type ReadonlySignal, signal } from '@preact/signals';
import { clockAhead, state as connection, listen, request } from './connection.ts';
import { Refused } from './me.ts';

/** The public view, or every hand some minutes later; whoever sits sees with the eyes of the seat. */
export type Onlooker = 'spectator' | 'all';
/** The game at one moment, all that was told of it included, and what an answer to it must say. */
export interface Moment {
  update: Update;
  at: number;
  /** When the question was put, by the clock of the server; as far as it is known. */
  since: number;
}
export interface Opened {
  readonly id: string;
  readonly state: ReadonlySignal<TableState | null>;
  /** What was said at the table. */
  readonly lines: ReadonlySignal<Line[]>;
  /** The latest moment of the game; null before there is one. */
  readonly moment: ReadonlySignal<Moment | null>;
  /** How many go before the computer player that is asked; null: it does not wait for its turn to think. */
  readonly ahead: ReadonlySignal<number | null>;
  /** Why the table could not be opened. */
  readonly problem: ReadonlySignal<Refusal | null>;
  readonly eyes: ReadonlySignal<Onlooker>;
  seeAs(eyes: Onlooker): void;
  close(): void;
}

const MOST_LINES = 100;

export const serverNow = (): number => Date.now() + clockAhead.value;

export function openTable(id: string, invite?: string, first: Onlooker = 'spectator'): Opened {
  const state = signal<TableState | null>(null);
  const lines = signal<Line[]>([]);
  const moment = signal<Moment | null>(null);
  const ahead = signal<number | null>(null);
  const problem = signal<Refusal | null>(null);
  const eyes = signal(first);
  let takenBack = 0;

  const change = (to: Partial<TableState>): void => {
    if (state.value) state.value = { ...state.value, ...to };
  };
  const hear = (push: Push): void => {
    if ('table' in push && push.table.id === id) state.value = keepRematch(state.value, push.table);
    else if ('update' in push && push.update.id === id)
      batch(() => {
        const isFirst = moment.value === null;
        const before = push.takenBack === takenBack ? (moment.value?.update ?? null) : null;
        takenBack = push.takenBack;
        const since = push.clock?.at ?? (moment.value?.at === push.at ? moment.value.since : serverNow());
        if (moment.value?.at !== push.at) ahead.value = null;
        moment.value = { update: joined(before, push.update, isFirst), at: push.at, since };
        change({ clock: push.clock });
      });
    else if ('line' in push && push.of === id) lines.value = [...lines.value, push.line].slice(-MOST_LINES);
    else if ('wait' in push && push.wait.of === id) ahead.value = push.wait.ahead;
    else if ('presence' in push && push.presence.of === id) {
      const { here, watchers } = push.presence;
      if (state.value) change({ watchers, seats: state.value.seats.map((seat, number) => ({ ...seat, isHere: here[number] })) });
    } else if ('rematch' in push && push.rematch.of === id) change({ rematch: push.rematch.table });
    else if ('gone' in push && push.gone === id) problem.value = 'noTable';
  };
  const had = (): Had | undefined =>
    moment.value && eyes.value === 'spectator' ? { answers: moment.value.update.view.seq, takenBack } : undefined;
  const open = async (): Promise<void> => {
    const have = had();
    // The server says it again, if it is still so.
    ahead.value = null;
    try {
      const opened = await request('open', {
        table: id,
        ...(invite === undefined ? {} : { invite }),
        ...(have ? { have } : {}),
        ...(eyes.value === 'all' ? { eyes: 'all' } : {}),
      });
      batch(() => {
        // What was pushed meanwhile is newer.
        if (!state.value || state.value.length <= opened.table.length) state.value = keepRematch(state.value, opened.table);
        lines.value = opened.lines;
        problem.value = null;
      });
    } catch (refused) {
      // A connection that broke meanwhile opens the table again when it is back.
      if (refused instanceof Refused && refused.why !== 'busy') problem.value = refused.why;
    }
  };
  const leave = listen(hear, () => void open());

  return {
    id,
    state,
    lines,
    moment,
    ahead,
    problem,
    eyes,
    seeAs(wanted) {
      if (wanted === eyes.value) return;
      batch(() => {
        eyes.value = wanted;
        moment.value = null;
      });
      void open();
    },
    close() {
      leave();
      // A broken connection has closed it already.
      if (connection.value === 'open') void request('close', { table: id }).catch(() => {});
    },
  };
}

/** With all that was told before; what was told twice counts once. What is new is shown, also where all was told anew. */
function joined(before: Update | null, update: Update, isFirst: boolean): Update {
  // Whoever comes back is shown what happened since they last answered.
  if (!before) return { ...update, isWhole: true, news: isFirst ? update.news : 0 };
  const news = update.told.filter(({ seq }) => seq > before.view.seq);
  const told = update.isWhole ? update.told : [...before.told, ...news];
  return { ...update, told, isWhole: true, news: news.length };
}
/** An invitation to play again is told once. */
const keepRematch = (before: TableState | null, now: TableState): TableState => ({
  ...now,
  rematch: now.rematch ?? before?.rematch ?? null,
});
