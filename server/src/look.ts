/** One connection's look at one table: what it is told, and when. */
import type { ClockState, Eyes, Had, Heard, Push, Update } from '@peerless/protocol';
import { WATCH_DELAY } from '@peerless/protocol';
import type { Hall } from './hall.ts';
import { clockState } from './table/clock.ts';
import { Refused } from './table/decide.ts';
import { changesGame, type Entry } from './table/entries.ts';
import { eyesOf, isClosedTo, isThere, isTimed, mayWatchAll, stateFor, updateFor } from './table/shown.ts';
import { gameAt, seatOf, type Table, tableOf } from './table/table.ts';
import type { News } from './tables.ts';

export interface Look {
  /** The table's state once more, for this player. */
  showState(): Promise<void>;
  showPresence(): void;
  /** How many go before the computer player that is asked; null: it waits no more. */
  showWait(ahead: number | null): void;
  /** The game after so many answers, as far as it can be seen now. */
  past(seq: number): Promise<Update>;
  /** The table as it is shown, where that is not as it is now. */
  earlier(): Table | undefined;
  close(): void;
}
export interface Looker {
  player: { id: string } | null;
  send(text: string): void;
  stopLooking(table: string): void;
}

/** The same news look the same to the same eyes: written once. */
const tellings = new WeakMap<News, Map<Eyes, string>>();

const clockOf = (table: Table, now: number): ClockState | null => clockState(table.times, (seat) => isTimed(table, seat), now);
const pushOf = (table: Table, update: Update, now: number): Push => ({
  update,
  at: table.askedAt,
  takenBack: table.takenBack.length,
  clock: clockOf(table, now),
});
/** The game as these eyes see it, with what happened after what they have. */
function caughtUp(table: Table, by: Eyes, have: Had | undefined, hall: Hall): Push {
  const heard: Heard[] = [];
  gameAt(table, table.answers.length, (each) => heard.push(each));
  const isKnown =
    have !== undefined && have.takenBack === table.takenBack.length && have.answers <= table.answers.length && table.phase !== 'over';
  const news = isKnown ? heard.filter(({ seq }) => seq > have.answers) : heard;
  return pushOf(table, updateFor(table, by, news, !isKnown, hall.people), hall.now());
}

function pastOf(table: Table | undefined, seq: number, by: Eyes, hall: Hall): Update {
  if (!table?.start) throw new Refused('notNow');
  const heard: Heard[] = [];
  const past = { ...table, game: gameAt(table, seq, (each) => heard.push(each)) };
  return { ...updateFor(past, by, heard, true, hall.people), undo: null };
}

/** Whoever comes from another process may have seen what this one has not heard of yet. */
const isBehind = ({ takenBack, answers }: Table, have: Had): boolean =>
  have.takenBack > takenBack.length || (have.takenBack === takenBack.length && have.answers > answers.length);

