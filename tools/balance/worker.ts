/** Plays one game for each message. */
import { parentPort } from 'node:worker_threads';
import '@peerless/boards';
import '@peerless/heroes';
import { type MatchUp, playMatchUp } from '../../cli/src/match-up.ts';

parentPort!.on('message', ({ matchUp }: { matchUp: MatchUp }) => parentPort!.postMessage(playMatchUp(matchUp)));
