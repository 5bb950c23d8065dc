/** What a seat was told of a game, to be held against what the store says has happened. */
import { createHash } from 'node:crypto';
import { digest, replay, view } from '@peerless/engine';
import '@peerless/boards';
import '@peerless/heroes';
import { apply, type Entry, recordOf, type Table, tableOf } from '@peerless/host';
import { type Eyes, type Had, type Heard, type Push, type Told, toldTo, type Update } from '@peerless/protocol';

type Shown = Extract<Push, { update: unknown }>;
const print = (data: unknown): string => createHash('sha1').update(JSON.stringify(data)).digest('base64url').slice(0, 12);
/** A moment: through whose eyes, how often something was taken back, after how many answers. */
const moment = (by: Eyes, takenBack: number, seq: number): string => `${by} ${takenBack} ${seq}`;

export interface History {
  /** Views and events as fingerprints, by moment. */
  views: Map<string, string>;
  events: Map<string, string>;
  /** How far each eyes have come in each stretch between two take-backs. */
  reached: Map<string, number>;
  had: Had | undefined;
  isOver: boolean;
  problems: string[];
}
export const newHistory = (): History => ({
  views: new Map(),
  events: new Map(),
  reached: new Map(),
  had: undefined,
  isOver: false,
  problems: [],
});

function* byAnswer(told: readonly Told[]): Iterable<[number, Told[]]> {
  const groups = new Map<number, Told[]>();
  for (const each of told) groups.set(each.seq, [...(groups.get(each.seq) ?? []), each]);
  yield* groups;
}

/** One more thing that the seat is shown; whatever it was shown before must still be true, and it never goes back. */
export function hear(history: History, { update, takenBack }: Shown): void {
  const { eyes, seq } = update.view;
  const { had } = history;
  if (eyes !== 'all' && had && (takenBack < had.takenBack || (takenBack === had.takenBack && seq < had.answers)))
    history.problems.push(`shown ${takenBack}/${seq} after ${had.takenBack}/${had.answers}`);
  keep(history, history.views, moment(eyes, takenBack, seq), print(update.view));
  for (const [after, told] of byAnswer(update.told)) keep(history, history.events, moment(eyes, takenBack, after), print(told));
  history.reached.set(`${eyes} ${takenBack}`, seq);
  history.isOver ||= update.view.over;
  history.had = { answers: seq, takenBack };
}
function keep({ problems }: History, where: Map<string, string>, at: string, what: string): void {
  const before = where.get(at);
  if (before !== undefined && before !== what) problems.push(`two histories at ${at}`);
  where.set(at, what);
}

/** What there was to see, as the log tells it. */
export interface Truth {
  table: Table;
  views: Map<string, string>;
  events: Map<string, string>;
}
export function truthOf(id: string, entries: readonly Entry[]): Truth {
  const table = tableOf(id, entries.slice(0, 1));
  const truth: Truth = { table, views: new Map(), events: new Map() };
  let heard: Heard[] = [];
  for (const entry of entries.slice(1)) {
    const { length } = heard;
    const before = table.takenBack.length;
    apply(table, entry, (each) => heard.push(each));
    if (!table.game) continue;
    const takenBack = table.takenBack.length;
    const isBack = takenBack > before;
    if (isBack) heard = heard.filter(({ seq }) => seq <= table.answers.length);
    const tell = (by: Eyes, news: readonly Heard[]): void => {
      for (const [after, told] of byAnswer(toldTo(news, by))) truth.events.set(moment(by, takenBack, after), print(told));
      truth.views.set(moment(by, takenBack, table.game!.seq), print(view(table.game!, by)));
    };
    for (const seat of table.seats.keys()) tell(seat, isBack ? heard : heard.slice(length));
    if (table.phase === 'over') tell('all', heard);
  }
  return truth;
}

/** What the seat was shown and is not so, or was not shown and is. */
export function differences({ views, events, reached, problems }: History, truth: Truth): string[] {
  const found = [...problems];
  for (const [at, what] of views) if (truth.views.get(at) !== what) found.push(`a view that never was, at ${at}`);
  for (const [at, what] of events) if (truth.events.get(at) !== what) found.push(`events that never were, at ${at}`);
  for (const [stretch, seq] of reached)
    for (let after = 0; after <= seq; after++) {
      const at = `${stretch} ${after}`;
      if (truth.events.has(at) && !events.has(at)) found.push(`never told of ${at}`);
    }
  return found;
}

/** Does the record lead where the table is? */
export const replays = ({ table }: Truth): boolean => table.game === null || digest(replay(recordOf(table))) === digest(table.game);
/** Is this what the table shows now? */
export const isShown = ({ table, views }: Truth, update: Update, takenBack: number): boolean =>
  views.get(moment(update.view.eyes, takenBack, update.view.seq)) === print(update.view) && update.view.seq === table.game!.seq;
