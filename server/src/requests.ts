/** What is done for each request. Who may do what is decided at the table (table/decide.ts); here it is fetched and told. */
import { mask, prospect, whyNot } from '@peerless/engine';
import { type Asks, type Gets, type Line, PROTOCOL, type Request } from '@peerless/protocol';
import { playAgain } from './again.ts';
import { type Connection, MOST_LOOKS } from './connection.ts';
import type { Hall } from './hall.ts';
import { look, lookLater } from './look.ts';
import { hash } from './people.ts';
import { COMMANDS, type Command, checkOptions, Refused } from './table/decide.ts';
import type { SeatOffer } from './table/entries.ts';
import { isClosedTo, mayWatchAll, stateFor } from './table/shown.ts';
import { askedSeat, playersAt, seatOf, type Table } from './table/table.ts';
import { told } from './weights.ts';

type Handler<R extends Request> = (hall: Hall, from: Connection, asks: Asks<R>) => Promise<Gets<R>>;

/** Sockets of one player at once: windows, devices, and those that are lost and not noticed yet. */
const MOST_SOCKETS = 20;

const idOf = ({ player }: Connection): string => player!.id;
/** Weighs the more the more there are to be told. */
const tellsAll = (hall: Hall, { purse }: Connection, table: string): void => purse.spend(told(hall.connections.at(table).length));
/** A command at a table, by its own rules. */
const command =
  <R extends Command>(name: R): Handler<R> =>
  async (hall, from, { table, ...asks }) => {
    const decide = COMMANDS[name] as (table: Table, asks: object, by: { player: string; now: number }) => ReturnType<(typeof COMMANDS)[R]>;
    tellsAll(hall, from, table);
    await hall.tables.act(table, (found, now) => decide(found, asks, { player: idOf(from), now }));
    void hall.computers.attend(table).catch(() => {});
    return null as Gets<R>;
  };

/** Whoever sits there; others if they may watch, or before the game, or after it: with the link, at a public table without it. */
function maySee(table: Table, player: string, invite: string | undefined): boolean {
  if (seatOf(table, player) >= 0) return true;
  if (isClosedTo(table, player)) return false;
  const isAwaited = table.seats.some((seat) => seat.kind === 'reserved' && seat.for === player);
  return table.options.isPublic || isAwaited || invite === table.invite || table.host === player;
}

async function say(hall: Hall, from: Connection, id: string, says: Line['says']): Promise<null> {
  if (!hall.allowances.speaks(idOf(from))) throw new Refused('tooMany');
  tellsAll(hall, from, id);
  const seat = await hall.tables.read(id, (table) => {
    if ('text' in says && table.options.isPublic) throw new Refused('strangers');
    return seatOf(table, idOf(from));
  });
  if (seat < 0) throw new Refused('notYours');
  hall.lines.say(id, { seat, player: idOf(from), name: from.player!.name, at: hall.now(), says });
  return null;
}

