/** Commands at a table, each by its own rules. */

import { COMMANDS, type Command, type Table } from '@peerless/host';
import type { Gets } from '@peerless/protocol';
import type { Hall } from '../../hall.ts';
import { type Handler, type Handlers, idOf, tellsAll } from './request.ts';

export const command =
  <R extends Command>(name: R, check?: (hall: Hall, table: Table, player: string) => void): Handler<R> =>
  async (hall, from, { table, ...asks }) => {
    const decide = COMMANDS[name] as (table: Table, asks: object, by: { player: string; now: number }) => ReturnType<(typeof COMMANDS)[R]>;
    tellsAll(hall, from, table);
    await hall.tables.act(table, (found, now) => {
      const happening = decide(found, asks, { player: idOf(from), now });
      check?.(hall, found, idOf(from));
      return happening;
    });
    void hall.computers.attend(table).catch(() => {});
    return null as Gets<R>;
  };

export const PLAYING: Handlers<Exclude<Command, 'sit'>> = {
  stand: command('stand'),
  decline: command('decline'),
  computer: command('computer'),
  pick: command('pick'),
  ban: command('ban'),
  answer: command('answer'),
  standing: command('standing'),
  concede: command('concede'),
  takeBack: command('takeBack'),
  draw: command('draw'),
  claim: command('claim'),
};
