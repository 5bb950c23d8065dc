/** What players say to each other. */
import { matchOf } from '@peerless/engine';
import { areAllies, Refused, seatsOf, sideOf, type Table } from '@peerless/host';
import { type Hearers, isAimed, type Line, type Plan } from '@peerless/protocol';
import type { Hall } from '../../hall.ts';
import type { Connection } from '../connection.ts';
import { isMuted } from '../muted.ts';
import { type Handlers, idOf, tellsAll } from './request.ts';

async function say(hall: Hall, from: Connection, id: string, to: Hearers, says: Line['says']): Promise<null> {
  if (!hall.allowances.speaks(idOf(from))) throw new Refused('tooMany');
  if (await isMuted(hall, idOf(from))) throw new Refused('muted');
  tellsAll(hall, from, id);
  const { seat, only } = await hall.tables.read(id, (table) => {
    if ('text' in says && table.options.isPublic) throw new Refused('strangers');
    const [mine] = seatsOf(table, idOf(from));
    if (mine === undefined) throw new Refused('notYours');
    if (to === 'all') return { seat: mine, only: null };
    const side = sideOf(table, mine);
    if (!side.length) throw new Refused('notNow', 'there are no allies');
    if ('plan' in says) checkPlan(table, mine, says);
    return { seat: mine, only: side };
  });
  hall.lines.say(id, { seat, player: idOf(from), name: from.player!.name, at: hall.now(), to, says }, only);
  return null;
}
function checkPlan(table: Table, mine: number, { plan, on }: Plan): void {
  const isOfOpponents = matchOf(table.game!).fighters.some(({ name, seat }) => name === on && !areAllies(table, mine, seat));
  if (isAimed({ plan }) && !isOfOpponents) throw new Refused('illegal', `on: no opponent has a fighter ${on}`);
  if (!isAimed({ plan }) && on !== null) throw new Refused('illegal', `on: ${plan} is of no fighter`);
}

export const TALKING: Handlers<'phrase' | 'chat' | 'plan'> = {
  phrase: (hall, from, { table, phrase }) => say(hall, from, table, 'all', { phrase }),
  chat: (hall, from, { table, text, to = 'all' }) => say(hall, from, table, to, { text }),
  plan: (hall, from, { table, plan, on }) => say(hall, from, table, 'allies', { plan, on }),
};
