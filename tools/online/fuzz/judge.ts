/**
 * What must never happen, judged without the code that decides: entries written for somebody who may not have them written, and
 * messages to somebody who may not have them. Games are judged by the engine.
 */
import { asked, choices, describe } from '@peerless/engine';
import { apply, changesGame, type Entry, type Seat, type Table, tableOf } from '@peerless/host';
import type { ServerMessage, TableState, Update } from '@peerless/protocol';
import type { Append } from '../../../server/src/store/store.ts';
import type { Message } from './sound.ts';

/** Whose message is being dealt with. */
export interface Sender {
  player: string | null;
  message: Message | null;
}
export interface Judge {
  tables: Map<string, Table>;
  /** By table, how long its log was when each of its questions was put, as all are told of it; the last one is the present question. */
  questions: Map<string, number[]>;
  /** Tables where something was taken back, until somebody looks. */
  rewound: Set<string>;
  problems: string[];
  /** Keys, codes and seeds: in no message at all. */
  secrets: Set<string>;
  written(append: Append, sender: Sender | undefined): void;
  told(text: string, player: string | null, isLater: (table: string) => boolean): ServerMessage | null;
  /** May this player look at the table with this invitation? */
  mayOpen(table: Table, player: string, invite: unknown): boolean;
  /** Answers that were given because somebody had said so beforehand. */
  readonly stood: number;
  /** Nothing is known of this table any more; true if something was. */
  forget(table: string): boolean;
}

/** Is it the card that they have said, or none, in defense against whom they have said? */
function standsFor({ game, standing }: Table, { seat, choice, standing: place }: Entry & { do: 'answer' }): boolean {
  const said = standing[seat][place!];
  const { kind, fighter, target, card = null } = describe(game!, choice);
  const fits = (wanted: string | null, is: string | undefined): boolean => wanted === null || wanted === is;
  return said !== undefined && kind === 'defense' && said.card === card && fits(said.by, fighter) && fits(said.on, target);
}

const isPerson = (seat: Seat | undefined, player: string | null): boolean => seat?.kind === 'person' && seat.player === player;
const seatsOf = ({ seats }: Table, player: string | null): number[] =>
  seats.flatMap((seat, number) => (isPerson(seat, player) ? [number] : []));
const areAllied = ({ options }: Table, one: number, other: number): boolean =>
  options.mode === 'teams' && one !== other && one % 2 === other % 2;
/** Has a seat, and is not out. */
export const plays = (table: Table, player: string | null): boolean =>
  seatsOf(table, player).some((seat) => table.game?.seats[seat].out !== 1);
/** Whose eyes somebody looks through. */
const eyesFor = (table: Table, player: string | null, isLater: boolean): Update['view']['eyes'] => {
  if (table.phase === 'over' || (isLater && !plays(table, player))) return 'all';
  const own = seatsOf(table, player);
  if (own.length < 2) return own[0] ?? 'spectator';
  // Of two: that which is asked; else that which answered last and is not out.
  const isIn = (seat: number): boolean => own.includes(seat) && table.game!.seats[seat].out !== 1;
  if (own.includes(asked(table.game!))) return asked(table.game!);
  return table.answeredBy.findLast(isIn) ?? own.find(isIn) ?? own[0];
};
const mayWatch = (table: Table, player: string | null): boolean =>
  table.phase !== 'playing' || table.options.watching !== 'nobody' || seatsOf(table, player).length > 0;
const mayRest = ({ phase, options, seats }: Table, seat: number): boolean =>
  phase !== 'over' && options.clock.kind === 'days' && seats[seat]?.kind === 'person';
const mayAbandon = ({ host, seats }: Table, player: string | null, request: string | undefined): boolean =>
  request === 'stand' ? host === player : request === 'decline' && seats.some((place) => place.kind === 'reserved' && place.for === player);
const isBefore = ({ phase }: Table): boolean => phase === 'gathering' || phase === 'choosing';
/** Long enough to be a key (32), a seed (32) or a recovery code (29). */
const TOKENS = /[\w-]{29,}/g;

