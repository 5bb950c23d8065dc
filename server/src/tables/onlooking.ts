/** One connection's look at one table: what it is told, and when. */
import {
  type Around,
  caughtUp,
  changesGame,
  type Entry,
  eyesOf,
  isBehind,
  isClosedTo,
  isToldTo,
  mayWatchAll,
  pastOf,
  pushOf,
  Refused,
  seatsOf,
  sittingsOf,
  type Table,
  updateFor,
} from '@peerless/host';
import type { Eyes, Had, Push, Sitting, Update } from '@peerless/protocol';
import type { Purse } from '../limits/budget.ts';
import { replayed } from '../limits/weights.ts';
import type { People } from '../people/people.ts';
import type { Presence } from '../people/presence.ts';
import type { News } from './copies.ts';
import type { Later } from './later.ts';
import { type Stated, stated } from './stated.ts';
import type { Tables } from './tables.ts';

export interface Onlooking {
  /** The table's state once more, for this player. */
  showState(): Promise<void>;
  /** Who is there, as it is written for everybody. */
  showPresence(text: string): void;
  /** How many go before the computer player that is asked; null: it waits no more. */
  showWait(ahead: number | null): void;
  /** Whether the onlooker looks, or is away from the page. */
  attend(): void;
  /** The game after so many answers, as far as it can be seen now. */
  past(seq: number): Promise<Update>;
  /** The table as it is shown, where that is not as it is now. */
  earlier(): Table | undefined;
  close(): void;
}
/** What is looked at. */
export interface Surroundings {
  tables: Pick<Tables, 'read' | 'listen' | 'refresh'>;
  people: Pick<People, 'card'>;
  presence: Pick<Presence, 'enter' | 'attend'>;
  later: Pick<Later, 'follow'>;
  around(table: Table): Promise<Around>;
  /** Tells the state of a table as soon as it is free. */
  stated(table: string, tell: (state: Stated) => void): Promise<void>;
  now(): number;
}
export interface Onlooker {
  player: { id: string } | null;
  purse: Purse;
  readonly isAway: boolean;
  send(text: string): void;
  stopLooking(table: string): void;
}

/** Does the state of the table tell whoever holds these seats of it, beside the game? */
const isStated = (entry: Entry, mine: readonly number[]): boolean =>
  entry.do !== 'answer' || (entry.standing !== undefined && mine.includes(entry.seat));

/** The same look the same to the same eyes: written once. */
const tellings = new WeakMap<News | Table, Map<Eyes, string>>();
function written(what: News | Table, by: Eyes, write: () => Push): string {
  const texts = tellings.get(what) ?? new Map<Eyes, string>();
  tellings.set(what, texts);
  const text = texts.get(by) ?? JSON.stringify(write());
  texts.set(by, text);
  return text;
}

const sittings =
  ({ people }: Surroundings) =>
  (table: Table): Sitting[] =>
    sittingsOf(table, people.card);
const whole = (hall: Surroundings, table: Table, by: Eyes, have?: Had): Push =>
  pushOf(table, caughtUp(table, by, have, sittings(hall)(table)), hall.now());

/** Looks from now on; what is known already is not told again. */
export async function onlook(hall: Surroundings, id: string, onlooker: Onlooker, have?: Had): Promise<Onlooking> {
  const player = onlooker.player?.id ?? null;
  let leavePresence: (() => void) | undefined;
  let lookAway: (() => void) | undefined;
  let isSeated: boolean | undefined;
  let length = 0;
  let isProposed = false;

  const showState = (): Promise<void> =>
    hall.stated(id, (state) => {
      if (state.length >= length) onlooker.send(state.text(player));
      length = state.length;
    });
  const bePresent = (table: Table): void => {
    const sits = seatsOf(table, player).length > 0;
    if (sits === isSeated) return;
    leavePresence?.();
    isSeated = sits;
    leavePresence = hall.presence.enter(id, player ?? '', sits);
    attend();
  };
  const attend = (): void => {
    lookAway?.();
    lookAway = isSeated && !onlooker.isAway ? hall.presence.attend(id, player!) : undefined;
  };
  const hear = (news: News): void => {
    const { table, entries, isWhole, heard } = news;
    if (isClosedTo(table, player)) {
      onlooker.send(JSON.stringify({ gone: id } satisfies Push));
      return onlooker.stopLooking(id);
    }
    const mine = seatsOf(table, player);
    const told = entries.filter((entry) => isToldTo(entry, mine));
    if (entries.length && !told.length) return;
    bePresent(table);
    const by = eyesOf(table, player);
    const update = (): Push =>
      isWhole || by === 'all'
        ? whole(hall, table, by)
        : pushOf(table, updateFor(table, by, heard, false, sittings(hall)(table)), hall.now());
    if (table.game && (isWhole || entries.some(changesGame))) onlooker.send(written(news, by, update));
    // An answer may end what was proposed before it.
    const wasProposed = isProposed;
    isProposed = table.takeBack !== null || table.draw !== null;
    if (table.phase === 'over' || !entries.length || wasProposed || told.some((entry) => isStated(entry, mine)))
      void showState().catch(() => {});
  };

  if (have && (await hall.tables.read(id, (table) => isBehind(table, have)))) await hall.tables.refresh(id);
  const begin = (table: Table): void => {
    if (isClosedTo(table, player)) throw new Refused('needsInvite'); // begun just now
    bePresent(table);
    isProposed = table.takeBack !== null || table.draw !== null;
    if (!table.game) return;
    onlooker.purse.spend(replayed(table.answers.length));
    onlooker.send(JSON.stringify(whole(hall, table, eyesOf(table, player), have)));
  };
  const leave = await hall.tables.listen(id, begin, hear);
  return {
    showState,
    showPresence: (text) => onlooker.send(text),
    past(seq) {
      onlooker.purse.spend(replayed(seq));
      return hall.tables.read(id, (table) => pastOf(table, seq, eyesOf(table, player), sittings(hall)));
    },
    showWait: (ahead) => onlooker.send(JSON.stringify({ wait: { of: id, ahead } } satisfies Push)),
    earlier: () => undefined,
    attend,
    close() {
      leave();
      lookAway?.();
      leavePresence?.();
    },
  };
}

/** Looks at every hand, as it was some minutes ago; the table goes on with the game. */
export async function onlookLater(hall: Surroundings, id: string, onlooker: Onlooker): Promise<Onlooking> {
  const player = onlooker.player?.id ?? null;
  let shown: Table | undefined;
  /** Before the game begins nothing is hidden, and the table is shown as it is. */
  const earlier = (): Table | undefined => (shown?.start ? shown : undefined);
  const showState = async (): Promise<void> => {
    const table = earlier();
    if (table) onlooker.send(stated(table, await hall.around(table)).text(player));
  };
  const leave = await hall.later.follow(id, (then, now) => {
    // Whoever has sat down since then plays, and sees no hand but the own.
    if (!mayWatchAll(now, player ?? '')) return;
    shown = then;
    if (then.game) onlooker.send(written(then, 'all', () => whole(hall, then, 'all')));
    void showState().catch(() => {});
  });
  onlooker.purse.spend(replayed(earlier()?.answers.length ?? 0));
  const leavePresence = hall.presence.enter(id, player ?? '', false);
  return {
    showState,
    showPresence: () => {},
    showWait: () => {},
    attend: () => {},
    async past(seq) {
      onlooker.purse.spend(replayed(seq));
      return pastOf(shown, seq, 'all', sittings(hall));
    },
    earlier,
    close() {
      leave();
      leavePresence();
    },
  };
}
