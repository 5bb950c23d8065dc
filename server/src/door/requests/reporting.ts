/** What players tell the operator of each other: noted, with the game and the words it is about. */
import { Refused, seatsOf } from '@peerless/host';
import type { Hall } from '../../hall.ts';
import { type Handlers, idOf } from './request.ts';

export const REPORTING: Handlers<'report'> = {
  async report(hall, from, { player, why, table, line }) {
    const by = idOf(from);
    if (player === by) throw new Refused('malformed', 'player: somebody else');
    if (table !== undefined) await checkAccess(hall, table, by);
    else if (line !== undefined) throw new Refused('malformed', 'line: at which table?');
    if (!hall.allowances.reports(by)) throw new Refused('tooMany');
    if ((await hall.store.since(player)) === undefined) throw new Refused('malformed', 'player: nobody of that name');
    const isTaken = await hall.store.report({
      at: hall.now(),
      by,
      about: player,
      why,
      table: table ?? null,
      said: line === undefined ? null : { at: line, text: said(hall, table!, by, player, line) },
    });
    if (!isTaken) throw new Refused('tooMany');
    hall.log('reported', { why, ...(table === undefined ? {} : { table }) });
    return null;
  },
};

const checkAccess = (hall: Hall, id: string, player: string): Promise<void> =>
  hall.tables.read(id, (table) => {
    if (!table.options.isPublic && table.host !== player && !seatsOf(table, player).length) throw new Refused('needsInvite');
  });
/** As the server has told it to whoever reports: nobody is reported for what somebody else says they have said. Null: it is forgotten by now. */
function said({ lines }: Hall, table: string, by: string, player: string, at: number): string | null {
  const line = lines.last(table, by).find((each) => each.at === at && each.player === player);
  if (!line) return null;
  if ('text' in line.says) return line.says.text;
  if ('phrase' in line.says) return line.says.phrase;
  const { plan, on } = line.says;
  return on === null ? plan : `${plan} ${on}`;
}
