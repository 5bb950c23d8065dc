/** Serves the game. */
import '@peerless/boards';
import '@peerless/heroes';

export { jsonLog, type Log, noLog } from './log.ts';
export { type ServeOptions, type Serving, serve } from './serve.ts';
export { backup } from './store/sqlite.ts';
export { type Task, type Think, thinkHere } from './thinking.ts';
