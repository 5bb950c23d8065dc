/** Serves the game. */
export { type Serving, serve } from './serve.ts';
