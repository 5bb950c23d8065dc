/** Another game after a game: the same people and heroes, the next seat first. */
import { createHash } from 'node:crypto';
import { COMMANDS, playersAt, Refused, type SeatOffer, seatsOf, type Table } from '@peerless/host';
import type { Push } from '@peerless/protocol';
import { checkNameAt } from '../people/names.ts';
import type { People } from '../people/people.ts';
import type { Seating } from '../people/seating.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

/** Where tables are found. */
interface Known {
  store: Pick<Store, 'lengths'>;
  tables: Pick<Tables, 'read'>;
}
export interface Surroundings extends Known {
  tables: Pick<Tables, 'read' | 'create' | 'act'>;
  people: Pick<People, 'card'>;
  seating: Pick<Seating, 'sit'>;
  tell(player: string, push: Push): void;
  now(): number;
}

/** Tables after one game, if each is given up before it begins. */
const MOST_TRIES = 10;
/** The same for all who want to play again after a game: whoever comes first opens it. */
const idAfter = ({ id, invite }: Table, tries: number): string =>
  createHash('sha256')
    .update(`${id} ${invite} again${tries ? ` ${tries}` : ''}`)
    .digest('base64url')
    .slice(0, 16);

/** The first that was not given up before it began: open, or yet to be opened; null if there were too many. */
async function nextAfter(before: Table, { store, tables }: Known): Promise<{ id: string; isOpen: boolean } | null> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const id = idAfter(before, tries);
    if (!(await store.lengths([id])).has(id)) return { id, isOpen: false };
    if (await tables.read(id, ({ phase, start }) => phase !== 'over' || start !== null)) return { id, isOpen: true };
  }
  return null;
}

/** The table of the next game, if somebody has asked for one. */
export async function rematchOf(table: Table, known: Known): Promise<string | null> {
  if (table.phase !== 'over' || !table.start) return null;
  const next = await nextAfter(table, known);
  return next?.isOpen ? next.id : null;
}

const refuse = (): never => {
  throw new Refused('tooMany');
};
/** Opens that table, or sits down at it. */
export async function playAgain(hall: Surroundings, before: Table, player: string): Promise<string> {
  const { id, isOpen } = (await nextAfter(before, hall)) ?? refuse();
  if (isOpen && (await hall.tables.read(id, (table) => seatsOf(table, player).length > 0))) return id;
  return hall.seating.sit(player, () => sitAgain(hall, before, player, id));
}
async function sitAgain(hall: Surroundings, before: Table, player: string, id: string): Promise<string> {
  const order = before.seats.map((_, seat) => (seat + 1) % before.seats.length);
  const offers = order.map((from): SeatOffer => {
    const place = before.seats[from];
    return place.kind === 'person' ? { kind: 'reserved', for: place.player } : (place as SeatOffer);
  });
  const own = offers.flatMap((offer, seat) => (offer.kind === 'reserved' && offer.for === player ? [seat] : []));
  const heroes = order.map((from) => before.start!.setup.heroes[from]);
  const isNew = await hall.tables.create(
    player,
    { ...before.options, heroes: 'open' },
    offers,
    own.map((seat) => ({ seat, player })),
    {
      id,
      heroes,
    },
  );
  if (isNew) {
    for (const other of playersAt(before)) if (other !== player) hall.tell(other, { rematch: { of: before.id, table: id } });
  } else if (await hall.tables.read(id, (table) => !seatsOf(table, player).length)) {
    for (const seat of own)
      await hall.tables.act(id, (table, now) => {
        const sitting = COMMANDS.sit(table, { seat }, { player, now });
        checkNameAt(table, player, hall.people);
        return sitting;
      });
  }
  return id;
}
