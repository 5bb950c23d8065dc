/** What is done for a request. Who may do what is decided at the table; here it is fetched and told. */
import type { Asks, Gets, Request } from '@peerless/protocol';
import type { Hall } from '../../hall.ts';
import { told } from '../../limits/weights.ts';
import type { Connection } from '../connection.ts';

export type Handler<R extends Request> = (hall: Hall, from: Connection, asks: Asks<R>) => Promise<Gets<R>>;
export type Handlers<R extends Request> = { [Each in R]: Handler<Each> };

export const idOf = ({ player }: Connection): string => player!.id;
/** Weighs the more the more there are to be told. */
export const tellsAll = (hall: Hall, { purse }: Connection, table: string): void => purse.spend(told(hall.connections.at(table).length));
