/** One connection's look at one table: what it is told, and when. */
import type { ClockState, Eyes, Had, Heard, Push, Update } from '@peerless/protocol';
import type { Purse } from './budget.ts';
import type { Hall } from './hall.ts';
import { stated } from './stated.ts';
import { clockState } from './table/clock.ts';
import { Refused } from './table/decide.ts';
import { changesGame } from './table/entries.ts';
import { eyesOf, isClosedTo, isTimed, mayWatchAll, updateFor } from './table/shown.ts';
import { gameAt, seatOf, type Table } from './table/table.ts';
import type { News } from './tables.ts';
import { replayed } from './weights.ts';

export interface Look {
  /** The table's state once more, for this player. */
  showState(): Promise<void>;
  /** Who is there, as it is written for everybody. */
  showPresence(text: string): void;
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
  purse: Purse;
  send(text: string): void;
  stopLooking(table: string): void;
}

/** The same look the same to the same eyes: written once. */
const tellings = new WeakMap<News | Table, Map<Eyes, string>>();
function written(what: News | Table, by: Eyes, write: () => Push): string {
  const texts = tellings.get(what) ?? new Map<Eyes, string>();
  tellings.set(what, texts);
  const text = texts.get(by) ?? JSON.stringify(write());
  texts.set(by, text);
  return text;
}

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

  const showState = (): Promise<void> =>
    hall.stated(id, (state) => {
      if (state.length >= length) looker.send(state.text(player));
      length = state.length;
    });
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
    const update = (): Push =>
      isWhole || by === 'all'
        ? caughtUp(table, by, undefined, hall)
        : pushOf(table, updateFor(table, by, heard, false, hall.people), hall.now());
    if (table.game && (isWhole || entries.some(changesGame))) looker.send(written(news, by, update));
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
    if (!table.game) return;
    looker.purse.spend(replayed(table.answers.length));
    looker.send(JSON.stringify(caughtUp(table, eyesOf(table, player), have, hall)));
  };
  const leave = await hall.tables.listen(id, begin, hear);
  return {
    showState,
    showPresence: (text) => looker.send(text),
    past(seq) {
      looker.purse.spend(replayed(seq));
      return hall.tables.read(id, (table) => pastOf(table, seq, eyesOf(table, player), hall));
    },
    showWait: (ahead) => looker.send(JSON.stringify({ wait: { of: id, ahead } } satisfies Push)),
    earlier: () => undefined,
    close() {
      leave();
      leavePresence?.();
    },
  };
}

/** Looks at every hand, as it was some minutes ago; the table goes on with the game. */
export async function lookLater(hall: Hall, id: string, looker: Looker): Promise<Look> {
  const player = looker.player?.id ?? null;
  let shown: Table | undefined;
  /** Before the game begins nothing is hidden, and the table is shown as it is. */
  const earlier = (): Table | undefined => (shown?.start ? shown : undefined);
  const showState = async (): Promise<void> => {
    const table = earlier();
    if (table) looker.send(stated(table, await hall.around(table)).text(player));
  };
  const leave = await hall.later.follow(id, (then, now) => {
    // Whoever has sat down since then plays, and sees no hand but the own.
    if (!mayWatchAll(now, player ?? '')) return;
    shown = then;
    if (then.game) looker.send(written(then, 'all', () => caughtUp(then, 'all', undefined, hall)));
    void showState().catch(() => {});
  });
  looker.purse.spend(replayed(earlier()?.answers.length ?? 0));
  const leavePresence = hall.presence.enter(id, player ?? '', false);
  return {
    showState,
    showPresence: () => {},
    showWait: () => {},
    async past(seq) {
      looker.purse.spend(replayed(seq));
      return pastOf(shown, seq, 'all', hall);
    },
    earlier,
    close() {
      leave();
      leavePresence();
    },
  };
}
