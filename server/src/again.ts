/** Another game after a game: the same people and heroes, the next seat first. */
import { createHash } from 'node:crypto';
import type { Hall } from './hall.ts';
import type { Store } from './store/store.ts';
import { COMMANDS } from './table/decide.ts';
import type { SeatOffer } from './table/entries.ts';
import { seatOf, type Table } from './table/table.ts';

/** The same for all who want to play again after a game: whoever comes first opens it. */
const idAfter = ({ id, invite }: Table): string => createHash('sha256').update(`${id} ${invite} again`).digest('base64url').slice(0, 16);

/** The table of the next game, if somebody has asked for one. */
export async function rematchOf(table: Table, store: Store): Promise<string | null> {
  if (table.phase !== 'over' || !table.start) return null;
  const id = idAfter(table);
  return (await store.lengths([id])).has(id) ? id : null;
}

/** Opens that table, or sits down at it. */
export async function playAgain(hall: Hall, before: Table, player: string): Promise<string> {
  const id = idAfter(before);
  const order = before.seats.map((_, seat) => (seat + 1) % before.seats.length);
  const offers = order.map((from): SeatOffer => {
    const place = before.seats[from];
    return place.kind === 'person' ? { kind: 'reserved', for: place.player } : (place as SeatOffer);
  });
  const seat = offers.findIndex((offer) => offer.kind === 'reserved' && offer.for === player);
  const heroes = order.map((from) => before.start!.setup.heroes[from]);
  const isNew = await hall.tables.create(player, { ...before.options, heroes: 'open' }, offers, [{ seat, player }], {
    id,
    heroes,
  });
  if (isNew) {
    for (const place of before.seats)
      if (place.kind === 'person' && place.player !== player) hall.tell(place.player, { rematch: { of: before.id, table: id } });
  } else if (await hall.tables.read(id, (table) => seatOf(table, player) < 0)) {
    await hall.tables.act(id, (table) => COMMANDS.sit(table, { seat }, { player, now: hall.now() }));
  }
  return id;
}