export const REQUESTS: { [R in Request]: Handler<R> } = {
  async hello(hall, from, { key, protocol }) {
    if (protocol !== PROTOCOL) throw new Refused('oldPage');
    const player = await hall.people.byKey(key);
    if (!player) throw new Refused('unknownKey');
    // What this connection looks at, it looks at with that player's eyes.
    if (from.player && from.player.id !== player.id) throw new Refused('notNow');
    if (!from.player) {
      if (hall.connections.of(player.id).length >= MOST_SOCKETS) throw new Refused('tooManySockets');
      if (hall.connections.has(from)) hall.connections.named(from, player.id);
    }
    from.player = player;
    from.purse.player = player.id;
    from.keyHash = hash(key);
    const { store } = hall;
    const [tables, blocked, keys] = await Promise.all([store.tablesOf(player.id), store.blocked(player.id), store.keysOf(player.id)]);
    // Revoked just then: whoever told so did not yet find this connection.
    if (!keys.includes(from.keyHash)) {
      from.cut(1008, 'revoked');
      throw new Refused('unknownKey');
    }
    from.blocked = new Set(blocked);
    return { player, tables, blocked, now: hall.now() };
  },
  ping: async () => null,
  async lobby(_, from, { on }) {
    from.isInLobby = on;
    from.hasLobby = false;
    return null;
  },
  async seek(hall, from, asks) {
    const ratings = await hall.store.ratings(idOf(from));
    const points = ratings.find(({ pool }) => pool === asks.pool)?.points ?? 1500;
    await hall.seating.seek(idOf(from), () => hall.store.seek({ ...asks, player: idOf(from), points, since: hall.now() }));
    hall.matchSoon();
    return null;
  },
  async stopSeeking(hall, from) {
    await hall.store.stopSeeking(idOf(from));
    return null;
  },

  async create(hall, from, { options, seats, mine }) {
    if (seats.length !== options.seats) throw new Refused('malformed', 'seats: not as many as the options say');
    if (mine !== null && seats[mine]?.kind !== 'open') throw new Refused('noSeat');
    if (options.rated && Object.keys(options.rules).length)
      throw new Refused('malformed', 'options.rated: rated games are played by the usual rules');
    // Strangers meet there: who plays whom for points is not arranged.
    if (options.rated && (!options.isPublic || seats.some(({ kind }) => kind === 'reserved')))
      throw new Refused('malformed', 'options.rated: rated games are played at public tables, with seats for anybody');
    checkOptions(options);
    const isNew = { isPublic: options.isPublic, isHosted: mine === null };
    if (!hall.allowances.opens(idOf(from), from.address, isNew)) throw new Refused('tooMany');
    const offers = seats.map((seat): SeatOffer => (seat.kind === 'reserved' ? { kind: 'reserved', for: null } : seat));
    const sitting = mine === null ? [] : [{ seat: mine, player: idOf(from) }];
    const table = await hall.seating.sit(idOf(from), () => hall.tables.create(idOf(from), options, offers, sitting));
    void hall.computers.attend(table).catch(() => {});
    return { table };
  },
  async open(hall, from, { table: id, invite, have, eyes }) {
    from.stopLooking(id);
    if (from.looks.size >= MOST_LOOKS) throw new Refused('tooMany');
    const isLater = await hall.tables.read(id, (table) => {
      if (!maySee(table, idOf(from), invite)) throw new Refused('needsInvite');
      if (eyes !== 'all' || table.phase === 'over') return false;
      if (!mayWatchAll(table, idOf(from))) throw new Refused('notYours');
      return true;
    });
    const looking = await (isLater ? lookLater(hall, id, from) : look(hall, id, from, have));
    const stopHearing = hall.lines.listen(id, (line) => {
      if (!from.blocked.has(line.player)) from.say({ line, of: id });
    });
    from.startLooking(id, {
      ...looking,
      stop() {
        looking.close();
        stopHearing();
      },
    });
    return hall.tables.read(id, async (now) => {
      const table = looking.earlier() ?? now;
      return {
        table: stateFor(table, idOf(from), await hall.around(table)),
        lines: hall.lines.last(id).filter(({ player }) => !from.blocked.has(player)),
      };
    });
  },
  async close(_, from, { table }) {
    from.stopLooking(table);
    return null;
  },
  async sit(hall, from, asks) {
    const others = await hall.tables.read(asks.table, (table) => [table.host, ...playersAt(table)]);
    for (const other of others)
      if ((await hall.store.blocked(other)).includes(idOf(from)) || from.blocked.has(other)) throw new Refused('blocked');
    return hall.seating.sit(idOf(from), () => command('sit')(hall, from, asks));
  },
  stand: command('stand'),
  computer: command('computer'),
  pick: command('pick'),
  ban: command('ban'),
  answer: command('answer'),
  concede: command('concede'),
  takeBack: command('takeBack'),
  draw: command('draw'),
  claim: command('claim'),
  async rematch(hall, from, { table: id }) {
    const before = await hall.tables.read(id, (table) => {
      if (seatOf(table, idOf(from)) < 0) throw new Refused('notYours');
      if (table.phase !== 'over' || !table.start) throw new Refused('notNow');
      return table;
    });
    return { table: await playAgain(hall, before, idOf(from)) };
  },
  phrase: (hall, from, { table, phrase }) => say(hall, from, table, { phrase }),
  chat: (hall, from, { table, text }) => say(hall, from, table, { text }),

  async look(_, from, { table, seq }) {
    const looking = from.look(table);
    if (!looking) throw new Refused('notNow');
    return looking.past(seq);
  },
  prospect: (hall, from, { table: id, fighter }) =>
    hall.tables.read(id, (table) => {
      if (!table.game || !from.looks.has(id)) throw new Refused('notNow');
      // As the player sees it: what is hidden from them cannot show through.
      const seen = mask(table.game, seatOf(table, idOf(from))).state;
      return prospect(table.phase === 'over' ? table.game : seen, fighter);
    }),
  why: (hall, from, { table: id, thing }) =>
    hall.tables.read(id, (table) => {
      const seat = seatOf(table, idOf(from));
      if (table.phase !== 'playing') return { why: 'gameOver' };
      if (seat < 0 || askedSeat(table) !== seat) throw new Refused('notYourTurn');
      return whyNot(table.game!, seat, thing);
    }),
  knowledge: (hall, from, { table: id }) =>
    hall.tables.read(id, (table) => {
      const seat = seatOf(table, idOf(from));
      if (table.options.rated) throw new Refused('ratedGame');
      if (seat < 0 || askedSeat(table) !== seat) throw new Refused('notYourTurn');
      return { seat, masked: mask(table.game!, seat) };
    }),
};
