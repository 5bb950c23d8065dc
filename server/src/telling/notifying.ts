/** Tells players what was noted, at least once, by the services of their browsers; unless it is no longer so, or they have seen it. */
import { awaitedPlayers, myGameOf, playersAt, Refused, type Table } from '@peerless/host';
import { type Device, type Notification, WISHES } from '@peerless/protocol';
import type { Counter } from 'prom-client';
import type { People } from '../people/people.ts';
import type { Presence } from '../people/presence.ts';
import type { NoticeDue, Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { shortAt } from './notices.ts';
import type { Outcome, PushService } from './push-service.ts';
import { quietUntil } from './quiet.ts';

export interface Surroundings {
  store: Pick<Store, 'notices' | 'settleNotice' | 'wishes' | 'devices' | 'removeDevice'>;
  tables: Pick<Tables, 'peek'>;
  people: Pick<People, 'card' | 'lookUp'>;
  presence: Pick<Presence, 'sees'>;
  service: Pick<PushService, 'push'>;
  pushes: Counter<'how'>;
  now(): number;
}
/** Milliseconds until it is tried again, twice as many each time; not for ever. */
const AGAIN = 30_000;
const MOST_TRIES = 10;

export function notifying(hall: Surroundings): (table: string) => Promise<void> {
  const { store, now } = hall;
  const settled = async (table: Table, notice: NoticeDue): Promise<number | null> => {
    const { player, what, tries } = notice;
    const short = what === 'time' && awaitedPlayers(table).includes(player) ? shortAt(table) : null;
    // Their time has stood still since.
    if (short !== null && short > now()) return short;
    if (!isSo(table, notice, now()) || hall.presence.sees(table.id, player)) return null;
    const wishes = (await store.wishes(player)) ?? WISHES;
    if (!wishes[what]) return null;
    const quiet = quietUntil(wishes, now());
    if (quiet !== null) return quiet;
    const devices = await store.devices(player);
    const outcomes = await Promise.all(devices.map((device) => told(hall, table, notice, device)));
    return outcomes.includes('failed') && tries < MOST_TRIES ? now() + AGAIN * 2 ** tries : null;
  };
  return async (id) => {
    const due = await store.notices(id, now());
    if (!due.length) return;
    const table = await hall.tables
      .peek(id, async (found) => {
        await hall.people.lookUp(playersAt(found));
        return { ...found };
      })
      .catch((problem: unknown) => {
        if (problem instanceof Refused) return null; // There is no such table any more.
        throw problem;
      });
    for (const notice of due) await store.settleNotice(id, notice, table && (await settled(table, notice)));
  };
}

/** Is it still so? */
function isSo(table: Table, { player, what }: NoticeDue, now: number): boolean {
  switch (what) {
    case 'turn':
    case 'found':
      return awaitedPlayers(table).includes(player);
    case 'time':
      return awaitedPlayers(table).includes(player) && now >= (shortAt(table) ?? Number.POSITIVE_INFINITY);
    case 'challenge':
      return table.phase === 'gathering' && table.seats.some((seat) => seat.kind === 'reserved' && seat.for === player);
    case 'over':
      return table.phase === 'over' && table.ending !== null;
  }
}

async function told({ store, people, service, pushes }: Surroundings, table: Table, notice: NoticeDue, device: Device): Promise<Outcome> {
  const { player, what } = notice;
  const { seats, mine, asked, until } = myGameOf(table, player, people.card);
  const acting = mine.find((seat) => asked.includes(seat)) ?? mine[0];
  const host = people.card(table.host);
  const others = seats.flatMap(({ player: other }, seat) => (other && !mine.includes(seat) ? [other] : []));
  const text: Notification = {
    what,
    table: table.id,
    lang: device.lang,
    others: others.length ? others : [host],
    hero: seats[acting]?.hero ?? null,
    until,
  };
  const outcome = await service.push(device, table.id, JSON.stringify(text));
  if (outcome === 'gone') await store.removeDevice(device.endpoint);
  pushes.inc({ how: outcome });
  return outcome;
}