/** Looks from now on; what is known already is not told again. */
export async function look(hall: Hall, id: string, looker: Looker, have?: Had): Promise<Look> {
  const player = looker.player?.id ?? null;
  let leavePresence: (() => void) | undefined;
  let isSeated: boolean | undefined;
  let length = 0;
  let isProposed = false;

  const showState = async (): Promise<void> => {
    await hall.tables.read(id, async (table) => {
      const around = await hall.around(table);
      if (table.length >= length) looker.send(JSON.stringify({ table: stateFor(table, player, around) } satisfies Push));
      length = table.length;
    });
  };
  const bePresent = (table: Table): void => {
    const sits = player !== null && seatOf(table, player) >= 0;
    if (sits === isSeated) return;
    leavePresence?.();
    isSeated = sits;
    leavePresence = hall.presence.enter(id, player ?? '', sits);
  };
  const hear = (news: News): void => {
    const { table, entries, isWhole, heard } = news;
    if (isClosedTo(table, player)) {
      looker.send(JSON.stringify({ gone: id } satisfies Push));
      return looker.stopLooking(id);
    }
    bePresent(table);
    const by = eyesOf(table, player);
    if (table.game && (isWhole || entries.some(changesGame))) {
      if (isWhole || by === 'all') looker.send(JSON.stringify(caughtUp(table, by, undefined, hall)));
      else {
        const written = tellings.get(news) ?? new Map<Eyes, string>();
        tellings.set(news, written);
        const text = written.get(by) ?? JSON.stringify(pushOf(table, updateFor(table, by, heard, false, hall.people), hall.now()));
        written.set(by, text);
        looker.send(text);
      }
    }
    // An answer may end what was proposed before it.
    const wasProposed = isProposed;
    isProposed = table.takeBack !== null || table.draw !== null;
    if (table.phase === 'over' || !entries.length || wasProposed || entries.some(({ do: what }) => what !== 'answer'))
      void showState().catch(() => {});
  };

  if (have && (await hall.tables.read(id, (table) => isBehind(table, have)))) await hall.tables.refresh(id);
  const begin = (table: Table): void => {
    if (isClosedTo(table, player)) throw new Refused('needsInvite'); // begun just now
    bePresent(table);
    isProposed = table.takeBack !== null || table.draw !== null;
    if (table.game) looker.send(JSON.stringify(caughtUp(table, eyesOf(table, player), have, hall)));
  };
  const leave = await hall.tables.listen(id, begin, hear);
  return {
    showState,
    showPresence() {
      void hall.tables
        .read(id, (table) => {
          const here = table.seats.map((seat) => isThere(seat, (each) => hall.presence.isHere(id, each)));
          looker.send(JSON.stringify({ presence: { of: id, here, watchers: hall.presence.watchers(id) } } satisfies Push));
        })
        .catch(() => {});
    },
    showWait: (ahead) => looker.send(JSON.stringify({ wait: { of: id, ahead } } satisfies Push)),
    past: (seq) => hall.tables.read(id, (table) => pastOf(table, seq, eyesOf(table, player), hall)),
    earlier: () => undefined,
    close() {
      leave();
      leavePresence?.();
    },
  };
}

/** Clocks that stood so some minutes ago run on from there as the game is shown. */
const runningLater = (table: Table): Table =>
  table.times ? { ...table, times: { ...table.times, since: table.times.since + WATCH_DELAY } } : table;

/** Looks at every hand, as it was some minutes ago; the table goes on with the game. */
export async function lookLater(hall: Hall, id: string, looker: Looker): Promise<Look> {
  let shown = -1;
  let then: Table | undefined;
  /** Before the game begins nothing is hidden, and the table is shown as it is. */
  const earlier = (): Table | undefined => (then?.start ? then : undefined);
  const showState = async (): Promise<void> => {
    const table = earlier();
    if (!table) return;
    const state = stateFor(table, looker.player?.id ?? null, await hall.around(table));
    looker.send(JSON.stringify({ table: state } satisfies Push));
  };
  const show = async (): Promise<void> => {
    // Whoever has sat down since then plays, and sees no hand but the own.
    if (!(await hall.tables.read(id, (table) => mayWatchAll(table, looker.player?.id ?? '')))) return;
    const stored = await hall.store.read(id);
    if (!stored) return;
    const isSecret = ({ at }: Entry): boolean => at > hall.now() - WATCH_DELAY;
    const secret = stored.entries.findIndex(isSecret);
    const seen = secret < 0 ? stored.entries : stored.entries.slice(0, secret);
    if (seen.length === shown || !seen.length) return;
    shown = seen.length;
    then = runningLater(tableOf(id, seen));
    if (then.game) looker.send(JSON.stringify(caughtUp(then, 'all', undefined, hall)));
    await showState();
  };
  await show();
  const timer = setInterval(() => void show().catch(() => {}), 2_000);
  timer.unref();
  const leavePresence = hall.presence.enter(id, looker.player?.id ?? '', false);
  return {
    showState,
    showPresence: () => {},
    showWait: () => {},
    past: async (seq) => pastOf(then, seq, 'all', hall),
    earlier,
    close() {
      clearInterval(timer);
      leavePresence();
    },
  };
}
