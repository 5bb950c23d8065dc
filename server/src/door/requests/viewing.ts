/** What somebody sees of a table, and asks about what they see. */
import { mask, prospect, whyNot } from '@peerless/engine';
import { actingSeat, askedSeat, isClosedTo, mayWatchAll, Refused, seatsOf, stateFor, type Table } from '@peerless/host';
import { areHintsAllowed } from '@peerless/protocol';
import { onlook, onlookLater } from '../../tables/onlooking.ts';
import { MOST_ONLOOKING } from '../connection.ts';
import { type Handlers, idOf } from './request.ts';

/** Whoever sits there; others if they may watch, or before the game, or after it: with the link, at a public table without it. */
function maySee(table: Table, player: string, invite: string | undefined): boolean {
  if (seatsOf(table, player).length) return true;
  if (isClosedTo(table, player)) return false;
  const isAwaited = table.seats.some((seat) => seat.kind === 'reserved' && seat.for === player);
  return table.options.isPublic || isAwaited || invite === table.invite || table.host === player;
}

export const VIEWING: Handlers<'open' | 'close' | 'past' | 'prospect' | 'why' | 'knowledge'> = {
  async open(hall, from, { table: id, invite, have, eyes }) {
    from.stopLooking(id);
    if (from.onlooking.size >= MOST_ONLOOKING) throw new Refused('tooMany');
    const isLater = await hall.tables.read(id, (table) => {
      if (!maySee(table, idOf(from), invite)) throw new Refused('needsInvite');
      if (eyes !== 'all' || table.phase === 'over') return false;
      if (!mayWatchAll(table, idOf(from))) throw new Refused('notYours');
      return true;
    });
    const looking = await (isLater ? onlookLater(hall, id, from) : onlook(hall, id, from, have));
    const stopHearing = hall.lines.listen(id, idOf(from), (line) => {
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
        lines: hall.lines.last(id, idOf(from)).filter(({ player }) => !from.blocked.has(player)),
      };
    });
  },
  async close(_, from, { table }) {
    from.stopLooking(table);
    return null;
  },
  async past(_, from, { table, seq }) {
    const looking = from.look(table);
    if (!looking) throw new Refused('notNow');
    return looking.past(seq);
  },
  prospect: (hall, from, { table: id, fighter, card }) =>
    hall.tables.read(id, (table) => {
      if (!table.game || !from.onlooking.has(id)) throw new Refused('notNow');
      // As the player sees it: what is hidden from them cannot show through.
      const seen = mask(table.game, actingSeat(table, idOf(from))).state;
      return prospect(table.phase === 'over' ? table.game : seen, fighter, card);
    }),
  why: (hall, from, { table: id, thing }) =>
    hall.tables.read(id, (table) => {
      const seat = actingSeat(table, idOf(from));
      if (table.phase !== 'playing') return { why: 'gameOver' };
      if (seat < 0 || askedSeat(table) !== seat) throw new Refused('notYourTurn');
      return whyNot(table.game!, seat, thing);
    }),
  knowledge: (hall, from, { table: id }) =>
    hall.tables.read(id, (table) => {
      const seat = actingSeat(table, idOf(from));
      if (table.options.rated) throw new Refused('ratedGame');
      if (seat < 0 || askedSeat(table) !== seat) throw new Refused('notYourTurn');
      if (!areHintsAllowed(table.options, table.seats)) throw new Refused('noHints');
      return { seat, masked: mask(table.game!, seat) };
    }),
};
