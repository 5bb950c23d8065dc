/** How players come to tables. */

import { playersAt, Refused, type SeatOffer, seatsOf } from '@peerless/host';
import { isBot } from '@peerless/protocol';
import { playAgain } from '../../meeting/again.ts';
import { checkAgreed } from '../../meeting/agreed.ts';
import { challenge } from '../../meeting/friends.ts';
import { take } from '../../meeting/taking.ts';
import { checkName, checkNameAt } from '../../people/names.ts';
import { pointsOf } from '../../ratings/ratings.ts';
import { command } from './playing.ts';
import { type Handlers, idOf } from './request.ts';

const sit = command('sit', ({ people }, table, player) => checkNameAt(table, player, people));

export const MEETING: Handlers<'lobby' | 'seek' | 'stopSeeking' | 'take' | 'create' | 'sit' | 'rematch' | 'challenge'> = {
  async challenge(hall, from, { player, options, mine }) {
    if (!hall.allowances.opens(idOf(from), from.address, { isPublic: false, isHosted: false })) throw new Refused('tooMany');
    return { table: await challenge(hall, idOf(from), player, options, mine) };
  },
  async lobby(_, from, { on }) {
    from.isInLobby = on;
    from.hasLobby = false;
    return null;
  },
  async seek(hall, from, asks) {
    if (isBot(idOf(from))) throw new Refused('noBots');
    const points = pointsOf(await hall.store.ratings(idOf(from)));
    const now = hall.now();
    await hall.seating.seek(idOf(from), () => hall.store.seek({ ...asks, player: idOf(from), points, since: now, seen: now }));
    hall.matchSoon();
    return null;
  },
  async stopSeeking(hall, from) {
    await hall.store.stopSeeking(idOf(from));
    return null;
  },
  async take(hall, from, asks) {
    if (isBot(idOf(from))) throw new Refused('noBots');
    return { table: await take(hall, idOf(from), asks) };
  },
  async create(hall, from, { options, seats, mine }) {
    if (seats.length !== options.seats) throw new Refused('malformed', 'seats: not as many as the options say');
    if (mine !== null && seats[mine]?.kind !== 'open') throw new Refused('noSeat');
    // Strangers meet there; friends challenge each other by name.
    if (options.rated && (!options.isPublic || seats.some(({ kind }) => kind === 'reserved')))
      throw new Refused('malformed', 'options.rated: rated games are played at public tables, with seats for anybody');
    checkAgreed(options);
    checkName(from.player!.name);
    const isNew = { isPublic: options.isPublic, isHosted: mine === null };
    if (!hall.allowances.opens(idOf(from), from.address, isNew)) throw new Refused('tooMany');
    const offers = seats.map((seat): SeatOffer => (seat.kind === 'reserved' ? { kind: 'reserved', for: null } : seat));
    const sitting = mine === null ? [] : [{ seat: mine, player: idOf(from) }];
    const table = await hall.seating.sit(idOf(from), () => hall.tables.create(idOf(from), options, offers, sitting));
    void hall.computers.attend(table).catch(() => {});
    return { table };
  },
  async sit(hall, from, asks) {
    const { host, there } = await hall.tables.read(asks.table, (table) => ({ host: table.host, there: playersAt(table) }));
    for (const other of [host, ...there])
      if ((await hall.store.blocked(other)).includes(idOf(from)) || from.blocked.has(other)) throw new Refused('blocked');
    // The other seat of the side is at no other table.
    if (there.includes(idOf(from))) return hall.seating.alone([idOf(from)], () => sit(hall, from, asks));
    return hall.seating.sit(idOf(from), () => sit(hall, from, asks));
  },
  async rematch(hall, from, { table: id }) {
    const before = await hall.tables.read(id, (table) => {
      if (!seatsOf(table, idOf(from)).length) throw new Refused('notYours');
      if (table.phase !== 'over' || !table.start) throw new Refused('notNow');
      return table;
    });
    return { table: await playAgain(hall, before, idOf(from)) };
  },
};
