/** Where players find each other. */
import type { Announcement, Lobby, Seek, SeekCard, Sought, TableCard } from '@peerless/protocol';
import * as v from 'valibot';
import { options, seek } from '../check.ts';
import { count, exactly, maybe, name, time } from './exactly.ts';
import { player, standing } from './people.ts';
import { phase } from './table.ts';

const table = exactly<TableCard>()(
  v.strictObject({
    id: name,
    phase,
    options,
    seats: v.array(
      v.strictObject({
        player: v.nullable(player),
        level: maybe,
        isOpen: v.boolean(),
        hero: maybe,
        rating: v.nullable(standing),
      }),
    ),
    board: maybe,
    turn: count,
    watchers: count,
  }),
);
export const club = v.array(exactly<Announcement>()(v.strictObject({ begins: v.nullable(time), ends: time, says: maybe })));
const wanted = exactly<Seek>()(seek);
const points = v.number();
const seekCard = exactly<SeekCard>()(
  v.strictObject({
    player,
    seek: wanted,
    points: v.strictObject({ duel: points, freeForAll: points, teams: points }),
    since: time,
    isHere: v.boolean(),
  }),
);
export const sought = exactly<Sought>()(v.strictObject({ seek: wanted, since: time }));
export const lobby = exactly<Lobby>()(
  v.strictObject({
    open: v.array(table),
    live: v.array(table),
    online: count,
    seeks: v.array(seekCard),
    club,
  }),
);
