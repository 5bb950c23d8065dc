/** What players say to each other. */

import { Refused, seatOf } from '@peerless/host';
import type { Line } from '@peerless/protocol';
import type { Hall } from '../../hall.ts';
import type { Connection } from '../connection.ts';
import { isMuted } from '../muted.ts';
import { type Handlers, idOf, tellsAll } from './request.ts';

async function say(hall: Hall, from: Connection, id: string, says: Line['says']): Promise<null> {
  if (!hall.allowances.speaks(idOf(from))) throw new Refused('tooMany');
  if (await isMuted(hall, idOf(from))) throw new Refused('muted');
  tellsAll(hall, from, id);
  const seat = await hall.tables.read(id, (table) => {
    if ('text' in says && table.options.isPublic) throw new Refused('strangers');
    return seatOf(table, idOf(from));
  });
  if (seat < 0) throw new Refused('notYours');
  hall.lines.say(id, { seat, player: idOf(from), name: from.player!.name, at: hall.now(), says });
  return null;
}

export const TALKING: Handlers<'phrase' | 'chat'> = {
  phrase: (hall, from, { table, phrase }) => say(hall, from, table, { phrase }),
  chat: (hall, from, { table, text }) => say(hall, from, table, { text }),
};
