/** Serves the game. */
import '@peerless/boards';
import '@peerless/heroes';

export { type ActAsks, type ActGives, type ActName, Objection, type Operator } from './governing/acts.ts';
export { type Place, reach } from './governing/reach.ts';
export type { Sign, Suspicious } from './governing/suspicion.ts';
export { jsonLog, type Log, noLog } from './log.ts';
export { parseClubHours, type WeekMinute } from './meeting/club.ts';
export { type ServeOptions, type Serving, serve } from './serve.ts';
export { backup } from './store/backup.ts';
export { type Act, type Announced, FOR_EVER, type Found, type Reported } from './store/governed.ts';
export { postgresStore } from './store/postgres.ts';
export { sqliteStore } from './store/sqlite.ts';
export type { Store } from './store/store.ts';
export { QUICK_ONES, type Room, type Task, type Think, thinkHere } from './tables/thinking.ts';
export { laneOf } from './turns/fair.ts';
export { LANES, type Lane } from './turns/turns.ts';