export function judge(): Judge {
  const tables = new Map<string, Table>();
  const questions = new Map<string, number[]>();
  /** Standing answers are no business of others: as if they were not in the log. */
  const lengths = new Map<string, number>();
  let stood = 0;
  const rewound = new Set<string>();
  const problems: string[] = [];
  const secrets = new Set<string>();
  const blame = (text: string): void => void (problems.length < 50 && problems.push(text));

  /** Why the entry should not be there; undefined if it may. */
  function wrong(table: Table, entry: Entry, { player, message }: Sender): string | undefined {
    const request = message?.do;
    const owns = 'seat' in entry && isPerson(table.seats[entry.seat], player);
    const isComputer = 'seat' in entry && table.seats[entry.seat]?.kind === 'computer';
    switch (entry.do) {
      case 'open':
        return 'opened twice';
      case 'sit': {
        const place = table.seats[entry.seat];
        if (place?.kind !== 'open' && place?.kind !== 'reserved') return 'the seat is not free';
        if (!isBefore(table)) return 'the game has begun';
        if (seatsOf(table, entry.player).some((seat) => !areAllied(table, seat, entry.seat))) return 'sits on the other side already';
        if (place.kind === 'reserved' && place.for === entry.player) return;
        if (place.kind === 'reserved' && place.for !== null) return 'reserved for another';
        if ((request === 'create' || request === 'challenge') && entry.player === table.host) return;
        if (entry.player !== player) return 'another player was seated';
        return message!.invite === table.invite || (table.options.isPublic && place.kind === 'open') ? undefined : 'without an invitation';
      }
      case 'stand':
        return owns && isBefore(table) && request === 'stand' ? undefined : 'not their seat';
      case 'offer':
        return table.host === player && isBefore(table) && request === 'computer' ? undefined : 'not the host';
      case 'ban':
      case 'pick':
        return isBefore(table) && ((owns && request === entry.do) || isComputer || table.length < 1 + table.seats.length)
          ? undefined
          : 'not theirs';
      case 'start':
        return table.seats.every(({ kind }) => kind === 'person' || kind === 'computer') && isBefore(table) ? undefined : 'begun too soon';
      case 'answer':
        if (table.phase !== 'playing' || asked(table.game!) !== entry.seat) return 'not asked';
        if (!choices(table.game!).includes(entry.choice)) return 'not legal';
        if (isComputer) return;
        if (entry.standing !== undefined) return standsFor(table, entry) ? undefined : 'given for somebody who has not said so';
        if (message?.at !== questions.get(table.id)!.at(-1)) return 'an answer to another question';
        return owns && request === 'answer' && message!.choice === (entry.choice as number) ? undefined : 'answered by another';
      case 'standing':
        return owns && request === 'standing' && table.phase === 'playing' ? undefined : 'not theirs';
      case 'concede':
        if (table.phase !== 'playing') return 'no game';
        if (entry.because === 'time') return table.times ? undefined : 'no clock';
        return owns && request === 'concede' ? undefined : 'given up by another';
      case 'takeBack':
      case 'draw':
        if (entry.do === 'takeBack' && table.options.rated) return 'taken back in a rated game';
        return owns && request === entry.do && table.phase === 'playing' ? undefined : 'not theirs';
      case 'holiday':
        return mayRest(table, entry.seat) ? undefined : 'no game by days of theirs';
      case 'abandon':
        return mayAbandon(table, player, request) ? undefined : 'abandoned by another';
    }
  }

  function written({ table: id, entries, from }: Append, sender: Sender = { player: null, message: null }): void {
    const [first, ...rest] = entries;
    if (from === 0) {
      if (first.do !== 'open') return blame(`${id} begins with ${first.do}`);
      const requests = ['create', 'challenge', 'rematch', 'seek', 'take', undefined];
      if (!requests.includes(sender.message?.do)) blame(`${id} opened by ${sender.message?.do}`);
      tables.set(id, tableOf(id, [first]));
      questions.set(id, []);
      lengths.set(id, 1);
    }
    const table = tables.get(id);
    if (!table) return; // forgotten by now
    for (const entry of from === 0 ? rest : entries) {
      const why = wrong(table, entry, sender);
      if (why) blame(`${entry.do} at ${id}: ${why} (${JSON.stringify(sender)} wrote ${JSON.stringify(entry)})`);
      if (entry.do === 'start') secrets.add(String(entry.seed));
      const { length: takenBack } = table.takenBack;
      if (entry.do === 'answer' && entry.standing !== undefined) stood++;
      apply(table, entry);
      if (entry.do !== 'standing') lengths.set(id, lengths.get(id)! + 1);
      const isRewound = table.takenBack.length > takenBack;
      if (isRewound) rewound.add(id);
      if (isRewound || changesGame(entry)) questions.get(id)!.push(lengths.get(id)!);
    }
  }

  function told(text: string, player: string | null, isLater: (table: string) => boolean): ServerMessage | null {
    for (const [token] of text.matchAll(TOKENS)) if (secrets.has(token)) blame(`a secret in ${text.slice(0, 200)}`);
    let said: ServerMessage & { update?: Update; table?: TableState; ok?: unknown };
    try {
      said = JSON.parse(text) as ServerMessage;
    } catch {
      blame(`not JSON: ${text.slice(0, 200)}`);
      return null;
    }
    const answered = (said.ok ?? {}) as { view?: Update['view']; id?: string; table?: TableState; seat?: number; masked?: object };
    for (const update of [said.update, answered.view ? (answered as Update) : undefined]) {
      const table = update && tables.get(update.id);
      if (!table) continue;
      if (!mayWatch(table, player)) blame(`${update.id} is watched by somebody who may not`);
      const eyes = eyesFor(table, player, isLater(update.id));
      if (update.view.eyes !== eyes) blame(`eyes ${update.view.eyes} instead of ${eyes} at ${update.id}`);
      if (eyes !== 'all' && update.answers.length && asked(table.game!) !== eyes && update === said.update)
        blame(`answers to ${eyes} who is not asked`);
    }
    for (const state of [said.table, typeof answered.table === 'object' ? answered.table : undefined]) {
      const table = state && tables.get(state.id);
      if (!table) continue;
      const isInside = seatsOf(table, player).length > 0 || table.host === player;
      if (state.invite !== null && !isInside) blame(`an invitation to somebody outside at ${state.id}`);
      const own = seatsOf(table, player);
      const stand = own.map((seat) => ({ seat, answers: table.standing[seat] }));
      if (JSON.stringify(state.standing.map(({ seat, answers }) => ({ seat, answers }))) !== JSON.stringify(stand))
        blame(`standing answers of another at ${state.id}`);
      if (state.mine.join() !== own.join()) blame(`seats ${state.mine} instead of ${own}`);
    }
    return said;
  }
  const mayOpen = (table: Table, player: string, invite: unknown): boolean => {
    if (seatsOf(table, player).length) return true;
    if (!mayWatch(table, player)) return false;
    const isAwaited = table.seats.some((seat) => seat.kind === 'reserved' && seat.for === player);
    return table.options.isPublic || isAwaited || table.host === player || invite === table.invite;
  };

  const forget = (table: string): boolean => [tables, questions, lengths, rewound].map((each) => each.delete(table)).includes(true);

  return {
    tables,
    questions,
    rewound,
    problems,
    secrets,
    written,
    told,
    mayOpen,
    forget,
    get stood() {
      return stood;
    },
  };
}
